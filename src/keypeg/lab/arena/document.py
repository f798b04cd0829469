"""A report on paper: a title, notes, a table and pictures, as Markdown and as one HTML page that needs nothing else."""

from __future__ import annotations

from dataclasses import dataclass
from html import escape

_STYLE = (
    "body{font-family:system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem}"
    "table{border-collapse:collapse}td,th{border:1px solid #999;padding:.3rem .6rem;text-align:left}"
    "svg{max-width:100%;height:auto}"
)


@dataclass(frozen=True, slots=True, kw_only=True)
class ReportDocument:
    """What a report says; `pictures` holds each picture's title and its SVG by name."""

    title: str
    notes: str
    head: list[str]
    lines: list[list[str]]
    remarks: str
    items: list[str]
    pictures: dict[str, tuple[str, str]]

    def as_markdown(self) -> str:
        """Return it as Markdown; its pictures lie beside it."""
        rows = [
            self.head,
            ["---"] * len(self.head),
            *([_escape_markdown(cell) for cell in line] for line in self.lines),
        ]
        table = ["| " + " | ".join(row) + " |" for row in rows]
        items = [f"- {_escape_markdown(item)}" for item in self.items]
        drawn = [f"![{title}]({name}.svg)\n" for name, (title, _) in self.pictures.items()]
        parts = [
            f"# {_escape_markdown(self.title)}",
            "",
            self.notes,
            "",
            *table,
            "",
            self.remarks,
            "",
            *items,
            "",
            *drawn,
        ]
        return "\n".join(parts)

    def as_html(self) -> str:
        """Return it as one page, pictures included."""
        heads = "".join(f'<th scope="col">{escape(cell)}</th>' for cell in self.head)
        rows = "".join(
            "<tr>" + "".join(f"<td>{escape(cell)}</td>" for cell in line) + "</tr>" for line in self.lines
        )
        items = "".join(f"<li>{escape(item)}</li>" for item in self.items)
        drawn = "".join(f"<p>{svg}</p>" for _, svg in self.pictures.values())
        return (
            f'<!doctype html><html lang="en"><head><meta charset="utf-8"><title>{escape(self.title)}</title>'
            f'<meta name="viewport" content="width=device-width"><style>{_STYLE}</style></head><body>'
            f"<h1>{escape(self.title)}</h1><p>{escape(self.notes)}</p>"
            f"<table><thead><tr>{heads}</tr></thead><tbody>{rows}</tbody></table>"
            f"<p>{escape(self.remarks)}</p><ul>{items}</ul>{drawn}</body></html>\n"
        )


def _escape_markdown(text: str) -> str:
    """Return a text that Markdown shows as it is: names and answers come from others."""
    return text.replace("&", "&amp;").replace("<", "&lt;").replace("|", "\\|")
