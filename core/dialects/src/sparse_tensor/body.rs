//! The text between the brackets of `#sparse_tensor.encoding<{..}>` (MLIR: `SparseTensorEncodingAttr::parse` and
//! `DimLvlMapParser`), and the rules across storage levels (`SparseTensorEncodingAttr::verify`).

use super::encoding::{Level, Term};
use crate::body::{Cursor, Fault};
use abide_source::diagnostic::{Detail, Diagnostic, Message, codes};
use abide_source::limits::Limits;
use abide_source::rule;
use abide_source::spelling::{nearest, quoted};
use abide_source::text::Span;

/// The attributes of the dialect; all but the first are mostly written within operations.
const NAMES: [&str; 5] =
    ["encoding", "slice", "CrdTransDirection", "SparseTensorSortAlgorithm", "kind"];

/// The widths of positions and coordinates in bits; 0 is `index`.
const WIDTHS: [u64; 5] = [0, 8, 16, 32, 64];

/// The formats of levels, with the properties that each may have.
const FORMATS: &[(&str, &[&str])] = &[
    ("dense", &[]),
    ("batch", &[]),
    ("compressed", PROPERTIES),
    ("loose_compressed", PROPERTIES),
    ("singleton", PROPERTIES),
    ("structured", &[]),
];
const PROPERTIES: &[&str] = &["nonunique", "nonordered", "soa"];

/// The error in an attribute of the dialect.
pub(super) fn check_attribute(text: &[u8], span: Span, limits: &Limits) -> Option<Diagnostic> {
    let mut cursor = Cursor::new(text, span, limits.depth);
    cursor.eat(b'#');
    let name = cursor.word()?;
    let mnemonic = cursor.slice(name).strip_prefix(b"sparse_tensor.")?;
    let fault = match mnemonic {
        b"encoding" => encoding(&mut cursor, name).err()?,
        other => unknown(name, &String::from_utf8_lossy(other))?,
    };
    Some(Diagnostic::new(codes::mlir::INVALID_OPERATION, fault.span, fault.message))
}

/// The error for an attribute whose name nearly is one of the dialect: later versions may have others.
fn unknown(span: Span, mnemonic: &str) -> Option<Fault> {
    let is_known = NAMES.contains(&mnemonic);
    (!is_known && !nearest(mnemonic, NAMES.into_iter()).is_empty()).then(|| Fault {
        span,
        message: rule!("unknown attribute `{}` in dialect `sparse_tensor`", mnemonic).into(),
    })
}

/// `<{ map = .., posWidth = 32, .. }>`
fn encoding(cursor: &mut Cursor<'_>, name: Span) -> Result<(), Fault> {
    cursor.expect(b'<')?;
    cursor.expect(b'{')?;
    let (mut levels, mut dimensions, mut has) = (Vec::new(), 0, Parts::default());
    while let Some(key) = cursor.word() {
        cursor.expect(b'=')?;
        match cursor.slice(key) {
            b"map" => (levels, dimensions, has) = map(cursor)?,
            b"posWidth" => width(cursor, name, "position")?,
            b"crdWidth" => width(cursor, name, "coordinate")?,
            b"explicitVal" | b"implicitVal" => cursor.skip_to(|byte| matches!(byte, b',' | b'}')),
            other => {
                let message = rule!("unexpected key: {}", String::from_utf8_lossy(other));
                return Cursor::fault_at(name, message);
            }
        }
        if !cursor.eat(b',') {
            break;
        }
    }
    cursor.expect(b'}')?;
    cursor.expect(b'>')?;
    match storage_fault(&levels, dimensions, has) {
        Some(message) => Cursor::fault_at(name, message),
        None => Ok(()),
    }
}

/// `32`
fn width(cursor: &mut Cursor<'_>, name: Span, of: &str) -> Result<(), Fault> {
    match cursor.integer() {
        None => Cursor::fault_at(name, rule!("expected an integral {} bitwidth", of)),
        Some((_, width)) if !WIDTHS.contains(&width) => {
            Cursor::fault_at(name, rule!("unexpected {} bitwidth: {}", of, width))
        }
        Some(_) => Ok(()),
    }
}

/// The optional parts of a map.
#[derive(Debug, Clone, Copy, Default)]
struct Parts {
    slices: bool,
    symbols: bool,
}

/// `[s0] {l0} (d0, d1) -> (l0 = d0 : dense, d1 : compressed)`: the levels, how many dimensions there are, and the
/// optional parts.
fn map(cursor: &mut Cursor<'_>) -> Result<(Vec<Level>, usize, Parts), Fault> {
    let mut symbols = Vec::new();
    if cursor.eat(b'[') {
        names(cursor, b']', &mut symbols)?;
    }
    let mut declared = Vec::new();
    let declares = cursor.eat(b'{');
    if declares {
        names(cursor, b'}', &mut declared)?;
    }
    let (dimensions, has_slices) = dimensions(cursor, &symbols)?;
    if !cursor.eat(b'-') || !cursor.eat(b'>') {
        return cursor.fault("expected '->'");
    }
    cursor.expect(b'(')?;
    let mut levels = Vec::new();
    while !cursor.at(b')') {
        let names = [symbols.as_slice(), dimensions.as_slice()];
        levels.push(level(cursor, names, declares.then_some(&declared))?);
        if !cursor.eat(b',') {
            break;
        }
        if cursor.at(b')') {
            return cursor.fault("expected affine expression");
        }
    }
    if !cursor.eat(b')') {
        return cursor.fault("expected ')' in level-specifier list");
    }
    Ok((levels, dimensions.len(), Parts { slices: has_slices, symbols: !symbols.is_empty() }))
}

/// Names between commas, each once, up to a bracket.
fn names(cursor: &mut Cursor<'_>, end: u8, names: &mut Vec<String>) -> Result<(), Fault> {
    while !cursor.at(end) {
        let name = cursor.keyword()?;
        add(cursor, name, names)?;
        if !cursor.eat(b',') {
            break;
        }
    }
    cursor.expect(end)
}

fn add(cursor: &Cursor<'_>, name: Span, names: &mut Vec<String>) -> Result<(), Fault> {
    let text = String::from_utf8_lossy(cursor.slice(name)).into_owned();
    if names.contains(&text) {
        return Cursor::fault_at(name, rule!("redefinition of identifier '{}'", text));
    }
    names.push(text);
    Ok(())
}

/// `(d0, d1 = l0 : #sparse_tensor<slice(1, ?, 2)>)`: the names, and whether there are slices.
fn dimensions(cursor: &mut Cursor<'_>, symbols: &[String]) -> Result<(Vec<String>, bool), Fault> {
    cursor.expect(b'(')?;
    let (mut dimensions, mut has_slices) = (Vec::new(), false);
    while !cursor.at(b')') {
        let name = cursor.keyword()?;
        let text = String::from_utf8_lossy(cursor.slice(name));
        if symbols.iter().any(|own| *own == text) {
            return Cursor::fault_at(name, rule!("redefinition of identifier '{}'", text));
        }
        add(cursor, name, &mut dimensions)?;
        if cursor.eat(b'=') {
            cursor.skip_to(|byte| matches!(byte, b',' | b')' | b':'));
        }
        if cursor.eat(b':') {
            slice(cursor)?;
            has_slices = true;
        }
        if !cursor.eat(b',') {
            break;
        }
    }
    cursor.expect(b')')?;
    Ok((dimensions, has_slices))
}

/// `#sparse_tensor<slice(1, ?, 2)>`: offset, size and stride. Another attribute, or an alias, is not inspected.
fn slice(cursor: &mut Cursor<'_>) -> Result<(), Fault> {
    if !cursor.eat(b'#') {
        return cursor.fault("expected SparseTensorDimSliceAttr");
    }
    let is = |cursor: &Cursor<'_>, word: Option<Span>, text: &[u8]| {
        word.is_some_and(|word| cursor.slice(word) == text)
    };
    let word = cursor.word();
    if !is(cursor, word, b"sparse_tensor") || !cursor.eat(b'<') {
        cursor.skip_to(|byte| matches!(byte, b',' | b')'));
        return Ok(());
    }
    let word = cursor.word();
    if !is(cursor, word, b"slice") {
        return cursor.fault("expected 'slice'");
    }
    cursor.expect(b'(')?;
    for index in 0..3 {
        if index > 0 {
            cursor.expect(b',')?;
        }
        if cursor.eat(b'?') {
            continue;
        }
        let is_negative = cursor.at(b'-');
        let Some((span, value)) = cursor.integer().filter(|_| !is_negative) else {
            return cursor.fault("expect positive value or ? for slice offset/size/stride");
        };
        if value == 0 && index > 0 {
            let what = if index == 1 { "size" } else { "stride" };
            let message = rule!("expect positive value or ? for slice {}", what);
            return Cursor::fault_at(span, message);
        }
    }
    cursor.expect(b')')?;
    cursor.expect(b'>')
}

/// `l0 = d0 floordiv 2 : compressed(nonunique)`, in terms of symbols and dimensions.
fn level(
    cursor: &mut Cursor<'_>,
    [symbols, dimensions]: [&[String]; 2],
    declared: Option<&Vec<String>>,
) -> Result<Level, Fault> {
    if let Some(declared) = declared {
        let name = cursor.keyword()?;
        let text = String::from_utf8_lossy(cursor.slice(name)).into_owned();
        if !declared.contains(&text) {
            return Cursor::fault_at(name, rule!("use of undeclared identifier '{}'", text));
        }
        cursor.expect(b'=')?;
    }
    let start = cursor.position();
    let mut depth = 0_u32;
    loop {
        let is_end: fn(u8) -> bool = match depth {
            0 => |byte| matches!(byte, b':' | b',' | b')'),
            _ => |_| false,
        };
        let Some(token) = cursor.token_before(is_end) else { break };
        let word = cursor.slice(token);
        match word {
            b"(" => depth += 1,
            b")" => depth = depth.saturating_sub(1),
            _ => {}
        }
        let is_name = word.first().is_some_and(|first| first.is_ascii_alphabetic());
        let is_operator = matches!(word, b"mod" | b"floordiv" | b"ceildiv");
        let is_known = symbols.iter().chain(dimensions).any(|own| own.as_bytes() == word);
        if is_name && !is_operator && !is_known {
            return Cursor::fault_at(token, "use of undeclared identifier");
        }
    }
    let of = String::from_utf8_lossy(cursor.slice(cursor.since(start))).into_owned();
    cursor.expect(b':')?;
    let names: Vec<&str> = dimensions.iter().map(String::as_str).collect();
    let of = Term::of_text(of.trim(), &names);
    let (format, properties) = storage(cursor)?;
    Ok(Level { of, format, properties })
}

/// `compressed(nonunique)`, `structured[2, 4]`
fn storage(cursor: &mut Cursor<'_>) -> Result<(String, Vec<String>), Fault> {
    let word = cursor.keyword()?;
    let format = String::from_utf8_lossy(cursor.slice(word)).into_owned();
    let mut properties = Vec::new();
    let is_structured = format == "structured";
    if is_structured && cursor.eat(b'[') {
        while !cursor.at(b']') {
            let Some((span, _)) = cursor.integer() else {
                return cursor.fault("expected valid integer for structured size");
            };
            properties.push(String::from_utf8_lossy(cursor.slice(span)).into_owned());
            if !cursor.eat(b',') {
                break;
            }
        }
        cursor.expect(b']')?;
    }
    if is_structured && properties.len() != 2 {
        return Cursor::fault_at(word, "expected exactly 2 structured sizes");
    }
    if is_structured && number(&properties, 0) > number(&properties, 1) {
        return Cursor::fault_at(word, "expected n <= m in n_out_of_m");
    }
    // LLVM 18 and older have another word for two of four.
    let known = FORMATS.iter().find(|(name, _)| *name == format);
    if known.is_none() && format != "block2_4" {
        let message = Message::from(rule!("unknown level format: {}", format));
        let formats = quoted(FORMATS.iter().map(|(name, _)| *name));
        return Cursor::fault_at(word, message.with_help(format!("the formats are {formats}")));
    }
    let allowed = known.map_or(PROPERTIES, |(_, allowed)| allowed);
    if cursor.eat(b'(') {
        while !cursor.at(b')') {
            let name = cursor.keyword()?;
            let property = String::from_utf8_lossy(cursor.slice(name)).into_owned();
            if !PROPERTIES.contains(&property.as_str()) {
                return Cursor::fault_at(name, rule!("unknown level property: {}", property));
            }
            if !allowed.contains(&property.as_str()) {
                let message = "invalid level type: level format doesn't support the properties";
                return Cursor::fault_at(word, message);
            }
            properties.push(property);
            if !cursor.eat(b',') {
                break;
            }
        }
        cursor.expect(b')')?;
    }
    Ok((format, properties))
}

fn number(sizes: &[String], index: usize) -> u64 {
    sizes.get(index).and_then(|size| size.parse().ok()).unwrap_or(0)
}

/// The error in the combination of levels; slices require as many levels as dimensions.
fn storage_fault(levels: &[Level], dimensions: usize, has: Parts) -> Option<Detail> {
    let faults = [
        levels.is_empty().then_some("expected a non-empty array for lvlTypes"),
        singleton_fault(levels),
        batch_fault(levels),
        structured_fault(levels),
        (!has.symbols && !is_invertible(levels, dimensions))
            .then_some("failed to infer lvlToDim from dimToLvl"),
    ];
    let fault = faults.into_iter().flatten().next().map(Detail::from);
    let count = levels.len();
    let differs = has.slices && dimensions != count;
    fault.or_else(|| {
        differs.then(|| {
            rule!(
                "dimSlices expected dimension-rank to match level-rank: {} != {}",
                dimensions,
                count
            )
        })
    })
}

fn singleton_fault(levels: &[Level]) -> Option<&'static str> {
    if levels.iter().any(|level| level.is_structure_of_arrays() && !level.is_singleton()) {
        return Some("SoA is only applicable to singleton lvlTypes.");
    }
    let first = levels.iter().position(Level::is_singleton)?;
    let above = first.checked_sub(1).and_then(|above| levels.get(above));
    if !above.is_some_and(Level::has_positions) {
        return Some("expected compressed or loose_compressed level before singleton level");
    }
    let run: Vec<_> = levels.iter().skip(first).take_while(|level| level.is_singleton()).collect();
    let mixed = run.windows(2).any(|pair| match pair {
        [a, b] => a.is_structure_of_arrays() != b.is_structure_of_arrays(),
        _ => false,
    });
    mixed
        .then_some("expected all singleton lvlTypes stored in the same memory layout (SoA vs AoS).")
}

fn batch_fault(levels: &[Level]) -> Option<&'static str> {
    let last = levels.iter().rposition(|level| level.format == "batch")?;
    let leads = levels.iter().take(last).all(|level| level.format == "batch");
    (!leads).then_some("Batch lvlType can only be leading levels.")
}

fn structured_fault(levels: &[Level]) -> Option<&'static str> {
    let at = levels.iter().position(|level| level.format == "structured")?;
    if at + 1 != levels.len() {
        return Some("expected n_out_of_m to be the last level type");
    }
    let level = levels.get(at)?;
    let by = match level.of {
        Some(Term::Remainder(_, by)) => u64::try_from(by).ok()?,
        _ => return None,
    };
    (number(&level.properties, 1) != by).then_some(
        "expected coeffiencts of Affine expressions to be equal to m of n_out_of_m level",
    )
}

/// Whether all dimensions follow from levels: each is one of them, or is cut into blocks by two.
fn is_invertible(levels: &[Level], dimensions: usize) -> bool {
    let mut blocks: Vec<(usize, i64)> = Vec::new();
    let mut whole: Vec<usize> = Vec::new();
    for level in levels {
        match level.of {
            None => return false,
            Some(Term::Dimension(one)) => {
                if whole.contains(&one) || blocks.iter().any(|(block, _)| *block == one) {
                    return false;
                }
                whole.push(one);
            }
            Some(Term::Quotient(one, by)) => {
                if whole.contains(&one) || blocks.iter().any(|(block, _)| *block == one) {
                    return false;
                }
                blocks.push((one, by));
            }
            Some(Term::Remainder(one, by)) => {
                if !blocks.contains(&(one, by)) {
                    return false;
                }
            }
        }
    }
    whole.len() + blocks.len() == dimensions
}
