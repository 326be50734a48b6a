//! Lists symbols, and renames one with its uses.

use super::state::State;
use crate::{Args, Error, RetValue};
use abide_core::mlir::ir::{
    Attribute, AttributeKind, Identifier, Ir, OpaqueText, OperationId, TextPiece,
};
use abide_core::mlir::ods::Trait;
use abide_core::mlir::parse::unescaped;
use abide_core::mlir::print::print_attribute;
use abide_core::mlir::syntax::{CodeTokens, TokenKind};
use serde_json::{Map, Value};
use std::borrow::Cow;
use std::collections::HashMap;

/// The name of the symbol that an operation defines.
fn symbol_name(ir: &Ir, operation: OperationId) -> Option<Identifier> {
    ir.context.string_value(ir.attribute(operation, "sym_name")?)
}

/// `symbols(operation)`: the symbols that are defined in a symbol table, by name; of two with one name
/// the first counts.
pub(super) fn table(state: &State, args: Args<'_>) -> Result<Value, Error> {
    args.expect(1..=1)?;
    let (ir, table) = (&state.ir, state.operation(args, 0)?);
    let mut symbols = Map::new();
    for region in ir.regions(table) {
        for block in ir.blocks(*region) {
            for operation in ir.block_operations(*block) {
                if let Some(name) = symbol_name(ir, operation) {
                    let name = ir.context.text(name).into_owned();
                    let number = state.numbers.of_operation(operation);
                    symbols.entry(name).or_insert_with(|| number.into());
                }
            }
        }
    }
    Ok(symbols.into())
}

/// `symbol(operation, name)`: the symbol of a name that is defined in a symbol table, or nothing; of two the
/// first.
pub(super) fn look_up(state: &State, args: Args<'_>) -> Result<RetValue, Error> {
    args.expect(2..=2)?;
    let (ir, table) = (&state.ir, state.operation(args, 0)?);
    let name = args.get::<&[u8]>(1)?;
    let blocks = ir.regions(table).iter().flat_map(|region| ir.blocks(*region));
    let found = blocks.flat_map(|block| ir.block_operations(*block)).find(|operation| {
        symbol_name(ir, *operation).is_some_and(|own| ir.context.bytes(own) == name)
    });
    Ok(found.map_or(RetValue::None, |operation| state.number_of(operation)))
}

/// `rename_symbol(operation, name)`: renames the symbol that an operation defines, with all references to it.
pub(super) fn rename(state: &mut State, args: Args<'_>) -> Result<RetValue, Error> {
    args.expect(2..=2)?;
    let operation = state.operation(args, 0)?;
    let new = new_name(args, 1)?;
    let Some(old) = symbol_name(&state.ir, operation) else {
        return Err(Error::value_error("the operation defines no symbol"));
    };
    let Some(table) = state.ir.parent(operation) else {
        return Err(Error::value_error("the outermost operation has no symbol table around it"));
    };
    let ir = &state.ir;
    let siblings = ir.regions(table).iter().flat_map(|region| ir.blocks(*region));
    let mut siblings = siblings.flat_map(|block| ir.block_operations(*block));
    let is_taken = |other: OperationId| {
        other != operation
            && symbol_name(ir, other).is_some_and(|name| ir.context.bytes(name) == new.as_bytes())
    };
    if siblings.any(is_taken) {
        return Err(Error::value_error(format!("there is a symbol '{new}' already")));
    }
    let new = state.ir.context.identifier(new);
    let path = path_to(&state.ir, table);
    let mut rename = Renaming { old, new, path: Vec::new(), done: HashMap::new() };
    // Within the table the name is alone; in enclosing ones it follows the names of the tables.
    let mut inner = None;
    for (step, scope) in path.iter().enumerate() {
        rename.path = path
            .iter()
            .take(step)
            .rev()
            .filter_map(|table| symbol_name(&state.ir, *table))
            .collect();
        if rename.path.len() < step {
            // A table without a name cannot be reached from further out.
            break;
        }
        rename.done.clear();
        rename.within(state, *scope, inner);
        inner = Some(*scope);
    }
    let name = state.ir.context.bytes(new).to_vec();
    let value = state.ir.context.string_attribute(name);
    let is_property = state.ir.context.entry(state.ir.properties(operation), "sym_name").is_some();
    if is_property {
        state.ir.set_property(operation, "sym_name", Some(value));
    } else {
        state.ir.set_attribute(operation, "sym_name", Some(value));
    }
    rename.in_text(&mut state.ir, operation);
    state.changes += 1;
    Ok(RetValue::Int(state.changes))
}

/// `replace_symbol_uses(operation, old, new)`: makes references to a symbol within an operation references to another.
pub(super) fn replace_uses(state: &mut State, args: Args<'_>) -> Result<RetValue, Error> {
    args.expect(3..=3)?;
    let operation = state.operation(args, 0)?;
    let old = state.ir.context.identifier(args.get::<&str>(1)?);
    let new = state.ir.context.identifier(new_name(args, 2)?);
    let mut rename = Renaming { old, new, path: Vec::new(), done: HashMap::new() };
    rename.within(state, operation, None);
    state.changes += 1;
    Ok(RetValue::Int(state.changes))
}

/// An argument that is the new name of a symbol.
fn new_name(args: Args<'_>, index: usize) -> Result<&str, Error> {
    let name = args.get::<&str>(index)?;
    if name.is_empty() {
        return Err(Error::value_error("the name of a symbol is not empty"));
    }
    Ok(name)
}

/// The symbol tables from one outwards.
fn path_to(ir: &Ir, table: OperationId) -> Vec<OperationId> {
    std::iter::successors(Some(table), |table| ir.parent(*table)).collect()
}

struct Renaming {
    old: Identifier,
    new: Identifier,
    /// The names of the tables between a use and the symbol.
    path: Vec<Identifier>,
    done: HashMap<Attribute, Attribute>,
}

impl Renaming {
    /// Renames everything within a symbol table, except for a finished table and for nested tables, where the name
    /// means another symbol.
    fn within(&mut self, state: &mut State, table: OperationId, except: Option<OperationId>) {
        let mut open: Vec<OperationId> = children(&state.ir, table);
        while let Some(operation) = open.pop() {
            if Some(operation) == except {
                continue;
            }
            let properties = state.ir.properties(operation);
            let properties = self.attribute(&mut state.ir, properties);
            state.ir.set_properties(operation, properties);
            let attributes = state.ir.attributes(operation);
            let attributes = self.attribute(&mut state.ir, attributes);
            state.ir.set_attributes(operation, attributes);
            self.in_text(&mut state.ir, operation);
            let name = state.ir.name_bytes(operation);
            let registered = state.registry.operation(name);
            let is_table = registered.is_some_and(|op| op.description().has(Trait::SymbolTable));
            if !is_table {
                open.extend(children(&state.ir, operation));
            }
        }
    }

    /// An attribute with the new name in it.
    fn attribute(&mut self, ir: &mut Ir, attribute: Attribute) -> Attribute {
        if let Some(done) = self.done.get(&attribute) {
            return *done;
        }
        let renamed = match ir.context.attribute_kind(attribute).clone() {
            AttributeKind::SymbolReference { root, nested } => {
                let names: Vec<Identifier> = std::iter::once(root).chain(nested).collect();
                self.reference(ir, &names).unwrap_or(attribute)
            }
            AttributeKind::Array(items) => {
                let items: Vec<Attribute> =
                    items.iter().map(|item| self.attribute(ir, *item)).collect();
                ir.context.array(items)
            }
            AttributeKind::Dictionary(entries) => {
                let mut entries: Vec<_> = entries
                    .iter()
                    .map(|(name, value)| (*name, self.attribute(ir, *value)))
                    .collect();
                ir.context.dictionary(&mut entries)
            }
            _ => attribute,
        };
        self.done.insert(attribute, renamed);
        renamed
    }

    /// A reference with the new name, if it refers to the symbol.
    fn reference(&self, ir: &mut Ir, names: &[Identifier]) -> Option<Attribute> {
        let (path, rest) = names.split_at_checked(self.path.len())?;
        let (name, after) = rest.split_first()?;
        if path != self.path.as_slice() || *name != self.old {
            return None;
        }
        let mut names = path.iter().chain([&self.new]).chain(after).copied();
        let root = names.next()?;
        let nested: Box<[Identifier]> = names.collect();
        Some(ir.context.attribute(AttributeKind::SymbolReference { root, nested }))
    }

    /// The text of an unregistered operation.
    fn in_text(&self, ir: &mut Ir, operation: OperationId) {
        if ir.opaque_text(operation).is_none() {
            return;
        }
        let names: Vec<Identifier> = self.path.iter().copied().chain([self.old]).collect();
        let Some(new) = self.reference(ir, &names) else { return };
        let new = print_attribute(ir, new);
        let Some(pieces) = ir.opaque_text(operation) else { return };
        let old: Vec<&[u8]> = names.iter().map(|name| ir.context.bytes(*name)).collect();
        let replaced: Vec<(usize, Vec<u8>)> = pieces
            .iter()
            .enumerate()
            .filter_map(|(index, piece)| match piece {
                TextPiece::Text(text) => {
                    Some((index, replace_symbol(ir.context.bytes(*text), &old, &new)?))
                }
                _ => None,
            })
            .collect();
        if replaced.is_empty() {
            return;
        }
        let mut pieces: OpaqueText = pieces.to_vec();
        for (index, text) in replaced {
            let text = ir.context.identifier(text);
            if let Some(piece) = pieces.get_mut(index) {
                *piece = TextPiece::Text(text);
            }
        }
        ir.set_opaque_text(operation, &pieces);
    }
}

/// The operations directly within another.
fn children(ir: &Ir, operation: OperationId) -> Vec<OperationId> {
    let blocks = ir.regions(operation).iter().flat_map(|region| ir.blocks(*region));
    blocks.flat_map(|block| ir.block_operations(*block)).collect()
}

/// Replaces the start of each reference in a text that begins with these names; `None` if there is none.
fn replace_symbol(text: &[u8], names: &[&[u8]], new: &[u8]) -> Option<Vec<u8>> {
    if !text.contains(&b'@') {
        return None;
    }
    let tokens: Vec<(TokenKind, &[u8])> = CodeTokens::new(text).collect();
    let offset = |token: &[u8]| token.as_ptr().addr() - text.as_ptr().addr();
    let (mut out, mut copied, mut is_nested) = (Vec::new(), 0, false);
    for (index, (kind, first)) in tokens.iter().enumerate() {
        // `@a::@b` is not a use of `@b`.
        if !is_nested && let Some(last) = tokens.get(index..).and_then(|rest| last_of(rest, names))
        {
            out.extend_from_slice(text.get(copied..offset(first))?);
            out.extend_from_slice(new);
            copied = offset(last) + last.len();
        }
        is_nested = *kind == TokenKind::ColonColon;
    }
    out.extend_from_slice(text.get(copied..)?);
    (copied > 0).then_some(out)
}

/// The last token of these names, if a text begins with them.
fn last_of<'t>(tokens: &[(TokenKind, &'t [u8])], names: &[&[u8]]) -> Option<&'t [u8]> {
    let separators = tokens.iter().skip(1).step_by(2).take(names.len().saturating_sub(1));
    if separators.clone().any(|(kind, _)| *kind != TokenKind::ColonColon) {
        return None;
    }
    let mut found = tokens.iter().step_by(2);
    let mut last = None;
    for name in names {
        let (_, token) = found.next().filter(|(kind, _)| *kind == TokenKind::AtIdentifier)?;
        if *symbol_of(token) != **name {
            return None;
        }
        last = Some(*token);
    }
    last
}

/// The name in a token of a symbol.
fn symbol_of(token: &[u8]) -> Cow<'_, [u8]> {
    let name = token.strip_prefix(b"@").unwrap_or(token);
    if name.starts_with(b"\"") { unescaped(name) } else { Cow::Borrowed(name) }
}

#[cfg(test)]
mod tests {
    use super::replace_symbol;

    #[test]
    fn only_whole_names_are_replaced() {
        let replace = |text: &str, names: &[&str], new: &str| {
            let names: Vec<&[u8]> = names.iter().map(|name| name.as_bytes()).collect();
            let found = replace_symbol(text.as_bytes(), &names, new.as_bytes());
            found.map(|text| String::from_utf8(text).unwrap())
        };
        for (text, expected) in [
            ("call @f(%0) @ff @f", Some("call @g(%0) @ff @g")),
            ("@f::@x @m::@f", Some("@g::@x @m::@f")),
            (r#"@"f", "@f", @f"#, Some(r#"@g, "@f", @g"#)),
            (r#"@"\66"::@f // @f"#, Some("@g::@f // @f")),
            ("@fg @h", None),
            ("@f.x \"mail @f\"", None),
        ] {
            assert_eq!(replace(text, &["f"], "@g").as_deref(), expected, "{text}");
        }
        let nested = |text: &str| replace(text, &["a b", "f"], "@m::@g");
        let changed = nested(r#"x @"a b" :: @f::@x @"a b" @f @a::@"a b"::@f"#);
        assert_eq!(changed.as_deref(), Some(r#"x @m::@g::@x @"a b" @f @a::@"a b"::@f"#));
    }
}
