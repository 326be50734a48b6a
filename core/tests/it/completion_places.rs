//! Places where people complete, and the item that must be among the first five.

use abide_core::ide::{Document, completions};
use abide_core::limits::Limits;

const BEFORE: &str = "#map = affine_map<(d0) -> (d0)>
!vec = vector<4xf32>
func.func private @callee(i32, f32) -> index
memref.global \"private\" @data : memref<4xf32>
";

const BODY: &str =
    "func.func @f(%i: index, %a: i32, %b: i32, %x: f32, %c: i1, %m: memref<4x4xf32>, \
                    %t: tensor<4xf32>, %v: vector<4xf32>) -> f32 {
  %c0 = arith.constant 0 : index
";

const AFTER: &str = "
  return %x : f32
^next:
  return %x : f32
}
";

/// The surroundings of the text with the cursor.
#[derive(Debug, Clone, Copy, PartialEq)]
enum At {
    /// On a line of its own in a function that goes on after it.
    Body,
    /// On the last line of a function.
    End,
    /// On a line of its own in front of the function.
    Top,
    /// In a file without anything else.
    Alone,
}
use At::{Alone, Body, End, Top};

/// The place, the text with the cursor, and the wanted item.
const PLACES: [(At, &str, &str); 64] = [
    // Where an operation begins.
    (Body, "|", "arith.constant"),
    (Body, "%0 = |", "arith.constant"),
    (Body, "%0 = arith.|", "arith.constant"),
    (Body, "%0 = arith.a|", "arith.addi"),
    (Body, "%0 = arith.addi|", "arith.addi"),
    (Body, "%0 = arith.cmp|", "arith.cmpi"),
    (Body, "%0 = arith.mu|", "arith.mulf"),
    (Body, "scf|", "scf.for"),
    (Body, "scf.|", "scf.for"),
    (Body, "scf.for|", "scf.for"),
    (Body, "scf.i|", "scf.if"),
    (Body, "%0 = call|", "call"),
    (Body, "%0 = memref.|", "memref.load"),
    (Body, "%0 = memref.al|", "memref.alloc"),
    (Body, "%0 = tensor.|", "tensor.empty"),
    (Body, "%0 = tensor.ex|", "tensor.extract_slice"),
    (Body, "%0 = linalg.|", "linalg.generic"),
    (Body, "%0 = linalg.m|", "linalg.matmul"),
    (Body, "%0 = vector.|", "vector.transfer_read"),
    (Body, "%0 = vector.b|", "vector.broadcast"),
    (Body, "affine.|", "affine.for"),
    (Body, "%0 = affine.l|", "affine.load"),
    (Body, "cf.|", "cf.br"),
    (Body, "gpu.l|", "gpu.launch"),
    (Body, "%0 = llvm.|", "llvm.load"),
    (Body, "%0 = math.s|", "math.sqrt"),
    (Body, "%0 = stablehlo.|", "stablehlo.add"),
    (Body, "%0 = bufferization.|", "bufferization.to_tensor"),
    (Top, "transform.|", "transform.named_sequence"),
    (Body, "scf.for %k = %i to %i step %i {\n    |\n  }", "arith.constant"),
    (Body, "%0 = \"arith.ad|", "arith.addi"),
    // Where a terminator is missing.
    (End, "|", "return"),
    (End, "retu|", "return"),
    (Body, "%r = scf.if %c -> f32 {\n    |\n  } else {\n    scf.yield %x : f32\n  }", "scf.yield"),
    // At top level.
    (Top, "|", "func.func"),
    (Top, "func|", "func.func"),
    (Top, "modu|", "module"),
    (Top, "mod|", "module"),
    (Top, "#|", "#map"),
    (Alone, "|", "module"),
    (Alone, "|", "func.func"),
    (Alone, "memref.g|", "memref.global"),
    (Alone, "gpu.m|", "gpu.module"),
    (Alone, "llvm.f|", "llvm.func"),
    (Alone, "module {\n  |\n}", "func.func"),
    // Values, symbols, blocks.
    (Body, "%0 = arith.addi %|", "%a"),
    (Body, "%0 = arith.addf %|", "%x"),
    (Body, "%0 = arith.select %|", "%c"),
    (Body, "%0 = memref.load %m[%|", "%i"),
    (Body, "%0 = tensor.extract %|", "%t"),
    (Body, "%0 = call @|", "@callee"),
    (Body, "%0 = memref.get_global @|", "@data"),
    (Body, "cf.br ^|", "^next"),
    // Types.
    (Body, "%0 = arith.addi %a, %b : |", "i32"),
    (Body, "%0 = tensor.empty() : |", "tensor"),
    (Body, "%0 = memref.alloc() : m|", "memref"),
    (Body, "%0 = arith.index_cast %i : index to |", "i32"),
    (Body, "%0 = tensor.cast %t : |", "tensor<4xf32>"),
    (Top, "func.func private @g(t|", "tensor"),
    (Body, "%0 = vector.broadcast %x : f32 to |", "!vec"),
    // Attributes and words.
    (Body, "%0 = arith.cmpi |", "eq"),
    (Body, "%0 = arith.addf %x, %x fastmath<|", "fast"),
    (Body, "%0 = linalg.generic {|", "indexing_maps"),
    (Body, "scf.for %k = %i |", "to"),
];

/// The places whose item is further down, with the reason.
const MISSES: [(&str, &str); 1] =
    [("%0 = \"arith.ad|", "an open string is taken for text of the operation before it")];

#[test]
fn the_wanted_item_is_among_the_first_five() {
    let mut missed = Vec::new();
    let mut seen = Vec::new();
    for (at, text, wanted) in PLACES {
        let whole = match at {
            Body => format!("{BEFORE}{BODY}  {text}{AFTER}"),
            End => format!("{BEFORE}{BODY}  {text}\n}}\n"),
            Top => format!("{BEFORE}{text}\n{BODY}{AFTER}"),
            Alone => text.to_owned(),
        };
        let cursor = whole.find('|').unwrap();
        let whole = whole.replacen('|', "", 1);
        let document = Document::new(whole.into_bytes(), Limits::default());
        let found = completions(&document, u32::try_from(cursor).unwrap());
        let labels: Vec<String> = found.into_iter().map(|one| one.label).collect();
        if !labels.iter().take(5).any(|label| label == wanted) {
            let place = labels.iter().position(|label| label == wanted);
            let first: Vec<_> = labels.iter().take(7).collect();
            seen.push(format!("{at:?} {text}: {wanted} is at {place:?}: {first:?}"));
            missed.push(text);
        }
    }
    let known: Vec<&str> = MISSES.iter().map(|(text, _)| *text).collect();
    assert_eq!(missed, known, "{}", seen.join("\n"));
}

/// The snippet of an item at a cursor.
fn snippet(text: &str, label: &str) -> Option<String> {
    let cursor = text.find('|').unwrap();
    let document = Document::new(text.replacen('|', "", 1).into_bytes(), Limits::default());
    let found = completions(&document, u32::try_from(cursor).unwrap());
    found.into_iter().find(|one| one.label == label)?.snippet
}

#[test]
fn calls_and_types_have_gaps() {
    let body = |line: &str| format!("{BEFORE}{BODY}  {line}{AFTER}");
    let callee = "@callee(%${1:arg}, %${2:arg}) : (i32, f32) -> index";
    assert_eq!(snippet(&body("%0 = call @|"), "@callee").as_deref(), Some(callee));
    let own = snippet(&body("%0 = call @|"), "@f").unwrap();
    assert!(own.starts_with("@f(%${1:i}, %${2:a}, ") && own.ends_with(") -> f32"), "{own}");
    assert_eq!(snippet(&body("%0 = call @|(%a, %x) : (i32, f32) -> index"), "@callee"), None);
    assert_eq!(snippet(&body("%0 = \"func.call\"() {callee = @|"), "@callee"), None);
    let tensor = snippet(&body("%0 = tensor.empty() : |"), "tensor");
    assert_eq!(tensor.as_deref(), Some("tensor<${1:4}x${2:f32}>"));
    // What follows the word would be there twice.
    assert_eq!(snippet(&body("%0 = arith.add| %a, %b : i32"), "arith.addi"), None);
    assert!(snippet(&body("%0 = arith.add|"), "arith.addi").is_some());
    assert!(snippet(&body("scf.if %c { scf.yiel| }"), "scf.yield").is_some());
}
