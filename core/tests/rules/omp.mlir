func.func @bounds() {
  // expected-error@+1 {{expected extent or upperbound}}
  %0 = omp.map.bounds
  return
}
