//! General rules for findings, outside of the schema: the position is in the input, and its line and column are those
//! of the position.

use serde_json::Value;

/// Checks a list of findings about an input.
///
/// # Errors
/// If the place of one is not in the input, or its line and column are those of another place.
pub(super) fn check(input: &[u8], findings: &Value) -> Result<(), String> {
    let findings = findings.as_array().ok_or("`diagnostics` is not a list")?;
    findings.iter().try_for_each(|finding| {
        check_finding(input, finding).map_err(|fault| format!("a finding {fault}: {finding}"))
    })
}

fn check_finding(input: &[u8], finding: &Value) -> Result<(), String> {
    let place = |field: &str| usize::try_from(finding.get(field)?.as_u64()?).ok();
    let (Some(start), Some(end)) = (place("start"), place("end")) else {
        return Err("has no `start` and `end`".to_owned());
    };
    if start > end || end > input.len() {
        return Err(format!("has no place in the {} bytes of the input", input.len()));
    }
    let before = input.get(..start).unwrap_or_default();
    let line = 1 + before.iter().filter(|byte| **byte == b'\n').count();
    let columns = columns(before);
    let said = (place("line").unwrap_or(line), place("column").unwrap_or(columns.0));
    if said != (line, columns.0) && said != (line, columns.1) {
        let (said_line, said_column) = said;
        return Err(format!(
            "begins at byte {start}, which is {line}:{}, and says {said_line}:{said_column}",
            columns.1
        ));
    }
    Ok(())
}

/// The column after the bytes before a position, in bytes as `mlir-opt` counts them, and in characters.
fn columns(before: &[u8]) -> (usize, usize) {
    let line = before.rsplit(|byte| *byte == b'\n').next().unwrap_or_default();
    let goes_on = |byte: &u8| *byte & 0b1100_0000 == 0b1000_0000;
    (1 + line.len(), 1 + line.iter().filter(|byte| !goes_on(byte)).count())
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn invalid_findings_are_reported() {
        let whole = json!({"severity": "error", "message": "m", "start": 5, "end": 6, "line": 2, "column": 4});
        let input = "a\né\u{e9}b".as_bytes();
        let mut whole_in_characters = whole.clone();
        whole_in_characters["start"] = 6.into();
        whole_in_characters["column"] = 3.into();
        assert_eq!(check(input, &json!([whole])), Ok(()));
        assert_eq!(check(input, &json!([whole_in_characters])), Ok(()));
        assert!(check(b"a", &json!([whole])).unwrap_err().contains("no place"));
        let damaged = [
            ("end", json!(-1), "`start` and `end`"),
            ("end", json!(0), "no place"),
            ("column", json!(6), "and says 2:6"),
            ("line", json!(1), "and says 1:4"),
            ("start", json!(0), "begins at byte 0"),
        ];
        for (field, value, fault) in damaged {
            let mut finding = whole.clone();
            finding[field] = value;
            assert!(check(input, &json!([finding])).unwrap_err().contains(fault), "{field}");
        }
        assert!(check(input, &json!("clean")).is_err());
    }
}
