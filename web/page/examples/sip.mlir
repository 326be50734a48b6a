// The inputs and results of a Python function, as a structured-index-path signature:
// the panel SIP explains each part of it.
module {
  func.func @predict(%ids: tensor<1x384xi32>, %mask: tensor<1x384xi32>, %types: tensor<1x384xi32>)
      -> (tensor<1x384xf32>, tensor<1x384xf32>)
      attributes {
        iree.module.export,
        iree.reflection = {
          abi = "sip", abiv = 1 : i32,
          f = "I34!B9!t6d1d384B9!t6d1d384B9!t6d1d384R19!B7!d1d384B7!d1d384", fv = "1",
          sip = "I44!S40!k0D34!K4!ids_0K5!mask_1K11!word_types_2R23!D19!K4!end_0K6!start_1"
        }
      } {
    %zero = arith.constant dense<0.0> : tensor<1x384xf32>
    return %zero, %zero : tensor<1x384xf32>, tensor<1x384xf32>
  }
}
