"""Descriptions of operations, as dialects give them."""

from __future__ import annotations

from typing import Any, Dict, List, Optional, Sequence, Tuple

#: A group of operands or results: its name, and ``one``, ``optional`` or ``variadic``.
Group = Tuple[str, str]


class Description:
    """The description of an operation.

    Attributes
    ----------
    name, summary
        Its full name, and its purpose in one line.
    operands, results
        Its groups of values.
    attributes
        For each attribute, whether it is required, and what its value may be written as.
    regions, successors
        Their names, each with whether there may be several.
    infers_results
        Whether its dialect may infer the types of its results.
    """

    __slots__ = (
        "_operand_segments",
        "_result_segments",
        "attributes",
        "infers_results",
        "name",
        "operands",
        "regions",
        "results",
        "successors",
        "summary",
    )

    def __init__(self, spelled: Any) -> None:
        self.name: str = spelled["name"]
        self.summary: str = spelled["summary"]
        self.operands: List[Group] = [(name, arity) for name, arity in spelled["operands"]]
        self.results: List[Group] = [(name, arity) for name, arity in spelled["results"]]
        self.attributes: Dict[str, Tuple[bool, Any]] = {one[0]: (one[1], one[2]) for one in spelled["attributes"]}
        self.regions: List[Tuple[str, bool]] = [(name, several) for name, several in spelled["regions"]]
        self.successors: List[Tuple[str, bool]] = [(name, several) for name, several in spelled["successors"]]
        self.infers_results: bool = spelled["infers_results"]
        self._operand_segments: bool = spelled["operand_segments"]
        self._result_segments: bool = spelled["result_segments"]

    def segments(self, what: str) -> Optional[str]:
        """The attribute that has the sizes of the groups of ``operands`` or ``results``, if there is one."""
        is_sized = self._operand_segments if what == "operands" else self._result_segments
        return "%sSegmentSizes" % what[:-1] if is_sized else None

    def group(self, what: str, name: str, count: int, sizes: Optional[Sequence[int]]) -> Optional[Tuple[int, int, str]]:
        """The range of a group among `count` values, and its arity."""
        groups = self.operands if what == "operands" else self.results
        if sizes is None:
            spare = count - sum(arity == "one" for _, arity in groups)
            variable = sum(arity != "one" for _, arity in groups)
            sizes = [1 if arity == "one" else spare // variable for _, arity in groups]
        begin = 0
        for (own, arity), size in zip(groups, sizes):
            if own == name:
                return begin, begin + size, arity
            begin += size
        return None
