"""`make bench`: every benchmark, each printing ratios against something measured in the same run."""

from bench import rules

if __name__ == "__main__":
    rules.main()
