// Some mistakes. Hover over them; most have a fix.
func.func @area(%width: i32, %height: i32) -> i32 {
  %product = arith.muli %width, %heigth : i32
  %half = arith.constant 2 : i64
  %result = arith.divsi %product, %half : i32
  return %result : i32
}

func.func @largest(%values: tensor<?xf32>) -> f32 {
  %zero = arith.constant 0 : index
  %unused = arith.constant 7 : i32
  %first = tensor.extract %values[%zero, %zero] : tensor<?xf32>
  %sum = arith.addi %first, %first : f32
  return %sum : f64
}
