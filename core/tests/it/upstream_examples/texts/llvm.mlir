//
%1, %2 : f32, f32
%3 = "llvm.intr.copysign"(%1, %2) <{fastmathFlags = #llvm.fastmath<nnan>}> : (f32, f32) -> f32
//
%1 : vector<4xf32>
%2 = "llvm.intr.exp"(%1) <{fastmathFlags = #llvm.fastmath<afn>}> : (vector<4xf32>) -> (vector<4xf32>)
//
%1 : f32
%2 = "llvm.intr.exp2"(%1) <{fastmathFlags = #llvm.fastmath<reassoc>}> : (f32) -> f32
//
%1 : f32
%2 = "llvm.intr.exp10"(%1) <{fastmathFlags = #llvm.fastmath<nnan>}> : (f32) -> f32
//
%1, %2 : f32, i64
%3 = "llvm.intr.ldexp"(%1, %2) <{fastmathFlags = #llvm.fastmath<nnan>}> : (f32, i64) -> f32
//
%1 : f32
%2 = "llvm.intr.frexp"(%1) <{fastmathFlags = #llvm.fastmath<nsz>}> : (f32) -> f32
//
%1 : vector<4xf32>
%2 = "llvm.intr.fabs"(%1) <{fastmathFlags = #llvm.fastmath<fast>}> : (vector<4xf32>) -> (vector<4xf32>)
//
%1 : f32
%2 = "llvm.intr.ceil"(%1) <{fastmathFlags = #llvm.fastmath<afn>}> : (f32) -> f32
//
%1 : f32
%2 = "llvm.intr.floor"(%1) <{fastmathFlags = #llvm.fastmath<contract>}> : (f32) -> f32
//
%1, %2, %3 : f32, f32, f32
%4 = "llvm.intr.fma"(%1, %2, %3) <{fastmathFlags = #llvm.fastmath<nsz>}> : (f32, f32, f32) -> f32
//
%1, %2, %3 : f32, f32, f32
%4 = "llvm.intr.fmuladd"(%1, %2, %3) <{fastmathFlags = #llvm.fastmath<nnan>}> : (f32, f32, f32) -> f32
//
%1 : vector<4xf32>
%2 = "llvm.intr.log10"(%1) <{fastmathFlags = #llvm.fastmath<reassoc>}> : (vector<4xf32>) -> (vector<4xf32>)
//
%1 : f32
%2 = "llvm.intr.log2"(%1) <{fastmathFlags = #llvm.fastmath<contract>}> : (f32) -> f32
//
%1 : f32
%2 = "llvm.intr.log"(%1) <{fastmathFlags = #llvm.fastmath<arcp>}> : (f32) -> f32
//
%1 : f32
%2 = "llvm.intr.roundeven"(%1) <{fastmathFlags = #llvm.fastmath<none>}> : (f32) -> f32
//
%1 : f32
%2 = "llvm.intr.round"(%1) <{fastmathFlags = #llvm.fastmath<contract>}> : (f32) -> f32
//
%1 : vector<4xf32>
%2 = "llvm.intr.trunc"(%1) <{fastmathFlags = #llvm.fastmath<fast>}> : (vector<4xf32>) -> (vector<4xf32>)
//
%1 : vector<4xf32>
%2 = "llvm.intr.sqrt"(%1) <{fastmathFlags = #llvm.fastmath<ninf>}> : (vector<4xf32>) -> (vector<4xf32>)
//
%1, %2 : vector<4xf32>, vector<4xf32>
%3 = "llvm.intr.pow"(%1, %2) <{fastmathFlags = #llvm.fastmath<fast>}> : (vector<4xf32>, vector<4xf32>) -> (vector<4xf32>)
//
%1, %2 : f32, i1
%3 = "llvm.intr.powi"(%1, %2) <{fastmathFlags = #llvm.fastmath<fast>}> : (f32, i1) -> f32
//
%1 : f32
%2 = "llvm.intr.rint"(%1) <{fastmathFlags = #llvm.fastmath<nnan>}> : (f32) -> f32
//
%1 : f32
%2 = "llvm.intr.nearbyint"(%1) <{fastmathFlags = #llvm.fastmath<contract>}> : (f32) -> f32
//
%1 : f32
%2 = "llvm.intr.lround"(%1) : (f32) -> f32
//
%1 : f32
%2 = "llvm.intr.llround"(%1) : (f32) -> f32
//
%1 : f32
%2 = "llvm.intr.lrint"(%1) : (f32) -> f32
//
%1 : bf16
%2 = "llvm.intr.llrint"(%1) : (bf16) -> !llvm.ptr
//
%1 : i32
%2 = "llvm.intr.bitreverse"(%1) : (i32) -> i32
//
%1 : i32
%2 = "llvm.intr.bswap"(%1) : (i32) -> i32
//
%1 : i32
%2 = "llvm.intr.ctpop"(%1) : (i32) -> i32
//
%1, %2, %3 : i32, i32, i32
%4 = "llvm.intr.fshl"(%1, %2, %3) : (i32, i32, i32) -> i32
//
%1, %2, %3 : i32, i32, i32
%4 = "llvm.intr.fshr"(%1, %2, %3) : (i32, i32, i32) -> i32
//
%1, %2 : f32, f32
%3 = "llvm.intr.maxnum"(%1, %2) <{fastmathFlags = #llvm.fastmath<ninf>}> : (f32, f32) -> f32
//
%1, %2 : vector<4xf32>, vector<4xf32>
%3 = "llvm.intr.minnum"(%1, %2) <{fastmathFlags = #llvm.fastmath<nnan>}> : (vector<4xf32>, vector<4xf32>) -> (vector<4xf32>)
//
%1, %2 : vector<4xf32>, vector<4xf32>
%3 = "llvm.intr.maximum"(%1, %2) <{fastmathFlags = #llvm.fastmath<reassoc>}> : (vector<4xf32>, vector<4xf32>) -> (vector<4xf32>)
//
%1, %2 : vector<4xf32>, vector<4xf32>
%3 = "llvm.intr.minimum"(%1, %2) <{fastmathFlags = #llvm.fastmath<contract>}> : (vector<4xf32>, vector<4xf32>) -> (vector<4xf32>)
//
%1, %2 : i32, i32
%3 = "llvm.intr.smax"(%1, %2) : (i32, i32) -> i32
//
%1, %2 : i32, i32
%3 = "llvm.intr.smin"(%1, %2) : (i32, i32) -> i32
//
%1, %2 : i32, i32
%3 = "llvm.intr.umax"(%1, %2) : (i32, i32) -> i32
//
%1, %2 : i32, i32
%3 = "llvm.intr.umin"(%1, %2) : (i32, i32) -> i32
//
%1, %2 : i8, i8
%3 = "llvm.intr.scmp"(%1, %2) : (i8, i8) -> i8
//
%1, %2 : i1, i1
%3 = "llvm.intr.ucmp"(%1, %2) : (i1, i1) -> i1
//
%1 : f32
%2 = "llvm.intr.sin"(%1) <{fastmathFlags = #llvm.fastmath<contract>}> : (f32) -> f32
//
%1 : f32
%2 = "llvm.intr.cos"(%1) <{fastmathFlags = #llvm.fastmath<arcp>}> : (f32) -> f32
//
%1 : f32
%2 = "llvm.intr.tan"(%1) <{fastmathFlags = #llvm.fastmath<fast>}> : (f32) -> f32
//
%1 : f32
%2 = "llvm.intr.asin"(%1) <{fastmathFlags = #llvm.fastmath<arcp>}> : (f32) -> f32
//
%1 : f32
%2 = "llvm.intr.acos"(%1) <{fastmathFlags = #llvm.fastmath<nsz>}> : (f32) -> f32
//
%1 : f32
%2 = "llvm.intr.atan"(%1) <{fastmathFlags = #llvm.fastmath<nnan>}> : (f32) -> f32
//
%1, %2 : f32, f32
%3 = "llvm.intr.atan2"(%1, %2) <{fastmathFlags = #llvm.fastmath<afn>}> : (f32, f32) -> f32
//
%1 : f32
%2 = "llvm.intr.sinh"(%1) <{fastmathFlags = #llvm.fastmath<afn>}> : (f32) -> f32
//
%1 : f32
%2 = "llvm.intr.cosh"(%1) <{fastmathFlags = #llvm.fastmath<none>}> : (f32) -> f32
//
%1 : f32
%2 = "llvm.intr.tanh"(%1) <{fastmathFlags = #llvm.fastmath<nnan>}> : (f32) -> f32
//
"llvm.intr.experimental.noalias.scope.decl"() <{scope = #llvm.alias_scope< id = "text", domain = #llvm.alias_scope_domain< id = 1 : i32> > }> : () -> ()
//
%1, %2 : !llvm.ptr, i4
%3 = "llvm.intr.ptrmask"(%1, %2) : (!llvm.ptr, i4) -> !llvm.ptr
//
%1 : !llvm.ptr
"llvm.intr.lifetime.start"(%1) : (!llvm.ptr) -> ()
//
%1 : !llvm.ptr
"llvm.intr.lifetime.end"(%1) : (!llvm.ptr) -> ()
//
%1 : !llvm.ptr
%2 = "llvm.intr.invariant.start"(%1) <{size = 4 : i64}> : (!llvm.ptr) -> !llvm.ptr
//
%1 : !llvm.ptr
%2 = "llvm.intr.invariant.start"(%1) <{size = 128 : i64}> : (!llvm.ptr) -> !llvm.ptr
//
%1, %2 : !llvm.ptr, !llvm.ptr
"llvm.intr.invariant.end"(%1, %2) <{size = 2 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
//
%1 : !llvm.ptr
%2 = "llvm.intr.launder.invariant.group"(%1) : (!llvm.ptr) -> !llvm.ptr
//
%1 : !llvm.ptr
%2 = "llvm.intr.strip.invariant.group"(%1) : (!llvm.ptr) -> !llvm.ptr
//
%1 : f32
%2 = "llvm.intr.experimental.constrained.uitofp"(%1) <{roundingmode = 7 : i64, fpExceptionBehavior = 0 : i64}> : (f32) -> f32
//
%1 : i32
%2 = "llvm.intr.experimental.constrained.sitofp"(%1) <{roundingmode = 3 : i64, fpExceptionBehavior = 0 : i64}> : (i32) -> i32
//
%1 : f32
%2 = "llvm.intr.experimental.constrained.fptrunc"(%1) <{roundingmode = 7 : i64, fpExceptionBehavior = 0 : i64}> : (f32) -> f32
//
%1 : i32
%2 = "llvm.intr.experimental.constrained.fpext"(%1) <{fpExceptionBehavior = 2 : i64}> : (i32) -> f32
//
%1, %2 : i32, i32
%3 = "llvm.intr.sadd.sat"(%1, %2) : (i32, i32) -> i32
//
%1, %2 : i32, i32
%3 = "llvm.intr.uadd.sat"(%1, %2) : (i32, i32) -> i32
//
%1, %2 : i32, i32
%3 = "llvm.intr.ssub.sat"(%1, %2) : (i32, i32) -> i32
//
%1, %2 : i32, i32
%3 = "llvm.intr.usub.sat"(%1, %2) : (i32, i32) -> i32
//
%1, %2 : i32, i32
%3 = "llvm.intr.sshl.sat"(%1, %2) : (i32, i32) -> i32
//
%1, %2 : i32, i32
%3 = "llvm.intr.ushl.sat"(%1, %2) : (i32, i32) -> i32
//
%1 : i1
"llvm.intr.assume"(%1) <{op_bundle_sizes = array<i32>}> : (i1) -> ()
//
%1 : f32
%2 = "llvm.intr.ssa.copy"(%1) : (f32) -> f32
//
%1, %2 : i32, i32
%3 = "llvm.intr.expect"(%1, %2) : (i32, i32) -> i32
//
%1, %2 : i32, i32
%3 = "llvm.intr.expect.with.probability"(%1, %2) <{prob = 1.5 : f64}> : (i32, i32) -> i32
//
%1, %2, %3, %4 : i32, !llvm.ptr, !llvm.ptr, !llvm.ptr
%5 = "llvm.intr.coro.id"(%1, %2, %3, %4) : (i32, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> i32
//
%1, %2 : !llvm.token, !llvm.ptr
%3 = "llvm.intr.coro.begin"(%1, %2) : (!llvm.token, !llvm.ptr) -> i32
//
%1 = "llvm.intr.coro.size"() : () -> f32
//
%1 = "llvm.intr.coro.align"() : () -> i32
//
%1 : !llvm.ptr
%2 = "llvm.intr.coro.save"(%1) : (!llvm.ptr) -> !llvm.ptr
//
%1, %2 : !llvm.token, i1
%3 = "llvm.intr.coro.suspend"(%1, %2) : (!llvm.token, i1) -> i32
//
%1, %2, %3 : !llvm.ptr, i1, !llvm.token
%4 = "llvm.intr.coro.end"(%1, %2, %3) : (!llvm.ptr, i1, !llvm.token) -> !llvm.ptr
//
%1, %2 : !llvm.token, !llvm.ptr
%3 = "llvm.intr.coro.free"(%1, %2) : (!llvm.token, !llvm.ptr) -> f32
//
%1 : !llvm.ptr
"llvm.intr.coro.resume"(%1) : (!llvm.ptr) -> ()
//
%1, %2, %3 : !llvm.ptr, i32, i1
%4 = "llvm.intr.coro.promise"(%1, %2, %3) : (!llvm.ptr, i32, i1) -> !llvm.ptr
//
%1 : !llvm.ptr
"llvm.intr.vastart"(%1) : (!llvm.ptr) -> ()
//
%1, %2 : !llvm.ptr, !llvm.ptr
"llvm.intr.vacopy"(%1, %2) : (!llvm.ptr, !llvm.ptr) -> ()
//
%1 : !llvm.ptr
"llvm.intr.vaend"(%1) : (!llvm.ptr) -> ()
//
%1 : !llvm.ptr
%2 = "llvm.intr.eh.typeid.for"(%1) : (!llvm.ptr) -> !llvm.ptr
//
%1 = "llvm.intr.stacksave"() : () -> f32
//
%1 : !llvm.ptr
"llvm.intr.stackrestore"(%1) : (!llvm.ptr) -> ()
//
%1 : vector<4xf32>
%2 = "llvm.intr.vector.reduce.fmax"(%1) <{fastmathFlags = #llvm.fastmath<reassoc>}> : (vector<4xf32>) -> (vector<4xf32>)
//
%1 : vector<4xf32>
%2 = "llvm.intr.vector.reduce.fmin"(%1) <{fastmathFlags = #llvm.fastmath<afn>}> : (vector<4xf32>) -> (vector<4xf32>)
//
%1 : vector<4xf32>
%2 = "llvm.intr.vector.reduce.fmaximum"(%1) : (vector<4xf32>) -> (vector<4xf32>)
//
%1 : vector<4xf32>
%2 = "llvm.intr.vector.reduce.fminimum"(%1) <{fastmathFlags = #llvm.fastmath<nsz>}> : (vector<4xf32>) -> (vector<4xf32>)
//
%1, %2 : !llvm.ptr, i32
%3 = "llvm.intr.matrix.column.major.load"(%1, %2) <{isVolatile = true, rows = 1 : i32, columns = 1 : i32}> : (!llvm.ptr, i32) -> (vector<4xi32>)
//
%1, %2, %3 : vector<4xi32>, !llvm.ptr, i32
"llvm.intr.matrix.column.major.store"(%1, %2, %3) <{isVolatile = false, rows = 8 : i32, columns = 4 : i32}> : (vector<4xi32>, !llvm.ptr, i32) -> ()
//
%1, %2 : vector<4xi32>, vector<4xi32>
%3 = "llvm.intr.matrix.multiply"(%1, %2) <{lhs_rows = 16 : i32, lhs_columns = 4 : i32, rhs_columns = 2 : i32}> : (vector<4xi32>, vector<4xi32>) -> (vector<4xi32>)
//
%1 : vector<4xi32>
%2 = "llvm.intr.matrix.transpose"(%1) <{rows = 4 : i32, columns = 4 : i32}> : (vector<4xi32>) -> (vector<4xi32>)
//
%1, %2 : i1, i1
%3 = "llvm.intr.get.active.lane.mask"(%1, %2) : (i1, i1) -> !llvm.ptr
//
%1, %2, %3 : !llvm.ptr, vector<4xi1>, vector<4xi32>
%4 = "llvm.intr.masked.load"(%1, %2, %3) <{alignment = 1 : i32}> : (!llvm.ptr, vector<4xi1>, vector<4xi32>) -> (vector<4xi32>)
//
%1, %2, %3 : vector<4xi32>, !llvm.ptr, vector<4xi1>
"llvm.intr.masked.store"(%1, %2, %3) <{alignment = 8 : i32}> : (vector<4xi32>, !llvm.ptr, vector<4xi1>) -> ()
//
%1, %2 : vector<4x!llvm.ptr>, vector<4xi1>
%3 = "llvm.intr.masked.gather"(%1, %2) <{alignment = 2 : i32}> : (vector<4x!llvm.ptr>, vector<4xi1>) -> (vector<4xi32>)
//
%1, %2, %3 : vector<4xi32>, vector<4x!llvm.ptr>, vector<4xi1>
"llvm.intr.masked.scatter"(%1, %2, %3) <{alignment = 16 : i32}> : (vector<4xi32>, vector<4x!llvm.ptr>, vector<4xi1>) -> ()
//
"llvm.intr.trap"() : () -> ()
//
"llvm.intr.debugtrap"() : () -> ()
//
"llvm.intr.ubsantrap"() <{failureKind = 8 : i8}> : () -> ()
//
%1 = "llvm.intr.stepvector"() : () -> (vector<4xi1>)
//
%1, %2 : vector<4xi32>, vector<4xi32>
%3 = "llvm.intr.vector.insert"(%1, %2) <{pos = 0 : i64}> : (vector<4xi32>, vector<4xi32>) -> (vector<4xi32>)
//
%1 : vector<4xi32>
%2 = "llvm.intr.vector.extract"(%1) <{pos = 8 : i64}> : (vector<4xi32>) -> (vector<4xi32>)
//
%1, %2 : i8, i8
%3 = "llvm.add"(%1, %2) : (i8, i8) -> i8
//
%1, %2 : i8, i8
%3 = "llvm.sub"(%1, %2) : (i8, i8) -> i8
//
%1, %2 : i8, i8
%3 = "llvm.mul"(%1, %2) : (i8, i8) -> i8
//
%1, %2 : i32, i32
%3 = "llvm.udiv"(%1, %2) <{isExact = unit}> : (i32, i32) -> i32
//
%1, %2 : i8, i8
%3 = "llvm.sdiv"(%1, %2) <{isExact = unit}> : (i8, i8) -> i8
//
%1, %2 : i1, i1
%3 = "llvm.urem"(%1, %2) : (i1, i1) -> i1
//
%1, %2 : i8, i8
%3 = "llvm.srem"(%1, %2) : (i8, i8) -> i8
//
%1, %2 : i8, i8
%3 = "llvm.and"(%1, %2) : (i8, i8) -> i8
//
%1, %2 : i32, i32
%3 = "llvm.or"(%1, %2) <{isDisjoint = unit}> : (i32, i32) -> i32
//
%1, %2 : i1, i1
%3 = "llvm.xor"(%1, %2) : (i1, i1) -> i1
//
%1, %2 : i1, i1
%3 = "llvm.shl"(%1, %2) : (i1, i1) -> i1
//
%1, %2 : i8, i8
%3 = "llvm.lshr"(%1, %2) <{isExact = unit}> : (i8, i8) -> i8
//
%1, %2 : i64, i64
%3 = "llvm.ashr"(%1, %2) <{isExact = unit}> : (i64, i64) -> i64
//
%1, %2 : f32, f32
%3 = "llvm.fadd"(%1, %2) : (f32, f32) -> f32
//
%1, %2 : f32, f32
%3 = "llvm.fsub"(%1, %2) <{fastmathFlags = #llvm.fastmath<arcp>}> : (f32, f32) -> f32
//
%1, %2 : f32, f32
%3 = "llvm.fmul"(%1, %2) <{fastmathFlags = #llvm.fastmath<ninf>}> : (f32, f32) -> f32
//
%1, %2 : f32, f32
%3 = "llvm.fdiv"(%1, %2) <{fastmathFlags = #llvm.fastmath<arcp>}> : (f32, f32) -> f32
//
%1, %2 : vector<3xbf16>, vector<3xbf16>
%3 = "llvm.frem"(%1, %2) : (vector<3xbf16>, vector<3xbf16>) -> (vector<3xbf16>)
//
%1 : f32
%2 = "llvm.fneg"(%1) : (f32) -> f32
//
%1 : !llvm.ptr
%2 = "llvm.getelementptr"(%1) <{rawConstantIndices = array<i32: 1, 2>, elem_type = vector<[4]xsi8>}> : (!llvm.ptr) -> !llvm.ptr
//
%1 : !llvm.ptr
%2 = "llvm.load"(%1) : (!llvm.ptr) -> i32
//
%1, %2 : i32, !llvm.ptr
"llvm.store"(%1, %2) : (i32, !llvm.ptr) -> ()
//
%1 : i64
%2 = "llvm.bitcast"(%1) : (i64) -> i64
//
%1 : !llvm.ptr
%2 = "llvm.addrspacecast"(%1) : (!llvm.ptr) -> !llvm.ptr
//
%1 : i1
%2 = "llvm.inttoptr"(%1) <{dereferenceable = #llvm.dereferenceable< bytes = 4, mayBeNull = true> }> : (i1) -> !llvm.ptr
//
%1 : !llvm.ptr
%2 = "llvm.ptrtoint"(%1) : (!llvm.ptr) -> i1
//
%1 : i1
%2 = "llvm.sext"(%1) : (i1) -> i8
//
%1 : i16
%2 = "llvm.zext"(%1) <{nonNeg = unit}> : (i16) -> i32
//
%1 : i8
%2 = "llvm.trunc"(%1) : (i8) -> i8
//
%1 : i64
%2 = "llvm.sitofp"(%1) : (i64) -> f32
//
%1 : i8
%2 = "llvm.uitofp"(%1) <{nonNeg = unit}> : (i8) -> f32
//
%1 : f32
%2 = "llvm.fptosi"(%1) : (f32) -> i1
//
%1 : f32
%2 = "llvm.fptoui"(%1) : (f32) -> i8
//
%1 : f32
%2 = "llvm.fpext"(%1) : (f32) -> f32
//
%1 : f32
%2 = "llvm.fptrunc"(%1) : (f32) -> f32
//
%1 : !llvm.ptr
%2 = "llvm.va_arg"(%1) : (!llvm.ptr) -> f32
//
%1, %2 : vector<4xi32>, i32
%3 = "llvm.extractelement"(%1, %2) : (vector<4xi32>, i32) -> i32
//
%1, %2, %3 : vector<4xi32>, i32, i32
%4 = "llvm.insertelement"(%1, %2, %3) : (vector<4xi32>, i32, i32) -> (vector<4xi32>)
//
%1, %2 : !llvm.array<4 x i32>, i32
%3 = "llvm.insertvalue"(%1, %2) <{position = array<i64: 2>}> : (!llvm.array<4 x i32>, i32) -> (!llvm.array<4 x i32>)
//
%1, %2 : vector<4xi32>, vector<4xi32>
%3 = "llvm.shufflevector"(%1, %2) <{mask = array<i32: 2>}> : (vector<4xi32>, vector<4xi32>) -> (vector<4xi32>)
//
%1, %2, %3 : i1, i32, i32
%4 = "llvm.select"(%1, %2, %3) : (i1, i32, i32) -> i32
//
%1 : i32
%2 = "llvm.freeze"(%1) : (i32) -> i32
// br
"test.around"() ({
"llvm.br"() [^bb1] : () -> ()
^bb1:
"test.end"() : () -> ()
}) : () -> ()
// cond_br
"test.around"() ({
%1 : i1
"llvm.cond_br"(%1) [^bb1, ^bb2] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
^bb1:
"test.end"() : () -> ()
^bb2:
"test.end"() : () -> ()
}) : () -> ()
// return
"test.around"() ({
%1 : f32
"llvm.return"(%1) : (f32) -> ()
}) : () -> ()
// resume
"test.around"() ({
%1 : i32
"llvm.resume"(%1) : (i32) -> ()
}) : () -> ()
// unreachable
"test.around"() ({
"llvm.unreachable"() : () -> ()
}) : () -> ()
//
"llvm.blocktag"() <{tag = #llvm.blocktag< id = 4> }> : () -> ()
//
"llvm.comdat_selector"() <{sym_name = "symbol", comdat = 4 : i64}> : () -> ()
// comdat
"llvm.comdat"() <{sym_name = "symbol"}> ({
^bb0:
}) : () -> ()
//
%1 = "llvm.mlir.none"() : () -> !llvm.token
//
%1 = "llvm.mlir.undef"() : () -> i32
//
%1 = "llvm.mlir.poison"() : () -> i32
//
%1 = "llvm.mlir.zero"() : () -> f32
//
%1 = "llvm.mlir.constant"() <{value = 1 : i32}> : () -> i32
//
%1, %2 : !llvm.ptr, i8
%3 = "llvm.atomicrmw"(%1, %2) <{bin_op = 1 : i64, ordering = 5 : i64}> : (!llvm.ptr, i8) -> i8
//
"llvm.fence"() <{ordering = 4 : i64, syncscope = ""}> : () -> ()
//
"llvm.inline_asm"() <{asm_string = "", constraints = ""}> : () -> ()
//
%1, %2 : f32, f32
%3 = "llvm.inline_asm"(%1, %2) <{asm_string = "text", constraints = "text", has_side_effects = unit, operand_attrs = [unit]}> : (f32, f32) -> f32
//
"llvm.linker_options"() <{options = ["text"]}> : () -> ()
// extractvalue
"func.func"() <{function_type = (!llvm.struct<(i32, f32)>) -> f32, sym_name = "generated"}> ({
^bb0(%arg0: !llvm.struct<(i32, f32)>):
%0 = "llvm.extractvalue"(%arg0) <{position = array<i64: 1>}> : (!llvm.struct<(i32, f32)>) -> f32
"func.return"(%0) : (f32) -> ()
}) : () -> ()
// mlir.global_ctors
"func.func"() <{function_type = () -> (), sym_name = "generated"}> ({
"llvm.mlir.global_ctors"() <{ctors = [], data = [], priorities = []}> : () -> ()
"func.return"() : () -> ()
}) : () -> ()
// mlir.global_dtors
"func.func"() <{function_type = () -> (), sym_name = "generated"}> ({
"llvm.mlir.global_dtors"() <{data = [], dtors = [], priorities = []}> : () -> ()
"func.return"() : () -> ()
}) : () -> ()
// mlir.addressof
llvm.mlir.global external @kept() : i32
llvm.func @f() {
%p = llvm.mlir.addressof @kept : !llvm.ptr
llvm.return
}
// dso_local_equivalent
llvm.func @g()
llvm.func @f() {
%p = llvm.dso_local_equivalent @g : !llvm.ptr
llvm.return
}
// switch
llvm.func @f(%a: i32) {
llvm.switch %a : i32, ^bb1 [
7: ^bb1,
9: ^bb2
]
^bb1:
llvm.return
^bb2:
llvm.return
}
// cmpxchg
llvm.func @f(%p: !llvm.ptr, %a: i32) {
%r = llvm.cmpxchg weak %p, %a, %a acq_rel monotonic : !llvm.ptr, i32
llvm.return
}
// call_intrinsic
llvm.func @f(%a: i32) {
%r = llvm.call_intrinsic "llvm.umax.i32"(%a, %a) : (i32, i32) -> i32
llvm.return
}
// intr.sincos
llvm.func @f(%a: f32) {
%r = llvm.intr.sincos(%a) : (f32) -> !llvm.struct<(f32, f32)>
llvm.return
}
// mlir.ifunc
llvm.mlir.ifunc external @i : !llvm.func<void ()>, !llvm.ptr @g
llvm.func @g() -> !llvm.ptr {
%p = llvm.mlir.zero : !llvm.ptr
llvm.return %p : !llvm.ptr
}
// blockaddress
llvm.func @f() {
%p = llvm.blockaddress <function = @f, tag = <id = 1>> : !llvm.ptr
llvm.br ^bb1
^bb1:
llvm.blocktag <id = 1>
llvm.return
}
// indirectbr
llvm.func @f(%p: !llvm.ptr) {
llvm.indirectbr %p : !llvm.ptr, [
^bb1
]
^bb1:
llvm.return
}
// module_flags
llvm.module_flags [#llvm.mlir.module_flag<error, "wchar_size", 4 : i32>]
