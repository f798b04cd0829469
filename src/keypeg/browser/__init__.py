"""Tables inside a browser: what a server does for the page, done by the page's own worker without any network."""
