func.func private @a()
// ----- x
func.func private @b()
