irdl.dialect @d {
 irdl.operation @o {
  // expected-error@+1 {{expected 1 or more operands, but found 0}}
   %0 = irdl.any_of() } }
// -----
irdl.dialect @d {
 irdl.operation @o {
  // expected-error@+1 {{the base type or attribute name should start with '!' or '#'}}
   %0 = irdl.base "builtin.integer" } }
// -----
irdl.dialect @d {
 irdl.operation @o {
  // expected-error@+1 {{the number of blocks is expected to be >= 1 but got -1}}
   %r0 = irdl.region with size -1 } }
// -----
irdl.dialect @d {
 irdl.operation @o {
   %0 = irdl.any
   irdl.attributes { "a" = %0, "a" = %0 } } }
// -----
irdl.dialect @d {
 irdl.operation @o {
   %0 = irdl.c_pred "" } }
// -----
irdl.dialect @testd {
  irdl.operation @op {
    %0 = irdl.any
    // expected-error@+1 {{the number of attribute names and their constraints must be the same but got 2 and 1 respectively}}
    "irdl.attributes"(%0) <{"attributeValueNames" = ["one", "two"]}> : (!irdl.attribute) -> ()
  }
}
