// SYNTAX TEST "source.tablegen" "TableGen's own words"

/// Says what it is. TODO more
// <--- comment.line.documentation.tablegen punctuation.definition.comment.tablegen
//                   ^^^^ comment.line.documentation.tablegen keyword.todo.tablegen
// RUN: abide tablegen %s
// <-- comment.line.double-slash.tablegen punctuation.definition.comment.tablegen
// ^^^ keyword.other.directive.tablegen
/* outer /* inner */ def Outer */ def Next;
// <-- comment.block.tablegen punctuation.definition.comment.begin.tablegen
//       ^^ comment.block.tablegen comment.block.tablegen punctuation.definition.comment.begin.tablegen
//                ^^ comment.block.tablegen comment.block.tablegen punctuation.definition.comment.end.tablegen
//                   ^^^ comment.block.tablegen - keyword.control.declaration.tablegen
//                             ^^ comment.block.tablegen punctuation.definition.comment.end.tablegen
//                                ^^^ keyword.control.declaration.tablegen - comment.block.tablegen
//                                    ^^^^ variable.other.enummember.record.tablegen
//                                        ^ punctuation.terminator.statement.tablegen
  #ifndef GUARD // once
//^ meta.preprocessor.tablegen keyword.control.directive.tablegen punctuation.definition.directive.tablegen
// ^^^^^^ meta.preprocessor.tablegen keyword.control.directive.tablegen
//        ^^^^^ entity.name.function.preprocessor.tablegen
//              ^^^^^^^ comment.line.double-slash.tablegen
#define GUARD
// <------- keyword.control.directive.tablegen
//      ^^^^^ entity.name.function.preprocessor.tablegen
#else
// <----- keyword.control.directive.tablegen
#endif
// <------ keyword.control.directive.tablegen
#endifs
// <- keyword.operator.paste.tablegen - keyword.control.directive.tablegen
include "llvm/Target.td"
// <------- keyword.control.include.tablegen
//      ^^^^^^^^^^^^^^^^ string.quoted.double.tablegen
class Base<int width, list<dag> parts = [], string text> : Other<width>, Third {
// <----- keyword.control.declaration.tablegen
//    ^^^^ entity.name.type.class.tablegen
//         ^^^ support.type.builtin.tablegen
//             ^^^^^ variable.parameter.tablegen
//                    ^^^^ support.type.builtin.tablegen
//                         ^^^ support.type.builtin.tablegen
//                              ^^^^^ variable.other.property.tablegen
//                                    ^ keyword.operator.assignment.tablegen
//                                          ^^^^^^ support.type.builtin.tablegen
//                                                 ^^^^ variable.parameter.tablegen
//                                                       ^ punctuation.separator.inheritance.tablegen
//                                                         ^^^^^ entity.other.inherited-class.tablegen
  field bits<8> Code = 0b0101;
//^^^^^ keyword.control.let.tablegen
//      ^^^^ support.type.builtin.tablegen
//           ^ constant.numeric.integer.tablegen
//              ^^^^ variable.other.property.tablegen
//                     ^^^^^^ constant.numeric.binary.tablegen
  int Size = -0x1F;
//^^^ support.type.builtin.tablegen
//    ^^^^ variable.other.property.tablegen
//           ^^ constant.numeric.integer.tablegen
  int Other = 0xFe;
//            ^^^^ constant.numeric.hex.tablegen
  code Body = [{}];
//^^^^ support.type.builtin.tablegen
//            ^^ string.quoted.other.code.tablegen punctuation.definition.string.begin.tablegen
//              ^^ string.quoted.other.code.tablegen punctuation.definition.string.end.tablegen
  let Code{7-4} = width{3...0};
//^^^ keyword.control.let.tablegen
//    ^^^^ variable.other.property.tablegen
//         ^ constant.numeric.integer.tablegen
//          ^^ constant.numeric.integer.tablegen
//                       ^^^ keyword.operator.range.tablegen
  let append Parts = [(Other 1:$first, ?:$in)];
//^^^ keyword.control.let.tablegen
//    ^^^^^^ keyword.control.let.tablegen
//           ^^^^^ variable.other.property.tablegen
//                            ^ punctuation.separator.tablegen
//                             ^^^^^^ variable.other.readwrite.dag-name.tablegen
//                                     ^ constant.language.uninitialized.tablegen
//                                       ^^^ variable.other.readwrite.dag-name.tablegen - keyword.control.let.tablegen
  let append = "a\n\"\\ \q";
//    ^^^^^^ variable.other.property.tablegen - keyword.control.let.tablegen
//             ^ string.quoted.double.tablegen punctuation.definition.string.begin.tablegen
//               ^^ string.quoted.double.tablegen constant.character.escape.tablegen
//                 ^^ constant.character.escape.tablegen
//                   ^^ constant.character.escape.tablegen
//                      ^^ string.quoted.double.tablegen invalid.illegal.escape.tablegen
//                        ^ punctuation.definition.string.end.tablegen
//                         ^ punctuation.terminator.statement.tablegen
  bit Flag = !and(true, !not(false));
//^^^ support.type.builtin.tablegen
//           ^^^^ support.function.operator.tablegen
//                ^^^^ constant.language.boolean.tablegen
//                      ^^^^ support.function.operator.tablegen
//                           ^^^^^ constant.language.boolean.tablegen
  string Name = NAME # "_x" # Base<1>.text;
//              ^^^^ variable.language.tablegen
//                   ^ keyword.operator.paste.tablegen
//                            ^^^^ entity.name.type.class.tablegen
//                                   ^ punctuation.accessor.tablegen
//                                    ^^^^ variable.other.property.tablegen
  assert !eq(!getdagop(x), !getdagopname(x)), "no";
//^^^^^^ keyword.control.check.tablegen
//       ^^^ support.function.operator.tablegen
//           ^^^^^^^^^ support.function.operator.tablegen
//                         ^^^^^^^^^^^^^ support.function.operator.tablegen
  dump !unknown(1);
//^^^^ keyword.control.check.tablegen
//     ^^^^^^^^ invalid.illegal.operator.tablegen
}
multiclass Many<int n> {
// <---------- keyword.control.declaration.tablegen
//         ^^^^ entity.name.function.multiclass.tablegen
  defm NAME : Others<n>;
//^^^^ keyword.control.declaration.tablegen
//     ^^^^ variable.language.tablegen
//            ^^^^^^ entity.other.inherited-class.tablegen
  def 8i : Base<0>;
//    ^^ variable.other.enummember.record.tablegen - constant.numeric.integer.tablegen
  if n then { def One; } else { def Two; }
//^^ keyword.control.conditional.tablegen
//     ^^^^ keyword.control.conditional.tablegen
//                       ^^^^ keyword.control.conditional.tablegen
}
foreach i = [8i, 1] in
// <------- keyword.control.loop.tablegen
//      ^ variable.other.readwrite.tablegen
//           ^^ - constant.numeric.integer.tablegen
//               ^ constant.numeric.integer.tablegen
//                  ^^ keyword.control.let.tablegen
defset list<Base> All = { }
// <------ keyword.control.declaration.tablegen
//                ^^^ variable.other.property.tablegen
defvar value = 1;
//     ^^^^^ variable.other.readwrite.tablegen
deftype Row = list<int>;
// <------- keyword.control.declaration.tablegen
//      ^^^ entity.name.type.tablegen
def Unclosed { string s = "never closed
//                        ^ string.quoted.double.tablegen
  bit code = 1; }
//^^^ support.type.builtin.tablegen
// Code ends at its first bracket, whatever C++ leaves open.
def Code {
  code A = [{ if (x) { }] # "b";
//         ^^ string.quoted.other.code.tablegen
//            ^^ meta.embedded.block.cpp.tablegen keyword.control.cpp
//                   ^ meta.embedded.block.cpp.tablegen meta.block.cpp
//                     ^^ punctuation.definition.string.end.tablegen - meta.embedded.block.cpp.tablegen
//                        ^ keyword.operator.paste.tablegen
  code B = [{
    if (x[0 {
//  ^^ meta.embedded.block.cpp.tablegen keyword.control.cpp
      /* open
//    ^^ comment.block.cpp
      return; }];
//    ^^^^^^ meta.embedded.block.cpp.tablegen keyword.control.cpp - comment.block.cpp
//            ^^ punctuation.definition.string.end.tablegen
//              ^ punctuation.terminator.statement.tablegen - string.quoted.other.code.tablegen
  let description = [{ it's `x` }];
//^^^ keyword.control.let.tablegen
//    ^^^^^^^^^^^ variable.other.property.tablegen
//                ^ keyword.operator.assignment.tablegen
//                  ^^ string.quoted.other.prose.tablegen punctuation.definition.string.begin.tablegen
//                     ^^^^ meta.prose.tablegen - meta.embedded.block.cpp.tablegen
//                          ^^^ meta.prose.tablegen markup.inline.raw.tablegen
//                              ^^ punctuation.definition.string.end.tablegen
  let extraDescription = [{
    #### Results
//  ^^^^^^^^^^^^ markup.heading.tablegen
    ```mlir
//     ^^^^ fenced_code.block.language.markdown
    %0 = arith.addi %a, %b : i32
//  ^^ meta.embedded.block.mlir.tablegen variable.other.value.mlir
//       ^^^^^ meta.embedded.block.mlir.tablegen entity.name.namespace.dialect.mlir
    ```
//  ^^^ punctuation.definition.markdown
    if words
//  ^^ meta.prose.tablegen - keyword.control.conditional.tablegen
    ```mlir
    %1
  }];
//^^ string.quoted.other.prose.tablegen punctuation.definition.string.end.tablegen
//  ^ punctuation.terminator.statement.tablegen
  list<Method> m = [InterfaceMethod<[{ isn't }], "x">, M</*desc=*/[{ won't }]>];
//                  ^^^^^^^^^^^^^^^ entity.name.type.class.tablegen
//                                     ^^^^^ meta.prose.tablegen
//                                         ^^^ - meta.embedded.block.cpp.tablegen
//                                                       ^^^^^^^^^ comment.block.tablegen
//                                                                   ^^^^^ meta.prose.tablegen
}
