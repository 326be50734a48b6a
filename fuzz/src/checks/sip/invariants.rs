//! The invariants of signatures.

use crate::generate::sip::{Step, Structure};
use abide_core::diagnostic::{Diagnostic, Severity, codes};
use abide_core::limits::Limits;
use abide_core::sip::notation::{parse_notation, write_notation};
use abide_core::sip::{
    BuildError, Key, RawError, RawFunction, Side, SipParser, SipSignature, SipSignatureMangler,
    StructKind, Tree, Value, Visitor, check_sip, to_string,
};
use abide_core::text::{Span, apply_edits};

/// The functions that the checks call, which tests can replace by broken ones.
pub(super) struct Implementation {
    pub(super) check: Check,
    pub(super) encode: fn(&Tree, &Tree) -> Result<Vec<u8>, BuildError>,
}

/// Checks a signature.
pub(super) type Check = fn(&[u8], &Limits) -> (Option<SipSignature>, Vec<Diagnostic>);

/// Reads a raw signature.
pub(super) type ReadRaw = fn(&[u8], &Limits) -> Result<RawFunction, RawError>;

/// Mangles paths; returns the signature and which of the paths were accepted.
pub(super) type Mangle = fn(&Structure) -> (Vec<u8>, Vec<bool>);

/// Checks that ranges are within the text, fixes apply, and errors exist exactly if the value is missing.
pub(super) fn diagnostics_are_sound(text: &[u8], diagnostics: &[Diagnostic], has_value: bool) {
    let within = |span: Span| span.end() as usize <= text.len();
    for diagnostic in diagnostics {
        assert!(within(diagnostic.span), "{diagnostic:?} reaches past the end");
        assert!(diagnostic.related.iter().all(|related| within(related.span)), "{diagnostic:?}");
        if let Some(fix) = &diagnostic.fix {
            let fixed = apply_edits(text, &fix.edits);
            assert!(fixed.is_ok_and(|fixed| fixed != text), "{diagnostic:?} has no useful fix");
        }
    }
    assert!(diagnostics.is_sorted_by_key(|diagnostic| diagnostic.span.start()));
    let error = diagnostics.iter().any(|diagnostic| diagnostic.severity == Severity::Error);
    assert!(error != has_value, "errors are what makes a signature unreadable");
}

/// Counts opened and closed structs.
#[derive(Default)]
struct Balance {
    open: usize,
    events: usize,
}

impl Visitor<'_> for Balance {
    fn open_struct(&mut self, _: StructKind, _: Span) {
        self.open += 1;
        self.events += 1;
    }

    fn close_struct(&mut self, _: StructKind) {
        self.open = self.open.checked_sub(1).expect("only what is open is closed");
        self.events += 1;
    }

    fn raw_index(&mut self, _: i32, _: Span) {
        self.events += 1;
    }
}

/// The visitor, the tree and the text see the same; every struct is closed, after errors too.
pub(super) fn both_readers_agree(text: &[u8], limits: &Limits) {
    for side in [Side::Inputs, Side::Results] {
        let mut balance = Balance::default();
        let visited = SipParser::new(text, limits).visit(side, &mut balance);
        assert_eq!(balance.open, 0, "a struct was left open");
        let tree = Tree::read(text, side, limits);
        assert_eq!(visited.err(), tree.as_ref().err().copied());
        assert_eq!(visited.err(), to_string(text, side, limits).err().map(|partial| partial.error));
        let Ok(tree) = tree else { continue };
        let weight = |id| match tree.value(id) {
            Value::Struct(_) => 2,
            Value::Leaf(_) => 1,
            Value::Missing => 0,
        };
        assert_eq!(tree.nodes().map(weight).sum::<usize>(), balance.events);
        for id in tree.nodes() {
            assert!(tree.span(id).end() as usize <= text.len());
            let parent = tree.parent(id);
            assert!(parent.is_none_or(|parent| tree.span(parent).covers(tree.span(id))));
        }
    }
}

/// Text in the notation is parsed to the same signature.
pub(super) fn notation_round_trip(signature: &SipSignature, limits: &Limits) {
    let text = write_notation(&signature.inputs, &signature.results);
    let (inputs, results) = parse_notation(&text, limits)
        .unwrap_or_else(|error| panic!("{error} at {:?} of {text}", error.span));
    assert!(inputs.same_structure(&signature.inputs), "the inputs of {text} changed");
    assert!(results.same_structure(&signature.results), "the results of {text} changed");
}

fn key(step: &Step) -> Key<'_> {
    match step {
        Step::Index(index) => Key::Index(*index),
        Step::Name(name) => Key::Name(name),
    }
}

fn side(results: bool) -> Side {
    if results { Side::Results } else { Side::Inputs }
}

/// The mangler of abide.
pub(super) fn mangle(structure: &Structure) -> (Vec<u8>, Vec<bool>) {
    let mut mangler = SipSignatureMangler::new();
    let mut accepted = Vec::new();
    for entry in &structure.paths {
        let path: Vec<Key<'_>> = entry.path.iter().map(key).collect();
        let set = mangler.set_raw_index(side(entry.results), i32::from(entry.raw_index), &path);
        accepted.push(set.is_ok());
    }
    (mangler.to_signature().expect("the paths of one input are short"), accepted)
}

/// Checks that each accepted path leads to its raw index, and other leaves do not exist. The signature has no errors,
/// its keys are in order, and the order of the calls does not matter.
pub(super) fn mangled_paths_are_found(structure: &Structure, mangle: Mangle) {
    let (text, accepted) = mangle(structure);
    let limits = Limits { depth: u32::MAX, ..Limits::default() };
    let (signature, diagnostics) = check_sip(&text, &limits);
    for diagnostic in &diagnostics {
        let code = diagnostic.code;
        assert!(
            code == codes::sip::REPEATED_RAW_INDEX || code == codes::limit::DIAGNOSTICS,
            "{diagnostic:?}"
        );
    }
    let signature = signature.expect("what the mangler writes can be read");
    let mut kept = Structure { paths: Vec::new() };
    for (entry, _) in structure.paths.iter().zip(&accepted).filter(|(_, accepted)| **accepted) {
        let tree = if entry.results { &signature.results } else { &signature.inputs };
        let path: Vec<Key<'_>> = entry.path.iter().map(key).collect();
        let node = tree.node_at_path(&path).expect("an accepted path leads to a node");
        assert_eq!(tree.value(node), Value::Leaf(i32::from(entry.raw_index)));
        assert_eq!(tree.path(node), path);
        kept.paths.push(entry.clone());
    }
    let leaves = signature.inputs.leaves().count() + signature.results.leaves().count();
    assert_eq!(leaves, kept.paths.len(), "every leaf comes from a path");
    kept.paths.reverse();
    let (reversed, accepted) = mangle(&kept);
    assert!(accepted.iter().all(|accepted| *accepted), "accepted paths fit in any order");
    assert_eq!(reversed, text, "the order of the calls does not matter");
}
