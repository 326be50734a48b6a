// mpi.init
"mpi.init"() : () -> ()
// mpi.init
%v1 = "mpi.init"() : () -> (!mpi.retval)
// mpi.comm_world
%v1 = "mpi.comm_world"() : () -> (!mpi.comm)
// mpi.comm_rank
%v1 = "test.value"() : () -> !mpi.comm
%v2 = "mpi.comm_rank"(%v1) : (!mpi.comm) -> (i32)
// mpi.comm_rank
%v1 = "test.value"() : () -> !mpi.comm
%v2, %v3 = "mpi.comm_rank"(%v1) : (!mpi.comm) -> (!mpi.retval, i32)
// mpi.comm_size
%v1 = "test.value"() : () -> !mpi.comm
%v2 = "mpi.comm_size"(%v1) : (!mpi.comm) -> (i32)
// mpi.comm_size
%v1 = "test.value"() : () -> !mpi.comm
%v2, %v3 = "mpi.comm_size"(%v1) : (!mpi.comm) -> (!mpi.retval, i32)
// mpi.comm_split
%v1 = "test.value"() : () -> !mpi.comm
%v2 = "test.value"() : () -> i32
%v3 = "test.value"() : () -> i32
%v4 = "mpi.comm_split"(%v1, %v2, %v3) : (!mpi.comm, i32, i32) -> (!mpi.comm)
// mpi.comm_split
%v1 = "test.value"() : () -> !mpi.comm
%v2 = "test.value"() : () -> i32
%v3 = "test.value"() : () -> i32
%v4, %v5 = "mpi.comm_split"(%v1, %v2, %v3) : (!mpi.comm, i32, i32) -> (!mpi.retval, !mpi.comm)
// mpi.send
%v1 = "test.value"() : () -> memref<4xui32, 3>
%v2 = "test.value"() : () -> i32
%v3 = "test.value"() : () -> i32
%v4 = "test.value"() : () -> !mpi.comm
"mpi.send"(%v1, %v2, %v3, %v4) : (memref<4xui32, 3>, i32, i32, !mpi.comm) -> ()
// mpi.send
%v1 = "test.value"() : () -> memref<4xi64>
%v2 = "test.value"() : () -> i32
%v3 = "test.value"() : () -> i32
%v4 = "test.value"() : () -> !mpi.comm
%v5 = "mpi.send"(%v1, %v2, %v3, %v4) : (memref<4xi64>, i32, i32, !mpi.comm) -> (!mpi.retval)
// mpi.send
%v1 = "test.value"() : () -> memref<4xi32, 3>
%v2 = "test.value"() : () -> i32
%v3 = "test.value"() : () -> i32
%v4 = "test.value"() : () -> !mpi.comm
%v5 = "mpi.send"(%v1, %v2, %v3, %v4) : (memref<4xi32, 3>, i32, i32, !mpi.comm) -> (!mpi.retval)
// mpi.isend
%v1 = "test.value"() : () -> memref<4xi1>
%v2 = "test.value"() : () -> i32
%v3 = "test.value"() : () -> i32
%v4 = "test.value"() : () -> !mpi.comm
%v5 = "mpi.isend"(%v1, %v2, %v3, %v4) : (memref<4xi1>, i32, i32, !mpi.comm) -> (!mpi.request)
// mpi.isend
%v1 = "test.value"() : () -> memref<4xi1>
%v2 = "test.value"() : () -> i32
%v3 = "test.value"() : () -> i32
%v4 = "test.value"() : () -> !mpi.comm
%v5, %v6 = "mpi.isend"(%v1, %v2, %v3, %v4) : (memref<4xi1>, i32, i32, !mpi.comm) -> (!mpi.retval, !mpi.request)
// mpi.isend
%v1 = "test.value"() : () -> memref<?xui64>
%v2 = "test.value"() : () -> i32
%v3 = "test.value"() : () -> i32
%v4 = "test.value"() : () -> !mpi.comm
%v5, %v6 = "mpi.isend"(%v1, %v2, %v3, %v4) : (memref<?xui64>, i32, i32, !mpi.comm) -> (!mpi.retval, !mpi.request)
// mpi.recv
%v1 = "test.value"() : () -> memref<4xi64>
%v2 = "test.value"() : () -> i32
%v3 = "test.value"() : () -> i32
%v4 = "test.value"() : () -> !mpi.comm
"mpi.recv"(%v1, %v2, %v3, %v4) : (memref<4xi64>, i32, i32, !mpi.comm) -> ()
// mpi.recv
%v1 = "test.value"() : () -> memref<?xui16>
%v2 = "test.value"() : () -> i32
%v3 = "test.value"() : () -> i32
%v4 = "test.value"() : () -> !mpi.comm
%v5 = "mpi.recv"(%v1, %v2, %v3, %v4) : (memref<?xui16>, i32, i32, !mpi.comm) -> (!mpi.retval)
// mpi.recv
%v1 = "test.value"() : () -> memref<4xi1>
%v2 = "test.value"() : () -> i32
%v3 = "test.value"() : () -> i32
%v4 = "test.value"() : () -> !mpi.comm
%v5 = "mpi.recv"(%v1, %v2, %v3, %v4) : (memref<4xi1>, i32, i32, !mpi.comm) -> (!mpi.retval)
// mpi.irecv
%v1 = "test.value"() : () -> memref<4xi32>
%v2 = "test.value"() : () -> i32
%v3 = "test.value"() : () -> i32
%v4 = "test.value"() : () -> !mpi.comm
%v5 = "mpi.irecv"(%v1, %v2, %v3, %v4) : (memref<4xi32>, i32, i32, !mpi.comm) -> (!mpi.request)
// mpi.irecv
%v1 = "test.value"() : () -> memref<4x4xui64>
%v2 = "test.value"() : () -> i32
%v3 = "test.value"() : () -> i32
%v4 = "test.value"() : () -> !mpi.comm
%v5, %v6 = "mpi.irecv"(%v1, %v2, %v3, %v4) : (memref<4x4xui64>, i32, i32, !mpi.comm) -> (!mpi.retval, !mpi.request)
// mpi.irecv
%v1 = "test.value"() : () -> memref<4xf32>
%v2 = "test.value"() : () -> i32
%v3 = "test.value"() : () -> i32
%v4 = "test.value"() : () -> !mpi.comm
%v5, %v6 = "mpi.irecv"(%v1, %v2, %v3, %v4) : (memref<4xf32>, i32, i32, !mpi.comm) -> (!mpi.retval, !mpi.request)
// mpi.allreduce
%v1 = "test.value"() : () -> memref<4xi1>
%v2 = "test.value"() : () -> memref<4xi32>
%v3 = "test.value"() : () -> !mpi.comm
"mpi.allreduce"(%v1, %v2, %v3) <{op = 2 : i32}> : (memref<4xi1>, memref<4xi32>, !mpi.comm) -> ()
// mpi.allreduce
%v1 = "test.value"() : () -> memref<si32>
%v2 = "test.value"() : () -> memref<si8>
%v3 = "test.value"() : () -> !mpi.comm
%v4 = "mpi.allreduce"(%v1, %v2, %v3) <{op = 0 : i32}> : (memref<si32>, memref<si8>, !mpi.comm) -> (!mpi.retval)
// mpi.allreduce
%v1 = "test.value"() : () -> memref<4xi64>
%v2 = "test.value"() : () -> memref<4xi64>
%v3 = "test.value"() : () -> !mpi.comm
%v4 = "mpi.allreduce"(%v1, %v2, %v3) <{op = 10 : i32}> : (memref<4xi64>, memref<4xi64>, !mpi.comm) -> (!mpi.retval)
// mpi.barrier
%v1 = "test.value"() : () -> !mpi.comm
"mpi.barrier"(%v1) : (!mpi.comm) -> ()
// mpi.barrier
%v1 = "test.value"() : () -> !mpi.comm
%v2 = "mpi.barrier"(%v1) : (!mpi.comm) -> (!mpi.retval)
// mpi.wait
%v1 = "test.value"() : () -> !mpi.request
"mpi.wait"(%v1) : (!mpi.request) -> ()
// mpi.wait
%v1 = "test.value"() : () -> !mpi.request
%v2 = "mpi.wait"(%v1) : (!mpi.request) -> (!mpi.retval)
// mpi.finalize
"mpi.finalize"() : () -> ()
// mpi.finalize
%v1 = "mpi.finalize"() : () -> (!mpi.retval)
// mpi.retval_check
%v1 = "test.value"() : () -> !mpi.retval
%v2 = "mpi.retval_check"(%v1) <{errclass = #mpi.errclass<MPI_ERR_DUP_DATAREP>}> : (!mpi.retval) -> (i1)
// mpi.retval_check
%v1 = "test.value"() : () -> !mpi.retval
%v2 = "mpi.retval_check"(%v1) <{errclass = #mpi.errclass<MPI_ERR_RANK>}> : (!mpi.retval) -> (i1)
// mpi.retval_check
%v1 = "test.value"() : () -> !mpi.retval
%v2 = "mpi.retval_check"(%v1) <{errclass = #mpi.errclass<MPI_ERR_IN_STATUS>}> : (!mpi.retval) -> (i1)
// mpi.error_class
%v1 = "test.value"() : () -> !mpi.retval
%v2 = "mpi.error_class"(%v1) : (!mpi.retval) -> (!mpi.retval)
