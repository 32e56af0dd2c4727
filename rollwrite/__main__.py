"""Run the command line as ``python -m rollwrite``."""

import sys

from rollwrite.cli import main

if __name__ == "__main__":
    sys.exit(main())
