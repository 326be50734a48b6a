" Colours for TableGen, with C++ in its code.

if exists('b:current_syntax')
  finish
endif

syntax include @tablegenCpp syntax/cpp.vim
unlet! b:current_syntax
" What has `extend` there would go past the end of code.
syntax cluster tablegenCpp remove=cComment,cString,cPragma

syntax keyword tablegenKeyword assert class def defm defset deftype defvar dump field in let multiclass
syntax keyword tablegenConditional if then else
syntax keyword tablegenRepeat foreach
syntax keyword tablegenInclude include
syntax keyword tablegenType bit bits code dag int list string
syntax keyword tablegenBoolean true false
syntax keyword tablegenSelf NAME
syntax match tablegenModifier /\(\<let\s\+\)\@20<=\(append\|prepend\)\ze\s\+\w/
syntax match tablegenClass /\(\<\(class\|multiclass\)\s\+\)\@40<=\w\+/
syntax match tablegenClass /\w\+\ze\s*</ contains=tablegenType
syntax match tablegenRecord /\(\<defm\?\s\+\)\@20<=\w\+/ contains=tablegenSelf
syntax match tablegenNumber /[-+]\?\<\d\+\>\|\<0x\x\+\>\|\<0b[01]\+\>/
syntax match tablegenConstant /?/
syntax match tablegenName /\$\h\w*/
syntax match tablegenError /!\a*/
syntax match tablegenOperator /!\(add\|and\|cast\|con\|cond\|dag\|div\|empty\|eq\|exists\|filter\|find\|foldl\|foreach\)\a\@!/
syntax match tablegenOperator /!\(ge\|getdagarg\|getdagname\|getdagop\|getdagopname\|getop\|gt\|head\|if\|initialized\)\a\@!/
syntax match tablegenOperator /!\(instances\|interleave\|isa\|le\|listconcat\|listflatten\|listremove\|listsplat\)\a\@!/
syntax match tablegenOperator /!\(logtwo\|lt\|match\|mul\|ne\|not\|or\|range\|repr\|setdagarg\|setdagname\|setdagop\)\a\@!/
syntax match tablegenOperator /!\(setdagopname\|setop\|shl\|size\|sra\|srl\|strconcat\|sub\|subst\|substr\|tail\)\a\@!/
syntax match tablegenOperator /!\(tolower\|toupper\|xor\)\a\@!/
syntax match tablegenPaste /#/
syntax match tablegenPreProc /\(^\s*\)\@<=#\(ifdef\|ifndef\|define\|else\|endif\)\>/
syntax match tablegenEscape contained /\\[\\'"tn]/
syntax region tablegenString start=/"/ skip=/\\\\\|\\"/ end=/"\|$/ contains=tablegenEscape
syntax region tablegenCode matchgroup=tablegenBracket start=/\[{/ end=/}\]/ contains=@tablegenCpp,tablegenCodeComment,tablegenCodeString keepend
syntax region tablegenCodeComment contained start="/\*" end="\*/" contains=@Spell
syntax region tablegenCodeString contained start=/"/ skip=/\\\\\|\\"/ end=/"\|$/
syntax region tablegenProse matchgroup=tablegenBracket start=/\(\([Dd]escription\|[Ss]ummary\|[Dd]ocumentation\|Content\)\s*=\s*\)\@40<=\[{/ end=/}\]/ contains=@Spell keepend
syntax match tablegenComment "//.*$" contains=@Spell
syntax region tablegenComment start="/\*" end="\*/" contains=tablegenComment,@Spell

syntax sync minlines=200

highlight default link tablegenKeyword Keyword
highlight default link tablegenModifier Keyword
highlight default link tablegenConditional Conditional
highlight default link tablegenRepeat Repeat
highlight default link tablegenInclude Include
highlight default link tablegenType Type
highlight default link tablegenBoolean Boolean
highlight default link tablegenConstant Constant
highlight default link tablegenSelf Special
highlight default link tablegenClass Type
highlight default link tablegenRecord Identifier
highlight default link tablegenNumber Number
highlight default link tablegenName Identifier
highlight default link tablegenError Error
highlight default link tablegenOperator Function
highlight default link tablegenPaste Operator
highlight default link tablegenPreProc PreProc
highlight default link tablegenEscape SpecialChar
highlight default link tablegenString String
highlight default link tablegenBracket Delimiter
highlight default link tablegenProse String
highlight default link tablegenCodeComment Comment
highlight default link tablegenCodeString String
highlight default link tablegenComment Comment

let b:current_syntax = 'tablegen'
