"""Time for computer players that think, counted in looks at whether it is over: the same in every run."""


class After:
    """Says that it is enough when it is asked for the nth time."""

    def __init__(self, times: int) -> None:
        self.left = times

    def __call__(self) -> bool:
        self.left -= 1
        return self.left <= 0
