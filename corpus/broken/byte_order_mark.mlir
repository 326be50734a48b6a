func.func @saved_by_an_editor() {
  return
}
