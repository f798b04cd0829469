"""Run the program with `python -m keypeg`."""

from keypeg.cli import main

if __name__ == "__main__":
    main()
