gpu.module @m {} foo bar
