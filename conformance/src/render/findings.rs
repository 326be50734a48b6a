//! What every finding must be, whatever a case looks at.

use super::text;
use serde_json::Value;

/// Checks a list of findings about an input of so many bytes.
///
/// # Errors
/// Where one has no severity, words or place, or its place is not in the input.
pub(super) fn check(input_len: usize, findings: &Value) -> Result<(), String> {
    let findings = findings.as_array().ok_or("`diagnostics` is no list")?;
    findings.iter().try_for_each(|finding| {
        check_finding(input_len, finding).map_err(|fault| format!("a finding {fault}: {finding}"))
    })
}

fn check_finding(input_len: usize, finding: &Value) -> Result<(), String> {
    let severities = ["error", "warning", "information", "hint"];
    if !text(finding, "severity").is_some_and(|severity| severities.contains(&severity)) {
        return Err("has no severity".to_owned());
    }
    if text(finding, "message").is_none_or(str::is_empty) {
        return Err("says nothing".to_owned());
    }
    let place = |field: &str| usize::try_from(finding.get(field)?.as_u64()?).ok();
    let (Some(start), Some(end)) = (place("start"), place("end")) else {
        return Err("has no `start` and `end`".to_owned());
    };
    if start > end || end > input_len {
        return Err(format!("has no place in the {input_len} bytes of the input"));
    }
    if finding.get("line").is_some() && (place("line") == Some(0) || place("column") == Some(0)) {
        return Err("counts lines or columns from 0".to_owned());
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn what_is_no_finding_is_said() {
        let whole = json!({"severity": "error", "message": "m", "start": 1, "end": 3, "line": 1, "column": 2});
        assert_eq!(check(3, &json!([whole])), Ok(()));
        assert!(check(2, &json!([whole])).unwrap_err().contains("no place"));
        let damaged = [
            ("severity", json!("fatal"), "no severity"),
            ("message", json!(""), "says nothing"),
            ("end", json!(-1), "`start` and `end`"),
            ("end", json!(0), "no place"),
            ("column", json!(0), "from 0"),
        ];
        for (field, value, fault) in damaged {
            let mut finding = whole.clone();
            finding[field] = value;
            assert!(check(3, &json!([finding])).unwrap_err().contains(fault), "{field}");
        }
        assert!(check(3, &json!("clean")).is_err());
    }
}
