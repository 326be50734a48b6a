class Widget { int x = 1; }
def A : Wigdet;
// -----
def A : Gadget;
// -----
def D : Dialect { let name = "d"; }
// -----
def MyOp : Op<D, "my">;
// -----
include "mlir/IR/OpBase.td"
def D : Dialect { let name = "d"; let cppNamespace = "d"; }
def MyOp : Op<D, "my", [Pure]>;
// -----
include "mlir/IR/OpBase.td"
def My_Dialect : Dialect { let name = "my"; let cppNamespace = "::my"; }
def My_Neg : Op<My_Dialect, "neg", [SameOperandsAndResultType]>;
// -----
include "mlir/IR/OpBase.td"
def D : Dialect { let name = "d"; let cppNamespace = "d"; }
def MyOp : Op<D, "my", [DeclareOpInterfaceMethods<InferTypeOpInterface>]>;
// -----
include "mlir/IR/OpBase.td"
def D : Dialect { let name = "d"; let cppNamespace = "d"; }
def MyOp : Op<D, "my", [SameOperandAndResultType]>;
// -----
include "mlir/IR/OpBase.td"
def D : Dialect { let name = "d"; let cppNamespace = "d"; }
def MyOp : Op<D, "my"> { let arguments = (ins AnyTensr:$a); }
// -----
include "mlir/IR/OpBase.td"
def D : Dialect { let name = "d"; let cppNamespace = "d"; }
def MyOp : Op<D, "my"> { let arguments = (ins I32Atr:$a); }
// -----
include "mlir/IR/OpBase.td"
def D : Dialect { let name = "d"; let cppNamespace = "d"; }
def MyOp : Op<D, "my"> { let argumants = (ins I32:$a); }
// -----
include "mlir/IR/OpBase.td"
def D : Dialect { let nam = "d"; let cppNamespace = "d"; }
// -----
include "mlir/IR/OpBase.td"
def D : Dialect { let name = "d"; let hasBanana = 1; }
// -----
def X { string a = !strcat2("a", "b"); }
// -----
def X { string a = !strconcat2("a", "b"); }
// -----
def X { list<int> a = !listConcat([1], [2]); }
// -----
def X { int a = !plus(1, 2); }
// -----
def X { int a = !if(1, 2); }
// -----
class A { int x = 1 }
// -----
class A;
def X : A
def Y : A;
// -----
class A { int x = 1;
// -----
class A<int n> { int x = n; }
def X : A<1;
// -----
class A;
def X A;
// -----
class A<int n> { int x = n; }
def X : A<1, 2>;
// -----
class A<int n> { int x = n; }
def X : A;
// -----
class A { int x = "a"; }
// -----
class A { string x = 1; }
// -----
class A { list<int> x = 1; }
// -----
class A { string x = "a"; }
def X : A { let x = 1; }
// -----
class A { strng x = "a"; }
// -----
class A { bool x = true; }
// -----
class A { float x = 1; }
// -----
def A;
def A;
// -----
class A { int x = 1; }
class A { int y = 1; }
// -----
include "mlir/IR/OpBas.td"
// -----
include <mlir/IR/OpBase.td>
// -----
#include "mlir/IR/OpBase.td"
// -----
# comment
def A;
// -----
def X { bits<4> e = 20; }
// -----
include "mlir/IR/OpBase.td"
def D : Dialect { let name = "d"; let cppNamespace = "d"; }
def MyOp : Op<D, "my"> { let arguments = (in I32:$a); }
// -----
include "mlir/IR/OpBase.td"
def D : Dialect { let name = "d"; let cppNamespace = "d"; }
def MyOp : Op<D, "my"> { let arguments = (ins I32:a); }
// -----
include "mlir/IR/OpBase.td"
def D : Dialect { let name = "d"; let cppNamespace = "d"; }
def MyOp : Op<D, "my"> { let arguments = (ins I32:$a); let assemblyFormat = "$b attr-dict"; }
// -----
include "mlir/IR/OpBase.td"
def D : Dialect { let name = "d"; let cppNamespace = "d"; }
def MyOp : Op<D, "my"> { let arguments = (ins I32:$a); let assemblyFormat = "$a"; }
// -----
include "mlir/IR/OpBase.td"
def D : Dialect { let name = "d"; let cppNamespace = "d"; }
def MyOp : Op<D, "my"> { let arguments = (ins AnyType:$a); let assemblyFormat = "$a attr-dict"; }
// -----
def X { string a = "abc; }
// -----
def X { code a = [{ abc; }
// -----
class A<int n> { int x = m; }
// -----
class A<int width> { int x = widht; }
// -----
class A { int x = 1; }
let y = 2 in def B : A;
// -----
class A;
dfe X : A;
// -----
clas A;
// -----
class A;
defm X : A;
// -----
multiclass M { def a; }
def X : M;
// -----
multiclass Mul { def a; }
defm X : Mull;
// -----
foreach i = 1...3 in { def A#i; }
foreach i 1...3 in { def B#i; }
// -----
class A { int x = 1; }
def X : A;
def Y { int z = X.y; }
// -----
class A { int width = 1; }
def X : A;
def Y { int z = X.widht; }
// -----
def Y { int z = Z.y; }
// -----
def Y { list<int> z = [1, "a"]; }
// -----
class A<int width> { int x = width; }
def X : A<widht = 1>;
// -----
class A;
def X { A a = !cast<A>("nothing"); }
// -----
class A { int x : 1; }
// -----
def X { string a = 'x'; }
// -----
def X { bit a = True; }
// -----
def X { bit a = yes; }
// -----
class A<int n> { int x = n; }
def X : A<"a">;
// -----
class A { int x = 1; }
def X : A { let x = "s"; let y = 2; }
// -----
class A { bits<4> b = 0; }
def X : A { let b{4} = 1; }
// -----
class A { list<string> l = []; }
def X : A { let l = ["a", 1]; }
// -----
class B { int v = 1; }
class A { B b = ?; }
def X : A { let b = 3; }
// -----
def X { dag d = (add 1, 2); }
// -----
def add; def X { dag d = (add 1 2); }
// -----
defvar x = 1
def Y { int a = x; }
// -----
class A : B { }
class B;
// -----
foreach i = [1, 2] { def X#i; }
// -----
if 1 { def X; }
// -----
def X { int a = 1 + 2; }
// -----
def X { string s = "a" + "b"; }
// -----
def X { int a = !add(1, "b"); }
// -----
def X { list<int> a = !foreach(i, 3, i); }
// -----
multiclass M<int n> { def _a { int x = n; } }
defm X : M;
// -----
multiclass M<int n> { def _a { int x = n; } }
defm X : M<"a">;
// -----
class A { int x; }
def X : A { x = 1; }
// -----
class A { int x = 1; }
def X : A { set x = 2; }
// -----
def X : A<1> { }
// -----
def X { code c = "a"; int y = c; }
// -----
let x = 1 def B;
// -----
class A { int x = 1; };
// -----
def X { bit b = 2; }
// -----
def X { bits<2> b = {1, 0, 1}; }
// -----
class A { string name; }
def X : A { let name = name2; }
// -----
def X { list<int> l = [1, 2][5]; }
// -----
def X { int a = !size(3); }
// -----
include "nothing.td"
// -----
def def;
// -----
class A<list<int> l>; def X : A<[1, "a"]>;
// -----
assert 1 == 1, "x";
// -----
include "mlir/IR/OpBas.td"
def My_Dialect : Dialect { let name = "my"; }
// -----
include "mlir/IR/OpBase.td"
def My_Dialect : Dialect {
  let name = "my"
  let cppNamespace = "::my";
}
// -----
include "mlir/IR/OpBase.td"
def My_Dialect : Dialect { let name = "my"; let cppNamespace = "::my"; }
def My_Add : Op<My_Dialect, "add", [Pure]> {
  let arguments = (ins I32:$lhs, I32:$rhs);
  let results = (outs I32:$sum);
}
// -----
include "mlir/IR/OpBase.td"
def My_Dialect : Dialect { let name = "my"; let cppNamespace = "::my"; }
def My_Add : Op<My_Dialect, "add"> {
  let arguments = (ins Int32:$lhs);
}
// -----
include "mlir/IR/OpBase.td"
def My_Dialect : Dialect { let name = "my"; let cppNamespace = "::my"; }
def My_Add : Op<My_Dialect, "add"> {
  let argument = (ins I32:$lhs);
}
// -----
include "mlir/IR/OpBase.td"
def My_Dialect : Dialect { let name = "my"; let cppNamespace = "::my"; }
def My_Add : Op<My_Dialect, "add"> {
  let arguments = (ins I32:$lhs, I32:$rhs);
  let results = (outs I32:$sum);
  let assemblyFormat = "$lhs `,` $right attr-dict";
}
// -----
include "mlir/IR/OpBase.td"
def My_Dialect : Dialect { let name = "my"; let cppNamespace = "::my"; }
def My_Add : Op<My_Dialect, "add"> {
  let arguments = (ins I32:$lhs, I32:$rhs);
  let results = (outs I32:$sum);
  let assemblyFormat = "$lhs `,` $rhs";
}
// -----
include "mlir/IR/OpBase.td"
def My_Dialect : Dialect { let name = "my"; let cppNamespace = "::my"; }
def My_Neg : Op<My_Dialect, "neg"> {
  let arguments = (ins AnyType:$in);
  let results = (outs AnyType:$out);
  let assemblyFormat = "$in attr-dict `:` type($in)";
}
// -----
include "mlir/IR/OpBase.td"
def My_Dialect : Dialect { let name = "my"; let cppNamespace = "::my"; }
def My_Neg : Op<My_Dialect, "neg"> {
  let arguments = (ins I32:$in);
  let results = (outs I32:$out);
  let assemblyFormat = "$in attrdict";
}
// -----
include "mlir/IR/OpBase.td"
def My_Dialect : Dialect {
  let name = "my;
  let cppNamespace = "::my";
}
// -----
class Twice<int n> { int value = !multiply(n, 2); }
def four : Twice<2>;
// -----
class Named<string n> { string name = n; }
def one : Named<1>;
// -----
class Pair<int a, int b> { int sum = !add(a, b); }
def one : Pair<1, 2, 3>;
// -----
def one : Shape<3>;
class Shape<int n> { int sides = n; }
// -----
class Holder { list<int> items = [1, "two", 3]; }
def h : Holder;
// -----
foreach i = [1, 2, 3] in
  def item#i : Base;
class Base;
// -----
include "mlir/IR/OpBase.td"
def My_Dialect : Dialect { let name = "my"; let cppNamespace = "::my"; }
def My_Add : Op<My_Dialect, "add"> {
  let arguments = (I32:$lhs, I32:$rhs);
}
// -----
class Base;
def item : Base;
def item : Base;
// -----
class Enc { bits<4> op = 0b10110; }
def e : Enc;
// -----
class Base { int x = 1;
def item : Base;
// -----
include "mlir/IR/OpBase.td"
def My_Dialect : Dialect { let name = "my"; let cppNamespace = "::my"; }
def My_Cat : Op<My_Dialect, "cat"> {
  let arguments = (ins Variadic<I32>:$left, Variadic<I32>:$right);
  let assemblyFormat = "$left `,` $right attr-dict";
}
// -----
class R<int n> { int num = n; }
foreach i in [1, 2] in
  def R#i : R<i>;
// -----
include "mlir/IR/OpBase.td"
def D : Dialect { let name = "d"; let cppNamespace = "d"; }
def MyOp : Op<D, "my"> { let arguments = (ins OptionalAttr<I32>:$a); }
// -----
class Register<int n> { int number = n; }
defm R0 : Register<0>;
// -----
include "mlir/IR/OpBase.td"
def D : Dialect { let name = "d"; let cppNamespace = "d"; }
def MyOp : Op<D, "my"> { let arguments = (ins I32:$a, Variadic I32:$b); }
// -----
include "mlir/IR/AttrTypeBase.td"
def D : Dialect { let name = "d"; let cppNamespace = "d"; }
def MyType : TypeDef<D, "My"> { let mnemonic = "my"; let parameters = (ins int:$width); }
// -----
include "mlir/IR/AttrTypeBase.td"
def D : Dialect { let name = "d"; let cppNamespace = "d"; }
def MyType : TypeDef<D, "My"> { let mnemonic = "my"; let parameters = (ins unsigned:$width); }
// -----
class Name<string s> { string full = "pre" + s; }
// -----
class Base<int n> { int number = n; }
def all { list<Base> bases = [Base]; }
// -----
class Case<string s, int n> { string name = s; int value = n; }
class Cases<list<Case> all> { list<Case> cases = all; }
def two : Cases<[Case<"one">]>;
// -----
include "mlir/IR/OpBase.td"
def D : Dialect { let name = "d"; let cppNamespace = "d"; }
def MyOp : Op<D, "my"> { let arguments = (ins I32:$a, I64Attr:$width = 32); }
// -----
include "mlir/IR/AttrTypeBase.td"
include "mlir/IR/BuiltinAttributes.td"
def D : Dialect { let name = "d"; let cppNamespace = "d"; }
def MyType : TypeDef<D, "My"> { let mnemonic = "my"; let parameters = (ins ArrayRefParameter<int>:$sizes); }
// -----
include "mlir/IR/OpBase.td"
include "mlir/IR/EnumAttr.td"
def Light : I32EnumAttr<"Light", "a light", [Red]>;
// -----
class Names { list<string> all = ["a" "b" "c"]; }
// -----
class Base { int x = 1; }
def one extends Base;
// -----
include "mlir/IR/OpBase.td"
def D : Dialect { let name = "d"; let cppNamespace = "d"; }
def MyOp : Op<D, "my"> { let arguments = (ins Variadic<I32>$all); }
// -----
class Base { int x = 1; }
def base : Base;
def other : base;
// -----
class List<list<int> all> { int n = !length(all); }
// -----
class Field { width = 1; }
// -----
include "mlir/IR/OpBase.td"
def D : Dialect { let name = "d"; let cppNamespace = "d"; }
def MyOp : Op<D, "my"> { let arguments = (ins I32:$a); let assemblyFormat = "`by $a attr-dict"; }
// -----
/* A class.
class Base;
// -----
class Length { int x = 1.5; }
// -----
class Negative<int a> { int x = -a; }
// -----
foreach i in [1, 2] { def one#i; }
// -----
class Any<list<string> all> { bit has = !contains(all, "a"); }
// -----
class Sum<list<int> all> { int sum = !sum(all); }
// -----
class Product { int x = mul(2, 3); }
// -----
for i = [1, 2] in { def one#i; }
// -----
struct Point { int x = 1; }
// -----
int size = 4;
// -----
defvar int size = 4;
// -----
class Size { size_t size = 4; }
// -----
class Size { real size = 4; }
// -----
include mlir/IR/OpBase.td
// -----
class Base { int x = 1; }
#endif
// -----
def base { int x = 1; }
class Other { int y = base->x; }
// -----
class Steps { list<int> all = !range(1, 9, 2, 3); }
// -----
class Words { bits all = 1; }
// -----
class Quotient<int a> { int x = !div(4, a); }
def none : Quotient<0>;
// -----
class Path { string x = "c:\dialects"; }
// -----
class Type { bit x = !isa("a"); }
// -----
class Wide { int x = 1 }
}
// -----
class Base { int x = 1; }
foreach i = [1, 2] in def same : Base;
// -----
class Base { int x = 1; }
def one : Base { let y = 2; }
// -----
class Base { string name = None; }
// -----
class Base(int n) { int x = !add(n, 1); }
// -----
class Base { list<int> all = [1]; }
def base : Base;
foreach i = base->all in def one#i;
// -----
class A<int n> { int v = n; }
def a : A<1> { let n = 2; }
// -----
class B<string s = "x"> { string v = s; }
class C : B { let s = "y"; }
// -----
class A<int n> { int v = n; }
class E<int m> { int w = m; }
def a : A<1>, E<2> { let m = 2; }
// -----
class A<int n> { int v = !add(n, 1; }
// -----
include "mlir/IR/OpBase.td"
def D : Dialect { let name = "d"; let cppNamespace = "::d"; }
def O : Op<D, "o"> { let arguments = (ins TensorOf<F32>:$a); }
// -----
class A;
class L<list<A> all> { list<A> l = all; }
def x : A;
def y : L<x>;
// -----
class A;
class B : A;
class L { list<A> l = []; }
def x : B;
def y : L { let l = x; }
