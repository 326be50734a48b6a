//! MLIR text that was made to break a reader.

use abide_core::dialect::registry;
use abide_core::limits::Limits;
use abide_core::mlir::opt::{Options, opt, opt_module};
use abide_core::mlir::{self, syntax};

/// Pieces that, repeated, open brackets, lists, names and strings without ever closing them.
const PIECES: [&[u8]; 44] = [
    b"(",
    b"[",
    b"{",
    b"<",
    b"}",
    b")",
    b"]",
    b">",
    b"%",
    b"\"",
    b"@\"",
    b"#",
    b"!a<",
    b"tensor<",
    b"dense<[",
    b"loc(",
    b"\0",
    b"\xff",
    b"-",
    b"\"a\"()({",
    b"a.b{c.d ",
    b"^a:",
    b"%a,\n",
    b"func.func @f() {\n",
    b"%a=\n",
    b"%a:2,\n",
    b"// -----\n",
    b"affine_map<(d0)->(",
    b"{a=",
    b"x.y {a=",
    b"{-#",
    b"()->",
    b"x.y\n",
    b"x.y (\n",
    b"x.y <\n",
    b"\"a\n",
    b"\"\\",
    b"tensor<4x",
    b"array<i32:",
    b"#a=\n",
    b"\"x\"(%a):(i32)->()\n",
    b"fused<",
    b"x.y %a\r\n",
    b"\"a\"()({b.c %x ",
];

/// Runs on a small stack: a reader that recurses on its input does not come back.
fn on_small_stack(work: impl FnOnce() + Send) {
    std::thread::scope(|scope| {
        let thread = std::thread::Builder::new().stack_size(1 << 20);
        thread.spawn_scoped(scope, work).unwrap().join().unwrap();
    });
}

fn survives(text: &[u8]) {
    let limits = Limits::default();
    let tree = syntax::parse(text, &limits);
    let end = tree.tokens().last().map_or(0, |token| token.span().end());
    assert_eq!(end as usize, text.len());
    assert!(tree.memory() < 1000 + 30 * text.len(), "{} bytes for {}", tree.memory(), text.len());
    assert!(mlir::check(text, &limits).len() <= limits.diagnostics + 1);
}

#[test]
fn a_hundred_thousand_of_each_token() {
    on_small_stack(|| {
        for piece in PIECES {
            let before: [&[u8]; 4] =
                [b"", b"func.func @f() {\n", b"\"x\"() {a = ", b"func.func @f(%a: "];
            for before in before {
                survives(&[before, &piece.repeat(100_000 / piece.len())].concat());
            }
        }
    });
}

#[test]
fn a_million_open_brackets() {
    on_small_stack(|| {
        for bracket in [b"(", b"[", b"{", b"<"] {
            survives(&bracket.repeat(1_000_000));
        }
    });
}

#[test]
fn a_huge_literal_is_one_token() {
    let numbers = "1, ".repeat(1_000_000);
    let text = format!("#a = dense<[{numbers}2]> : tensor<1000001xi32>\n");
    let tree = syntax::parse(text.as_bytes(), &Limits::default());
    assert!(tree.diagnostics().is_empty());
    assert!(tree.tokens().count() < 30);
}

#[test]
fn omitted_diagnostics_are_counted() {
    let one = "func.func @f() {\n  %0 = a.b %x : i32\n  return\n}\n";
    for (text, errors) in [("% ".repeat(5000), 5000), (one.repeat(3000), 3000 + 2999)] {
        let found = mlir::check(text.as_bytes(), &Limits::default());
        assert_eq!(found.len(), 1001);
        let more = found.iter().find(|found| found.code.name() == "limit-diagnostics").unwrap();
        assert_eq!(more.message, format!("{} more diagnostics are not shown", errors - 1000));
    }
}

#[test]
fn a_longer_file_than_allowed_is_read_up_to_the_limit() {
    let text = b"\"a.b\"() : () -> ()\n\"a.b\"() : () -> ()\n";
    let limits = Limits { bytes: 19, ..Limits::default() };
    let found = mlir::check(text, &limits);
    assert_eq!(found.len(), 1);
    assert_eq!(found[0].code.name(), "limit-bytes");
    assert_eq!(found[0].span.start(), 19);
}

#[test]
fn a_truncated_file_is_reported() {
    let text = b"func.func private @f()\n// -----\nfunc.func private @g()\n";
    for kept in [0, 23, text.len() - 1] {
        let limits = Limits { bytes: kept, ..Limits::default() };
        for split_input_file in [false, true] {
            let options = Options { split_input_file, ..Options::default() };
            let outcome = opt(text, "input", &options, registry(), &limits);
            assert!(!outcome.success && outcome.output.is_empty(), "{outcome:?}");
            assert!(outcome.messages.contains("the file is longer than"), "{outcome:?}");
            assert_eq!(opt_module(text, &options, registry(), &limits).unwrap_err().len(), 1);
        }
    }
    let whole = Limits { bytes: text.len(), ..Limits::default() };
    assert!(opt(text, "input", &Options::default(), registry(), &whole).success);
}

#[test]
fn a_key_is_found_twice_in_a_long_dictionary() {
    let keys: Vec<String> = (0..40).map(|index| format!("a{}", index % 39)).collect();
    let text = format!("\"x\"() {{{}}} : () -> ()\n", keys.join(", "));
    let options = Options::default();
    let outcome = opt(text.as_bytes(), "input", &options, registry(), &Limits::default());
    assert!(outcome.messages.contains("duplicate key 'a0' in dictionary attribute"), "{outcome:?}");
}

#[test]
fn products_of_sizes_have_a_largest_value() {
    let wide = "vector<4294967296x4294967296xi32>";
    let text = format!(
        "func.func @f(%t: !xegpu.tensor_desc<4294967296x4294967296xi32>, %v: {wide}, %i: vector<8xi32>) {{
           %0 = \"xegpu.load_nd\"(%t) {{offsets = array<i64>, const_offsets = array<i64: 0, 0>}} : (!xegpu.tensor_desc<4294967296x4294967296xi32>) -> {wide}
           %1 = \"amdgpu.mfma\"(%v, %v, %v) {{m = 32 : i32, n = 32 : i32, k = 1 : i32, blocks = 2 : i32}} : ({wide}, {wide}, {wide}) -> {wide}
           \"llvm.switch\"(%i)[^bb1] {{case_values = dense<0> : {wide}, case_operand_segments = array<i32>, operandSegmentSizes = array<i32: 1, 0, 0>}} : (vector<8xi32>) -> ()
         ^bb1:
           return
         }}"
    );
    assert!(!mlir::check(text.as_bytes(), &Limits::default()).is_empty());
    for text in [text.replace("\"llvm.switch\"", "\"cf.switch\""), text] {
        let outcome =
            opt(text.as_bytes(), "input", &Options::default(), registry(), &Limits::default());
        assert!(!outcome.success, "{outcome:?}");
    }
}
