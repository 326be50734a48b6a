//! The types of the `spirv` dialect, as MLIR 19 to 22 read them, and the forms of operations that only C++ reads.

mod attributes;
mod examples;
mod forms;
mod group;
mod module;
mod names;
mod samples;
mod spelling;
mod types;
mod verify;
mod words;

use crate::common::notation::paired;
use abide_mlir::ir::FloatKind;
use abide_mlir::parse::{Parse, Tokens};
use abide_mlir::print::PrintHook;
use abide_mlir::registry::directives::{CustomDirective, at_bracket};
use abide_mlir::registry::{DialectHooks, Hooks, ParseHook};
use abide_mlir::syntax::TokenKind;
use abide_source::rule;
use abide_source::spelling::quoted;
use abide_source::text::Span;
use forms::{arithmetic, chains, composites, control, memory, symbols, variables};

/// The `custom<…>` directives of its formats.
const DIRECTIVES: &[CustomDirective] = &[
    crate::common::switches::OF_BLOCKS,
    paired!("ImageOperands", at_bracket, crate::common::clauses, quoted_words),
];

/// The hooks of the dialect.
pub(super) const DIALECT: DialectHooks = DialectHooks {
    examples: examples::EXAMPLES,
    operations: &[HOOKS],
    verifiers: &[verify::RULES],
    symbol_verifiers: verify::SYMBOL_RULES,
    type_conditions: verify::TYPE_CONDITIONS,
    result_names: names::RESULT_NAMES,
    verify_attribute: Some(verify::verify_attribute),
    canonical_body: Some(spelling::canonical_body),
    check_type: Some(check_type),
    check_attribute: Some(attributes::check),
    directives: &[DIRECTIVES],
    type_samples: samples::TYPES,
    ..DialectHooks::of("spirv")
};

const HOOKS: &[(&str, Hooks)] = &[
    ("spirv.module", written_by(module::parse_module, module::print_module)),
    ("spirv.func", written_by(module::parse_func, module::print_func)),
    ("spirv.Constant", written_by(module::parse_constant, module::print_constant)),
    ("spirv.IAddCarry", EXTENDED),
    ("spirv.ISubBorrow", EXTENDED),
    ("spirv.SMulExtended", EXTENDED),
    ("spirv.UMulExtended", EXTENDED),
    ("spirv.GL.FClamp", TERNARY),
    ("spirv.GL.Fma", TERNARY),
    ("spirv.GL.SClamp", TERNARY),
    ("spirv.GL.UClamp", TERNARY),
    ("spirv.INTEL.SubgroupBlockRead", written_by(memory::parse_block_load, memory::print_load)),
    ("spirv.INTEL.SubgroupBlockWrite", written_by(memory::parse_block_store, memory::print_store)),
    ("spirv.CompositeExtract", written_by(composites::parse_extract, composites::print_extract)),
    ("spirv.CompositeInsert", written_by(composites::parse_insert, composites::print_insert)),
    ("spirv.mlir.loop", written_by(control::parse_loop, control::print_loop)),
    ("spirv.mlir.selection", written_by(control::parse_selection, control::print_selection)),
    ("spirv.BranchConditional", written_by(control::parse_branch, control::print_branch)),
    ("spirv.Load", written_by(memory::parse_load, memory::print_load)),
    ("spirv.Store", written_by(memory::parse_store, memory::print_store)),
    ("spirv.CopyMemory", written_by(memory::parse_copy, memory::print_copy)),
    ("spirv.AccessChain", written_by(chains::parse_access, chains::print)),
    ("spirv.PtrAccessChain", written_by(chains::parse_pointer_access, chains::print)),
    ("spirv.InBoundsPtrAccessChain", written_by(chains::parse_inbounds_access, chains::print)),
    ("spirv.Variable", written_by(variables::parse_variable, variables::print_variable)),
    ("spirv.GlobalVariable", written_by(variables::parse_global, variables::print_global)),
    ("spirv.EntryPoint", written_by(symbols::parse_entry_point, symbols::print_entry_point)),
    (
        "spirv.ExecutionMode",
        written_by(symbols::parse_execution_mode, symbols::print_execution_mode),
    ),
    ("spirv.SpecConstant", written_by(symbols::parse_constant, symbols::print_constant)),
    ("spirv.SpecConstantComposite", written_by(symbols::parse_composite, symbols::print_composite)),
    ("spirv.GroupNonUniformFAdd", OVER_GROUP),
    ("spirv.GroupNonUniformFMul", OVER_GROUP),
    ("spirv.GroupNonUniformFMax", OVER_GROUP),
    ("spirv.GroupNonUniformFMin", OVER_GROUP),
    ("spirv.GroupNonUniformIAdd", OVER_GROUP),
    ("spirv.GroupNonUniformIMul", OVER_GROUP),
    ("spirv.GroupNonUniformSMax", OVER_GROUP),
    ("spirv.GroupNonUniformSMin", OVER_GROUP),
    ("spirv.GroupNonUniformUMax", OVER_GROUP),
    ("spirv.GroupNonUniformUMin", OVER_GROUP),
    ("spirv.GroupNonUniformBitwiseAnd", OVER_GROUP),
    ("spirv.GroupNonUniformBitwiseOr", OVER_GROUP),
    ("spirv.GroupNonUniformBitwiseXor", OVER_GROUP),
    ("spirv.GroupNonUniformLogicalAnd", OVER_GROUP),
    ("spirv.GroupNonUniformLogicalOr", OVER_GROUP),
    ("spirv.GroupNonUniformLogicalXor", OVER_GROUP),
];

/// Arithmetic with three operands of one type. It is printed like arithmetic whose results have two parts.
const TERNARY: Hooks = written_by(arithmetic::parse_ternary, arithmetic::print_extended);

/// Arithmetic whose results have two parts.
const EXTENDED: Hooks = written_by(arithmetic::parse_extended, arithmetic::print_extended);

/// The hooks of group operations.
const OVER_GROUP: Hooks = written_by(group::parse, group::print);

/// The hooks of an operation with a C++-only form, for all versions of LLVM that have it.
const fn written_by(parse: ParseHook, print: PrintHook) -> Hooks {
    Hooks { parse: Some(parse), print: Some(print), any_version: true, ..Hooks::NONE }
}

/// Checks a type of the dialect.
fn check_type(tokens: &mut Tokens<'_>) -> Parse {
    dialect_type(tokens, &mut Vec::new())
}

/// The parts of a type's text.
enum Part {
    /// `4 x` in front of an element type.
    Count,
    /// A type that SPIR-V types may contain.
    Type,
    /// `,`.
    Comma,
    /// A word, whichever.
    Word,
    /// A word that the description lists, or one of a vendor.
    Listed { what: &'static str, words: &'static [&'static str] },
    /// `, stride = 4`, which may be missing.
    Stride,
}

use Part::{Comma, Count, Listed, Stride, Type, Word};

const STORAGE_CLASSES: Part = Listed {
    what: "unknown storage class",
    words: &[
        "UniformConstant",
        "Input",
        "Uniform",
        "Output",
        "Workgroup",
        "CrossWorkgroup",
        "Private",
        "Function",
        "Generic",
        "PushConstant",
        "AtomicCounter",
        "Image",
        "StorageBuffer",
        "PhysicalStorageBuffer",
    ],
};
const SCOPES: Part = Listed {
    what: "invalid scope <id> attribute specification",
    words: &[
        "CrossDevice",
        "Device",
        "Workgroup",
        "Subgroup",
        "Invocation",
        "QueueFamily",
        "ShaderCallKHR",
    ],
};
const MATRIX_USES: Part = Listed {
    what: "invalid use <id> attribute specification",
    words: &["MatrixA", "MatrixB", "MatrixAcc"],
};

/// Types whose brackets hold a fixed sequence.
const SEQUENCES: [(&str, &[Part]); 4] = [
    ("array", &[Count, Type, Stride]),
    ("rtarray", &[Type, Stride]),
    ("ptr", &[Type, Comma, STORAGE_CLASSES]),
    (
        "image",
        &[Type, Comma, Word, Comma, Word, Comma, Word, Comma, Word, Comma, Word, Comma, Word],
    ),
];

/// Suffixes of the names that vendors add.
const VENDORS: [&str; 6] = ["KHR", "EXT", "NV", "INTEL", "AMD", "ARM"];

/// The class of a type, which constrains its enclosing types.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Class {
    Float,
    Integer,
    /// A vector with one dimension.
    Vector {
        len: u64,
        float: bool,
    },
    Spirv,
    /// A type of another dialect, or one that no SPIR-V type can hold.
    Foreign,
}

/// A type of the dialect; `open` holds the names of the structs around it.
fn dialect_type<'a>(tokens: &mut Tokens<'a>, open: &mut Vec<&'a [u8]>) -> Parse {
    let Some(mnemonic) = tokens.eat_name().strip_prefix(b"spirv.") else { return Ok(()) };
    let sequence = SEQUENCES.iter().find(|(name, _)| name.as_bytes() == mnemonic);
    let known = sequence.is_some()
        || matches!(mnemonic, b"struct" | b"matrix" | b"coopmatrix" | b"sampled_image");
    if !known {
        return Ok(());
    }
    tokens.expect(TokenKind::Less)?;
    match (mnemonic, sequence) {
        (_, Some((_, parts))) => parts.iter().try_for_each(|part| read(part, tokens, open))?,
        (b"struct", _) => return structure(tokens, open),
        (b"matrix", _) => matrix(tokens, open)?,
        (b"coopmatrix", _) => cooperative_matrix(tokens, open)?,
        _ => sampled_image(tokens, open)?,
    }
    tokens.expect(TokenKind::Greater)
}

fn read<'a>(part: &Part, tokens: &mut Tokens<'a>, open: &mut Vec<&'a [u8]>) -> Parse {
    match part {
        Count => count(tokens),
        Type => element(tokens, open).map(|_| ()),
        Comma => tokens.expect(TokenKind::Comma),
        Word => tokens.any_word().map(|_| ()),
        Listed { what, words } => listed(tokens, what, words),
        Stride => stride(tokens),
    }
}

fn listed(tokens: &mut Tokens<'_>, what: &str, words: &[&str]) -> Parse {
    let span = tokens.any_word()?;
    let word = String::from_utf8_lossy(tokens.text_of(span)).into_owned();
    let vendor = VENDORS.iter().any(|vendor| word.ends_with(vendor));
    if vendor || words.contains(&word.as_str()) {
        return Ok(());
    }
    Err(tokens.error(
        span,
        rule!("{}: {}", what, word)
            .with_help(format!("write one of {}", quoted(words.iter().copied()))),
    ))
}

fn count(tokens: &mut Tokens<'_>) -> Parse {
    match tokens.sizes_before_element()?.as_slice() {
        [(span, 0)] => Err(tokens.error(*span, "expected array length greater than 0")),
        [_] => Ok(()),
        _ => Err(tokens.error_here("expected single integer for array element count")),
    }
}

fn stride(tokens: &mut Tokens<'_>) -> Parse {
    if !tokens.eat(TokenKind::Comma) {
        return Ok(());
    }
    let word = tokens.any_word()?;
    if tokens.text_of(word) != b"stride" {
        return Err(tokens.error(word, "expected 'stride'"));
    }
    tokens.expect(TokenKind::Equal)?;
    match tokens.eat_number() {
        Some((span, 0)) => Err(tokens.error(span, "ArrayStride must be greater than zero")),
        Some(_) => Ok(()),
        None => Err(tokens.error_here("expected integer value")),
    }
}

/// Parses a type that SPIR-V types may contain.
fn element<'a>(tokens: &mut Tokens<'a>, open: &mut Vec<&'a [u8]>) -> Parse<(Span, Class)> {
    let span = tokens.type_span()?;
    let class = classify(tokens, span, open)?;
    if class == Class::Foreign {
        let text = String::from_utf8_lossy(tokens.text_of(span)).into_owned();
        return Err(tokens.error(
            span,
            rule!("cannot use '{}' to compose SPIR-V types", text)
                .with_help("use types of SPIR-V: numbers, vectors, and '!spirv.' types"),
        ));
    }
    Ok((span, class))
}

fn classify<'a>(tokens: &mut Tokens<'a>, span: Span, open: &mut Vec<&'a [u8]>) -> Parse<Class> {
    let text = tokens.text_of(span);
    match text {
        // MLIR 22 takes `bf16`, MLIR 19 does not.
        word if FloatKind::from_keyword(word).is_some() => Ok(Class::Float),
        [b'i', width @ ..] | [b's' | b'u', b'i', width @ ..]
            if !width.is_empty() && width.iter().all(u8::is_ascii_digit) =>
        {
            if matches!(width, b"1" | b"8" | b"16" | b"32" | b"64") {
                return Ok(Class::Integer);
            }
            let text = String::from_utf8_lossy(text);
            let message = rule!("only 1/8/16/32/64-bit integer type allowed but found '{}'", text)
                .with_help("use 'i1', 'i8', 'i16', 'i32' or 'i64'");
            Err(tokens.error(span, message))
        }
        [b'v', b'e', b'c', b't', b'o', b'r', b'<', ..] => vector(tokens, span),
        [b'!', b's', b'p', b'i', b'r', b'v', b'.', ..] => {
            tokens.within(span, |tokens| dialect_type(tokens, open))?;
            Ok(Class::Spirv)
        }
        // An alias may be any type.
        [b'!', rest @ ..] if !rest.contains(&b'.') && !rest.contains(&b'<') => Ok(Class::Spirv),
        b"index" | b"none" | [b'!', ..] => Ok(Class::Foreign),
        _ if text.contains(&b'<') => Ok(Class::Foreign),
        _ => Err(tokens.error(span, "expected non-function type")),
    }
}

/// `vector<4xf32>`, or `vector<[4]xf32>`, which the reference takes for one of as many elements.
fn vector(tokens: &mut Tokens<'_>, span: Span) -> Parse<Class> {
    let text = String::from_utf8_lossy(tokens.text_of(span)).into_owned();
    let (sizes, is_float) = tokens.within(span, |tokens| {
        tokens.bump();
        tokens.expect(TokenKind::Less)?;
        let sizes = match tokens.eat(TokenKind::LeftBracket) {
            true => scalable_size(tokens)?,
            false => tokens.sizes_before_element()?,
        };
        Ok((sizes, FloatKind::from_keyword(tokens.current_text()).is_some()))
    })?;
    match sizes.as_slice() {
        [(_, len)] => Ok(Class::Vector { len: *len, float: is_float }),
        // Not a SPIR-V vector, but not ours to reject.
        [] => Ok(Class::Spirv),
        _ => Err(tokens.error(
            span,
            rule!("only 1-D vector allowed but found '{}'", text)
                .with_help("use a vector of one dimension"),
        )),
    }
}

/// Parses `4]x`, the only size, after its bracket.
fn scalable_size(tokens: &mut Tokens<'_>) -> Parse<Vec<(Span, u64)>> {
    let size = tokens.eat_number();
    tokens.expect(TokenKind::RightBracket)?;
    match tokens.eat_by() {
        true => Ok(size.into_iter().collect()),
        false => Err(tokens.error_here("expected 'x'")),
    }
}

/// `3 x vector<3xf32>`.
fn matrix<'a>(tokens: &mut Tokens<'a>, open: &mut Vec<&'a [u8]>) -> Parse {
    const COLUMNS: &str = "expected single unsigned integer for number of columns";
    let Some((span, columns)) = tokens.eat_number() else { return Err(tokens.error_here(COLUMNS)) };
    if !tokens.eat_by() {
        return Err(tokens.error_here("expected 'x' in dimension list"));
    }
    if !(2..=4).contains(&columns) {
        return Err(tokens.error(span, "matrix is expected to have 2, 3, or 4 columns"));
    }
    let type_span = tokens.type_span()?;
    let text = String::from_utf8_lossy(tokens.text_of(type_span)).into_owned();
    match classify(tokens, type_span, open)? {
        Class::Vector { len, .. } if !(2..=4).contains(&len) => Err(tokens.error(
            type_span,
            rule!(
                "matrix columns size has to be less than or equal to 4 and greater than or equal \
                 2, but found {}",
                len
            )
            .with_help("use vectors of 2 to 4 elements"),
        )),
        Class::Vector { float: false, .. } => {
            let element = text.rsplit('x').next().unwrap_or_default().trim_end_matches('>');
            let message =
                rule!("matrix columns' elements must be of Float type, got '{}'", element)
                    .with_help("use float elements, such as 'f32'");
            Err(tokens.error(type_span, message))
        }
        Class::Vector { .. } => Ok(()),
        _ => Err(tokens.error(
            type_span,
            rule!("matrix must be composed using vector type, got '{}'", text)
                .with_help("write columns: '!spirv.matrix<4 x vector<4xf32>>'"),
        )),
    }
}

/// `8x16xf32, Subgroup, MatrixA`.
fn cooperative_matrix<'a>(tokens: &mut Tokens<'a>, open: &mut Vec<&'a [u8]>) -> Parse {
    if tokens.sizes_before_element()?.len() != 2 {
        return Err(tokens.error_here("expected row and column count"));
    }
    for part in [&Type, &Comma, &SCOPES, &Comma, &MATRIX_USES] {
        read(part, tokens, open)?;
    }
    Ok(())
}

fn sampled_image<'a>(tokens: &mut Tokens<'a>, open: &mut Vec<&'a [u8]>) -> Parse {
    let span = tokens.type_span()?;
    classify(tokens, span, open)?;
    let text = tokens.text_of(span);
    let alias = text.first() == Some(&b'!') && !text.contains(&b'.');
    if alias || text.starts_with(b"!spirv.image") {
        return Ok(());
    }
    let text = String::from_utf8_lossy(text);
    let message = rule!("sampled image must be composed using image type, got '{}'", text)
        .with_help("write '!spirv.image<..>' within it");
    Err(tokens.error(span, message))
}

/// `(f32 [0], i32 [4, NonWritable])`, `name, (…)`, or the `name` of a struct around it.
fn structure<'a>(tokens: &mut Tokens<'a>, open: &mut Vec<&'a [u8]>) -> Parse {
    let name = tokens.eat_token(TokenKind::BareIdentifier);
    if let Some(name) = name {
        let spelling = tokens.text_of(name);
        if tokens.eat(TokenKind::Greater) {
            if open.contains(&spelling) {
                return Ok(());
            }
            let message = rule!("recursive struct reference not nested in struct definition")
                .with_help("write the body '(..)' where the name is first used; only mentions within it leave it out");
            return Err(tokens.error(name, message));
        }
        tokens.expect(TokenKind::Comma)?;
        if open.contains(&spelling) {
            return Err(tokens.error(name, "identifier already used for an enclosing struct"));
        }
        open.push(spelling);
    }
    tokens.expect(TokenKind::LeftParen)?;
    if !tokens.eat(TokenKind::RightParen) {
        members(tokens, open)?;
    }
    if name.is_some() {
        open.pop();
    }
    // Decorations of the whole, which LLVM has since version 22.
    while tokens.eat(TokenKind::Comma) {
        decoration(tokens)?;
    }
    tokens.expect(TokenKind::Greater)
}

/// The type of a member. A type of another dialect may be any.
fn member_type<'a>(tokens: &mut Tokens<'a>, open: &mut Vec<&'a [u8]>) -> Parse {
    let span = tokens.type_span()?;
    if tokens.text_of(span).starts_with(b"!spirv.") {
        classify(tokens, span, open)?;
    }
    Ok(())
}

fn members<'a>(tokens: &mut Tokens<'a>, open: &mut Vec<&'a [u8]>) -> Parse {
    let mut count = 0_usize;
    let mut offsets = 0_usize;
    loop {
        member_type(tokens, open)?;
        count += 1;
        if tokens.eat(TokenKind::LeftBracket) {
            offsets += usize::from(decorations(tokens)?);
        }
        if !tokens.eat(TokenKind::Comma) {
            break;
        }
    }
    tokens.expect(TokenKind::RightParen)?;
    if offsets != 0 && offsets != count {
        return Err(tokens.error_here("offset specification must be given for all members"));
    }
    Ok(())
}

/// `Block` or `MatrixStride=16`
fn decoration(tokens: &mut Tokens<'_>) -> Parse {
    tokens.any_word()?;
    if tokens.eat(TokenKind::Equal) && tokens.eat_number().is_none() {
        return Err(tokens.error_here("expected integer value"));
    }
    Ok(())
}

/// Parses `0, NonWritable, MatrixStride=16]`; returns whether there is an offset.
fn decorations(tokens: &mut Tokens<'_>) -> Parse<bool> {
    let offset = tokens.eat_number().is_some();
    if offset {
        if tokens.eat(TokenKind::RightBracket) {
            return Ok(true);
        }
        tokens.expect(TokenKind::Comma)?;
    }
    loop {
        decoration(tokens)?;
        if !tokens.eat(TokenKind::Comma) {
            break;
        }
    }
    tokens.expect(TokenKind::RightBracket)?;
    Ok(offset)
}
