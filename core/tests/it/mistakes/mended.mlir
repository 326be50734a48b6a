// misspelt value
func.func @main(%x: i32, %y: f32, %i: index, %m: memref<4x?xf32>, %t: tensor<?x8xf32>, %c: i1) {
  %total = arith.addi %x, %x : i32
  %z = arith.muli %totl, %x : i32
  return
}
// -----
// misspelt value 2
func.func @main(%x: i32, %y: f32, %i: index, %m: memref<4x?xf32>, %t: tensor<?x8xf32>, %c: i1) {
  memref.store %y, %m[%i, %ii] : memref<4x?xf32>
  return
}
// -----
// misspelt value in scf
func.func @main(%x: i32, %y: f32, %i: index, %m: memref<4x?xf32>, %t: tensor<?x8xf32>, %c: i1) {
  scf.for %iv = %i to %i step %i {
    %q = arith.addi %ivv, %i : index
  }
  return
}
// -----
// misspelt block
func.func @main(%x: i32, %y: f32, %i: index, %m: memref<4x?xf32>, %t: tensor<?x8xf32>, %c: i1) {
  cf.br ^exit
^exti:
  return
}
// -----
// misspelt block 2
func.func @main(%x: i32, %y: f32, %i: index, %m: memref<4x?xf32>, %t: tensor<?x8xf32>, %c: i1) {
  cf.cond_br %c, ^thn, ^done
^then:
  cf.br ^done
^done:
  return
}
// -----
// misspelt symbol
func.func private @helper(i32)
func.func @main(%x: i32, %y: f32, %i: index, %m: memref<4x?xf32>, %t: tensor<?x8xf32>, %c: i1) {
  call @helpr(%x) : (i32) -> ()
  return
}
// -----
// misspelt global
memref.global "private" @weights : memref<4xf32>
func.func @main(%x: i32, %y: f32, %i: index, %m: memref<4x?xf32>, %t: tensor<?x8xf32>, %c: i1) {
  %g = memref.get_global @wieghts : memref<4xf32>
  return
}
// -----
// misspelt op
func.func @main(%x: i32, %y: f32, %i: index, %m: memref<4x?xf32>, %t: tensor<?x8xf32>, %c: i1) {
  %z = arith.sbi %x, %x : i32
  return
}
// -----
// misspelt op 2
func.func @main(%x: i32, %y: f32, %i: index, %m: memref<4x?xf32>, %t: tensor<?x8xf32>, %c: i1) {
  %z = tensor.dmi %t, %i : tensor<?x8xf32>
  return
}
// -----
// misspelt quoted op
func.func @main(%x: i32, %y: f32, %i: index, %m: memref<4x?xf32>, %t: tensor<?x8xf32>, %c: i1) {
  %z = "arith.mulif"(%x, %x) : (i32, i32) -> i32
  return
}
// -----
// misspelt linalg
func.func @main(%x: i32, %y: f32, %i: index, %m: memref<4x?xf32>, %t: tensor<?x8xf32>, %c: i1) {
  linalg.fil ins(%y : f32) outs(%m : memref<4x?xf32>)
  return
}
// -----
// misspelt scf
func.func @main(%x: i32, %y: f32, %i: index, %m: memref<4x?xf32>, %t: tensor<?x8xf32>, %c: i1) {
  scf.fi %c {
    memref.store %y, %m[%i, %i] : memref<4x?xf32>
  }
  return
}
// -----
// attribute word
func.func @main(%x: i32, %y: f32, %i: index, %m: memref<4x?xf32>, %t: tensor<?x8xf32>, %c: i1) {
  %z = arith.cmpf oltt, %y, %y : f32
  return
}
// -----
// attribute word 2
func.func @main(%x: i32, %y: f32, %i: index, %m: memref<4x?xf32>, %t: tensor<?x8xf32>, %c: i1) {
  %z = arith.addf %y, %y fastmath<contarct> : f32
  return
}
// -----
// keyword of form
func.func @main(%x: i32, %y: f32, %i: index, %m: memref<4x?xf32>, %t: tensor<?x8xf32>, %c: i1) {
  linalg.fill inss(%y : f32) outs(%m : memref<4x?xf32>)
  return
}
// -----
// keyword step
func.func @main(%x: i32, %y: f32, %i: index, %m: memref<4x?xf32>, %t: tensor<?x8xf32>, %c: i1) {
  scf.for %a = %i to %i stp %i {
  }
  return
}
// -----
// overflow
func.func @main(%x: i32, %y: f32, %i: index, %m: memref<4x?xf32>, %t: tensor<?x8xf32>, %c: i1) {
  %z = arith.addi %x, %x overflow<nws> : i32
  return
}
// -----
// iterator
func.func @main(%x: i32, %y: f32, %i: index, %m: memref<4x?xf32>, %t: tensor<?x8xf32>, %c: i1) {
  linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "paralell"]} outs(%m : memref<4x?xf32>) {
  ^bb0(%o: f32):
    linalg.yield %y : f32
  }
  return
}
// -----
// type keyword
func.func @main(%x: i32, %y: f32, %i: index, %m: memref<4x?xf32>, %t: tensor<?x8xf32>, %c: i1) {
  %z = memref.alloc() : memreff<4xf32>
  return
}
// -----
// type keyword 2
func.func @main(%x: i32, %y: f32, %i: index, %m: memref<4x?xf32>, %t: tensor<?x8xf32>, %c: i1) {
  %z = arith.constant 1.0 : ff32
  return
}
// -----
// type kw arg
func.func @main(%a: tensr<4xf32>) {
  return
}
// -----
// type kw elem
func.func @main(%x: i32, %y: f32, %i: index, %m: memref<4x?xf32>, %t: tensor<?x8xf32>, %c: i1) {
  %z = memref.alloc() : memref<4xindx>
  return
}
// -----
// vector
func.func @main(%x: i32, %y: f32, %i: index, %m: memref<4x?xf32>, %t: tensor<?x8xf32>, %c: i1) {
  %z = arith.constant dense<0> : vetor<4xi32>
  return
}
// -----
// wrong type
func.func @main(%x: i32, %y: f32, %i: index, %m: memref<4x?xf32>, %t: tensor<?x8xf32>, %c: i1) {
  %z = arith.addf %y, %y : f64
  return
}
// -----
// wrong type memref
func.func @main(%x: i32, %y: f32, %i: index, %m: memref<4x?xf32>, %t: tensor<?x8xf32>, %c: i1) {
  %z = memref.load %m[%i, %i] : memref<4x4xf32>
  return
}
// -----
// wrong type tensor
func.func @main(%x: i32, %y: f32, %i: index, %m: memref<4x?xf32>, %t: tensor<?x8xf32>, %c: i1) {
  %z = tensor.extract %t[%i, %i] : tensor<8x8xf32>
  return
}
// -----
// return type
func.func @main(%x: i32, %y: f32, %i: index, %m: memref<4x?xf32>, %t: tensor<?x8xf32>, %c: i1) -> f32 {
  return %y : i32
}
// -----
// call type
func.func private @g(i32) -> i64
func.func @main(%x: i32, %y: f32, %i: index, %m: memref<4x?xf32>, %t: tensor<?x8xf32>, %c: i1) {
  %z = call @g(%x) : (i64) -> i64
  return
}
// -----
// call result type
func.func private @g(i32) -> i64
func.func @main(%x: i32, %y: f32, %i: index, %m: memref<4x?xf32>, %t: tensor<?x8xf32>, %c: i1) {
  %z = call @g(%x) : (i32) -> i32
  return
}
// -----
// missing terminator in func
func.func @main(%x: i32, %y: f32, %i: index, %m: memref<4x?xf32>, %t: tensor<?x8xf32>, %c: i1) {
  %z = arith.addi %x, %x : i32
}
// -----
// missing yield
func.func @main(%x: i32, %y: f32, %i: index, %m: memref<4x?xf32>, %t: tensor<?x8xf32>, %c: i1) {
  %r = scf.if %c -> (i32) {
    scf.yield %x : i32
  } else {
    %z = arith.addi %x, %x : i32
  }
  return
}
// -----
// missing return value
func.func @main(%x: i32, %y: f32, %i: index, %m: memref<4x?xf32>, %t: tensor<?x8xf32>, %c: i1) -> i32 {
  %z = arith.addi %x, %x : i32
}
// -----
// missing for yield
func.func @main(%x: i32, %y: f32, %i: index, %m: memref<4x?xf32>, %t: tensor<?x8xf32>, %c: i1) {
  %r = scf.for %a = %i to %i step %i iter_args(%s = %y) -> (f32) {
    %n = arith.addf %s, %s : f32
  }
  return
}
// -----
// block without
func.func @main(%x: i32, %y: f32, %i: index, %m: memref<4x?xf32>, %t: tensor<?x8xf32>, %c: i1) {
  cf.br ^b
^a:
  %z = arith.addi %x, %x : i32
^b:
  return
}
// -----
// missing close
func.func @main(%x: i32, %y: f32, %i: index, %m: memref<4x?xf32>, %t: tensor<?x8xf32>, %c: i1) {
  scf.if %c {
    memref.store %y, %m[%i, %i] : memref<4x?xf32>
  return
}
// -----
// missing open
func.func @main(%x: i32, %y: f32, %i: index, %m: memref<4x?xf32>, %t: tensor<?x8xf32>, %c: i1) {
  scf.if %c
    memref.store %y, %m[%i, %i] : memref<4x?xf32>
  }
  return
}
// -----
// missing func close
func.func @a() {
  return

func.func @b() {
  return
}
// -----
// paren
func.func private @g(i32)
func.func @main(%x: i32, %y: f32, %i: index, %m: memref<4x?xf32>, %t: tensor<?x8xf32>, %c: i1) {
  call @g(%x : (i32) -> ()
  return
}
// -----
// bracket
func.func @main(%x: i32, %y: f32, %i: index, %m: memref<4x?xf32>, %t: tensor<?x8xf32>, %c: i1) {
  %z = memref.load %m[%i, %i : memref<4x?xf32>
  return
}
// -----
// angle
func.func @main(%x: i32, %y: f32, %i: index, %m: memref<4x?xf32>, %t: tensor<?x8xf32>, %c: i1) {
  %z = memref.load %m[%i, %i] : memref<4x?xf32
  return
}
// -----
// comma
func.func @main(%x: i32, %y: f32, %i: index, %m: memref<4x?xf32>, %t: tensor<?x8xf32>, %c: i1) {
  %z = memref.load %m[%i %i] : memref<4x?xf32>
  return
}
// -----
// comma args
func.func @main(%a: i32 %b: i32) {
  return
}
// -----
// comma in call
func.func private @g(i32, f32)
func.func @main(%x: i32, %y: f32, %i: index, %m: memref<4x?xf32>, %t: tensor<?x8xf32>, %c: i1) {
  call @g(%x, %y) : (i32 f32) -> ()
  return
}
// -----
// colon
func.func @main(%x: i32, %y: f32, %i: index, %m: memref<4x?xf32>, %t: tensor<?x8xf32>, %c: i1) {
  %z = memref.load %m[%i, %i] memref<4x?xf32>
  return
}
// -----
// colon arg
func.func @main(%a i32) {
  return
}
// -----
// missing type
func.func @main(%x: i32, %y: f32, %i: index, %m: memref<4x?xf32>, %t: tensor<?x8xf32>, %c: i1) {
  %z = arith.mulf %y, %y
  return
}
// -----
// missing type load
func.func @main(%x: i32, %y: f32, %i: index, %m: memref<4x?xf32>, %t: tensor<?x8xf32>, %c: i1) {
  %z = memref.load %m[%i, %i]
  return
}
// -----
// missing result types generic
func.func @main(%x: i32, %y: f32, %i: index, %m: memref<4x?xf32>, %t: tensor<?x8xf32>, %c: i1) {
  %z = "test.op"(%x) : (i32)
  return
}
// -----
// call result
func.func private @g(i32) -> i32
func.func @main(%x: i32, %y: f32, %i: index, %m: memref<4x?xf32>, %t: tensor<?x8xf32>, %c: i1) {
  %z = call @g(%x)
  return
}
// -----
// if result
func.func @main(%x: i32, %y: f32, %i: index, %m: memref<4x?xf32>, %t: tensor<?x8xf32>, %c: i1) {
  %r = scf.if %c {
    scf.yield %x : i32
  } else {
    scf.yield %x : i32
  }
  return
}
// -----
// function result
func.func @main(%x: i32, %y: f32, %i: index, %m: memref<4x?xf32>, %t: tensor<?x8xf32>, %c: i1) {
  return %x : i32
}
// -----
// value
func.func private @u(i32)
func.func @main(%x: i32, %y: f32, %i: index, %m: memref<4x?xf32>, %t: tensor<?x8xf32>, %c: i1) {
  %z = arith.addi %x, %x : i32
  %z = arith.muli %z, %x : i32
  call @u(%z) : (i32) -> ()
  return
}
// -----
// block
func.func @main(%x: i32, %y: f32, %i: index, %m: memref<4x?xf32>, %t: tensor<?x8xf32>, %c: i1) {
  cf.br ^a
^a:
  cf.br ^a
^a:
  return
}
// -----
// symbol
func.func @f() {
  return
}
func.func @f(%a: i32) {
  return
}
// -----
// alias
#m = affine_map<(d0) -> (d0)>
#m = affine_map<(d0) -> (d0 + 1)>
func.func private @f() attributes {a.b = #m}
// -----
// argument
func.func @f(%a: i32, %a: i32) {
  return
}
// -----
// unknown alias
#map0 = affine_map<(d0) -> (d0)>
func.func private @f(memref<4xf32, #mpa0>)
// -----
// unknown type alias
!vec = vector<4xf32>
func.func @f(%a: !vce) {
  return
}
// -----
// missing callee
func.func @main(%x: i32, %y: f32, %i: index, %m: memref<4x?xf32>, %t: tensor<?x8xf32>, %c: i1) {
  %z:2 = call @nowhere(%x, %y) : (i32, f32) -> (i32, i32)
  return
}
// -----
// missing callee none
func.func @main(%x: i32, %y: f32, %i: index, %m: memref<4x?xf32>, %t: tensor<?x8xf32>, %c: i1) {
  func.call @nowhere() : () -> ()
  return
}
// -----
// missing callee in module
module {
  func.func @a(%x: f32) -> f32 {
    %0 = call @sqrtf(%x) : (f32) -> f32
    return %0 : f32
  }
}
// -----
// too many operands
func.func private @g(i32)
func.func @main(%x: i32, %y: f32, %i: index, %m: memref<4x?xf32>, %t: tensor<?x8xf32>, %c: i1) {
  call @g(%x, %x) : (i32, i32) -> ()
  return
}
// -----
// too few operands
func.func private @g(i32, f32)
func.func @main(%x: i32, %y: f32, %i: index, %m: memref<4x?xf32>, %t: tensor<?x8xf32>, %c: i1) {
  call @g(%x) : (i32) -> ()
  return
}
// -----
// too many results
func.func private @g(i32) -> i32
func.func @main(%x: i32, %y: f32, %i: index, %m: memref<4x?xf32>, %t: tensor<?x8xf32>, %c: i1) {
  %z:2 = call @g(%x) : (i32) -> (i32, i32)
  return
}
// -----
// too few results
func.func private @g(i32) -> i32
func.func @main(%x: i32, %y: f32, %i: index, %m: memref<4x?xf32>, %t: tensor<?x8xf32>, %c: i1) {
  call @g(%x) : (i32) -> ()
  return
}
// -----
// return too few
func.func @main(%x: i32, %y: f32, %i: index, %m: memref<4x?xf32>, %t: tensor<?x8xf32>, %c: i1) -> (i32, f32) {
  return %x : i32
}
// -----
// dim
func.func @main(%x: i32, %y: f32, %i: index, %m: memref<4x?xf32>, %t: tensor<?x8xf32>, %c: i1) {
  %d = tensor.dim %t, 1 : tensor<?x8xf32>
  return
}
// -----
// memref dim
func.func @main(%x: i32, %y: f32, %i: index, %m: memref<4x?xf32>, %t: tensor<?x8xf32>, %c: i1) {
  %d = memref.dim %m, 1 : memref<4x?xf32>
  return
}
// -----
// for bound
func.func @main(%x: i32, %y: f32, %i: index, %m: memref<4x?xf32>, %t: tensor<?x8xf32>, %c: i1) {
  scf.for %a = 0 to %i step %i {
  }
  return
}
// -----
// load index
func.func @main(%x: i32, %y: f32, %i: index, %m: memref<4x?xf32>, %t: tensor<?x8xf32>, %c: i1) {
  %d = memref.load %m[0, %i] : memref<4x?xf32>
  return
}
