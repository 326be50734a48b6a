//! Function-ABI metadata in MLIR files: the functions found, their diagnostics, and the fixes.

use abide_core::abi::{Functions, explain};
use abide_core::diagnostic::{Diagnostic, Severity};
use abide_core::limits::Limits;
use abide_core::mlir::{self, check_without_verifier as check, syntax};
use abide_core::text::apply_edits;
use expect_test::{Expect, expect};
use std::path::Path;

/// A line for each diagnostic: severity, code, the text at its place, and the message.
fn report(text: &str) -> String {
    let mut out = String::new();
    for found in check(text.as_bytes(), &Limits::default()) {
        let place = String::from_utf8_lossy(found.span.slice(text.as_bytes())).into_owned();
        let (severity, code) = (found.severity.name(), found.code);
        out.push_str(&format!("{severity} {code} at `{place}`: {}\n", found.message));
    }
    out
}

fn finds(text: &str, expected: Expect) {
    expected.assert_eq(&report(text));
}

/// Applies the fix of each diagnostic by itself and returns the texts; the diagnostic must be gone.
fn fixed(text: &str) -> Vec<String> {
    let limits = Limits::default();
    let found = check(text.as_bytes(), &limits);
    let mut texts = Vec::new();
    for diagnostic in found.iter().filter(|diagnostic| diagnostic.fix.is_some()) {
        let edits = &diagnostic.fix.as_ref().unwrap().edits;
        let after = apply_edits(text.as_bytes(), edits).unwrap();
        let left = check(&after, &limits);
        let count = |list: &[Diagnostic]| list.iter().filter(|d| d.code == diagnostic.code).count();
        assert!(count(&left) < count(&found), "{} is still there", diagnostic.code);
        assert!(
            left.iter().all(|d| !d.code.name().starts_with("mlir-")),
            "{}",
            String::from_utf8_lossy(&after)
        );
        texts.push(String::from_utf8(after).unwrap());
    }
    texts
}

fn fixes(text: &str, expected: Expect) {
    expected.assert_eq(&fixed(text).concat());
}

#[test]
fn modules_of_importers_have_no_false_alarm() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../corpus/importer_modules");
    let mut names: Vec<_> = std::fs::read_dir(folder)
        .unwrap()
        .map(|entry| entry.unwrap().path())
        .filter(|path| path.extension().is_some_and(|extension| extension == "mlir"))
        .collect();
    names.sort();
    assert_eq!(names.len(), 8);
    let mut out = String::new();
    let mut information = 0;
    for path in names {
        let text = std::fs::read(&path).unwrap();
        for found in mlir::check(&text, &Limits::default()) {
            // The modules are of 2023, when MHLO was not yet called StableHLO.
            let is_old =
                found.code.name() == "mlir-old-name" && text.windows(5).any(|at| at == b"mhlo.");
            if is_old {
                continue;
            }
            if found.severity == Severity::Information {
                assert_eq!(found.code.name(), "abi-bare-attribute");
                information += 1;
                continue;
            }
            let name = path.file_name().unwrap().to_string_lossy();
            let (severity, code) = (found.severity.name(), found.code);
            out.push_str(&format!("{name}: {severity} {code}: {}\n", found.message));
        }
    }
    assert!(information > 15, "{information}");
    expect![[r#"
        cplx.2023.mlir: warning reflection-refused-argument: IREE refuses an argument that is an array of an unknown type: since 2022-02 when it loads the function, before at the call
        cplx.2023.mlir: warning reflection-refused-result: IREE refuses to return an array of an unknown type
        dup.mlir: warning abi-both-places: 'iree.abi' is also in iree.reflection: the module then holds the key twice; IREE's Python binding takes this one, its C API the other
        dup.mlir: error reflection-json-syntax: expected a value, found "REFL"
    "#]].assert_eq(&out);
}

/// A function with tensor arguments and the given attributes.
fn func(attributes: &str) -> String {
    format!(
        "func.func private @f(%x: tensor<4x?xf32>, %n: i32) -> tensor<4xf32> attributes \
         {{iree.reflection = {{{attributes}}}}}\n"
    )
}

#[test]
fn reflection_is_compared_with_the_function() {
    let records = |a: &str, r: &str| {
        let json = format!(r#"{{"a":[{a}],"r":[{r}],"v":1}}"#).replace('"', "\\22");
        func(&format!("iree.abi = \"{json}\""))
    };
    let (x, n, r) = (r#"["ndarray","f32",2,4,null]"#, r#""i32""#, r#"["ndarray","f32",1,4]"#);
    assert_eq!(report(&records(&format!("{x},{n}"), r)), "");
    // A record may leave open what the function does not, and the other way round.
    let loose = r#"["ndarray","f32",2,null,7],["named","n","i32"]"#;
    assert_eq!(report(&records(loose, &format!(r#"["sdict",["y",{r}]]"#))), "");
    finds(
        &records(x, r),
        expect![[r#"
        error abi-arity at `[[\22ndarray\22,\22f32\22,2,4,null]]`: the reflection describes 1 argument, but the function has 2
    "#]],
    );
    finds(
        &records(&format!("{x},{n}"), &format!(r#"["stuple",{r},{r}]"#)),
        expect![[r#"
        error abi-arity at `[[\22stuple\22,[\22ndarray\22,\22f32\22,1,4],[\22ndarray\22,\22f32\22,1,4]]]`: the reflection describes 2 results, but the function has 1
    "#]],
    );
    finds(
        &records(&format!("{n},{x}"), r),
        expect![[r#"
        error abi-value-kind at `\22i32\22`: argument 0 is described as i32, but is tensor<4x?xf32>
        error abi-value-kind at `[\22ndarray\22,\22f32\22,2,4,null]`: argument 1 is described as tensor<4x?xf32>, but is i32
    "#]],
    );
    finds(
        &records(r#"["ndarray","f64",2,4,null],"i64""#, r),
        expect![[r#"
        error abi-element-type at `\22f64\22`: argument 0 is described with f64, but is tensor<4x?xf32>
        error abi-element-type at `\22i64\22`: argument 1 is described with i64, but is i32
    "#]],
    );
    finds(
        &records(&format!(r#"["ndarray","f32",1,4],{n}"#), r),
        expect![[r#"
        error abi-rank at `[\22ndarray\22,\22f32\22,1,4]`: argument 0 is described with rank 1, but is tensor<4x?xf32>
    "#]],
    );
    finds(
        &records(&format!(r#"["ndarray","f32",2,5,null],{n}"#), r),
        expect![[r#"
        error abi-dim at `5`: dim 0 of argument 0 is described as 5, but it is tensor<4x?xf32>
    "#]],
    );
    finds(
        &records(&format!(r#"["slist",{x}],{n}"#), r),
        expect![[r#"
        error abi-value-kind at `[\22slist\22,[\22ndarray\22,\22f32\22,2,4,null]]`: argument 0 is described as [tensor<4x?xf32>], but is tensor<4x?xf32>
    "#]],
    );
}

#[test]
fn one_list_for_one_structure_is_right_by_the_document_alone() {
    let text = |list: &str, items: &str| {
        format!(
            "util.func private @f() -> {list} attributes {{iree.abi = \
             \"{{\\\"a\\\":[],\\\"r\\\":[[\\\"slist\\\",{items}]]}}\"}}\n"
        )
    };
    finds(
        &text("!util.list<?>", r#"\"i32\",\"i32\""#),
        expect![[r#"
        warning abi-arity at `[[\"slist\",\"i32\",\"i32\"]]`: IREE takes the items of a single structure for the results of the function, here 2, but the function returns one list
    "#]],
    );
    assert_eq!(report(&text("(i32, i32)", r#"\"i32\",\"i32\""#)), "");
    assert_eq!(report(&text("!util.list<?>", r#"[\"slist\",\"i32\"]"#)), "");
}

#[test]
fn raw_signatures_are_compared_with_the_function() {
    let raw = |f: &str| func(&format!("f = \"{f}\", fv = \"1\""));
    assert_eq!(report(&raw("I14!B6!d4d-1S3!t6R6!B3!d4")), "");
    // A value that could not be mapped is ignored, and is a diagnostic about the signature.
    finds(
        &raw("I12!B6!d4d-1U1!R6!B3!d4"),
        expect![[r#"
        warning raw-unmapped-value at `U1!`: a value whose type could not be mapped: the C++ runtime cannot read the signature
    "#]],
    );
    finds(
        &raw("I9!B6!d4d-1R6!B3!d4"),
        expect![[r#"
        error abi-arity at `I9!B6!d4d-1R6!B3!d4`: the raw signature describes 1 argument, but the function has 2
    "#]],
    );
    finds(
        &raw("I16!B8!t2d4d-1S3!t8R6!B3!d4"),
        expect![[r#"
        error abi-element-type at `B8!t2d4d-1`: argument 0 is described as Buffer<float64[4x?]>, but is tensor<4x?xf32>
        error abi-element-type at `S3!t8`: argument 1 is described as uint8, but is i32
    "#]],
    );
    finds(
        &raw("I11!B3!d4S3!t6R6!B3!d5"),
        expect![[r#"
        error abi-rank at `B3!d4`: argument 0 is described as Buffer<float32[4]>, but is tensor<4x?xf32>
        error abi-dim at `B3!d5`: result 0 is described as Buffer<float32[5]>, but is tensor<4xf32>
    "#]],
    );
    finds(
        &raw("I7!O1!O1!R4!S1!"),
        expect![[r#"
        error abi-value-kind at `O1!`: argument 0 is described as RefObject<?>, but is tensor<4x?xf32>
        error abi-value-kind at `O1!`: argument 1 is described as RefObject<?>, but is i32
        error abi-value-kind at `S1!`: result 0 is described as float32, but is tensor<4xf32>
    "#]],
    );
}

#[test]
fn structured_signatures_are_compared_with_the_function() {
    let sip = |sip: &str| func(&format!("abi = \"sip\", abiv = 1 : i32, sip = \"{sip}\""));
    assert_eq!(report(&sip("I12!S9!k0_0k1_1R3!_0")), "");
    finds(
        &sip("I12!S9!k0_0k1_2R3!_0"),
        expect![[r#"
        warning abi-raw-index-unused at `I12!S9!k0_0k1_2R3!_0`: no leaf refers to argument 1 of the function: no caller can pass it
        error abi-raw-index-range at `_2`: the raw index 2 is out of range: the function has 2 arguments
    "#]],
    );
    finds(
        &sip("I12!S9!k0_0k1_0R1!"),
        expect![[r#"
        warning abi-raw-index-unused at `I12!S9!k0_0k1_0R1!`: no leaf refers to argument 1 of the function: no caller can pass it
        warning abi-raw-index-unused at `I12!S9!k0_0k1_0R1!`: no leaf refers to result 0 of the function: no caller gets it
        warning sip-repeated-raw-index at `_0`: the raw index 0 is used twice
    "#]],
    );
    // If the function does not show its values, the raw signature counts.
    let export = "vm.export @f attributes {iree.reflection = {abi = \"sip\", f = \"I4!S1!R1!\", \
                  fv = \"1\", sip = \"I12!S9!k0_0k1_1R1!\"}}\n";
    finds(
        export,
        expect![[r#"
        error abi-raw-index-range at `_1`: the raw index 1 is out of range: the function has 1 argument
    "#]],
    );
}

#[test]
fn versions_of_signatures_are_checked() {
    finds(
        &func("f = \"I14!B6!d4d-1S3!t6R6!B3!d4\""),
        expect![[r#"
            information abi-missing-version at `f`: readers take 'f' only beside 'fv = "1"'
        "#]],
    );
    finds(
        &func("f = \"I14!B6!d4d-1S3!t6R6!B3!d4\", fv = 1 : i32"),
        expect![[r#"
            warning abi-version at `1 : i32`: readers take 'f' only where 'fv' is the string "1"
        "#]],
    );
    finds(
        &func("abi = \"python\", abiv = 2 : i32, sip = \"I12!S9!k0_0k1_1R3!_0\", sipv"),
        expect![[r#"
            warning abi-version at `"python"`: readers take 'sip' only where 'abi' is the string "sip"
            warning abi-version at `2 : i32`: the only version of 'abiv' is 1
            warning abi-version at `sipv`: the only version of 'sipv' is 1
        "#]],
    );
    finds(
        &func("iree.abi = 7 : i32, sip"),
        expect![[r#"
        error abi-attribute-kind at `7 : i32`: the attribute 'iree.abi' has to be a string
        information abi-missing-version at `sip`: readers take 'sip' only beside 'abi = "sip"'
        error abi-attribute-kind at `sip`: the attribute 'sip' has to be a string
    "#]],
    );
    for (value, said) in [("iree.reflection = 5", "5"), ("iree.reflection", "iree.reflection")] {
        let text = format!("func.func @f() attributes {{{value}}} {{\n  return\n}}\n");
        let expected = format!(
            "error abi-attribute-kind at `{said}`: the attribute 'iree.reflection' has to be a \
             dictionary\n"
        );
        assert_eq!(report(&text), expected);
    }
    assert_eq!(report("#r = {}\nfunc.func @f() attributes {iree.reflection = #r} { return }"), "");
    // A dictionary may hold anything.
    assert_eq!(report(&func("abi = \"mine\", fv = 3, d = \"text\", sipv = \"x\"")), "");
}

#[test]
fn metadata_in_wrong_places_is_reported() {
    let empty = r#"\"a\":[],\"r\":[]"#;
    let text = |op: &str, attributes: &str| {
        format!("{op} private @f() attributes {{{attributes}}}\n")
            .replace("JSON", &format!("{{{empty}}}"))
    };
    finds(
        &text("func.func", "a, iree.abi = \"JSON\", b"),
        expect![[r#"
        information abi-bare-attribute at `iree.abi`: today's IREE compiler drops 'iree.abi' of a func.func: it keeps only what is in iree.reflection
    "#]],
    );
    assert_eq!(report(&text("util.func", "iree.abi = \"JSON\"")), "");
    finds(
        &text("util.func", "iree.abi = \"JSON\", iree.reflection = {iree.abi = \"JSON\"}"),
        expect![[r#"
            warning abi-both-places at `iree.abi`: 'iree.abi' is also in iree.reflection: the module then holds the key twice; IREE's Python binding takes this one, its C API the other
        "#]],
    );
    finds(
        &text("func.func", "iree.abi = \"JSON\", iree.reflection = {iree.abi = \"JSON \"}"),
        expect![[r#"
            warning abi-both-places at `iree.abi`: 'iree.abi' is also in iree.reflection, and today's compiler keeps only that one of a func.func
        "#]],
    );
    finds(
        &text("util.func", "iree.reflection = {d = \"JSON\"}"),
        expect![[r#"
        information abi-document-key at `d`: the function-ABI design document calls this key 'd'; producers write, and runtimes read, 'iree.abi'
    "#]],
    );
    // Keys of one letter may mean anything elsewhere.
    assert_eq!(report(&text("func.func", "f = \"x\", d = 4 : i32, abi = \"c\", sip")), "");
}

#[test]
fn index_paths_are_compared_with_the_signature() {
    let text = |paths: [&str; 3], sip: &str| {
        let path = |path: &str| match path {
            "" => String::new(),
            path => format!(" {{tf_saved_model.index_path = {path}}}"),
        };
        let [a, b, r] = paths.map(path);
        format!(
            "func.func private @f(%a: i32{a}, %b: i32{b}) -> (i32{r}) attributes \
             {{iree.reflection = {{abi = \"sip\", sip = \"{sip}\"}}}}\n"
        )
    };
    let sip = "I21!S17!k0_0k1D8!K3!\\22x_1R3!_0";
    assert_eq!(report(&text(["[0]", r#"[1, "\"x"]"#, "[]"], sip)), "");
    finds(
        &text(["[0]", r#"[1, "y"]"#, "[0]"], sip),
        expect![[r#"
        error abi-index-path-mismatch at `[1, "y"]`: the signature has another index path for argument 1
        error abi-index-path-mismatch at `[0]`: the signature has another index path for result 0
    "#]],
    );
    finds(
        &text(["[0]", "", "[]"], sip),
        expect![[r#"
        error abi-index-path at `%b: i32`: Missing argument attribute: tf_saved_model.index_path
    "#]],
    );
    finds(
        &text(["[0]", "[1.5]", "[]"], sip),
        expect![[r#"
        error abi-index-path at `1.5`: Each index path component must be a string or integer (of 32 bits)
    "#]],
    );
    finds(
        &text(["[0]", "[0, 1]", "[]"], sip),
        expect![[r#"
        error abi-index-path at `[0, 1]`: the index path does not fit beside those before it: after 1 keys is a leaf, which cannot have keys
    "#]],
    );
}

#[test]
fn functions_are_found_in_every_form() {
    let text = r#"!t = tensor<2xf32>
func.func @a(%x: !t {iree.abi.name = "left"}, %y: f32) -> (!t, i32) {
  return
}
util.func private @b(tensor<*xf32>, !util.list<?>) -> (%0 as tensor<3xi8>, i64 {x.y})
util.func public @c(%x: tensor<?xf32>, %y: i1) -> %x attributes {a} {
  util.return %x : tensor<?xf32>
}
"func.func"() <{function_type = (i32, complex<f32>) -> !t, sym_name = "q\22"}> ({
}) {iree.abi = "{\22a\22:[\22i32\22,[\22named\22,\22k\22,\22i8\22]],\22r\22:[]}"} : () -> ()
func.func private @varargs(...)
vm.export @d attributes {iree.reflection = {f = "I4!S1!R1!", fv = "1"}}
module @inner {
  func.func @e() {
    func.func @nested(%arg0: !unknown) {
      return
    }
    return
  }
}
func.func @s(%x: f32, %y: f32) -> f32 attributes {iree.reflection = {sip = "I17!S5!k0_0D7!K2!k_1R8!S5!k0_0"}} {
"#;
    let tree = syntax::parse(text.as_bytes(), &Limits::default());
    let functions = Functions::find(&tree, text.as_bytes(), &Limits::default());
    let mut out = String::new();
    for function in &functions.functions {
        let explanation = explain(function, text.as_bytes(), &Limits::default());
        let source = explanation.source.name();
        out.push_str(&format!("{} [{source}] {}\n", function.name, explanation.text));
    }
    expect![[r#"
        a [attributes] (left: f32[2], y: f32) -> (f32[2], i32)
        b [type] (arg0: tensor<*xf32>, arg1: !util.list<?>) -> (tensor<3xi8>, i64)
        c [type] (x: tensor<?xf32>, y: i1) -> tensor<?xf32>
        q" [iree.abi] (arg0: i32, *, k: i8) -> None
        varargs [type] (...) -> ...
        d [f] (float32) -> ()
        e [type] () -> None
        nested [type] (arg0: !unknown) -> None
        s [sip] (f32, **{"k": f32}) -> [f32]
    "#]]
    .assert_eq(&out);
}

#[test]
fn fixes_remove_their_diagnostics() {
    let reflection = |json: &str| {
        let json = json.replace('"', "\\22");
        format!("util.func private @f(i32) -> (i32, i32) attributes {{iree.abi = \"{json}\"}}\n")
    };
    // A wrong length and a missing '!', through the escapes of the literal.
    let sip = |sip: &str| {
        format!(
            "util.func private @f(i32) attributes {{iree.reflection = {{abi = \"sip\", sip = \
             \"{sip}\"}}}}\n"
        )
    };
    fixes(
        &sip(r"I12!D8!K3!\22\\_0R1!"),
        expect![[r#"
            util.func private @f(i32) attributes {iree.reflection = {abi = "sip", sip = "I11!D8!K3!\22\\_0R1!"}}
        "#]],
    );
    fixes(
        &sip(r"I16!D7!K2!\5C_0S4k0_0R1!"),
        expect![[r#"
            util.func private @f(i32) attributes {iree.reflection = {abi = "sip", sip = "I17!D7!K2!\5C_0S5!k0_0R1!"}}
        "#]],
    );
    // The rank, and keys that are not sorted.
    fixes(
        &reflection(r#"{"a":["i32"],"r":["i32",["ndarray","i32",2,4]]}"#),
        expect![[r#"
        util.func private @f(i32) -> (i32, i32) attributes {iree.abi = "{\22a\22:[\22i32\22],\22r\22:[\22i32\22,[\22ndarray\22,\22i32\22,1,4]]}"}
    "#]],
    );
    fixes(
        &reflection(r#"{"a":["i32"],"r":[["sdict",["é","i32"],["b","i32"]]]}"#),
        expect![[r#"
        util.func private @f(i32) -> (i32, i32) attributes {iree.abi = "{\22a\22:[\22i32\22],\22r\22:[[\22sdict\22,[\22b\22,\22i32\22],[\22é\22,\22i32\22]]]}"}
    "#]],
    );
    // The element type and a dim of the function.
    fixes(
        &reflection(r#"{"a":["f32"],"r":["i32","i32"]}"#),
        expect![[r#"
        util.func private @f(i32) -> (i32, i32) attributes {iree.abi = "{\22a\22:[\22i32\22],\22r\22:[\22i32\22,\22i32\22]}"}
    "#]],
    );
}

#[test]
fn fixes_move_attributes() {
    let text = |attributes: &str| format!("func.func private @f() attributes {{{attributes}}}\n");
    let abi = r#"iree.abi = "{\"a\":[],\"r\":[]}""#;
    let all: Vec<String> = [
        abi.to_owned(),
        format!("a, {abi}, b = 1"),
        format!("{abi}, iree.reflection = {{k = \"v\"}}"),
        format!("iree.reflection = {{}}, {abi}"),
        format!("a, {abi}, f = \"I1!R1!\", b, sip = \"I1!R1!\""),
        format!("{abi}, f = \"I1!R1!\", iree.reflection = {{}}, sip = \"I1!R1!\""),
        format!("{abi}, iree.reflection = {{{abi}}}"),
    ]
    .iter()
    .map(|attributes| fixed(&text(attributes))[0].clone())
    .collect();
    expect![[r#"
        func.func private @f() attributes {iree.reflection = {iree.abi = "{\"a\":[],\"r\":[]}"}}
        func.func private @f() attributes {a, iree.reflection = {iree.abi = "{\"a\":[],\"r\":[]}"}, b = 1}
        func.func private @f() attributes {iree.reflection = {k = "v", iree.abi = "{\"a\":[],\"r\":[]}"}}
        func.func private @f() attributes {iree.reflection = {iree.abi = "{\"a\":[],\"r\":[]}"}}
        func.func private @f() attributes {a, iree.reflection = {iree.abi = "{\"a\":[],\"r\":[]}", f = "I1!R1!", sip = "I1!R1!"}, b}
        func.func private @f() attributes {iree.reflection = {iree.abi = "{\"a\":[],\"r\":[]}", f = "I1!R1!", sip = "I1!R1!"}}
        func.func private @f() attributes {iree.reflection = {iree.abi = "{\"a\":[],\"r\":[]}"}}
    "#]].assert_eq(&all.concat());
    let generic = "\"func.func\"() <{function_type = () -> (), sym_name = \"f\"}> ({\n}) {iree.abi \
                   = \"{\\\"a\\\":[],\\\"r\\\":[]}\", iree.reflection = {}} : () -> ()\n";
    fixes(
        generic,
        expect![[r#"
        "func.func"() <{function_type = () -> (), sym_name = "f"}> ({
        }) {iree.reflection = {iree.abi = "{\"a\":[],\"r\":[]}"}} : () -> ()
    "#]],
    );
    let renamed = "util.func private @f() attributes {iree.reflection = {d = \
                   \"{\\\"a\\\":[],\\\"r\\\":[]}\"}}\n";
    fixes(
        renamed,
        expect![[r#"
        util.func private @f() attributes {iree.reflection = {iree.abi = "{\"a\":[],\"r\":[]}"}}
    "#]],
    );
    let unversioned = "util.func private @f() attributes {iree.reflection = {f = \"I1!R1!\"}}\n";
    fixes(
        unversioned,
        expect![[r#"
        util.func private @f() attributes {iree.reflection = {f = "I1!R1!", fv = "1"}}
    "#]],
    );
}

#[test]
fn fences_are_not_part_of_the_metadata() {
    let text = |arguments: &str| {
        format!(
            "util.func private @f({arguments}) attributes {{iree.abi = \
             \"{{\\22a\\22:[\\22i32\\22],\\22r\\22:[]}}\"}}\n"
        )
    };
    assert_eq!(report(&text("i32, !hal.fence, !hal.fence")), "");
    finds(
        &text("!hal.fence, i32"),
        expect![[r#"
        error abi-arity at `[\22i32\22]`: the reflection describes 1 argument, but the function has 2
    "#]],
    );
}

#[test]
fn one_bit_is_a_byte_in_raw_signatures() {
    let text = |f: &str| {
        format!(
            "util.func private @f(i1, tensor<2xui8>, bf16) attributes {{iree.reflection = {{f = \
             \"{f}\", fv = \"1\"}}}}\n"
        )
    };
    assert_eq!(report(&text("I18!S3!t4B5!t8d2S3!t3R1!")), "");
    finds(
        &text("I18!S3!t5B5!t0d2S3!t1R1!"),
        expect![[r#"
        error abi-element-type at `S3!t5`: argument 0 is described as sint16, but is i1
        error abi-element-type at `B5!t0d2`: argument 1 is described as Buffer<float32[2]>, but is tensor<2xui8>
        error abi-element-type at `S3!t1`: argument 2 is described as float16, but is bf16
    "#]],
    );
}

/// In a broken header, entries are guesses: the diagnostic stays without its fix.
#[test]
fn a_broken_header_gets_no_fixes() {
    let text = |attributes: &str, body: &str| {
        format!("func.func private @f() attributes {{{attributes}}} {{\n{body}}}\n")
    };
    let has_fix = |text: &str| {
        let found = check(text.as_bytes(), &Limits::default());
        let bare = found.iter().find(|found| found.code.name() == "abi-bare-attribute");
        bare.unwrap().fix.is_some()
    };
    assert!(has_fix(&text("iree.abi = \"{}\"", "")));
    assert!(has_fix(&text("iree.abi = \"{}\"", "  ) \n")));
    assert!(!has_fix(&text("a = , iree.abi = \"{}\"", "")));
}

/// The versions of a signature are keys that mean nothing by themselves.
#[test]
fn versions_move_with_their_signature() {
    let bare = |entries: &str, other: &str| {
        format!("func.func private @f(i32) attributes {{{entries}{other}}}\n")
    };
    let moved = |entries: &str, other: &str| {
        format!("func.func private @f(i32) attributes {{iree.reflection = {{{entries}}}{other}}}\n")
    };
    for (entries, other) in [
        (r#"abi = "sip", sip = "I8!S5!k0_0R1!", abiv = 1 : i32"#, ", my.other = 1 : i32"),
        (r#"abiv = 1 : i32, abi = "sip", sip = "I8!S5!k0_0R1!", sipv = 1 : i32"#, ""),
        (r#"f = "I6!S3!t6R1!", fv = "1""#, ""),
    ] {
        assert_eq!(fixed(&bare(entries, other)).concat(), moved(entries, other), "{entries}");
    }
    for entries in ["abiv = 1 : i32", "fv = \"1\", sipv = 1 : i32"] {
        assert_eq!(check(bare(entries, "").as_bytes(), &Limits::default()), [], "{entries}");
    }
}
