autocmd BufRead,BufNewFile *.mlir,*.mlir.in,*.ttir,*.ttgir setfiletype mlir
autocmd BufRead,BufNewFile *.td setfiletype tablegen
autocmd BufRead,BufNewFile *.sip,*.raw setfiletype abide-signature
autocmd BufRead,BufNewFile *.reflection.json,*.iree.abi.json set filetype=abide-reflection
