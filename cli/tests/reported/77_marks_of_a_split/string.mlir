// RUN: mlir-opt -split-input-file %s
func.func private @a() attributes {s = "a // ----- b"}
