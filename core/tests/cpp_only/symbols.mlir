d.plug @a : (i32) -> i32
d.socket @b : (i32) -> i32 {}
"d.plug"() <{sym_name = "c", function_type = (i32) -> i32}> {sym_visibility = "public"} : () -> ()
// -----
// expected-error@below {{symbol declaration cannot have public visibility}}
func.func @d(i32) -> i32
// -----
// expected-error@below {{visibility expected to be one of}}
"d.plug"() <{sym_name = "c", function_type = (i32) -> i32}> {sym_visibility = "secret"} : () -> ()
