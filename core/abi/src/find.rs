//! Finds the functions of a file and their metadata.

use super::annotated::{Annotated, Misspelt, annotated, integer, literal, misspelt, symbol_name};
use super::escape::Literal;
use super::function::{
    Dictionary, Function, Metadata, MetadataKey, MetadataPlace, MetadataValue, Neighbours,
};
use super::signature::{self, Reader, Signature};
use super::surroundings::{Processor, Surroundings};
use super::types::Aliases;
use abide_mlir::annotations::{Annotations, Owner};
use abide_mlir::syntax::{
    NodeKind, NodeSet, Operation, SyntaxElement, SyntaxNode, TokenKind, TokenSet, Tree, WalkEvent,
    unquoted,
};
use abide_source::diagnostic::Severity;
use abide_source::limits::Limits;
use abide_source::sort;
use abide_source::text::{Span, line_end};
use std::sync::Arc;

/// The functions of a file.
#[derive(Debug, Clone, Default)]
pub struct Functions<'t> {
    /// In the order of their places.
    pub functions: Vec<Function<'t>>,
}

impl<'t> Functions<'t> {
    /// The functions callable from outside the file: a declaration refers to a function elsewhere.
    pub fn callable(&self) -> impl Iterator<Item = &Function<'t>> {
        self.functions.iter().filter(|function| !function.is_helper)
    }

    /// Finds the functions of a file: operations that are called `func`, in any dialect and in
    /// either form, and others that carry `iree.abi` or `iree.reflection`.
    ///
    /// `text` is the source of the tree. Beyond [`Limits::bytes`] it was not parsed.
    #[must_use]
    pub fn find(tree: &'t Tree, text: &'t [u8], limits: &Limits) -> Functions<'t> {
        Functions::find_with(tree, text, limits, Annotations::builtin())
    }

    /// As [`find`](Self::find), with the attributes that a project knows.
    #[must_use]
    pub fn find_with(
        tree: &'t Tree,
        text: &'t [u8],
        limits: &Limits,
        annotations: &'t Annotations,
    ) -> Functions<'t> {
        let finder = Finder::new(tree, text, limits, annotations);
        let mut functions = Vec::new();
        for root in tree.unit_roots() {
            // A function is the root of its unit. Functions in its body have their own units.
            match root.kind() {
                NodeKind::File => functions.extend(finder.functions_of_file(root)),
                _ => functions.extend(finder.function(root)),
            }
        }
        sort::by_number(&mut functions, |function| function.span.start());
        Functions { functions }
    }

    /// The innermost function around a place of a file.
    #[must_use]
    pub fn at(
        tree: &'t Tree,
        text: &'t [u8],
        limits: &Limits,
        offset: u32,
        annotations: &'t Annotations,
    ) -> Option<Function<'t>> {
        FunctionReader::new(tree, text, limits, annotations).at(offset)
    }
}

/// Reads functions of a file one by one; the text around them is read once.
pub struct FunctionReader<'t> {
    tree: &'t Tree,
    finder: Finder<'t>,
}

impl<'t> FunctionReader<'t> {
    /// Reads the text around the functions of a file; `text` is the source of the tree.
    #[must_use]
    pub fn new(
        tree: &'t Tree,
        text: &'t [u8],
        limits: &Limits,
        annotations: &'t Annotations,
    ) -> FunctionReader<'t> {
        FunctionReader { tree, finder: Finder::new(tree, text, limits, annotations) }
    }

    /// The innermost function around a place of the file.
    #[must_use]
    pub fn at(&self, offset: u32) -> Option<Function<'t>> {
        let path = self.tree.root().path_to(offset);
        path.into_iter().rev().find_map(|node| self.finder.function(node))
    }
}

pub(super) struct Finder<'t> {
    pub(super) text: &'t [u8],
    aliases: Aliases<'t>,
    annotations: &'t Annotations,
    pub(super) surroundings: Arc<Surroundings>,
    /// The positions of syntax errors, in order.
    errors: Vec<u32>,
}

/// The content of an operation's dictionaries.
#[derive(Default)]
struct Attributes<'t> {
    metadata: Vec<Metadata<'t>>,
    annotations: Vec<Annotated<'t>>,
    misspelt: Vec<Misspelt>,
    reflection: Option<Dictionary>,
    no_dictionary: Option<Span>,
    /// The end of the last dictionary.
    end: u32,
    /// The symbol as an attribute, in the generic form.
    symbol: Option<(String, Span)>,
    /// Whether the visibility is `private`, in the generic form.
    is_private: bool,
    /// The function's type and the attributes of its values, in the generic form.
    function_type: Option<SyntaxNode<'t>>,
    argument_attributes: Option<SyntaxNode<'t>>,
    result_attributes: Option<SyntaxNode<'t>>,
}

impl<'t> Finder<'t> {
    pub(super) fn new(
        tree: &'t Tree,
        text: &'t [u8],
        limits: &Limits,
        annotations: &'t Annotations,
    ) -> Finder<'t> {
        let text = text.get(..limits.bytes).unwrap_or(text);
        let errors = tree.diagnostics().into_iter();
        let errors = errors.filter(|found| found.severity == Severity::Error);
        let errors = errors.map(|found| found.span.start()).collect();
        let aliases = Aliases::of(tree, text);
        let surroundings = Surroundings::of(tree, text, &aliases, annotations);
        let surroundings = Arc::new(surroundings);
        Finder { text, aliases, annotations, surroundings, errors }
    }

    /// The functions that are in the unit of the file itself.
    pub(super) fn functions_of_file(
        &self,
        root: SyntaxNode<'t>,
    ) -> impl Iterator<Item = Function<'t>> {
        root.walk_over(NodeSet::OPERATIONS, TokenSet::NONE).filter_map(|event| match event {
            WalkEvent::Enter(node) if !node.is_unit_root() || node.kind() == NodeKind::File => {
                self.function(node)
            }
            _ => None,
        })
    }

    /// The function of an operation; `None` for other operations.
    pub(super) fn function(&self, node: SyntaxNode<'t>) -> Option<Function<'t>> {
        let operation = Operation::cast(node)?;
        let name = operation.name(self.text);
        let attributes = self.attributes(operation);
        let is_function = name == b"func" || name.ends_with(b".func");
        let carries = attributes.reflection.is_some()
            || attributes.no_dictionary.is_some()
            || attributes.metadata.iter().any(|entry| entry.key == MetadataKey::IreeAbi);
        if !is_function && !carries {
            return None;
        }
        let is_private = attributes.is_private || self.is_private(node);
        let symbol = self.symbol(node).or(attributes.symbol);
        let name_token = operation.name_token().map_or(node.span(), |token| token.span());
        let (symbol, name_span) = symbol.unwrap_or((String::new(), name_token));
        let reader =
            Reader { text: self.text, aliases: &self.aliases, annotations: self.annotations };
        let mut signature = if operation.is_generic() {
            let sides = [attributes.argument_attributes, attributes.result_attributes];
            attributes.function_type.map_or_else(Signature::default, |ty| {
                signature::of_function_type(ty, sides, &reader)
            })
        } else {
            signature::from_custom_form(node, &reader)
        };
        signature.set_misplaced_apart();
        let is_internal = is_private && has_body(node);
        let region = node.child(NodeKind::Region).map(|region| region.span().start());
        // Unreadable text follows the node, on the same line.
        let header_end = region.unwrap_or_else(|| line_end(self.text, node.span().end()));
        let header_end = header_end.max(attributes.end);
        Some(Function {
            span: node.span(),
            operation: name,
            name: symbol,
            name_span,
            arguments: signature.arguments,
            results: signature.results,
            host_calls: self.host_calls(node, &attributes.annotations),
            is_internal,
            is_helper: is_internal && !carries,
            is_sound: !self.has_error(node.span().start(), header_end),
            attributes_end: attributes.end,
            metadata: attributes.metadata,
            annotations: attributes.annotations,
            misspelt: attributes.misspelt,
            surroundings: Arc::clone(&self.surroundings),
            assertion: self.assertion(node.span()),
            reflection: attributes.reflection,
            no_dictionary: attributes.no_dictionary,
        })
    }

    /// Whether a syntax error begins between two offsets or at one of them.
    pub(super) fn has_error(&self, start: u32, end: u32) -> bool {
        let first = self.errors.partition_point(|&error| error < start);
        self.errors.get(first).is_some_and(|&error| error <= end)
    }

    /// The first symbol of an operation in its own form.
    fn symbol(&self, node: SyntaxNode<'t>) -> Option<(String, Span)> {
        let symbol = node.child(NodeKind::SymbolReference)?;
        Some((symbol_name(symbol.text(self.text)), symbol.span()))
    }

    /// Whether `private` precedes the symbol of an operation in custom form.
    fn is_private(&self, node: SyntaxNode<'t>) -> bool {
        let before = node.elements().take_while(|element| {
            !matches!(element, SyntaxElement::Node(node) if node.kind() == NodeKind::SymbolReference)
        });
        let mut tokens = before.filter_map(|element| match element {
            SyntaxElement::Token(token) => Some(token),
            SyntaxElement::Node(_) => None,
        });
        tokens.any(|token| token.text(self.text) == b"private")
    }

    /// Reads the dictionaries of an operation: `attributes {…}`, `{…}` and `<{…}>`.
    fn attributes(&self, operation: Operation<'t>) -> Attributes<'t> {
        let mut attributes = Attributes::default();
        for child in operation.syntax().children() {
            let dictionary = match child.kind() {
                NodeKind::AttributeDictionary => Some(child),
                NodeKind::Properties => child.child(NodeKind::DictionaryAttribute),
                _ => None,
            };
            if let Some(dictionary) = dictionary {
                self.dictionary(dictionary, MetadataPlace::Bare, &mut attributes);
                attributes.end = child.span().end();
            }
        }
        sort::by_number(&mut attributes.metadata, |entry| entry.span.start());
        attributes
    }

    fn dictionary(
        &self,
        node: SyntaxNode<'t>,
        place: MetadataPlace,
        attributes: &mut Attributes<'t>,
    ) {
        let entries: Vec<SyntaxNode<'t>> =
            node.children().filter(|child| child.kind() == NodeKind::AttributeEntry).collect();
        let has_signature = entries.iter().any(|entry| self.is_signature(*entry));
        for (index, entry) in entries.iter().enumerate() {
            let Some((name, key_span)) = self.key(*entry) else { continue };
            attributes.annotations.extend(annotated(
                *entry,
                self.text,
                &self.aliases,
                self.annotations,
            ));
            let misspelt = misspelt(*entry, self.text, self.annotations);
            let belongs = |one: &Misspelt| one.meant.owners.contains(&Owner::Function);
            attributes.misspelt.extend(misspelt.filter(belongs));
            let value = entry.children().next();
            if place == MetadataPlace::Bare
                && self.known_attribute(name, key_span, value, attributes)
            {
                continue;
            }
            let Some(key) = MetadataKey::parse(name) else { continue };
            let span = entry.span();
            let value = self.value(value, key_span);
            if !is_metadata(key, place, &value, has_signature) {
                continue;
            }
            let previous = index.checked_sub(1).and_then(|index| entries.get(index));
            let neighbours = Neighbours {
                dictionary: node.span(),
                index,
                previous_end: previous.map(|previous| previous.span().end()),
                next_start: entries.get(index + 1).map(|next| next.span().start()),
            };
            attributes.metadata.push(Metadata { key, place, span, key_span, value, neighbours });
        }
    }

    /// Takes an attribute of a function that is not metadata itself; returns whether it is one.
    fn known_attribute(
        &self,
        name: &[u8],
        key_span: Span,
        value: Option<SyntaxNode<'t>>,
        attributes: &mut Attributes<'t>,
    ) -> bool {
        match name {
            b"iree.reflection" => {
                let dictionary = value.filter(|v| v.kind() == NodeKind::DictionaryAttribute);
                if let Some(dictionary) = dictionary {
                    attributes.reflection = Some(place_of(dictionary));
                    self.dictionary(dictionary, MetadataPlace::Reflection, attributes);
                } else {
                    attributes.no_dictionary = Some(value.map_or(key_span, |value| value.span()));
                }
            }
            b"sym_name" => {
                let literal = value.and_then(|value| self.literal(value));
                attributes.symbol = literal.map(|literal| {
                    (String::from_utf8_lossy(literal.bytes()).into_owned(), literal.quoted_span())
                });
            }
            b"sym_visibility" => {
                let literal = value.and_then(|value| self.literal(value));
                attributes.is_private =
                    literal.is_some_and(|literal| literal.bytes() == b"private");
            }
            // `type` until 2022.
            b"function_type" | b"type" => {
                let ty = value.and_then(|value| value.child(NodeKind::FunctionType));
                attributes.function_type = ty.or(attributes.function_type);
            }
            b"arg_attrs" => attributes.argument_attributes = value,
            b"res_attrs" => attributes.result_attributes = value,
            _ => return false,
        }
        true
    }

    /// The functions of the host that the body of a device function mentions.
    fn host_calls(&self, node: SyntaxNode<'t>, own: &[Annotated<'t>]) -> Vec<(String, Span)> {
        let mut found = Vec::new();
        if Processor::stated(own, self.text) != Some(Processor::Device) {
            return found;
        }
        let bodies = node.children().filter(|child| child.kind() == NodeKind::Region);
        for event in bodies.flat_map(SyntaxNode::walk) {
            let WalkEvent::Enter(inner) = event else { continue };
            if inner.kind() != NodeKind::SymbolReference {
                continue;
            }
            let name = symbol_name(inner.text(self.text));
            let runs_on = self.surroundings.runs_on(&name, node.span().start());
            if runs_on == Some(Some(Processor::Host)) {
                found.push((name, inner.span()));
            }
        }
        found
    }

    /// The assertion of an operation within a function about the sizes of its arguments.
    fn assertion(&self, function: Span) -> Option<Literal<'t>> {
        let body = function.slice(self.text);
        self.annotations.assertions().iter().find_map(|assertion| {
            let target = memchr::memmem::find(body, assertion.target.as_bytes())?;
            let line = body.get(target..)?.split(|byte| *byte == b'\n').next()?;
            let named = memchr::memmem::find(line, assertion.attribute.as_bytes())?;
            let open = named + memchr::memchr(b'"', line.get(named..)?)?;
            let text = line.get(open + 1..)?;
            let close = open + 1 + memchr::memchr(b'"', text)?;
            let span = Span::from_range(target + open..target + close + 1);
            Some(Literal::decode(self.text, span.shifted(function.start())))
        })
    }

    fn key(&self, entry: SyntaxNode<'t>) -> Option<(&'t [u8], Span)> {
        let token = entry.own_tokens().next()?;
        let name = match token.kind() {
            TokenKind::String => unquoted(token.text(self.text)),
            _ => token.text(self.text),
        };
        Some((name, token.span()))
    }

    fn value(&self, node: Option<SyntaxNode<'t>>, key: Span) -> MetadataValue<'t> {
        let Some(node) = node else { return MetadataValue::Other(key) };
        if let Some(literal) = self.literal(node) {
            return MetadataValue::Text(literal);
        }
        if node.kind() == NodeKind::IntegerAttribute {
            return MetadataValue::Integer(node.span(), integer(node, self.text));
        }
        MetadataValue::Other(node.span())
    }

    /// Whether an entry is a signature, or names its format.
    fn is_signature(&self, entry: SyntaxNode<'t>) -> bool {
        let key = self.key(entry).and_then(|(name, span)| Some((MetadataKey::parse(name)?, span)));
        key.is_some_and(|(key, span)| {
            let is_meant = matches!(key, MetadataKey::Sip | MetadataKey::F | MetadataKey::Abi);
            let value = self.value(entry.children().next(), span);
            is_meant && is_metadata(key, MetadataPlace::Bare, &value, false)
        })
    }

    fn literal(&self, node: SyntaxNode<'t>) -> Option<Literal<'t>> {
        literal(node, self.text)
    }
}

/// Whether an entry is metadata. Functions and `iree.reflection` also have other attributes. So keys of a few letters
/// need plausible values, and versions need a signature.
fn is_metadata(
    key: MetadataKey,
    place: MetadataPlace,
    value: &MetadataValue<'_>,
    has_signature: bool,
) -> bool {
    let text = value.literal().map(Literal::bytes);
    let is_signature = matches!(text, Some([b'I', digit, ..]) if digit.is_ascii_digit());
    match (key, place) {
        (MetadataKey::D, _) => matches!(text, Some([b'{', ..])),
        (_, MetadataPlace::Reflection) => true,
        (MetadataKey::IreeAbi | MetadataKey::Declaration, _) => true,
        (MetadataKey::Sip | MetadataKey::F, _) => is_signature,
        (MetadataKey::Abi, _) => text == Some(b"sip"),
        (MetadataKey::Abiv | MetadataKey::Sipv | MetadataKey::Fv | MetadataKey::Fbr, _) => {
            has_signature
        }
    }
}

/// The span of a dictionary, and its insertion point.
fn place_of(dictionary: SyntaxNode<'_>) -> Dictionary {
    let span = dictionary.span();
    let last = dictionary.children().last();
    let open = dictionary.own_tokens().next().map_or(span.start(), |token| token.span().end());
    Dictionary {
        span,
        end_of_entries: last.map_or(open, |last| last.span().end()),
        is_empty: last.is_none(),
    }
}

/// Whether an operation has a nonempty region; in the generic form it is in parentheses.
fn has_body(node: SyntaxNode<'_>) -> bool {
    let regions = node.children().flat_map(|child| match child.kind() {
        NodeKind::Region => vec![child],
        _ => child.children().filter(|inner| inner.kind() == NodeKind::Region).collect(),
    });
    regions.into_iter().any(|region| region.children().next().is_some())
}
