" Opens a file in Vim with ALE of $ABIDE_ALE, the linter of this folder and the server $ABIDE, and looks at what a
" user would see. Writes what it found into the file $ABIDE_OUT: 'all is well', or what is not.

set nocompatible nomore
let s:here = expand('<sfile>:p:h')
execute 'set runtimepath^=' . fnameescape(s:here)
execute 'set runtimepath+=' . fnameescape($ABIDE_ALE)
filetype plugin on
syntax on
let g:ale_linters = {'mlir': ['abide']}
let g:ale_mlir_abide_executable = $ABIDE
let g:ale_lint_delay = 20
let g:ale_hover_to_preview = 1

function! s:Wait(what, holds) abort
  let l:end = reltimefloat(reltime()) + str2float(empty($ABIDE_PATIENCE) ? '30' : $ABIDE_PATIENCE)
  while !a:holds()
    if reltimefloat(reltime()) > l:end
      throw 'waited in vain for ' . a:what
    endif
    sleep 20m
  endwhile
endfunction

function! s:Check(holds, what) abort
  if !a:holds
    throw a:what
  endif
endfunction

function! s:Preview() abort
  let l:window = filter(range(1, winnr('$')), {_, number -> getwinvar(number, '&previewwindow')})

  return empty(l:window) ? '' : join(getbufline(winbufnr(l:window[0]), 1, '$'), "\n")
endfunction

function! s:Run() abort
  call writefile(['func.func @f(%arg: i32) -> i32 {',
  \ '  %sum = arith.addi %arg, %missing : i32', '  return %sum : i32', '}'], 'test.mlir')
  edit test.mlir
  call s:Check(&filetype is# 'mlir', 'the file is not MLIR')
  call s:Check(synIDattr(synID(2, 10, 1), 'name') is# 'mlirOperation', 'an operation has another colour')
  call s:Wait('a diagnostic', {-> !empty(ale#engine#GetLoclist(bufnr('')))})
  let l:found = ale#engine#GetLoclist(bufnr(''))[0]
  call s:Check(l:found.lnum == 2 && l:found.col == 27, 'the diagnostic is elsewhere')
  call s:Check(get(l:found, 'code', '') is# 'mlir-undefined-value', 'the diagnostic has another code')
  call cursor(2, 22)
  ALEHover
  call s:Wait('a hover', {-> s:Preview() =~# '%arg : i32'})
  call setline(2, '  %sum = arith.addi %arg, %arg : i32')
  call ale#Queue(0)
  call s:Wait('the diagnostic to go', {-> empty(ale#engine#GetLoclist(bufnr('')))})
endfunction

function! Test(timer) abort
  try
    call s:Run()
    let l:found = 'all is well'
  catch
    let l:found = v:exception
  endtry
  call writefile([l:found], $ABIDE_OUT)
  qall!
endfunction

autocmd VimEnter * call timer_start(50, 'Test')
