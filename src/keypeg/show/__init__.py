"""Pictures for a notebook or a file: a board, a score card, a review, as SVG and HTML that need nothing else."""

from keypeg.show.board import Board
from keypeg.show.card import Card
from keypeg.show.review import ReviewTable

__all__ = ["Board", "Card", "ReviewTable"]
