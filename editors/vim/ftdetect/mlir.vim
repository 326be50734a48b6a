autocmd BufRead,BufNewFile *.mlir,*.mlir.in,*.ttir,*.ttgir setfiletype mlir
