// async.await
%v1 = "test.value"() : () -> !async.token
"async.await"(%v1) : (!async.token) -> ()
// async.create_group
%v1 = "test.value"() : () -> index
%v2 = "async.create_group"(%v1) : (index) -> (!async.group)
// async.add_to_group
%v1 = "test.value"() : () -> !async.token
%v2 = "test.value"() : () -> !async.group
%v3 = "async.add_to_group"(%v1, %v2) : (!async.token, !async.group) -> (index)
// async.add_to_group
%v1 = "test.value"() : () -> !async.value<f32>
%v2 = "test.value"() : () -> !async.group
%v3 = "async.add_to_group"(%v1, %v2) : (!async.value<f32>, !async.group) -> (index)
// async.await_all
%v1 = "test.value"() : () -> !async.group
"async.await_all"(%v1) : (!async.group) -> ()
// async.coro.id
%v1 = "async.coro.id"() : () -> (!async.coro.id)
// async.coro.begin
%v1 = "test.value"() : () -> !async.coro.id
%v2 = "async.coro.begin"(%v1) : (!async.coro.id) -> (!async.coro.handle)
// async.coro.free
%v1 = "test.value"() : () -> !async.coro.id
%v2 = "test.value"() : () -> !async.coro.handle
"async.coro.free"(%v1, %v2) : (!async.coro.id, !async.coro.handle) -> ()
// async.coro.end
%v1 = "test.value"() : () -> !async.coro.handle
"async.coro.end"(%v1) : (!async.coro.handle) -> ()
// async.coro.save
%v1 = "test.value"() : () -> !async.coro.handle
%v2 = "async.coro.save"(%v1) : (!async.coro.handle) -> (!async.coro.state)
// async.coro.suspend
"test.around"() ({
%v1 = "test.value"() : () -> !async.coro.state
"async.coro.suspend"(%v1) [^bb1, ^bb2, ^bb3] : (!async.coro.state) -> ()
^bb1(%v2: !async.coro.state):
"test.end"() : () -> ()
^bb2(%v3: !async.coro.state):
"test.end"() : () -> ()
^bb3(%v4: !async.coro.state):
"test.end"() : () -> ()
}) : () -> ()
// async.coro.suspend
"test.around"() ({
%v1 = "test.value"() : () -> !async.coro.state
"async.coro.suspend"(%v1) [^bb1, ^bb2, ^bb3] : (!async.coro.state) -> ()
^bb1:
"test.end"() : () -> ()
^bb2:
"test.end"() : () -> ()
^bb3:
"test.end"() : () -> ()
}) : () -> ()
// async.runtime.create
%v1 = "async.runtime.create"() : () -> (!async.token)
// async.runtime.create
%v1 = "async.runtime.create"() : () -> (!async.value<f32>)
// async.runtime.create_group
%v1 = "test.value"() : () -> index
%v2 = "async.runtime.create_group"(%v1) : (index) -> (!async.group)
// async.runtime.set_available
%v1 = "test.value"() : () -> !async.value<f32>
"async.runtime.set_available"(%v1) : (!async.value<f32>) -> ()
// async.runtime.set_available
%v1 = "test.value"() : () -> !async.token
"async.runtime.set_available"(%v1) : (!async.token) -> ()
// async.runtime.set_error
%v1 = "test.value"() : () -> !async.token
"async.runtime.set_error"(%v1) : (!async.token) -> ()
// async.runtime.set_error
%v1 = "test.value"() : () -> !async.value<f32>
"async.runtime.set_error"(%v1) : (!async.value<f32>) -> ()
// async.runtime.is_error
%v1 = "test.value"() : () -> !async.group
%v2 = "async.runtime.is_error"(%v1) : (!async.group) -> (i1)
// async.runtime.is_error
%v1 = "test.value"() : () -> !async.token
%v2 = "async.runtime.is_error"(%v1) : (!async.token) -> (i1)
// async.runtime.await
%v1 = "test.value"() : () -> !async.token
"async.runtime.await"(%v1) : (!async.token) -> ()
// async.runtime.resume
%v1 = "test.value"() : () -> !async.coro.handle
"async.runtime.resume"(%v1) : (!async.coro.handle) -> ()
// async.runtime.await_and_resume
%v1 = "test.value"() : () -> !async.token
%v2 = "test.value"() : () -> !async.coro.handle
"async.runtime.await_and_resume"(%v1, %v2) : (!async.token, !async.coro.handle) -> ()
// async.runtime.await_and_resume
%v1 = "test.value"() : () -> !async.group
%v2 = "test.value"() : () -> !async.coro.handle
"async.runtime.await_and_resume"(%v1, %v2) : (!async.group, !async.coro.handle) -> ()
// async.runtime.store
%v1 = "test.value"() : () -> f32
%v2 = "test.value"() : () -> !async.value<f32>
"async.runtime.store"(%v1, %v2) : (f32, !async.value<f32>) -> ()
// async.runtime.load
%v1 = "test.value"() : () -> !async.value<f32>
%v2 = "async.runtime.load"(%v1) : (!async.value<f32>) -> (f32)
// async.runtime.add_to_group
%v1 = "test.value"() : () -> !async.token
%v2 = "test.value"() : () -> !async.group
%v3 = "async.runtime.add_to_group"(%v1, %v2) : (!async.token, !async.group) -> (index)
// async.runtime.add_to_group
%v1 = "test.value"() : () -> !async.value<f32>
%v2 = "test.value"() : () -> !async.group
%v3 = "async.runtime.add_to_group"(%v1, %v2) : (!async.value<f32>, !async.group) -> (index)
// async.runtime.add_ref
%v1 = "test.value"() : () -> !async.group
"async.runtime.add_ref"(%v1) <{count = 1 : i64}> : (!async.group) -> ()
// async.runtime.add_ref
%v1 = "test.value"() : () -> !async.group
"async.runtime.add_ref"(%v1) <{count = 4 : i64}> : (!async.group) -> ()
// async.runtime.drop_ref
%v1 = "test.value"() : () -> !async.group
"async.runtime.drop_ref"(%v1) <{count = 128 : i64}> : (!async.group) -> ()
// async.runtime.drop_ref
%v1 = "test.value"() : () -> !async.token
"async.runtime.drop_ref"(%v1) <{count = 128 : i64}> : (!async.token) -> ()
// async.runtime.drop_ref
%v1 = "test.value"() : () -> !async.token
"async.runtime.drop_ref"(%v1) <{count = 8 : i64}> : (!async.token) -> ()
// async.runtime.num_worker_threads
%v1 = "async.runtime.num_worker_threads"() : () -> (index)
// async.yield
%t = async.execute {
  async.yield
}
// async.return
async.func @f() -> !async.token {
  return
}
// async.call
async.func @g() -> !async.token {
  return
}
func.func @f() {
  %t = async.call @g() : () -> !async.token
  return
}
