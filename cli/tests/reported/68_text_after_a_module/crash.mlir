module {
}
LLVM ERROR: out of memory
