//! Editor features in the files of other projects, which are read in place: definitions of symbols, types of values,
//! and hovers of types, attributes and aliases.
#![allow(missing_docs, reason = "a test has no documentation of its own")]
#![allow(clippy::print_stdout)]

use abide_core::dialect::registry;
use abide_core::ide::{Document, definition, hover};
use abide_core::limits::Limits;
use abide_core::mlir::registry::Registry;
use abide_core::mlir::syntax::{TokenKind, WalkEvent};
use abide_testing::{shared_folder, skip};
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::sync::Arc;

/// The number of places of each kind checked in a file.
const PLACES_PER_KIND: usize = 12;

/// Longer files are left out, in bytes.
const MAX_FILE_BYTES: usize = 60_000;

/// The places that were checked.
#[derive(Debug, Default)]
struct Figures {
    asked: usize,
    /// The places without an answer: their kind, and the name of the operation on their line.
    missed: BTreeMap<(&'static str, String), usize>,
}

impl Figures {
    fn add(&mut self, kind: &'static str, text: &str, place: usize, is_answered: bool) {
        self.asked += 1;
        if is_answered {
            return;
        }
        let line = text[..place].rfind('\n').map_or(0, |end| end + 1);
        let line = text[line..].lines().next().unwrap_or_default();
        let words = line.split(|one: char| !(one.is_ascii_alphanumeric() || "_.".contains(one)));
        let is_name =
            |word: &&str| word.contains('.') && word.starts_with(|one: char| one.is_alphabetic());
        let name = words.filter(is_name).map(|word| word.trim_end_matches('.')).next();
        *self.missed.entry((kind, name.unwrap_or_default().to_owned())).or_default() += 1;
        if std::env::var_os("ABIDE_EXAMPLES").is_some() {
            println!("{kind} {line}");
        }
    }
}

/// The values whose hover has no type although the project's descriptions are read: the operation on the line, their
/// number, and the reason.
const MISSES: [(&str, usize, &str); 6] = [
    ("", 2, "only C++ reads the names that an operation of the default dialect binds"),
    ("flow.func", 2, "a declaration's result mentions the argument that it is tied to"),
    ("io_parameters.load", 1, "only C++ reads the form, in which a result has no type"),
    ("stream.cmd.func", 2, "only C++ reads arguments with offsets and lengths"),
    ("util.func", 2, "a declaration's result mentions the argument that it is tied to"),
    ("vm.import", 10, "only C++ reads the names of parameters, which are not values"),
];

/// As [`MISSES`], without the project's descriptions. Most of these operations do not write the types of all values, as
/// constants with a width in their name.
const UNDESCRIBED_MISSES: [(&str, usize); 36] = [
    ("", 2),
    ("flow.func", 2),
    ("hal.device.query", 2),
    ("hal.return", 3),
    ("hal_inline.buffer.allocate", 1),
    ("io_parameters.load", 1),
    ("iree_codegen.extract_strided_metadata", 5),
    ("iree_tensor_ext.dispatch.workgroup_count_from_slice", 2),
    ("stream.async.parameter.scatter", 1),
    ("stream.cmd.func", 2),
    ("stream.context.resolve", 4),
    ("stream.file.write", 1),
    ("stream.resource.subview", 1),
    ("stream.timepoint.immediate", 1),
    ("stream.timepoint.join", 1),
    ("util.func", 2),
    ("vm.br", 1),
    ("vm.cmp.lt.i64.s", 1),
    ("vm.cmp.ne.f32.o", 1),
    ("vm.cond_break", 2),
    ("vm.const.i32", 30),
    ("vm.const.i32.zero", 2),
    ("vm.const.i64", 2),
    ("vm.global.store.i32", 2),
    ("vm.import", 10),
    ("vm.list.get.i32", 2),
    ("vm.list.get.ref", 1),
    ("vm.list.set.i32", 2),
    ("vm.list.set.ref", 1),
    ("vm.min.i32.s", 1),
    ("vm.or.i32", 1),
    ("vm.return", 6),
    ("vm.shl.i32", 1),
    ("vm.shr.i32.s", 1),
    ("vm.sub.i32", 1),
    ("vm.switch.i32", 3),
];

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
        figures.add("symbol", &text, place, found);
    }
    for (place, _) in some(&tokens(&document, &text, &[TokenKind::PercentIdentifier]), seed) {
        let shown = hover(&document, at(place)).map(|hover| hover.markdown).unwrap_or_default();
        let has_type = shown.lines().nth(1).is_some_and(|line| line.contains(" : "));
        figures.add("value", &text, place, has_type);
    }
    let sigils = [TokenKind::HashIdentifier, TokenKind::ExclamationIdentifier];
    for (place, _) in some(&tokens(&document, &text, &sigils), seed) {
        figures.add("alias", &text, place, hover(&document, at(place)).is_some());
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
        figures.add("type", &text, place, hover(&document, at(place)).is_some());
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

/// Asserts that the places without an answer are these values.
fn hold<'m>(
    folders: [(&Path, Option<Arc<Registry>>); 2],
    known: impl Iterator<Item = (&'m str, usize)>,
) {
    let mut figures = Figures::default();
    for (folder, registry) in folders {
        for file in files_in(folder) {
            measure(&file, registry.as_ref(), &mut figures);
        }
    }
    assert!(figures.asked > 4000, "only {} places", figures.asked);
    let known = known.map(|(name, count)| (("value", name.to_owned()), count));
    assert_eq!(figures.missed, known.collect());
}

#[test]
fn all_places_but_some_values_have_an_answer_without_descriptions() {
    let (Some(iree), Some(stablehlo)) = (project("iree"), project("stablehlo")) else { return };
    hold([(&iree, None), (&stablehlo, None)], UNDESCRIBED_MISSES.into_iter());
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
    let described = |folder: &PathBuf| {
        let folder = std::slice::from_ref(folder);
        let described = abide_project::describe(folder, &include, &Limits::default());
        Some(Arc::new(registry().with(described.dialects)))
    };
    let folders = [(&*iree, described(&iree)), (&*stablehlo, described(&stablehlo))];
    hold(folders, MISSES.iter().map(|(name, count, _)| (*name, *count)));
}
