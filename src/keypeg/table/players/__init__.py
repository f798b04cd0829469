"""Who plays: computers, the attendant that lets them move, and what is remembered of a person."""
