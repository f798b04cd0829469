"""Tables inside a browser: the page's own worker does what a server does, without a network."""
