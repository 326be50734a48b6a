//! Editor features in the files of other projects, which are read in place: definitions of symbols, types of values,
//! and hovers of types, attributes and aliases.
#![allow(missing_docs, reason = "a test has no documentation of its own")]
#![allow(clippy::indexing_slicing, clippy::print_stdout)]

use abide_core::dialect::registry;
use abide_core::ide::{Document, definition, hover};
use abide_core::limits::Limits;
use abide_core::mlir::registry::Registry;
use abide_core::mlir::syntax::{TokenKind, WalkEvent};
use abide_testing::{shared_folder, skip};
use std::path::{Path, PathBuf};
use std::sync::Arc;

/// The number of places of each kind checked in a file.
const PLACES_PER_KIND: usize = 12;

/// Longer files are left out, in bytes.
const MAX_FILE_BYTES: usize = 60_000;

/// The number of places of a kind that were checked, and of those with an answer.
#[derive(Debug, Default, Clone, Copy)]
struct Figure {
    asked: usize,
    answered: usize,
}

impl Figure {
    fn add(&mut self, what: &str, text: &str, place: usize, is_answered: bool) {
        self.asked += 1;
        self.answered += usize::from(is_answered);
        if !is_answered && std::env::var_os("ABIDE_EXAMPLES").is_some() {
            let line = text[..place].rfind('\n').map_or(0, |end| end + 1);
            let rest = &text[line..];
            println!("{what} +{} {}", place - line, rest.lines().next().unwrap_or_default());
        }
    }

    fn share(self) -> f64 {
        // Without questions the rate is 100 %.
        if self.asked == 0 { 100.0 } else { 100.0 * self.answered as f64 / self.asked as f64 }
    }
}

#[derive(Debug, Default)]
struct Figures {
    symbols: Figure,
    values: Figure,
    aliases: Figure,
    types: Figure,
}

/// A folder of another project; `None` if it is missing, which is reported.
fn project(name: &str) -> Option<PathBuf> {
    let folder = shared_folder()?.join("projects").join(name);
    if !folder.is_dir() {
        skip(&format!("no folder {}", folder.display()));
        return None;
    }
    Some(folder)
}

/// Some of several places, the same ones each time.
fn some<T: Copy>(all: &[T], seed: usize) -> Vec<T> {
    let step = (all.len() / PLACES_PER_KIND).max(1);
    all.iter().skip(seed % step).step_by(step).take(PLACES_PER_KIND).copied().collect()
}

/// Whether a line defines the symbol that it names: only words precede it.
fn is_defining(text: &str, place: usize) -> bool {
    let line = text[..place].rfind('\n').map_or(0, |end| end + 1);
    let mut words = text[line..place].split_whitespace();
    let is_word = |word: &str| word.chars().all(|one| one.is_alphanumeric() || "._".contains(one));
    let using = ["call", "export", "return", "executable_end", "fence", "use"];
    let name = words.next().filter(|name| is_word(name) && name.contains('.'));
    name.is_some_and(|name| !using.iter().any(|using| name.ends_with(using))) && words.all(is_word)
}

/// The places of tokens of a kind, each with its text.
fn tokens<'t>(document: &Document, text: &'t str, kinds: &[TokenKind]) -> Vec<(usize, &'t str)> {
    let tokens = document.tree().root().tokens().filter(|token| kinds.contains(&token.kind()));
    tokens
        .map(|token| (token.span().start() as usize, token.span().end() as usize))
        .map(|(start, end)| (start, &text[start..end]))
        .collect()
}

/// The chunk around a place.
fn piece(text: &str, place: usize) -> usize {
    text[..place].matches("\n// -----").count()
}

fn measure(path: &Path, registry: Option<&Arc<Registry>>, figures: &mut Figures) {
    let Ok(text) = std::fs::read_to_string(path) else { return };
    if text.len() > MAX_FILE_BYTES {
        return;
    }
    let mut document = Document::new(text.clone().into_bytes(), Limits::default());
    if let Some(registry) = registry {
        document = document.with_registry(Arc::clone(registry));
    }
    let seed = text.len();
    let at = |place: usize| u32::try_from(place + 1).unwrap();
    let symbols = tokens(&document, &text, &[TokenKind::AtIdentifier]);
    let (defining, using): (Vec<_>, Vec<_>) =
        symbols.into_iter().partition(|(place, _)| is_defining(&text, *place));
    let of_one: Vec<_> = using
        .into_iter()
        .filter(|(place, name)| {
            let here = piece(&text, *place);
            let own = defining.iter().filter(|(at, own)| own == name && piece(&text, *at) == here);
            own.count() == 1
        })
        .collect();
    for (place, _) in some(&of_one, seed) {
        let found = definition(&document, at(place)).is_some();
        figures.symbols.add("SYMBOL", &text, place, found);
    }
    for (place, _) in some(&tokens(&document, &text, &[TokenKind::PercentIdentifier]), seed) {
        let shown = hover(&document, at(place)).map(|hover| hover.markdown).unwrap_or_default();
        let has_type = shown.lines().nth(1).is_some_and(|line| line.contains(" : "));
        figures.values.add("VALUE", &text, place, has_type);
    }
    let sigils = [TokenKind::HashIdentifier, TokenKind::ExclamationIdentifier];
    for (place, _) in some(&tokens(&document, &text, &sigils), seed) {
        figures.aliases.add("ALIAS", &text, place, hover(&document, at(place)).is_some());
    }
    let mut types = Vec::new();
    for root in document.tree().unit_roots() {
        let nodes = root.walk().filter_map(|event| match event {
            WalkEvent::Enter(node) => Some(node),
            _ => None,
        });
        types.extend(nodes.filter(|it| it.kind().is_type()).map(|it| it.span().start() as usize));
    }
    for place in some(&types, seed) {
        figures.types.add("TYPE", &text, place, hover(&document, at(place)).is_some());
    }
}

/// The files of MLIR in a folder, in order.
fn files_in(folder: &Path) -> Vec<PathBuf> {
    let (mut found, mut waiting) = (Vec::new(), vec![folder.to_owned()]);
    while let Some(path) = waiting.pop() {
        if path.is_dir() {
            let entries = std::fs::read_dir(&path).expect("a folder that can be read");
            waiting.extend(entries.flatten().map(|entry| entry.path()));
        } else if path.extension().is_some_and(|ending| ending == "mlir") {
            found.push(path);
        }
    }
    found.sort();
    found
}

fn measured(folder: &Path, registry: Option<&Arc<Registry>>) -> Figures {
    let mut figures = Figures::default();
    for file in files_in(folder) {
        measure(&file, registry, &mut figures);
    }
    let name = folder.file_name().unwrap_or_default().display();
    for (what, figure) in [
        ("symbols", figures.symbols),
        ("values", figures.values),
        ("aliases", figures.aliases),
        ("types", figures.types),
    ] {
        println!("{name}: {what} {} of {}, {:.1} %", figure.answered, figure.asked, figure.share());
    }
    figures
}

fn hold(figures: &Figures, least_values: f64) {
    assert!(figures.symbols.share() >= 98.0, "{figures:?}");
    assert!(figures.values.share() >= least_values, "{figures:?}");
    assert!(figures.aliases.share() >= 99.0, "{figures:?}");
    assert!(figures.types.share() >= 99.0, "{figures:?}");
}

#[test]
fn nearly_all_places_have_an_answer_without_descriptions() {
    for name in ["iree", "stablehlo"] {
        let Some(folder) = project(name) else { continue };
        hold(&measured(&folder, None), 85.0);
    }
}

#[test]
fn nearly_all_values_have_a_type_with_the_project_s_descriptions() {
    let (Some(iree), Some(stablehlo)) = (project("iree"), project("stablehlo")) else { return };
    let llvm = PathBuf::from("/usr/lib/llvm-22/include");
    if !llvm.is_dir() {
        return skip("no includes of LLVM 22 (libmlir-22-dev)");
    }
    let include = [
        llvm,
        iree.join("compiler/src"),
        iree.join("llvm-external-projects/iree-dialects/include"),
        stablehlo.clone(),
    ];
    let include = include.map(|folder| folder.display().to_string());
    for folder in [iree, stablehlo] {
        let described =
            abide_project::describe(std::slice::from_ref(&folder), &include, &Limits::default());
        let registry = Arc::new(registry().with(described.dialects));
        hold(&measured(&folder, Some(&registry)), 95.0);
    }
}
