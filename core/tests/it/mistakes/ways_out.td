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
