//
%1 : !async.token
"async.await"(%1) : (!async.token) -> ()
//
%1 : index
%2 = "async.create_group"(%1) : (index) -> !async.group
//
%1, %2 : !async.token, !async.group
%3 = "async.add_to_group"(%1, %2) : (!async.token, !async.group) -> index
//
%1 : !async.group
"async.await_all"(%1) : (!async.group) -> ()
//
%1 = "async.coro.id"() : () -> !async.coro.id
//
%1 : !async.coro.id
%2 = "async.coro.begin"(%1) : (!async.coro.id) -> !async.coro.handle
//
%1, %2 : !async.coro.id, !async.coro.handle
"async.coro.free"(%1, %2) : (!async.coro.id, !async.coro.handle) -> ()
//
%1 : !async.coro.handle
"async.coro.end"(%1) : (!async.coro.handle) -> ()
//
%1 : !async.coro.handle
%2 = "async.coro.save"(%1) : (!async.coro.handle) -> !async.coro.state
// coro.suspend
"test.around"() ({
%1 : !async.coro.state
"async.coro.suspend"(%1) [^bb1, ^bb2, ^bb3] : (!async.coro.state) -> ()
^bb1:
"test.end"() : () -> ()
^bb2:
"test.end"() : () -> ()
^bb3:
"test.end"() : () -> ()
}) : () -> ()
//
%1 = "async.runtime.create"() : () -> !async.token
//
%1 : index
%2 = "async.runtime.create_group"(%1) : (index) -> !async.group
//
%1 : !async.token
"async.runtime.set_available"(%1) : (!async.token) -> ()
//
%1 : !async.token
"async.runtime.set_error"(%1) : (!async.token) -> ()
//
%1 : !async.group
%2 = "async.runtime.is_error"(%1) : (!async.group) -> i1
//
%1 : !async.token
"async.runtime.await"(%1) : (!async.token) -> ()
//
%1 : !async.coro.handle
"async.runtime.resume"(%1) : (!async.coro.handle) -> ()
//
%1, %2 : !async.token, !async.coro.handle
"async.runtime.await_and_resume"(%1, %2) : (!async.token, !async.coro.handle) -> ()
//
%1, %2 : f32, !async.value<f32>
"async.runtime.store"(%1, %2) : (f32, !async.value<f32>) -> ()
//
%1 : !async.value<f32>
%2 = "async.runtime.load"(%1) : (!async.value<f32>) -> f32
//
%1, %2 : !async.token, !async.group
%3 = "async.runtime.add_to_group"(%1, %2) : (!async.token, !async.group) -> index
//
%1 : !async.group
"async.runtime.add_ref"(%1) <{count = 1 : i64}> : (!async.group) -> ()
//
%1 : !async.token
"async.runtime.drop_ref"(%1) <{count = 8 : i64}> : (!async.token) -> ()
//
%1 = "async.runtime.num_worker_threads"() : () -> index
// yield
%t = async.execute {
async.yield
}
// return
async.func @f() -> !async.token {
return
}
// call
async.func @g() -> !async.token {
return
}
func.func @f() {
%t = async.call @g() : () -> !async.token
return
}
