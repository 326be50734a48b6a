"""A session in a notebook: check a module, look at its errors, fix it, see its functions."""

# %% A module with mistakes in it
from abide_mlir import mlir

SOURCE = """
func.func @predict(%x: tensor<4xf32>) -> tensor<4xf32> attributes {iree.reflection = {
  iree.abi = "{\\"a\\":[[\\"ndarray\\",\\"f32\\",2,4]],\\"r\\":[[\\"ndarray\\",\\"f32\\",1,4]],\\"v\\":1}"
}} {
return %y : tensor<4xf32>
}
"""

# %% List its diagnostics
findings = mlir.check(SOURCE)
for finding in findings:
    print(finding)

# %% Apply the fix
(fixable,) = [finding for finding in findings if finding.fix]
print(fixable.fix.title)
mended = fixable.fix.apply(SOURCE).replace(b"%y", b"%x")
print(mlir.check(mended))

# %% Lay it out, and see how its function is called
print(mlir.reformat(mended).decode("utf-8"))
for function in mlir.functions(mended):
    print("@%s: %s (from %s)" % (function.function, function.signature, function.source))
