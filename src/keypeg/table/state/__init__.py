"""What a table is: what was agreed, who sits there, its journal, what everybody may see of it."""
