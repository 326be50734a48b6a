"builtin.module"() ({
  "func.func"() <{function_type = (tensor<?x?xf32>, tensor<?x?xf32>) -> (), sym_name = "copy_f32"}> ({
  ^bb0(%arg1090: tensor<?x?xf32>, %arg1091: tensor<?x?xf32>):
    %548 = "linalg.copy"(%arg1090, %arg1091) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg1092: f32, %arg1093: f32):
      "linalg.yield"(%arg1092) : (f32) -> ()
    }) : (tensor<?x?xf32>, tensor<?x?xf32>) -> tensor<?x?xf32>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (memref<?x?xi8>, memref<?x?xi32>) -> (), sym_name = "copy_cast"}> ({
  ^bb0(%arg1086: memref<?x?xi8>, %arg1087: memref<?x?xi32>):
    "linalg.copy"(%arg1086, %arg1087) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg1088: i8, %arg1089: i32):
      %547 = "arith.extsi"(%arg1088) : (i8) -> i32
      "linalg.yield"(%547) : (i32) -> ()
    }) : (memref<?x?xi8>, memref<?x?xi32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (f32, tensor<?x?xf32>) -> (), sym_name = "fill_f32"}> ({
  ^bb0(%arg1082: f32, %arg1083: tensor<?x?xf32>):
    %546 = "linalg.fill"(%arg1082, %arg1083) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg1084: f32, %arg1085: f32):
      "linalg.yield"(%arg1084) : (f32) -> ()
    }) : (f32, tensor<?x?xf32>) -> tensor<?x?xf32>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<?x?xf32>, tensor<?x?xf32>) -> (), sym_name = "elemwise_unary_f32"}> ({
  ^bb0(%arg1078: tensor<?x?xf32>, %arg1079: tensor<?x?xf32>):
    %544 = "linalg.elemwise_unary"(%arg1078, %arg1079) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg1080: f32, %arg1081: f32):
      %545 = "math.exp"(%arg1080) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      "linalg.yield"(%545) : (f32) -> ()
    }) : (tensor<?x?xf32>, tensor<?x?xf32>) -> tensor<?x?xf32>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<?x?xf32>, tensor<?x?xf32>) -> (), sym_name = "elemwise_unary_exp"}> ({
  ^bb0(%arg1074: tensor<?x?xf32>, %arg1075: tensor<?x?xf32>):
    %542 = "linalg.elemwise_unary"(%arg1074, %arg1075) <{fun = #linalg.unary_fn<exp>, operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg1076: f32, %arg1077: f32):
      %543 = "math.exp"(%arg1076) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      "linalg.yield"(%543) : (f32) -> ()
    }) : (tensor<?x?xf32>, tensor<?x?xf32>) -> tensor<?x?xf32>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<?x?xf32>, tensor<?x?xf32>) -> (), sym_name = "elemwise_unary_log"}> ({
  ^bb0(%arg1070: tensor<?x?xf32>, %arg1071: tensor<?x?xf32>):
    %540 = "linalg.elemwise_unary"(%arg1070, %arg1071) <{fun = #linalg.unary_fn<log>, operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg1072: f32, %arg1073: f32):
      %541 = "math.log"(%arg1072) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      "linalg.yield"(%541) : (f32) -> ()
    }) : (tensor<?x?xf32>, tensor<?x?xf32>) -> tensor<?x?xf32>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<?x?xf32>, tensor<?x?xf32>) -> (), sym_name = "elemwise_unary_abs"}> ({
  ^bb0(%arg1066: tensor<?x?xf32>, %arg1067: tensor<?x?xf32>):
    %538 = "linalg.elemwise_unary"(%arg1066, %arg1067) <{fun = #linalg.unary_fn<abs>, operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg1068: f32, %arg1069: f32):
      %539 = "math.absf"(%arg1068) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      "linalg.yield"(%539) : (f32) -> ()
    }) : (tensor<?x?xf32>, tensor<?x?xf32>) -> tensor<?x?xf32>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<?x?xf32>, tensor<?x?xf32>) -> (), sym_name = "elemwise_unary_ceil"}> ({
  ^bb0(%arg1062: tensor<?x?xf32>, %arg1063: tensor<?x?xf32>):
    %536 = "linalg.elemwise_unary"(%arg1062, %arg1063) <{fun = #linalg.unary_fn<ceil>, operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg1064: f32, %arg1065: f32):
      %537 = "math.ceil"(%arg1064) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      "linalg.yield"(%537) : (f32) -> ()
    }) : (tensor<?x?xf32>, tensor<?x?xf32>) -> tensor<?x?xf32>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<?x?xf32>, tensor<?x?xf32>) -> (), sym_name = "elemwise_unary_floor"}> ({
  ^bb0(%arg1058: tensor<?x?xf32>, %arg1059: tensor<?x?xf32>):
    %534 = "linalg.elemwise_unary"(%arg1058, %arg1059) <{fun = #linalg.unary_fn<floor>, operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg1060: f32, %arg1061: f32):
      %535 = "math.floor"(%arg1060) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      "linalg.yield"(%535) : (f32) -> ()
    }) : (tensor<?x?xf32>, tensor<?x?xf32>) -> tensor<?x?xf32>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<?x?xf32>, tensor<?x?xf32>) -> (), sym_name = "elemwise_unary_negf"}> ({
  ^bb0(%arg1054: tensor<?x?xf32>, %arg1055: tensor<?x?xf32>):
    %532 = "linalg.elemwise_unary"(%arg1054, %arg1055) <{fun = #linalg.unary_fn<negf>, operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg1056: f32, %arg1057: f32):
      %533 = "arith.negf"(%arg1056) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      "linalg.yield"(%533) : (f32) -> ()
    }) : (tensor<?x?xf32>, tensor<?x?xf32>) -> tensor<?x?xf32>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<?x?xf32>, tensor<?x?xf32>) -> (), sym_name = "elemwise_unary_reciprocal"}> ({
  ^bb0(%arg1050: tensor<?x?xf32>, %arg1051: tensor<?x?xf32>):
    %529 = "linalg.elemwise_unary"(%arg1050, %arg1051) <{fun = #linalg.unary_fn<reciprocal>, operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg1052: f32, %arg1053: f32):
      %530 = "arith.constant"() <{value = 1.000000e+00 : f32}> : () -> f32
      %531 = "arith.divf"(%530, %arg1052) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%531) : (f32) -> ()
    }) : (tensor<?x?xf32>, tensor<?x?xf32>) -> tensor<?x?xf32>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<?x?xf32>, tensor<?x?xf32>) -> (), sym_name = "elemwise_unary_round"}> ({
  ^bb0(%arg1046: tensor<?x?xf32>, %arg1047: tensor<?x?xf32>):
    %527 = "linalg.elemwise_unary"(%arg1046, %arg1047) <{fun = #linalg.unary_fn<round>, operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg1048: f32, %arg1049: f32):
      %528 = "math.round"(%arg1048) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      "linalg.yield"(%528) : (f32) -> ()
    }) : (tensor<?x?xf32>, tensor<?x?xf32>) -> tensor<?x?xf32>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<?x?xf32>, tensor<?x?xf32>) -> (), sym_name = "elemwise_unary_sqrt"}> ({
  ^bb0(%arg1042: tensor<?x?xf32>, %arg1043: tensor<?x?xf32>):
    %525 = "linalg.elemwise_unary"(%arg1042, %arg1043) <{fun = #linalg.unary_fn<sqrt>, operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg1044: f32, %arg1045: f32):
      %526 = "math.sqrt"(%arg1044) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      "linalg.yield"(%526) : (f32) -> ()
    }) : (tensor<?x?xf32>, tensor<?x?xf32>) -> tensor<?x?xf32>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<?x?xf32>, tensor<?x?xf32>) -> (), sym_name = "elemwise_unary_rsqrt"}> ({
  ^bb0(%arg1038: tensor<?x?xf32>, %arg1039: tensor<?x?xf32>):
    %523 = "linalg.elemwise_unary"(%arg1038, %arg1039) <{fun = #linalg.unary_fn<rsqrt>, operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg1040: f32, %arg1041: f32):
      %524 = "math.rsqrt"(%arg1040) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      "linalg.yield"(%524) : (f32) -> ()
    }) : (tensor<?x?xf32>, tensor<?x?xf32>) -> tensor<?x?xf32>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<?x?xf32>, tensor<?x?xf32>) -> (), sym_name = "elemwise_unary_square"}> ({
  ^bb0(%arg1034: tensor<?x?xf32>, %arg1035: tensor<?x?xf32>):
    %521 = "linalg.elemwise_unary"(%arg1034, %arg1035) <{fun = #linalg.unary_fn<square>, operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg1036: f32, %arg1037: f32):
      %522 = "arith.mulf"(%arg1036, %arg1036) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%522) : (f32) -> ()
    }) : (tensor<?x?xf32>, tensor<?x?xf32>) -> tensor<?x?xf32>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<?x?xf32>, tensor<?x?xf32>) -> (), sym_name = "elemwise_unary_tanh"}> ({
  ^bb0(%arg1030: tensor<?x?xf32>, %arg1031: tensor<?x?xf32>):
    %519 = "linalg.elemwise_unary"(%arg1030, %arg1031) <{fun = #linalg.unary_fn<tanh>, operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg1032: f32, %arg1033: f32):
      %520 = "math.tanh"(%arg1032) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      "linalg.yield"(%520) : (f32) -> ()
    }) : (tensor<?x?xf32>, tensor<?x?xf32>) -> tensor<?x?xf32>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<?x?xf32>, tensor<?x?xf32>) -> (), sym_name = "elemwise_unary_erf"}> ({
  ^bb0(%arg1026: tensor<?x?xf32>, %arg1027: tensor<?x?xf32>):
    %517 = "linalg.elemwise_unary"(%arg1026, %arg1027) <{fun = #linalg.unary_fn<erf>, operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg1028: f32, %arg1029: f32):
      %518 = "math.erf"(%arg1028) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      "linalg.yield"(%518) : (f32) -> ()
    }) : (tensor<?x?xf32>, tensor<?x?xf32>) -> tensor<?x?xf32>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<?x?xf32>, tensor<?x?xf32>) -> (), sym_name = "exp_f32"}> ({
  ^bb0(%arg1022: tensor<?x?xf32>, %arg1023: tensor<?x?xf32>):
    %515 = "linalg.exp"(%arg1022, %arg1023) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg1024: f32, %arg1025: f32):
      %516 = "math.exp"(%arg1024) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      "linalg.yield"(%516) : (f32) -> ()
    }) : (tensor<?x?xf32>, tensor<?x?xf32>) -> tensor<?x?xf32>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<?x?xf32>, tensor<?x?xf32>) -> (), sym_name = "log_f32"}> ({
  ^bb0(%arg1018: tensor<?x?xf32>, %arg1019: tensor<?x?xf32>):
    %513 = "linalg.log"(%arg1018, %arg1019) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg1020: f32, %arg1021: f32):
      %514 = "math.log"(%arg1020) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      "linalg.yield"(%514) : (f32) -> ()
    }) : (tensor<?x?xf32>, tensor<?x?xf32>) -> tensor<?x?xf32>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<?x?xf32>, tensor<?x?xf32>) -> (), sym_name = "abs_f32"}> ({
  ^bb0(%arg1014: tensor<?x?xf32>, %arg1015: tensor<?x?xf32>):
    %511 = "linalg.abs"(%arg1014, %arg1015) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg1016: f32, %arg1017: f32):
      %512 = "math.absf"(%arg1016) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      "linalg.yield"(%512) : (f32) -> ()
    }) : (tensor<?x?xf32>, tensor<?x?xf32>) -> tensor<?x?xf32>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<?x?xf32>, tensor<?x?xf32>) -> (), sym_name = "ceil_f32"}> ({
  ^bb0(%arg1010: tensor<?x?xf32>, %arg1011: tensor<?x?xf32>):
    %509 = "linalg.ceil"(%arg1010, %arg1011) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg1012: f32, %arg1013: f32):
      %510 = "math.ceil"(%arg1012) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      "linalg.yield"(%510) : (f32) -> ()
    }) : (tensor<?x?xf32>, tensor<?x?xf32>) -> tensor<?x?xf32>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<?x?xf32>, tensor<?x?xf32>) -> (), sym_name = "floor_f32"}> ({
  ^bb0(%arg1006: tensor<?x?xf32>, %arg1007: tensor<?x?xf32>):
    %507 = "linalg.floor"(%arg1006, %arg1007) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg1008: f32, %arg1009: f32):
      %508 = "math.floor"(%arg1008) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      "linalg.yield"(%508) : (f32) -> ()
    }) : (tensor<?x?xf32>, tensor<?x?xf32>) -> tensor<?x?xf32>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<?x?xf32>, tensor<?x?xf32>) -> (), sym_name = "negf_f32"}> ({
  ^bb0(%arg1002: tensor<?x?xf32>, %arg1003: tensor<?x?xf32>):
    %505 = "linalg.negf"(%arg1002, %arg1003) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg1004: f32, %arg1005: f32):
      %506 = "arith.negf"(%arg1004) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      "linalg.yield"(%506) : (f32) -> ()
    }) : (tensor<?x?xf32>, tensor<?x?xf32>) -> tensor<?x?xf32>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<?x?xf32>, tensor<?x?xf32>) -> (), sym_name = "reciprocal_f32"}> ({
  ^bb0(%arg998: tensor<?x?xf32>, %arg999: tensor<?x?xf32>):
    %502 = "linalg.reciprocal"(%arg998, %arg999) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg1000: f32, %arg1001: f32):
      %503 = "arith.constant"() <{value = 1.000000e+00 : f32}> : () -> f32
      %504 = "arith.divf"(%503, %arg1000) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%504) : (f32) -> ()
    }) : (tensor<?x?xf32>, tensor<?x?xf32>) -> tensor<?x?xf32>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<?x?xf32>, tensor<?x?xf32>) -> (), sym_name = "round_f32"}> ({
  ^bb0(%arg994: tensor<?x?xf32>, %arg995: tensor<?x?xf32>):
    %500 = "linalg.round"(%arg994, %arg995) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg996: f32, %arg997: f32):
      %501 = "math.round"(%arg996) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      "linalg.yield"(%501) : (f32) -> ()
    }) : (tensor<?x?xf32>, tensor<?x?xf32>) -> tensor<?x?xf32>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<?x?xf32>, tensor<?x?xf32>) -> (), sym_name = "sqrt_f32"}> ({
  ^bb0(%arg990: tensor<?x?xf32>, %arg991: tensor<?x?xf32>):
    %498 = "linalg.sqrt"(%arg990, %arg991) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg992: f32, %arg993: f32):
      %499 = "math.sqrt"(%arg992) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      "linalg.yield"(%499) : (f32) -> ()
    }) : (tensor<?x?xf32>, tensor<?x?xf32>) -> tensor<?x?xf32>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<?x?xf32>, tensor<?x?xf32>) -> (), sym_name = "rsqrt_f32"}> ({
  ^bb0(%arg986: tensor<?x?xf32>, %arg987: tensor<?x?xf32>):
    %496 = "linalg.rsqrt"(%arg986, %arg987) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg988: f32, %arg989: f32):
      %497 = "math.rsqrt"(%arg988) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      "linalg.yield"(%497) : (f32) -> ()
    }) : (tensor<?x?xf32>, tensor<?x?xf32>) -> tensor<?x?xf32>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<?x?xf32>, tensor<?x?xf32>) -> (), sym_name = "square_f32"}> ({
  ^bb0(%arg982: tensor<?x?xf32>, %arg983: tensor<?x?xf32>):
    %494 = "linalg.square"(%arg982, %arg983) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg984: f32, %arg985: f32):
      %495 = "arith.mulf"(%arg984, %arg984) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%495) : (f32) -> ()
    }) : (tensor<?x?xf32>, tensor<?x?xf32>) -> tensor<?x?xf32>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<?x?xf32>, tensor<?x?xf32>) -> (), sym_name = "tanh_f32"}> ({
  ^bb0(%arg978: tensor<?x?xf32>, %arg979: tensor<?x?xf32>):
    %492 = "linalg.tanh"(%arg978, %arg979) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg980: f32, %arg981: f32):
      %493 = "math.tanh"(%arg980) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      "linalg.yield"(%493) : (f32) -> ()
    }) : (tensor<?x?xf32>, tensor<?x?xf32>) -> tensor<?x?xf32>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<?x?xf32>, tensor<?x?xf32>) -> (), sym_name = "erf_f32"}> ({
  ^bb0(%arg974: tensor<?x?xf32>, %arg975: tensor<?x?xf32>):
    %490 = "linalg.erf"(%arg974, %arg975) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg976: f32, %arg977: f32):
      %491 = "math.erf"(%arg976) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      "linalg.yield"(%491) : (f32) -> ()
    }) : (tensor<?x?xf32>, tensor<?x?xf32>) -> tensor<?x?xf32>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<?x?xf32>, tensor<?x?xf32>, tensor<?x?xf32>) -> (), sym_name = "elemwise_binary_f32"}> ({
  ^bb0(%arg968: tensor<?x?xf32>, %arg969: tensor<?x?xf32>, %arg970: tensor<?x?xf32>):
    %488 = "linalg.elemwise_binary"(%arg968, %arg969, %arg970) <{operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg971: f32, %arg972: f32, %arg973: f32):
      %489 = "arith.addf"(%arg971, %arg972) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%489) : (f32) -> ()
    }) : (tensor<?x?xf32>, tensor<?x?xf32>, tensor<?x?xf32>) -> tensor<?x?xf32>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<?x?xf32>, tensor<?x?xf32>, tensor<?x?xf32>) -> (), sym_name = "elemwise_binary_add"}> ({
  ^bb0(%arg962: tensor<?x?xf32>, %arg963: tensor<?x?xf32>, %arg964: tensor<?x?xf32>):
    %486 = "linalg.elemwise_binary"(%arg962, %arg963, %arg964) <{cast = #linalg.type_fn<cast_unsigned>, fun = #linalg.binary_fn<add>, operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg965: f32, %arg966: f32, %arg967: f32):
      %487 = "arith.addf"(%arg965, %arg966) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%487) : (f32) -> ()
    }) : (tensor<?x?xf32>, tensor<?x?xf32>, tensor<?x?xf32>) -> tensor<?x?xf32>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<?x?xf32>, tensor<?x?xf32>, tensor<?x?xf32>) -> (), sym_name = "elemwise_binary_sub"}> ({
  ^bb0(%arg956: tensor<?x?xf32>, %arg957: tensor<?x?xf32>, %arg958: tensor<?x?xf32>):
    %484 = "linalg.elemwise_binary"(%arg956, %arg957, %arg958) <{cast = #linalg.type_fn<cast_unsigned>, fun = #linalg.binary_fn<sub>, operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg959: f32, %arg960: f32, %arg961: f32):
      %485 = "arith.subf"(%arg959, %arg960) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%485) : (f32) -> ()
    }) : (tensor<?x?xf32>, tensor<?x?xf32>, tensor<?x?xf32>) -> tensor<?x?xf32>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<?x?xf32>, tensor<?x?xf32>, tensor<?x?xf32>) -> (), sym_name = "elemwise_binary_mul"}> ({
  ^bb0(%arg950: tensor<?x?xf32>, %arg951: tensor<?x?xf32>, %arg952: tensor<?x?xf32>):
    %482 = "linalg.elemwise_binary"(%arg950, %arg951, %arg952) <{cast = #linalg.type_fn<cast_unsigned>, fun = #linalg.binary_fn<mul>, operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg953: f32, %arg954: f32, %arg955: f32):
      %483 = "arith.mulf"(%arg953, %arg954) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%483) : (f32) -> ()
    }) : (tensor<?x?xf32>, tensor<?x?xf32>, tensor<?x?xf32>) -> tensor<?x?xf32>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<?x?xf32>, tensor<?x?xf32>, tensor<?x?xf32>) -> (), sym_name = "elemwise_binary_div"}> ({
  ^bb0(%arg944: tensor<?x?xf32>, %arg945: tensor<?x?xf32>, %arg946: tensor<?x?xf32>):
    %480 = "linalg.elemwise_binary"(%arg944, %arg945, %arg946) <{cast = #linalg.type_fn<cast_unsigned>, fun = #linalg.binary_fn<div>, operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg947: f32, %arg948: f32, %arg949: f32):
      %481 = "arith.divf"(%arg947, %arg948) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%481) : (f32) -> ()
    }) : (tensor<?x?xf32>, tensor<?x?xf32>, tensor<?x?xf32>) -> tensor<?x?xf32>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<?x?xf32>, tensor<?x?xf32>, tensor<?x?xf32>) -> (), sym_name = "elemwise_binary_max_signed"}> ({
  ^bb0(%arg938: tensor<?x?xf32>, %arg939: tensor<?x?xf32>, %arg940: tensor<?x?xf32>):
    %478 = "linalg.elemwise_binary"(%arg938, %arg939, %arg940) <{cast = #linalg.type_fn<cast_unsigned>, fun = #linalg.binary_fn<max_signed>, operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg941: f32, %arg942: f32, %arg943: f32):
      %479 = "arith.maximumf"(%arg941, %arg942) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%479) : (f32) -> ()
    }) : (tensor<?x?xf32>, tensor<?x?xf32>, tensor<?x?xf32>) -> tensor<?x?xf32>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<?x?xf32>, tensor<?x?xf32>, tensor<?x?xf32>) -> (), sym_name = "elemwise_binary_min_signed"}> ({
  ^bb0(%arg932: tensor<?x?xf32>, %arg933: tensor<?x?xf32>, %arg934: tensor<?x?xf32>):
    %476 = "linalg.elemwise_binary"(%arg932, %arg933, %arg934) <{cast = #linalg.type_fn<cast_unsigned>, fun = #linalg.binary_fn<min_signed>, operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg935: f32, %arg936: f32, %arg937: f32):
      %477 = "arith.minimumf"(%arg935, %arg936) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%477) : (f32) -> ()
    }) : (tensor<?x?xf32>, tensor<?x?xf32>, tensor<?x?xf32>) -> tensor<?x?xf32>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<?x?xf32>, tensor<?x?xf32>, tensor<?x?xf32>) -> (), sym_name = "elemwise_binary_max_unsigned"}> ({
  ^bb0(%arg926: tensor<?x?xf32>, %arg927: tensor<?x?xf32>, %arg928: tensor<?x?xf32>):
    %474 = "linalg.elemwise_binary"(%arg926, %arg927, %arg928) <{cast = #linalg.type_fn<cast_unsigned>, fun = #linalg.binary_fn<max_unsigned>, operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg929: f32, %arg930: f32, %arg931: f32):
      %475 = "arith.maximumf"(%arg929, %arg930) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%475) : (f32) -> ()
    }) : (tensor<?x?xf32>, tensor<?x?xf32>, tensor<?x?xf32>) -> tensor<?x?xf32>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<?x?xf32>, tensor<?x?xf32>, tensor<?x?xf32>) -> (), sym_name = "elemwise_binary_min_unsigned"}> ({
  ^bb0(%arg920: tensor<?x?xf32>, %arg921: tensor<?x?xf32>, %arg922: tensor<?x?xf32>):
    %472 = "linalg.elemwise_binary"(%arg920, %arg921, %arg922) <{cast = #linalg.type_fn<cast_unsigned>, fun = #linalg.binary_fn<min_unsigned>, operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg923: f32, %arg924: f32, %arg925: f32):
      %473 = "arith.minimumf"(%arg923, %arg924) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%473) : (f32) -> ()
    }) : (tensor<?x?xf32>, tensor<?x?xf32>, tensor<?x?xf32>) -> tensor<?x?xf32>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<?x?xf32>, tensor<?x?xf32>, tensor<?x?xf32>) -> (), sym_name = "elemwise_binary_powf"}> ({
  ^bb0(%arg914: tensor<?x?xf32>, %arg915: tensor<?x?xf32>, %arg916: tensor<?x?xf32>):
    %470 = "linalg.elemwise_binary"(%arg914, %arg915, %arg916) <{cast = #linalg.type_fn<cast_unsigned>, fun = #linalg.binary_fn<powf>, operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg917: f32, %arg918: f32, %arg919: f32):
      %471 = "math.powf"(%arg917, %arg918) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%471) : (f32) -> ()
    }) : (tensor<?x?xf32>, tensor<?x?xf32>, tensor<?x?xf32>) -> tensor<?x?xf32>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (memref<?x?xi8>, memref<?x?xi8>, memref<?x?xi32>) -> (), sym_name = "elemwise_binary_cast"}> ({
  ^bb0(%arg908: memref<?x?xi8>, %arg909: memref<?x?xi8>, %arg910: memref<?x?xi32>):
    "linalg.elemwise_binary"(%arg908, %arg909, %arg910) <{operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg911: i8, %arg912: i8, %arg913: i32):
      %467 = "arith.extsi"(%arg911) : (i8) -> i32
      %468 = "arith.extsi"(%arg912) : (i8) -> i32
      %469 = "arith.addi"(%467, %468) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      "linalg.yield"(%469) : (i32) -> ()
    }) : (memref<?x?xi8>, memref<?x?xi8>, memref<?x?xi32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<?x?xf32>, tensor<?x?xf32>, tensor<?x?xf32>) -> (), sym_name = "add_f32"}> ({
  ^bb0(%arg902: tensor<?x?xf32>, %arg903: tensor<?x?xf32>, %arg904: tensor<?x?xf32>):
    %465 = "linalg.add"(%arg902, %arg903, %arg904) <{operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg905: f32, %arg906: f32, %arg907: f32):
      %466 = "arith.addf"(%arg905, %arg906) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%466) : (f32) -> ()
    }) : (tensor<?x?xf32>, tensor<?x?xf32>, tensor<?x?xf32>) -> tensor<?x?xf32>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<?x?xf32>, tensor<?x?xf32>, tensor<?x?xf32>) -> (), sym_name = "sub_f32"}> ({
  ^bb0(%arg896: tensor<?x?xf32>, %arg897: tensor<?x?xf32>, %arg898: tensor<?x?xf32>):
    %463 = "linalg.sub"(%arg896, %arg897, %arg898) <{operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg899: f32, %arg900: f32, %arg901: f32):
      %464 = "arith.subf"(%arg899, %arg900) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%464) : (f32) -> ()
    }) : (tensor<?x?xf32>, tensor<?x?xf32>, tensor<?x?xf32>) -> tensor<?x?xf32>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<?x?xf32>, tensor<?x?xf32>, tensor<?x?xf32>) -> (), sym_name = "mul_f32"}> ({
  ^bb0(%arg890: tensor<?x?xf32>, %arg891: tensor<?x?xf32>, %arg892: tensor<?x?xf32>):
    %461 = "linalg.mul"(%arg890, %arg891, %arg892) <{operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg893: f32, %arg894: f32, %arg895: f32):
      %462 = "arith.mulf"(%arg893, %arg894) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%462) : (f32) -> ()
    }) : (tensor<?x?xf32>, tensor<?x?xf32>, tensor<?x?xf32>) -> tensor<?x?xf32>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<?x?xf32>, tensor<?x?xf32>, tensor<?x?xf32>) -> (), sym_name = "div_f32"}> ({
  ^bb0(%arg884: tensor<?x?xf32>, %arg885: tensor<?x?xf32>, %arg886: tensor<?x?xf32>):
    %459 = "linalg.div"(%arg884, %arg885, %arg886) <{operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg887: f32, %arg888: f32, %arg889: f32):
      %460 = "arith.divf"(%arg887, %arg888) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%460) : (f32) -> ()
    }) : (tensor<?x?xf32>, tensor<?x?xf32>, tensor<?x?xf32>) -> tensor<?x?xf32>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<?x?xf32>, tensor<?x?xf32>, tensor<?x?xf32>) -> (), sym_name = "max_f32"}> ({
  ^bb0(%arg878: tensor<?x?xf32>, %arg879: tensor<?x?xf32>, %arg880: tensor<?x?xf32>):
    %457 = "linalg.max"(%arg878, %arg879, %arg880) <{operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg881: f32, %arg882: f32, %arg883: f32):
      %458 = "arith.maximumf"(%arg881, %arg882) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%458) : (f32) -> ()
    }) : (tensor<?x?xf32>, tensor<?x?xf32>, tensor<?x?xf32>) -> tensor<?x?xf32>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<?x?xf32>, tensor<?x?xf32>, tensor<?x?xf32>) -> (), sym_name = "min_f32"}> ({
  ^bb0(%arg872: tensor<?x?xf32>, %arg873: tensor<?x?xf32>, %arg874: tensor<?x?xf32>):
    %455 = "linalg.min"(%arg872, %arg873, %arg874) <{operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg875: f32, %arg876: f32, %arg877: f32):
      %456 = "arith.minimumf"(%arg875, %arg876) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%456) : (f32) -> ()
    }) : (tensor<?x?xf32>, tensor<?x?xf32>, tensor<?x?xf32>) -> tensor<?x?xf32>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<?x?xf32>, tensor<?x?xf32>, tensor<?x?xf32>) -> (), sym_name = "powf_f32"}> ({
  ^bb0(%arg866: tensor<?x?xf32>, %arg867: tensor<?x?xf32>, %arg868: tensor<?x?xf32>):
    %453 = "linalg.powf"(%arg866, %arg867, %arg868) <{operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg869: f32, %arg870: f32, %arg871: f32):
      %454 = "math.powf"(%arg869, %arg870) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%454) : (f32) -> ()
    }) : (tensor<?x?xf32>, tensor<?x?xf32>, tensor<?x?xf32>) -> tensor<?x?xf32>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<?x?xf32>, tensor<?x?xf32>, tensor<?x?xf32>) -> (), sym_name = "matmul_f32"}> ({
  ^bb0(%arg860: tensor<?x?xf32>, %arg861: tensor<?x?xf32>, %arg862: tensor<?x?xf32>):
    %450 = "linalg.matmul"(%arg860, %arg861, %arg862) <{operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg863: f32, %arg864: f32, %arg865: f32):
      %451 = "arith.mulf"(%arg863, %arg864) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %452 = "arith.addf"(%arg865, %451) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%452) : (f32) -> ()
    }) {linalg.memoized_indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>]} : (tensor<?x?xf32>, tensor<?x?xf32>, tensor<?x?xf32>) -> tensor<?x?xf32>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (memref<?x?xi8>, memref<?x?xi8>, memref<?x?xi32>) -> (), sym_name = "matmul_cast"}> ({
  ^bb0(%arg854: memref<?x?xi8>, %arg855: memref<?x?xi8>, %arg856: memref<?x?xi32>):
    "linalg.matmul"(%arg854, %arg855, %arg856) <{operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg857: i8, %arg858: i8, %arg859: i32):
      %446 = "arith.extsi"(%arg857) : (i8) -> i32
      %447 = "arith.extsi"(%arg858) : (i8) -> i32
      %448 = "arith.muli"(%446, %447) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      %449 = "arith.addi"(%arg859, %448) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      "linalg.yield"(%449) : (i32) -> ()
    }) {linalg.memoized_indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>]} : (memref<?x?xi8>, memref<?x?xi8>, memref<?x?xi32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<?x?xf32>, tensor<?x?xf32>, tensor<?x?xf32>) -> (), sym_name = "matmul_transpose_a_f32"}> ({
  ^bb0(%arg848: tensor<?x?xf32>, %arg849: tensor<?x?xf32>, %arg850: tensor<?x?xf32>):
    %443 = "linalg.matmul_transpose_a"(%arg848, %arg849, %arg850) <{operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg851: f32, %arg852: f32, %arg853: f32):
      %444 = "arith.mulf"(%arg851, %arg852) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %445 = "arith.addf"(%arg853, %444) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%445) : (f32) -> ()
    }) {linalg.memoized_indexing_maps = [affine_map<(d0, d1, d2) -> (d2, d0)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>]} : (tensor<?x?xf32>, tensor<?x?xf32>, tensor<?x?xf32>) -> tensor<?x?xf32>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (memref<?x?xi8>, memref<?x?xi8>, memref<?x?xi32>) -> (), sym_name = "matmul_transpose_a_cast"}> ({
  ^bb0(%arg842: memref<?x?xi8>, %arg843: memref<?x?xi8>, %arg844: memref<?x?xi32>):
    "linalg.matmul_transpose_a"(%arg842, %arg843, %arg844) <{operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg845: i8, %arg846: i8, %arg847: i32):
      %439 = "arith.extsi"(%arg845) : (i8) -> i32
      %440 = "arith.extsi"(%arg846) : (i8) -> i32
      %441 = "arith.muli"(%439, %440) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      %442 = "arith.addi"(%arg847, %441) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      "linalg.yield"(%442) : (i32) -> ()
    }) {linalg.memoized_indexing_maps = [affine_map<(d0, d1, d2) -> (d2, d0)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>]} : (memref<?x?xi8>, memref<?x?xi8>, memref<?x?xi32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<?x?xf32>, tensor<?x?xf32>, tensor<?x?xf32>) -> (), sym_name = "matmul_transpose_b_f32"}> ({
  ^bb0(%arg836: tensor<?x?xf32>, %arg837: tensor<?x?xf32>, %arg838: tensor<?x?xf32>):
    %436 = "linalg.matmul_transpose_b"(%arg836, %arg837, %arg838) <{operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg839: f32, %arg840: f32, %arg841: f32):
      %437 = "arith.mulf"(%arg839, %arg840) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %438 = "arith.addf"(%arg841, %437) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%438) : (f32) -> ()
    }) {linalg.memoized_indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1)>]} : (tensor<?x?xf32>, tensor<?x?xf32>, tensor<?x?xf32>) -> tensor<?x?xf32>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (memref<?x?xi8>, memref<?x?xi8>, memref<?x?xi32>) -> (), sym_name = "matmul_transpose_b_cast"}> ({
  ^bb0(%arg830: memref<?x?xi8>, %arg831: memref<?x?xi8>, %arg832: memref<?x?xi32>):
    "linalg.matmul_transpose_b"(%arg830, %arg831, %arg832) <{operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg833: i8, %arg834: i8, %arg835: i32):
      %432 = "arith.extsi"(%arg833) : (i8) -> i32
      %433 = "arith.extsi"(%arg834) : (i8) -> i32
      %434 = "arith.muli"(%432, %433) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      %435 = "arith.addi"(%arg835, %434) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      "linalg.yield"(%435) : (i32) -> ()
    }) {linalg.memoized_indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1)>]} : (memref<?x?xi8>, memref<?x?xi8>, memref<?x?xi32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (memref<?x?xi8>, memref<?x?xi8>, i32, i32, memref<?x?xi32>) -> (), sym_name = "quantized_matmul_cast"}> ({
  ^bb0(%arg820: memref<?x?xi8>, %arg821: memref<?x?xi8>, %arg822: i32, %arg823: i32, %arg824: memref<?x?xi32>):
    "linalg.quantized_matmul"(%arg820, %arg821, %arg822, %arg823, %arg824) <{operandSegmentSizes = array<i32: 4, 1>}> ({
    ^bb0(%arg825: i8, %arg826: i8, %arg827: i32, %arg828: i32, %arg829: i32):
      %426 = "arith.extsi"(%arg825) : (i8) -> i32
      %427 = "arith.subi"(%426, %arg827) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      %428 = "arith.extsi"(%arg826) : (i8) -> i32
      %429 = "arith.subi"(%428, %arg828) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      %430 = "arith.muli"(%427, %429) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      %431 = "arith.addi"(%arg829, %430) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      "linalg.yield"(%431) : (i32) -> ()
    }) {linalg.memoized_indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> ()>, affine_map<(d0, d1, d2) -> ()>, affine_map<(d0, d1, d2) -> (d0, d1)>]} : (memref<?x?xi8>, memref<?x?xi8>, i32, i32, memref<?x?xi32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<?x?x?x?xf32>, tensor<?x?x?x?xf32>, tensor<?x?x?x?xf32>) -> (), sym_name = "mmt4d_f32"}> ({
  ^bb0(%arg814: tensor<?x?x?x?xf32>, %arg815: tensor<?x?x?x?xf32>, %arg816: tensor<?x?x?x?xf32>):
    %423 = "linalg.mmt4d"(%arg814, %arg815, %arg816) <{operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg817: f32, %arg818: f32, %arg819: f32):
      %424 = "arith.mulf"(%arg817, %arg818) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %425 = "arith.addf"(%arg819, %424) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%425) : (f32) -> ()
    }) {linalg.memoized_indexing_maps = [affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d2, d3, d5)>, affine_map<(d0, d1, d2, d3, d4, d5) -> (d1, d2, d4, d5)>, affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d1, d3, d4)>]} : (tensor<?x?x?x?xf32>, tensor<?x?x?x?xf32>, tensor<?x?x?x?xf32>) -> tensor<?x?x?x?xf32>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (memref<?x?x?x?xi8>, memref<?x?x?x?xi8>, memref<?x?x?x?xi32>) -> (), sym_name = "mmt4d_cast"}> ({
  ^bb0(%arg808: memref<?x?x?x?xi8>, %arg809: memref<?x?x?x?xi8>, %arg810: memref<?x?x?x?xi32>):
    "linalg.mmt4d"(%arg808, %arg809, %arg810) <{operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg811: i8, %arg812: i8, %arg813: i32):
      %419 = "arith.extsi"(%arg811) : (i8) -> i32
      %420 = "arith.extsi"(%arg812) : (i8) -> i32
      %421 = "arith.muli"(%419, %420) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      %422 = "arith.addi"(%arg813, %421) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      "linalg.yield"(%422) : (i32) -> ()
    }) {linalg.memoized_indexing_maps = [affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d2, d3, d5)>, affine_map<(d0, d1, d2, d3, d4, d5) -> (d1, d2, d4, d5)>, affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d1, d3, d4)>]} : (memref<?x?x?x?xi8>, memref<?x?x?x?xi8>, memref<?x?x?x?xi32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<?x?x?x?x?xf32>, tensor<?x?x?x?x?xf32>, tensor<?x?x?x?x?xf32>) -> (), sym_name = "batch_mmt4d_f32"}> ({
  ^bb0(%arg802: tensor<?x?x?x?x?xf32>, %arg803: tensor<?x?x?x?x?xf32>, %arg804: tensor<?x?x?x?x?xf32>):
    %416 = "linalg.batch_mmt4d"(%arg802, %arg803, %arg804) <{operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg805: f32, %arg806: f32, %arg807: f32):
      %417 = "arith.mulf"(%arg805, %arg806) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %418 = "arith.addf"(%arg807, %417) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%418) : (f32) -> ()
    }) {linalg.memoized_indexing_maps = [affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d0, d1, d3, d4, d6)>, affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d0, d2, d3, d5, d6)>, affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d0, d1, d2, d4, d5)>]} : (tensor<?x?x?x?x?xf32>, tensor<?x?x?x?x?xf32>, tensor<?x?x?x?x?xf32>) -> tensor<?x?x?x?x?xf32>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (memref<?x?x?x?x?xi8>, memref<?x?x?x?x?xi8>, memref<?x?x?x?x?xi32>) -> (), sym_name = "batch_mmt4d_cast"}> ({
  ^bb0(%arg796: memref<?x?x?x?x?xi8>, %arg797: memref<?x?x?x?x?xi8>, %arg798: memref<?x?x?x?x?xi32>):
    "linalg.batch_mmt4d"(%arg796, %arg797, %arg798) <{operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg799: i8, %arg800: i8, %arg801: i32):
      %412 = "arith.extsi"(%arg799) : (i8) -> i32
      %413 = "arith.extsi"(%arg800) : (i8) -> i32
      %414 = "arith.muli"(%412, %413) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      %415 = "arith.addi"(%arg801, %414) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      "linalg.yield"(%415) : (i32) -> ()
    }) {linalg.memoized_indexing_maps = [affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d0, d1, d3, d4, d6)>, affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d0, d2, d3, d5, d6)>, affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d0, d1, d2, d4, d5)>]} : (memref<?x?x?x?x?xi8>, memref<?x?x?x?x?xi8>, memref<?x?x?x?x?xi32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<?x?x?xf32>, tensor<?x?x?xf32>, tensor<?x?x?xf32>) -> (), sym_name = "batch_matmul_f32"}> ({
  ^bb0(%arg790: tensor<?x?x?xf32>, %arg791: tensor<?x?x?xf32>, %arg792: tensor<?x?x?xf32>):
    %409 = "linalg.batch_matmul"(%arg790, %arg791, %arg792) <{operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg793: f32, %arg794: f32, %arg795: f32):
      %410 = "arith.mulf"(%arg793, %arg794) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %411 = "arith.addf"(%arg795, %410) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%411) : (f32) -> ()
    }) {linalg.memoized_indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d3, d2)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>]} : (tensor<?x?x?xf32>, tensor<?x?x?xf32>, tensor<?x?x?xf32>) -> tensor<?x?x?xf32>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (memref<?x?x?xi8>, memref<?x?x?xi8>, memref<?x?x?xi32>) -> (), sym_name = "batch_matmul_cast"}> ({
  ^bb0(%arg784: memref<?x?x?xi8>, %arg785: memref<?x?x?xi8>, %arg786: memref<?x?x?xi32>):
    "linalg.batch_matmul"(%arg784, %arg785, %arg786) <{operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg787: i8, %arg788: i8, %arg789: i32):
      %405 = "arith.extsi"(%arg787) : (i8) -> i32
      %406 = "arith.extsi"(%arg788) : (i8) -> i32
      %407 = "arith.muli"(%405, %406) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      %408 = "arith.addi"(%arg789, %407) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      "linalg.yield"(%408) : (i32) -> ()
    }) {linalg.memoized_indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d3, d2)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>]} : (memref<?x?x?xi8>, memref<?x?x?xi8>, memref<?x?x?xi32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<?x?x?xf32>, tensor<?x?x?xf32>, tensor<?x?x?xf32>) -> (), sym_name = "batch_matmul_transpose_a_f32"}> ({
  ^bb0(%arg778: tensor<?x?x?xf32>, %arg779: tensor<?x?x?xf32>, %arg780: tensor<?x?x?xf32>):
    %402 = "linalg.batch_matmul_transpose_a"(%arg778, %arg779, %arg780) <{operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg781: f32, %arg782: f32, %arg783: f32):
      %403 = "arith.mulf"(%arg781, %arg782) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %404 = "arith.addf"(%arg783, %403) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%404) : (f32) -> ()
    }) {linalg.memoized_indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d3, d1)>, affine_map<(d0, d1, d2, d3) -> (d0, d3, d2)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>]} : (tensor<?x?x?xf32>, tensor<?x?x?xf32>, tensor<?x?x?xf32>) -> tensor<?x?x?xf32>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (memref<?x?x?xi8>, memref<?x?x?xi8>, memref<?x?x?xi32>) -> (), sym_name = "batch_matmul_transpose_a_cast"}> ({
  ^bb0(%arg772: memref<?x?x?xi8>, %arg773: memref<?x?x?xi8>, %arg774: memref<?x?x?xi32>):
    "linalg.batch_matmul_transpose_a"(%arg772, %arg773, %arg774) <{operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg775: i8, %arg776: i8, %arg777: i32):
      %398 = "arith.extsi"(%arg775) : (i8) -> i32
      %399 = "arith.extsi"(%arg776) : (i8) -> i32
      %400 = "arith.muli"(%398, %399) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      %401 = "arith.addi"(%arg777, %400) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      "linalg.yield"(%401) : (i32) -> ()
    }) {linalg.memoized_indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d3, d1)>, affine_map<(d0, d1, d2, d3) -> (d0, d3, d2)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>]} : (memref<?x?x?xi8>, memref<?x?x?xi8>, memref<?x?x?xi32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<?x?x?xf32>, tensor<?x?x?xf32>, tensor<?x?x?xf32>) -> (), sym_name = "batch_matmul_transpose_b_f32"}> ({
  ^bb0(%arg766: tensor<?x?x?xf32>, %arg767: tensor<?x?x?xf32>, %arg768: tensor<?x?x?xf32>):
    %395 = "linalg.batch_matmul_transpose_b"(%arg766, %arg767, %arg768) <{operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg769: f32, %arg770: f32, %arg771: f32):
      %396 = "arith.mulf"(%arg769, %arg770) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %397 = "arith.addf"(%arg771, %396) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%397) : (f32) -> ()
    }) {linalg.memoized_indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>]} : (tensor<?x?x?xf32>, tensor<?x?x?xf32>, tensor<?x?x?xf32>) -> tensor<?x?x?xf32>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (memref<?x?x?xi8>, memref<?x?x?xi8>, memref<?x?x?xi32>) -> (), sym_name = "batch_matmul_transpose_b_cast"}> ({
  ^bb0(%arg760: memref<?x?x?xi8>, %arg761: memref<?x?x?xi8>, %arg762: memref<?x?x?xi32>):
    "linalg.batch_matmul_transpose_b"(%arg760, %arg761, %arg762) <{operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg763: i8, %arg764: i8, %arg765: i32):
      %391 = "arith.extsi"(%arg763) : (i8) -> i32
      %392 = "arith.extsi"(%arg764) : (i8) -> i32
      %393 = "arith.muli"(%391, %392) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      %394 = "arith.addi"(%arg765, %393) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      "linalg.yield"(%394) : (i32) -> ()
    }) {linalg.memoized_indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>]} : (memref<?x?x?xi8>, memref<?x?x?xi8>, memref<?x?x?xi32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (memref<?x?x?xi8>, memref<?x?x?xi8>, i32, i32, memref<?x?x?xi32>) -> (), sym_name = "quantized_batch_matmul_cast"}> ({
  ^bb0(%arg750: memref<?x?x?xi8>, %arg751: memref<?x?x?xi8>, %arg752: i32, %arg753: i32, %arg754: memref<?x?x?xi32>):
    "linalg.quantized_batch_matmul"(%arg750, %arg751, %arg752, %arg753, %arg754) <{operandSegmentSizes = array<i32: 4, 1>}> ({
    ^bb0(%arg755: i8, %arg756: i8, %arg757: i32, %arg758: i32, %arg759: i32):
      %385 = "arith.extsi"(%arg755) : (i8) -> i32
      %386 = "arith.subi"(%385, %arg757) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      %387 = "arith.extsi"(%arg756) : (i8) -> i32
      %388 = "arith.subi"(%387, %arg758) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      %389 = "arith.muli"(%386, %388) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      %390 = "arith.addi"(%arg759, %389) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      "linalg.yield"(%390) : (i32) -> ()
    }) {linalg.memoized_indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d3, d2)>, affine_map<(d0, d1, d2, d3) -> ()>, affine_map<(d0, d1, d2, d3) -> ()>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>]} : (memref<?x?x?xi8>, memref<?x?x?xi8>, i32, i32, memref<?x?x?xi32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<?x?x?xf32>, tensor<?x?x?xf32>, tensor<?x?xf32>) -> (), sym_name = "batch_reduce_matmul_f32"}> ({
  ^bb0(%arg744: tensor<?x?x?xf32>, %arg745: tensor<?x?x?xf32>, %arg746: tensor<?x?xf32>):
    %382 = "linalg.batch_reduce_matmul"(%arg744, %arg745, %arg746) <{operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg747: f32, %arg748: f32, %arg749: f32):
      %383 = "arith.mulf"(%arg747, %arg748) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %384 = "arith.addf"(%arg749, %383) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%384) : (f32) -> ()
    }) {linalg.memoized_indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d3, d2)>, affine_map<(d0, d1, d2, d3) -> (d1, d2)>]} : (tensor<?x?x?xf32>, tensor<?x?x?xf32>, tensor<?x?xf32>) -> tensor<?x?xf32>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<?x?xf32>, tensor<?xf32>, tensor<?xf32>) -> (), sym_name = "matvec_f32"}> ({
  ^bb0(%arg738: tensor<?x?xf32>, %arg739: tensor<?xf32>, %arg740: tensor<?xf32>):
    %379 = "linalg.matvec"(%arg738, %arg739, %arg740) <{operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg741: f32, %arg742: f32, %arg743: f32):
      %380 = "arith.mulf"(%arg741, %arg742) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %381 = "arith.addf"(%arg743, %380) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%381) : (f32) -> ()
    }) {linalg.memoized_indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d1)>, affine_map<(d0, d1) -> (d0)>]} : (tensor<?x?xf32>, tensor<?xf32>, tensor<?xf32>) -> tensor<?xf32>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (memref<?x?xi8>, memref<?xi8>, memref<?xi32>) -> (), sym_name = "matvec_cast"}> ({
  ^bb0(%arg732: memref<?x?xi8>, %arg733: memref<?xi8>, %arg734: memref<?xi32>):
    "linalg.matvec"(%arg732, %arg733, %arg734) <{operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg735: i8, %arg736: i8, %arg737: i32):
      %375 = "arith.extsi"(%arg735) : (i8) -> i32
      %376 = "arith.extsi"(%arg736) : (i8) -> i32
      %377 = "arith.muli"(%375, %376) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      %378 = "arith.addi"(%arg737, %377) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      "linalg.yield"(%378) : (i32) -> ()
    }) {linalg.memoized_indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d1)>, affine_map<(d0, d1) -> (d0)>]} : (memref<?x?xi8>, memref<?xi8>, memref<?xi32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<?xf32>, tensor<?x?xf32>, tensor<?xf32>) -> (), sym_name = "vecmat_f32"}> ({
  ^bb0(%arg726: tensor<?xf32>, %arg727: tensor<?x?xf32>, %arg728: tensor<?xf32>):
    %372 = "linalg.vecmat"(%arg726, %arg727, %arg728) <{operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg729: f32, %arg730: f32, %arg731: f32):
      %373 = "arith.mulf"(%arg729, %arg730) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %374 = "arith.addf"(%arg731, %373) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%374) : (f32) -> ()
    }) {linalg.memoized_indexing_maps = [affine_map<(d0, d1) -> (d1)>, affine_map<(d0, d1) -> (d1, d0)>, affine_map<(d0, d1) -> (d0)>]} : (tensor<?xf32>, tensor<?x?xf32>, tensor<?xf32>) -> tensor<?xf32>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (memref<?xi8>, memref<?x?xi8>, memref<?xi32>) -> (), sym_name = "vecmat_cast"}> ({
  ^bb0(%arg720: memref<?xi8>, %arg721: memref<?x?xi8>, %arg722: memref<?xi32>):
    "linalg.vecmat"(%arg720, %arg721, %arg722) <{operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg723: i8, %arg724: i8, %arg725: i32):
      %368 = "arith.extsi"(%arg723) : (i8) -> i32
      %369 = "arith.extsi"(%arg724) : (i8) -> i32
      %370 = "arith.muli"(%368, %369) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      %371 = "arith.addi"(%arg725, %370) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      "linalg.yield"(%371) : (i32) -> ()
    }) {linalg.memoized_indexing_maps = [affine_map<(d0, d1) -> (d1)>, affine_map<(d0, d1) -> (d1, d0)>, affine_map<(d0, d1) -> (d0)>]} : (memref<?xi8>, memref<?x?xi8>, memref<?xi32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<?x?x?xf32>, tensor<?x?xf32>, tensor<?x?xf32>) -> (), sym_name = "batch_matvec_f32"}> ({
  ^bb0(%arg714: tensor<?x?x?xf32>, %arg715: tensor<?x?xf32>, %arg716: tensor<?x?xf32>):
    %365 = "linalg.batch_matvec"(%arg714, %arg715, %arg716) <{operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg717: f32, %arg718: f32, %arg719: f32):
      %366 = "arith.mulf"(%arg717, %arg718) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %367 = "arith.addf"(%arg719, %366) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%367) : (f32) -> ()
    }) {linalg.memoized_indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d0, d1)>]} : (tensor<?x?x?xf32>, tensor<?x?xf32>, tensor<?x?xf32>) -> tensor<?x?xf32>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (memref<?x?x?xi8>, memref<?x?xi8>, memref<?x?xi32>) -> (), sym_name = "batch_matvec_cast"}> ({
  ^bb0(%arg708: memref<?x?x?xi8>, %arg709: memref<?x?xi8>, %arg710: memref<?x?xi32>):
    "linalg.batch_matvec"(%arg708, %arg709, %arg710) <{operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg711: i8, %arg712: i8, %arg713: i32):
      %361 = "arith.extsi"(%arg711) : (i8) -> i32
      %362 = "arith.extsi"(%arg712) : (i8) -> i32
      %363 = "arith.muli"(%361, %362) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      %364 = "arith.addi"(%arg713, %363) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      "linalg.yield"(%364) : (i32) -> ()
    }) {linalg.memoized_indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d0, d1)>]} : (memref<?x?x?xi8>, memref<?x?xi8>, memref<?x?xi32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<?x?xf32>, tensor<?x?x?xf32>, tensor<?x?xf32>) -> (), sym_name = "batch_vecmat_f32"}> ({
  ^bb0(%arg702: tensor<?x?xf32>, %arg703: tensor<?x?x?xf32>, %arg704: tensor<?x?xf32>):
    %358 = "linalg.batch_vecmat"(%arg702, %arg703, %arg704) <{operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg705: f32, %arg706: f32, %arg707: f32):
      %359 = "arith.mulf"(%arg705, %arg706) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %360 = "arith.addf"(%arg707, %359) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%360) : (f32) -> ()
    }) {linalg.memoized_indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d0, d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>]} : (tensor<?x?xf32>, tensor<?x?x?xf32>, tensor<?x?xf32>) -> tensor<?x?xf32>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (memref<?x?xi8>, memref<?x?x?xi8>, memref<?x?xi32>) -> (), sym_name = "batch_vecmat_cast"}> ({
  ^bb0(%arg696: memref<?x?xi8>, %arg697: memref<?x?x?xi8>, %arg698: memref<?x?xi32>):
    "linalg.batch_vecmat"(%arg696, %arg697, %arg698) <{operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg699: i8, %arg700: i8, %arg701: i32):
      %354 = "arith.extsi"(%arg699) : (i8) -> i32
      %355 = "arith.extsi"(%arg700) : (i8) -> i32
      %356 = "arith.muli"(%354, %355) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      %357 = "arith.addi"(%arg701, %356) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      "linalg.yield"(%357) : (i32) -> ()
    }) {linalg.memoized_indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d0, d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>]} : (memref<?x?xi8>, memref<?x?x?xi8>, memref<?x?xi32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<?xf32>, tensor<?xf32>, tensor<f32>) -> (), sym_name = "dot_f32"}> ({
  ^bb0(%arg690: tensor<?xf32>, %arg691: tensor<?xf32>, %arg692: tensor<f32>):
    %351 = "linalg.dot"(%arg690, %arg691, %arg692) <{operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg693: f32, %arg694: f32, %arg695: f32):
      %352 = "arith.mulf"(%arg693, %arg694) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %353 = "arith.addf"(%arg695, %352) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%353) : (f32) -> ()
    }) {linalg.memoized_indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> ()>]} : (tensor<?xf32>, tensor<?xf32>, tensor<f32>) -> tensor<f32>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (memref<?xi8>, memref<?xi8>, memref<i32>) -> (), sym_name = "dot_cast"}> ({
  ^bb0(%arg684: memref<?xi8>, %arg685: memref<?xi8>, %arg686: memref<i32>):
    "linalg.dot"(%arg684, %arg685, %arg686) <{operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg687: i8, %arg688: i8, %arg689: i32):
      %347 = "arith.extsi"(%arg687) : (i8) -> i32
      %348 = "arith.extsi"(%arg688) : (i8) -> i32
      %349 = "arith.muli"(%347, %348) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      %350 = "arith.addi"(%arg689, %349) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      "linalg.yield"(%350) : (i32) -> ()
    }) {linalg.memoized_indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> ()>]} : (memref<?xi8>, memref<?xi8>, memref<i32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<?xf32>, tensor<?xf32>, tensor<?xf32>) -> (), sym_name = "conv_1d_f32"}> ({
  ^bb0(%arg678: tensor<?xf32>, %arg679: tensor<?xf32>, %arg680: tensor<?xf32>):
    %344 = "linalg.conv_1d"(%arg678, %arg679, %arg680) <{operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg681: f32, %arg682: f32, %arg683: f32):
      %345 = "arith.mulf"(%arg681, %arg682) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %346 = "arith.addf"(%arg683, %345) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%346) : (f32) -> ()
    }) {linalg.memoized_indexing_maps = [affine_map<(d0, d1) -> (d0 + d1)>, affine_map<(d0, d1) -> (d1)>, affine_map<(d0, d1) -> (d0)>]} : (tensor<?xf32>, tensor<?xf32>, tensor<?xf32>) -> tensor<?xf32>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (memref<?xi8>, memref<?xi8>, memref<?xi32>) -> (), sym_name = "conv_1d_cast"}> ({
  ^bb0(%arg672: memref<?xi8>, %arg673: memref<?xi8>, %arg674: memref<?xi32>):
    "linalg.conv_1d"(%arg672, %arg673, %arg674) <{operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg675: i8, %arg676: i8, %arg677: i32):
      %340 = "arith.extsi"(%arg675) : (i8) -> i32
      %341 = "arith.extsi"(%arg676) : (i8) -> i32
      %342 = "arith.muli"(%340, %341) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      %343 = "arith.addi"(%arg677, %342) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      "linalg.yield"(%343) : (i32) -> ()
    }) {linalg.memoized_indexing_maps = [affine_map<(d0, d1) -> (d0 + d1)>, affine_map<(d0, d1) -> (d1)>, affine_map<(d0, d1) -> (d0)>]} : (memref<?xi8>, memref<?xi8>, memref<?xi32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<?x?xf32>, tensor<?x?xf32>, tensor<?x?xf32>) -> (), sym_name = "conv_2d_f32"}> ({
  ^bb0(%arg666: tensor<?x?xf32>, %arg667: tensor<?x?xf32>, %arg668: tensor<?x?xf32>):
    %337 = "linalg.conv_2d"(%arg666, %arg667, %arg668) <{operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg669: f32, %arg670: f32, %arg671: f32):
      %338 = "arith.mulf"(%arg669, %arg670) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %339 = "arith.addf"(%arg671, %338) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%339) : (f32) -> ()
    }) {linalg.memoized_indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0 + d2, d1 + d3)>, affine_map<(d0, d1, d2, d3) -> (d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1)>]} : (tensor<?x?xf32>, tensor<?x?xf32>, tensor<?x?xf32>) -> tensor<?x?xf32>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (memref<?x?xi8>, memref<?x?xi8>, memref<?x?xi32>) -> (), sym_name = "conv_2d_cast"}> ({
  ^bb0(%arg660: memref<?x?xi8>, %arg661: memref<?x?xi8>, %arg662: memref<?x?xi32>):
    "linalg.conv_2d"(%arg660, %arg661, %arg662) <{operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg663: i8, %arg664: i8, %arg665: i32):
      %333 = "arith.extsi"(%arg663) : (i8) -> i32
      %334 = "arith.extsi"(%arg664) : (i8) -> i32
      %335 = "arith.muli"(%333, %334) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      %336 = "arith.addi"(%arg665, %335) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      "linalg.yield"(%336) : (i32) -> ()
    }) {linalg.memoized_indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0 + d2, d1 + d3)>, affine_map<(d0, d1, d2, d3) -> (d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1)>]} : (memref<?x?xi8>, memref<?x?xi8>, memref<?x?xi32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<?x?x?xf32>, tensor<?x?x?xf32>, tensor<?x?x?xf32>) -> (), sym_name = "conv_3d_f32"}> ({
  ^bb0(%arg654: tensor<?x?x?xf32>, %arg655: tensor<?x?x?xf32>, %arg656: tensor<?x?x?xf32>):
    %330 = "linalg.conv_3d"(%arg654, %arg655, %arg656) <{operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg657: f32, %arg658: f32, %arg659: f32):
      %331 = "arith.mulf"(%arg657, %arg658) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %332 = "arith.addf"(%arg659, %331) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%332) : (f32) -> ()
    }) {linalg.memoized_indexing_maps = [affine_map<(d0, d1, d2, d3, d4, d5) -> (d0 + d3, d1 + d4, d2 + d5)>, affine_map<(d0, d1, d2, d3, d4, d5) -> (d3, d4, d5)>, affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d1, d2)>]} : (tensor<?x?x?xf32>, tensor<?x?x?xf32>, tensor<?x?x?xf32>) -> tensor<?x?x?xf32>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (memref<?x?x?xi8>, memref<?x?x?xi8>, memref<?x?x?xi32>) -> (), sym_name = "conv_3d_cast"}> ({
  ^bb0(%arg648: memref<?x?x?xi8>, %arg649: memref<?x?x?xi8>, %arg650: memref<?x?x?xi32>):
    "linalg.conv_3d"(%arg648, %arg649, %arg650) <{operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg651: i8, %arg652: i8, %arg653: i32):
      %326 = "arith.extsi"(%arg651) : (i8) -> i32
      %327 = "arith.extsi"(%arg652) : (i8) -> i32
      %328 = "arith.muli"(%326, %327) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      %329 = "arith.addi"(%arg653, %328) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      "linalg.yield"(%329) : (i32) -> ()
    }) {linalg.memoized_indexing_maps = [affine_map<(d0, d1, d2, d3, d4, d5) -> (d0 + d3, d1 + d4, d2 + d5)>, affine_map<(d0, d1, d2, d3, d4, d5) -> (d3, d4, d5)>, affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d1, d2)>]} : (memref<?x?x?xi8>, memref<?x?x?xi8>, memref<?x?x?xi32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<?x?x?xf32>, tensor<?x?x?xf32>, tensor<?x?x?xf32>) -> (), sym_name = "conv_1d_nwc_wcf_f32"}> ({
  ^bb0(%arg642: tensor<?x?x?xf32>, %arg643: tensor<?x?x?xf32>, %arg644: tensor<?x?x?xf32>):
    %323 = "linalg.conv_1d_nwc_wcf"(%arg642, %arg643, %arg644) <{operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg645: f32, %arg646: f32, %arg647: f32):
      %324 = "arith.mulf"(%arg645, %arg646) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %325 = "arith.addf"(%arg647, %324) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%325) : (f32) -> ()
    }) {linalg.memoized_indexing_maps = [affine_map<(d0, d1, d2, d3, d4) -> (d0, d1 + d3, d4)>, affine_map<(d0, d1, d2, d3, d4) -> (d3, d4, d2)>, affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2)>]} : (tensor<?x?x?xf32>, tensor<?x?x?xf32>, tensor<?x?x?xf32>) -> tensor<?x?x?xf32>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<?x?x?xf32>, tensor<?x?x?xf32>, tensor<?x?x?xf32>) -> (), sym_name = "conv_1d_nwc_wcf_window"}> ({
  ^bb0(%arg636: tensor<?x?x?xf32>, %arg637: tensor<?x?x?xf32>, %arg638: tensor<?x?x?xf32>):
    %320 = "linalg.conv_1d_nwc_wcf"(%arg636, %arg637, %arg638) <{dilations = dense<1> : tensor<1xi64>, operandSegmentSizes = array<i32: 2, 1>, strides = dense<3> : tensor<1xi64>}> ({
    ^bb0(%arg639: f32, %arg640: f32, %arg641: f32):
      %321 = "arith.mulf"(%arg639, %arg640) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %322 = "arith.addf"(%arg641, %321) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%322) : (f32) -> ()
    }) {linalg.memoized_indexing_maps = [affine_map<(d0, d1, d2, d3, d4) -> (d0, d1 * 3 + d3, d4)>, affine_map<(d0, d1, d2, d3, d4) -> (d3, d4, d2)>, affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2)>]} : (tensor<?x?x?xf32>, tensor<?x?x?xf32>, tensor<?x?x?xf32>) -> tensor<?x?x?xf32>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (memref<?x?x?xi8>, memref<?x?x?xi8>, memref<?x?x?xi32>) -> (), sym_name = "conv_1d_nwc_wcf_cast"}> ({
  ^bb0(%arg630: memref<?x?x?xi8>, %arg631: memref<?x?x?xi8>, %arg632: memref<?x?x?xi32>):
    "linalg.conv_1d_nwc_wcf"(%arg630, %arg631, %arg632) <{operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg633: i8, %arg634: i8, %arg635: i32):
      %316 = "arith.extsi"(%arg633) : (i8) -> i32
      %317 = "arith.extsi"(%arg634) : (i8) -> i32
      %318 = "arith.muli"(%316, %317) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      %319 = "arith.addi"(%arg635, %318) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      "linalg.yield"(%319) : (i32) -> ()
    }) {linalg.memoized_indexing_maps = [affine_map<(d0, d1, d2, d3, d4) -> (d0, d1 + d3, d4)>, affine_map<(d0, d1, d2, d3, d4) -> (d3, d4, d2)>, affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2)>]} : (memref<?x?x?xi8>, memref<?x?x?xi8>, memref<?x?x?xi32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<?x?x?xf32>, tensor<?x?x?xf32>, tensor<?x?x?xf32>) -> (), sym_name = "conv_1d_ncw_fcw_f32"}> ({
  ^bb0(%arg624: tensor<?x?x?xf32>, %arg625: tensor<?x?x?xf32>, %arg626: tensor<?x?x?xf32>):
    %313 = "linalg.conv_1d_ncw_fcw"(%arg624, %arg625, %arg626) <{operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg627: f32, %arg628: f32, %arg629: f32):
      %314 = "arith.mulf"(%arg627, %arg628) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %315 = "arith.addf"(%arg629, %314) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%315) : (f32) -> ()
    }) {linalg.memoized_indexing_maps = [affine_map<(d0, d1, d2, d3, d4) -> (d0, d3, d2 + d4)>, affine_map<(d0, d1, d2, d3, d4) -> (d1, d3, d4)>, affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2)>]} : (tensor<?x?x?xf32>, tensor<?x?x?xf32>, tensor<?x?x?xf32>) -> tensor<?x?x?xf32>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<?x?x?xf32>, tensor<?x?x?xf32>, tensor<?x?x?xf32>) -> (), sym_name = "conv_1d_ncw_fcw_window"}> ({
  ^bb0(%arg618: tensor<?x?x?xf32>, %arg619: tensor<?x?x?xf32>, %arg620: tensor<?x?x?xf32>):
    %310 = "linalg.conv_1d_ncw_fcw"(%arg618, %arg619, %arg620) <{dilations = dense<1> : tensor<1xi64>, operandSegmentSizes = array<i32: 2, 1>, strides = dense<3> : tensor<1xi64>}> ({
    ^bb0(%arg621: f32, %arg622: f32, %arg623: f32):
      %311 = "arith.mulf"(%arg621, %arg622) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %312 = "arith.addf"(%arg623, %311) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%312) : (f32) -> ()
    }) {linalg.memoized_indexing_maps = [affine_map<(d0, d1, d2, d3, d4) -> (d0, d3, d2 * 3 + d4)>, affine_map<(d0, d1, d2, d3, d4) -> (d1, d3, d4)>, affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2)>]} : (tensor<?x?x?xf32>, tensor<?x?x?xf32>, tensor<?x?x?xf32>) -> tensor<?x?x?xf32>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (memref<?x?x?xi8>, memref<?x?x?xi8>, memref<?x?x?xi32>) -> (), sym_name = "conv_1d_ncw_fcw_cast"}> ({
  ^bb0(%arg612: memref<?x?x?xi8>, %arg613: memref<?x?x?xi8>, %arg614: memref<?x?x?xi32>):
    "linalg.conv_1d_ncw_fcw"(%arg612, %arg613, %arg614) <{operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg615: i8, %arg616: i8, %arg617: i32):
      %306 = "arith.extsi"(%arg615) : (i8) -> i32
      %307 = "arith.extsi"(%arg616) : (i8) -> i32
      %308 = "arith.muli"(%306, %307) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      %309 = "arith.addi"(%arg617, %308) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      "linalg.yield"(%309) : (i32) -> ()
    }) {linalg.memoized_indexing_maps = [affine_map<(d0, d1, d2, d3, d4) -> (d0, d3, d2 + d4)>, affine_map<(d0, d1, d2, d3, d4) -> (d1, d3, d4)>, affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2)>]} : (memref<?x?x?xi8>, memref<?x?x?xi8>, memref<?x?x?xi32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<?x?x?x?xf32>, tensor<?x?x?x?xf32>, tensor<?x?x?x?xf32>) -> (), sym_name = "conv_2d_nhwc_hwcf_f32"}> ({
  ^bb0(%arg606: tensor<?x?x?x?xf32>, %arg607: tensor<?x?x?x?xf32>, %arg608: tensor<?x?x?x?xf32>):
    %303 = "linalg.conv_2d_nhwc_hwcf"(%arg606, %arg607, %arg608) <{operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg609: f32, %arg610: f32, %arg611: f32):
      %304 = "arith.mulf"(%arg609, %arg610) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %305 = "arith.addf"(%arg611, %304) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%305) : (f32) -> ()
    }) {linalg.memoized_indexing_maps = [affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d0, d1 + d4, d2 + d5, d6)>, affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d4, d5, d6, d3)>, affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d0, d1, d2, d3)>]} : (tensor<?x?x?x?xf32>, tensor<?x?x?x?xf32>, tensor<?x?x?x?xf32>) -> tensor<?x?x?x?xf32>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<?x?x?x?xf32>, tensor<?x?x?x?xf32>, tensor<?x?x?x?xf32>) -> (), sym_name = "conv_2d_nhwc_hwcf_window"}> ({
  ^bb0(%arg600: tensor<?x?x?x?xf32>, %arg601: tensor<?x?x?x?xf32>, %arg602: tensor<?x?x?x?xf32>):
    %300 = "linalg.conv_2d_nhwc_hwcf"(%arg600, %arg601, %arg602) <{dilations = dense<[1, 2]> : tensor<2xi64>, operandSegmentSizes = array<i32: 2, 1>, strides = dense<3> : tensor<2xi64>}> ({
    ^bb0(%arg603: f32, %arg604: f32, %arg605: f32):
      %301 = "arith.mulf"(%arg603, %arg604) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %302 = "arith.addf"(%arg605, %301) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%302) : (f32) -> ()
    }) {linalg.memoized_indexing_maps = [affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d0, d1 * 3 + d4, d2 * 3 + d5 * 2, d6)>, affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d4, d5, d6, d3)>, affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d0, d1, d2, d3)>]} : (tensor<?x?x?x?xf32>, tensor<?x?x?x?xf32>, tensor<?x?x?x?xf32>) -> tensor<?x?x?x?xf32>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (memref<?x?x?x?xi8>, memref<?x?x?x?xi8>, memref<?x?x?x?xi32>) -> (), sym_name = "conv_2d_nhwc_hwcf_cast"}> ({
  ^bb0(%arg594: memref<?x?x?x?xi8>, %arg595: memref<?x?x?x?xi8>, %arg596: memref<?x?x?x?xi32>):
    "linalg.conv_2d_nhwc_hwcf"(%arg594, %arg595, %arg596) <{operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg597: i8, %arg598: i8, %arg599: i32):
      %296 = "arith.extsi"(%arg597) : (i8) -> i32
      %297 = "arith.extsi"(%arg598) : (i8) -> i32
      %298 = "arith.muli"(%296, %297) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      %299 = "arith.addi"(%arg599, %298) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      "linalg.yield"(%299) : (i32) -> ()
    }) {linalg.memoized_indexing_maps = [affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d0, d1 + d4, d2 + d5, d6)>, affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d4, d5, d6, d3)>, affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d0, d1, d2, d3)>]} : (memref<?x?x?x?xi8>, memref<?x?x?x?xi8>, memref<?x?x?x?xi32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<?x?x?x?xf32>, tensor<?x?x?x?xf32>, tensor<?x?x?x?xf32>) -> (), sym_name = "conv_2d_nhwc_fhwc_f32"}> ({
  ^bb0(%arg588: tensor<?x?x?x?xf32>, %arg589: tensor<?x?x?x?xf32>, %arg590: tensor<?x?x?x?xf32>):
    %293 = "linalg.conv_2d_nhwc_fhwc"(%arg588, %arg589, %arg590) <{operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg591: f32, %arg592: f32, %arg593: f32):
      %294 = "arith.mulf"(%arg591, %arg592) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %295 = "arith.addf"(%arg593, %294) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%295) : (f32) -> ()
    }) {linalg.memoized_indexing_maps = [affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d0, d1 + d4, d2 + d5, d6)>, affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d3, d4, d5, d6)>, affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d0, d1, d2, d3)>]} : (tensor<?x?x?x?xf32>, tensor<?x?x?x?xf32>, tensor<?x?x?x?xf32>) -> tensor<?x?x?x?xf32>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<?x?x?x?xf32>, tensor<?x?x?x?xf32>, tensor<?x?x?x?xf32>) -> (), sym_name = "conv_2d_nhwc_fhwc_window"}> ({
  ^bb0(%arg582: tensor<?x?x?x?xf32>, %arg583: tensor<?x?x?x?xf32>, %arg584: tensor<?x?x?x?xf32>):
    %290 = "linalg.conv_2d_nhwc_fhwc"(%arg582, %arg583, %arg584) <{dilations = dense<[1, 2]> : tensor<2xi64>, operandSegmentSizes = array<i32: 2, 1>, strides = dense<3> : tensor<2xi64>}> ({
    ^bb0(%arg585: f32, %arg586: f32, %arg587: f32):
      %291 = "arith.mulf"(%arg585, %arg586) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %292 = "arith.addf"(%arg587, %291) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%292) : (f32) -> ()
    }) {linalg.memoized_indexing_maps = [affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d0, d1 * 3 + d4, d2 * 3 + d5 * 2, d6)>, affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d3, d4, d5, d6)>, affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d0, d1, d2, d3)>]} : (tensor<?x?x?x?xf32>, tensor<?x?x?x?xf32>, tensor<?x?x?x?xf32>) -> tensor<?x?x?x?xf32>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (memref<?x?x?x?xi8>, memref<?x?x?x?xi8>, memref<?x?x?x?xi32>) -> (), sym_name = "conv_2d_nhwc_fhwc_cast"}> ({
  ^bb0(%arg576: memref<?x?x?x?xi8>, %arg577: memref<?x?x?x?xi8>, %arg578: memref<?x?x?x?xi32>):
    "linalg.conv_2d_nhwc_fhwc"(%arg576, %arg577, %arg578) <{operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg579: i8, %arg580: i8, %arg581: i32):
      %286 = "arith.extsi"(%arg579) : (i8) -> i32
      %287 = "arith.extsi"(%arg580) : (i8) -> i32
      %288 = "arith.muli"(%286, %287) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      %289 = "arith.addi"(%arg581, %288) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      "linalg.yield"(%289) : (i32) -> ()
    }) {linalg.memoized_indexing_maps = [affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d0, d1 + d4, d2 + d5, d6)>, affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d3, d4, d5, d6)>, affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d0, d1, d2, d3)>]} : (memref<?x?x?x?xi8>, memref<?x?x?x?xi8>, memref<?x?x?x?xi32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<?x?x?x?xf32>, tensor<?x?x?x?xf32>, i32, i32, tensor<?x?x?x?xf32>) -> (), sym_name = "conv_2d_nhwc_hwcf_q_window"}> ({
  ^bb0(%arg566: tensor<?x?x?x?xf32>, %arg567: tensor<?x?x?x?xf32>, %arg568: i32, %arg569: i32, %arg570: tensor<?x?x?x?xf32>):
    %279 = "linalg.conv_2d_nhwc_hwcf_q"(%arg566, %arg567, %arg568, %arg569, %arg570) <{dilations = dense<[1, 2]> : tensor<2xi64>, operandSegmentSizes = array<i32: 4, 1>, strides = dense<3> : tensor<2xi64>}> ({
    ^bb0(%arg571: f32, %arg572: f32, %arg573: i32, %arg574: i32, %arg575: f32):
      %280 = "arith.sitofp"(%arg573) : (i32) -> f32
      %281 = "arith.subf"(%arg571, %280) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %282 = "arith.sitofp"(%arg574) : (i32) -> f32
      %283 = "arith.subf"(%arg572, %282) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %284 = "arith.mulf"(%281, %283) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %285 = "arith.addf"(%arg575, %284) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%285) : (f32) -> ()
    }) {linalg.memoized_indexing_maps = [affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d0, d1 * 3 + d4, d2 * 3 + d5 * 2, d6)>, affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d4, d5, d6, d3)>, affine_map<(d0, d1, d2, d3, d4, d5, d6) -> ()>, affine_map<(d0, d1, d2, d3, d4, d5, d6) -> ()>, affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d0, d1, d2, d3)>]} : (tensor<?x?x?x?xf32>, tensor<?x?x?x?xf32>, i32, i32, tensor<?x?x?x?xf32>) -> tensor<?x?x?x?xf32>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (memref<?x?x?x?xi8>, memref<?x?x?x?xi8>, i32, i32, memref<?x?x?x?xi32>) -> (), sym_name = "conv_2d_nhwc_hwcf_q_cast"}> ({
  ^bb0(%arg556: memref<?x?x?x?xi8>, %arg557: memref<?x?x?x?xi8>, %arg558: i32, %arg559: i32, %arg560: memref<?x?x?x?xi32>):
    "linalg.conv_2d_nhwc_hwcf_q"(%arg556, %arg557, %arg558, %arg559, %arg560) <{operandSegmentSizes = array<i32: 4, 1>}> ({
    ^bb0(%arg561: i8, %arg562: i8, %arg563: i32, %arg564: i32, %arg565: i32):
      %273 = "arith.extsi"(%arg561) : (i8) -> i32
      %274 = "arith.subi"(%273, %arg563) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      %275 = "arith.extsi"(%arg562) : (i8) -> i32
      %276 = "arith.subi"(%275, %arg564) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      %277 = "arith.muli"(%274, %276) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      %278 = "arith.addi"(%arg565, %277) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      "linalg.yield"(%278) : (i32) -> ()
    }) {linalg.memoized_indexing_maps = [affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d0, d1 + d4, d2 + d5, d6)>, affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d4, d5, d6, d3)>, affine_map<(d0, d1, d2, d3, d4, d5, d6) -> ()>, affine_map<(d0, d1, d2, d3, d4, d5, d6) -> ()>, affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d0, d1, d2, d3)>]} : (memref<?x?x?x?xi8>, memref<?x?x?x?xi8>, i32, i32, memref<?x?x?x?xi32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<?x?x?x?xf32>, tensor<?x?x?x?xf32>, i32, i32, tensor<?x?x?x?xf32>) -> (), sym_name = "conv_2d_nhwc_fhwc_q_window"}> ({
  ^bb0(%arg546: tensor<?x?x?x?xf32>, %arg547: tensor<?x?x?x?xf32>, %arg548: i32, %arg549: i32, %arg550: tensor<?x?x?x?xf32>):
    %266 = "linalg.conv_2d_nhwc_fhwc_q"(%arg546, %arg547, %arg548, %arg549, %arg550) <{dilations = dense<[1, 2]> : tensor<2xi64>, operandSegmentSizes = array<i32: 4, 1>, strides = dense<3> : tensor<2xi64>}> ({
    ^bb0(%arg551: f32, %arg552: f32, %arg553: i32, %arg554: i32, %arg555: f32):
      %267 = "arith.sitofp"(%arg553) : (i32) -> f32
      %268 = "arith.subf"(%arg551, %267) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %269 = "arith.sitofp"(%arg554) : (i32) -> f32
      %270 = "arith.subf"(%arg552, %269) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %271 = "arith.mulf"(%268, %270) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %272 = "arith.addf"(%arg555, %271) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%272) : (f32) -> ()
    }) {linalg.memoized_indexing_maps = [affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d0, d1 * 3 + d4, d2 * 3 + d5 * 2, d6)>, affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d3, d4, d5, d6)>, affine_map<(d0, d1, d2, d3, d4, d5, d6) -> ()>, affine_map<(d0, d1, d2, d3, d4, d5, d6) -> ()>, affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d0, d1, d2, d3)>]} : (tensor<?x?x?x?xf32>, tensor<?x?x?x?xf32>, i32, i32, tensor<?x?x?x?xf32>) -> tensor<?x?x?x?xf32>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (memref<?x?x?x?xi8>, memref<?x?x?x?xi8>, i32, i32, memref<?x?x?x?xi32>) -> (), sym_name = "conv_2d_nhwc_fhwc_q_cast"}> ({
  ^bb0(%arg536: memref<?x?x?x?xi8>, %arg537: memref<?x?x?x?xi8>, %arg538: i32, %arg539: i32, %arg540: memref<?x?x?x?xi32>):
    "linalg.conv_2d_nhwc_fhwc_q"(%arg536, %arg537, %arg538, %arg539, %arg540) <{operandSegmentSizes = array<i32: 4, 1>}> ({
    ^bb0(%arg541: i8, %arg542: i8, %arg543: i32, %arg544: i32, %arg545: i32):
      %260 = "arith.extsi"(%arg541) : (i8) -> i32
      %261 = "arith.subi"(%260, %arg543) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      %262 = "arith.extsi"(%arg542) : (i8) -> i32
      %263 = "arith.subi"(%262, %arg544) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      %264 = "arith.muli"(%261, %263) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      %265 = "arith.addi"(%arg545, %264) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      "linalg.yield"(%265) : (i32) -> ()
    }) {linalg.memoized_indexing_maps = [affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d0, d1 + d4, d2 + d5, d6)>, affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d3, d4, d5, d6)>, affine_map<(d0, d1, d2, d3, d4, d5, d6) -> ()>, affine_map<(d0, d1, d2, d3, d4, d5, d6) -> ()>, affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d0, d1, d2, d3)>]} : (memref<?x?x?x?xi8>, memref<?x?x?x?xi8>, i32, i32, memref<?x?x?x?xi32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<?x?x?x?xf32>, tensor<?x?x?x?xf32>, tensor<?x?x?x?xf32>) -> (), sym_name = "conv_2d_nchw_fchw_f32"}> ({
  ^bb0(%arg530: tensor<?x?x?x?xf32>, %arg531: tensor<?x?x?x?xf32>, %arg532: tensor<?x?x?x?xf32>):
    %257 = "linalg.conv_2d_nchw_fchw"(%arg530, %arg531, %arg532) <{operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg533: f32, %arg534: f32, %arg535: f32):
      %258 = "arith.mulf"(%arg533, %arg534) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %259 = "arith.addf"(%arg535, %258) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%259) : (f32) -> ()
    }) {linalg.memoized_indexing_maps = [affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d0, d4, d2 + d5, d3 + d6)>, affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d1, d4, d5, d6)>, affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d0, d1, d2, d3)>]} : (tensor<?x?x?x?xf32>, tensor<?x?x?x?xf32>, tensor<?x?x?x?xf32>) -> tensor<?x?x?x?xf32>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<?x?x?x?xf32>, tensor<?x?x?x?xf32>, tensor<?x?x?x?xf32>) -> (), sym_name = "conv_2d_nchw_fchw_window"}> ({
  ^bb0(%arg524: tensor<?x?x?x?xf32>, %arg525: tensor<?x?x?x?xf32>, %arg526: tensor<?x?x?x?xf32>):
    %254 = "linalg.conv_2d_nchw_fchw"(%arg524, %arg525, %arg526) <{dilations = dense<[1, 2]> : tensor<2xi64>, operandSegmentSizes = array<i32: 2, 1>, strides = dense<3> : tensor<2xi64>}> ({
    ^bb0(%arg527: f32, %arg528: f32, %arg529: f32):
      %255 = "arith.mulf"(%arg527, %arg528) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %256 = "arith.addf"(%arg529, %255) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%256) : (f32) -> ()
    }) {linalg.memoized_indexing_maps = [affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d0, d4, d2 * 3 + d5, d3 * 3 + d6 * 2)>, affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d1, d4, d5, d6)>, affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d0, d1, d2, d3)>]} : (tensor<?x?x?x?xf32>, tensor<?x?x?x?xf32>, tensor<?x?x?x?xf32>) -> tensor<?x?x?x?xf32>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (memref<?x?x?x?xi8>, memref<?x?x?x?xi8>, memref<?x?x?x?xi32>) -> (), sym_name = "conv_2d_nchw_fchw_cast"}> ({
  ^bb0(%arg518: memref<?x?x?x?xi8>, %arg519: memref<?x?x?x?xi8>, %arg520: memref<?x?x?x?xi32>):
    "linalg.conv_2d_nchw_fchw"(%arg518, %arg519, %arg520) <{operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg521: i8, %arg522: i8, %arg523: i32):
      %250 = "arith.extsi"(%arg521) : (i8) -> i32
      %251 = "arith.extsi"(%arg522) : (i8) -> i32
      %252 = "arith.muli"(%250, %251) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      %253 = "arith.addi"(%arg523, %252) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      "linalg.yield"(%253) : (i32) -> ()
    }) {linalg.memoized_indexing_maps = [affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d0, d4, d2 + d5, d3 + d6)>, affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d1, d4, d5, d6)>, affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d0, d1, d2, d3)>]} : (memref<?x?x?x?xi8>, memref<?x?x?x?xi8>, memref<?x?x?x?xi32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<?x?x?x?x?xf32>, tensor<?x?x?x?x?xf32>, tensor<?x?x?x?x?xf32>) -> (), sym_name = "conv_2d_ngchw_fgchw_f32"}> ({
  ^bb0(%arg512: tensor<?x?x?x?x?xf32>, %arg513: tensor<?x?x?x?x?xf32>, %arg514: tensor<?x?x?x?x?xf32>):
    %247 = "linalg.conv_2d_ngchw_fgchw"(%arg512, %arg513, %arg514) <{operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg515: f32, %arg516: f32, %arg517: f32):
      %248 = "arith.mulf"(%arg515, %arg516) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %249 = "arith.addf"(%arg517, %248) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%249) : (f32) -> ()
    }) {linalg.memoized_indexing_maps = [affine_map<(d0, d1, d2, d3, d4, d5, d6, d7) -> (d0, d1, d5, d3 + d6, d4 + d7)>, affine_map<(d0, d1, d2, d3, d4, d5, d6, d7) -> (d2, d1, d5, d6, d7)>, affine_map<(d0, d1, d2, d3, d4, d5, d6, d7) -> (d0, d1, d2, d3, d4)>]} : (tensor<?x?x?x?x?xf32>, tensor<?x?x?x?x?xf32>, tensor<?x?x?x?x?xf32>) -> tensor<?x?x?x?x?xf32>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<?x?x?x?x?xf32>, tensor<?x?x?x?x?xf32>, tensor<?x?x?x?x?xf32>) -> (), sym_name = "conv_2d_ngchw_fgchw_window"}> ({
  ^bb0(%arg506: tensor<?x?x?x?x?xf32>, %arg507: tensor<?x?x?x?x?xf32>, %arg508: tensor<?x?x?x?x?xf32>):
    %244 = "linalg.conv_2d_ngchw_fgchw"(%arg506, %arg507, %arg508) <{dilations = dense<[1, 2]> : tensor<2xi64>, operandSegmentSizes = array<i32: 2, 1>, strides = dense<3> : tensor<2xi64>}> ({
    ^bb0(%arg509: f32, %arg510: f32, %arg511: f32):
      %245 = "arith.mulf"(%arg509, %arg510) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %246 = "arith.addf"(%arg511, %245) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%246) : (f32) -> ()
    }) {linalg.memoized_indexing_maps = [affine_map<(d0, d1, d2, d3, d4, d5, d6, d7) -> (d0, d1, d5, d3 * 3 + d6, d4 * 3 + d7 * 2)>, affine_map<(d0, d1, d2, d3, d4, d5, d6, d7) -> (d2, d1, d5, d6, d7)>, affine_map<(d0, d1, d2, d3, d4, d5, d6, d7) -> (d0, d1, d2, d3, d4)>]} : (tensor<?x?x?x?x?xf32>, tensor<?x?x?x?x?xf32>, tensor<?x?x?x?x?xf32>) -> tensor<?x?x?x?x?xf32>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (memref<?x?x?x?x?xi8>, memref<?x?x?x?x?xi8>, memref<?x?x?x?x?xi32>) -> (), sym_name = "conv_2d_ngchw_fgchw_cast"}> ({
  ^bb0(%arg500: memref<?x?x?x?x?xi8>, %arg501: memref<?x?x?x?x?xi8>, %arg502: memref<?x?x?x?x?xi32>):
    "linalg.conv_2d_ngchw_fgchw"(%arg500, %arg501, %arg502) <{operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg503: i8, %arg504: i8, %arg505: i32):
      %240 = "arith.extsi"(%arg503) : (i8) -> i32
      %241 = "arith.extsi"(%arg504) : (i8) -> i32
      %242 = "arith.muli"(%240, %241) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      %243 = "arith.addi"(%arg505, %242) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      "linalg.yield"(%243) : (i32) -> ()
    }) {linalg.memoized_indexing_maps = [affine_map<(d0, d1, d2, d3, d4, d5, d6, d7) -> (d0, d1, d5, d3 + d6, d4 + d7)>, affine_map<(d0, d1, d2, d3, d4, d5, d6, d7) -> (d2, d1, d5, d6, d7)>, affine_map<(d0, d1, d2, d3, d4, d5, d6, d7) -> (d0, d1, d2, d3, d4)>]} : (memref<?x?x?x?x?xi8>, memref<?x?x?x?x?xi8>, memref<?x?x?x?x?xi32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<?x?x?x?x?xf32>, tensor<?x?x?x?x?xf32>, tensor<?x?x?x?x?xf32>) -> (), sym_name = "conv_2d_ngchw_gfchw_f32"}> ({
  ^bb0(%arg494: tensor<?x?x?x?x?xf32>, %arg495: tensor<?x?x?x?x?xf32>, %arg496: tensor<?x?x?x?x?xf32>):
    %237 = "linalg.conv_2d_ngchw_gfchw"(%arg494, %arg495, %arg496) <{operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg497: f32, %arg498: f32, %arg499: f32):
      %238 = "arith.mulf"(%arg497, %arg498) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %239 = "arith.addf"(%arg499, %238) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%239) : (f32) -> ()
    }) {linalg.memoized_indexing_maps = [affine_map<(d0, d1, d2, d3, d4, d5, d6, d7) -> (d0, d1, d5, d3 + d6, d4 + d7)>, affine_map<(d0, d1, d2, d3, d4, d5, d6, d7) -> (d1, d2, d5, d6, d7)>, affine_map<(d0, d1, d2, d3, d4, d5, d6, d7) -> (d0, d1, d2, d3, d4)>]} : (tensor<?x?x?x?x?xf32>, tensor<?x?x?x?x?xf32>, tensor<?x?x?x?x?xf32>) -> tensor<?x?x?x?x?xf32>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<?x?x?x?x?xf32>, tensor<?x?x?x?x?xf32>, tensor<?x?x?x?x?xf32>) -> (), sym_name = "conv_2d_ngchw_gfchw_window"}> ({
  ^bb0(%arg488: tensor<?x?x?x?x?xf32>, %arg489: tensor<?x?x?x?x?xf32>, %arg490: tensor<?x?x?x?x?xf32>):
    %234 = "linalg.conv_2d_ngchw_gfchw"(%arg488, %arg489, %arg490) <{dilations = dense<[1, 2]> : tensor<2xi64>, operandSegmentSizes = array<i32: 2, 1>, strides = dense<3> : tensor<2xi64>}> ({
    ^bb0(%arg491: f32, %arg492: f32, %arg493: f32):
      %235 = "arith.mulf"(%arg491, %arg492) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %236 = "arith.addf"(%arg493, %235) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%236) : (f32) -> ()
    }) {linalg.memoized_indexing_maps = [affine_map<(d0, d1, d2, d3, d4, d5, d6, d7) -> (d0, d1, d5, d3 * 3 + d6, d4 * 3 + d7 * 2)>, affine_map<(d0, d1, d2, d3, d4, d5, d6, d7) -> (d1, d2, d5, d6, d7)>, affine_map<(d0, d1, d2, d3, d4, d5, d6, d7) -> (d0, d1, d2, d3, d4)>]} : (tensor<?x?x?x?x?xf32>, tensor<?x?x?x?x?xf32>, tensor<?x?x?x?x?xf32>) -> tensor<?x?x?x?x?xf32>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (memref<?x?x?x?x?xi8>, memref<?x?x?x?x?xi8>, memref<?x?x?x?x?xi32>) -> (), sym_name = "conv_2d_ngchw_gfchw_cast"}> ({
  ^bb0(%arg482: memref<?x?x?x?x?xi8>, %arg483: memref<?x?x?x?x?xi8>, %arg484: memref<?x?x?x?x?xi32>):
    "linalg.conv_2d_ngchw_gfchw"(%arg482, %arg483, %arg484) <{operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg485: i8, %arg486: i8, %arg487: i32):
      %230 = "arith.extsi"(%arg485) : (i8) -> i32
      %231 = "arith.extsi"(%arg486) : (i8) -> i32
      %232 = "arith.muli"(%230, %231) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      %233 = "arith.addi"(%arg487, %232) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      "linalg.yield"(%233) : (i32) -> ()
    }) {linalg.memoized_indexing_maps = [affine_map<(d0, d1, d2, d3, d4, d5, d6, d7) -> (d0, d1, d5, d3 + d6, d4 + d7)>, affine_map<(d0, d1, d2, d3, d4, d5, d6, d7) -> (d1, d2, d5, d6, d7)>, affine_map<(d0, d1, d2, d3, d4, d5, d6, d7) -> (d0, d1, d2, d3, d4)>]} : (memref<?x?x?x?x?xi8>, memref<?x?x?x?x?xi8>, memref<?x?x?x?x?xi32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<?x?x?x?x?xf32>, tensor<?x?x?x?x?xf32>, i32, i32, tensor<?x?x?x?x?xf32>) -> (), sym_name = "conv_2d_ngchw_gfchw_q_window"}> ({
  ^bb0(%arg472: tensor<?x?x?x?x?xf32>, %arg473: tensor<?x?x?x?x?xf32>, %arg474: i32, %arg475: i32, %arg476: tensor<?x?x?x?x?xf32>):
    %223 = "linalg.conv_2d_ngchw_gfchw_q"(%arg472, %arg473, %arg474, %arg475, %arg476) <{dilations = dense<[1, 2]> : tensor<2xi64>, operandSegmentSizes = array<i32: 4, 1>, strides = dense<3> : tensor<2xi64>}> ({
    ^bb0(%arg477: f32, %arg478: f32, %arg479: i32, %arg480: i32, %arg481: f32):
      %224 = "arith.sitofp"(%arg479) : (i32) -> f32
      %225 = "arith.subf"(%arg477, %224) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %226 = "arith.sitofp"(%arg480) : (i32) -> f32
      %227 = "arith.subf"(%arg478, %226) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %228 = "arith.mulf"(%225, %227) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %229 = "arith.addf"(%arg481, %228) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%229) : (f32) -> ()
    }) {linalg.memoized_indexing_maps = [affine_map<(d0, d1, d2, d3, d4, d5, d6, d7) -> (d0, d1, d5, d3 * 3 + d6, d4 * 3 + d7 * 2)>, affine_map<(d0, d1, d2, d3, d4, d5, d6, d7) -> (d1, d2, d5, d6, d7)>, affine_map<(d0, d1, d2, d3, d4, d5, d6, d7) -> ()>, affine_map<(d0, d1, d2, d3, d4, d5, d6, d7) -> ()>, affine_map<(d0, d1, d2, d3, d4, d5, d6, d7) -> (d0, d1, d2, d3, d4)>]} : (tensor<?x?x?x?x?xf32>, tensor<?x?x?x?x?xf32>, i32, i32, tensor<?x?x?x?x?xf32>) -> tensor<?x?x?x?x?xf32>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (memref<?x?x?x?x?xi8>, memref<?x?x?x?x?xi8>, i32, i32, memref<?x?x?x?x?xi32>) -> (), sym_name = "conv_2d_ngchw_gfchw_q_cast"}> ({
  ^bb0(%arg462: memref<?x?x?x?x?xi8>, %arg463: memref<?x?x?x?x?xi8>, %arg464: i32, %arg465: i32, %arg466: memref<?x?x?x?x?xi32>):
    "linalg.conv_2d_ngchw_gfchw_q"(%arg462, %arg463, %arg464, %arg465, %arg466) <{operandSegmentSizes = array<i32: 4, 1>}> ({
    ^bb0(%arg467: i8, %arg468: i8, %arg469: i32, %arg470: i32, %arg471: i32):
      %217 = "arith.extsi"(%arg467) : (i8) -> i32
      %218 = "arith.subi"(%217, %arg469) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      %219 = "arith.extsi"(%arg468) : (i8) -> i32
      %220 = "arith.subi"(%219, %arg470) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      %221 = "arith.muli"(%218, %220) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      %222 = "arith.addi"(%arg471, %221) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      "linalg.yield"(%222) : (i32) -> ()
    }) {linalg.memoized_indexing_maps = [affine_map<(d0, d1, d2, d3, d4, d5, d6, d7) -> (d0, d1, d5, d3 + d6, d4 + d7)>, affine_map<(d0, d1, d2, d3, d4, d5, d6, d7) -> (d1, d2, d5, d6, d7)>, affine_map<(d0, d1, d2, d3, d4, d5, d6, d7) -> ()>, affine_map<(d0, d1, d2, d3, d4, d5, d6, d7) -> ()>, affine_map<(d0, d1, d2, d3, d4, d5, d6, d7) -> (d0, d1, d2, d3, d4)>]} : (memref<?x?x?x?x?xi8>, memref<?x?x?x?x?xi8>, i32, i32, memref<?x?x?x?x?xi32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<?x?x?x?x?xf32>, tensor<?x?x?x?x?xf32>, tensor<?x?x?x?x?xf32>) -> (), sym_name = "conv_3d_ndhwc_dhwcf_f32"}> ({
  ^bb0(%arg456: tensor<?x?x?x?x?xf32>, %arg457: tensor<?x?x?x?x?xf32>, %arg458: tensor<?x?x?x?x?xf32>):
    %214 = "linalg.conv_3d_ndhwc_dhwcf"(%arg456, %arg457, %arg458) <{operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg459: f32, %arg460: f32, %arg461: f32):
      %215 = "arith.mulf"(%arg459, %arg460) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %216 = "arith.addf"(%arg461, %215) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%216) : (f32) -> ()
    }) {linalg.memoized_indexing_maps = [affine_map<(d0, d1, d2, d3, d4, d5, d6, d7, d8) -> (d0, d1 + d5, d2 + d6, d3 + d7, d8)>, affine_map<(d0, d1, d2, d3, d4, d5, d6, d7, d8) -> (d5, d6, d7, d8, d4)>, affine_map<(d0, d1, d2, d3, d4, d5, d6, d7, d8) -> (d0, d1, d2, d3, d4)>]} : (tensor<?x?x?x?x?xf32>, tensor<?x?x?x?x?xf32>, tensor<?x?x?x?x?xf32>) -> tensor<?x?x?x?x?xf32>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<?x?x?x?x?xf32>, tensor<?x?x?x?x?xf32>, tensor<?x?x?x?x?xf32>) -> (), sym_name = "conv_3d_ndhwc_dhwcf_window"}> ({
  ^bb0(%arg450: tensor<?x?x?x?x?xf32>, %arg451: tensor<?x?x?x?x?xf32>, %arg452: tensor<?x?x?x?x?xf32>):
    %211 = "linalg.conv_3d_ndhwc_dhwcf"(%arg450, %arg451, %arg452) <{dilations = dense<[1, 2, 3]> : tensor<3xi64>, operandSegmentSizes = array<i32: 2, 1>, strides = dense<3> : tensor<3xi64>}> ({
    ^bb0(%arg453: f32, %arg454: f32, %arg455: f32):
      %212 = "arith.mulf"(%arg453, %arg454) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %213 = "arith.addf"(%arg455, %212) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%213) : (f32) -> ()
    }) {linalg.memoized_indexing_maps = [affine_map<(d0, d1, d2, d3, d4, d5, d6, d7, d8) -> (d0, d1 * 3 + d5, d2 * 3 + d6 * 2, d3 * 3 + d7 * 3, d8)>, affine_map<(d0, d1, d2, d3, d4, d5, d6, d7, d8) -> (d5, d6, d7, d8, d4)>, affine_map<(d0, d1, d2, d3, d4, d5, d6, d7, d8) -> (d0, d1, d2, d3, d4)>]} : (tensor<?x?x?x?x?xf32>, tensor<?x?x?x?x?xf32>, tensor<?x?x?x?x?xf32>) -> tensor<?x?x?x?x?xf32>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (memref<?x?x?x?x?xi8>, memref<?x?x?x?x?xi8>, memref<?x?x?x?x?xi32>) -> (), sym_name = "conv_3d_ndhwc_dhwcf_cast"}> ({
  ^bb0(%arg444: memref<?x?x?x?x?xi8>, %arg445: memref<?x?x?x?x?xi8>, %arg446: memref<?x?x?x?x?xi32>):
    "linalg.conv_3d_ndhwc_dhwcf"(%arg444, %arg445, %arg446) <{operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg447: i8, %arg448: i8, %arg449: i32):
      %207 = "arith.extsi"(%arg447) : (i8) -> i32
      %208 = "arith.extsi"(%arg448) : (i8) -> i32
      %209 = "arith.muli"(%207, %208) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      %210 = "arith.addi"(%arg449, %209) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      "linalg.yield"(%210) : (i32) -> ()
    }) {linalg.memoized_indexing_maps = [affine_map<(d0, d1, d2, d3, d4, d5, d6, d7, d8) -> (d0, d1 + d5, d2 + d6, d3 + d7, d8)>, affine_map<(d0, d1, d2, d3, d4, d5, d6, d7, d8) -> (d5, d6, d7, d8, d4)>, affine_map<(d0, d1, d2, d3, d4, d5, d6, d7, d8) -> (d0, d1, d2, d3, d4)>]} : (memref<?x?x?x?x?xi8>, memref<?x?x?x?x?xi8>, memref<?x?x?x?x?xi32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<?x?x?x?x?xf32>, tensor<?x?x?x?x?xf32>, i32, i32, tensor<?x?x?x?x?xf32>) -> (), sym_name = "conv_3d_ndhwc_dhwcf_q_window"}> ({
  ^bb0(%arg434: tensor<?x?x?x?x?xf32>, %arg435: tensor<?x?x?x?x?xf32>, %arg436: i32, %arg437: i32, %arg438: tensor<?x?x?x?x?xf32>):
    %200 = "linalg.conv_3d_ndhwc_dhwcf_q"(%arg434, %arg435, %arg436, %arg437, %arg438) <{dilations = dense<[1, 2, 3]> : tensor<3xi64>, operandSegmentSizes = array<i32: 4, 1>, strides = dense<3> : tensor<3xi64>}> ({
    ^bb0(%arg439: f32, %arg440: f32, %arg441: i32, %arg442: i32, %arg443: f32):
      %201 = "arith.sitofp"(%arg441) : (i32) -> f32
      %202 = "arith.subf"(%arg439, %201) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %203 = "arith.sitofp"(%arg442) : (i32) -> f32
      %204 = "arith.subf"(%arg440, %203) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %205 = "arith.mulf"(%202, %204) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %206 = "arith.addf"(%arg443, %205) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%206) : (f32) -> ()
    }) {linalg.memoized_indexing_maps = [affine_map<(d0, d1, d2, d3, d4, d5, d6, d7, d8) -> (d0, d1 * 3 + d5, d2 * 3 + d6 * 2, d3 * 3 + d7 * 3, d8)>, affine_map<(d0, d1, d2, d3, d4, d5, d6, d7, d8) -> (d5, d6, d7, d8, d4)>, affine_map<(d0, d1, d2, d3, d4, d5, d6, d7, d8) -> ()>, affine_map<(d0, d1, d2, d3, d4, d5, d6, d7, d8) -> ()>, affine_map<(d0, d1, d2, d3, d4, d5, d6, d7, d8) -> (d0, d1, d2, d3, d4)>]} : (tensor<?x?x?x?x?xf32>, tensor<?x?x?x?x?xf32>, i32, i32, tensor<?x?x?x?x?xf32>) -> tensor<?x?x?x?x?xf32>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (memref<?x?x?x?x?xi8>, memref<?x?x?x?x?xi8>, i32, i32, memref<?x?x?x?x?xi32>) -> (), sym_name = "conv_3d_ndhwc_dhwcf_q_cast"}> ({
  ^bb0(%arg424: memref<?x?x?x?x?xi8>, %arg425: memref<?x?x?x?x?xi8>, %arg426: i32, %arg427: i32, %arg428: memref<?x?x?x?x?xi32>):
    "linalg.conv_3d_ndhwc_dhwcf_q"(%arg424, %arg425, %arg426, %arg427, %arg428) <{operandSegmentSizes = array<i32: 4, 1>}> ({
    ^bb0(%arg429: i8, %arg430: i8, %arg431: i32, %arg432: i32, %arg433: i32):
      %194 = "arith.extsi"(%arg429) : (i8) -> i32
      %195 = "arith.subi"(%194, %arg431) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      %196 = "arith.extsi"(%arg430) : (i8) -> i32
      %197 = "arith.subi"(%196, %arg432) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      %198 = "arith.muli"(%195, %197) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      %199 = "arith.addi"(%arg433, %198) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      "linalg.yield"(%199) : (i32) -> ()
    }) {linalg.memoized_indexing_maps = [affine_map<(d0, d1, d2, d3, d4, d5, d6, d7, d8) -> (d0, d1 + d5, d2 + d6, d3 + d7, d8)>, affine_map<(d0, d1, d2, d3, d4, d5, d6, d7, d8) -> (d5, d6, d7, d8, d4)>, affine_map<(d0, d1, d2, d3, d4, d5, d6, d7, d8) -> ()>, affine_map<(d0, d1, d2, d3, d4, d5, d6, d7, d8) -> ()>, affine_map<(d0, d1, d2, d3, d4, d5, d6, d7, d8) -> (d0, d1, d2, d3, d4)>]} : (memref<?x?x?x?x?xi8>, memref<?x?x?x?x?xi8>, i32, i32, memref<?x?x?x?x?xi32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<?x?x?x?x?xf32>, tensor<?x?x?x?x?xf32>, tensor<?x?x?x?x?xf32>) -> (), sym_name = "conv_3d_ncdhw_fcdhw_f32"}> ({
  ^bb0(%arg418: tensor<?x?x?x?x?xf32>, %arg419: tensor<?x?x?x?x?xf32>, %arg420: tensor<?x?x?x?x?xf32>):
    %191 = "linalg.conv_3d_ncdhw_fcdhw"(%arg418, %arg419, %arg420) <{operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg421: f32, %arg422: f32, %arg423: f32):
      %192 = "arith.mulf"(%arg421, %arg422) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %193 = "arith.addf"(%arg423, %192) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%193) : (f32) -> ()
    }) {linalg.memoized_indexing_maps = [affine_map<(d0, d1, d2, d3, d4, d5, d6, d7, d8) -> (d0, d8, d1 + d5, d2 + d6, d3 + d7)>, affine_map<(d0, d1, d2, d3, d4, d5, d6, d7, d8) -> (d4, d8, d5, d6, d7)>, affine_map<(d0, d1, d2, d3, d4, d5, d6, d7, d8) -> (d0, d4, d1, d2, d3)>]} : (tensor<?x?x?x?x?xf32>, tensor<?x?x?x?x?xf32>, tensor<?x?x?x?x?xf32>) -> tensor<?x?x?x?x?xf32>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<?x?x?x?x?xf32>, tensor<?x?x?x?x?xf32>, tensor<?x?x?x?x?xf32>) -> (), sym_name = "conv_3d_ncdhw_fcdhw_window"}> ({
  ^bb0(%arg412: tensor<?x?x?x?x?xf32>, %arg413: tensor<?x?x?x?x?xf32>, %arg414: tensor<?x?x?x?x?xf32>):
    %188 = "linalg.conv_3d_ncdhw_fcdhw"(%arg412, %arg413, %arg414) <{dilations = dense<[1, 2, 3]> : tensor<3xi64>, operandSegmentSizes = array<i32: 2, 1>, strides = dense<3> : tensor<3xi64>}> ({
    ^bb0(%arg415: f32, %arg416: f32, %arg417: f32):
      %189 = "arith.mulf"(%arg415, %arg416) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %190 = "arith.addf"(%arg417, %189) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%190) : (f32) -> ()
    }) {linalg.memoized_indexing_maps = [affine_map<(d0, d1, d2, d3, d4, d5, d6, d7, d8) -> (d0, d8, d1 * 3 + d5, d2 * 3 + d6 * 2, d3 * 3 + d7 * 3)>, affine_map<(d0, d1, d2, d3, d4, d5, d6, d7, d8) -> (d4, d8, d5, d6, d7)>, affine_map<(d0, d1, d2, d3, d4, d5, d6, d7, d8) -> (d0, d4, d1, d2, d3)>]} : (tensor<?x?x?x?x?xf32>, tensor<?x?x?x?x?xf32>, tensor<?x?x?x?x?xf32>) -> tensor<?x?x?x?x?xf32>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (memref<?x?x?x?x?xi8>, memref<?x?x?x?x?xi8>, memref<?x?x?x?x?xi32>) -> (), sym_name = "conv_3d_ncdhw_fcdhw_cast"}> ({
  ^bb0(%arg406: memref<?x?x?x?x?xi8>, %arg407: memref<?x?x?x?x?xi8>, %arg408: memref<?x?x?x?x?xi32>):
    "linalg.conv_3d_ncdhw_fcdhw"(%arg406, %arg407, %arg408) <{operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg409: i8, %arg410: i8, %arg411: i32):
      %184 = "arith.extsi"(%arg409) : (i8) -> i32
      %185 = "arith.extsi"(%arg410) : (i8) -> i32
      %186 = "arith.muli"(%184, %185) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      %187 = "arith.addi"(%arg411, %186) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      "linalg.yield"(%187) : (i32) -> ()
    }) {linalg.memoized_indexing_maps = [affine_map<(d0, d1, d2, d3, d4, d5, d6, d7, d8) -> (d0, d8, d1 + d5, d2 + d6, d3 + d7)>, affine_map<(d0, d1, d2, d3, d4, d5, d6, d7, d8) -> (d4, d8, d5, d6, d7)>, affine_map<(d0, d1, d2, d3, d4, d5, d6, d7, d8) -> (d0, d4, d1, d2, d3)>]} : (memref<?x?x?x?x?xi8>, memref<?x?x?x?x?xi8>, memref<?x?x?x?x?xi32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<?x?x?xf32>, tensor<?x?xf32>, tensor<?x?x?xf32>) -> (), sym_name = "depthwise_conv_1d_nwc_wc_f32"}> ({
  ^bb0(%arg400: tensor<?x?x?xf32>, %arg401: tensor<?x?xf32>, %arg402: tensor<?x?x?xf32>):
    %181 = "linalg.depthwise_conv_1d_nwc_wc"(%arg400, %arg401, %arg402) <{operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg403: f32, %arg404: f32, %arg405: f32):
      %182 = "arith.mulf"(%arg403, %arg404) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %183 = "arith.addf"(%arg405, %182) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%183) : (f32) -> ()
    }) {linalg.memoized_indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1 + d3, d2)>, affine_map<(d0, d1, d2, d3) -> (d3, d2)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>]} : (tensor<?x?x?xf32>, tensor<?x?xf32>, tensor<?x?x?xf32>) -> tensor<?x?x?xf32>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<?x?x?xf32>, tensor<?x?xf32>, tensor<?x?x?xf32>) -> (), sym_name = "depthwise_conv_1d_nwc_wc_window"}> ({
  ^bb0(%arg394: tensor<?x?x?xf32>, %arg395: tensor<?x?xf32>, %arg396: tensor<?x?x?xf32>):
    %178 = "linalg.depthwise_conv_1d_nwc_wc"(%arg394, %arg395, %arg396) <{dilations = dense<1> : tensor<1xi64>, operandSegmentSizes = array<i32: 2, 1>, strides = dense<3> : tensor<1xi64>}> ({
    ^bb0(%arg397: f32, %arg398: f32, %arg399: f32):
      %179 = "arith.mulf"(%arg397, %arg398) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %180 = "arith.addf"(%arg399, %179) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%180) : (f32) -> ()
    }) {linalg.memoized_indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1 * 3 + d3, d2)>, affine_map<(d0, d1, d2, d3) -> (d3, d2)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>]} : (tensor<?x?x?xf32>, tensor<?x?xf32>, tensor<?x?x?xf32>) -> tensor<?x?x?xf32>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (memref<?x?x?xi8>, memref<?x?xi8>, memref<?x?x?xi32>) -> (), sym_name = "depthwise_conv_1d_nwc_wc_cast"}> ({
  ^bb0(%arg388: memref<?x?x?xi8>, %arg389: memref<?x?xi8>, %arg390: memref<?x?x?xi32>):
    "linalg.depthwise_conv_1d_nwc_wc"(%arg388, %arg389, %arg390) <{operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg391: i8, %arg392: i8, %arg393: i32):
      %174 = "arith.extsi"(%arg391) : (i8) -> i32
      %175 = "arith.extsi"(%arg392) : (i8) -> i32
      %176 = "arith.muli"(%174, %175) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      %177 = "arith.addi"(%arg393, %176) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      "linalg.yield"(%177) : (i32) -> ()
    }) {linalg.memoized_indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1 + d3, d2)>, affine_map<(d0, d1, d2, d3) -> (d3, d2)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>]} : (memref<?x?x?xi8>, memref<?x?xi8>, memref<?x?x?xi32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<?x?x?xf32>, tensor<?x?xf32>, tensor<?x?x?xf32>) -> (), sym_name = "depthwise_conv_1d_ncw_cw_f32"}> ({
  ^bb0(%arg382: tensor<?x?x?xf32>, %arg383: tensor<?x?xf32>, %arg384: tensor<?x?x?xf32>):
    %171 = "linalg.depthwise_conv_1d_ncw_cw"(%arg382, %arg383, %arg384) <{operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg385: f32, %arg386: f32, %arg387: f32):
      %172 = "arith.mulf"(%arg385, %arg386) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %173 = "arith.addf"(%arg387, %172) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%173) : (f32) -> ()
    }) {linalg.memoized_indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d2, d1 + d3)>, affine_map<(d0, d1, d2, d3) -> (d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d2, d1)>]} : (tensor<?x?x?xf32>, tensor<?x?xf32>, tensor<?x?x?xf32>) -> tensor<?x?x?xf32>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<?x?x?xf32>, tensor<?x?xf32>, tensor<?x?x?xf32>) -> (), sym_name = "depthwise_conv_1d_ncw_cw_window"}> ({
  ^bb0(%arg376: tensor<?x?x?xf32>, %arg377: tensor<?x?xf32>, %arg378: tensor<?x?x?xf32>):
    %168 = "linalg.depthwise_conv_1d_ncw_cw"(%arg376, %arg377, %arg378) <{dilations = dense<1> : tensor<1xi64>, operandSegmentSizes = array<i32: 2, 1>, strides = dense<3> : tensor<1xi64>}> ({
    ^bb0(%arg379: f32, %arg380: f32, %arg381: f32):
      %169 = "arith.mulf"(%arg379, %arg380) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %170 = "arith.addf"(%arg381, %169) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%170) : (f32) -> ()
    }) {linalg.memoized_indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d2, d1 * 3 + d3)>, affine_map<(d0, d1, d2, d3) -> (d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d2, d1)>]} : (tensor<?x?x?xf32>, tensor<?x?xf32>, tensor<?x?x?xf32>) -> tensor<?x?x?xf32>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (memref<?x?x?xi8>, memref<?x?xi8>, memref<?x?x?xi32>) -> (), sym_name = "depthwise_conv_1d_ncw_cw_cast"}> ({
  ^bb0(%arg370: memref<?x?x?xi8>, %arg371: memref<?x?xi8>, %arg372: memref<?x?x?xi32>):
    "linalg.depthwise_conv_1d_ncw_cw"(%arg370, %arg371, %arg372) <{operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg373: i8, %arg374: i8, %arg375: i32):
      %164 = "arith.extsi"(%arg373) : (i8) -> i32
      %165 = "arith.extsi"(%arg374) : (i8) -> i32
      %166 = "arith.muli"(%164, %165) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      %167 = "arith.addi"(%arg375, %166) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      "linalg.yield"(%167) : (i32) -> ()
    }) {linalg.memoized_indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d2, d1 + d3)>, affine_map<(d0, d1, d2, d3) -> (d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d2, d1)>]} : (memref<?x?x?xi8>, memref<?x?xi8>, memref<?x?x?xi32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<?x?x?xf32>, tensor<?x?x?xf32>, tensor<?x?x?x?xf32>) -> (), sym_name = "depthwise_conv_1d_nwc_wcm_f32"}> ({
  ^bb0(%arg364: tensor<?x?x?xf32>, %arg365: tensor<?x?x?xf32>, %arg366: tensor<?x?x?x?xf32>):
    %161 = "linalg.depthwise_conv_1d_nwc_wcm"(%arg364, %arg365, %arg366) <{operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg367: f32, %arg368: f32, %arg369: f32):
      %162 = "arith.mulf"(%arg367, %arg368) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %163 = "arith.addf"(%arg369, %162) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%163) : (f32) -> ()
    }) {linalg.memoized_indexing_maps = [affine_map<(d0, d1, d2, d3, d4) -> (d0, d1 + d4, d2)>, affine_map<(d0, d1, d2, d3, d4) -> (d4, d2, d3)>, affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3)>]} : (tensor<?x?x?xf32>, tensor<?x?x?xf32>, tensor<?x?x?x?xf32>) -> tensor<?x?x?x?xf32>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<?x?x?xf32>, tensor<?x?x?xf32>, tensor<?x?x?x?xf32>) -> (), sym_name = "depthwise_conv_1d_nwc_wcm_window"}> ({
  ^bb0(%arg358: tensor<?x?x?xf32>, %arg359: tensor<?x?x?xf32>, %arg360: tensor<?x?x?x?xf32>):
    %158 = "linalg.depthwise_conv_1d_nwc_wcm"(%arg358, %arg359, %arg360) <{dilations = dense<1> : tensor<1xi64>, operandSegmentSizes = array<i32: 2, 1>, strides = dense<3> : tensor<1xi64>}> ({
    ^bb0(%arg361: f32, %arg362: f32, %arg363: f32):
      %159 = "arith.mulf"(%arg361, %arg362) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %160 = "arith.addf"(%arg363, %159) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%160) : (f32) -> ()
    }) {linalg.memoized_indexing_maps = [affine_map<(d0, d1, d2, d3, d4) -> (d0, d1 * 3 + d4, d2)>, affine_map<(d0, d1, d2, d3, d4) -> (d4, d2, d3)>, affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3)>]} : (tensor<?x?x?xf32>, tensor<?x?x?xf32>, tensor<?x?x?x?xf32>) -> tensor<?x?x?x?xf32>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (memref<?x?x?xi8>, memref<?x?x?xi8>, memref<?x?x?x?xi32>) -> (), sym_name = "depthwise_conv_1d_nwc_wcm_cast"}> ({
  ^bb0(%arg352: memref<?x?x?xi8>, %arg353: memref<?x?x?xi8>, %arg354: memref<?x?x?x?xi32>):
    "linalg.depthwise_conv_1d_nwc_wcm"(%arg352, %arg353, %arg354) <{operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg355: i8, %arg356: i8, %arg357: i32):
      %154 = "arith.extsi"(%arg355) : (i8) -> i32
      %155 = "arith.extsi"(%arg356) : (i8) -> i32
      %156 = "arith.muli"(%154, %155) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      %157 = "arith.addi"(%arg357, %156) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      "linalg.yield"(%157) : (i32) -> ()
    }) {linalg.memoized_indexing_maps = [affine_map<(d0, d1, d2, d3, d4) -> (d0, d1 + d4, d2)>, affine_map<(d0, d1, d2, d3, d4) -> (d4, d2, d3)>, affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3)>]} : (memref<?x?x?xi8>, memref<?x?x?xi8>, memref<?x?x?x?xi32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<?x?x?x?xf32>, tensor<?x?x?xf32>, tensor<?x?x?x?xf32>) -> (), sym_name = "depthwise_conv_2d_nhwc_hwc_f32"}> ({
  ^bb0(%arg346: tensor<?x?x?x?xf32>, %arg347: tensor<?x?x?xf32>, %arg348: tensor<?x?x?x?xf32>):
    %151 = "linalg.depthwise_conv_2d_nhwc_hwc"(%arg346, %arg347, %arg348) <{operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg349: f32, %arg350: f32, %arg351: f32):
      %152 = "arith.mulf"(%arg349, %arg350) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %153 = "arith.addf"(%arg351, %152) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%153) : (f32) -> ()
    }) {linalg.memoized_indexing_maps = [affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d1 + d4, d2 + d5, d3)>, affine_map<(d0, d1, d2, d3, d4, d5) -> (d4, d5, d3)>, affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d1, d2, d3)>]} : (tensor<?x?x?x?xf32>, tensor<?x?x?xf32>, tensor<?x?x?x?xf32>) -> tensor<?x?x?x?xf32>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<?x?x?x?xf32>, tensor<?x?x?xf32>, tensor<?x?x?x?xf32>) -> (), sym_name = "depthwise_conv_2d_nhwc_hwc_window"}> ({
  ^bb0(%arg340: tensor<?x?x?x?xf32>, %arg341: tensor<?x?x?xf32>, %arg342: tensor<?x?x?x?xf32>):
    %148 = "linalg.depthwise_conv_2d_nhwc_hwc"(%arg340, %arg341, %arg342) <{dilations = dense<[1, 2]> : tensor<2xi64>, operandSegmentSizes = array<i32: 2, 1>, strides = dense<3> : tensor<2xi64>}> ({
    ^bb0(%arg343: f32, %arg344: f32, %arg345: f32):
      %149 = "arith.mulf"(%arg343, %arg344) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %150 = "arith.addf"(%arg345, %149) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%150) : (f32) -> ()
    }) {linalg.memoized_indexing_maps = [affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d1 * 3 + d4, d2 * 3 + d5 * 2, d3)>, affine_map<(d0, d1, d2, d3, d4, d5) -> (d4, d5, d3)>, affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d1, d2, d3)>]} : (tensor<?x?x?x?xf32>, tensor<?x?x?xf32>, tensor<?x?x?x?xf32>) -> tensor<?x?x?x?xf32>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (memref<?x?x?x?xi8>, memref<?x?x?xi8>, memref<?x?x?x?xi32>) -> (), sym_name = "depthwise_conv_2d_nhwc_hwc_cast"}> ({
  ^bb0(%arg334: memref<?x?x?x?xi8>, %arg335: memref<?x?x?xi8>, %arg336: memref<?x?x?x?xi32>):
    "linalg.depthwise_conv_2d_nhwc_hwc"(%arg334, %arg335, %arg336) <{operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg337: i8, %arg338: i8, %arg339: i32):
      %144 = "arith.extsi"(%arg337) : (i8) -> i32
      %145 = "arith.extsi"(%arg338) : (i8) -> i32
      %146 = "arith.muli"(%144, %145) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      %147 = "arith.addi"(%arg339, %146) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      "linalg.yield"(%147) : (i32) -> ()
    }) {linalg.memoized_indexing_maps = [affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d1 + d4, d2 + d5, d3)>, affine_map<(d0, d1, d2, d3, d4, d5) -> (d4, d5, d3)>, affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d1, d2, d3)>]} : (memref<?x?x?x?xi8>, memref<?x?x?xi8>, memref<?x?x?x?xi32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<?x?x?x?xf32>, tensor<?x?x?xf32>, tensor<?x?x?x?xf32>) -> (), sym_name = "depthwise_conv_2d_nchw_chw_f32"}> ({
  ^bb0(%arg328: tensor<?x?x?x?xf32>, %arg329: tensor<?x?x?xf32>, %arg330: tensor<?x?x?x?xf32>):
    %141 = "linalg.depthwise_conv_2d_nchw_chw"(%arg328, %arg329, %arg330) <{operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg331: f32, %arg332: f32, %arg333: f32):
      %142 = "arith.mulf"(%arg331, %arg332) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %143 = "arith.addf"(%arg333, %142) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%143) : (f32) -> ()
    }) {linalg.memoized_indexing_maps = [affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d3, d1 + d4, d2 + d5)>, affine_map<(d0, d1, d2, d3, d4, d5) -> (d3, d4, d5)>, affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d3, d1, d2)>]} : (tensor<?x?x?x?xf32>, tensor<?x?x?xf32>, tensor<?x?x?x?xf32>) -> tensor<?x?x?x?xf32>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<?x?x?x?xf32>, tensor<?x?x?xf32>, tensor<?x?x?x?xf32>) -> (), sym_name = "depthwise_conv_2d_nchw_chw_window"}> ({
  ^bb0(%arg322: tensor<?x?x?x?xf32>, %arg323: tensor<?x?x?xf32>, %arg324: tensor<?x?x?x?xf32>):
    %138 = "linalg.depthwise_conv_2d_nchw_chw"(%arg322, %arg323, %arg324) <{dilations = dense<[1, 2]> : tensor<2xi64>, operandSegmentSizes = array<i32: 2, 1>, strides = dense<3> : tensor<2xi64>}> ({
    ^bb0(%arg325: f32, %arg326: f32, %arg327: f32):
      %139 = "arith.mulf"(%arg325, %arg326) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %140 = "arith.addf"(%arg327, %139) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%140) : (f32) -> ()
    }) {linalg.memoized_indexing_maps = [affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d3, d1 * 3 + d4, d2 * 3 + d5 * 2)>, affine_map<(d0, d1, d2, d3, d4, d5) -> (d3, d4, d5)>, affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d3, d1, d2)>]} : (tensor<?x?x?x?xf32>, tensor<?x?x?xf32>, tensor<?x?x?x?xf32>) -> tensor<?x?x?x?xf32>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (memref<?x?x?x?xi8>, memref<?x?x?xi8>, memref<?x?x?x?xi32>) -> (), sym_name = "depthwise_conv_2d_nchw_chw_cast"}> ({
  ^bb0(%arg316: memref<?x?x?x?xi8>, %arg317: memref<?x?x?xi8>, %arg318: memref<?x?x?x?xi32>):
    "linalg.depthwise_conv_2d_nchw_chw"(%arg316, %arg317, %arg318) <{operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg319: i8, %arg320: i8, %arg321: i32):
      %134 = "arith.extsi"(%arg319) : (i8) -> i32
      %135 = "arith.extsi"(%arg320) : (i8) -> i32
      %136 = "arith.muli"(%134, %135) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      %137 = "arith.addi"(%arg321, %136) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      "linalg.yield"(%137) : (i32) -> ()
    }) {linalg.memoized_indexing_maps = [affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d3, d1 + d4, d2 + d5)>, affine_map<(d0, d1, d2, d3, d4, d5) -> (d3, d4, d5)>, affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d3, d1, d2)>]} : (memref<?x?x?x?xi8>, memref<?x?x?xi8>, memref<?x?x?x?xi32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<?x?x?x?xf32>, tensor<?x?x?xf32>, i32, i32, tensor<?x?x?x?xf32>) -> (), sym_name = "depthwise_conv_2d_nhwc_hwc_q_window"}> ({
  ^bb0(%arg306: tensor<?x?x?x?xf32>, %arg307: tensor<?x?x?xf32>, %arg308: i32, %arg309: i32, %arg310: tensor<?x?x?x?xf32>):
    %127 = "linalg.depthwise_conv_2d_nhwc_hwc_q"(%arg306, %arg307, %arg308, %arg309, %arg310) <{dilations = dense<[1, 2]> : tensor<2xi64>, operandSegmentSizes = array<i32: 4, 1>, strides = dense<3> : tensor<2xi64>}> ({
    ^bb0(%arg311: f32, %arg312: f32, %arg313: i32, %arg314: i32, %arg315: f32):
      %128 = "arith.sitofp"(%arg313) : (i32) -> f32
      %129 = "arith.subf"(%arg311, %128) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %130 = "arith.sitofp"(%arg314) : (i32) -> f32
      %131 = "arith.subf"(%arg312, %130) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %132 = "arith.mulf"(%129, %131) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %133 = "arith.addf"(%arg315, %132) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%133) : (f32) -> ()
    }) {linalg.memoized_indexing_maps = [affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d1 * 3 + d4, d2 * 3 + d5 * 2, d3)>, affine_map<(d0, d1, d2, d3, d4, d5) -> (d4, d5, d3)>, affine_map<(d0, d1, d2, d3, d4, d5) -> ()>, affine_map<(d0, d1, d2, d3, d4, d5) -> ()>, affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d1, d2, d3)>]} : (tensor<?x?x?x?xf32>, tensor<?x?x?xf32>, i32, i32, tensor<?x?x?x?xf32>) -> tensor<?x?x?x?xf32>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (memref<?x?x?x?xi8>, memref<?x?x?xi8>, i32, i32, memref<?x?x?x?xi32>) -> (), sym_name = "depthwise_conv_2d_nhwc_hwc_q_cast"}> ({
  ^bb0(%arg296: memref<?x?x?x?xi8>, %arg297: memref<?x?x?xi8>, %arg298: i32, %arg299: i32, %arg300: memref<?x?x?x?xi32>):
    "linalg.depthwise_conv_2d_nhwc_hwc_q"(%arg296, %arg297, %arg298, %arg299, %arg300) <{operandSegmentSizes = array<i32: 4, 1>}> ({
    ^bb0(%arg301: i8, %arg302: i8, %arg303: i32, %arg304: i32, %arg305: i32):
      %121 = "arith.extsi"(%arg301) : (i8) -> i32
      %122 = "arith.subi"(%121, %arg303) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      %123 = "arith.extsi"(%arg302) : (i8) -> i32
      %124 = "arith.subi"(%123, %arg304) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      %125 = "arith.muli"(%122, %124) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      %126 = "arith.addi"(%arg305, %125) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      "linalg.yield"(%126) : (i32) -> ()
    }) {linalg.memoized_indexing_maps = [affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d1 + d4, d2 + d5, d3)>, affine_map<(d0, d1, d2, d3, d4, d5) -> (d4, d5, d3)>, affine_map<(d0, d1, d2, d3, d4, d5) -> ()>, affine_map<(d0, d1, d2, d3, d4, d5) -> ()>, affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d1, d2, d3)>]} : (memref<?x?x?x?xi8>, memref<?x?x?xi8>, i32, i32, memref<?x?x?x?xi32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<?x?x?x?xf32>, tensor<?x?x?x?xf32>, tensor<?x?x?x?x?xf32>) -> (), sym_name = "depthwise_conv_2d_nhwc_hwcm_f32"}> ({
  ^bb0(%arg290: tensor<?x?x?x?xf32>, %arg291: tensor<?x?x?x?xf32>, %arg292: tensor<?x?x?x?x?xf32>):
    %118 = "linalg.depthwise_conv_2d_nhwc_hwcm"(%arg290, %arg291, %arg292) <{operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg293: f32, %arg294: f32, %arg295: f32):
      %119 = "arith.mulf"(%arg293, %arg294) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %120 = "arith.addf"(%arg295, %119) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%120) : (f32) -> ()
    }) {linalg.memoized_indexing_maps = [affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d0, d1 + d5, d2 + d6, d3)>, affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d5, d6, d3, d4)>, affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d0, d1, d2, d3, d4)>]} : (tensor<?x?x?x?xf32>, tensor<?x?x?x?xf32>, tensor<?x?x?x?x?xf32>) -> tensor<?x?x?x?x?xf32>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<?x?x?x?xf32>, tensor<?x?x?x?xf32>, tensor<?x?x?x?x?xf32>) -> (), sym_name = "depthwise_conv_2d_nhwc_hwcm_window"}> ({
  ^bb0(%arg284: tensor<?x?x?x?xf32>, %arg285: tensor<?x?x?x?xf32>, %arg286: tensor<?x?x?x?x?xf32>):
    %115 = "linalg.depthwise_conv_2d_nhwc_hwcm"(%arg284, %arg285, %arg286) <{dilations = dense<[1, 2]> : tensor<2xi64>, operandSegmentSizes = array<i32: 2, 1>, strides = dense<3> : tensor<2xi64>}> ({
    ^bb0(%arg287: f32, %arg288: f32, %arg289: f32):
      %116 = "arith.mulf"(%arg287, %arg288) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %117 = "arith.addf"(%arg289, %116) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%117) : (f32) -> ()
    }) {linalg.memoized_indexing_maps = [affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d0, d1 * 3 + d5, d2 * 3 + d6 * 2, d3)>, affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d5, d6, d3, d4)>, affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d0, d1, d2, d3, d4)>]} : (tensor<?x?x?x?xf32>, tensor<?x?x?x?xf32>, tensor<?x?x?x?x?xf32>) -> tensor<?x?x?x?x?xf32>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (memref<?x?x?x?xi8>, memref<?x?x?x?xi8>, memref<?x?x?x?x?xi32>) -> (), sym_name = "depthwise_conv_2d_nhwc_hwcm_cast"}> ({
  ^bb0(%arg278: memref<?x?x?x?xi8>, %arg279: memref<?x?x?x?xi8>, %arg280: memref<?x?x?x?x?xi32>):
    "linalg.depthwise_conv_2d_nhwc_hwcm"(%arg278, %arg279, %arg280) <{operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg281: i8, %arg282: i8, %arg283: i32):
      %111 = "arith.extsi"(%arg281) : (i8) -> i32
      %112 = "arith.extsi"(%arg282) : (i8) -> i32
      %113 = "arith.muli"(%111, %112) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      %114 = "arith.addi"(%arg283, %113) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      "linalg.yield"(%114) : (i32) -> ()
    }) {linalg.memoized_indexing_maps = [affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d0, d1 + d5, d2 + d6, d3)>, affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d5, d6, d3, d4)>, affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d0, d1, d2, d3, d4)>]} : (memref<?x?x?x?xi8>, memref<?x?x?x?xi8>, memref<?x?x?x?x?xi32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<?x?x?x?xf32>, tensor<?x?x?x?xf32>, i32, i32, tensor<?x?x?x?x?xf32>) -> (), sym_name = "depthwise_conv_2d_nhwc_hwcm_q_window"}> ({
  ^bb0(%arg268: tensor<?x?x?x?xf32>, %arg269: tensor<?x?x?x?xf32>, %arg270: i32, %arg271: i32, %arg272: tensor<?x?x?x?x?xf32>):
    %104 = "linalg.depthwise_conv_2d_nhwc_hwcm_q"(%arg268, %arg269, %arg270, %arg271, %arg272) <{dilations = dense<[1, 2]> : tensor<2xi64>, operandSegmentSizes = array<i32: 4, 1>, strides = dense<3> : tensor<2xi64>}> ({
    ^bb0(%arg273: f32, %arg274: f32, %arg275: i32, %arg276: i32, %arg277: f32):
      %105 = "arith.sitofp"(%arg275) : (i32) -> f32
      %106 = "arith.subf"(%arg273, %105) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %107 = "arith.sitofp"(%arg276) : (i32) -> f32
      %108 = "arith.subf"(%arg274, %107) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %109 = "arith.mulf"(%106, %108) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %110 = "arith.addf"(%arg277, %109) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%110) : (f32) -> ()
    }) {linalg.memoized_indexing_maps = [affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d0, d1 * 3 + d5, d2 * 3 + d6 * 2, d3)>, affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d5, d6, d3, d4)>, affine_map<(d0, d1, d2, d3, d4, d5, d6) -> ()>, affine_map<(d0, d1, d2, d3, d4, d5, d6) -> ()>, affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d0, d1, d2, d3, d4)>]} : (tensor<?x?x?x?xf32>, tensor<?x?x?x?xf32>, i32, i32, tensor<?x?x?x?x?xf32>) -> tensor<?x?x?x?x?xf32>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (memref<?x?x?x?xi8>, memref<?x?x?x?xi8>, i32, i32, memref<?x?x?x?x?xi32>) -> (), sym_name = "depthwise_conv_2d_nhwc_hwcm_q_cast"}> ({
  ^bb0(%arg258: memref<?x?x?x?xi8>, %arg259: memref<?x?x?x?xi8>, %arg260: i32, %arg261: i32, %arg262: memref<?x?x?x?x?xi32>):
    "linalg.depthwise_conv_2d_nhwc_hwcm_q"(%arg258, %arg259, %arg260, %arg261, %arg262) <{operandSegmentSizes = array<i32: 4, 1>}> ({
    ^bb0(%arg263: i8, %arg264: i8, %arg265: i32, %arg266: i32, %arg267: i32):
      %98 = "arith.extsi"(%arg263) : (i8) -> i32
      %99 = "arith.subi"(%98, %arg265) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      %100 = "arith.extsi"(%arg264) : (i8) -> i32
      %101 = "arith.subi"(%100, %arg266) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      %102 = "arith.muli"(%99, %101) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      %103 = "arith.addi"(%arg267, %102) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      "linalg.yield"(%103) : (i32) -> ()
    }) {linalg.memoized_indexing_maps = [affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d0, d1 + d5, d2 + d6, d3)>, affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d5, d6, d3, d4)>, affine_map<(d0, d1, d2, d3, d4, d5, d6) -> ()>, affine_map<(d0, d1, d2, d3, d4, d5, d6) -> ()>, affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d0, d1, d2, d3, d4)>]} : (memref<?x?x?x?xi8>, memref<?x?x?x?xi8>, i32, i32, memref<?x?x?x?x?xi32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<?x?x?x?x?xf32>, tensor<?x?x?x?xf32>, tensor<?x?x?x?x?xf32>) -> (), sym_name = "depthwise_conv_3d_ndhwc_dhwc_f32"}> ({
  ^bb0(%arg252: tensor<?x?x?x?x?xf32>, %arg253: tensor<?x?x?x?xf32>, %arg254: tensor<?x?x?x?x?xf32>):
    %95 = "linalg.depthwise_conv_3d_ndhwc_dhwc"(%arg252, %arg253, %arg254) <{operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg255: f32, %arg256: f32, %arg257: f32):
      %96 = "arith.mulf"(%arg255, %arg256) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %97 = "arith.addf"(%arg257, %96) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%97) : (f32) -> ()
    }) {linalg.memoized_indexing_maps = [affine_map<(d0, d1, d2, d3, d4, d5, d6, d7) -> (d0, d1 + d4, d2 + d5, d3 + d6, d7)>, affine_map<(d0, d1, d2, d3, d4, d5, d6, d7) -> (d4, d5, d6, d7)>, affine_map<(d0, d1, d2, d3, d4, d5, d6, d7) -> (d0, d1, d2, d3, d7)>]} : (tensor<?x?x?x?x?xf32>, tensor<?x?x?x?xf32>, tensor<?x?x?x?x?xf32>) -> tensor<?x?x?x?x?xf32>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<?x?x?x?x?xf32>, tensor<?x?x?x?xf32>, tensor<?x?x?x?x?xf32>) -> (), sym_name = "depthwise_conv_3d_ndhwc_dhwc_window"}> ({
  ^bb0(%arg246: tensor<?x?x?x?x?xf32>, %arg247: tensor<?x?x?x?xf32>, %arg248: tensor<?x?x?x?x?xf32>):
    %92 = "linalg.depthwise_conv_3d_ndhwc_dhwc"(%arg246, %arg247, %arg248) <{dilations = dense<[1, 2, 3]> : tensor<3xi64>, operandSegmentSizes = array<i32: 2, 1>, strides = dense<3> : tensor<3xi64>}> ({
    ^bb0(%arg249: f32, %arg250: f32, %arg251: f32):
      %93 = "arith.mulf"(%arg249, %arg250) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %94 = "arith.addf"(%arg251, %93) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%94) : (f32) -> ()
    }) {linalg.memoized_indexing_maps = [affine_map<(d0, d1, d2, d3, d4, d5, d6, d7) -> (d0, d1 * 3 + d4, d2 * 3 + d5 * 2, d3 * 3 + d6 * 3, d7)>, affine_map<(d0, d1, d2, d3, d4, d5, d6, d7) -> (d4, d5, d6, d7)>, affine_map<(d0, d1, d2, d3, d4, d5, d6, d7) -> (d0, d1, d2, d3, d7)>]} : (tensor<?x?x?x?x?xf32>, tensor<?x?x?x?xf32>, tensor<?x?x?x?x?xf32>) -> tensor<?x?x?x?x?xf32>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (memref<?x?x?x?x?xi8>, memref<?x?x?x?xi8>, memref<?x?x?x?x?xi32>) -> (), sym_name = "depthwise_conv_3d_ndhwc_dhwc_cast"}> ({
  ^bb0(%arg240: memref<?x?x?x?x?xi8>, %arg241: memref<?x?x?x?xi8>, %arg242: memref<?x?x?x?x?xi32>):
    "linalg.depthwise_conv_3d_ndhwc_dhwc"(%arg240, %arg241, %arg242) <{operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg243: i8, %arg244: i8, %arg245: i32):
      %88 = "arith.extsi"(%arg243) : (i8) -> i32
      %89 = "arith.extsi"(%arg244) : (i8) -> i32
      %90 = "arith.muli"(%88, %89) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      %91 = "arith.addi"(%arg245, %90) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      "linalg.yield"(%91) : (i32) -> ()
    }) {linalg.memoized_indexing_maps = [affine_map<(d0, d1, d2, d3, d4, d5, d6, d7) -> (d0, d1 + d4, d2 + d5, d3 + d6, d7)>, affine_map<(d0, d1, d2, d3, d4, d5, d6, d7) -> (d4, d5, d6, d7)>, affine_map<(d0, d1, d2, d3, d4, d5, d6, d7) -> (d0, d1, d2, d3, d7)>]} : (memref<?x?x?x?x?xi8>, memref<?x?x?x?xi8>, memref<?x?x?x?x?xi32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<?x?x?x?x?xf32>, tensor<?x?x?x?xf32>, tensor<?x?x?x?x?xf32>) -> (), sym_name = "depthwise_conv_3d_ncdhw_cdhw_f32"}> ({
  ^bb0(%arg234: tensor<?x?x?x?x?xf32>, %arg235: tensor<?x?x?x?xf32>, %arg236: tensor<?x?x?x?x?xf32>):
    %85 = "linalg.depthwise_conv_3d_ncdhw_cdhw"(%arg234, %arg235, %arg236) <{operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg237: f32, %arg238: f32, %arg239: f32):
      %86 = "arith.mulf"(%arg237, %arg238) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %87 = "arith.addf"(%arg239, %86) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%87) : (f32) -> ()
    }) {linalg.memoized_indexing_maps = [affine_map<(d0, d1, d2, d3, d4, d5, d6, d7) -> (d0, d7, d1 + d4, d2 + d5, d3 + d6)>, affine_map<(d0, d1, d2, d3, d4, d5, d6, d7) -> (d7, d4, d5, d6)>, affine_map<(d0, d1, d2, d3, d4, d5, d6, d7) -> (d0, d7, d1, d2, d3)>]} : (tensor<?x?x?x?x?xf32>, tensor<?x?x?x?xf32>, tensor<?x?x?x?x?xf32>) -> tensor<?x?x?x?x?xf32>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<?x?x?x?x?xf32>, tensor<?x?x?x?xf32>, tensor<?x?x?x?x?xf32>) -> (), sym_name = "depthwise_conv_3d_ncdhw_cdhw_window"}> ({
  ^bb0(%arg228: tensor<?x?x?x?x?xf32>, %arg229: tensor<?x?x?x?xf32>, %arg230: tensor<?x?x?x?x?xf32>):
    %82 = "linalg.depthwise_conv_3d_ncdhw_cdhw"(%arg228, %arg229, %arg230) <{dilations = dense<[1, 2, 3]> : tensor<3xi64>, operandSegmentSizes = array<i32: 2, 1>, strides = dense<3> : tensor<3xi64>}> ({
    ^bb0(%arg231: f32, %arg232: f32, %arg233: f32):
      %83 = "arith.mulf"(%arg231, %arg232) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %84 = "arith.addf"(%arg233, %83) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%84) : (f32) -> ()
    }) {linalg.memoized_indexing_maps = [affine_map<(d0, d1, d2, d3, d4, d5, d6, d7) -> (d0, d7, d1 * 3 + d4, d2 * 3 + d5 * 2, d3 * 3 + d6 * 3)>, affine_map<(d0, d1, d2, d3, d4, d5, d6, d7) -> (d7, d4, d5, d6)>, affine_map<(d0, d1, d2, d3, d4, d5, d6, d7) -> (d0, d7, d1, d2, d3)>]} : (tensor<?x?x?x?x?xf32>, tensor<?x?x?x?xf32>, tensor<?x?x?x?x?xf32>) -> tensor<?x?x?x?x?xf32>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (memref<?x?x?x?x?xi8>, memref<?x?x?x?xi8>, memref<?x?x?x?x?xi32>) -> (), sym_name = "depthwise_conv_3d_ncdhw_cdhw_cast"}> ({
  ^bb0(%arg222: memref<?x?x?x?x?xi8>, %arg223: memref<?x?x?x?xi8>, %arg224: memref<?x?x?x?x?xi32>):
    "linalg.depthwise_conv_3d_ncdhw_cdhw"(%arg222, %arg223, %arg224) <{operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg225: i8, %arg226: i8, %arg227: i32):
      %78 = "arith.extsi"(%arg225) : (i8) -> i32
      %79 = "arith.extsi"(%arg226) : (i8) -> i32
      %80 = "arith.muli"(%78, %79) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      %81 = "arith.addi"(%arg227, %80) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      "linalg.yield"(%81) : (i32) -> ()
    }) {linalg.memoized_indexing_maps = [affine_map<(d0, d1, d2, d3, d4, d5, d6, d7) -> (d0, d7, d1 + d4, d2 + d5, d3 + d6)>, affine_map<(d0, d1, d2, d3, d4, d5, d6, d7) -> (d7, d4, d5, d6)>, affine_map<(d0, d1, d2, d3, d4, d5, d6, d7) -> (d0, d7, d1, d2, d3)>]} : (memref<?x?x?x?x?xi8>, memref<?x?x?x?xi8>, memref<?x?x?x?x?xi32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<?x?x?x?x?xf32>, tensor<?x?x?x?x?xf32>, tensor<?x?x?x?x?x?xf32>) -> (), sym_name = "depthwise_conv_3d_ndhwc_dhwcm_f32"}> ({
  ^bb0(%arg216: tensor<?x?x?x?x?xf32>, %arg217: tensor<?x?x?x?x?xf32>, %arg218: tensor<?x?x?x?x?x?xf32>):
    %75 = "linalg.depthwise_conv_3d_ndhwc_dhwcm"(%arg216, %arg217, %arg218) <{operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg219: f32, %arg220: f32, %arg221: f32):
      %76 = "arith.mulf"(%arg219, %arg220) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %77 = "arith.addf"(%arg221, %76) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%77) : (f32) -> ()
    }) {linalg.memoized_indexing_maps = [affine_map<(d0, d1, d2, d3, d4, d5, d6, d7, d8) -> (d0, d1 + d5, d2 + d6, d3 + d7, d8)>, affine_map<(d0, d1, d2, d3, d4, d5, d6, d7, d8) -> (d5, d6, d7, d8, d4)>, affine_map<(d0, d1, d2, d3, d4, d5, d6, d7, d8) -> (d0, d1, d2, d3, d8, d4)>]} : (tensor<?x?x?x?x?xf32>, tensor<?x?x?x?x?xf32>, tensor<?x?x?x?x?x?xf32>) -> tensor<?x?x?x?x?x?xf32>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<?x?x?x?x?xf32>, tensor<?x?x?x?x?xf32>, tensor<?x?x?x?x?x?xf32>) -> (), sym_name = "depthwise_conv_3d_ndhwc_dhwcm_window"}> ({
  ^bb0(%arg210: tensor<?x?x?x?x?xf32>, %arg211: tensor<?x?x?x?x?xf32>, %arg212: tensor<?x?x?x?x?x?xf32>):
    %72 = "linalg.depthwise_conv_3d_ndhwc_dhwcm"(%arg210, %arg211, %arg212) <{dilations = dense<[1, 2, 3]> : tensor<3xi64>, operandSegmentSizes = array<i32: 2, 1>, strides = dense<3> : tensor<3xi64>}> ({
    ^bb0(%arg213: f32, %arg214: f32, %arg215: f32):
      %73 = "arith.mulf"(%arg213, %arg214) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %74 = "arith.addf"(%arg215, %73) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%74) : (f32) -> ()
    }) {linalg.memoized_indexing_maps = [affine_map<(d0, d1, d2, d3, d4, d5, d6, d7, d8) -> (d0, d1 * 3 + d5, d2 * 3 + d6 * 2, d3 * 3 + d7 * 3, d8)>, affine_map<(d0, d1, d2, d3, d4, d5, d6, d7, d8) -> (d5, d6, d7, d8, d4)>, affine_map<(d0, d1, d2, d3, d4, d5, d6, d7, d8) -> (d0, d1, d2, d3, d8, d4)>]} : (tensor<?x?x?x?x?xf32>, tensor<?x?x?x?x?xf32>, tensor<?x?x?x?x?x?xf32>) -> tensor<?x?x?x?x?x?xf32>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (memref<?x?x?x?x?xi8>, memref<?x?x?x?x?xi8>, memref<?x?x?x?x?x?xi32>) -> (), sym_name = "depthwise_conv_3d_ndhwc_dhwcm_cast"}> ({
  ^bb0(%arg204: memref<?x?x?x?x?xi8>, %arg205: memref<?x?x?x?x?xi8>, %arg206: memref<?x?x?x?x?x?xi32>):
    "linalg.depthwise_conv_3d_ndhwc_dhwcm"(%arg204, %arg205, %arg206) <{operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg207: i8, %arg208: i8, %arg209: i32):
      %68 = "arith.extsi"(%arg207) : (i8) -> i32
      %69 = "arith.extsi"(%arg208) : (i8) -> i32
      %70 = "arith.muli"(%68, %69) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      %71 = "arith.addi"(%arg209, %70) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      "linalg.yield"(%71) : (i32) -> ()
    }) {linalg.memoized_indexing_maps = [affine_map<(d0, d1, d2, d3, d4, d5, d6, d7, d8) -> (d0, d1 + d5, d2 + d6, d3 + d7, d8)>, affine_map<(d0, d1, d2, d3, d4, d5, d6, d7, d8) -> (d5, d6, d7, d8, d4)>, affine_map<(d0, d1, d2, d3, d4, d5, d6, d7, d8) -> (d0, d1, d2, d3, d8, d4)>]} : (memref<?x?x?x?x?xi8>, memref<?x?x?x?x?xi8>, memref<?x?x?x?x?x?xi32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<?x?x?xf32>, tensor<?xf16>, tensor<?x?x?xf32>) -> (), sym_name = "pooling_nwc_sum_window"}> ({
  ^bb0(%arg198: tensor<?x?x?xf32>, %arg199: tensor<?xf16>, %arg200: tensor<?x?x?xf32>):
    %66 = "linalg.pooling_nwc_sum"(%arg198, %arg199, %arg200) <{dilations = dense<1> : tensor<1xi64>, operandSegmentSizes = array<i32: 2, 1>, strides = dense<3> : tensor<1xi64>}> ({
    ^bb0(%arg201: f32, %arg202: f16, %arg203: f32):
      %67 = "arith.addf"(%arg203, %arg201) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%67) : (f32) -> ()
    }) {linalg.memoized_indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1 * 3 + d3, d2)>, affine_map<(d0, d1, d2, d3) -> (d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>]} : (tensor<?x?x?xf32>, tensor<?xf16>, tensor<?x?x?xf32>) -> tensor<?x?x?xf32>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (memref<?x?x?xi8>, memref<?xf16>, memref<?x?x?xi32>) -> (), sym_name = "pooling_nwc_sum_cast"}> ({
  ^bb0(%arg192: memref<?x?x?xi8>, %arg193: memref<?xf16>, %arg194: memref<?x?x?xi32>):
    "linalg.pooling_nwc_sum"(%arg192, %arg193, %arg194) <{operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg195: i8, %arg196: f16, %arg197: i32):
      %64 = "arith.extsi"(%arg195) : (i8) -> i32
      %65 = "arith.addi"(%arg197, %64) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      "linalg.yield"(%65) : (i32) -> ()
    }) {linalg.memoized_indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1 + d3, d2)>, affine_map<(d0, d1, d2, d3) -> (d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>]} : (memref<?x?x?xi8>, memref<?xf16>, memref<?x?x?xi32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<?x?x?xf32>, tensor<?xf16>, tensor<?x?x?xf32>) -> (), sym_name = "pooling_ncw_sum_window"}> ({
  ^bb0(%arg186: tensor<?x?x?xf32>, %arg187: tensor<?xf16>, %arg188: tensor<?x?x?xf32>):
    %62 = "linalg.pooling_ncw_sum"(%arg186, %arg187, %arg188) <{dilations = dense<1> : tensor<1xi64>, operandSegmentSizes = array<i32: 2, 1>, strides = dense<3> : tensor<1xi64>}> ({
    ^bb0(%arg189: f32, %arg190: f16, %arg191: f32):
      %63 = "arith.addf"(%arg191, %arg189) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%63) : (f32) -> ()
    }) {linalg.memoized_indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2 * 3 + d3)>, affine_map<(d0, d1, d2, d3) -> (d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>]} : (tensor<?x?x?xf32>, tensor<?xf16>, tensor<?x?x?xf32>) -> tensor<?x?x?xf32>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (memref<?x?x?xi8>, memref<?xf16>, memref<?x?x?xi32>) -> (), sym_name = "pooling_ncw_sum_cast"}> ({
  ^bb0(%arg180: memref<?x?x?xi8>, %arg181: memref<?xf16>, %arg182: memref<?x?x?xi32>):
    "linalg.pooling_ncw_sum"(%arg180, %arg181, %arg182) <{operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg183: i8, %arg184: f16, %arg185: i32):
      %60 = "arith.extsi"(%arg183) : (i8) -> i32
      %61 = "arith.addi"(%arg185, %60) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      "linalg.yield"(%61) : (i32) -> ()
    }) {linalg.memoized_indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2 + d3)>, affine_map<(d0, d1, d2, d3) -> (d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>]} : (memref<?x?x?xi8>, memref<?xf16>, memref<?x?x?xi32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<?x?x?xf32>, tensor<?xf16>, tensor<?x?x?xf32>) -> (), sym_name = "pooling_nwc_max_window"}> ({
  ^bb0(%arg174: tensor<?x?x?xf32>, %arg175: tensor<?xf16>, %arg176: tensor<?x?x?xf32>):
    %58 = "linalg.pooling_nwc_max"(%arg174, %arg175, %arg176) <{dilations = dense<1> : tensor<1xi64>, operandSegmentSizes = array<i32: 2, 1>, strides = dense<3> : tensor<1xi64>}> ({
    ^bb0(%arg177: f32, %arg178: f16, %arg179: f32):
      %59 = "arith.maximumf"(%arg179, %arg177) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%59) : (f32) -> ()
    }) {linalg.memoized_indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1 * 3 + d3, d2)>, affine_map<(d0, d1, d2, d3) -> (d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>]} : (tensor<?x?x?xf32>, tensor<?xf16>, tensor<?x?x?xf32>) -> tensor<?x?x?xf32>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (memref<?x?x?xi8>, memref<?xf16>, memref<?x?x?xi32>) -> (), sym_name = "pooling_nwc_max_cast"}> ({
  ^bb0(%arg168: memref<?x?x?xi8>, %arg169: memref<?xf16>, %arg170: memref<?x?x?xi32>):
    "linalg.pooling_nwc_max"(%arg168, %arg169, %arg170) <{operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg171: i8, %arg172: f16, %arg173: i32):
      %56 = "arith.extsi"(%arg171) : (i8) -> i32
      %57 = "arith.maxsi"(%arg173, %56) : (i32, i32) -> i32
      "linalg.yield"(%57) : (i32) -> ()
    }) {linalg.memoized_indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1 + d3, d2)>, affine_map<(d0, d1, d2, d3) -> (d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>]} : (memref<?x?x?xi8>, memref<?xf16>, memref<?x?x?xi32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<?x?x?xf32>, tensor<?xf16>, tensor<?x?x?xf32>) -> (), sym_name = "pooling_nwc_max_unsigned_window"}> ({
  ^bb0(%arg162: tensor<?x?x?xf32>, %arg163: tensor<?xf16>, %arg164: tensor<?x?x?xf32>):
    %54 = "linalg.pooling_nwc_max_unsigned"(%arg162, %arg163, %arg164) <{dilations = dense<1> : tensor<1xi64>, operandSegmentSizes = array<i32: 2, 1>, strides = dense<3> : tensor<1xi64>}> ({
    ^bb0(%arg165: f32, %arg166: f16, %arg167: f32):
      %55 = "arith.maximumf"(%arg167, %arg165) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%55) : (f32) -> ()
    }) {linalg.memoized_indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1 * 3 + d3, d2)>, affine_map<(d0, d1, d2, d3) -> (d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>]} : (tensor<?x?x?xf32>, tensor<?xf16>, tensor<?x?x?xf32>) -> tensor<?x?x?xf32>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (memref<?x?x?xi8>, memref<?xf16>, memref<?x?x?xi32>) -> (), sym_name = "pooling_nwc_max_unsigned_cast"}> ({
  ^bb0(%arg156: memref<?x?x?xi8>, %arg157: memref<?xf16>, %arg158: memref<?x?x?xi32>):
    "linalg.pooling_nwc_max_unsigned"(%arg156, %arg157, %arg158) <{operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg159: i8, %arg160: f16, %arg161: i32):
      %52 = "arith.extui"(%arg159) : (i8) -> i32
      %53 = "arith.maxui"(%arg161, %52) : (i32, i32) -> i32
      "linalg.yield"(%53) : (i32) -> ()
    }) {linalg.memoized_indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1 + d3, d2)>, affine_map<(d0, d1, d2, d3) -> (d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>]} : (memref<?x?x?xi8>, memref<?xf16>, memref<?x?x?xi32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<?x?x?xf32>, tensor<?xf16>, tensor<?x?x?xf32>) -> (), sym_name = "pooling_ncw_max_window"}> ({
  ^bb0(%arg150: tensor<?x?x?xf32>, %arg151: tensor<?xf16>, %arg152: tensor<?x?x?xf32>):
    %50 = "linalg.pooling_ncw_max"(%arg150, %arg151, %arg152) <{dilations = dense<1> : tensor<1xi64>, operandSegmentSizes = array<i32: 2, 1>, strides = dense<3> : tensor<1xi64>}> ({
    ^bb0(%arg153: f32, %arg154: f16, %arg155: f32):
      %51 = "arith.maximumf"(%arg155, %arg153) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%51) : (f32) -> ()
    }) {linalg.memoized_indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2 * 3 + d3)>, affine_map<(d0, d1, d2, d3) -> (d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>]} : (tensor<?x?x?xf32>, tensor<?xf16>, tensor<?x?x?xf32>) -> tensor<?x?x?xf32>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (memref<?x?x?xi8>, memref<?xf16>, memref<?x?x?xi32>) -> (), sym_name = "pooling_ncw_max_cast"}> ({
  ^bb0(%arg144: memref<?x?x?xi8>, %arg145: memref<?xf16>, %arg146: memref<?x?x?xi32>):
    "linalg.pooling_ncw_max"(%arg144, %arg145, %arg146) <{operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg147: i8, %arg148: f16, %arg149: i32):
      %48 = "arith.extsi"(%arg147) : (i8) -> i32
      %49 = "arith.maxsi"(%arg149, %48) : (i32, i32) -> i32
      "linalg.yield"(%49) : (i32) -> ()
    }) {linalg.memoized_indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2 + d3)>, affine_map<(d0, d1, d2, d3) -> (d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>]} : (memref<?x?x?xi8>, memref<?xf16>, memref<?x?x?xi32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<?x?x?xf32>, tensor<?xf16>, tensor<?x?x?xf32>) -> (), sym_name = "pooling_nwc_min_window"}> ({
  ^bb0(%arg138: tensor<?x?x?xf32>, %arg139: tensor<?xf16>, %arg140: tensor<?x?x?xf32>):
    %46 = "linalg.pooling_nwc_min"(%arg138, %arg139, %arg140) <{dilations = dense<1> : tensor<1xi64>, operandSegmentSizes = array<i32: 2, 1>, strides = dense<3> : tensor<1xi64>}> ({
    ^bb0(%arg141: f32, %arg142: f16, %arg143: f32):
      %47 = "arith.minimumf"(%arg143, %arg141) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%47) : (f32) -> ()
    }) {linalg.memoized_indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1 * 3 + d3, d2)>, affine_map<(d0, d1, d2, d3) -> (d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>]} : (tensor<?x?x?xf32>, tensor<?xf16>, tensor<?x?x?xf32>) -> tensor<?x?x?xf32>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (memref<?x?x?xi8>, memref<?xf16>, memref<?x?x?xi32>) -> (), sym_name = "pooling_nwc_min_cast"}> ({
  ^bb0(%arg132: memref<?x?x?xi8>, %arg133: memref<?xf16>, %arg134: memref<?x?x?xi32>):
    "linalg.pooling_nwc_min"(%arg132, %arg133, %arg134) <{operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg135: i8, %arg136: f16, %arg137: i32):
      %44 = "arith.extsi"(%arg135) : (i8) -> i32
      %45 = "arith.minsi"(%arg137, %44) : (i32, i32) -> i32
      "linalg.yield"(%45) : (i32) -> ()
    }) {linalg.memoized_indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1 + d3, d2)>, affine_map<(d0, d1, d2, d3) -> (d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>]} : (memref<?x?x?xi8>, memref<?xf16>, memref<?x?x?xi32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<?x?x?xf32>, tensor<?xf16>, tensor<?x?x?xf32>) -> (), sym_name = "pooling_nwc_min_unsigned_window"}> ({
  ^bb0(%arg126: tensor<?x?x?xf32>, %arg127: tensor<?xf16>, %arg128: tensor<?x?x?xf32>):
    %42 = "linalg.pooling_nwc_min_unsigned"(%arg126, %arg127, %arg128) <{dilations = dense<1> : tensor<1xi64>, operandSegmentSizes = array<i32: 2, 1>, strides = dense<3> : tensor<1xi64>}> ({
    ^bb0(%arg129: f32, %arg130: f16, %arg131: f32):
      %43 = "arith.minimumf"(%arg131, %arg129) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%43) : (f32) -> ()
    }) {linalg.memoized_indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1 * 3 + d3, d2)>, affine_map<(d0, d1, d2, d3) -> (d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>]} : (tensor<?x?x?xf32>, tensor<?xf16>, tensor<?x?x?xf32>) -> tensor<?x?x?xf32>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (memref<?x?x?xi8>, memref<?xf16>, memref<?x?x?xi32>) -> (), sym_name = "pooling_nwc_min_unsigned_cast"}> ({
  ^bb0(%arg120: memref<?x?x?xi8>, %arg121: memref<?xf16>, %arg122: memref<?x?x?xi32>):
    "linalg.pooling_nwc_min_unsigned"(%arg120, %arg121, %arg122) <{operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg123: i8, %arg124: f16, %arg125: i32):
      %40 = "arith.extui"(%arg123) : (i8) -> i32
      %41 = "arith.minui"(%arg125, %40) : (i32, i32) -> i32
      "linalg.yield"(%41) : (i32) -> ()
    }) {linalg.memoized_indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1 + d3, d2)>, affine_map<(d0, d1, d2, d3) -> (d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>]} : (memref<?x?x?xi8>, memref<?xf16>, memref<?x?x?xi32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<?x?x?x?xf32>, tensor<?x?xf16>, tensor<?x?x?x?xf32>) -> (), sym_name = "pooling_nhwc_sum_window"}> ({
  ^bb0(%arg114: tensor<?x?x?x?xf32>, %arg115: tensor<?x?xf16>, %arg116: tensor<?x?x?x?xf32>):
    %38 = "linalg.pooling_nhwc_sum"(%arg114, %arg115, %arg116) <{dilations = dense<[1, 2]> : tensor<2xi64>, operandSegmentSizes = array<i32: 2, 1>, strides = dense<3> : tensor<2xi64>}> ({
    ^bb0(%arg117: f32, %arg118: f16, %arg119: f32):
      %39 = "arith.addf"(%arg119, %arg117) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%39) : (f32) -> ()
    }) {linalg.memoized_indexing_maps = [affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d1 * 3 + d4, d2 * 3 + d5 * 2, d3)>, affine_map<(d0, d1, d2, d3, d4, d5) -> (d4, d5)>, affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d1, d2, d3)>]} : (tensor<?x?x?x?xf32>, tensor<?x?xf16>, tensor<?x?x?x?xf32>) -> tensor<?x?x?x?xf32>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (memref<?x?x?x?xi8>, memref<?x?xf16>, memref<?x?x?x?xi32>) -> (), sym_name = "pooling_nhwc_sum_cast"}> ({
  ^bb0(%arg108: memref<?x?x?x?xi8>, %arg109: memref<?x?xf16>, %arg110: memref<?x?x?x?xi32>):
    "linalg.pooling_nhwc_sum"(%arg108, %arg109, %arg110) <{operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg111: i8, %arg112: f16, %arg113: i32):
      %36 = "arith.extsi"(%arg111) : (i8) -> i32
      %37 = "arith.addi"(%arg113, %36) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      "linalg.yield"(%37) : (i32) -> ()
    }) {linalg.memoized_indexing_maps = [affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d1 + d4, d2 + d5, d3)>, affine_map<(d0, d1, d2, d3, d4, d5) -> (d4, d5)>, affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d1, d2, d3)>]} : (memref<?x?x?x?xi8>, memref<?x?xf16>, memref<?x?x?x?xi32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<?x?x?x?xf32>, tensor<?x?xf16>, tensor<?x?x?x?xf32>) -> (), sym_name = "pooling_nchw_sum_window"}> ({
  ^bb0(%arg102: tensor<?x?x?x?xf32>, %arg103: tensor<?x?xf16>, %arg104: tensor<?x?x?x?xf32>):
    %34 = "linalg.pooling_nchw_sum"(%arg102, %arg103, %arg104) <{dilations = dense<[1, 2]> : tensor<2xi64>, operandSegmentSizes = array<i32: 2, 1>, strides = dense<3> : tensor<2xi64>}> ({
    ^bb0(%arg105: f32, %arg106: f16, %arg107: f32):
      %35 = "arith.addf"(%arg107, %arg105) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%35) : (f32) -> ()
    }) {linalg.memoized_indexing_maps = [affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d1, d2 * 3 + d4, d3 * 3 + d5 * 2)>, affine_map<(d0, d1, d2, d3, d4, d5) -> (d4, d5)>, affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d1, d2, d3)>]} : (tensor<?x?x?x?xf32>, tensor<?x?xf16>, tensor<?x?x?x?xf32>) -> tensor<?x?x?x?xf32>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (memref<?x?x?x?xi8>, memref<?x?xf16>, memref<?x?x?x?xi32>) -> (), sym_name = "pooling_nchw_sum_cast"}> ({
  ^bb0(%arg96: memref<?x?x?x?xi8>, %arg97: memref<?x?xf16>, %arg98: memref<?x?x?x?xi32>):
    "linalg.pooling_nchw_sum"(%arg96, %arg97, %arg98) <{operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg99: i8, %arg100: f16, %arg101: i32):
      %32 = "arith.extsi"(%arg99) : (i8) -> i32
      %33 = "arith.addi"(%arg101, %32) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      "linalg.yield"(%33) : (i32) -> ()
    }) {linalg.memoized_indexing_maps = [affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d1, d2 + d4, d3 + d5)>, affine_map<(d0, d1, d2, d3, d4, d5) -> (d4, d5)>, affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d1, d2, d3)>]} : (memref<?x?x?x?xi8>, memref<?x?xf16>, memref<?x?x?x?xi32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<?x?x?x?xf32>, tensor<?x?xf16>, tensor<?x?x?x?xf32>) -> (), sym_name = "pooling_nhwc_max_window"}> ({
  ^bb0(%arg90: tensor<?x?x?x?xf32>, %arg91: tensor<?x?xf16>, %arg92: tensor<?x?x?x?xf32>):
    %30 = "linalg.pooling_nhwc_max"(%arg90, %arg91, %arg92) <{dilations = dense<[1, 2]> : tensor<2xi64>, operandSegmentSizes = array<i32: 2, 1>, strides = dense<3> : tensor<2xi64>}> ({
    ^bb0(%arg93: f32, %arg94: f16, %arg95: f32):
      %31 = "arith.maximumf"(%arg95, %arg93) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%31) : (f32) -> ()
    }) {linalg.memoized_indexing_maps = [affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d1 * 3 + d4, d2 * 3 + d5 * 2, d3)>, affine_map<(d0, d1, d2, d3, d4, d5) -> (d4, d5)>, affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d1, d2, d3)>]} : (tensor<?x?x?x?xf32>, tensor<?x?xf16>, tensor<?x?x?x?xf32>) -> tensor<?x?x?x?xf32>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (memref<?x?x?x?xi8>, memref<?x?xf16>, memref<?x?x?x?xi32>) -> (), sym_name = "pooling_nhwc_max_cast"}> ({
  ^bb0(%arg84: memref<?x?x?x?xi8>, %arg85: memref<?x?xf16>, %arg86: memref<?x?x?x?xi32>):
    "linalg.pooling_nhwc_max"(%arg84, %arg85, %arg86) <{operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg87: i8, %arg88: f16, %arg89: i32):
      %28 = "arith.extsi"(%arg87) : (i8) -> i32
      %29 = "arith.maxsi"(%arg89, %28) : (i32, i32) -> i32
      "linalg.yield"(%29) : (i32) -> ()
    }) {linalg.memoized_indexing_maps = [affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d1 + d4, d2 + d5, d3)>, affine_map<(d0, d1, d2, d3, d4, d5) -> (d4, d5)>, affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d1, d2, d3)>]} : (memref<?x?x?x?xi8>, memref<?x?xf16>, memref<?x?x?x?xi32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<?x?x?x?xf32>, tensor<?x?xf16>, tensor<?x?x?x?xf32>) -> (), sym_name = "pooling_nhwc_max_unsigned_window"}> ({
  ^bb0(%arg78: tensor<?x?x?x?xf32>, %arg79: tensor<?x?xf16>, %arg80: tensor<?x?x?x?xf32>):
    %26 = "linalg.pooling_nhwc_max_unsigned"(%arg78, %arg79, %arg80) <{dilations = dense<[1, 2]> : tensor<2xi64>, operandSegmentSizes = array<i32: 2, 1>, strides = dense<3> : tensor<2xi64>}> ({
    ^bb0(%arg81: f32, %arg82: f16, %arg83: f32):
      %27 = "arith.maximumf"(%arg83, %arg81) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%27) : (f32) -> ()
    }) {linalg.memoized_indexing_maps = [affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d1 * 3 + d4, d2 * 3 + d5 * 2, d3)>, affine_map<(d0, d1, d2, d3, d4, d5) -> (d4, d5)>, affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d1, d2, d3)>]} : (tensor<?x?x?x?xf32>, tensor<?x?xf16>, tensor<?x?x?x?xf32>) -> tensor<?x?x?x?xf32>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (memref<?x?x?x?xi8>, memref<?x?xf16>, memref<?x?x?x?xi32>) -> (), sym_name = "pooling_nhwc_max_unsigned_cast"}> ({
  ^bb0(%arg72: memref<?x?x?x?xi8>, %arg73: memref<?x?xf16>, %arg74: memref<?x?x?x?xi32>):
    "linalg.pooling_nhwc_max_unsigned"(%arg72, %arg73, %arg74) <{operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg75: i8, %arg76: f16, %arg77: i32):
      %24 = "arith.extui"(%arg75) : (i8) -> i32
      %25 = "arith.maxui"(%arg77, %24) : (i32, i32) -> i32
      "linalg.yield"(%25) : (i32) -> ()
    }) {linalg.memoized_indexing_maps = [affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d1 + d4, d2 + d5, d3)>, affine_map<(d0, d1, d2, d3, d4, d5) -> (d4, d5)>, affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d1, d2, d3)>]} : (memref<?x?x?x?xi8>, memref<?x?xf16>, memref<?x?x?x?xi32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<?x?x?x?xf32>, tensor<?x?xf16>, tensor<?x?x?x?xf32>) -> (), sym_name = "pooling_nchw_max_window"}> ({
  ^bb0(%arg66: tensor<?x?x?x?xf32>, %arg67: tensor<?x?xf16>, %arg68: tensor<?x?x?x?xf32>):
    %22 = "linalg.pooling_nchw_max"(%arg66, %arg67, %arg68) <{dilations = dense<[1, 2]> : tensor<2xi64>, operandSegmentSizes = array<i32: 2, 1>, strides = dense<3> : tensor<2xi64>}> ({
    ^bb0(%arg69: f32, %arg70: f16, %arg71: f32):
      %23 = "arith.maximumf"(%arg71, %arg69) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%23) : (f32) -> ()
    }) {linalg.memoized_indexing_maps = [affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d1, d2 * 3 + d4, d3 * 3 + d5 * 2)>, affine_map<(d0, d1, d2, d3, d4, d5) -> (d4, d5)>, affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d1, d2, d3)>]} : (tensor<?x?x?x?xf32>, tensor<?x?xf16>, tensor<?x?x?x?xf32>) -> tensor<?x?x?x?xf32>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (memref<?x?x?x?xi8>, memref<?x?xf16>, memref<?x?x?x?xi32>) -> (), sym_name = "pooling_nchw_max_cast"}> ({
  ^bb0(%arg60: memref<?x?x?x?xi8>, %arg61: memref<?x?xf16>, %arg62: memref<?x?x?x?xi32>):
    "linalg.pooling_nchw_max"(%arg60, %arg61, %arg62) <{operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg63: i8, %arg64: f16, %arg65: i32):
      %20 = "arith.extsi"(%arg63) : (i8) -> i32
      %21 = "arith.maxsi"(%arg65, %20) : (i32, i32) -> i32
      "linalg.yield"(%21) : (i32) -> ()
    }) {linalg.memoized_indexing_maps = [affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d1, d2 + d4, d3 + d5)>, affine_map<(d0, d1, d2, d3, d4, d5) -> (d4, d5)>, affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d1, d2, d3)>]} : (memref<?x?x?x?xi8>, memref<?x?xf16>, memref<?x?x?x?xi32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<?x?x?x?xf32>, tensor<?x?xf16>, tensor<?x?x?x?xf32>) -> (), sym_name = "pooling_nhwc_min_window"}> ({
  ^bb0(%arg54: tensor<?x?x?x?xf32>, %arg55: tensor<?x?xf16>, %arg56: tensor<?x?x?x?xf32>):
    %18 = "linalg.pooling_nhwc_min"(%arg54, %arg55, %arg56) <{dilations = dense<[1, 2]> : tensor<2xi64>, operandSegmentSizes = array<i32: 2, 1>, strides = dense<3> : tensor<2xi64>}> ({
    ^bb0(%arg57: f32, %arg58: f16, %arg59: f32):
      %19 = "arith.minimumf"(%arg59, %arg57) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%19) : (f32) -> ()
    }) {linalg.memoized_indexing_maps = [affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d1 * 3 + d4, d2 * 3 + d5 * 2, d3)>, affine_map<(d0, d1, d2, d3, d4, d5) -> (d4, d5)>, affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d1, d2, d3)>]} : (tensor<?x?x?x?xf32>, tensor<?x?xf16>, tensor<?x?x?x?xf32>) -> tensor<?x?x?x?xf32>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (memref<?x?x?x?xi8>, memref<?x?xf16>, memref<?x?x?x?xi32>) -> (), sym_name = "pooling_nhwc_min_cast"}> ({
  ^bb0(%arg48: memref<?x?x?x?xi8>, %arg49: memref<?x?xf16>, %arg50: memref<?x?x?x?xi32>):
    "linalg.pooling_nhwc_min"(%arg48, %arg49, %arg50) <{operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg51: i8, %arg52: f16, %arg53: i32):
      %16 = "arith.extsi"(%arg51) : (i8) -> i32
      %17 = "arith.minsi"(%arg53, %16) : (i32, i32) -> i32
      "linalg.yield"(%17) : (i32) -> ()
    }) {linalg.memoized_indexing_maps = [affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d1 + d4, d2 + d5, d3)>, affine_map<(d0, d1, d2, d3, d4, d5) -> (d4, d5)>, affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d1, d2, d3)>]} : (memref<?x?x?x?xi8>, memref<?x?xf16>, memref<?x?x?x?xi32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<?x?x?x?xf32>, tensor<?x?xf16>, tensor<?x?x?x?xf32>) -> (), sym_name = "pooling_nhwc_min_unsigned_window"}> ({
  ^bb0(%arg42: tensor<?x?x?x?xf32>, %arg43: tensor<?x?xf16>, %arg44: tensor<?x?x?x?xf32>):
    %14 = "linalg.pooling_nhwc_min_unsigned"(%arg42, %arg43, %arg44) <{dilations = dense<[1, 2]> : tensor<2xi64>, operandSegmentSizes = array<i32: 2, 1>, strides = dense<3> : tensor<2xi64>}> ({
    ^bb0(%arg45: f32, %arg46: f16, %arg47: f32):
      %15 = "arith.minimumf"(%arg47, %arg45) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%15) : (f32) -> ()
    }) {linalg.memoized_indexing_maps = [affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d1 * 3 + d4, d2 * 3 + d5 * 2, d3)>, affine_map<(d0, d1, d2, d3, d4, d5) -> (d4, d5)>, affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d1, d2, d3)>]} : (tensor<?x?x?x?xf32>, tensor<?x?xf16>, tensor<?x?x?x?xf32>) -> tensor<?x?x?x?xf32>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (memref<?x?x?x?xi8>, memref<?x?xf16>, memref<?x?x?x?xi32>) -> (), sym_name = "pooling_nhwc_min_unsigned_cast"}> ({
  ^bb0(%arg36: memref<?x?x?x?xi8>, %arg37: memref<?x?xf16>, %arg38: memref<?x?x?x?xi32>):
    "linalg.pooling_nhwc_min_unsigned"(%arg36, %arg37, %arg38) <{operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg39: i8, %arg40: f16, %arg41: i32):
      %12 = "arith.extui"(%arg39) : (i8) -> i32
      %13 = "arith.minui"(%arg41, %12) : (i32, i32) -> i32
      "linalg.yield"(%13) : (i32) -> ()
    }) {linalg.memoized_indexing_maps = [affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d1 + d4, d2 + d5, d3)>, affine_map<(d0, d1, d2, d3, d4, d5) -> (d4, d5)>, affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d1, d2, d3)>]} : (memref<?x?x?x?xi8>, memref<?x?xf16>, memref<?x?x?x?xi32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<?x?x?x?x?xf32>, tensor<?x?x?xf16>, tensor<?x?x?x?x?xf32>) -> (), sym_name = "pooling_ndhwc_sum_window"}> ({
  ^bb0(%arg30: tensor<?x?x?x?x?xf32>, %arg31: tensor<?x?x?xf16>, %arg32: tensor<?x?x?x?x?xf32>):
    %10 = "linalg.pooling_ndhwc_sum"(%arg30, %arg31, %arg32) <{dilations = dense<[1, 2, 3]> : tensor<3xi64>, operandSegmentSizes = array<i32: 2, 1>, strides = dense<3> : tensor<3xi64>}> ({
    ^bb0(%arg33: f32, %arg34: f16, %arg35: f32):
      %11 = "arith.addf"(%arg35, %arg33) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%11) : (f32) -> ()
    }) {linalg.memoized_indexing_maps = [affine_map<(d0, d1, d2, d3, d4, d5, d6, d7) -> (d0, d1 * 3 + d5, d2 * 3 + d6 * 2, d3 * 3 + d7 * 3, d4)>, affine_map<(d0, d1, d2, d3, d4, d5, d6, d7) -> (d5, d6, d7)>, affine_map<(d0, d1, d2, d3, d4, d5, d6, d7) -> (d0, d1, d2, d3, d4)>]} : (tensor<?x?x?x?x?xf32>, tensor<?x?x?xf16>, tensor<?x?x?x?x?xf32>) -> tensor<?x?x?x?x?xf32>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (memref<?x?x?x?x?xi8>, memref<?x?x?xf16>, memref<?x?x?x?x?xi32>) -> (), sym_name = "pooling_ndhwc_sum_cast"}> ({
  ^bb0(%arg24: memref<?x?x?x?x?xi8>, %arg25: memref<?x?x?xf16>, %arg26: memref<?x?x?x?x?xi32>):
    "linalg.pooling_ndhwc_sum"(%arg24, %arg25, %arg26) <{operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg27: i8, %arg28: f16, %arg29: i32):
      %8 = "arith.extsi"(%arg27) : (i8) -> i32
      %9 = "arith.addi"(%arg29, %8) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      "linalg.yield"(%9) : (i32) -> ()
    }) {linalg.memoized_indexing_maps = [affine_map<(d0, d1, d2, d3, d4, d5, d6, d7) -> (d0, d1 + d5, d2 + d6, d3 + d7, d4)>, affine_map<(d0, d1, d2, d3, d4, d5, d6, d7) -> (d5, d6, d7)>, affine_map<(d0, d1, d2, d3, d4, d5, d6, d7) -> (d0, d1, d2, d3, d4)>]} : (memref<?x?x?x?x?xi8>, memref<?x?x?xf16>, memref<?x?x?x?x?xi32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<?x?x?x?x?xf32>, tensor<?x?x?xf16>, tensor<?x?x?x?x?xf32>) -> (), sym_name = "pooling_ndhwc_max_window"}> ({
  ^bb0(%arg18: tensor<?x?x?x?x?xf32>, %arg19: tensor<?x?x?xf16>, %arg20: tensor<?x?x?x?x?xf32>):
    %6 = "linalg.pooling_ndhwc_max"(%arg18, %arg19, %arg20) <{dilations = dense<[1, 2, 3]> : tensor<3xi64>, operandSegmentSizes = array<i32: 2, 1>, strides = dense<3> : tensor<3xi64>}> ({
    ^bb0(%arg21: f32, %arg22: f16, %arg23: f32):
      %7 = "arith.maximumf"(%arg23, %arg21) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%7) : (f32) -> ()
    }) {linalg.memoized_indexing_maps = [affine_map<(d0, d1, d2, d3, d4, d5, d6, d7) -> (d0, d1 * 3 + d5, d2 * 3 + d6 * 2, d3 * 3 + d7 * 3, d4)>, affine_map<(d0, d1, d2, d3, d4, d5, d6, d7) -> (d5, d6, d7)>, affine_map<(d0, d1, d2, d3, d4, d5, d6, d7) -> (d0, d1, d2, d3, d4)>]} : (tensor<?x?x?x?x?xf32>, tensor<?x?x?xf16>, tensor<?x?x?x?x?xf32>) -> tensor<?x?x?x?x?xf32>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (memref<?x?x?x?x?xi8>, memref<?x?x?xf16>, memref<?x?x?x?x?xi32>) -> (), sym_name = "pooling_ndhwc_max_cast"}> ({
  ^bb0(%arg12: memref<?x?x?x?x?xi8>, %arg13: memref<?x?x?xf16>, %arg14: memref<?x?x?x?x?xi32>):
    "linalg.pooling_ndhwc_max"(%arg12, %arg13, %arg14) <{operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg15: i8, %arg16: f16, %arg17: i32):
      %4 = "arith.extsi"(%arg15) : (i8) -> i32
      %5 = "arith.maxsi"(%arg17, %4) : (i32, i32) -> i32
      "linalg.yield"(%5) : (i32) -> ()
    }) {linalg.memoized_indexing_maps = [affine_map<(d0, d1, d2, d3, d4, d5, d6, d7) -> (d0, d1 + d5, d2 + d6, d3 + d7, d4)>, affine_map<(d0, d1, d2, d3, d4, d5, d6, d7) -> (d5, d6, d7)>, affine_map<(d0, d1, d2, d3, d4, d5, d6, d7) -> (d0, d1, d2, d3, d4)>]} : (memref<?x?x?x?x?xi8>, memref<?x?x?xf16>, memref<?x?x?x?x?xi32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<?x?x?x?x?xf32>, tensor<?x?x?xf16>, tensor<?x?x?x?x?xf32>) -> (), sym_name = "pooling_ndhwc_min_window"}> ({
  ^bb0(%arg6: tensor<?x?x?x?x?xf32>, %arg7: tensor<?x?x?xf16>, %arg8: tensor<?x?x?x?x?xf32>):
    %2 = "linalg.pooling_ndhwc_min"(%arg6, %arg7, %arg8) <{dilations = dense<[1, 2, 3]> : tensor<3xi64>, operandSegmentSizes = array<i32: 2, 1>, strides = dense<3> : tensor<3xi64>}> ({
    ^bb0(%arg9: f32, %arg10: f16, %arg11: f32):
      %3 = "arith.minimumf"(%arg11, %arg9) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%3) : (f32) -> ()
    }) {linalg.memoized_indexing_maps = [affine_map<(d0, d1, d2, d3, d4, d5, d6, d7) -> (d0, d1 * 3 + d5, d2 * 3 + d6 * 2, d3 * 3 + d7 * 3, d4)>, affine_map<(d0, d1, d2, d3, d4, d5, d6, d7) -> (d5, d6, d7)>, affine_map<(d0, d1, d2, d3, d4, d5, d6, d7) -> (d0, d1, d2, d3, d4)>]} : (tensor<?x?x?x?x?xf32>, tensor<?x?x?xf16>, tensor<?x?x?x?x?xf32>) -> tensor<?x?x?x?x?xf32>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (memref<?x?x?x?x?xi8>, memref<?x?x?xf16>, memref<?x?x?x?x?xi32>) -> (), sym_name = "pooling_ndhwc_min_cast"}> ({
  ^bb0(%arg0: memref<?x?x?x?x?xi8>, %arg1: memref<?x?x?xf16>, %arg2: memref<?x?x?x?x?xi32>):
    "linalg.pooling_ndhwc_min"(%arg0, %arg1, %arg2) <{operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg3: i8, %arg4: f16, %arg5: i32):
      %0 = "arith.extsi"(%arg3) : (i8) -> i32
      %1 = "arith.minsi"(%arg5, %0) : (i32, i32) -> i32
      "linalg.yield"(%1) : (i32) -> ()
    }) {linalg.memoized_indexing_maps = [affine_map<(d0, d1, d2, d3, d4, d5, d6, d7) -> (d0, d1 + d5, d2 + d6, d3 + d7, d4)>, affine_map<(d0, d1, d2, d3, d4, d5, d6, d7) -> (d5, d6, d7)>, affine_map<(d0, d1, d2, d3, d4, d5, d6, d7) -> (d0, d1, d2, d3, d4)>]} : (memref<?x?x?x?x?xi8>, memref<?x?x?xf16>, memref<?x?x?x?x?xi32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
