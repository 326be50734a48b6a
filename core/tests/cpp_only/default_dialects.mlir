d.declared {
  item
}
d.named {
  item
  d.item
}
d.spelled {
  %0 = constant 1 : i8
}
d.full {
  d.item
}
// -----
d.full {
  // expected-error@below {{custom op 'item' is unknown}}
  item
}
// -----
d.named {
  // expected-error@below {{custom op 'other' is unknown}}
  other
}
