//! Encodings in the form of LLVM 17 and older, rewritten in the current form.

use super::encoding::closing;
use crate::common::split_at_commas;
use abide_source::diagnostic::Fix;
use abide_source::text::{Span, TextEdit};

/// The fix of the text between the braces of `#sparse_tensor.encoding<{ dimLevelType = ["dense"] }>`.
pub(super) fn fix(body: &[u8], span: Span) -> Option<Fix> {
    let today = todays(std::str::from_utf8(body).ok()?)?;
    let edit = TextEdit::new(span, format!("{today} "));
    Some(Fix::safe("write the levels as a map", vec![edit]))
}

/// The text between the braces in the current form; `None` if a key has no known current form.
fn todays(body: &str) -> Option<String> {
    let (mut levels, mut order, mut widths) = (None, None, Vec::new());
    for item in split_at_commas(body) {
        let (key, value) = item.split_once('=')?;
        let value = value.trim();
        match key.trim() {
            "dimLevelType" | "lvlTypes" => {
                let list = split_at_commas(value.strip_prefix('[')?.strip_suffix(']')?);
                levels = Some(list.into_iter().map(level).collect::<Option<Vec<_>>>()?);
            }
            "dimOrdering" | "dimToLvl" => order = Some(map(value)?),
            "pointerBitWidth" | "posWidth" => widths.push(width("posWidth", value)?),
            "indexBitWidth" | "crdWidth" => widths.push(width("crdWidth", value)?),
            _ => return None,
        }
    }
    let levels = levels?;
    let (dimensions, terms) = order.unwrap_or_else(|| {
        let names: Vec<String> = (0..levels.len()).map(|index| format!("d{index}")).collect();
        (names.join(", "), names)
    });
    if terms.len() != levels.len() {
        return None;
    }
    let levels: Vec<String> =
        terms.iter().zip(levels).map(|(term, level)| format!("{term} : {level}")).collect();
    let map = format!("map = ({dimensions}) -> ({})", levels.join(", "));
    Some([vec![map], widths].concat().join(", "))
}

/// `"compressed-nu-no"`
fn level(text: &str) -> Option<String> {
    let mut words = text.trim().strip_prefix('"')?.strip_suffix('"')?.split('-');
    let format = words.next().filter(|it| matches!(*it, "dense" | "compressed" | "singleton"))?;
    let property = |word| match word {
        "nu" => Some("nonunique"),
        "no" => Some("nonordered"),
        _ => None,
    };
    let properties = words.map(property).collect::<Option<Vec<_>>>()?;
    Some(match properties.as_slice() {
        [] => format.to_owned(),
        of => format!("{format}({})", of.join(", ")),
    })
}

/// The dimensions and the results of `affine_map<(i, j) -> (j, i)>`.
fn map(text: &str) -> Option<(String, Vec<String>)> {
    let inner = text.strip_prefix("affine_map<")?.strip_suffix('>')?;
    let (dimensions, terms) = inner.split_once("->")?;
    let list = |text: &str| -> Option<Vec<String>> {
        let inner = text.trim().strip_prefix('(')?;
        let inner = inner.get(..closing(inner)?).filter(|it| it.len() + 1 == inner.len())?;
        Some(split_at_commas(inner).into_iter().map(|it| it.trim().to_owned()).collect())
    };
    Some((list(dimensions)?.join(", "), list(terms)?))
}

fn width(name: &str, value: &str) -> Option<String> {
    value.parse::<u32>().ok().map(|width| format!("{name} = {width}"))
}

#[cfg(test)]
mod tests {
    use super::todays;

    #[test]
    fn old_encodings_become_maps() {
        let today = |text: &str| todays(text).unwrap_or_default();
        assert_eq!(
            today(
                r#" dimLevelType = [ "compressed-nu", "singleton-nu-no" ], pointerBitWidth = 32 "#
            ),
            "map = (d0, d1) -> (d0 : compressed(nonunique), d1 : singleton(nonunique, nonordered)), posWidth = 32"
        );
        assert_eq!(
            today(
                r#"dimLevelType = ["dense","compressed"], dimOrdering = affine_map<(i,j) -> (j,i)>"#
            ),
            "map = (i, j) -> (j : dense, i : compressed)"
        );
        assert_eq!(
            today(r#"dimLevelType = ["dense"], higherOrdering = affine_map<(i) -> (i)>"#),
            ""
        );
        assert_eq!(today(r#"dimLevelType = ["other"]"#), "");
        assert_eq!(today(r#"lvlTypes = ["dense"], dimToLvl = affine_map<(i,j) -> (j,i)>"#), "");
        assert_eq!(today("posWidth = 32"), "");
    }
}
