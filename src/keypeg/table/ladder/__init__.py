"""Rated games: who meets whom, who wins, and the ratings that follow."""
