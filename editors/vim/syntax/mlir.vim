" Colours for MLIR, by the forms of its words: no dialect is known here.

if exists('b:current_syntax')
  finish
endif

syntax match mlirOperation /\<\h[[:alnum:]_$]*\(\.[[:alnum:]_$]\+\)\+\>/
syntax match mlirAttributeName /\<\h[[:alnum:]_$.]*\ze\s*==\@!/
syntax keyword mlirKeyword module func return call attributes private public nested loc
syntax keyword mlirKeyword affine_map affine_set dense array step to else do ins outs iter_args
syntax keyword mlirConstant true false unit
syntax match mlirType /\<[su]\?i[1-9]\d*\>\|\<t\?b\?f\d\+\(E\d\+M\d\+\w*\)\?\>\|\<\(index\|none\)\>/
syntax match mlirType /\<\(tensor\|memref\|vector\|complex\|tuple\)\ze\s*</
syntax match mlirType /![[:alnum:]_$.-]\+/
syntax match mlirValue /%[[:alnum:]_$.-]\+\(#\d\+\)\?/
syntax match mlirBlock /\^[[:alnum:]_$.-]\+/
syntax match mlirSymbol /@\([[:alnum:]_$.-]\+\|"[^"]*"\)/
syntax match mlirAlias /#[[:alpha:]_$][[:alnum:]_$.-]*/
syntax match mlirNumber /\<-\?\d\+\(\.\d*\([eE][-+]\?\d\+\)\?\)\?\>\|\<0x\x\+\>/
syntax match mlirEscape contained /\\\(\x\x\|[nt\\"]\)/
syntax region mlirString start=/"/ skip=/\\\\\|\\"/ end=/"\|$/ contains=mlirEscape
syntax match mlirComment "//.*$" contains=@Spell

highlight default link mlirOperation Function
highlight default link mlirAttributeName Identifier
highlight default link mlirKeyword Keyword
highlight default link mlirConstant Boolean
highlight default link mlirType Type
highlight default link mlirValue Identifier
highlight default link mlirBlock Label
highlight default link mlirSymbol Function
highlight default link mlirAlias Constant
highlight default link mlirNumber Number
highlight default link mlirEscape SpecialChar
highlight default link mlirString String
highlight default link mlirComment Comment

let b:current_syntax = 'mlir'
