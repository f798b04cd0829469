"""Following tables: who looks, what they are sent, and the socket."""
