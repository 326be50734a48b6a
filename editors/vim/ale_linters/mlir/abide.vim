" The server for ALE: diagnostics, hover, definitions, references, renames, code actions, completion.

call ale#Set('mlir_abide_executable', 'abide')
call ale#Set('mlir_abide_settings', {})

function! s:Root(buffer) abort
    let l:git = ale#path#FindNearestDirectory(a:buffer, '.git')

    return empty(l:git) ? expand('#' . a:buffer . ':p:h') : fnamemodify(l:git, ':h:h')
endfunction

call ale#linter#Define('mlir', {
\   'name': 'abide',
\   'lsp': 'stdio',
\   'executable': {buffer -> ale#Var(buffer, 'mlir_abide_executable')},
\   'command': '%e lsp',
\   'language': 'mlir',
\   'project_root': function('s:Root'),
\   'initialization_options': {buffer -> ale#Var(buffer, 'mlir_abide_settings')},
\})
