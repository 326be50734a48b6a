" Opens files in Vim with ALE of $ABIDE_ALE, the linters of this folder and the server $ABIDE, and looks at what a
" user would see. Writes the result into the file $ABIDE_OUT: 'all is well', or the failed check.

set nocompatible nomore
let s:here = expand('<sfile>:p:h')
execute 'set runtimepath^=' . fnameescape(s:here)
execute 'set runtimepath+=' . fnameescape($ABIDE_ALE)
filetype plugin on
syntax on
let g:ale_linters = {'mlir': ['abide'], 'tablegen': ['abide']}
let g:ale_mlir_abide_executable = $ABIDE
let g:ale_tablegen_abide_executable = $ABIDE
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

function! s:Colour(line, column) abort
  return synIDattr(synID(a:line, a:column, 1), 'name')
endfunction

" The words of an enumeration of the lexer.
function! s:Words(name) abort
  let l:source = join(readfile(s:here . '/../../core/tablegen/src/lexer/token.rs'), ' ')
  let l:body = matchstr(l:source, '    ' . a:name . ' {[^}]*}')
  let l:words = []
  call substitute(l:body, '"\(\w\+\)"', {found -> string(add(l:words, found[1]))}, 'g')
  call s:Check(len(l:words) > 20, 'the lexer has no ' . a:name)
  return l:words
endfunction

function! s:RunColours() abort
  edit! words.td
  for [l:name, l:before, l:wanted] in [['Bang', '!', '^tablegenOperator$'],
  \ ['Keyword', '', '^tablegen\(Keyword\|Conditional\|Repeat\|Include\|Type\|Boolean\)$']]
    for l:word in s:Words(l:name)
      call setline(1, l:before . l:word . ' ')
      call s:Check(s:Colour(1, 1) =~# l:wanted && s:Colour(1, len(l:before . l:word)) =~# l:wanted,
      \ l:word . ' has the colour ' . s:Colour(1, 1))
    endfor
  endfor
  call setline(1, ['def A { code C = [{ if (x) { /* }] # "s";', 'let description = [{ return }]; }',
  \ '/* a /* b */ def */ def B;', '#ifdef X', 'let append x = [8i];', '#endif',
  \ 'class E<int i> { code C = [{ "open }]; }'])
  for [l:line, l:column, l:wanted] in [[1, 1, 'tablegenKeyword'], [1, 21, 'cppStatement\|cConditional'],
  \ [1, 40, 'tablegenString'], [2, 22, 'tablegenProse'], [3, 15, 'tablegenComment'], [3, 21, 'tablegenKeyword'],
  \ [4, 1, 'tablegenPreProc'], [5, 6, 'tablegenModifier'], [5, 18, ''],
  \ [1, 5, 'tablegenRecord'], [7, 7, 'tablegenClass'], [7, 9, 'tablegenType'], [7, 31, 'tablegenCodeString'], [7, 40, '']]
    call s:Check(s:Colour(l:line, l:column) =~# '^\(' . l:wanted . '\)$',
    \ printf('%d:%d has the colour %s', l:line, l:column, s:Colour(l:line, l:column)))
  endfor
  set nomodified
endfunction

function! s:RunTableGen() abort
  call writefile(['class Register<int number> {', '  int Encoding = !add(number, 16);', '}',
  \ 'def R1 : Register<1>;'], 'machine.td')
  call writefile(['include "machine.td"', 'def uses {', '  Register Left = R1;', '  Register Right = R9;', '}'],
  \ 'uses.td')
  edit! uses.td
  call s:Check(&filetype is# 'tablegen', 'the file is not TableGen')
  call s:Check(&commentstring is# '// %s', 'comments of TableGen are others')
  call s:Wait('a diagnostic of TableGen', {-> !empty(ale#engine#GetLoclist(bufnr('')))})
  let l:found = ale#engine#GetLoclist(bufnr(''))[0]
  call s:Check(l:found.lnum == 4 && l:found.col == 20, 'the diagnostic of TableGen is elsewhere')
  call s:Check(get(l:found, 'code', '') is# 'tablegen-undefined', 'the diagnostic of TableGen has another code')
  call cursor(3, 19)
  ALEHover
  call s:Wait('a hover of TableGen', {-> s:Preview() =~# 'int Encoding = 17'})
  ALEGoToDefinition
  call s:Wait('the definition', {-> expand('%:t') is# 'machine.td' && line('.') == 4})
endfunction

function! Test(timer) abort
  try
    call s:Run()
    call s:RunColours()
    call s:RunTableGen()
    let l:found = 'all is well'
  catch
    let l:found = v:exception
  endtry
  call writefile([l:found], $ABIDE_OUT)
  qall!
endfunction

autocmd VimEnter * call timer_start(50, 'Test')
