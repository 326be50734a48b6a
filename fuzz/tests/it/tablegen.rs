//! The generator of TableGen programs on seeded inputs.

use abide_fuzz::checks::tablegen::{Reference, Tally, evaluate, judge, programs};
use abide_generate::Random;

/// All operators of LLVM 22.
const OPERATORS: &str = "add and cast con cond dag div empty eq exists filter find foldl foreach ge \
    getdagarg getdagname getdagop getdagopname gt head if initialized instances interleave isa le listconcat \
    listflatten listremove listsplat logtwo lt match mul ne not or range repr setdagarg setdagname setdagop \
    setdagopname shl size sra srl strconcat sub subst substr tail tolower toupper xor";

/// Other parts of programs.
const CONSTRUCTS: &[&str] = &[
    "class ",
    "def ",
    "defm ",
    "multiclass ",
    "let ",
    "foreach ",
    " in {",
    "if ",
    "} else",
    "defvar ",
    "defset ",
    "deftype ",
    "assert ",
    "dump ",
    "field ",
    "NAME",
    "[{",
    "code ",
    " = ?;",
    "#ifdef",
    "#ifndef",
    "#else",
    "#define",
    "/* one /*",
    "// ",
    "0b",
    "0x",
    "...",
    "} = ",
    "> = ",
    " # ",
    "!cast<",
    "def :",
    "defm :",
    "$",
    "<list<",
    "a4 = ",
];

fn seeded(count: usize) -> Vec<String> {
    programs(&Random::new(1).bytes(count * 512))
}

#[test]
fn programs_reach_the_whole_language() {
    let text = seeded(400).concat();
    for operator in OPERATORS.split_whitespace() {
        let used = ["(", "<"].map(|bracket| text.matches(&format!("!{operator}{bracket}")).count());
        assert!(used[0] + used[1] >= 10, "!{operator} is there {used:?} times");
    }
    for construct in CONSTRUCTS {
        let count = text.matches(construct).count();
        assert!(count >= 5, "{construct} is there {count} times");
    }
    assert_eq!(text, seeded(400).concat());
}

/// The number of programs that both read; this variable raises it.
const PROGRAMS: &str = "ABIDE_TABLEGEN_PROGRAMS";

/// The first of their seeds, if it is not 1.
const FIRST_SEED: &str = "ABIDE_TABLEGEN_SEED";

/// The number of programs in a file.
const TOGETHER: usize = 100;

#[test]
fn programs_are_read_as_llvm_tblgen_reads_them() {
    if abide_testing::program(&["llvm-tblgen-22"]).is_none() {
        return;
    }
    let reference = Reference::find().unwrap();
    let wanted = std::env::var(PROGRAMS).map_or(3_000, |count| count.parse().unwrap());
    let first: u64 = std::env::var(FIRST_SEED).map_or(1, |seed| seed.parse().unwrap());
    let mut tally = Tally::default();
    for seed in first..first + (wanted / TOGETHER) as u64 {
        let programs = programs(&Random::new(seed).bytes(TOGETHER * 512));
        match judge(&reference, evaluate, &programs) {
            Ok(found) => tally.add(found),
            Err(disagreement) => panic!("seed {seed}: {disagreement}"),
        }
    }
    assert!(tally.judged() * 100 >= wanted * 99, "{tally:?}");
}

#[test]
fn most_programs_are_accepted() {
    if abide_testing::program(&["llvm-tblgen-22"]).is_none() {
        return;
    }
    let reference = Reference::find().unwrap();
    let programs = seeded(600);
    let accepted =
        programs.iter().filter(|text| matches!(reference.read(text), Some(Ok(_)))).count();
    let share = accepted * 100 / programs.len();
    assert!((80..=95).contains(&share), "{share} % are accepted");
}
