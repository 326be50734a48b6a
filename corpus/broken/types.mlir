// Types that cannot be read.
func.func private @dimensions(tensor<4 x 8 x f32>)
func.func private @stars(tensor<4x*xf32>)
func.func private @element(memref<4x>)
func.func private @sigil(! )
func.func private @scalable(vector<[4xf32>)
func.func private @fine(tensor<?x4xf32>)
