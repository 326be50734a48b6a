func.func @a() {
  // expected-error@+1 {{expected integer value}}
  %b = nvgpu.mbarrier.create -> !nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>, num_barriers = foo>
  return
}
