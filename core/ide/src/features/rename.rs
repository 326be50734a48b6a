//! Another name for a value, block, symbol, alias or axis of a mesh.

use crate::db::{Document, alias_definitions, symbol_name};
use crate::entity::{Entity, entity_at};
use crate::mesh_axes::MeshAxes;
use crate::visible::Visible;
use abide_mlir::names::{Definition, DefinitionKind};
use abide_mlir::print::is_bare_identifier;
use abide_source::diagnostic::{Code, codes};
use abide_source::text::{Span, TextEdit, apply_edits};
use std::fmt;

/// The reason why a name cannot be changed.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum RenameError {
    /// The text at the position is not a name that the file defines; holds the word there, which may be empty.
    NoName(String),
    /// The new name, and the form of a valid one.
    InvalidName(String, &'static str),
    /// The name, with its sigil, exists already in the scope.
    Taken(String),
    /// A mention of the name, with its sigil, would mean something else afterwards.
    Conflict(String),
}

impl fmt::Display for RenameError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            RenameError::NoName(word) if word.is_empty() => f.write_str("no name at this position"),
            RenameError::NoName(word) => write!(f, "'{word}' is not a name that this file defines"),
            RenameError::InvalidName(name, rule) => {
                write!(f, "'{name}' is not a valid name: {rule}")
            }
            RenameError::Taken(name) => write!(f, "'{name}' already exists in this scope"),
            RenameError::Conflict(name) => {
                write!(f, "another mention of '{name}' would change its meaning")
            }
        }
    }
}

impl std::error::Error for RenameError {}

/// The name under a cursor, with its sigil or quotes, if it can be changed.
///
/// # Errors
/// [`RenameError::NoName`] with the word there.
pub fn prepare_rename(document: &Document, offset: u32) -> Result<Span, RenameError> {
    renamed_at(document, offset).map(|(span, _)| span).ok_or_else(|| no_name(document, offset))
}

/// The longest word that a refusal shows, in bytes.
const MAX_WORD_BYTES: u32 = 60;

/// Refuses a rename, with the word under a cursor.
fn no_name(document: &Document, offset: u32) -> RenameError {
    let tree = document.tree();
    let before = || tree.token_at_offset(offset.checked_sub(1)?);
    let at = tree.token_at_offset(offset).filter(|token| !token.kind().is_trivia()).or_else(before);
    let shown =
        at.filter(|token| !token.kind().is_trivia() && token.span().len() <= MAX_WORD_BYTES);
    RenameError::NoName(shown.map(|token| document.string(token.span())).unwrap_or_default())
}

/// The entity under a cursor, unless it is a resource: other files may mention its key.
fn renamed_at(document: &Document, offset: u32) -> Option<(Span, Entity)> {
    entity_at(document, offset).filter(|(_, entity)| !matches!(entity, Entity::Resource(_)))
}

/// Returns the edits that rename the entity under a cursor to `new_name`, with or without its sigil. The text is
/// parsed again with these edits, and every other mention must keep its meaning.
///
/// # Errors
/// No name, an invalid name, or one that collides with another.
pub fn rename(
    document: &Document,
    offset: u32,
    new_name: &str,
) -> Result<Vec<TextEdit>, RenameError> {
    let (_, entity) = renamed_at(document, offset).ok_or_else(|| no_name(document, offset))?;
    let definition = entity.definition(document).ok_or_else(|| no_name(document, offset))?;
    let sigil = document.slice(definition).first().copied().unwrap_or_default();
    let spelling = Spelling::new(document, entity, sigil, new_name)?;
    if hides(document, entity, spelling.bare.as_bytes()) || is_taken(document, entity, &spelling) {
        return Err(RenameError::Taken(spelling.bare));
    }
    let edits: Vec<TextEdit> = entity
        .occurrences(document)
        .into_iter()
        .map(|mention| {
            let quoted = document.slice(mention.span).first() == Some(&b'"');
            TextEdit::new(mention.span, spelling.at(quoted))
        })
        .collect();
    let text = apply_edits(document.text(), &edits)
        .map_err(|_| RenameError::Conflict(spelling.bare.clone()))?;
    let renamed = document.with_text(text);
    if conflicts(document) < conflicts(&renamed) {
        return Err(RenameError::Taken(spelling.bare));
    }
    if bindings(document) != bindings(&renamed) {
        return Err(RenameError::Conflict(spelling.bare));
    }
    Ok(edits)
}

/// Whether a value's new name is that of a value that its place sees, or that sees it: MLIR's own
/// reader refuses to hide a name even where every mention would keep its meaning.
fn hides(document: &Document, entity: Entity, name: &[u8]) -> bool {
    let Entity::Local { unit, .. } = entity else { return false };
    let (Some(unit), Some((_, own))) = (document.unit(unit), entity.local_definition(document))
    else {
        return false;
    };
    let spelling = |found: &Definition| document.slice(found.name.shifted(unit.offset));
    if own.kind == DefinitionKind::Block || spelling(&own) == name {
        return false;
    }
    let sees = |place: &Definition, wanted: &[u8]| {
        let visible = Visible::at(document, unit, place.name.start());
        visible.values.iter().any(|found| spelling(found) == wanted)
    };
    let mut others = unit.names.definitions.iter().filter(|found| spelling(found) == name);
    // Without another of the name there is nothing to hide, and no walk is needed.
    others.next().is_some_and(|first| sees(&own, name) || sees(first, spelling(&own)))
        || others.any(|other| sees(other, spelling(&own)))
}

/// Whether the symbol table or the mesh has the new name already.
fn is_taken(document: &Document, entity: Entity, spelling: &Spelling) -> bool {
    match entity {
        Entity::Symbol(symbol) => {
            let name = symbol_name(spelling.bare.as_bytes());
            document.symbols().sibling(symbol, name).is_some_and(|other| other != symbol)
        }
        Entity::Axis(definition) => {
            let own = document.string(definition);
            let axes = MeshAxes::of(document).and_then(|axes| axes.described(definition));
            let mut names = axes.into_iter().flat_map(|described| described.axes);
            names.any(|name| format!("\"{name}\"") == spelling.quoted && own != spelling.quoted)
        }
        Entity::Local { .. } | Entity::Alias(_) | Entity::Resource(_) => false,
    }
}

/// The spelling of a new name.
struct Spelling {
    bare: String,
    /// For a symbol in `sym_name = "…"`.
    quoted: String,
}

impl Spelling {
    fn new(
        document: &Document,
        entity: Entity,
        sigil: u8,
        name: &str,
    ) -> Result<Spelling, RenameError> {
        match entity {
            Entity::Symbol(_) => return Spelling::of_symbol(name),
            Entity::Axis(_) => return Spelling::of_axis(name),
            Entity::Local { .. } | Entity::Alias(_) | Entity::Resource(_) => {}
        }
        let block = entity
            .local_definition(document)
            .is_some_and(|(_, definition)| definition.kind == DefinitionKind::Block);
        let sigil = if block { '^' } else { char::from(sigil) };
        let name = name.strip_prefix(sigil).unwrap_or(name);
        match entity {
            Entity::Alias(_) if !is_alias_name(name) => Err(RenameError::InvalidName(
                name.to_owned(),
                "an alias begins with a letter or '_', then letters, digits, '_' and '$'",
            )),
            Entity::Local { .. } if !is_suffix_id(name) => Err(RenameError::InvalidName(
                name.to_owned(),
                "digits, or a letter, '$', '.', '_' or '-' and then those and digits",
            )),
            _ => Ok(Spelling { bare: format!("{sigil}{name}"), quoted: format!("\"{name}\"") }),
        }
    }

    fn of_symbol(name: &str) -> Result<Spelling, RenameError> {
        let name = name.strip_prefix('@').unwrap_or(name);
        let name = name.strip_prefix('"').and_then(|n| n.strip_suffix('"')).unwrap_or(name);
        if name.is_empty() || name.contains(['"', '\\']) || name.contains(char::is_control) {
            return Err(RenameError::InvalidName(
                name.to_owned(),
                "a symbol is not empty and has no quotes, backslashes or control characters",
            ));
        }
        let quoted = format!("\"{name}\"");
        // MLIR's lexer takes fewer names without quotes than the language reference has.
        let bare = if is_bare_identifier(name.as_bytes()) {
            format!("@{name}")
        } else {
            format!("@{quoted}")
        };
        Ok(Spelling { bare, quoted })
    }

    fn of_axis(name: &str) -> Result<Spelling, RenameError> {
        let name = name.strip_prefix('"').and_then(|n| n.strip_suffix('"')).unwrap_or(name);
        if name.is_empty() || name.contains(['"', '\\']) || name.contains(char::is_control) {
            return Err(RenameError::InvalidName(
                name.to_owned(),
                "an axis is not empty and has no quotes, backslashes or control characters",
            ));
        }
        let quoted = format!("\"{name}\"");
        Ok(Spelling { bare: quoted.clone(), quoted })
    }

    fn at(&self, quoted: bool) -> &str {
        if quoted { &self.quoted } else { &self.bare }
    }
}

/// `suffix-id` of the MLIR language reference.
fn is_suffix_id(name: &str) -> bool {
    let punctuation = |byte: u8| matches!(byte, b'$' | b'.' | b'_' | b'-');
    match name.as_bytes() {
        [first, rest @ ..] if first.is_ascii_digit() => rest.iter().all(u8::is_ascii_digit),
        [first, rest @ ..] => {
            (first.is_ascii_alphabetic() || punctuation(*first))
                && rest.iter().all(|&byte| byte.is_ascii_alphanumeric() || punctuation(byte))
        }
        [] => false,
    }
}

/// `bare-id` without the dots that would make it a dialect's.
fn is_alias_name(name: &str) -> bool {
    name.bytes().all(|byte| byte.is_ascii_alphanumeric() || matches!(byte, b'_' | b'$'))
        && name.starts_with(|first: char| first.is_ascii_alphabetic() || first == '_')
}

/// The meaning of every mention, by number, without names.
#[derive(Debug, PartialEq, Eq)]
struct Bindings {
    /// For each unit what its uses mean, and how many definitions it has.
    locals: Vec<(Vec<Option<u32>>, usize)>,
    symbols: Vec<Option<u32>>,
    aliases: Vec<Option<usize>>,
}

fn bindings(document: &Document) -> Bindings {
    let locals = document.units().map(|unit| {
        let uses = unit.names.uses.iter().map(|use_| use_.definition).collect();
        (uses, unit.names.definitions.len())
    });
    let index = document.symbols();
    let symbols = document.units().flat_map(|unit| {
        let references = (0..).zip(&unit.facts.references);
        references.map(move |(number, _)| index.resolve(document, unit, number))
    });
    Bindings {
        locals: locals.collect(),
        symbols: symbols.collect(),
        aliases: alias_bindings(document),
    }
}

/// For each mention of an alias the number of its definition.
fn alias_bindings(document: &Document) -> Vec<Option<usize>> {
    let root = document.tree().root();
    let mut defined = rustc_hash::FxHashMap::default();
    let mut ends = Vec::new();
    let mut number = 0_usize;
    for (piece, chunk) in root.children().enumerate() {
        ends.push(chunk.span().end());
        for (name, _) in alias_definitions(chunk) {
            defined.entry((piece, document.slice(name))).or_insert(number);
            number += 1;
        }
    }
    let uses = document
        .units()
        .flat_map(|unit| unit.names.alias_uses.iter().map(move |u| u.name.shifted(unit.offset)));
    uses.map(|use_| {
        let piece = ends.partition_point(|&end| end <= use_.start());
        defined.get(&(piece, document.slice(use_))).copied()
    })
    .collect()
}

/// The number of names that are defined twice or not at all.
fn conflicts(document: &Document) -> usize {
    const CODES: [Code; 7] = [
        codes::mlir::REDEFINED_VALUE,
        codes::mlir::REDEFINED_BLOCK,
        codes::mlir::REDEFINED_ALIAS,
        codes::mlir::REDEFINED_SYMBOL,
        codes::mlir::UNDEFINED_VALUE,
        codes::mlir::UNDEFINED_BLOCK,
        codes::mlir::UNDEFINED_ALIAS,
    ];
    document.names().all_diagnostics().filter(|found| CODES.contains(&found.code)).count()
}
