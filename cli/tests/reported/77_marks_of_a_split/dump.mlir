func.func private @a()
// -----// IR Dump After X //----- //
func.func private @b()
