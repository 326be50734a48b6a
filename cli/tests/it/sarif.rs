//! SARIF logs meet the standard.

use crate::support;
use crate::support::Folder;
use serde_json::{Value, json};

/// Each rule has its page, and a link to it if the address of the pages is known.
#[test]
fn rules_are_explained() {
    for (page, link) in [
        (None, Value::Null),
        (Some("https://a.b/c/"), json!("https://a.b/c/mlir-undefined-value.md")),
        (Some("https://a.b/c"), json!("https://a.b/c#mlir-undefined-value")),
    ] {
        let folder = Folder::new("sarif_help");
        folder.write("a.mlir", "");
        let page = page.map_or_else(Vec::new, |page| vec!["--diagnostics-page", page]);
        let run = folder.abide(&[&["check", "-q", "--format", "sarif", "a.mlir"], &*page].concat());
        let log: Value = serde_json::from_str(&run.stdout).unwrap();
        let rules = log["runs"][0]["tool"]["driver"]["rules"].as_array().unwrap();
        let rule = rules.iter().find(|rule| rule["id"] == "mlir-undefined-value").unwrap();
        assert_eq!(rule["helpUri"], link);
        assert!(rule["help"]["markdown"].as_str().unwrap().contains("## Example"), "{rule}");
    }
}

/// The log of a folder with an error, a warning with a fix, a file that is clean, one with an odd
/// name, and one that is missing.
fn log(name: &str) -> Value {
    let folder = Folder::new(name);
    folder.write(
        "a b.mlir",
        "\"é\"(%b) : (i32) -> ()\n%0 = \"a.b\"() : () -> i32\n%0 = \"a.b\"() : () -> i32\n",
    );
    folder.write("clean.mlir", "");
    folder.write("fixable.mlir", b"\xef\xbb\xbf\"a.b\"() : () -> ()\n");
    let run = folder.abide(&["check", "--format", "sarif", ".", "gone.mlir"]);
    assert_eq!(run.status, 2);
    serde_json::from_str(&run.stdout).unwrap()
}

fn list<'a>(value: &'a Value, field: &str) -> &'a [Value] {
    value[field].as_array().unwrap_or_else(|| panic!("{field} is not an array: {value}"))
}

#[test]
fn required_properties() {
    let log = log("sarif_required");
    assert_eq!(log["version"], "2.1.0");
    let [run] = list(&log, "runs") else { panic!("one run") };
    let driver = &run["tool"]["driver"];
    assert_eq!(driver["name"], "abide");
    let rules = list(driver, "rules");
    assert!(rules.len() > 5);
    for rule in rules {
        assert!(rule["id"].is_string() && rule["shortDescription"]["text"].is_string(), "{rule}");
    }
    assert_eq!(run["columnKind"], "unicodeCodePoints");
    let results = list(run, "results");
    assert_eq!(results.len(), 3);
    for result in results {
        assert!(result["message"]["text"].is_string());
        let index = result["ruleIndex"].as_u64().unwrap() as usize;
        assert_eq!(rules[index]["id"], result["ruleId"]);
        assert!(["error", "warning", "note"].contains(&result["level"].as_str().unwrap()));
        for location in list(result, "locations") {
            location_is_sound(location);
        }
    }
    let [invocation] = list(run, "invocations") else { panic!("one invocation") };
    assert_eq!(invocation["executionSuccessful"], false);
    let notifications = list(invocation, "toolExecutionNotifications");
    assert!(notifications[0]["message"]["text"].as_str().unwrap().contains("gone.mlir"));
}

fn location_is_sound(location: &Value) {
    let place = &location["physicalLocation"];
    let uri = place["artifactLocation"]["uri"].as_str().unwrap();
    assert!(uri.bytes().all(|byte| byte.is_ascii_graphic()), "{uri}");
    let number = |field: &str| place["region"][field].as_u64().unwrap();
    assert!(number("startLine") >= 1 && number("startColumn") >= 1);
    let (start, end) =
        ((number("startLine"), number("startColumn")), (number("endLine"), number("endColumn")));
    assert!(start <= end);
    let _ = (number("byteOffset"), number("byteLength"));
}

#[test]
fn regions_related_places_and_fixes() {
    let log = log("sarif_regions");
    let results = list(&log["runs"][0], "results");
    let region = |value: &Value| value["physicalLocation"]["region"].clone();
    assert_eq!(
        region(&results[0]["locations"][0]),
        json!({
            "startLine": 1, "startColumn": 5, "endLine": 1, "endColumn": 7,
            "byteOffset": 5, "byteLength": 2,
        }),
        "columns are in characters, offsets in bytes"
    );
    let related = &list(&results[1], "relatedLocations")[0];
    location_is_sound(related);
    assert!(related["message"]["text"].is_string());
    let fix = &list(&results[2], "fixes")[0];
    assert_eq!(fix["description"]["text"], "remove the byte-order mark");
    let change = &list(fix, "artifactChanges")[0];
    assert_eq!(change["artifactLocation"]["uri"], "fixable.mlir");
    let replacement = &list(change, "replacements")[0];
    assert_eq!(replacement["deletedRegion"]["byteOffset"], 0);
    assert_eq!(replacement["deletedRegion"]["byteLength"], 3);
}

#[test]
fn an_empty_log_is_whole() {
    let run = support::check("sarif", b"");
    let log: Value = serde_json::from_str(&run.stdout).unwrap();
    assert_eq!(log["runs"][0]["results"], json!([]));
    assert_eq!(log["runs"][0]["invocations"][0]["executionSuccessful"], true);
}
