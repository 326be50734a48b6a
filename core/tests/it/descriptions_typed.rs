//! A `.td` file while it is typed: the diagnostics of a document that uses the dialect at each state.

use abide_core::diagnostic::{Severity, codes};
use abide_core::ide::check_file_with;
use abide_core::limits::Limits;
use abide_project::{Describer, DiskFiles};
use std::path::PathBuf;
use std::sync::Arc;

const BEFORE: &str = r#"include "ods.td"
def Dial : Dialect { let name = "dial"; }
class Variadic<TypeConstraint type> : TypeConstraint<type.predicate, type.summary> {
  TypeConstraint baseType = type;
}
def Num : Type<CPred<"$_self.isSignlessInteger(32)">, "32-bit signless integer"> {
  let builderCall = "$_builder.getI32Type()";
}
def Terminator : NativeOpTrait<"IsTerminator">;
class DialOp<string name, list<Trait> traits = []> : Op<Dial, name, traits>;
def FirstOp : DialOp<"first", [Pure]> {
  let arguments = (ins Num:$at);
  let results = (outs Num:$out);
  let assemblyFormat = "$at attr-dict";
}
"#;

const TYPED: &str = r#"
// What a speed is, in words.
def SpeedEnum : EnumInfo<"Speed", "how fast", [
  EnumCase<"Slow", 0, "slow">, EnumCase<"Fast", 1, "fast">
]>;
def Speed : EnumAttr<Dial, SpeedEnum, "speed">;
def Wheel : TypeDef<Dial, "Wheel", "wheel"> {
  let summary = "A wheel";
  let parameters = (ins "int":$spokes, "Type":$rim);
  let assemblyFormat = "`<` $spokes `,` $rim `>`";
}
defvar WheelOrNum = Num;
class Rolling<string name, list<Trait> traits = []>
    : DialOp<name, !listconcat(traits, [Pure])> {
  let description = [{
    Rolls *wheels* { as fast } as they may.
  }];
}
let summary = "Rolls" in {
def RollOp : Rolling<"roll", [Terminator]> {
  let arguments = (ins Wheel:$wheel, Variadic<WheelOrNum>:$by,
                       OptionalAttr<I64Attr>:$often, Speed:$speed);
  let results = (outs Wheel:$out);
  let assemblyFormat = [{
    $wheel (`by` $by^)? (`often` $often^)? attr-dict `:` type($wheel)
      `->` type($out)
  }];
}
}
multiclass Turn<string name> {
  def LeftOp : DialOp<name # ".left"> { let arguments = (ins Num:$far); let hasCustomAssemblyFormat = 1; }
  def RightOp : DialOp<name # ".right"> { let arguments = (ins Num:$far); let hasCustomAssemblyFormat = 1; }
}
defm Turn : Turn<"turn">;
foreach count = [1, 2] in
  def Gear#count#Op : DialOp<"gear" # count, !if(!eq(count, 1), [Pure], [])>;
"#;

const BEHIND: &str = r#"
def LastOp : DialOp<"last"> {
  let arguments = (ins Num:$at);
  let assemblyFormat = "$at `at` `last` attr-dict";
}
"#;

const TEXT: &str = r#"func.func @f(%a: i32, %w: !dial.wheel<3, f32>) {
  %0 = dial.first %a
  dial.last %0 at last
  "dial.last"(%0) : (i32) -> ()
  dial.turn.left %a
  dial.gear1
  %1 = dial.roll %w by %a often 3 {speed = #dial.speed<fast>} : !dial.wheel<3, f32> -> !dial.wheel<3, f32>
}
"#;

/// The lines of the text that use only the parts not being typed: they stay the same in each state.
const UNTOUCHED: [usize; 3] = [1, 2, 3];

struct Editor {
    describer: Describer,
    path: PathBuf,
}

struct State {
    /// The diagnostics: line, severity, message.
    found: Vec<(usize, Severity, String)>,
    /// Whether the description has errors.
    is_broken: bool,
    /// Whether the other operations are described: the ones before and after.
    known: [bool; 2],
}

impl Editor {
    fn new(name: &str) -> Editor {
        let path = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
        std::fs::write(&path, "").unwrap();
        let ods = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../corpus/projects/gauge");
        let include = [ods.to_str().unwrap().to_owned()];
        Editor { describer: Describer::new(&include, &Limits::default()), path }
    }

    fn state(&mut self, text: &str) -> State {
        let files = DiskFiles::default();
        files.insert(self.path.to_str().unwrap(), text.as_bytes().to_vec());
        let described = self.describer.describe(std::slice::from_ref(&self.path), &files);
        let is_broken = !described.errors.is_empty();
        let registry = Arc::new(described.registry().0);
        let is_known =
            |name| registry.operation(name).is_some_and(|op| op.description().format().is_some());
        let known = [is_known(b"dial.first"), is_known(b"dial.last")];
        let found = check_file_with(TEXT.as_bytes(), &registry, &Limits::default());
        let line = |at: u32| TEXT[..at as usize].matches('\n').count();
        let found = found.into_iter().filter(|one| one.severity != Severity::Hint);
        let broken = found.clone().filter(|one| one.code == codes::mlir::BROKEN_DESCRIPTION);
        assert!(broken.count() <= 1);
        let found = found.filter(|one| one.code != codes::mlir::BROKEN_DESCRIPTION);
        let found =
            found.map(|one| (line(one.span.start()), one.severity, one.message.clone())).collect();
        State { found, is_broken, known }
    }
}

/// The errors at a state of the text, including the later operations if requested.
fn wrong(state: &State, after: bool) -> Vec<String> {
    let mut wrong = Vec::new();
    if !state.known[0] || after && !state.known[1] {
        wrong.push(format!("not known: {:?}", state.known));
    }
    for (line, _, message) in &state.found {
        if state.is_broken || UNTOUCHED.contains(line) && (after || *line == 1) {
            wrong.push(format!("{}: {message}", line + 1));
        }
    }
    wrong
}

fn assert_nothing(said: Vec<(String, Vec<String>)>) {
    let lines: Vec<String> =
        said.iter().map(|(end, wrong)| format!("{end:?}: {wrong:?}")).collect();
    assert!(said.is_empty(), "{} states\n{}", said.len(), lines.join("\n"));
}

fn last_line(text: &str) -> String {
    let start = text.len().saturating_sub(60);
    text.get(start..).unwrap_or(text).to_owned()
}

#[test]
fn the_finished_file_has_no_diagnostics() {
    let mut editor = Editor::new("typed_whole.td");
    let state = editor.state(&format!("{BEFORE}{TYPED}{BEHIND}"));
    assert!(!state.is_broken);
    assert_eq!(state.found, []);
}

/// Typed at the end of the file.
#[test]
fn typing_at_the_end_of_a_file() {
    let mut editor = Editor::new("typed_grows.td");
    let mut said = Vec::new();
    for (end, _) in TYPED.char_indices() {
        let text = format!("{BEFORE}{}", &TYPED[..end]);
        let wrong = wrong(&editor.state(&text), false);
        if !wrong.is_empty() {
            said.push((last_line(&text), wrong));
        }
    }
    assert_nothing(said);
}

/// Typed in the middle, in an editor that closes each bracket and quote on opening.
#[test]
fn typing_in_the_middle_of_a_file() {
    let mut editor = Editor::new("typed_within.td");
    let mut said = Vec::new();
    for (end, _) in TYPED.char_indices() {
        let typed = &TYPED[..end];
        let text = format!("{BEFORE}{typed}{}\n{BEHIND}", closing(typed));
        let wrong = wrong(&editor.state(&text), true);
        if !wrong.is_empty() {
            said.push((last_line(typed), wrong));
        }
    }
    assert_nothing(said);
}

/// The text that an editor has added after the typed one: closing brackets and quotes.
fn closing(typed: &str) -> String {
    let mut open = Vec::new();
    let mut letters = typed.chars().peekable();
    while let Some(letter) = letters.next() {
        match (open.last(), letter) {
            (Some('"'), '"') => drop(open.pop()),
            (Some('"'), _) => {}
            (Some('/'), '\n') => drop(open.pop()),
            (Some('/'), _) => {}
            (Some('c'), '}') if letters.peek() == Some(&']') => {
                letters.next();
                open.pop();
            }
            (Some('c'), _) => {}
            (_, '/') if letters.peek() == Some(&'/') => open.push('/'),
            (_, '[') if letters.peek() == Some(&'{') => {
                letters.next();
                open.push('c');
            }
            (_, '"' | '(' | '[' | '{' | '<') => open.push(letter),
            (_, ')' | ']' | '}' | '>') => drop(open.pop()),
            _ => {}
        }
    }
    let close = |letter: &char| match letter {
        '(' => ")",
        '[' => "]",
        '{' => "}",
        '<' => ">",
        '"' => "\"",
        'c' => "}]",
        _ => "\n",
    };
    open.iter().rev().map(close).collect()
}
