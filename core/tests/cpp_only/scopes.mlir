func.func @f(%c: i1, %i: i32) {
  scf.if %c {
    %n = arith.index_cast %i : i32 to index
    d.wrap {
      affine.parallel (%a) = (0) to (symbol(%n)) {
      }
      d.plain {
        affine.for %b = 0 to %n {
        }
      }
    }
    other.wrap {
      affine.parallel (%a) = (0) to (symbol(%n)) {
      }
    }
  }
  return
}
// -----
func.func @f(%c: i1, %i: i32) {
  scf.if %c {
    %n = arith.index_cast %i : i32 to index
    d.plain {
      // expected-error@below {{operand cannot be used as a symbol}}
      affine.parallel (%a) = (0) to (symbol(%n)) {
      }
    }
  }
  return
}
// -----
func.func @f(%c: i1, %i: i32) {
  d.wrap {
    scf.if %c {
      %n = arith.index_cast %i : i32 to index
      // expected-error@below {{operand cannot be used as a symbol}}
      affine.for %b = 0 to %n {
      }
    }
  }
  return
}
// -----
func.func @f(%i: i32) {
  d.closed {
    %i2 = arith.constant 4 : i32
    %n = arith.index_cast %i2 : i32 to index
    affine.for %b = 0 to %n {
    }
  }
  return
}
