//! The answers for editors, one test for each feature.

mod semantic_tokens;

use crate::support::document;
use abide_core::ide::{
    self, CompletionKind, Document, DocumentSymbol, FoldKind, RenameError, SemanticTokenSet,
};
use abide_core::limits::Limits;
use abide_core::mlir;
use abide_core::text::{Span, apply_edits};
use abide_testing::{Label, marked, place};
use std::fmt::Write as _;

const TEXT: &str = r#"#map = affine_map<(d0, d1) -> (d1, d0)>
// A comment
// of two lines.
module @outer {
  func.func @f(%a: i32, %b: f32) -> i32 {
    %0:2 = "test.pair"(%a) {key = 1 : i32} : (i32) -> (i32, i32)
    %1 = arith.addi %0#1, %a : i32
    cf.br ^next(%1 : i32)
  ^next(%c: i32):
    scf.for %i = %1 to %c step %a {
      acme.use %i, @g::@h
    }
    return %c : i32
  }
  module @g {
    func.func @h() attributes {map = #map} {
      call @h() : () -> ()
      return
    }
    memref.global @data : memref<4xf32>
  }
}
"#;

fn texts(document: &Document, spans: impl IntoIterator<Item = Span>) -> Vec<String> {
    let text = |span: Span| String::from_utf8_lossy(span.slice(document.text())).into_owned();
    spans.into_iter().map(text).collect()
}

/// A label at a span.
fn label(span: Span, words: &str) -> Label {
    (span.start()..span.end(), words.to_owned())
}

/// Asserts that the name at the cursor is defined at the label, or nowhere without one.
#[track_caller]
fn assert_definition(source: &str) {
    let file = marked(source);
    let found = ide::definition(&document(&file.text), file.cursor());
    file.assert_labels(found.map(|(_, target)| label(target, "here")));
}

#[test]
fn definitions_of_values_blocks_symbols_and_aliases() {
    for source in [
        "func.func @f(%a: i32) {\n//           ^^ here\n  acme.use %b, $0%a\n}\n",
        "%0:2 = acme.pair\n^^ here\nacme.use %0$0#1\n",
        "func.func @f() {\n  cf.br $0^next\n^next:\n^^^^^ here\n}\n",
        "scf.for %i = %a to %b step %c {\n//      ^^ here\n  acme.use %$0i\n}\n",
        "acme.use @$0g::@h\nmodule @g {\n//     ^^ here\n  func.func private @h()\n}\n",
        "acme.use @g::$0@h\nmodule @g {\n  func.func private @h()\n//                  ^^ here\n}\n",
        "#map = affine_map<(d0) -> (d0)>\n^^^^ here\nacme.use {map = $0#map}\n",
        "func.func @f() {\n  $0return\n}\n",
        // Chunks do not see each other.
        "func.func private @f()\n// -----\ncall $0@f() : () -> ()\n",
    ] {
        assert_definition(source);
    }
}

#[test]
fn references_and_highlights() {
    let file = marked(
        "func.func @f($0%a: i32) {\n             ^^ definition\n  %0 = acme.add %a, %b\n                \
         ^^ use\n  acme.use %a\n           ^^ use\n}\n",
    );
    let found = ide::references(&document(&file.text), file.cursor());
    let words = |is_definition| if is_definition { "definition" } else { "use" };
    file.assert_labels(found.iter().map(|one| label(one.span, words(one.is_definition))));
    let file = document(TEXT);
    assert_eq!(ide::references(&file, place(TEXT, "@g::$0@h")).len(), 3);
    assert_eq!(ide::references(&file, place(TEXT, "= $0#map")).len(), 2);
    assert_eq!(ide::highlights(&file, place(TEXT, "br $0^next")).len(), 2);
    let undefined = document("func.func @f() {\n  acme.use %no\n  return\n}\n");
    assert_eq!(ide::highlights(&undefined, 30).len(), 1, "a name that nothing defines");
    assert!(ide::references(&undefined, 30).is_empty());
}

#[test]
fn arguments_of_declarations_are_values() {
    let text = "func.func private @f(%x: i32, %y: f32)\nllvm.func @g(%p: !llvm.ptr)\n\
                func.func @x(%x: i64) { return }\n";
    let file = document(text);
    assert!(file.diagnostics().is_empty(), "{:?}", file.diagnostics());
    for (name, said) in [("@f($0%x", "%x : i32"), ("$0%y", "%y : f32"), ("$0%p", "%p : !llvm.ptr")]
    {
        let place = place(text, name);
        let hover = ide::hover(&file, place).expect("nothing to say").markdown;
        assert!(hover.contains(said), "{hover}");
        assert_eq!(ide::definition(&file, place).map(|(_, target)| target.start()), Some(place));
        assert_eq!(ide::references(&file, place).len(), 1, "no other value of that name");
    }
}

#[test]
fn hovers() {
    let file = document(TEXT);
    let hover =
        |quoted: &str| ide::hover(&file, place(TEXT, quoted)).expect("nothing to say").markdown;
    expect_test::expect![[r#"
        ```mlir
        %a : i32
        ```
        argument of `func.func`, 3 uses
    "#]]
    .assert_eq(&hover("pair\"($0%a"));
    expect_test::expect![[r#"
        ```mlir
        %1 : i32
        ```
        result of `arith.addi`, 2 uses
        ```mlir
        %1 = arith.addi %0#1, %a : i32
        ```

        operand `destOperands` #0 of `cf.br`: variadic of any type"#]]
    .assert_eq(&hover("^next($0%1"));
    expect_test::expect![[r#"
        ```mlir
        ^next(%c: i32):
        ```
        block, 1 predecessor mention

        successor `dest` of `cf.br`"#]]
    .assert_eq(&hover("br $0^next"));
    expect_test::expect![[r#"
        ```mlir
        func.func @h() attributes {map = #map}
        ```
        symbol, 2 references"#]]
    .assert_eq(&hover("@g::$0@h"));
    expect_test::expect![[r#"
        ```mlir
        #map = affine_map<(d0, d1) -> (d1, d0)>
        ```
        alias, 1 use

        2 dimensions, 0 symbols → 2 results: a permutation
        - 0: `d1`
        - 1: `d0`

        For example `(2, 3)` → `(3, 2)`"#]]
    .assert_eq(&hover("= $0#map"));
    expect_test::expect![[r#"
        `test.pair`, generic form
        ```mlir
        %0:2 = "test.pair"(%a) {key = 1 : i32} : (i32) -> (i32, i32)
        ```"#]]
    .assert_eq(&hover("$0test.pair"));
    assert!(hover("$0affine_map").starts_with("2 dimensions"));
    assert!(ide::hover(&file, place(TEXT, "$0A comment")).is_none());
}

#[test]
fn hovers_of_types_maps_and_constraints_are_in_words() {
    let text = "#set = affine_set<(i)[n] : (i - n >= 0)>\n!t = tensor<4x8xf32>\n\
                func.func @f(%t: !t, %m: memref<4x8xf32, strided<[16, 1], offset: 2>>, \
                %d: tensor<?x8xi8>, %v: vector<[4]xf32>, %n: memref<2xindex>) {\n  \
                %c = arith.constant 0 : index\n  \
                %0 = memref.load %m[%c, %c] : memref<4x8xf32, strided<[16, 1], offset: 2>>\n  \
                %1 = tensor.concat dim(0) %t, %t : (!t, !t) -> tensor<8x8xf32>\n  \
                scf.execute_region {\n    scf.yield\n  }\n  return\n}\n";
    let file = document(text);
    let hover = |quoted: &str| {
        ide::hover(&file, place(text, quoted)).map(|found| found.markdown).unwrap_or_default()
    };
    for (quoted, words) in [
        ("$0%t:", "4 × 8 = 32 elements, 128 bytes"),
        (
            "$0%m:",
            "32 elements, 128 bytes; strides 16, 1, with gaps or another order, begins at element 2",
        ),
        ("$0%d:", "2 dimensions, 1 dynamic size, 1 byte an element"),
        ("$0%v:", "1 dimension, 1 scalable size, 4 bytes an element"),
        ("$0%n:", "2 elements; contiguous"),
        ("$0tensor<8x8", "8 × 8 = 64 elements, 256 bytes"),
        ("$0affine_set", "For example `(2)[3]` is not in the set"),
        ("$0tensor.concat", "operand `inputs`: variadic of ranked tensors"),
    ] {
        let found = hover(quoted);
        assert!(found.contains(words), "{quoted}: {found}");
    }
    let region = hover("$0scf.execute_region");
    assert!(!region.contains("region `region`"), "{region}");
}

#[test]
fn hovers_show_what_the_line_of_a_name_does_not() {
    let text = "!t = tensor<4x8xf32>\n!m = memref<4xf32, strided<[2]>>\n!s = !llvm.ptr\n\
                func.func @f(%n: index, %t: !t, %m: !m, %p: !s) {\n  \
                scf.for %i = %n to %n step %n {\n    func.call @g() : () -> ()\n  }\n  \
                %c = arith.constant 7 : i32\n  %v = vector.broadcast %c : i32 to vector<4xi32>\n  \
                return\n}\nfunc.func private @g()\n";
    let file = document(text);
    let hover = |quoted: &str| ide::hover(&file, place(text, quoted)).expect("a hover").markdown;
    for (quoted, words) in [
        ("%t: $0!t", "alias, 1 use\n\n4 × 8 = 32 elements, 128 bytes"),
        ("$0!m =", "4 elements, 16 bytes; strides 2, with gaps or another order"),
        ("for $0%i", "argument of a region of `scf.for`, 0 uses\n```mlir\nscf.for %i = %n to %n"),
        ("constant $07", "attribute `value` of `arith.constant`: attribute with a type"),
        ("call $0@g", "attribute `callee` of `func.call`"),
    ] {
        let found = hover(quoted);
        assert!(found.contains(words), "{quoted}: {found}");
    }
    assert!(hover("$0!s =").ends_with("alias, 1 use"), "{}", hover("$0!s ="));
    assert!(!hover("private $0@g").contains("sym_name"), "{}", hover("private $0@g"));
    let named = ide::completion_documentation(&file, "#sparse_tensor.encoding", None).unwrap();
    assert!(named.starts_with("`#sparse_tensor.encoding`\n"), "{named}");
}

#[test]
fn hovers_show_the_parts_of_forms_that_may_be_left_out() {
    let text = "llvm.func @l(%p: !llvm.ptr) {\n  %0 = llvm.load %p : !llvm.ptr -> i32\n  llvm.return\n}\n\
                func.func @f(%m: memref<8xf32>, %v: vector<4xf32>, %c: index) {\n  \
                %0 = memref.subview %m[0] [4] [1] : memref<8xf32> to memref<4xf32, strided<[1]>>\n  \
                %1 = vector.extract %v[%c] : f32 from vector<4xf32>\n  \
                scf.for %i = %c to %c step %c {\n  }\n  affine.for %i = 0 to 4 {\n  }\n  return\n}\n";
    let file = document(text);
    let hover = |quoted: &str| ide::hover(&file, place(text, quoted)).expect("a hover").markdown;
    for (quoted, words) in [
        ("$0llvm.load", "[dereferenceable<dereferenceable>]"),
        ("$0memref.subview", "or numbers (attribute `static_offsets`)"),
        ("$0vector.extract", "or numbers (attribute `static_position`)"),
        ("$0scf.for", "step %c1 { .. }\nscf.for %i = %c0 to %n step %c1 iter_args(%sum = %init)"),
        ("$0affine.for", "step 2 iter_args(%sum = %init)"),
    ] {
        let found = hover(quoted);
        assert!(found.contains(words), "{quoted}: {found}");
        assert!(!found.contains("- attribute `static_"), "{quoted}: {found}");
    }
}

#[test]
fn hints_do_not_repeat_the_line_and_spell_types_as_the_file_does() {
    let hints = |text: &str| {
        let file = document(text);
        let all = Span::new(0, u32::try_from(text.len()).unwrap());
        ide::inlay_hints(&file, all).into_iter().map(|hint| hint.label).collect::<Vec<_>>()
    };
    let load = |ty: &str, rest: &str| {
        format!(
            "!t = vector<4xf32>\nfunc.func @f(%m: memref<4x{ty}>, %i: index, %v: !t) {{\n  \
                 %0 = memref.load %m[%i] : memref<4x{ty}>\n{rest}  return\n}}\n"
        )
    };
    assert_eq!(hints(&load("f32", "")), [": f32"]);
    assert_eq!(hints(&load("vector<4xf32>", "")), [": !t"]);
    // The line has the type of the result, by its alias, or with other blanks.
    let cast = "  %2 = vector.shape_cast %v : !t to vector< 2x2xf32>\n  \
                %3 = vector.fma %v, %v, %v : !t\n";
    assert_eq!(hints(&load("f32", cast)), [": f32"]);
}

#[test]
fn code_in_a_hover_cannot_leave_its_block() {
    let text = "%0 = acme.op \"```\\0A# title\" : i32\n";
    let found = ide::hover(&document(text), 0).unwrap().markdown;
    assert!(found.contains("````mlir\n%0 = acme.op"), "{found}");
}

/// The text after renaming what is at the cursor of a quoted part.
fn renamed(text: &str, quoted: &str, name: &str) -> Result<String, RenameError> {
    let edits = ide::rename(&document(text), place(text, quoted), name)?;
    Ok(String::from_utf8(apply_edits(text.as_bytes(), &edits).unwrap()).unwrap())
}

#[test]
fn renames() {
    let value = renamed(TEXT, "#1, $0%a", "input").unwrap();
    assert_eq!(value, TEXT.replace("%a", "%input"));
    assert_eq!(renamed(TEXT, "$0%0:2", "%p").unwrap(), TEXT.replace("%0", "%p"));
    assert_eq!(renamed(TEXT, "use $0%i", "iv").unwrap(), TEXT.replace("%i", "%iv"));
    assert_eq!(renamed(TEXT, "br $0^next", "^end").unwrap(), TEXT.replace("^next", "^end"));
    assert_eq!(renamed(TEXT, "@g::$0@h", "run").unwrap(), TEXT.replace("@h", "@run"));
    assert_eq!(renamed(TEXT, "@g::$0@h", "a b").unwrap(), TEXT.replace("@h", "@\"a b\""));
    for name in ["a-b", "-", ".x", "$x", "1a"] {
        let quoted = format!("@\"{name}\"");
        assert_eq!(renamed(TEXT, "@g::$0@h", name).unwrap(), TEXT.replace("@h", &quoted), "{name}");
    }
    assert_eq!(renamed(TEXT, "= $0#map", "swap").unwrap(), TEXT.replace("#map", "#swap"));
    let generic = "\"d.f\"() {sym_name = \"x\", use = @x} : () -> ()\n";
    assert_eq!(renamed(generic, "$0@x", "y").unwrap(), generic.replace('x', "y"));
}

#[test]
fn renames_are_refused() {
    let invalid =
        |what, name| matches!(renamed(TEXT, what, name), Err(RenameError::InvalidName(..)));
    for name in ["", "%", "1a", "a b", "é", "a%"] {
        assert!(invalid("$0%a:", name), "{name}");
    }
    assert!(invalid("= $0#map", "a.b") && invalid("= $0#map", "1"));
    assert!(invalid("$0@f", "") && invalid("$0@f", "a\nb") && invalid("$0@f", "a\"b"));
    let taken = |name: &str| Err(RenameError::Taken(name.to_owned()));
    assert_eq!(renamed(TEXT, "$0%a:", "b"), taken("%b"), "a neighbour");
    assert_eq!(renamed(TEXT, "for $0%i", "a"), taken("%a"), "hides an outer name");
    assert_eq!(renamed(TEXT, "$0@data", "h"), taken("@h"));
    let refused = renamed(TEXT, "$0@data", "h").unwrap_err().to_string();
    assert_eq!(refused, "'@h' already exists in this scope");
    let no_name = Err(RenameError::NoName("return".to_owned()));
    assert_eq!(renamed(TEXT, "$0return %c", "x"), no_name);
    let refused = |what, name| renamed(TEXT, what, name).unwrap_err().to_string();
    assert_eq!(refused("$0return %c", "x"), "'return' is not a name that this file defines");
    assert!(refused("$0%a:", "1a").starts_with("'1a' is not a valid name: digits, or a letter"));
    assert!(refused("= $0#map", "a.b").starts_with("'a.b' is not a valid name: an alias begins"));
    let captured = "func.func @f(%a: i32) {\n  scf.if %a {\n    %x = d.op %a\n    d.use %x\n    \
                    d.use %a\n  }\n  return\n}\n";
    assert_eq!(renamed(captured, "$0%x =", "a"), taken("%a"));
    let undefined = "func.func @f(%a: i32) {\n  d.use %a\n  return %no\n}\n";
    let bound = Err(RenameError::Conflict("%no".to_owned()));
    assert_eq!(renamed(undefined, "$0%a:", "no"), bound, "would be bound");
}

#[test]
fn symbols_after_a_function_are_in_the_enclosing_table() {
    let file = marked(
        "module @g {\n  func.func @h() {\n    return\n  }\n  memref.global @h : i32\n//              ^^ mlir-redefined-symbol\n\
         }\nmodule @k {\n  func.func private @h()\n}\n",
    );
    let found = document(&file.text).diagnostics();
    file.assert_labels(found.iter().map(|found| label(found.span, found.code.name())));
}

fn outline(symbols: &[DocumentSymbol], depth: usize, out: &mut String) {
    for symbol in symbols {
        let _ = writeln!(
            out,
            "{}{:?} {} ({})",
            "  ".repeat(depth),
            symbol.kind,
            symbol.name,
            symbol.detail
        );
        outline(&symbol.children, depth + 1, out);
    }
}

#[test]
fn document_symbols() {
    let text = format!("{TEXT}// -----\nmodule {{\n  func.func private @k()\n}}\n");
    let mut out = String::new();
    outline(&ide::document_symbols(&document(&text)), 0, &mut out);
    expect_test::expect![[r#"
        Piece piece 1 ()
          Module outer (module)
            Function f ((i32, f32) -> i32)
            Module g (module)
              Function h (())
              Global data (memref.global)
        Piece piece 2 ()
          Module module ()
            Function k (())
    "#]]
    .assert_eq(&out);
}

#[test]
fn folds() {
    let file = document(TEXT);
    let found = ide::folds(&file);
    let kinds = |kind| found.iter().filter(|fold| fold.kind == kind).count();
    assert_eq!(kinds(FoldKind::Comment), 1);
    assert_eq!(kinds(FoldKind::Region), 5, "two modules, two functions, a loop");
    assert!(found.is_sorted());
}

#[test]
fn selections_grow() {
    let file = document(TEXT);
    let ranges = ide::selection(&file, place(TEXT, "$0i32) -> (i32"));
    assert_eq!(texts(&file, ranges.iter().take(3).copied())[0], "i32");
    assert!(ranges.windows(2).all(|pair| pair[1].covers(pair[0]) && pair[0] != pair[1]));
    assert_eq!(ranges.last().unwrap().len() as usize, TEXT.len());
    assert_eq!(ide::selection(&document(""), 7), [Span::at(0)]);
}

/// The completions after `typed` at the cursor.
fn offered(text: &str, typed: &str) -> Vec<String> {
    let file = marked(&text.replace("$0", &format!("{typed}$0")));
    let found = ide::completions(&document(&file.text), file.cursor()).into_iter();
    found.map(|found| found.label).collect()
}

#[test]
fn completion_offers_the_visible_values() {
    let text = TEXT.replace("acme.use %i, @g::@h", "acme.use $0");
    assert_eq!(offered(&text, "%"), ["%i", "%1", "%0", "%a", "%b", "%c"]);
    let text = TEXT.replace("return %c", "return $0");
    let returned = ["%1", "%0", "%a", "%c", "%b"];
    assert_eq!(offered(&text, "%"), returned, "what the function returns first, not the loop's");
    assert_eq!(offered(&text, "^"), ["^next"]);
    assert_eq!(offered(&text, "@"), ["@f", "@g", "@outer"]);
    let text = TEXT.replace("call @h()", "call $0");
    let called = ["@f", "@h", "@data", "@g", "@outer"];
    assert_eq!(offered(&text, "@"), called, "functions first");
    assert_eq!(offered(&text, "%"), Vec::<String>::new(), "another function's are not seen");
    let attributes = offered(&TEXT.replace("#map}", "$0}"), "#");
    let is_prefix = |label: &String| label.starts_with('#') && label.ends_with('.');
    assert!(attributes[0] == "#map" && attributes[1..].iter().all(is_prefix), "{attributes:?}");
}

#[test]
fn completion_offers_nothing_invalid() {
    let nothing = Vec::<String>::new();
    let text = TEXT.replace("return %c", "%z = acme.own $0\n    return %c");
    assert_eq!(offered(&text, "%"), ["%1", "%0", "%a", "%b", "%c"], "not its own result");
    assert_eq!(offered(&text, "%0#"), nothing, "the number of a result, no alias");
    assert_eq!(offered(&text, "// %"), nothing, "in a comment");
    assert_eq!(offered(&text, "\"%"), nothing, "in a string that does not end");
    assert_eq!(offered(&text, "\"a\", %"), ["%1", "%0", "%a", "%b", "%c"], "after a string");
    let text = TEXT.replace("return %c", "\"acme.$0own\"()\n    return %c");
    assert_eq!(offered(&text, "%"), nothing, "in a string");
    let text = TEXT.replace("%0:2 = ", "acme.early $0\n    %0:2 = ");
    assert_eq!(offered(&text, "%"), ["%a", "%b", "%0", "%1", "%c"], "what is further down last");
}

#[test]
fn completion_of_words() {
    let text = TEXT.replace("    return %c", "    $0\n    return %c");
    assert!(offered(&text, "").contains(&"acme.use".to_owned()));
    assert_eq!(offered(&text, "acm"), ["acme.use"], "a dialect that is not described");
    assert_eq!(offered(&text, "arith.cmp"), ["arith.cmpi", "arith.cmpf"]);
    assert_eq!(offered(&text, "arith.cmpi"), ["arith.cmpi"], "a fully typed name");
    assert_eq!(offered(&text, "%9 = acm"), ["acme.use"]);
    assert_eq!(offered(&TEXT.replace("{key = 1 : i32}", "{$0}"), "m"), ["map"]);
    assert_eq!(offered(&TEXT.replace("%b: f32", "%b: $0"), "t"), ["tensor"]);
    let kinds = ide::completions(&document("func.func @f(%a: "), 17);
    assert!(kinds.iter().all(|found| found.kind == CompletionKind::Type) && !kinds.is_empty());
}

/// Fifty functions with a syntax error in each, and fifty without.
fn half_broken() -> String {
    let mut text = String::new();
    for number in 0..50 {
        let _ = write!(
            text,
            "func.func @broken_{number}(%a: i32) -> i32 {{\n  %x = \"t.op\"(%a : (i32) -> i32\n  \
             %y = arith.addi %a, %a : i32\n  return %y : i32\n}}\n\
             func.func @good_{number}(%a: i32) -> i32 {{\n  %x = arith.addi %a, %a : i32\n  \
             call @broken_{number}(%x) : (i32) -> i32\n  return %x : i32\n}}\n"
        );
    }
    text
}

#[test]
fn fifty_broken_functions_do_not_affect_the_others() {
    let text = half_broken();
    let file = document(&text);
    assert_eq!(file.diagnostics().len(), 50, "each mistake is reported once");
    assert_eq!(ide::document_symbols(&file).len(), 100);
    for number in 0..50 {
        let good = place(&text, &format!("$0@good_{number}("));
        let sum = good + text[good as usize..].find("%x").unwrap() as u32;
        assert_eq!(ide::references(&file, sum).len(), 3, "in function {number}");
        assert!(ide::hover(&file, sum).is_some());
        let call = place(&text, &format!("call $0@broken_{number}("));
        let target = ide::definition(&file, call).map(|(_, target)| target.start());
        assert_eq!(target, Some(place(&text, &format!("func $0@broken_{number}("))));
        let mistake = good - "func.func ".len() as u32;
        let after = text[..mistake as usize].rfind("%y").unwrap() as u32;
        assert_eq!(ide::references(&file, after).len(), 2, "after mistake {number}");
    }
}

#[test]
fn a_new_version_equals_a_new_document() {
    let old = document(TEXT);
    for (from, to) in [("%a", "%é"), ("}\n", ""), ("module @g {", "module @g"), ("\n", "\r\n")] {
        let new = TEXT.replacen(from, to, 1);
        let updated = old.with_text(new.clone().into_bytes());
        let fresh = document(&new);
        assert!(updated.tree() == fresh.tree() && updated.names() == fresh.names(), "{from}");
        assert_eq!(updated.diagnostics(), mlir::check(new.as_bytes(), &Limits::default()));
    }
}

#[test]
fn hostile_offsets_and_texts_have_answers() {
    for text in ["", "\u{feff}", "%", "@a::@", "// -----\n// -----\n", "func.func @f(%a: i32, {"] {
        let file = document(text);
        for offset in [0, 1, 2, 3, text.len() as u32, 1000, u32::MAX] {
            let _ = ide::hover(&file, offset);
            let _ = ide::definition(&file, offset);
            let _ = ide::highlights(&file, offset);
            let _ = ide::rename(&file, offset, "x");
            let _ = ide::completions(&file, offset);
            assert!(!ide::selection(&file, offset).is_empty());
        }
        let _ = (ide::folds(&file), ide::document_symbols(&file));
        let _ = ide::semantic_tokens(&file, Span::new(0, u32::MAX), SemanticTokenSet::Parsed);
    }
}

#[test]
fn diagnostics_of_metadata_follow_type_aliases() {
    let function = "func.func @f(%a: !t) attributes {iree.abi = \"{\\22a\\22:[\\22i32\\22],\
                    \\22r\\22:[]}\"} {\n  return\n}\n";
    let old = document(&format!("!t = i32\n{function}"));
    let codes = |file: &Document| {
        file.diagnostics().iter().map(|found| found.code.name()).collect::<Vec<_>>()
    };
    assert_eq!(codes(&old), ["abi-bare-attribute"]);
    let new = old.with_text(format!("!t = i64\n{function}").into_bytes());
    assert_eq!(codes(&new), ["abi-bare-attribute", "abi-element-type"]);
    let moved = new.with_text(format!("\n// moved\n!t = i64\n{function}").into_bytes());
    assert_eq!(
        moved.diagnostics(),
        document(&format!("\n// moved\n!t = i64\n{function}")).diagnostics()
    );
}

#[test]
fn symbolic_shapes_are_in_hovers_and_hints() {
    let text = "func.func @f(%a: tensor<?x4xf32>) -> tensor<?x4xf32> {\n  \
                %s = symbol.symbolic_int @s {max_val = 9 : i64, min_val = 2 : i64} : index\n  \
                symbol.bind_symbolic_shape %a, [%s], affine_map<()[s0] -> (s0, 4)> : tensor<?x4xf32>\n  \
                %j = tensor.concat dim(0) %a, %a : (tensor<?x4xf32>, tensor<?x4xf32>) -> tensor<?x4xf32>\n  \
                return %j : tensor<?x4xf32>\n}\n";
    let file = document(text);
    let hover = |quoted| ide::hover(&file, place(text, quoted)).expect("nothing to say").markdown;
    assert!(hover("$0%a:").contains("shape `[s, 4]` with s in [2, 9]"), "{}", hover("$0%a:"));
    assert!(hover("$0%j =").contains("shape `[2*s, 4]` with s in [2, 9]"), "{}", hover("$0%j ="));
    assert!(!hover("$0%s =").contains("shape"), "{}", hover("$0%s ="));
    let all = Span::new(0, u32::try_from(text.len()).unwrap());
    let hints = ide::inlay_hints(&file, all);
    let hints: Vec<_> = hints.iter().map(|hint| (hint.offset, &*hint.label)).collect();
    assert_eq!(hints, [(place(text, "%j$0 ="), "[2*s, 4]")]);
}
