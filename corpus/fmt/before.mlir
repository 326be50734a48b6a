// Comments stay,   and what follows them decides how far they are indented.
func.func   @scale(%input : tensor< 4xf32 >,%factor:f32)->tensor<4xf32>{
%empty=tensor.empty() : tensor<4xf32>


        // A line of its own.
    %scaled = linalg.map {arith.mulf} ins(%input, %input : tensor<4xf32>, tensor<4xf32>) outs(%empty:tensor<4xf32>)
  %kept = "other.keep"(%scaled) {axes=[ 0,1 ], layout = "row major", note = "dictionaries that are too long get an entry a line"} : (tensor<4xf32>) -> tensor<4xf32>
  return %kept : tensor<4xf32>   // A comment after a word.
}
