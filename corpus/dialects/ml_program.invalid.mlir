// expected-error @+1 {{'ml_program.global' op immutable global must have an initial value}}
ml_program.global private @a : i32
// -----
// expected-error @+1 {{'ml_program.global_load' op undefined global: @z}}
func.func @f() { %0 = ml_program.global_load @z : i32
 return }
// -----
ml_program.global private mutable @a : i32
// expected-error @+1 {{'ml_program.global_load' op cannot load from global typed 'i32' as 'i64'}}
func.func @f() { %0 = ml_program.global_load @a : i64
 return }
// -----
ml_program.global private mutable @a : i32
// expected-error @+1 {{'ml_program.global_load_const' op cannot load as const from mutable global @a}}
func.func @f() { %0 = ml_program.global_load_const @a : i32
 return }
// -----
ml_program.global private mutable @a : i32
// expected-error @+1 {{'ml_program.global_load_const' op cannot load as const from mutable global @a}}
func.func @f() { %0 = ml_program.global_load_const @a : i64
 return }
// -----
ml_program.global private @a(4 : i32) : i32
// expected-error @+1 {{'ml_program.global_store' op cannot store to an immutable global @a}}
func.func @f(%v: i32) { ml_program.global_store @a = %v : i32
 return }
// -----
ml_program.global private mutable @a(4 : i32) : i32
// expected-error @+1 {{'ml_program.global_store' op cannot store to a global typed 'i32' from 'i64'}}
func.func @f(%v: i64) { ml_program.global_store @a = %v : i64
 return }
// -----
// expected-error @+1 {{'ml_program.global_store' op undefined global: @a}}
func.func @f(%v: i64) { ml_program.global_store @a = %v : i64
 return }
// -----
func.func private @a()
// expected-error @+1 {{'ml_program.global_store' op undefined global: @a}}
func.func @f(%v: i64) { ml_program.global_store @a = %v : i64
 return }
// -----
ml_program.global private @a(4 : i32) : i32
ml_program.subgraph @g(%v: i64) -> i32 { %t = ml_program.global_store_graph @a = %v ordering(-> !ml_program.token) : i64
// expected-error @+1 {{type of output operand 0 ('i64') doesn't match function result type ('i32') in function @g}}
 ml_program.output %v : i64 }
// -----
ml_program.global private mutable @a(4 : i32) : i32
ml_program.subgraph @g(%v: i64) -> i32 { %t = ml_program.global_store_graph @a = %v ordering(-> !ml_program.token) : i64
// expected-error @+1 {{type of output operand 0 ('i64') doesn't match function result type ('i32') in function @g}}
 ml_program.output %v : i64 }
// -----
ml_program.global private mutable @a(4 : i32) : i32
ml_program.subgraph @g() -> i32 { %v, %t = ml_program.global_load_graph @a ordering(-> !ml_program.token) : i64
// expected-error @+1 {{type of output operand 0 ('i64') doesn't match function result type ('i32') in function @g}}
 ml_program.output %v : i64 }
// -----
ml_program.subgraph @g() -> i32 { %v, %t = ml_program.global_load_graph @a ordering(-> !ml_program.token) : i64
// expected-error @+1 {{type of output operand 0 ('i64') doesn't match function result type ('i32') in function @g}}
 ml_program.output %v : i64 }
// -----
ml_program.subgraph @g(%v: i64) -> i32 { 
// expected-error @+1 {{type of output operand 0 ('i64') doesn't match function result type ('i32') in function @g}}
 ml_program.output %v : i64 }
// -----
ml_program.subgraph @g(%v: i64) -> i32 { 
// expected-error @+1 {{'ml_program.output' op has 0 operands, but enclosing function (@g) outputs 1}}
 ml_program.output }
// -----
ml_program.func @g(%v: i64) -> i32 { 
// expected-error @+1 {{'ml_program.return' op has 0 operands, but enclosing function (@g) returns 1}}
 ml_program.return }
// -----
ml_program.func @g(%v: i64) -> i32 { 
// expected-error @+1 {{type of return operand 0 ('i64') doesn't match function result type ('i32') in function @g}}
 ml_program.return %v : i64 }
// -----
module @m {
ml_program.global private mutable @a(4 : i32) : i32
}
// expected-error @+1 {{'ml_program.global_store' op cannot store to a global typed 'i32' from 'i64'}}
func.func @f(%v: i64) { ml_program.global_store @m::@a = %v : i64
 return }
