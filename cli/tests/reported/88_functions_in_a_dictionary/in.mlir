rocdl.s.wait.loadcnt {
  func.func private @f()
}
