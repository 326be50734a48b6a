//! Operations are independent: of several mistakes in one text each is reported on its own line, the other lines have
//! no errors, and values that do not depend on a broken operation keep their types.
//!
//! The mistakes are inserted into texts that mlir-opt accepts, and count if mlir-opt 22 refuses each by itself, on
//! its line. For the project's own corpus, `refused.tsv` lists these (regenerated with `UPDATE_EXPECT=1` if mlir-opt
//! is installed); for LLVM's tests mlir-opt is run.

#![allow(clippy::print_stdout, reason = "the figures are for who reads them")]

mod answers;
mod any_version;
mod bodies;
mod brackets;
mod fixes;
mod mutate;
mod regressions;
mod slips;
mod typing;
mod ways_out;

use crate::support::random::Random;
use abide_core::diagnostic::Severity;
use abide_core::ide::{Document, hover};
use abide_core::limits::Limits;
use abide_core::mlir::syntax::{NodeKind, SyntaxNode, TokenKind, WalkEvent};
use abide_core::text::LineIndex;
use abide_testing::{assert_listed, files_below, llvm_pieces, mlir_opt, repository};
use mutate::{KINDS, Kind, Mistake, mistakes, with_mistakes};
use std::collections::{BTreeMap, BTreeSet, HashMap};
use std::io::Write as _;
use std::path::Path;
use std::process::{Command, Stdio};

const FOLDER: &str = "corpus/dialects";
const SPLIT: &str = "// -----\n";
const REFUSED: &str = "core/tests/it/mistakes/refused.tsv";

/// The number of mistakes tried in each piece, and the maximum length of a piece in bytes.
const MISTAKES_PER_PIECE: usize = 16;
const MAX_PIECE_BYTES: usize = 6_000;

/// An accepted text, and mistakes in it that are each refused.
struct Piece {
    name: String,
    text: String,
    mistakes: Vec<Mistake>,
}

/// The results of many mistakes.
#[derive(Debug, Default)]
struct Figures {
    /// By kind, those that were reported on their line, and all.
    reported: BTreeMap<Kind, (usize, usize)>,
    findings: usize,
    /// Values that do not depend on a broken operation: those with their type, and all.
    typed: (usize, usize),
    /// The failures: mistakes without an error, diagnostics on lines without a mistake, values without their type.
    missed: BTreeSet<String>,
}

impl Figures {
    fn miss(&mut self, miss: String, example: impl FnOnce() -> String) {
        if std::env::var_os("ABIDE_EXAMPLES").is_some() {
            println!("{miss}\n{}", example());
        }
        self.missed.insert(miss);
    }

    /// Compares the failures with a list of this folder.
    fn assert(&self, list: &str) {
        for (kind, (own, all)) in &self.reported {
            println!("{kind:?}: {own} of {all} on their line");
        }
        let (typed, values) = self.typed;
        println!("{} findings, {typed} of {values} values typed", self.findings);
        assert_listed(&format!("core/tests/it/mistakes/{list}"), &self.missed);
    }
}

#[test]
fn each_mistake_in_the_corpus_is_reported_on_its_line() {
    let refused = std::fs::read_to_string(repository().join(REFUSED)).unwrap_or_default();
    let mut pieces = corpus();
    for line in refused.lines().filter(|line| !line.starts_with('#')) {
        let (name, mistake) = parse(line);
        let piece = pieces.iter_mut().find(|piece| piece.name == name);
        let piece = piece.unwrap_or_else(|| panic!("{REFUSED}: no piece {name}"));
        assert!(
            mistakes(&piece.text, &mut seeded(&name)).contains(&mistake),
            "{REFUSED}: {name} has changed; write the file again with UPDATE_EXPECT=1"
        );
        piece.mistakes.push(mistake);
    }
    pieces.retain(|piece| !piece.mistakes.is_empty());
    assert!(pieces.len() > 50, "{} pieces", pieces.len());
    figures(&pieces).assert("missed_in_corpus.tsv");
}

#[test]
fn the_list_of_refused_mistakes_matches_mlir_opt() {
    let Some(program) = mlir_opt() else { return };
    let mut list = String::from(
        "# Mistakes that mlir-opt 22 refuses on their line: piece, kind, line, start, end, \
         replacement.\n",
    );
    for piece in refused_by(&program, corpus()) {
        for Mistake { kind, line, start, end, replacement } in &piece.mistakes {
            let name = &piece.name;
            list += &format!("{name}\t{kind:?}\t{line}\t{start}\t{end}\t{replacement}\n");
        }
    }
    let path = repository().join(REFUSED);
    if std::env::var_os("UPDATE_EXPECT").is_some() {
        std::fs::write(&path, &list).expect("the file can be written");
    }
    let known = std::fs::read_to_string(&path).unwrap_or_default();
    assert!(known == list, "{REFUSED} is not what mlir-opt says");
}

#[test]
fn each_mistake_in_llvm_s_tests_is_reported_on_its_line() {
    let Some(pieces) = llvm_pieces("accepted") else { return };
    let Some(program) = mlir_opt() else { return };
    let pieces = pieces.into_iter().map(|piece| Piece {
        name: piece.id,
        text: piece.source,
        mistakes: Vec::new(),
    });
    let pieces = refused_by(&program, pieces.step_by(4).collect());
    assert!(pieces.len() > 100, "{} pieces", pieces.len());
    figures(&pieces).assert("missed_in_llvm.tsv");
}

fn seeded(name: &str) -> Random {
    let seed = name.bytes().fold(0xcbf2_9ce4_8422_2325_u64, |hash, byte| {
        (hash ^ u64::from(byte)).wrapping_mul(0x100_0000_01b3)
    });
    Random(seed | 1)
}

/// The pieces of the files of the corpus that are accepted.
fn corpus() -> Vec<Piece> {
    let mut pieces = Vec::new();
    for file in files_below(FOLDER) {
        let name = file.trim_start_matches(FOLDER).trim_start_matches('/');
        if !name.ends_with(".mlir") || name.ends_with(".invalid.mlir") {
            continue;
        }
        let text = std::fs::read_to_string(repository().join(&file)).expect("a text");
        for (number, text) in text.split(SPLIT).enumerate() {
            let name = format!("{name}#{number}");
            pieces.push(Piece { name, text: text.to_owned(), mistakes: Vec::new() });
        }
    }
    pieces
}

/// A line of the list.
fn parse(line: &str) -> (String, Mistake) {
    let fields: Vec<&str> = line.split('\t').collect();
    let [name, kind, line, start, end, replacement] = fields[..] else {
        panic!("{REFUSED}: not a mistake: {line}")
    };
    let kind = KINDS.into_iter().find(|one| format!("{one:?}") == kind).expect("a kind");
    let number = |text: &str| text.parse().expect("a number");
    let replacement = replacement.to_owned();
    let mistake =
        Mistake { kind, line: number(line), start: number(start), end: number(end), replacement };
    (name.to_owned(), mistake)
}

/// The pieces that mlir-opt accepts, each with at most one mistake for a line that it refuses there.
fn refused_by(program: &Path, mut pieces: Vec<Piece>) -> Vec<Piece> {
    pieces.retain(|piece| piece.text.len() <= MAX_PIECE_BYTES);
    let mut texts = Vec::new();
    let mut tried = Vec::new();
    for piece in &pieces {
        let mut random = seeded(&piece.name);
        let mut all = mistakes(&piece.text, &mut random);
        random.shuffle(&mut all);
        all.truncate(MISTAKES_PER_PIECE);
        all.sort_by_key(|mistake| mistake.start);
        texts.push(piece.text.clone());
        texts.extend(
            all.iter().map(|mistake| with_mistakes(&piece.text, std::slice::from_ref(mistake))),
        );
        tried.push(all);
    }
    let mut said = error_lines(program, &texts).into_iter();
    let mut refused = Vec::new();
    for (mut piece, all) in pieces.into_iter().zip(tried) {
        let accepted = said.next().is_some_and(|lines| lines.is_empty());
        for mistake in all {
            let lines = said.next().unwrap_or_default();
            let is_new = piece.mistakes.last().is_none_or(|last| last.line != mistake.line);
            if accepted && is_new && lines == BTreeSet::from([mistake.line]) {
                piece.mistakes.push(mistake);
            }
        }
        if !piece.mistakes.is_empty() {
            refused.push(piece);
        }
    }
    refused
}

/// The lines, from 0, with an error of mlir-opt in each of the texts.
fn error_lines(program: &Path, texts: &[String]) -> Vec<BTreeSet<usize>> {
    let mut lines = vec![BTreeSet::new(); texts.len()];
    let mut starts = Vec::new();
    let mut input = String::new();
    let mut line = 0;
    for text in texts {
        starts.push(line);
        input += text;
        input += "\n// -----\n";
        line += text.matches('\n').count() + 2;
    }
    let mut child = Command::new(program)
        .args(["-split-input-file", "-allow-unregistered-dialect", "-mlir-disable-threading"])
        .args(["-o", "/dev/null"])
        .stdin(Stdio::piped())
        .stdout(Stdio::null())
        .stderr(Stdio::piped())
        .spawn()
        .expect("mlir-opt starts");
    let mut stdin = child.stdin.take().expect("a pipe");
    let writer = std::thread::spawn(move || stdin.write_all(input.as_bytes()));
    let output = child.wait_with_output().expect("mlir-opt ends");
    writer.join().expect("a thread").expect("mlir-opt reads all of it");
    for message in String::from_utf8_lossy(&output.stderr).lines() {
        let Some((place, _)) = message.split_once(": error: ") else { continue };
        let number = place.split(':').nth(1).and_then(|number| number.parse::<usize>().ok());
        let Some(number) = number.and_then(|number| number.checked_sub(1)) else { continue };
        let text = starts.partition_point(|start| *start <= number) - 1;
        lines[text].insert(number - starts[text]);
    }
    lines
}

/// Puts 1 to 8 mistakes at a time into each piece.
fn figures(pieces: &[Piece]) -> Figures {
    let mut figures = Figures::default();
    for piece in pieces {
        let mut random = seeded(&piece.name);
        if !abide_core::mlir::check(piece.text.as_bytes(), &Limits::default()).is_empty() {
            continue;
        }
        let whole = value_types(&piece.text);
        for _ in 0..piece.mistakes.len().div_ceil(3) {
            let mut chosen = piece.mistakes.clone();
            random.shuffle(&mut chosen);
            chosen.truncate(1 + random.below(8));
            judge(piece, &chosen, &whole, &mut figures);
        }
    }
    figures
}

fn judge(piece: &Piece, chosen: &[Mistake], whole: &[Value], figures: &mut Figures) {
    let text = with_mistakes(&piece.text, chosen);
    let wrong: BTreeSet<usize> = chosen.iter().map(|mistake| mistake.line).collect();
    let document = Document::new(text.clone().into_bytes(), Limits::default());
    let index = LineIndex::new(text.as_bytes());
    let mut errors = BTreeSet::new();
    for found in document.diagnostics() {
        let line = index.line(found.span.start()) as usize;
        figures.findings += 1;
        if found.severity == Severity::Error {
            errors.insert(line);
        }
        if !wrong.contains(&line) {
            let miss = format!("{} elsewhere on line {}", piece.name, line + 1);
            figures.miss(miss, || format!("{}\n{}", found.message, excerpt(&text, line, &wrong)));
        }
    }
    for mistake in chosen {
        let (own, all) = figures.reported.entry(mistake.kind).or_default();
        *all += 1;
        if errors.contains(&mistake.line) {
            *own += 1;
        } else {
            let miss = format!("{} {:?} on line {}", piece.name, mistake.kind, mistake.line + 1);
            figures.miss(miss, || excerpt(&text, mistake.line, &wrong));
        }
    }
    let now: HashMap<_, _> =
        values(&document).into_iter().map(|value| (value.place(), value)).collect();
    let broken = dependent(&text, &document, &wrong);
    for value in whole.iter().filter(|value| !broken.contains(&(value.unit, value.name.clone()))) {
        if wrong.contains(&value.line) {
            continue;
        }
        figures.typed.1 += 1;
        let typed = now.get(&value.place()).is_some_and(|now| now.ty == value.ty);
        figures.typed.0 += usize::from(typed);
        if !typed {
            let now = now.get(&value.place()).map(|now| &now.ty);
            let miss = format!("{} untyped {}", piece.name, value.name);
            figures.miss(miss, || {
                format!("{:?}, now {now:?}\n{}", value.ty, excerpt(&text, value.line, &wrong))
            });
        }
    }
}

/// The lines with mistakes, marked, and one more.
fn excerpt(text: &str, line: usize, wrong: &BTreeSet<usize>) -> String {
    let lines = text.lines().enumerate();
    let shown = lines.filter(|(number, _)| *number == line || wrong.contains(number));
    let lines = shown.map(|(number, text)| {
        let sign = if wrong.contains(&number) { '!' } else { ' ' };
        format!("  {sign}{}: {text}\n", number + 1)
    });
    lines.collect()
}

/// A value that is defined, and the type that hovering shows.
struct Value {
    name: String,
    /// The index of its function.
    unit: usize,
    line: usize,
    /// Its index among the values of its name on its line.
    number: usize,
    ty: Option<String>,
}

impl Value {
    fn place(&self) -> (usize, String, usize) {
        (self.line, self.name.clone(), self.number)
    }
}

fn value_types(text: &str) -> Vec<Value> {
    let document = Document::new(text.to_owned().into_bytes(), Limits::default());
    let mut all = values(&document);
    all.retain(|value| value.ty.is_some());
    all
}

/// The results and arguments of a document.
fn values(document: &Document) -> Vec<Value> {
    let text = document.text();
    let index = LineIndex::new(text);
    let mut all: Vec<Value> = Vec::new();
    for (unit, root) in document.tree().unit_roots().enumerate() {
        for node in own_nodes(root) {
            if !matches!(node.kind(), NodeKind::OperationResults | NodeKind::Argument) {
                continue;
            }
            let names = node.own_tokens().filter(|it| it.kind() == TokenKind::PercentIdentifier);
            for token in names {
                let name = String::from_utf8_lossy(token.text(text)).into_owned();
                let line = index.line(token.span().start()) as usize;
                let same = |one: &&Value| one.line == line && one.name == name;
                let number = all.iter().rev().take(16).filter(same).count();
                let shown = hover(document, token.span().start() + 1);
                let ty = shown.and_then(|shown| {
                    let first = shown.markdown.lines().nth(1)?.to_owned();
                    first.split_once(" : ").map(|(_, ty)| ty.to_owned())
                });
                all.push(Value { name, unit, line, number, ty });
            }
        }
    }
    all
}

/// The nodes of a unit, without those of units in it.
fn own_nodes(root: SyntaxNode<'_>) -> Vec<SyntaxNode<'_>> {
    let mut nodes = Vec::new();
    let mut walk = root.walk();
    while let Some(event) = walk.next() {
        let WalkEvent::Enter(node) = event else { continue };
        if node.is_unit_root() && node.span() != root.span() {
            walk.skip_node();
        } else {
            nodes.push(node);
        }
    }
    nodes
}

/// The names that are defined on lines with mistakes, or on lines that mention such a name, unit by unit.
fn dependent(
    text: &str,
    document: &Document,
    wrong: &BTreeSet<usize>,
) -> BTreeSet<(usize, String)> {
    let index = LineIndex::new(text.as_bytes());
    let mut lines: BTreeMap<(usize, usize), Vec<(String, bool)>> = BTreeMap::new();
    for (unit, root) in document.tree().unit_roots().enumerate() {
        for node in own_nodes(root) {
            let defines = matches!(node.kind(), NodeKind::OperationResults | NodeKind::Argument);
            for token in node.own_tokens() {
                if token.kind() == TokenKind::PercentIdentifier {
                    let line = index.line(token.span().start()) as usize;
                    let name = String::from_utf8_lossy(token.text(text.as_bytes())).into_owned();
                    lines.entry((unit, line)).or_default().push((name, defines));
                }
            }
        }
    }
    let mut broken = BTreeSet::new();
    loop {
        let before = broken.len();
        for ((unit, line), names) in &lines {
            let depends = wrong.contains(line)
                || names.iter().any(|(name, _)| broken.contains(&(*unit, name.clone())));
            if depends {
                let defined = names.iter().filter(|(_, defines)| *defines);
                broken.extend(defined.map(|(name, _)| (*unit, name.clone())));
            }
        }
        if broken.len() == before {
            return broken;
        }
    }
}
