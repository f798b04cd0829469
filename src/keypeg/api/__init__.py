"""What can be asked and what travels: the one definition of every request, answer and message.

Nothing here knows HTTP. The server sends these structs, the terminal reads them from a server or makes them in its own
process, and the types of the page are generated from them.
"""
