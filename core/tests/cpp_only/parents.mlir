module {
  d.fn {}
  d.two {}
}
// -----
d.group {
  d.grouped {}
}
// -----
e.group {
  // expected-error@below {{expects parent op 'd.group'}}
  d.grouped {}
}
// -----
e.module {
  d.qualified {}
}
// -----
d.group {
  // expected-error@below {{expects parent op 'e.module'}}
  d.qualified {}
}
// -----
outer.part {
  inner.fn {}
}
// -----
e.group {
  // expected-error@below {{expects parent op 'outer.part'}}
  inner.fn {}
}
