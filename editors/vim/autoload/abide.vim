" The server for ALE: diagnostics, hover, definitions, references, renames, code actions, completion.

let s:markers = ['.git', 'abide.toml', 'tablegen_compile_commands.yml']

" The nearest folder above a file that has one of the markers, or else that of the file.
function! s:Root(buffer) abort
    let l:file = expand('#' . a:buffer . ':p:h')
    let l:folder = l:file

    while 1
        for l:marker in s:markers
            let l:path = l:folder . '/' . l:marker

            if isdirectory(l:path) || filereadable(l:path)
                return l:folder
            endif
        endfor

        let l:above = fnamemodify(l:folder, ':h')

        if l:above is# l:folder
            return l:file
        endif

        let l:folder = l:above
    endwhile
endfunction

" Defines the linter of a file type, which is also the language that the server is told.
function! abide#DefineLinter(filetype) abort
    let l:prefix = a:filetype . '_abide_'

    call ale#Set(l:prefix . 'executable', 'abide')
    call ale#Set(l:prefix . 'settings', {})
    call ale#linter#Define(a:filetype, {
    \   'name': 'abide',
    \   'lsp': 'stdio',
    \   'executable': {buffer -> ale#Var(buffer, l:prefix . 'executable')},
    \   'command': '%e lsp',
    \   'language': a:filetype,
    \   'project_root': function('s:Root'),
    \   'initialization_options': {buffer -> ale#Var(buffer, l:prefix . 'settings')},
    \})
endfunction
