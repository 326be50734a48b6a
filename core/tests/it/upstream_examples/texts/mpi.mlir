//
"mpi.init"() : () -> ()
//
%1 = "mpi.comm_world"() : () -> !mpi.comm
//
%1 : !mpi.comm
%2 = "mpi.comm_rank"(%1) : (!mpi.comm) -> i32
//
%1 : !mpi.comm
%2 = "mpi.comm_size"(%1) : (!mpi.comm) -> i32
//
%1, %2, %3 : !mpi.comm, i32, i32
%4 = "mpi.comm_split"(%1, %2, %3) : (!mpi.comm, i32, i32) -> !mpi.comm
//
%1, %2, %3, %4 : memref<4xui32, 3>, i32, i32, !mpi.comm
"mpi.send"(%1, %2, %3, %4) : (memref<4xui32, 3>, i32, i32, !mpi.comm) -> ()
//
%1, %2, %3, %4 : memref<4xi1>, i32, i32, !mpi.comm
%5 = "mpi.isend"(%1, %2, %3, %4) : (memref<4xi1>, i32, i32, !mpi.comm) -> !mpi.request
//
%1, %2, %3, %4 : memref<4xi64>, i32, i32, !mpi.comm
"mpi.recv"(%1, %2, %3, %4) : (memref<4xi64>, i32, i32, !mpi.comm) -> ()
//
%1, %2, %3, %4 : memref<4xi32>, i32, i32, !mpi.comm
%5 = "mpi.irecv"(%1, %2, %3, %4) : (memref<4xi32>, i32, i32, !mpi.comm) -> !mpi.request
//
%1, %2, %3 : memref<4xi1>, memref<4xi32>, !mpi.comm
"mpi.allreduce"(%1, %2, %3) <{op = 2 : i32}> : (memref<4xi1>, memref<4xi32>, !mpi.comm) -> ()
//
%1 : !mpi.comm
"mpi.barrier"(%1) : (!mpi.comm) -> ()
//
%1 : !mpi.request
"mpi.wait"(%1) : (!mpi.request) -> ()
//
"mpi.finalize"() : () -> ()
//
%1 : !mpi.retval
%2 = "mpi.retval_check"(%1) <{errclass = #mpi.errclass<MPI_ERR_RANK>}> : (!mpi.retval) -> i1
//
%1 : !mpi.retval
%2 = "mpi.error_class"(%1) : (!mpi.retval) -> !mpi.retval
