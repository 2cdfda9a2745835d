"""The types that annotations name."""
from typing import Any, Literal, Sequence, Union

from numpy import number
from numpy.typing import NDArray

Array = NDArray[Any]
Comparison = Literal["==", "!=", ">", ">=", "<", "<="]
Number = Union[int, float, "number[Any]"]
Reduction = Literal["and", "or", "xor", "max", "min", "sum", "prod"]
Shape = Union[int, Sequence[int]]
