//! The arguments and results of a function, from either form.

use super::annotated::{
    Annotated, annotated, integer, literal, misspelt, name_in_location, with_inner,
};
use super::function::{FunctionValue, IndexPath, Step};
use super::types::{Aliases, MAX_ALIAS_BYTES, type_of};
use abide_mlir::annotations::{Annotations, Owner};
use abide_mlir::syntax::{NodeKind, SyntaxElement, SyntaxNode, TokenKind, unquoted};
use abide_source::text::Span;
use abide_source::types::AbiType;
use rustc_hash::FxHashMap;

/// The values of a function, as far as the syntax tree shows them.
#[derive(Default)]
pub(super) struct Signature<'t> {
    pub(super) arguments: Option<Vec<FunctionValue<'t>>>,
    pub(super) results: Option<Vec<FunctionValue<'t>>>,
}

/// The types of arguments by name, for results that share an argument's storage.
#[derive(Default)]
struct Tied<'a> {
    types: FxHashMap<&'a str, (&'a AbiType, Span)>,
}

impl<'a> Tied<'a> {
    /// Long types are left out: many results may name one argument.
    fn of(arguments: &'a [FunctionValue<'_>]) -> Tied<'a> {
        let short = arguments.iter().filter(|argument| argument.type_span.len() <= MAX_ALIAS_BYTES);
        let named = short.filter_map(|argument| {
            Some((argument.name.as_deref()?, (&argument.ty, argument.type_span)))
        });
        Tied { types: named.collect() }
    }

    /// The type of `%name`, and its span.
    fn ty(&self, name: &[u8]) -> Option<(&'a AbiType, Span)> {
        let name = std::str::from_utf8(name.strip_prefix(b"%")?).ok()?;
        self.types.get(name).copied()
    }
}

/// Reads nodes of one file.
pub(super) struct Reader<'t, 'a> {
    pub(super) text: &'t [u8],
    pub(super) aliases: &'a Aliases<'t>,
    pub(super) annotations: &'a Annotations,
}

/// The signature of an operation in its own form: `@f(%a: i32) -> (f32 {…}, i32)`.
pub(super) fn from_custom_form<'t>(node: SyntaxNode<'t>, reader: &Reader<'t, '_>) -> Signature<'t> {
    let mut elements =
        node.elements().skip_while(|element| !is_node(element, NodeKind::SymbolReference)).skip(1);
    let arguments = match elements.next() {
        Some(SyntaxElement::Node(list)) => match list.kind() {
            NodeKind::ArgumentList => reader.argument_list(list),
            NodeKind::Group => Some(reader.group(list, &Tied::default())),
            _ => None,
        },
        _ => None,
    };
    // Without an argument list it is not a function, and has no results either.
    let Some(arguments) = arguments else { return Signature::default() };
    let tied = Tied::of(&arguments);
    let results = match elements.next() {
        Some(SyntaxElement::Node(node)) if node.kind() == NodeKind::FunctionResults => {
            Some(reader.values(node, NodeKind::FunctionResult))
        }
        Some(SyntaxElement::Token(arrow)) if arrow.kind() == TokenKind::Arrow => {
            let rest: Vec<SyntaxElement<'t>> = elements.take_while(belongs_to_results).collect();
            match rest.as_slice() {
                [SyntaxElement::Node(group)] if group.kind() == NodeKind::Group => {
                    Some(reader.group(*group, &tied))
                }
                single => Some(reader.piece(single, &tied).into_iter().collect()),
            }
        }
        _ => Some(Vec::new()),
    };
    Signature { arguments: Some(arguments), results }
}

impl Signature<'_> {
    /// Moves attributes of arguments on results, and attributes of results on arguments, to `misplaced`.
    pub(super) fn set_misplaced_apart(&mut self) {
        let sides = [(&mut self.arguments, Owner::Argument), (&mut self.results, Owner::Result)];
        for (values, owner) in sides {
            for value in values.iter_mut().flatten() {
                let all = std::mem::take(&mut value.annotations);
                let is_read = |one: &Annotated<'_>| {
                    let annotation = &one.annotation;
                    annotation.facts.is_empty() || annotation.owners.contains(&owner)
                };
                (value.annotations, value.misplaced) = all.into_iter().partition(is_read);
            }
        }
    }
}

/// The signature of a function in the generic form: its type, and the attributes of its arguments
/// and its results as arrays of dictionaries.
pub(super) fn of_function_type<'t>(
    ty: SyntaxNode<'t>,
    attributes: [Option<SyntaxNode<'t>>; 2],
    reader: &Reader<'t, '_>,
) -> Signature<'t> {
    let Some(arrow) = ty.own_tokens().find(|token| token.kind() == TokenKind::Arrow) else {
        return Signature::default();
    };
    let types = ty.children().filter(|node| node.kind().is_type());
    let (arguments, results): (Vec<_>, Vec<_>) =
        types.partition(|node| node.span().start() < arrow.span().start());
    let [argument_attributes, result_attributes] = attributes;
    let values = |types: Vec<SyntaxNode<'t>>, attributes: Option<SyntaxNode<'t>>| {
        let mut dictionaries = attributes.into_iter().flat_map(SyntaxNode::children);
        let value = |ty: SyntaxNode<'t>| {
            let mut value = reader.value(ty.span(), ty);
            if let Some(dictionary) = dictionaries.next() {
                reader.attributes(dictionary, &mut value);
            }
            value
        };
        types.into_iter().map(value).collect()
    };
    Signature {
        arguments: Some(values(arguments, argument_attributes)),
        results: Some(values(results, result_attributes)),
    }
}

fn is_node(element: &SyntaxElement<'_>, kind: NodeKind) -> bool {
    matches!(element, SyntaxElement::Node(node) if node.kind() == kind)
}

/// Whether an element after the arrow of an operation in custom form still belongs to its results.
fn belongs_to_results(element: &SyntaxElement<'_>) -> bool {
    match element {
        SyntaxElement::Node(node) => node.kind().is_type() || node.kind() == NodeKind::Group,
        // `%a as i32` is a result that shares the storage of an argument.
        SyntaxElement::Token(token) => {
            token.kind() == TokenKind::PercentIdentifier || {
                token.kind() == TokenKind::BareIdentifier && token.span().len() == 2
            }
        }
    }
}

impl<'t> Reader<'t, '_> {
    /// The values of a list; `None` if some are left out as `...`.
    fn argument_list(&self, list: SyntaxNode<'t>) -> Option<Vec<FunctionValue<'t>>> {
        let variadic = list.children().any(|argument| {
            argument.own_tokens().next().is_some_and(|token| token.kind() == TokenKind::Ellipsis)
        });
        (!variadic).then(|| self.values(list, NodeKind::Argument))
    }

    fn values(&self, list: SyntaxNode<'t>, kind: NodeKind) -> Vec<FunctionValue<'t>> {
        let elements = list.children().filter(|child| child.kind() == kind);
        elements.map(|element| self.argument(element)).collect()
    }

    /// `%a: i32 {attributes}`, or only the type.
    fn argument(&self, node: SyntaxNode<'t>) -> FunctionValue<'t> {
        let ty = node.children().find(|child| child.kind().is_type());
        let mut value = match ty {
            Some(ty) => self.value(node.span(), ty),
            None => self.unknown(node.span()),
        };
        let name = node.own_tokens().find(|token| token.kind() == TokenKind::PercentIdentifier);
        value.name = name.map(|token| {
            let name = token.text(self.text);
            String::from_utf8_lossy(name.strip_prefix(b"%").unwrap_or(name)).into_owned()
        });
        if let Some(dictionary) = node.child(NodeKind::AttributeDictionary) {
            self.attributes(dictionary, &mut value);
        }
        let location = node.child(NodeKind::Location);
        let location = location.filter(|_| self.annotations.locations_are_paths());
        value.location =
            location.and_then(|location| name_in_location(location, self.text, self.aliases));
        value
    }

    /// The values between the brackets of a group, which have no nodes in the tree.
    fn group(&self, group: SyntaxNode<'t>, tied: &Tied<'_>) -> Vec<FunctionValue<'t>> {
        let mut values = Vec::new();
        let mut piece = Vec::new();
        for element in group.elements() {
            let kind = match element {
                SyntaxElement::Token(token) => Some(token.kind()),
                SyntaxElement::Node(_) => None,
            };
            match kind {
                Some(TokenKind::LeftParen) if piece.is_empty() => {}
                Some(TokenKind::Comma | TokenKind::RightParen) => {
                    values.extend(self.piece(&piece, tied));
                    piece.clear();
                }
                _ => piece.push(element),
            }
        }
        values.extend(self.piece(&piece, tied));
        values
    }

    /// One value of a group: a type with attributes, `%a as type` for a result that shares the storage of an
    /// argument. `%a` alone means the type of that argument.
    fn piece(&self, elements: &[SyntaxElement<'t>], tied: &Tied<'_>) -> Option<FunctionValue<'t>> {
        let (first, last) = (elements.first()?, elements.last()?);
        let span = first.span().cover(last.span());
        let nodes = || {
            elements.iter().filter_map(|element| match element {
                SyntaxElement::Node(node) => Some(*node),
                SyntaxElement::Token(_) => None,
            })
        };
        // A function type, or something of the dialect's own.
        if nodes().any(|node| node.kind() == NodeKind::Group) {
            return Some(self.unknown(span));
        }
        let ty = nodes().find(|node| node.kind().is_type());
        let mut value = match (ty, first) {
            (Some(ty), _) => self.value(span, ty),
            (None, SyntaxElement::Token(token)) => {
                let unknown = self.unknown(span);
                match tied.ty(token.text(self.text)) {
                    Some((ty, type_span)) => FunctionValue { ty: ty.clone(), type_span, ..unknown },
                    None => unknown,
                }
            }
            _ => self.unknown(span),
        };
        if let Some(dictionary) = nodes().find(|n| n.kind() == NodeKind::AttributeDictionary) {
            self.attributes(dictionary, &mut value);
        }
        Some(value)
    }

    fn value(&self, span: Span, ty: SyntaxNode<'t>) -> FunctionValue<'t> {
        FunctionValue {
            ty: type_of(ty, self.text, self.aliases),
            type_span: ty.span(),
            ..self.unknown(span)
        }
    }

    fn unknown(&self, span: Span) -> FunctionValue<'t> {
        FunctionValue {
            span,
            name: None,
            ty: AbiType::Other(String::from_utf8_lossy(span.slice(self.text)).into_owned()),
            type_span: span,
            sizes: Vec::new(),
            annotations: Vec::new(),
            misplaced: Vec::new(),
            misspelt: Vec::new(),
            location: None,
            index_path: None,
            bound: false,
        }
    }

    /// Takes the facts from a value's attributes.
    fn attributes(&self, dictionary: SyntaxNode<'t>, value: &mut FunctionValue<'t>) {
        let inner = |entry| with_inner(entry, self.text, self.annotations);
        for entry in dictionary.children().flat_map(inner) {
            value.annotations.extend(annotated(entry, self.text, self.aliases, self.annotations));
            value.misspelt.extend(misspelt(entry, self.text, self.annotations));
            let Some(key) = entry.own_tokens().next() else { continue };
            let attribute = entry.children().next();
            match unquoted(key.text(self.text)) {
                b"iree.abi.name" => {
                    let literal = attribute.and_then(|node| literal(node, self.text));
                    let name = literal.map(|l| String::from_utf8_lossy(l.bytes()).into_owned());
                    value.name = name.or(value.name.take());
                }
                b"tf_saved_model.index_path" => {
                    value.index_path = attribute.map(|node| self.index_path(node));
                }
                b"tf_saved_model.bound_input" => value.bound = true,
                _ => {}
            }
        }
    }

    /// `[0, "x"]`.
    fn index_path(&self, node: SyntaxNode<'t>) -> IndexPath<'t> {
        let step = |node: SyntaxNode<'t>| match literal(node, self.text) {
            Some(name) => Step::Name(name),
            None => integer(node, self.text)
                .and_then(|index| i32::try_from(index).ok())
                .map_or(Step::Malformed(node.span()), Step::Index),
        };
        let steps = match node.kind() {
            NodeKind::ArrayAttribute => node.children().map(step).collect(),
            _ => vec![Step::Malformed(node.span())],
        };
        IndexPath { span: node.span(), steps }
    }
}
