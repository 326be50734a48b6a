//! An encoding as its own printer writes it.

use super::encoding::{Encoding, Level, Term, closing, name_of};
use crate::common::{float_text, split_at_commas};

/// The text after the dialect's name as MLIR prints it: dimensions are `d0`, `d1` .., and defaults are omitted.
/// `None` if it has that form already or contains anything unknown.
pub(super) fn canonical_body(body: &[u8]) -> Option<Vec<u8>> {
    let text = std::str::from_utf8(body).ok()?;
    // A type that iterates, with its encoding without the name.
    for name in ["iter_space", "iterator"] {
        let within = text.strip_prefix(name).and_then(|rest| rest.trim_start().strip_prefix('<'));
        let Some(within) = within else { continue };
        let encoding =
            if within.trim_start().starts_with('<') { "#sparse_tensor.encoding" } else { "" };
        let levels = one_level(within);
        if !encoding.is_empty() || levels.is_some() {
            let within = levels.unwrap_or_else(|| within.to_owned());
            return Some(format!("{name}<{encoding}{within}").into_bytes());
        }
    }
    let inner = text.strip_prefix("encoding")?.trim().strip_prefix('<')?.strip_suffix('>')?;
    let inner = inner.trim().strip_prefix('{')?.strip_suffix('}')?;
    let (mut map, mut rest) = (None, Vec::new());
    for item in split_at_commas(inner) {
        let (name, value) = item.split_once('=')?;
        match name.trim() {
            "map" => map = Some(value.trim()),
            name => rest.push((name, value.trim())),
        }
    }
    let encoding = Encoding::of_text(text)?;
    let mut items = vec![format!("map = {}", map_text(map?, &encoding)?)];
    let value_of = |name: &str| rest.iter().find(|(own, _)| *own == name).map(|(_, value)| *value);
    for name in ["posWidth", "crdWidth"] {
        items.extend(value_of(name).filter(|it| *it != "0").map(|it| format!("{name} = {it}")));
    }
    for name in ["explicitVal", "implicitVal"] {
        let Some(value) = value_of(name) else { continue };
        items.push(format!("{name} = {}", value_text(value)?));
    }
    let is_known =
        |name: &str| matches!(name, "posWidth" | "crdWidth" | "explicitVal" | "implicitVal");
    if !rest.iter().all(|(name, _)| is_known(name)) {
        return None;
    }
    let out = format!("encoding<{{ {} }}>", items.join(", "));
    (out != text).then(|| out.into_bytes())
}

/// The value of elements that are not stored, or of all that are, with its type.
fn value_text(value: &str) -> Option<String> {
    let of_complex = value.strip_prefix("#complex.number<").and_then(|rest| rest.split_once('>'));
    if let Some((parts, ty)) = of_complex {
        let (element, parts) =
            parts.trim_start().strip_prefix(':')?.trim_start().split_once(' ')?;
        let parts = split_at_commas(parts).into_iter().map(number_text);
        let parts: Vec<String> = parts.collect::<Option<_>>()?;
        let all = format!("complex<{element}>");
        let ty: String = ty.chars().filter(|one| !one.is_ascii_whitespace()).collect();
        let is_known = ty.is_empty() || ty.strip_prefix(':') == Some(all.as_str());
        return is_known
            .then(|| format!("#complex.number<:{element} {}> : {all}", parts.join(", ")));
    }
    let (number, ty) = value.split_once(':')?;
    Some(format!("{} : {}", number_text(number.trim())?, ty.trim()))
}

/// An integer, or a number with a fraction that all floating-point types print alike.
fn number_text(number: &str) -> Option<String> {
    if !number.contains('.') {
        return number.parse::<i64>().ok().map(|number| number.to_string());
    }
    let value: f64 = number.parse().ok()?;
    // Narrow types round others.
    let is_exact = (value * 4.0).fract() == 0.0 && value.abs() <= 256.0;
    Some(if is_exact { float_text(value) } else { number.to_owned() })
}

/// The end of a type with the level that it iterates over; `None` if that is one number already or several levels.
fn one_level(text: &str) -> Option<String> {
    let (before, levels) = text.strip_suffix('>')?.rsplit_once("lvls")?;
    let (first, end) = levels.trim_start().strip_prefix('=')?.split_once("to")?;
    let (first, end): (u64, u64) = (first.trim().parse().ok()?, end.trim().parse().ok()?);
    (first.checked_add(1) == Some(end)).then(|| format!("{before}lvls = {first}>"))
}

/// `(d0, d1) -> (d0 : dense, d1 : compressed)`
fn map_text(map: &str, encoding: &Encoding) -> Option<String> {
    let (before, _) = map.split_once("->")?;
    let open = before.find('(')?;
    // The values of symbols, `[s0]`, are unknown here; names of levels, `{l0}`, are names of terms.
    if before.get(..open)?.contains('[') {
        return None;
    }
    let dimensions = before.get(open + 1..)?;
    let dimensions = split_at_commas(dimensions.get(..closing(dimensions)?)?);
    let dimensions = dimensions.iter().enumerate().map(|(index, one)| {
        let after = one.get(name_of(one).len()..)?.trim_start();
        match after.strip_prefix(':') {
            Some(slice) => Some(format!("d{index} : {}", slice_text(slice.trim())?)),
            None => Some(format!("d{index}")),
        }
    });
    let dimensions: Vec<String> = dimensions.collect::<Option<_>>()?;
    let levels = encoding.levels.iter().map(level_text).collect::<Option<Vec<_>>>()?;
    Some(format!("({}) -> ({})", dimensions.join(", "), levels.join(", ")))
}

/// `#sparse_tensor<slice(0, ?, 1)>`
fn slice_text(text: &str) -> Option<String> {
    let parts = text.strip_prefix("#sparse_tensor<slice(")?.strip_suffix(")>")?;
    Some(format!("#sparse_tensor<slice({})>", split_at_commas(parts).join(", ")))
}

fn level_text(level: &Level) -> Option<String> {
    let of = match level.of? {
        Term::Dimension(index) => format!("d{index}"),
        Term::Quotient(index, by) => format!("d{index} floordiv {by}"),
        Term::Remainder(index, by) => format!("d{index} mod {by}"),
    };
    let format = &level.format;
    let how = match (format.as_str(), level.properties.as_slice()) {
        (_, []) => format.clone(),
        ("structured", of) => format!("{format}[{}]", of.join(", ")),
        (_, of) => {
            let known = ["nonunique", "nonordered", "soa"];
            let own: Vec<&str> =
                known.into_iter().filter(|known| of.iter().any(|one| one == known)).collect();
            if own.len() != of.len() {
                return None;
            }
            format!("{format}({})", own.join(", "))
        }
    };
    Some(format!("{of} : {how}"))
}

#[cfg(test)]
mod tests {
    use super::canonical_body;

    /// The text that MLIR prints; it is left unchanged.
    const PRINTED: &[(&str, &str)] = &[
        (
            "encoding<{map = (i, j) -> (i : dense, j : compressed)}>",
            "encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>",
        ),
        (
            "encoding<{map=(a)->(a:compressed(nonordered,nonunique)),crdWidth=8,posWidth=0}>",
            "encoding<{ map = (d0) -> (d0 : compressed(nonunique, nonordered)), crdWidth = 8 }>",
        ),
        (
            "encoding<{ map = {l0, l1} (d0 = l1, d1 = l0) -> (l0 = d1 : dense, l1 = d0: compressed)}>",
            "encoding<{ map = (d0, d1) -> (d1 : dense, d0 : compressed) }>",
        ),
        (
            "encoding<{ map = (i : #sparse_tensor<slice(0,?,1)>) -> (i : compressed), implicitVal = 0 : i32, \
             explicitVal = 1 : i32, posWidth = 32 }>",
            "encoding<{ map = (d0 : #sparse_tensor<slice(0, ?, 1)>) -> (d0 : compressed), posWidth = 32, \
             explicitVal = 1 : i32, implicitVal = 0 : i32 }>",
        ),
        (
            "encoding<{ map = ( i, j ) -> (i floordiv 2 : dense, j : dense, i mod 2 : structured[2,4]) }>",
            "encoding<{ map = (d0, d1) -> (d0 floordiv 2 : dense, d1 : dense, d0 mod 2 : structured[2, 4]) }>",
        ),
        (
            "encoding<{ map = (i) -> (i : dense), implicitVal = 0.0 : f32, explicitVal = 1.5 : f32 }>",
            "encoding<{ map = (d0) -> (d0 : dense), explicitVal = 1.500000e+00 : f32, \
             implicitVal = 0.000000e+00 : f32 }>",
        ),
        (
            "encoding<{ map = (d0) -> (d0 : dense), explicitVal = #complex.number<:f32 1.0, -2.5> }>",
            "encoding<{ map = (d0) -> (d0 : dense), \
             explicitVal = #complex.number<:f32 1.000000e+00, -2.500000e+00> : complex<f32> }>",
        ),
    ];

    #[test]
    fn encodings_are_written_as_mlir_prints_them() {
        for (text, expected) in PRINTED {
            let own = canonical_body(text.as_bytes()).map(String::from_utf8);
            assert_eq!(own, Some(Ok((*expected).to_owned())), "{text}");
            assert_eq!(canonical_body(expected.as_bytes()), None, "{expected}");
        }
    }

    #[test]
    fn unknown_parts_stay() {
        for text in [
            "encoding<{ map = [s0](d0) -> (d0 * s0 : dense) }>",
            "encoding<{ map = (d0, d1) -> (d0 + d1 : dense) }>",
            "encoding<{ map = (d0) -> (d0 : dense(new)) }>",
            "encoding<{ map = (d0) -> (d0 : dense), other = 1 }>",
            "encoding<{ map = (d0) -> (d0 : dense), implicitVal = #a }>",
            "encoding<{ map }>",
            "encoding<",
            "slice(1, 2, 3)",
            "",
        ] {
            assert_eq!(canonical_body(text.as_bytes()), None, "{text}");
        }
    }
}
