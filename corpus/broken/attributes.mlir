// Attributes that cannot be read, each in an operation of its own.
"test.no_value"() {first = , second = 2 : i32} : () -> ()
"test.no_comma"() {first = 1 : i32 second = 2 : i32} : () -> ()
"test.dense"() {value = dense<[1, 2> : tensor<2xi32>} : () -> ()
"test.map"() {map = affine_map<(d0, d1) -> d0 + d1>} : () -> ()
"test.location"() : () -> () loc("file.src":3:)
"test.fine"() {first = 1 : i32} : () -> ()
