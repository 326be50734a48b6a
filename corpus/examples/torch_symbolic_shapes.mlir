// A small network as torch-mlir imports it: the batch size and the sequence length are symbols, and
// each value says how its dimensions follow from them.
module attributes {torch.debug_module_name = "Classifier"} {
  func.func @main(%tokens: !torch.vtensor<[?,?,64],f32>, %weight: !torch.vtensor<[64,10],f32>) -> !torch.vtensor<[?,?,10],f32> {
    %batch = torch.symbolic_int "batch" {min_val = 1, max_val = 128} : !torch.int
    %length = torch.symbolic_int "length" {min_val = 2, max_val = 4096} : !torch.int
    torch.bind_symbolic_shape %tokens, [%batch, %length], affine_map<()[s0, s1] -> (s0, s1, 64)> : !torch.vtensor<[?,?,64],f32>
    %0 = torch.aten.matmul %tokens, %weight : !torch.vtensor<[?,?,64],f32>, !torch.vtensor<[64,10],f32> -> !torch.vtensor<[?,?,10],f32>
    torch.bind_symbolic_shape %0, [%batch, %length], affine_map<()[s0, s1] -> (s0, s1, 10)> : !torch.vtensor<[?,?,10],f32>
    %1 = torch.aten.relu %0 : !torch.vtensor<[?,?,10],f32> -> !torch.vtensor<[?,?,10],f32>
    torch.bind_symbolic_shape %1, [%batch, %length], affine_map<()[s0, s1] -> (s0, s1, 10)> : !torch.vtensor<[?,?,10],f32>
    return %1 : !torch.vtensor<[?,?,10],f32>
  }
}
