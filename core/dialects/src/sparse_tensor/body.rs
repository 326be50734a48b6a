//! The text between the brackets of `#sparse_tensor.encoding<{..}>` (MLIR: `SparseTensorEncodingAttr::parse` and
//! `DimLvlMapParser`), and the rules across storage levels (`SparseTensorEncodingAttr::verify`).

use super::encoding::{Level, Term};
use super::old_encoding;
use abide_mlir::parse::{Parse, Tokens};
use abide_mlir::syntax::TokenKind;
use abide_source::diagnostic::Message;
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

/// Checks an attribute of the dialect. Later versions may have others, whose names are less like those of today.
pub(super) fn check_attribute(tokens: &mut Tokens<'_>) -> Parse {
    let span = tokens.current_span();
    let Some(mnemonic) = tokens.eat_name().strip_prefix(b"sparse_tensor.") else { return Ok(()) };
    let mnemonic = String::from_utf8_lossy(mnemonic);
    if mnemonic == "encoding" {
        return encoding(tokens, span);
    }
    if NAMES.contains(&&*mnemonic) || nearest(&mnemonic, NAMES.into_iter()).is_empty() {
        return Ok(());
    }
    let message = rule!("unknown attribute `{}` in dialect `sparse_tensor`", mnemonic)
        .with_help(format!("write one of {}", quoted(NAMES.into_iter())));
    Err(tokens.error(span, message))
}

/// `<{ map = .., posWidth = 32, .. }>`
fn encoding(tokens: &mut Tokens<'_>, name: Span) -> Parse {
    tokens.expect(TokenKind::Less)?;
    tokens.expect(TokenKind::LeftBrace)?;
    let start = tokens.current_span().start();
    let (mut levels, mut dimensions, mut has) = (Vec::new(), 0, Parts::default());
    while let Some(key) = tokens.eat_token(TokenKind::BareIdentifier) {
        tokens.expect(TokenKind::Equal)?;
        match tokens.text_of(key) {
            b"map" => (levels, dimensions, has) = map(tokens)?,
            b"posWidth" => width(tokens, name, "position")?,
            b"crdWidth" => width(tokens, name, "coordinate")?,
            b"explicitVal" | b"implicitVal" => tokens.skip_to(&[TokenKind::Comma]),
            other => {
                let message = rule!("unexpected key: {}", String::from_utf8_lossy(other))
                    .with_help(
                        "write 'map', 'posWidth', 'crdWidth', 'explicitVal' or 'implicitVal'",
                    );
                let reported = tokens.error(name, message);
                tokens.skip_to(&[]);
                let body = Span::new(start, tokens.current_span().start());
                if let Some(fix) = old_encoding::fix(tokens.text_of(body), body) {
                    tokens.fix_error(fix);
                }
                return Err(reported);
            }
        }
        if !tokens.eat(TokenKind::Comma) {
            break;
        }
    }
    tokens.expect(TokenKind::RightBrace)?;
    tokens.expect(TokenKind::Greater)?;
    match storage_fault(&levels, dimensions, has) {
        Some(message) => Err(tokens.error(name, message)),
        None => Ok(()),
    }
}

/// `32`
fn width(tokens: &mut Tokens<'_>, name: Span, of: &str) -> Parse {
    match tokens.eat_number() {
        None => Err(tokens.error(
            name,
            rule!("expected an integral {} bitwidth", of).with_help("write 0, 8, 16, 32 or 64"),
        )),
        Some((_, width)) if !WIDTHS.contains(&width) => Err(tokens.error(
            name,
            rule!("unexpected {} bitwidth: {}", of, width).with_help("write 0, 8, 16, 32 or 64"),
        )),
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
fn map(tokens: &mut Tokens<'_>) -> Parse<(Vec<Level>, usize, Parts)> {
    let mut symbols = Vec::new();
    if tokens.eat(TokenKind::LeftBracket) {
        names(tokens, TokenKind::RightBracket, &mut symbols)?;
    }
    let mut declared = Vec::new();
    let declares = tokens.eat(TokenKind::LeftBrace);
    if declares {
        names(tokens, TokenKind::RightBrace, &mut declared)?;
    }
    let (dimensions, has_slices) = dimensions(tokens, &symbols)?;
    if !tokens.eat(TokenKind::Arrow) {
        return Err(tokens.error_here("expected '->'"));
    }
    tokens.expect(TokenKind::LeftParen)?;
    let mut levels = Vec::new();
    while !tokens.at(TokenKind::RightParen) {
        let names = [symbols.as_slice(), dimensions.as_slice()];
        levels.push(level(tokens, names, declares.then_some(&declared))?);
        if !tokens.eat(TokenKind::Comma) {
            break;
        }
        if tokens.at(TokenKind::RightParen) {
            return Err(tokens.error_here("expected affine expression"));
        }
    }
    if !tokens.eat(TokenKind::RightParen) {
        return Err(tokens.error_here("expected ')' in level-specifier list"));
    }
    Ok((levels, dimensions.len(), Parts { slices: has_slices, symbols: !symbols.is_empty() }))
}

/// Names between commas, each once, up to a bracket.
fn names(tokens: &mut Tokens<'_>, end: TokenKind, names: &mut Vec<String>) -> Parse {
    while !tokens.at(end) {
        let name = tokens.any_word()?;
        add(tokens, name, names)?;
        if !tokens.eat(TokenKind::Comma) {
            break;
        }
    }
    tokens.expect(end)
}

fn add(tokens: &mut Tokens<'_>, name: Span, names: &mut Vec<String>) -> Parse {
    let text = String::from_utf8_lossy(tokens.text_of(name)).into_owned();
    if names.contains(&text) {
        return Err(tokens.error(
            name,
            rule!("redefinition of identifier '{}'", text).with_help("give each its own name"),
        ));
    }
    names.push(text);
    Ok(())
}

/// `(d0, d1 = l0 : #sparse_tensor<slice(1, ?, 2)>)`: the names, and whether there are slices.
fn dimensions(tokens: &mut Tokens<'_>, symbols: &[String]) -> Parse<(Vec<String>, bool)> {
    tokens.expect(TokenKind::LeftParen)?;
    let (mut dimensions, mut has_slices) = (Vec::new(), false);
    while !tokens.at(TokenKind::RightParen) {
        let name = tokens.any_word()?;
        let text = String::from_utf8_lossy(tokens.text_of(name));
        if symbols.iter().any(|own| *own == text) {
            return Err(tokens.error(
                name,
                rule!("redefinition of identifier '{}'", text).with_help("give each its own name"),
            ));
        }
        add(tokens, name, &mut dimensions)?;
        if tokens.eat(TokenKind::Equal) {
            tokens.skip_to(&[TokenKind::Comma, TokenKind::Colon]);
        }
        if tokens.eat(TokenKind::Colon) {
            slice(tokens)?;
            has_slices = true;
        }
        if !tokens.eat(TokenKind::Comma) {
            break;
        }
    }
    tokens.expect(TokenKind::RightParen)?;
    Ok((dimensions, has_slices))
}

/// `#sparse_tensor<slice(1, ?, 2)>`: offset, size and stride. Another attribute, or an alias, is not inspected.
fn slice(tokens: &mut Tokens<'_>) -> Parse {
    if !tokens.at(TokenKind::HashIdentifier) {
        return Err(tokens.error_here("expected SparseTensorDimSliceAttr"));
    }
    if tokens.eat_name() != b"sparse_tensor" || !tokens.eat(TokenKind::Less) {
        tokens.skip_to(&[TokenKind::Comma]);
        return Ok(());
    }
    tokens.expect_word("slice")?;
    tokens.expect(TokenKind::LeftParen)?;
    for index in 0..3 {
        if index > 0 {
            tokens.expect(TokenKind::Comma)?;
        }
        if tokens.eat(TokenKind::Question) {
            continue;
        }
        let is_negative = tokens.at(TokenKind::Minus);
        let Some((span, value)) = tokens.eat_number().filter(|_| !is_negative) else {
            return Err(
                tokens.error_here("expect positive value or ? for slice offset/size/stride")
            );
        };
        if value == 0 && index > 0 {
            let what = if index == 1 { "size" } else { "stride" };
            let message = rule!("expect positive value or ? for slice {}", what)
                .with_help("write a number from 1 on, or '?'");
            return Err(tokens.error(span, message));
        }
    }
    tokens.expect(TokenKind::RightParen)?;
    tokens.expect(TokenKind::Greater)
}

/// `l0 = d0 floordiv 2 : compressed(nonunique)`, in terms of symbols and dimensions.
fn level(
    tokens: &mut Tokens<'_>,
    [symbols, dimensions]: [&[String]; 2],
    declared: Option<&Vec<String>>,
) -> Parse<Level> {
    if let Some(declared) = declared {
        let name = tokens.any_word()?;
        let text = String::from_utf8_lossy(tokens.text_of(name)).into_owned();
        if !declared.contains(&text) {
            return Err(tokens.error(
                name,
                rule!("use of undeclared identifier '{}'", text)
                    .with_help("declare it in front of the map: '{ l0, l1 } (d0, d1) -> ..'"),
            ));
        }
        tokens.expect(TokenKind::Equal)?;
    }
    let start = tokens.position();
    let mut depth = 0_u32;
    loop {
        match tokens.current() {
            TokenKind::Colon | TokenKind::Comma | TokenKind::RightParen if depth == 0 => break,
            TokenKind::EndOfFile | TokenKind::SplitMarker => break,
            TokenKind::LeftParen => depth += 1,
            TokenKind::RightParen => depth -= 1,
            _ => {}
        }
        let (token, word) = (tokens.current_span(), tokens.current_text());
        tokens.bump();
        let is_name = word.first().is_some_and(|first| first.is_ascii_alphabetic());
        let is_operator = matches!(word, b"mod" | b"floordiv" | b"ceildiv");
        let is_known = symbols.iter().chain(dimensions).any(|own| own.as_bytes() == word);
        if is_name && !is_operator && !is_known {
            return Err(tokens.error(token, "use of undeclared identifier"));
        }
    }
    let of = String::from_utf8_lossy(tokens.text_of(tokens.span_from(start))).into_owned();
    tokens.expect(TokenKind::Colon)?;
    let names: Vec<&str> = dimensions.iter().map(String::as_str).collect();
    let of = Term::of_text(of.trim(), &names);
    let (format, properties) = storage(tokens)?;
    Ok(Level { of, format, properties })
}

/// `compressed(nonunique)`, `structured[2, 4]`
fn storage(tokens: &mut Tokens<'_>) -> Parse<(String, Vec<String>)> {
    let word = tokens.any_word()?;
    let format = String::from_utf8_lossy(tokens.text_of(word)).into_owned();
    let mut properties = Vec::new();
    let is_structured = format == "structured";
    if is_structured && tokens.eat(TokenKind::LeftBracket) {
        while !tokens.at(TokenKind::RightBracket) {
            let Some((span, _)) = tokens.eat_number() else {
                return Err(tokens.error_here("expected valid integer for structured size"));
            };
            properties.push(String::from_utf8_lossy(tokens.text_of(span)).into_owned());
            if !tokens.eat(TokenKind::Comma) {
                break;
            }
        }
        tokens.expect(TokenKind::RightBracket)?;
    }
    if is_structured && properties.len() != 2 {
        return Err(tokens.error(word, "expected exactly 2 structured sizes"));
    }
    if is_structured && number(&properties, 0) > number(&properties, 1) {
        return Err(tokens.error(word, "expected n <= m in n_out_of_m"));
    }
    // LLVM 18 and older have another word for two of four.
    let known = FORMATS.iter().find(|(name, _)| *name == format);
    if known.is_none() && format != "block2_4" {
        let message = Message::from(rule!("unknown level format: {}", format));
        let formats = quoted(FORMATS.iter().map(|(name, _)| *name));
        return Err(tokens.error(word, message.with_help(format!("the formats are {formats}"))));
    }
    let allowed = known.map_or(PROPERTIES, |(_, allowed)| allowed);
    if tokens.eat(TokenKind::LeftParen) {
        while !tokens.at(TokenKind::RightParen) {
            let name = tokens.any_word()?;
            let property = String::from_utf8_lossy(tokens.text_of(name)).into_owned();
            if !PROPERTIES.contains(&property.as_str()) {
                return Err(tokens.error(
                    name,
                    rule!("unknown level property: {}", property)
                        .with_help("write 'nonunique', 'nonordered' or 'soa'"),
                ));
            }
            if !allowed.contains(&property.as_str()) {
                let message = rule!("invalid level type: level format doesn't support the properties").with_help("remove the property, or write a format that has it, such as 'compressed(nonunique)'");
                return Err(tokens.error(word, message));
            }
            properties.push(property);
            if !tokens.eat(TokenKind::Comma) {
                break;
            }
        }
        tokens.expect(TokenKind::RightParen)?;
    }
    Ok((format, properties))
}

fn number(sizes: &[String], index: usize) -> u64 {
    sizes.get(index).and_then(|size| size.parse().ok()).unwrap_or(0)
}

/// The error in the combination of levels; slices require as many levels as dimensions.
fn storage_fault(levels: &[Level], dimensions: usize, has: Parts) -> Option<Message> {
    let faults = [
        levels.is_empty().then_some("expected a non-empty array for lvlTypes"),
        singleton_fault(levels),
        batch_fault(levels),
        structured_fault(levels),
        (!has.symbols && !is_invertible(levels, dimensions))
            .then_some("failed to infer lvlToDim from dimToLvl"),
    ];
    let fault = faults.into_iter().flatten().next().map(Message::from);
    let count = levels.len();
    let differs = has.slices && dimensions != count;
    fault.or_else(|| {
        differs.then(|| {
            rule!(
                "dimSlices expected dimension-rank to match level-rank: {} != {}",
                dimensions,
                count
            )
            .with_help("write as many levels as dimensions, or no slices")
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
