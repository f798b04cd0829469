"""Everything that a browser opens as a page: the page itself, previews of links, the documents about the API."""
