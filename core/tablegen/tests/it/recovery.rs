//! Each mistake costs one diagnostic, and the rest of the file is still there.

use crate::support::{Memory, found, limited, session};
use abide_source::limits::Limits;
use abide_testing::memory::{live, peak_over};

/// The diagnostics and the names of the records of a file.
fn read(text: &str) -> (Vec<String>, Vec<String>) {
    let files = Memory::new([("f.td", text)]);
    // Fewer steps than there are by default: what ends there ends here sooner.
    let limits = Limits { steps: 3_000_000, ..Limits::default() };
    let mut session = limited(&["inc"], limits);
    let evaluation = session.evaluate(&files, "f.td").unwrap();
    let printer = session.printer(&evaluation);
    let names = evaluation.defs.iter().map(|&def| printer.name(def));
    let names = names.map(|name| String::from_utf8(name.into_owned()).unwrap()).collect();
    (found(&session, &evaluation), names)
}

/// Each mistake, by its line and code, and the records that are still made.
#[test]
fn one_mistake_costs_one_diagnostic() {
    const HEAD: &str = "class A<int x> { int y = x; string s = \"\"; }\n";
    for (text, expected, names) in [
        ("def a : A<1> { let y = ; }\ndef b : A<2>;\n", "2: tablegen-syntax", "a b"),
        ("def a : A<1> { let y = 1 }\ndef b : A<2>;\n", "2: tablegen-syntax", "a b"),
        ("def a : A<1> { int z = 1\n int w = 2; }\ndef b : A<2>;\n", "3: tablegen-syntax", "a b"),
        ("def a : A<1> { let y = 1;\ndef b : A<2>;\n", "3: tablegen-syntax", "a b"),
        ("def a : A<1 { let y = 1; }\ndef b : A<2>;\n", "2: tablegen-syntax", "a b"),
        ("def a : A<1>\ndef b : A<2>;\n", "3: tablegen-syntax", "a b"),
        ("def a : B<1> { let y = 1; let s = q; }\ndef b : A<2>;\n", "2: tablegen-undefined", "a b"),
        ("def a : A<1> { let y = q; }\ndef b : A<a.y>;\n", "2: tablegen-undefined", "a b"),
        (
            "class P<A p> { A q = p; }\ndef a : B<1>;\ndef b : P<a>;\n",
            "3: tablegen-undefined",
            "a b",
        ),
        ("def a : A<\"x\">;\ndef b : A<2>;\n", "2: tablegen-type-mismatch", "a b"),
        ("def a : A<1> { let t = 1; let y = 4; }\n", "2: tablegen-undefined", "a"),
        ("def a : A;\ndef b : A<2>;\n", "2: tablegen-template-arguments", "a b"),
        (
            "class C { bit b; int z = !cond(1: !cond(1: b, 1: 0), 1: 2); }\n",
            "2: tablegen-type-mismatch",
            "",
        ),
        ("class B : B { int z = 1; }\ndef b : B;\n", "2: tablegen-redefinition", "b"),
        (
            "class B;\nclass C : B;\nclass B : C { int z = 1; }\ndef b : B;\n",
            "4: tablegen-redefinition",
            "b",
        ),
        ("def a : A<1> {\n let y = a.y; }\ndef b : A<2>;\n", "2: tablegen-invalid-value", "a b"),
        ("def a : A<1> {\n let y = !add(a.y, 1); int z = y; }\n", "2: tablegen-invalid-value", "a"),
        ("def a : A<1> {\n let\n  t\n  = 1; }\n", "4: tablegen-undefined", "a"),
        ("class C<int a,\n int\n a> { int c = a; }\n", "3: tablegen-redefinition", ""),
        ("def a {\n list<int> l = !foreach(i, 5,\n i); }\n", "4: tablegen-type-mismatch", "a"),
        ("def a : A<1>; };\ndef b : A<2>;\n", "2: tablegen-syntax", "a b"),
        (
            "class C { bit z; }\ndef a : C {\n let z = !exists<C>(\"a\", 1);\n bit y = z; }\n",
            "4: tablegen-syntax",
            "a",
        ),
        ("def a : A<1 2> { let q = 1; }\ndef b : A<2>;\n", "2: tablegen-syntax", "a b"),
        ("defvar v = q;\ndef a : A<v>;\ndef b : A<2>;\n", "2: tablegen-undefined", "a b"),
        ("let y = q in { def a : A<1>; def b : A<2>; }\n", "2: tablegen-undefined", "a b"),
        ("defvar v = 1\ndef a : A<v>;\ndef b : A<2>;\n", "3: tablegen-syntax", "a b"),
        ("def a : A<1> { defvar v = 1\n int z = v; }\n", "3: tablegen-syntax", "a"),
        ("deftype T = int\ndef a : A<1> { T z = 2; }\n", "3: tablegen-syntax", "a"),
        ("let y = 3 in\n  def a : A<1 2>;\ndef b : A<2>;\n", "3: tablegen-syntax", "a b"),
        (
            "def a : A<1> {\n  Unknown\n  int z = 4;\n}\ndef b : A<2>;\n",
            "3: tablegen-undefined|4: tablegen-syntax",
            "a b",
        ),
        ("foreach i = [1, 2 in def a#i : A<i>;\ndef b : A<2>;\n", "2: tablegen-syntax", "b"),
        (
            "def a : A<!add(1, )>;\ndef b : A<!foo(1)>;\n",
            "2: tablegen-syntax|3: tablegen-syntax",
            "a b",
        ),
        (
            "multiclass M { def x : A<q>; def z : A<1>; }\ndefm a : M;\n",
            "2: tablegen-undefined",
            "ax az",
        ),
        ("def a : A<1>;\ndef a : A<2>;\ndef b : A<3>;\n", "3: tablegen-redefinition", "a b"),
        ("def a : A<1> { string t = \"x; }\ndef b : A<2>;\n", "2: tablegen-syntax", "a b"),
        (
            "include \"no.td\"\ndef a : Other<q>;\ndef b : A<2>;\n",
            "2: tablegen-missing-include",
            "a b",
        ),
    ] {
        let (found, names_found) = read(&format!("{HEAD}{text}"));
        let short = |line: &String| {
            let line = line.strip_prefix("f.td:").unwrap();
            line.splitn(3, ": ").take(2).collect::<Vec<_>>().join(": ")
        };
        let found_short: Vec<_> = found.iter().map(short).collect();
        assert_eq!(found_short.join("|"), expected, "{text}\n{found:#?}");
        assert_eq!(names_found.join(" "), names, "{text}");
    }
}

#[test]
fn a_missing_include_names_the_folders_and_what_would_help() {
    let (found, _) = read("include \"no.td\"\n");
    assert_eq!(found.len(), 1);
    assert!(
        found[0].contains("could not find include file 'no.td' (searched ., inc)"),
        "{found:?}"
    );
    assert!(found[0].contains("abide.toml: [tablegen] include = "), "{found:?}");
}

/// The next version of a file reuses the results of its includes.
#[test]
fn undefined_names_are_reported_once_no_include_is_missing() {
    let files = Memory::new([("a.td", "def x : Missing;\n")]);
    let mut session = session(&[]);
    let mut found_in = |text: &str| {
        files.set("f.td", text);
        let evaluation = session.evaluate(&files, "f.td").unwrap();
        found(&session, &evaluation)
    };
    let (lacking, whole) = ("include \"no.td\"\ninclude \"a.td\"\n", "include \"a.td\"\n");
    for _ in 0..2 {
        let all = found_in(lacking);
        assert!(all.len() == 1 && all[0].contains("could not find include file"), "{all:?}");
        assert_eq!(found_in(whole), ["a.td:1: tablegen-undefined: Couldn't find class 'Missing'"]);
    }
}

#[test]
fn an_include_cycle_names_the_cycle() {
    let files = Memory::new([
        ("a.td", "include \"b.td\"\ndef x;\n"),
        ("b.td", "def y;\ninclude \"a.td\"\n"),
    ]);
    let mut session = session(&[]);
    let evaluation = session.evaluate(&files, "a.td").unwrap();
    let found = found(&session, &evaluation);
    let expected = "b.td:2: tablegen-include-cycle: the file includes itself: a.td -> b.td -> a.td";
    assert_eq!(found, [expected]);
    assert_eq!(evaluation.defs.len(), 2);
}

#[test]
fn include_guards_are_not_cycles() {
    let guarded = |name: &str, other: &str| {
        format!("#ifndef {name}\n#define {name}\ninclude \"{other}\"\ndef {name};\n#endif\n")
    };
    let files = Memory::new([("a.td", &*guarded("A", "b.td")), ("b.td", &*guarded("B", "a.td"))]);
    let mut session = session(&[]);
    let evaluation = session.evaluate(&files, "a.td").unwrap();
    assert_eq!(found(&session, &evaluation), [""; 0]);
    assert_eq!(evaluation.defs.len(), 2);
}

/// Programs that double something until the machine would have no memory left.
#[test]
fn doubling_programs_end_with_a_diagnostic() {
    let list = "!foldl([1], !range(64), a, i, !listconcat(a, a))";
    let string = "!foldl(\"x\", !range(64), a, i, !strconcat(a, a))";
    for value in [
        format!("def d {{ int x = !size({list}); }}"),
        format!("def d {{ string x = {string}; }}"),
        "def d { list<int> x = !range(1000000000); }".to_owned(),
        "def d { list<int> x = !listsplat(1, 1000000000000); }".to_owned(),
        "foreach i = 0...100000000 in def d#i;".to_owned(),
        "def d { bits<4000000000> b; }".to_owned(),
        // Each level makes twice as many records.
        {
            let mut text = "multiclass M0 { def x; def y; }\n".to_owned();
            for level in 1..40 {
                let below = level - 1;
                text +=
                    &format!("multiclass M{level} {{ defm a : M{below}; defm b : M{below}; }}\n");
            }
            text + "defm d : M39;\n"
        },
        // Each class has all classes below it twice.
        {
            let mut text = "class A0; class B0;\n".to_owned();
            for level in 1..64 {
                let below = level - 1;
                text += &format!("class A{level} : A{below}, B{below};\n");
                text += &format!("class B{level} : A{below}, B{below};\n");
            }
            text + "def d : A63;\n"
        },
    ] {
        let (found, _) = read(&format!("{value}\ndef after;\n"));
        assert!(!found.is_empty(), "{value} is accepted");
    }
}

#[test]
fn depth_is_limited() {
    let deep = |open: &str, close: &str, count: usize| {
        format!("def d {{ int x = {}1{}; }}\n", open.repeat(count), close.repeat(count))
    };
    for text in [
        deep("!add(1, ", ")", 100_000),
        deep("[", "]", 100_000),
        deep("{", "}", 100_000),
        "foreach i = [1] in ".repeat(100_000) + "def d;",
        "foreach i = [ in ".repeat(100_000) + "def d;",
        "if 1 then ".repeat(100_000) + "def d;",
        "let x = 1 in ".repeat(100_000) + "def d;",
        format!("def d {{ {}int{} x; }}", "list<".repeat(100_000), ">".repeat(100_000)),
        "def d".to_owned() + &"#x".repeat(100_000) + ";",
        "def d { int x = a".to_owned() + &".b".repeat(100_000) + "; }",
        (0..5000).map(|n| format!("class C{} : C{n};\n", n + 1)).collect::<String>(),
        "class C<dag d> { dag e = !foldl((ops), !range(20000), a, i, !dag(ops, [a], [\"x\"])); }\n\
         def ops; def d : C<(ops)>;"
            .to_owned(),
    ] {
        let (found, _) = read(&text);
        assert!(!found.is_empty(), "{} is accepted", &text[..60]);
    }
}

/// A session's caches must be invisible: an edited file means the same as when it is read alone.
#[test]
fn an_edit_equals_a_fresh_read() {
    let header = "class A<int x> { int y = x; } def base : A<1>; def : A<3>;\n";
    let middle = "include \"header.td\"\nclass B : A<2>; def mid { A a = A<7>; }\n";
    let texts = [
        "include \"middle.td\"\ndef x : B; def { A a = A<7>; }\n",
        "def first : Z; include \"middle.td\"\ndef x : B;\n",
        "include \"header.td\"\ninclude \"middle.td\"\n",
        "class Q; def : Q; include \"middle.td\"\ndef y { A b = A<7>; A c = A<8>; string s = !cast<string>(c); }\n",
        "include \"middle.td\"\ndef x : B { let y = ; }\n",
        "class A<int x>; include \"header.td\"\n",
        "include \"middle.td\"\ndef x : B; def { A a = A<7>; }\n",
    ];
    let files = Memory::new([("header.td", header), ("middle.td", middle)]);
    let mut kept = session(&[]);
    for text in texts {
        files.set("f.td", text);
        let print = |session: &mut abide_tablegen::Session| {
            let evaluation = session.evaluate(&files, "f.td").unwrap();
            let mut out = Vec::new();
            abide_tablegen::output::write_records(session, &evaluation, &mut out).unwrap();
            (String::from_utf8(out).unwrap(), found(session, &evaluation))
        };
        assert_eq!(print(&mut kept), print(&mut session(&[])), "{text}");
    }
}

/// An unknown element of a list of traits, as one of another version of MLIR, costs that element.
#[test]
fn an_unknown_trait_leaves_the_rest_of_the_list() {
    let text = "class Trait; def P : Trait; def Q : Trait;\n\
                class Op<list<Trait> traits> { list<Trait> all = traits; string name = \"\"; }\n\
                def A : Op<[P,\n  Newer, Q]> { let name = \"a\"; }\n";
    let files = Memory::new([("f.td", text)]);
    let mut session = session(&[]);
    let evaluation = session.evaluate(&files, "f.td").unwrap();
    assert_eq!(
        found(&session, &evaluation),
        ["f.td:4: tablegen-undefined: Variable not defined: 'Newer'"]
    );
    let def = session.find_def(&evaluation, b"A").unwrap();
    let printer = session.printer(&evaluation);
    let fields = &session.store().record(def).fields;
    let field = |name: &str| {
        let named = fields.iter().find(|field| *printer.unquoted(field.name) == *name.as_bytes());
        named.map(|field| String::from_utf8(printer.unquoted(field.value).into_owned()).unwrap())
    };
    assert_eq!(field("all").as_deref(), Some("[P, Q]"));
    assert_eq!(field("name").as_deref(), Some("a"));
}

/// The code and the place of each limit that a text reaches.
fn limits_of(text: &str, limits: Limits) -> Vec<String> {
    let files = Memory::new([("f.td", text)]);
    let mut session = limited(&["inc"], limits);
    let evaluation = session.evaluate(&files, "f.td").unwrap();
    let all = found(&session, &evaluation);
    all.into_iter().filter(|line| line.contains("limit-")).collect()
}

#[test]
fn copies_count() {
    let limits = Limits { steps: 3_000_000, ..Limits::default() };
    let wide: String = (0..1000).map(|field| format!("int f{field} = {field}; ")).collect();
    for text in [
        // Elements of lists that records copy.
        "defvar b = !range(100000);\nforeach i = 0...1000 in def D#i { list<int> s = b # [i]; }\n",
        "class C<int i> { list<int> s = !listconcat(!range(100000), [i]); }\nforeach i = 0...1000 in def D#i : C<i>;\n",
        "multiclass M<int i> { foreach j = 0...1000 in def _#j { list<int> s = !range(100000) # [i]; } }\ndefm X : M<1>;\n",
        "defvar b = !range(1000000);\ndef X { list<int> s = !listflatten([b, b, b, b, b, b, b, b]); }\n",
        "defvar b = !range(1000000);\ndef X { string s = !interleave(b, \"0123456789012345678901234567890123456789012345678901234567890123456789\"); }\n",
    ] {
        let found = limits_of(text, limits);
        assert_eq!(found.len(), 1, "{text}: {found:?}");
        assert!(found[0].contains("limit-steps"), "{text}: {found:?}");
    }
    // Fields of records.
    let limits = Limits { memory: 1 << 22, ..Limits::default() };
    for text in [
        format!("class C<int i> {{ {wide} }}\nforeach i = 0...5000 in def D#i : C<i>;\n"),
        format!(
            "class C<int i> {{ {wide} }}\nforeach i = 0...5000 in def D#i {{ int v = C<i>.f1; }}\n"
        ),
        format!("multiclass M {{ def _a {{ {wide} }} }}\nforeach i = 0...5000 in defm D#i : M;\n"),
        "foreach i = 0...65000 in def D#i;\n".to_owned(),
    ] {
        let found = limits_of(&text, limits);
        assert_eq!(found.len(), 1, "{found:?}");
        assert!(found[0].contains("limit-memory"), "{found:?}");
    }
}

#[test]
fn a_chain_of_classes_has_bounded_fields() {
    let mut text = "class C0 { int f0 = 0; }\n".to_owned();
    for number in 1..16_000 {
        text += &format!("class C{number} : C{} {{ int f{number} = 1; }}\n", number - 1);
    }
    let files = Memory::new([("f.td", &*text)]);
    let mut session = limited(&["inc"], Limits::default());
    let evaluation = session.evaluate(&files, "f.td").unwrap();
    let widest = evaluation.classes.iter().map(|&id| session.store().record(id).fields.len());
    assert!(widest.max().unwrap() <= 300, "{}", evaluation.classes.len());
    assert!(found(&session, &evaluation)[0].contains("limit-depth"));
}

/// A value whose text is longer than any memory: each level has the one below twice.
#[test]
fn a_value_with_parts_in_common_is_printed_up_to_a_length() {
    let mut text = "defvar l0 = [1, 2, 3, 4];\n".to_owned();
    for level in 1..90 {
        text += &format!("defvar l{level} = [l{0}, l{0}];\n", level - 1);
    }
    text += "def X { int i = l89; }\ndef Y { string s = !repr(l89); }\n";
    let (found, _) = read(&text);
    assert!(found.iter().all(|line| line.len() < 100_000));
    assert!(found.iter().any(|line| line.contains("limit-")), "{}", found.len());
}

#[test]
fn reused_segments_count_towards_the_limits() {
    let base = "class B<int n> { list<int> l = !range(n); }\ndef b : B<60000>;\n";
    let main = "include \"base.td\"\ndef m : B<50000>;\n";
    let read = |session: &mut abide_tablegen::Session, files: &Memory| {
        let evaluation = session.evaluate(files, "f.td").unwrap();
        (found(session, &evaluation), evaluation.defs.len())
    };
    for (steps, memory) in
        [(130_000, 1 << 30), (400_000, 1 << 30), (1 << 30, 1_000_000), (1 << 30, 3_000_000)]
    {
        let limits = Limits { steps, memory, ..Limits::default() };
        let files = Memory::new([("f.td", main), ("base.td", base)]);
        let mut kept = limited(&[""], limits);
        let first = read(&mut kept, &files);
        assert_eq!(read(&mut kept, &files), first);
        files.set("f.td", &format!("{main}def other;\n"));
        assert_eq!(read(&mut kept, &files), read(&mut limited(&[""], limits), &files));
        files.set("f.td", main);
        assert_eq!(read(&mut kept, &files), first);
    }
    // Statements that were left out because of a limit are not taken over as if they were empty.
    let limits = Limits { steps: 100_000, ..Limits::default() };
    let files = Memory::new([
        ("f.td", "def big { list<int> l = !range(200000); }\ninclude \"base.td\"\n"),
        ("base.td", "def b;\n"),
    ]);
    let mut kept = limited(&[""], limits);
    read(&mut kept, &files);
    files.set("f.td", "include \"base.td\"\n");
    assert_eq!(read(&mut kept, &files), (Vec::new(), 1));
}

/// The diagnostics of `f0.td` among 42 files, whose texts are made for their numbers, and the bytes that took.
fn chained(text: impl Fn(usize) -> String) -> (Vec<String>, usize) {
    let files = Memory::default();
    for number in 0..42 {
        files.set(&format!("f{number}.td"), &text(number));
    }
    let mut session = session(&[]);
    let (first, bytes) = peak_over(live(), || {
        let evaluation = session.evaluate(&files, "f0.td").unwrap();
        found(&session, &evaluation)
    });
    let again = session.evaluate(&files, "f0.td").unwrap();
    assert_eq!(found(&session, &again), first, "limits are reached at the same place");
    (first, bytes)
}

#[test]
fn includes_of_includes_have_a_limit() {
    let include = |number: usize| format!("include \"f{}.td\"\n", number + 1);
    let guarded =
        |number: usize| format!("#ifdef M{number}\n#define N{number}\n#endif\n#define M{number}\n");
    let end =
        |number: usize, text: String| if number == 41 { "class A;\n".to_owned() } else { text };
    for (found, bytes) in [
        chained(|number| end(number, include(number).repeat(2))),
        chained(|number| end(number, include(number).repeat(3))),
        chained(|number| {
            end(number, format!("let A = 1 in {{\n{}}}\n", include(number).repeat(2)))
        }),
        chained(|number| end(number, guarded(number) + &include(number).repeat(2))),
        chained(|number| {
            let next = format!("include \"f{}.td\"\n", (number + 1) % 42);
            format!(
                "#ifndef M{number}\n#define M{number}\n{}#else\n{}#endif\n",
                next.repeat(2),
                include(number).repeat(2)
            )
        }),
    ] {
        let limits = found.iter().filter(|line| line.contains("limit-steps")).count();
        assert_eq!(limits, 1, "{:?}", found.first());
        assert!(bytes < 64 << 20, "{bytes} bytes");
    }
    // As many as llvm-tblgen would include are still included.
    let (found, _) = chained(|number| match number {
        0..13 => include(number).repeat(2),
        _ => String::new(),
    });
    assert_eq!(found, [""; 0]);
}

#[test]
fn versions_of_an_included_file_take_bounded_memory() {
    let mut text = String::new();
    for number in 0..400 {
        text += &format!("#define M{number}\ninclude \"f1.td\"\n");
    }
    let mut versions = String::new();
    for number in 0..400 {
        versions += &format!("#ifdef M{number}\n#endif\n");
    }
    versions += &"class B;\n".repeat(46_000);
    let files = Memory::new([("f0.td", &*text), ("f1.td", &*versions)]);
    let limits = Limits { memory: 64 << 20, steps: 1 << 20, ..Limits::default() };
    let mut session = limited(&[], limits);
    let (found, bytes) = peak_over(live(), || {
        let evaluation = session.evaluate(&files, "f0.td").unwrap();
        found(&session, &evaluation)
    });
    let is_limit = |line: &String| line.starts_with("f0.td") && line.contains("limit-memory");
    assert_eq!(found.iter().filter(|line| is_limit(line)).count(), 1);
    assert!(bytes < 256 << 20, "{bytes} bytes");
}

#[test]
fn a_long_chain_of_includes_is_not_a_cycle() {
    let files = Memory::default();
    for number in 0..300 {
        files.set(&format!("f{number}.td"), &format!("include \"f{}.td\"\n", number + 1));
    }
    let mut session = session(&[]);
    let evaluation = session.evaluate(&files, "f0.td").unwrap();
    let found = found(&session, &evaluation);
    let message = "includes nest more than 200 files deep; 'f200.td' is left out";
    assert_eq!(found, [format!("f199.td:1: limit-depth: {message}")]);
}
