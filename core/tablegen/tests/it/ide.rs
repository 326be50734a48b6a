//! Tests of editor features, with cursors in the texts: `$0`.
#![allow(missing_docs, reason = "a test has no documentation of its own")]

mod completion;

use crate::support::Memory;
use abide_source::diagnostic::Severity;
use abide_source::limits::Limits;
use abide_source::text::{Span, apply_edits};
use abide_tablegen::ide::{self, Document, FoldKind, SemanticTokenKind};
use abide_tablegen::{Evaluation, Options, Session};
use abide_testing::marked;

/// Files in `/p`, with `main.td` evaluated, and the position of the cursor in it.
struct Fixture {
    session: Session,
    evaluation: Evaluation,
    cursor: u32,
}

const BASE: &str = "// The root of all.\nclass Base<int size = 4, string n = \"x\"> {\n  \
                    int Size = size; // How many.\n  string Name = n;\n}\n\
                    class Other;\ndef shared : Base<7>;\n\
                    /// Makes two.\nmulticlass Two<int a> {\n  def _one : Base<a>;\n  \
                    def _two : Base<!add(a, 1)>;\n}\n";

fn fixture(main: &str) -> Fixture {
    with_base(BASE, main)
}

fn with_base(base: &str, main: &str) -> Fixture {
    let main = marked(main);
    let files = Memory::new([("/p/base.td", base), ("/p/main.td", &*main.text)]);
    let options = Options { looks_beside: true, ..Options::default() };
    let mut session = Session::new(options, Limits::default());
    let evaluation = session.evaluate(&files, "/p/main.td").unwrap();
    Fixture { session, evaluation, cursor: main.cursors.first().copied().unwrap_or(0) }
}

impl Fixture {
    fn document(&self) -> Document<'_> {
        Document::new(&self.session, &self.evaluation)
    }

    fn hover(&self) -> String {
        ide::hover(self.document(), self.cursor).expect("a hover").markdown
    }

    fn labels(&self) -> Vec<String> {
        let found = ide::completions(self.document(), self.cursor);
        found.into_iter().map(|found| found.label).collect()
    }

    /// A place as the file, the line from 1 and the text there.
    fn place(&self, location: abide_tablegen::Location) -> String {
        let path = self.session.path(location.file).trim_start_matches("/p/").to_owned();
        let text = self.session.text(location.file);
        let before = &text[..location.span.start() as usize];
        let line = before.iter().filter(|&&byte| byte == b'\n').count() + 1;
        format!("{path}:{line} {}", String::from_utf8_lossy(location.span.slice(text)))
    }

    fn definition(&self) -> String {
        let (_, place) = ide::definition(self.document(), self.cursor).expect("there is one");
        self.place(place)
    }

    fn references(&self) -> Vec<String> {
        let document = self.document();
        let entity = ide::entity_at(document, self.cursor).expect("there is a name");
        let path = self.session.path(entity.place.file);
        let found = ide::occurrences(document, path, entity.place.span).into_iter();
        found.map(|one| self.place(one.location)).collect()
    }
}

#[test]
fn arguments_lead_from_the_format_to_the_dag_and_back() {
    let with = |dag: &str, format: &str| {
        let text = "class Op<string m> { dag arguments; string assemblyFormat; code extra; }\n\
                    def F32;\ndef ins;\n\
                    def Other : Op<\"o\"> {\n  let arguments = (ins F32:$speed);\n}\n\
                    def Add : Op<\"add\"> {\n  let arguments = (ins F32:$lhs, DAG);\n  \
                    let assemblyFormat = FORMAT;\n  let extra = [{ $speed }];\n}\n";
        fixture(&text.replace("DAG", dag).replace("FORMAT", format))
    };
    let (dag, format) = ("F32:$speed", "\"$lhs `,` $speed attr-dict `:` type($speed)\"");
    let mentions = ["main.td:8 speed", "main.td:9 speed", "main.td:9 speed"];
    for file in [
        with("F32:$sp$0eed", format),
        with(dag, "\"$lhs `,` $0$speed attr-dict `:` type($speed)\""),
        with(dag, "\"$lhs `,` $speed attr-dict `:` type($speed$0)\""),
    ] {
        assert_eq!(file.definition(), "main.td:8 speed");
        assert_eq!(file.references(), mentions);
        assert!(file.hover().contains("\nF32:$speed\n"), "{}", file.hover());
    }
    let nothing = with(dag, "\"$lhs `,` $spe$0\"");
    assert_eq!(ide::definition(nothing.document(), nothing.cursor), None);
}

#[test]
fn hover_shows_declaration_comment_and_value() {
    let class = fixture("include \"base.td\"\ndef a : Ba$0se<3>;\n").hover();
    assert!(class.contains("class Base<int size = 4, string n = \"x\">"), "{class}");
    assert!(class.contains("The root of all."), "{class}");
    assert!(class.contains("defined in `base.td:2`"), "{class}");

    let record = fixture("include \"base.td\"\ndef a$0 : Base<3> { let Name = \"q\"; }\n").hover();
    assert!(record.contains("int Size = 3;\n  string Name = \"q\";"), "{record}");
    assert!(record.contains("inherits from `Base`"), "{record}");

    let field = fixture("include \"base.td\"\ndef a : Base<3> { let Na$0me = \"q\"; }\n").hover();
    assert!(field.contains("string Name") && field.contains("\"q\""), "{field}");
    assert!(field.contains("in `a`, set in `main.td:2`"), "{field}");
    assert!(field.contains("field of `Base`"), "{field}");

    let of_value = fixture("include \"base.td\"\ndefvar x = shared.Si$0ze;\n").hover();
    assert!(of_value.contains("in `shared`") && of_value.contains("\n7\n"), "{of_value}");
    assert!(of_value.contains("How many."), "{of_value}");

    let made = fixture("include \"base.td\"\ndefm T$0 : Two<5>;\n").hover();
    assert!(made.contains("makes 2 records: `T_one`, `T_two`"), "{made}");
    let shared = fixture("include \"base.td\"\ndefm T : Two<5>;\ndefvar y = T_$0two;\n").hover();
    assert!(shared.contains("int Size = 6;"), "{shared}");
    assert!(shared.contains("instantiated in `main.td:2`"), "{shared}");

    let operator = fixture("defvar x = !strcon$0cat(\"a\", \"b\");\n").hover();
    assert!(operator.contains("!strconcat(string, string, ...)"), "{operator}");
    let argument = fixture("class A<int wid$0th = 2> { int w = width; }\n").hover();
    assert!(argument.contains("int width = 2") && argument.contains("template argument of `A`"));
    let nothing = fixture("// no$0thing\n");
    assert_eq!(ide::hover(nothing.document(), nothing.cursor), None);
}

#[test]
fn definitions_are_found_across_files() {
    for (main, target) in [
        ("include \"base.td\"\ndef a : Ba$0se;\n", "base.td:2 Base"),
        ("include \"base.td\"\ndef a : Base { let Si$0ze = 2; }\n", "base.td:3 Size"),
        ("include \"base.td\"\ndef a : Base<si$0ze = 2>;\n", "base.td:2 size"),
        ("include \"base.td\"\ndefvar x = sha$0red;\n", "base.td:7 shared"),
        ("include \"base.td\"\ndefm a : Tw$0o<1>;\n", "base.td:9 Two"),
        ("defvar x = 1;\nassert !eq($0x, 1), \"\";\n", "main.td:1 x"),
        ("defvar l = !foreach(el, [1, 2], !add(e$0l, 1));\n", "main.td:1 el"),
        ("deftype T = int;\nclass A { $0T t = 1; }\n", "main.td:1 T"),
        ("include \"ba$0se.td\"\n", "base.td:1 "),
        ("class A<int w> { int x = $0w; }\n", "main.td:1 w"),
    ] {
        assert_eq!(fixture(main).definition(), target, "{main}");
    }
}

#[test]
fn references_are_found_across_files() {
    let found = fixture(
        "include \"base.td\"\ndef a : Base<1> { let Size = 2; }\nlet Size = 5 in def b : Base;\n\
         defvar x = !add(a.Si$0ze, b.Size);\n",
    );
    let all =
        ["base.td:3 Size", "main.td:2 Size", "main.td:3 Size", "main.td:4 Size", "main.td:4 Size"];
    assert_eq!(found.references(), all);
    let class = fixture("include \"base.td\"\nclass B : Base;\ndefvar l = [Ba$0se<2>, shared];\n");
    let all = [
        "base.td:2 Base",
        "base.td:7 Base",
        "base.td:10 Base",
        "base.td:11 Base",
        "main.td:2 Base",
        "main.td:3 Base",
    ];
    assert_eq!(class.references(), all);
    let declared = fixture("class A;\ndef x { A a = ?; }\nclass $0A { int i = 1; }\n");
    assert_eq!(declared.references(), ["main.td:1 A", "main.td:2 A", "main.td:3 A"]);
    let marks = ide::highlights(class.document(), class.cursor);
    assert_eq!(marks.len(), 2, "only in this file");
}

#[test]
fn symbols_are_nested() {
    let found = fixture(
        "include \"base.td\"\nclass A<int w> : Other {\n  bits<4> b = 0;\n}\ndef : A<1>;\n\
         multiclass M {\n  def x : A<2>;\n}\nforeach i = [1, 2] in def n#i : A<i>;\n",
    );
    let shape = |symbol: &ide::DocumentSymbol| {
        let inner = symbol.children.iter().map(|child| format!("{} {}", child.detail, child.name));
        (symbol.name.clone(), symbol.detail.clone(), inner.collect::<Vec<_>>())
    };
    let all: Vec<_> = ide::document_symbols(found.document()).iter().map(shape).collect();
    let line = |name: &str, detail: &str, inner: &[&str]| {
        let inner = inner.iter().map(|text| (*text).to_owned()).collect::<Vec<_>>();
        (name.to_owned(), detail.to_owned(), inner)
    };
    assert_eq!(
        all,
        [
            line("A", "Other", &["int w", "bits<4> b"]),
            line("anonymous", "A<1>", &[]),
            line("M", "", &["A<2> x"]),
            line("i", "", &[]),
            line("n", "A<i>", &[]),
        ]
    );
    let found = ide::workspace_symbols(found.document(), "bs");
    let names: Vec<_> = found.iter().map(|symbol| symbol.name.as_str()).collect();
    assert_eq!(names, ["Base"]);
}

#[test]
fn signatures_name_the_argument() {
    let help = |main: &str| {
        let fixture = fixture(main);
        let help = ide::signature_help(fixture.document(), fixture.cursor)?;
        let active = help.active.map(|at| help.parameters[at as usize].clone());
        Some((help.label, active))
    };
    let base = "include \"base.td\"\n";
    let label = "class Base<int size = 4, string n = \"x\">".to_owned();
    let first = Some("int size = 4".to_owned());
    let second = Some("string n = \"x\"".to_owned());
    assert_eq!(help(&format!("{base}def a : Base<$0")), Some((label.clone(), first)));
    assert_eq!(
        help(&format!("{base}def a : Base<!add(1, 2), $0")),
        Some((label.clone(), second.clone()))
    );
    assert_eq!(help(&format!("{base}def a : Base<n = $0")), Some((label, second)));
    let label = "!subst(target, replacement, value)".to_owned();
    assert_eq!(help("defvar x = !subst(\"a\", $0"), Some((label, Some("replacement".to_owned()))));
    let label = "!cast<type>(value)".to_owned();
    assert_eq!(help("defvar x = !cast<int>($0"), Some((label, Some("value".to_owned()))));
    assert_eq!(help("class A<int $0"), None);
    assert_eq!(help("def a { $0"), None);
}

#[test]
fn tokens_and_folds_follow_the_text() {
    let found = fixture(
        "// One\n// two.\ninclude \"base.td\"\n#ifdef NO\nclass Gone;\n#endif\ndef a : Base<1> {\n  \
         let Size = !add(shared.Size, 1);\n}\n",
    );
    let document = found.document();
    let tokens = ide::semantic_tokens(document, Span::new(0, u32::MAX), false);
    let shown: Vec<_> = tokens
        .iter()
        .map(|token| {
            let text = String::from_utf8_lossy(token.span.slice(document.text())).into_owned();
            (text, token.kind, token.is_definition)
        })
        .collect();
    use SemanticTokenKind as Kind;
    for expected in [
        ("class Gone;", Kind::Inactive, false),
        ("a", Kind::Record, true),
        ("Base", Kind::Class, false),
        ("Size", Kind::Field, false),
        ("!add", Kind::Operator, false),
        ("shared", Kind::Record, false),
        ("let", Kind::Keyword, false),
    ] {
        let expected = (expected.0.to_owned(), expected.1, expected.2);
        assert!(shown.contains(&expected), "{expected:?} in {shown:?}");
    }
    let literals = ide::semantic_tokens(document, Span::new(0, u32::MAX), true);
    let literals: Vec<_> = literals
        .iter()
        .filter(|token| !tokens.contains(token))
        .map(|token| (String::from_utf8_lossy(token.span.slice(document.text())), token.kind))
        .collect();
    let expected = [
        ("// One", Kind::Comment),
        ("// two.", Kind::Comment),
        ("\"base.td\"", Kind::String),
        ("1", Kind::Number),
        ("1", Kind::Number),
    ];
    assert_eq!(literals, expected.map(|(text, kind)| (text.into(), kind)));
    let folds = ide::folds(document);
    let kinds: Vec<_> = folds.iter().map(|fold| fold.kind).collect();
    assert_eq!(kinds, [FoldKind::Comment, FoldKind::Region]);
    let links = ide::document_links(document);
    assert_eq!(links.len(), 1);
    assert_eq!(links[0].span.slice(document.text()), b"base.td");
}

#[test]
fn errors_of_included_files_are_at_the_include() {
    let found =
        with_base("class A {\ndef x : Missing;\n", "def own : Nope;\ninclude \"base.td\"\n");
    let said = ide::diagnostics(found.document(), &|_| false);
    let lines: Vec<_> = said
        .iter()
        .map(|said| {
            (
                String::from_utf8_lossy(said.span.slice(found.document().text())).into_owned(),
                said.related.len(),
            )
        })
        .collect();
    assert_eq!(lines.len(), 2, "{said:?}");
    assert_eq!(lines[1].0, "\"base.td\"");
    assert!(said[1].message.contains("base.td"), "{}", said[1].message);
    assert_eq!(said[1].related[0].path.as_deref(), Some("/p/base.td"));
    let open = ide::diagnostics(found.document(), &|path| path == "/p/base.td");
    assert_eq!(open.len(), 1, "it shows them itself: {open:?}");
}

#[test]
fn a_name_that_is_nearly_another_is_suggested() {
    let base =
        "class Trait;\ndef Pure : Trait;\ndef I32;\ndef I64;\nclass A<int n> { int Width = n; }\n";
    for (statement, meant) in [
        ("class Op<list<Trait> t>;\ndef x : Op<[Pur]>;", Some("Pure")),
        ("def x { dag d = (I32 I33); }", Some("I32")),
        ("def x { dag d = (I32 I32x); }", Some("I32")),
        ("def x : A<1> { let Widht = 2; }", Some("Width")),
        ("def x : A<1> { let Completely = 2; }", None),
        ("def x { int a = !ad(1, 2); }", None),
        ("def x : Tait;", Some("Trait")),
        ("class B { int x = 1 }", Some(";")),
        ("class B { int x = 1\n  int y = 2; }", Some(";")),
        ("class B { int x = 1 2; }", None),
    ] {
        let found = with_base(base, &format!("include \"base.td\"\n{statement}\n"));
        let said = ide::diagnostics(found.document(), &|_| false);
        let error = said.iter().find(|found| found.severity == Severity::Error);
        let fix = error.unwrap_or_else(|| panic!("{statement}")).fix.as_ref();
        let edits = fix.map(|fix| String::from_utf8_lossy(&fix.edits[0].replacement).into_owned());
        assert_eq!(edits.as_deref(), meant, "{statement} {said:?}");
    }
}

#[test]
fn a_string_without_its_end_gets_it() {
    for (open, closed) in [
        ("class A<string s>;\ndef a : A<\"grind> {\n}\n", "A<\"grind\"> {"),
        ("class A<string s>;\ndef a : A<\"x>;\ndef b : A<\"y\">;\n", "A<\"x\">;"),
        ("def a {\n  string s = \"one, two;\n  int i = 1;\n}\n", "\"one, two\";"),
        ("class A<list<string> s>;\ndef a : A<[\"x\", \"y]>;\n", "\"y\"]>;"),
    ] {
        let found = fixture(open);
        let document = found.document();
        let said = ide::diagnostics(document, &|_| false);
        let fix = said.iter().find_map(|one| one.fix.as_ref()).unwrap();
        assert_eq!(&*fix.title, "insert '\"'");
        let text = apply_edits(document.text(), &fix.edits).unwrap();
        let text = String::from_utf8(text).unwrap();
        assert!(text.contains(closed), "{text}");
    }
}

#[test]
fn a_name_that_is_nearly_one_of_a_missing_file_comes_with_its_include() {
    let text = "include \"base.td\"\nclass Op<list<Trait> t>;\ndef x : Op<[Commutativ]>;\n";
    let found = with_base("class Trait;\n", text);
    let said = ide::diagnostics(found.document(), &|_| false);
    let fix = said.iter().find_map(|found| found.fix.as_ref()).unwrap();
    assert_eq!(&*fix.title, "change it to 'Commutative' of \"mlir/IR/OpBase.td\"");
    let edits = fix.edits.iter().map(|edit| String::from_utf8_lossy(&edit.replacement));
    let edits: Vec<_> = edits.collect();
    assert_eq!(edits, ["Commutative", "include \"mlir/IR/OpBase.td\"\n"]);
}

#[test]
fn composed_names_are_not_renamed() {
    let rename = |main: &str, new: &str| {
        let fixture = fixture(main);
        let document = fixture.document();
        let entity = ide::prepare_rename(document, fixture.cursor).map_err(|e| e.to_string())?;
        let place = entity.place;
        let old = place.span.slice(fixture.session.text(place.file));
        let path = fixture.session.path(place.file);
        let edits = ide::rename_in(document, path, place.span, old, new);
        edits.map(|edits| edits.len()).map_err(|error| error.to_string())
    };
    assert_eq!(rename("class A$0;\ndef a : A;\n", "B"), Ok(2));
    let composed =
        "the name is put together from other values; rename these, or write the name out";
    assert_eq!(rename("foreach i = [1] in def A$0#i;\n", "B"), Err(composed.to_owned()));
    for new in ["", "1", "a b", "class", "!add", "é"] {
        assert!(rename("class A$0;\n", new).unwrap_err().contains("is not a name"), "{new}");
    }
    assert!(rename("// $0\n", "B").unwrap_err().contains("a name at this position"));
}

#[test]
fn many_brackets_and_regions_take_linear_time() {
    // Otherwise this would take hours.
    let brackets = format!("{}{}def x : $0", "[".repeat(300_000), ")".repeat(300_000));
    let regions = "#ifdef NO\n#endif\n".repeat(50_000) + "def x;\n";
    for text in [brackets, regions] {
        let found = fixture(&text);
        let document = found.document();
        let _ = ide::completions(document, found.cursor);
        let _ = ide::folds(document);
        let _ = ide::semantic_tokens(document, Span::new(0, u32::MAX), true);
    }
}

#[test]
fn any_offset_of_any_text_is_answered() {
    let texts = [
        BASE,
        "def a : Base<",
        "class A { let ",
        "let x = [{",
        "!cond(",
        "foreach i = {0-",
        "\u{0}\u{ff}é",
        "multiclass M<int a> { defm x : M<",
        "#ifdef A\nclass B;\n#else\ninclude \"base.td\"\n",
    ];
    for text in texts {
        let found = with_base(BASE, text);
        let document = found.document();
        for offset in (0..=text.len() as u32 + 2).chain([u32::MAX]) {
            let _ = ide::hover(document, offset);
            let _ = ide::definition(document, offset);
            let _ = ide::highlights(document, offset);
            let _ = ide::completions(document, offset);
            let _ = ide::signature_help(document, offset);
            let _ = ide::prepare_rename(document, offset);
        }
        let _ = ide::folds(document);
        let _ = ide::document_symbols(document);
        let _ = ide::semantic_tokens(document, Span::new(0, u32::MAX), true);
        let _ = ide::diagnostics(document, &|_| false);
    }
}
