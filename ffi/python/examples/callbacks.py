"""A Python function that Rust calls, and the handling of its exceptions."""

import abide_mlir
from abide_mlir import sip


@abide_mlir.register_func("example.scale")
def scale(x, factor):
    """Anyone can call this by its name: Rust, C, or another script."""
    return x * factor


class TooMany(Exception):
    """Raised by the visitor, passed through Rust, and caught below."""


def main():
    """Runs."""
    call = abide_mlir.get_global_func("abide.testing.call")
    print(call(abide_mlir.get_global_func("example.scale"), 21, 2))

    leaves = []

    def visitor(what, value):
        if what == "leaf":
            leaves.append(value)
        if len(leaves) > 2:
            raise TooMany("%d leaves" % len(leaves))

    sip.visit("I12!S9!k0_0k1_1R1!", visitor)
    print(leaves)
    try:
        sip.visit(sip.encode("(%0, %1, %2) -> None"), visitor)
    except TooMany as error:
        print(error)
    abide_mlir.remove_global_func("example.scale")


if __name__ == "__main__":
    main()
