//! Hover, definition, references and completion for a dialect described by a project's own `.td` files.

use crate::support::{project_file, registry_with};
use abide_core::ide::{
    Completion, Document, MAX_OFFERED_ITEMS, Nearness, completions, described_place,
    described_references, described_uses, hover, type_place,
};
use abide_core::limits::Limits;
use abide_core::mlir::registry::Registry;
use expect_test::expect;
use std::sync::{Arc, LazyLock};

static DESCRIBED: LazyLock<Arc<Registry>> =
    LazyLock::new(|| Arc::new(registry_with(&project_file("gauge/gauge.td"), None)));

fn text() -> String {
    std::fs::read_to_string(project_file("gauge/use.mlir")).unwrap()
}

fn document(text: &str) -> Document {
    let document = Document::new(text.as_bytes().to_vec(), Limits::default());
    document.with_registry(Arc::clone(&DESCRIBED))
}

/// The document of a text, and the cursor in it.
fn marked(text: &str) -> (Document, u32) {
    let file = abide_testing::marked(text);
    (document(&file.text), file.cursor())
}

/// The hover text of the word after `before`.
fn hovered(before: &str) -> String {
    let text = text();
    let offset = text.find(before).unwrap() + before.len();
    hover(&document(&text), offset as u32).map(|found| found.markdown).unwrap_or_default()
}

/// The text of the definition in the `.td` file.
fn defined(before: &str) -> String {
    let text = text();
    let offset = text.find(before).unwrap() + before.len();
    let Some(place) = described_place(&document(&text), offset as u32) else {
        return String::new();
    };
    let source = std::fs::read_to_string(&*place.path).unwrap();
    source[place.span.range()].to_owned()
}

#[test]
fn the_example_has_no_diagnostics() {
    assert_eq!(document(&text()).diagnostics(), vec![]);
}

#[test]
fn an_operation_is_shown_with_its_parts_traits_and_effects() {
    expect![[r#"
        `gauge.read`
        ```mlir
        %0 = gauge.read %a <metre> : !gauge.instrument<metre, 2> -> i32
        ```

        Reads an instrument

        ```mlir
        gauge.read %from <unit> [scaled scale] : type of from -> type of shown
        ```

        - operand `from`: `!gauge.instrument` (something that measures); what is read
        - attribute `unit`: what is counted; one of `metre`, `second`
        - attribute `scale`: how fine an instrument is (optional)
        - result `shown`: 32-bit signless integer

        What is shown is *rounded*.

        Effects: reads `from`"#]]
    .assert_eq(&hovered("%0 = gauge.r"));
    assert!(hovered("  gauge.w").contains("Traits: `NoTerminator`"), "{}", hovered("  gauge.w"));
}

#[test]
fn types_and_attributes_have_hovers_everywhere() {
    expect![[r#"
        ```mlir
        !gauge.instrument
        ```
        `!gauge.instrument`: something that measures

        - parameter `unit`: `::gauge::Unit`: what is counted; one of `metre`, `second`
        - parameter `digits`: `unsigned`

        It keeps what it *showed last*."#]]
    .assert_eq(&hovered("%a: !gauge"));
    assert!(hovered("%c: !gauge.wa").contains("It *ticks*"), "{}", hovered("%c: !gauge.wa"));
    assert!(hovered("!clock = !gauge.in").contains("*showed last*"));
    expect![[r#"
        ```mlir
        #gauge.scale
        ```
        `#gauge.scale`: how fine an instrument is

        - parameter `step`: `int64_t`
        - parameter `of`: `std::optional<Unit>`; one of `metre`, `second`

        attribute `scale` of `gauge.read`: how fine an instrument is"#]]
    .assert_eq(&hovered("scaled #gauge"));
    expect![[r#"
        ```mlir
        #gauge.unit
        ```
        enumeration `Unit`: what is counted

        `metre`, `second`"#]]
    .assert_eq(&hovered("note = #gauge"));
}

#[test]
fn words_of_enumerations_are_shown() {
    expect![[r#"
        ```mlir
        metre
        ```
        `metre` = 0 of the enumeration `Unit`: `metre`, `second`

        attribute `unit` of `gauge.read`: what is counted; one of `metre`, `second`"#]]
    .assert_eq(&hovered("gauge.read %a <me"));
    expect![[r#"
        ```mlir
        metre
        ```
        `metre` = 0 of the enumeration `Unit`: `metre`, `second`"#]]
    .assert_eq(&hovered("%a: !gauge.instrument<me"));
    expect![[r#"
        ```mlir
        second
        ```
        `second` = 1 of the enumeration `Unit`: `metre`, `second`"#]]
    .assert_eq(&hovered("#gauge.unit<se"));
}

#[test]
fn operands_and_regions_are_shown() {
    expect![[r#"
        ```mlir
        %a : !gauge.instrument<metre, 2>
        ```
        argument of `func.func`, 1 use


        operand `from` of `gauge.read`: `!gauge.instrument` (something that measures); what is read"#]]
    .assert_eq(&hovered("gauge.read %"));
    expect!["region `body` of `gauge.watch`: 1 block"].assert_eq(&hovered("%b forever : !clock "));
    assert_eq!(hovered("%b forever : !clock {\n "), "", "an empty place");
}

#[test]
fn a_name_leads_to_its_definition() {
    assert_eq!(defined("%0 = gauge.r"), "Gauge_ReadOp");
    assert_eq!(defined("%a: !gauge"), "Gauge_Instrument");
    assert_eq!(defined("scaled #gauge"), "Gauge_ScaleAttr");
    assert_eq!(defined("note = #gauge"), "Gauge_Unit");
    assert_eq!(defined("gauge.read %a <me"), "Gauge_Unit_Metre");
    assert_eq!(defined("%a: !gauge.instrument<me"), "Gauge_Unit_Metre");
    assert_eq!(defined("#gauge.unit<se"), "Gauge_Unit_Second");
    assert_eq!(defined("#gauge.scale<5 of me"), "Gauge_Unit_Metre");
    assert_eq!(defined("%c: !gauge.wa"), "Gauge_Clock");
    assert_eq!(defined("%a: !gauge.instrument<metre, "), "");
    assert_eq!(defined("func.f"), "", "what comes with abide has no file");
}

/// The lines and the texts of all uses of a word's definition.
fn references(before: &str) -> Vec<(usize, String)> {
    let text = text();
    let offset = text.find(before).unwrap() + before.len();
    let document = document(&text);
    let place = described_place(&document, offset as u32).unwrap();
    let found = described_references(&document, &place).into_iter();
    let shown = found.map(|span| {
        let line = text[..span.start() as usize].matches('\n').count() + 1;
        (line, text[span.range()].to_owned())
    });
    shown.collect()
}

#[test]
fn uses_of_a_definition_are_found() {
    let named = |lines: &[usize], word: &str| -> Vec<(usize, String)> {
        lines.iter().map(|line| (*line, word.to_owned())).collect()
    };
    assert_eq!(references("%0 = gauge.r"), named(&[4, 5, 7], "gauge.read"));
    assert_eq!(references("%a: !gauge"), named(&[1, 3, 4], "!gauge.instrument"));
    assert_eq!(references("scaled #gauge"), named(&[5], "#gauge.scale"));
    assert_eq!(references("gauge.read %a <me"), named(&[3, 4, 4, 5], "metre"));
    assert_eq!(references("#gauge.unit<se"), named(&[1, 5, 5, 7], "second"));
    let text = text();
    let document = document(&text);
    assert_eq!(described_uses(&document).len(), 3 + 3 + 1 + 1 + 1 + 1);
}

fn offered(text: &str) -> Vec<Completion> {
    let (document, at) = marked(text);
    completions(&document, at)
}

fn labels(text: &str) -> Vec<String> {
    offered(text).into_iter().map(|one| one.label).collect()
}

fn snippet(text: &str, label: &str) -> String {
    let found = offered(text).into_iter().find(|one| one.label == label);
    found.and_then(|one| one.snippet).unwrap_or_default()
}

#[test]
fn a_value_leads_to_the_definition_of_its_type() {
    let (document, cursor) = marked(
        "func.func @f(%a: !gauge.instrument<metre, 2>) {\n  \
         %0 = gauge.read %$0a <metre> : !gauge.instrument<metre, 2> -> i32\n  return\n}\n",
    );
    let place = type_place(&document, cursor).unwrap();
    let source = std::fs::read_to_string(&*place.path).unwrap();
    assert_eq!(&source[place.span.range()], "Gauge_Instrument");
    let (document, cursor) = marked("func.func @f(%$0a: i32) {\n  return\n}\n");
    assert_eq!(type_place(&document, cursor), None);
}

/// The text of a line with the cursor, and the item that must be among the first five.
const PLACES: [(&str, &str); 7] = [
    ("%0 = gauge.$0", "gauge.read"),
    ("%0 = gauge.read %$0", "%a"),
    ("%0 = gauge.read %a <$0", "metre"),
    ("%0 = gauge.read %a <metre> $0", "scaled"),
    ("%0 = gauge.read %a <metre> : $0", "!gauge.instrument<metre, 2>"),
    ("gauge.watch %a $0", "forever"),
    ("%0 = \"d.op\"() : () -> !gau$0", "!gauge.instrument"),
];

#[test]
fn the_wanted_item_of_a_project_is_among_the_first_five() {
    for (line, wanted) in PLACES {
        let head = "func.func @f(%i: i32, %a: !gauge.instrument<metre, 2>) {";
        let labels = labels(&format!("{head}\n  {line}\n  return\n}}\n"));
        let first: Vec<&String> = labels.iter().take(5).collect();
        assert!(first.iter().any(|label| *label == wanted), "{line}: {wanted} in {first:?}");
    }
}

#[test]
fn operations_are_completed_by_their_form() {
    let text = "func.func @f() {\n  gauge.$0\n  return\n}\n";
    assert_eq!(labels(text), ["gauge.read", "gauge.watch"]);
    expect!["gauge.read %${1:from} <${2:metre}> : ${3:!gauge.instrument} -> ${4:i32}"]
        .assert_eq(&snippet(text, "gauge.read"));
    expect![[r#"
        gauge.watch %${1:from} forever : ${2:!gauge.instrument} {
          $3
        }"#]]
    .assert_eq(&snippet(text, "gauge.watch"));
}

#[test]
fn words_types_and_names_of_attributes_are_completed() {
    let head = "func.func @f(%a: !gauge.instrument<metre, 2>) {\n  %0 = ";
    let with = |rest: &str| labels(&format!("{head}{rest}\n  return\n}}\n"));
    assert_eq!(with("gauge.read %a <$0"), ["metre", "second"]);
    assert_eq!(with("gauge.watch %a forever {$0} : !gauge.instrument<metre, 2> {}"), ["limit"]);
    assert!(with("gauge.read %a <metre> scaled #g$0").contains(&"#gauge.scale".to_owned()));
    assert_eq!(labels("func.func @f(%a: !gauge.i$0"), ["!gauge.instrument"]);
    assert_eq!(
        snippet("func.func @f(%a: !gauge.i$0", "!gauge.instrument"),
        "!gauge.instrument<${1:unit}, ${2:digits}>"
    );
    assert_eq!(labels("func.func @f(%a: !gauge.instrument<$0"), ["metre", "second"]);
    assert_eq!(labels("func.func @f() attributes {x = #gauge.unit<$0"), ["metre", "second"]);
    let nested = "func.func @f() attributes {x = #other.list<[#gauge.unit<second>, #gauge.unit<$0";
    assert_eq!(labels(nested), ["metre", "second"]);
    assert_eq!(labels("func.func @f(%a: !gauge.instrument<metre, 2>$0"), [""; 0]);
}

/// The names that are offered where an operation begins, with how close they are.
fn names_by_nearness(text: &str) -> Vec<(Nearness, String)> {
    let (document, at) = marked(text);
    let found = completions(&document, at).into_iter();
    found.map(|one| (one.nearness, one.label)).collect()
}

#[test]
fn nearby_dialects_are_offered_first() {
    let text = "func.func @f() {\n  %0 = \"arith.constant\"() <{value = 1 : i32}> : () -> i32\n  $0\n  return\n}\n";
    let all = names_by_nearness(text);
    let count = |wanted: Nearness| all.iter().filter(|(near, _)| *near == wanted).count();
    let at = |name: &str| all.iter().position(|(_, label)| label == name).unwrap_or(usize::MAX);
    assert!(count(Nearness::Used) >= 15 && count(Nearness::Project) >= 3, "{:?}", all.first());
    let is_sorted = |all: &[(Nearness, String)]| all.is_sorted_by_key(|(near, _)| *near);
    assert!(at("func.call") < at("gauge.read"), "{} {}", at("func.call"), at("gauge.read"));
    assert!(
        at("arith.constant") < at("arith.addi") && at("arith.addi") < at("arith.addui_extended")
    );
    assert!(at("arith.addi") < at("gauge."));
    // The rare operations of a dialect in use come later.
    let rare = at("arith.addui_extended");
    assert!(at("gauge.read") < rare && rare < usize::MAX, "{} {rare}", at("gauge.read"));
    assert!(at("gauge.read") < at("acc."), "{} {}", at("gauge.read"), at("acc."));
    // Of other dialects only what people type most often is offered.
    assert!(at("scf.for") < at("scf.") && at("scf.reduce.return") == usize::MAX);
    assert!(all.len() < MAX_OFFERED_ITEMS, "{}", all.len());
    // With a letter typed the order is the same.
    let typed = names_by_nearness(&text.replace("$0", "g$0"));
    assert!(is_sorted(&typed) && typed.iter().any(|(_, label)| label == "gpu."), "{typed:?}");
    assert_eq!(typed.first().map(|(near, _)| *near), Some(Nearness::Project));
    // Once the document uses the dialect it is one of those.
    let used = names_by_nearness(&text.replace("$0", "gauge.close\n  $0"));
    assert!(used.contains(&(Nearness::Used, "gauge.read".to_owned())));
    assert!(!used.iter().any(|(near, _)| *near == Nearness::Project));
}

#[test]
fn operations_of_the_project_are_never_cut_off() {
    // A document that uses all the large dialects, whose operations fill the list.
    let large =
        ["acc", "amdgpu", "arith", "llvm", "nvvm", "omp", "spirv", "tosa", "transform", "vector"];
    let uses: String =
        large.iter().map(|dialect| format!("  \"{dialect}.any\"() : () -> ()\n")).collect();
    let all = names_by_nearness(&format!("func.func @f() {{\n{uses}  $0\n  return\n}}\n"));
    assert!(all.len() > MAX_OFFERED_ITEMS, "{}", all.len());
    assert!(all.iter().any(|(near, label)| *near == Nearness::Project && label == "gauge.read"));
    assert!(!all.iter().any(|(near, _)| *near == Nearness::Other));
}
