call abide#DefineLinter('mlir')
