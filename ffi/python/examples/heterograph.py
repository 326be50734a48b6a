"""As in DGL: a function with many arguments makes an object of Rust, which is a function itself.

The library is that of `ffi/examples/extension.rs`.
"""

import array
import sys

from abide_mlir._ffi import _init_api

_init_api("heterograph_index", __name__)
_ffi_api = sys.modules[__name__]


class HeteroGraph:
    """A graph between two kinds of nodes, which lives in the library."""

    def __init__(self, graph):
        self._graph = graph

    def num_edges(self):
        """The number of edges."""
        return self._graph("num_edges")

    def successors(self, node):
        """The nodes that edges lead to from a node."""
        return array.array("q", self._graph("successors", node)).tolist()

    def formats(self):
        """The formats that the graph is kept in."""
        return self._graph("formats").split(",")


def create_unitgraph_from_coo(
    num_ntypes, num_src, num_dst, row, col, formats, row_sorted=False, col_sorted=False
):
    """A graph of its edges: from `row[i]` to `col[i]` for each i."""
    if isinstance(formats, str):
        formats = [formats]
    graph = _ffi_api._CAPI_DGLHeteroCreateUnitGraphFromCOO(
        int(num_ntypes),
        int(num_src),
        int(num_dst),
        array.array("q", row).tobytes(),
        array.array("q", col).tobytes(),
        ",".join(formats),
        row_sorted,
        col_sorted,
    )
    return HeteroGraph(graph)


if __name__ == "__main__":
    graph = create_unitgraph_from_coo(2, 3, 4, [0, 0, 2], [1, 3, 2], ["coo", "csr"], row_sorted=True)
    print(graph.num_edges(), graph.successors(0), graph.successors(1), graph.formats())
    for arguments in ((2, 3, 4, [0], [4], "coo"), (2, 3, 4, [0], [1, 2], "coo"), (2, 1, 1, [], [], "x")):
        try:
            create_unitgraph_from_coo(*arguments)
        except ValueError as error:
            print(error)
