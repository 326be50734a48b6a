//! The snippets of all bundled operations, filled in and parsed.

use abide_core::dialect;
use abide_core::ide::{self, Document, operation_snippet};
use abide_core::limits::Limits;
use abide_core::mlir::ods::OpDescription;
use abide_core::mlir::ods::constraint::AttributePredicate;
use abide_core::mlir::parse::{OperationRoles, RolesRequest, operation_roles};
use abide_core::text::Span;

/// A piece of a snippet.
#[derive(Debug, Clone, PartialEq)]
enum Piece {
    Text(String),
    /// The number and the placeholder.
    Gap(u32, String),
}

fn pieces(snippet: &str) -> Vec<Piece> {
    let mut pieces = vec![Piece::Text(String::new())];
    let mut chars = snippet.chars().peekable();
    while let Some(c) = chars.next() {
        match c {
            '$' => {
                let is_long = chars.next_if_eq(&'{').is_some();
                let mut number = String::new();
                while let Some(digit) = chars.next_if(char::is_ascii_digit) {
                    number.push(digit);
                }
                let mut placeholder = String::new();
                if is_long {
                    assert_eq!(chars.next(), Some(':'), "{snippet}");
                    loop {
                        match chars.next().unwrap() {
                            '}' => break,
                            '\\' => placeholder.push(chars.next().unwrap()),
                            c => placeholder.push(c),
                        }
                    }
                }
                pieces.push(Piece::Gap(number.parse().unwrap(), placeholder));
                pieces.push(Piece::Text(String::new()));
            }
            c => {
                let c = if c == '\\' { chars.next().unwrap() } else { c };
                let Some(Piece::Text(text)) = pieces.last_mut() else { unreachable!() };
                text.push(c);
            }
        }
    }
    pieces
}

/// The text with each gap filled by its own placeholder.
fn filled(pieces: &[Piece]) -> String {
    let own = |number: u32| {
        let placeholder = |piece: &Piece| match piece {
            Piece::Gap(own, text) if *own == number && !text.is_empty() => Some(text.clone()),
            _ => None,
        };
        pieces.iter().find_map(placeholder).unwrap_or_default()
    };
    let text = |piece: &Piece| match piece {
        Piece::Text(text) => text.clone(),
        Piece::Gap(number, _) => own(*number),
    };
    pieces.iter().map(text).collect()
}

fn roles(text: &str) -> OperationRoles {
    let operation = Span::from_range(0..text.len());
    let request = RolesRequest { operation, ..RolesRequest::default() };
    operation_roles(text.as_bytes(), &request, dialect::registry(), &Limits::default())
}

fn is_whole(text: &str) -> bool {
    let roles = roles(text);
    roles.is_complete && roles.stop.offset as usize >= text.len()
}

/// Types of all kinds.
const TYPES: [&str; 14] = [
    "f32",
    "i32",
    "index",
    "tensor<1xf32>",
    "memref<1xf32>",
    "vector<1xf32>",
    "complex<f32>",
    "vector<4xf32>",
    "!llvm.ptr",
    "() -> ()",
    "<f32>",
    "<4>",
    "(f32) -> f32",
    "<(f32)>",
];

const ATTRIBUTES: [&str; 14] = [
    "0",
    "x",
    "true",
    "\"x\"",
    "@x",
    "0.0",
    "i32",
    "0 : i32",
    "affine_map<(d0) -> (d0)>",
    "affine_set<(d0) : (d0 >= 0)>",
    "dense<0> : tensor<1xi32>",
    "[]",
    "{}",
    "<>",
];

/// The texts that may fill a gap.
fn candidates(op: &OpDescription, before: &str, placeholder: &str) -> Vec<String> {
    match before.chars().last() {
        Some('%' | '^' | '@' | '"') => return vec!["x".to_owned()],
        _ if placeholder.is_empty() => return vec![String::new()],
        _ => {}
    }
    let texts = |all: &[&str]| all.iter().map(|one| (*one).to_owned()).collect::<Vec<_>>();
    let mut found = vec![placeholder.to_owned()];
    if before.ends_with('[') {
        found.push(String::new());
    }
    let attribute = op.attributes.iter().find(|one| *one.name == *placeholder);
    let Some(attribute) = attribute else {
        return [found, texts(&TYPES), texts(&ATTRIBUTES)].concat();
    };
    if let AttributePredicate::Enum(one) = attribute.constraint.predicate() {
        found.extend(one.cases.iter().take(2).map(|case| case.keyword.to_string()));
        found.extend(one.cases.iter().take(2).map(|case| format!("<{}>", case.keyword)));
    }
    found.extend(texts(&ATTRIBUTES));
    found.extend(texts(&TYPES));
    found
}

/// Fills the gaps from the left to the right, each with the first text that parses so far.
fn fill(op: &OpDescription, text: &str, rest: &[Piece], budget: &mut u32) -> Option<String> {
    match rest {
        [] => is_whole(text).then(|| text.to_owned()),
        [Piece::Text(own), rest @ ..] => fill(op, &format!("{text}{own}"), rest, budget),
        [Piece::Gap(number, placeholder), rest @ ..] => {
            candidates(op, text, placeholder).into_iter().find_map(|candidate| {
                *budget = budget.checked_sub(1)?;
                // An editor writes the same text into the other mentions of the gap.
                let mentioned = |piece: &Piece| match piece {
                    Piece::Gap(own, text) if own == number && text.is_empty() => {
                        Piece::Text(candidate.clone())
                    }
                    piece => piece.clone(),
                };
                let rest: Vec<Piece> = rest.iter().map(mentioned).collect();
                let longer = format!("{text}{candidate}");
                let roles = roles(&longer);
                let reads = roles.is_complete
                    || roles.stop.offset as usize >= longer.len()
                    || longer.ends_with('x');
                reads.then(|| fill(op, &longer, &rest, budget)).flatten()
            })
        }
    }
}

/// The mistakes in the snippet of an operation.
fn mistakes(document: &Document, op: &OpDescription) -> Option<String> {
    let name = &*op.name;
    let snippet = operation_snippet(document, name)?;
    let pieces = pieces(&snippet);
    let placeholders = pieces.iter().filter_map(|piece| match piece {
        Piece::Gap(number, text) if !text.is_empty() => Some((*number, text.clone())),
        _ => None,
    });
    let mut numbers: Vec<u32> = placeholders.clone().map(|(number, _)| number).collect();
    numbers.sort_unstable();
    if numbers.windows(2).any(|two| two[0] == two[1]) {
        return Some(format!("a gap is there twice: {snippet}"));
    }
    if let Some(own) = document.registry().snippet(name) {
        let text = filled(&pieces);
        if snippet != format!("{name}{}", own.text) || !is_whole(&text) {
            return Some(format!("{text}\n    stops at {:?}", roles(&text).stop));
        }
        return None;
    }
    let without_placeholder = |piece: &Piece| match piece {
        Piece::Text(text) => text.clone(),
        Piece::Gap(..) => "x".to_owned(),
    };
    let text: String = pieces.iter().map(without_placeholder).collect();
    if [":(", "=[", ",%", " )", "( ", "  %"].iter().any(|odd| text.contains(odd)) {
        return Some(format!("odd blanks: {snippet}"));
    }
    match fill(op, "", &pieces, &mut 400) {
        Some(_) => None,
        None => Some(snippet),
    }
}

/// Operations whose snippet no sample fills: most want a type that is not among the samples.
const NOT_FILLED: [&str; 17] = [
    "stablehlo.return",
    "amdgpu.raw_buffer_load",
    "amdgpu.raw_buffer_store",
    "arm_sme.outerproduct",
    "omp.private",
    "pdl_interp.get_value_type",
    "spirv.module",
    "transform.match.structured.yield",
    "transform.print",
    "wasmssa.call",
    "wasmssa.local_get",
    "wasmssa.local_set",
    "wasmssa.local_tee",
    "x86vector.avx512.vp2intersect",
    "nvgpu.warpgroup.mma",
    "transform.structured.lower_pack",
    "transform.structured.lower_unpack",
];

/// The number of operations whose form is not known completely: they have no snippet.
const WITHOUT: usize = 513;

/// The number of operations whose snippet does not parse before its gaps are filled in: their types are related
/// in a way that no constraint states, or have parameters.
const NOT_AT_ONCE: usize = 327;

#[test]
fn the_examples_of_most_snippets_parse() {
    let document = Document::new(Vec::new(), Limits::default());
    let all = dialect::registry().dialects().dialects().flat_map(|dialect| &dialect.ops);
    let snippets = all.filter_map(|op| operation_snippet(&document, &op.name));
    let example = |snippet: String| filled(&pieces(&snippet));
    let wrong: Vec<String> = snippets.map(example).filter(|text| !is_whole(text)).collect();
    let first: Vec<&String> = wrong.iter().take(20).collect();
    assert_eq!(wrong.len(), NOT_AT_ONCE, "{first:#?}");
}

#[test]
fn every_snippet_of_a_bundled_operation_parses_once_it_is_filled_in() {
    let document = Document::new(Vec::new(), Limits::default());
    let all = dialect::registry().dialects().dialects().flat_map(|dialect| &dialect.ops);
    let (mut wrong, mut without, mut count) = (Vec::new(), 0, 0);
    for op in all {
        count += 1;
        without += usize::from(operation_snippet(&document, &op.name).is_none());
        wrong.extend(mistakes(&document, op).map(|mistake| (&*op.name, mistake)));
    }
    let names: Vec<&str> = wrong.iter().map(|(name, _)| *name).collect();
    let new: Vec<_> = wrong.iter().filter(|(name, _)| !NOT_FILLED.contains(name)).collect();
    let filled: Vec<_> = NOT_FILLED.iter().filter(|name| !names.contains(name)).collect();
    assert!(
        new.is_empty() && filled.is_empty(),
        "of {count}, {without} without: not filled {new:#?}, filled {filled:?}"
    );
    assert_eq!(without, WITHOUT);
}

/// The snippet of an operation where its name is typed in a function.
fn offered(head: &str, typed: &str, name: &str) -> Option<String> {
    let text = format!("{head}  {typed}\n  return\n}}\n");
    let cursor = head.len() + 2 + typed.len();
    let document = Document::new(text.into_bytes(), Limits::default());
    let found = ide::completions(&document, cursor as u32).into_iter();
    found.filter(|one| one.label == name).find_map(|one| one.snippet)
}

#[test]
fn near_values_fill_the_gaps_of_operands_and_their_types() {
    let head = "func.func @f(%a: f32, %x: f32, %m: memref<8x8xf32>, %i: index) {\n";
    for (typed, name, wanted) in [
        ("%p = mulf", "arith.mulf", "arith.mulf %${1:a}, %${2:x} : ${3:f32}"),
        // The nearest result comes first, and no value is there twice.
        (
            "%b = arith.constant 1 : i32\n  %p = addi",
            "arith.addi",
            "arith.addi %${1:b}, %${2:rhs} : ${3:i32}",
        ),
        ("%p = divsi", "arith.divsi", "arith.divsi %${1:i}, %${2:rhs} : ${3:index}"),
        // Nothing fits.
        ("%p = trunci", "arith.trunci", "arith.trunci %${1:in} : ${2:i32} to ${3:i8}"),
    ] {
        assert_eq!(offered(head, typed, name).as_deref(), Some(wanted), "{typed}");
    }
    // Values of the region come first, and the result of the operation around it is not defined there.
    let text = "func.func @f(%a: f32) {\n  %r = \"x.y\"() ({\n  ^bb0(%in: f32, %out: f32):\n    %n = negf\n  }) : () -> f32\n  return\n}\n";
    let cursor = text.find("negf").unwrap() + "negf".len();
    let document = Document::new(text.as_bytes().to_vec(), Limits::default());
    let found = ide::completions(&document, cursor as u32).into_iter();
    let negated = found.filter(|one| one.label == "arith.negf").find_map(|one| one.snippet);
    assert_eq!(negated.as_deref(), Some("arith.negf %${1:in} : ${2:f32}"));
    // A value that another gap names is left to it.
    let bounds = offered("func.func @f(%n: index, %m: index) {\n", "for", "scf.for").unwrap();
    assert!(bounds.starts_with("scf.for %${1:i} = %${2:m} to %${3:n} step"), "{bounds}");
    let load = offered(head, "%v = load", "memref.load").unwrap();
    assert!(load.starts_with("memref.load %${1:m}[%${2:i}]"), "{load}");
    assert!(load.ends_with(":memref<8x8xf32>}"), "{load}");
    // One letter may begin too many operations.
    assert_eq!(offered(head, "%p = m", "arith.mulf"), None);
}

#[test]
fn examples_parse() {
    let registry = dialect::registry();
    let dialects = registry.dialects().dialects();
    let ops = dialects.flat_map(|dialect| &dialect.ops);
    let examples = ops.filter_map(|op| Some(format!("{}{}", op.name, registry.example(&op.name)?)));
    let examples: Vec<String> = examples.collect();
    assert!(examples.len() > 60, "{}", examples.len());
    let wrong: Vec<&String> = examples.iter().filter(|text| !is_whole(text)).collect();
    assert!(wrong.is_empty(), "{wrong:#?}");
}

#[test]
fn snippets_with_near_values_parse() {
    let head = "func.func @f(%a: f32, %b: i32, %c: index, %d: tensor<4x8xf32>, %e: memref<4x8xf32>, %g: \
                vector<4xf32>, %h: i1, %k: tensor<8x16xf32>, %l: complex<f32>, %n: memref<f32>) {\n";
    let plain = Document::new(Vec::new(), Limits::default());
    let (mut filled_in, mut wrong) = (0, Vec::new());
    for dialect in ["arith", "complex", "linalg", "memref", "tensor", "vector"] {
        let ops = &dialect::registry().dialects().dialect(dialect).unwrap().ops;
        for op in ops {
            let Some(own) = operation_snippet(&plain, &op.name) else { continue };
            let sign = if op.results.is_empty() { "" } else { "%r = " };
            let near = offered(head, &format!("{sign}{}", op.name), &op.name).unwrap();
            filled_in += usize::from(near != own);
            let text = filled(&pieces(&near));
            if is_whole(&filled(&pieces(&own))) && !is_whole(&text) {
                wrong.push(near);
            }
        }
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
    assert!(filled_in > 100, "{filled_in}");
}
