//! Common idioms of TableGen files, with names and numbers inserted.

use super::writer::Writer;

/// `@` is the prefix with a number, so that nothing is there twice, `%` a small number.
const IDIOMS: &[&str] = &[
    // A class as a function that calls itself.
    "class @Fact<int n> { int ret = !if(!le(n, 1), 1, !mul(n, @Fact<!sub(n, 1)>.ret)); }
def @r { int f = @Fact<%>.ret; int g = !add(@Fact<%>.ret, @Fact<2>.ret); }",
    // A record that is named in its own arguments.
    "class @Pattern<dag d> { dag pattern = d; }
def @self : @Pattern<(@self 1:$a, @self)>;",
    // A class that is defined later than it is named.
    "class @Later;
class @Holder { @Later one = ?; list<@Later> many = []; }
class @Later<int n> { int number = n; }
def @l : @Later<%>;
def @h : @Holder { let one = @l; let many = [@l, @Later<%>]; }",
    // Sets within sets.
    "class @S<int n = %> { int number = n; }
defset list<@S> @outer = {
  def @s1 : @S;
  defset list<@S> @inner = { foreach i = 1...3 in def @s2_#i : @S<i>; }
  def : @S<7>;
}
def @sets { list<@S> o = @outer; list<@S> i = @inner; int n = !foldl(0, @outer, sum, s, !add(sum, s.number)); }",
    // Records of an enclosing multiclass, found by name.
    "class @I<int n> { int number = n; }
class @Uses<string base> { @I low = !cast<@I>(base # \"_lo\"); @I high = !cast<@I>(base # \"_hi\"); }
multiclass @Pair<int n> { def _lo : @I<n>; def _hi : @I<!add(n, 1)>; def _both : @Uses<NAME>; }
multiclass @Two<int n> { defm _a : @Pair<n>; defm _b : @Pair<!mul(n, 2)>; def _all { @I x = !cast<@I>(NAME # \"_a_lo\"); } }
defm @z : @Two<%>;
defm @y : @Pair<%>, @I2Holder;",
    // Names that are computed or have odd characters.
    "def \"@odd name\" { int x = %; }
def !strconcat(\"@\", \"made\") { string s = \"%\"; }
def @p#\"_\"#%#q;",
    // Names that are left out, empty, or those of the multiclass.
    "multiclass @Inner<string s> { def \"\" { string text = s # NAME; } def _x; }
multiclass @Outer { defm \"\" : @Inner<\"a\">; defm _n : @Inner<NAME>; defm NAME#_o : @Inner<\"c\" # NAME>; }
defm @n : @Outer;
defm : @Inner<\"d\">;
defm @e : @Inner<\"\">;",
    // Records without a name are the same where their arguments are.
    "class @U<int n, string s = \"t\"> { int number = n; string text = s; }
def @u { @U a = @U<%>; @U b = @U<%>; @U c = @U<%, \"t\">; @U d = @U<n = 1, s = \"u\">; bit same = !eq(a, b);
  list<@U> all = [@U<1>, @U<1>, @U<2>]; string name = !cast<string>(@U<1>); }",
    // A global name after `#` is a text.
    "defvar @suffix = \"_suffix\";
defvar @numbers = [0, 1];
def @q { string s = @suffix # @suffix; list<int> l = @numbers # [%]; }
def @name # @suffix;
foreach i = @numbers in def @w_#i { string s = @suffix # i; }",
    // Names hidden by an inner scope.
    "defvar @v = %;
class @Hide<int x> { defvar @v = !add(x, 10); int y = @v; }
def @a : @Hide<2> { int z = @v; }
foreach @v = [5, 6] in def @b_#@v : @Hide<@v> { int z = @v; }
def @c { defvar @v = \"text\"; string z = @v; }",
    // Values that are computed from later settings.
    "class @C<int x> { int Y = x; int Y1 = !add(Y, 1); int x1 = !add(x, 1); bits<8> b = Y; bit low = b{0}; let b{7-6} = 0b10; }
let Y = 10 in { def @1 : @C<5>; let Y = 11 in def @2 : @C<6>; }
def @3 : @C<%> { let Y = 12; let b{0} = 1; }
let b<3...0> = 0b0101, Y = 3 in def @4 : @C<7> { int more = !add(Y1, x1); }",
    // Values that multiclasses decide about.
    "class @Inst<bits<4> op, list<int> uses = []> { bits<4> opcode = op; list<int> used = uses; bit commutes = 0; }
multiclass @Insts<bits<4> op, bit both> {
  let commutes = both in {
    def rr : @Inst<op>;
    if both then def ri : @Inst<op, [1]>; else def rm : @Inst<op, [2, 3]>;
  }
  foreach k = !if(both, [1, 2], [3]) in { def _k#k : @Inst<!add(op, k)>; }
  defvar more = !add(op, 1);
  foreach u = [[1], [2, 3]] in def : @Inst<more, u>;
  assert !lt(op, 16), \"opcode \" # op;
}
defm @add : @Insts<%, 1>;
defm @sub : @Insts<0b0011, false>;",
    // Tests for existence.
    "class @E;
def @e1 : @E;
class @Asks<string n> { bit there = !exists<@E>(n); bit is = !isa<@E>(@e1); }
def @k1 : @Asks<\"@e1\">;
def @k2 : @Asks<\"@e2\">;
def @e2 : @E;
def @k3 : @Asks<\"@e2\"> { list<@E> all = !instances<@E>(); list<@E> some = !instances<@E>(\"1$\"); }",
    // Multiclasses below others.
    "multiclass @Base<int n = %> { def _base { int x = n; } }
multiclass @Mid<int n> : @Base<!mul(n, 2)> { def _mid { int x = n; } }
multiclass @Top<int n> : @Mid<!add(n, 1)>, @Base2<n> { def _top { int x = n; string me = NAME; } }
defm @t : @Top<3>;",
    // A list that is sorted by a class.
    "class @Insert<int n, list<int> l> {
  list<int> ret = !listconcat(!filter(x, l, !lt(x, n)), [n], !filter(x, l, !ge(x, n)));
}
class @Sort<list<int> l> { list<int> ret = !foldl([]<int>, l, sorted, x, @Insert<x, sorted>.ret); }
def @sorted { list<int> l = @Sort<[3, %, 1, 2]>.ret; }",
    // Dags that are taken apart and put together.
    "def @ins; def @outs;
class @D<dag d> {
  dag all = !con(d, (@ins 1:$more));
  int n = !size(d);
  list<int> numbers = !foreach(i, !range(n), !getdagarg<int>(d, i));
  list<string> names = !foreach(i, !range(n), !getdagname(d, i));
  dag again = !dag(@outs, numbers, names);
  bit same = !eq(!cast<string>(!getdagop(d)), \"@ins\");
}
def @d : @D<(@ins 1:$a, %:$b)>;
def @d0 : @D<(@ins)>;",
    // Fields of fields.
    "class @N1<int n> { int number = n; list<int> l = [n, %]; }
class @N2<@N1 a> { @N1 first = a; string s = first.number # \"!\"; }
class @N3<@N2 b> : @N2<@N1<!add(b.first.number, 1)>> { @N2 second = b; int deep = b.first.l[1]; }
def @n3 : @N3<@N2<@N1<3>>> { int all = !add(second.first.number, first.number); int k = @N1<9>.l[0]; }",
    // Loops within loops over names and numbers.
    "class @R<string n, int i> { string name = n; int index = i; bits<3> enc = index; bit low = enc{0}; }
foreach a = [\"x\", \"y\"] in
  foreach i = {0-1, 4} in {
    defvar both = a # i;
    if !and(i, 4) then def @#both : @R<both, i>; else if !eq(a, \"x\") then { def @#a#_#i : @R<a, i>; }
  }",
    // A class may have the fields of another one again.
    "class @A1 { int x = %; int y = x; }
class @A2 { int x = 2; string y2 = \"n\" # x; }
def @both : @A1, @A2 { int z = !add(x, y); }
def @swapped : @A2, @A1;",
    // Arguments by name, of defaults that use others.
    "class @Args<int a, int b = !add(a, 1), list<string> c = [\"d\" # b], code d = [{ x }]> { int A = a; int B = b; list<string> Cc = c; code Dd = d; }
def @g1 : @Args<1>; def @g2 : @Args<a = 2>; def @g3 : @Args<3, c = [\"q\"]>; def @g4 : @Args<d = \"e\", a = %>;",
    // Fields that nothing is known of.
    "class @Un { int i; string s; bits<3> b; dag d; list<int> l; bit t; @Un u; code c = ?; field bits<2> f = {?, 1}; }
def @un : @Un { let b{1} = 1; }
def @un2 { bit has = !initialized(@un.i); int or = !if(!initialized(@un.l), 1, 2); }",
];

/// Names used by some idioms that others do not define.
const HELPERS: &str = "class @I2Holder { int held = 1; }
multiclass @Base2<int n> { def _base2 { int x = n; } }
";

impl Writer<'_, '_> {
    /// One of the idioms, in lines of its own.
    pub(super) fn idiom(&mut self) {
        let idiom = *self.pick(IDIOMS);
        let name = self.global_name("k");
        let helpers = ["@I2Holder", "@Base2"].iter().any(|helper| idiom.contains(helper));
        let helpers = if helpers { HELPERS } else { "" };
        let mut text = String::new();
        for character in helpers.chars().chain(idiom.chars()) {
            match character {
                '@' => text.push_str(&name),
                '%' => text.push_str(&self.between(0, 6).to_string()),
                character => text.push(character),
            }
        }
        for line in text.lines() {
            self.directive(line);
        }
    }
}
