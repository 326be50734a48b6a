// SYNTAX TEST "source.mlir" "MLIR's own words"

// -----
//^^^^^^ markup.heading.separator.mlir
// RUN: abide opt %s
// <--- comment.line.double-slash.mlir
// ^^^ keyword.other.directive.mlir
  // expected-error @+1 {{no}}
//^^ punctuation.definition.comment.mlir
//   ^^^^^^^^^^^^^^^^^^ keyword.other.directive.mlir
#map = affine_map<(d0) -> (d0 floordiv 2)>
// <---- constant.other.alias.mlir
//   ^ keyword.operator.assignment.mlir
//     ^^^^^^^^^^ support.function.builtin.mlir
//                     ^^ keyword.operator.arrow.mlir
//                            ^^^^^^^^ keyword.other.mlir
//                                     ^ constant.numeric.integer.mlir
!row = tensor<4x?x[8]xf32, #sparse.encoding<1>>
// <---- entity.name.type.alias.mlir
//     ^^^^^^ storage.type.mlir
//            ^ constant.numeric.dimension.mlir
//             ^ keyword.operator.dimension.mlir
//              ^ constant.numeric.dimension.mlir
//                ^^^ constant.numeric.dimension.mlir
//                    ^^^ support.type.primitive.mlir
//                          ^^^^^^ entity.name.namespace.dialect.mlir
//                                 ^^^^^^^^ support.constant.attribute.mlir
module attributes {torch.debug_module_name = "Classifier\0A"} {
// <------ keyword.control.mlir
//     ^^^^^^^^^^ keyword.other.mlir
//                 ^^^^^^^^^^^^^^^^^^^^^^^ variable.other.property.mlir
//                                           ^^^^^^^^^^^ string.quoted.double.mlir
//                                                      ^^^ constant.character.escape.mlir
  func.func private @f(%arg0: index, %x: !torch.vtensor<[?],f32>) -> i32 {
//^^^^ entity.name.namespace.dialect.mlir
//     ^^^^ entity.name.function.operation.mlir
//          ^^^^^^^ storage.modifier.mlir
//                  ^^ entity.name.function.symbol.mlir
//                     ^^^^^ variable.other.value.mlir
//                            ^^^^^ support.type.primitive.mlir
//                                        ^^^^^ entity.name.namespace.dialect.mlir
//                                              ^^^^^^^ support.type.mlir
    %sum:2 = "test.pair"(%arg0) {value = -1.5e3 : f32, odd = 0xFF} : (index) -> (i32, si8)
//  ^^^^ variable.other.value.mlir
//      ^^ constant.numeric.result.mlir
//            ^^^^^^^^^ entity.name.function.operation.mlir
//                               ^^^^^ variable.other.property.mlir
//                                       ^^^^^^ constant.numeric.float.mlir
//                                                           ^^^^ constant.numeric.hex.mlir
//                                                                                    ^^^ support.type.primitive.mlir
    cf.cond_br %flag, ^bb1(%sum#0 : i32), ^bb1
//     ^^^^^^^ entity.name.function.operation.mlir
//                    ^^^^ entity.name.label.block.mlir
//                         ^^^^ variable.other.value.mlir
//                             ^^ constant.numeric.result.mlir
  ^bb1(%left: vector<2x2xbf16>):
//^^^^ entity.name.label.block.mlir
//            ^^^^^^ storage.type.mlir
//                       ^^^^ support.type.primitive.mlir
    return %left : i32
//  ^^^^^^ keyword.control.mlir
    call @"odd name"() : () -> ()
//       ^^^^^^^^^^^ entity.name.function.symbol.mlir
    "unclosed
    true
//  ^^^^ constant.language.mlir
