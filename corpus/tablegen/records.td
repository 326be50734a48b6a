// Classes, records, multiclasses and operators, written for this project.
#ifndef RECORDS
#define RECORDS

class Shape<string n, int s = 0> {
  string name = n;
  int sides = s;
  bits<8> code = {0, 0, 0, 0, s{3}, s{2}, s{1}, s{0}};
  list<int> sizes = !range(s);
  assert !ge(s, 0), name # " has a negative number of sides";
}

def op;
def Triangle : Shape<"triangle", 3> { let code{7-6} = 0b10; }
def Square : Shape<n = "square", s = 4>;

multiclass Colours<list<string> colours, Shape shape> {
  foreach colour = colours in
    def NAME # "_" # colour : Shape<colour # " " # shape.name, shape.sides>;
  if !gt(shape.sides, 3) then
    def _many : Shape<"many">;
}
defm Painted : Colours<["red", "blue"], Square>;

defvar total = !foldl(0, [1, 2, 3], sum, n, !add(sum, n));
defset list<Shape> all = {
  let sides = total in def Hexagon : Shape<"hexagon">;
}
def Summary {
  int count = !size(all);
  dag tree = (op Square:$first, (op "x"):$rest);
  string text = !interleave(!foreach(s, all, s.name), ", ") # [{ and no more }];
  bit known = !exists<Shape>("Triangle");
  int chosen = !cond(!eq(count, 0): -1, !lt(count, 3): 0x1F, true: 2);
}
#endif // RECORDS
