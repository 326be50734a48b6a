//! References of functions to the outside: meshes, the number of devices of their module, and other functions.

use super::annotated::{Annotated, AnnotatedValue, annotated, symbol_name, with_inner};
use super::sharding::{Mesh, sdy};
use super::types::Aliases;
use abide_mlir::annotations::{Annotations, Fact};
use abide_mlir::syntax::{
    NodeKind, NodeSet, Operation, SyntaxNode, TokenSet, Tree, WalkEvent, unquoted,
};
use abide_source::text::Span;
use rustc_hash::{FxHashMap, FxHasher};
use std::hash::{Hash, Hasher};
use std::sync::Arc;

/// The references of a file's functions.
#[derive(Debug, Default)]
pub struct Surroundings {
    /// In the order of their positions; nested modules follow their parents.
    modules: Vec<Module>,
    /// A hash of everything that diagnostics about functions depend on, except positions.
    pub(super) fingerprint: u64,
}

/// A module, or a chunk of a file.
#[derive(Debug, Default)]
struct Module {
    span: Span,
    /// The enclosing module.
    parent: Option<usize>,
    meshes: Vec<MeshSymbol>,
    /// The index of the mesh with a name; the first of several.
    by_name: FxHashMap<String, usize>,
    /// The meshes in a string of the module.
    written: Vec<MeshSymbol>,
    /// Whether the module has a string of meshes that cannot be read.
    has_unreadable: bool,
    partitions: Option<u64>,
    replicas: Option<u64>,
    /// The processors of functions by their names, if attributes state these.
    functions: FxHashMap<String, Option<Processor>>,
}

/// The processor that a function runs on.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Processor {
    /// On the host.
    Host,
    /// On the device that the host starts.
    Device,
}

impl Processor {
    /// The processor of a word, ignoring case.
    fn of_word(word: &str) -> Option<Processor> {
        let all = [("host", Processor::Host), ("device", Processor::Device)];
        all.into_iter().find(|(known, _)| word.eq_ignore_ascii_case(known)).map(|(_, it)| it)
    }

    /// The processor of a function with these attributes.
    pub(super) fn stated(all: &[Annotated<'_>], text: &[u8]) -> Option<Processor> {
        let stating = all.iter().find(|one| one.annotation.states(Fact::RunsOn));
        Processor::of_word(&stating?.value.word(text)?)
    }
}

/// An operation that is a mesh.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct MeshSymbol {
    /// The symbol without its `@`.
    pub name: String,
    /// The span of the symbol.
    pub name_span: Span,
    /// The start of the mesh's text: spans of the mesh count from there.
    pub offset: u32,
    /// The mesh; `None` if it cannot be read.
    pub mesh: Option<Arc<Mesh>>,
}

impl Surroundings {
    pub(super) fn of(
        tree: &Tree,
        text: &[u8],
        aliases: &Aliases<'_>,
        annotations: &Annotations,
    ) -> Surroundings {
        let mut surroundings = Surroundings::default();
        let mut hasher = FxHasher::default();
        let functions_matter = states_where_functions_run(text, annotations);
        let mut open: Vec<(u32, usize)> = Vec::new();
        let mut walk = tree.root().walk_over(NodeSet::ALL, TokenSet::NONE);
        while let Some(event) = walk.next() {
            let WalkEvent::Enter(node) = event else { continue };
            while open.last().is_some_and(|(end, _)| node.span().start() >= *end) {
                open.pop();
            }
            let parent = open.last().map(|(_, module)| *module);
            if let Some(module) = module(node, text, aliases, annotations) {
                (module.partitions, module.replicas, module.has_unreadable).hash(&mut hasher);
                for mesh in &module.written {
                    (&mesh.name, format!("{:?}", mesh.mesh)).hash(&mut hasher);
                }
                open.push((node.span().end(), surroundings.modules.len()));
                surroundings.modules.push(Module { parent, ..module });
            } else if let Some(operation) = Operation::cast(node) {
                if annotations.is_mesh(operation.name(text)) {
                    let mesh = mesh(operation, text);
                    node.text(text).hash(&mut hasher);
                    let module = parent.and_then(|parent| surroundings.modules.get_mut(parent));
                    if let (Some(module), Some(mesh)) = (module, mesh) {
                        let next = module.meshes.len();
                        module.by_name.entry(mesh.name.clone()).or_insert(next);
                        module.meshes.push(mesh);
                    }
                } else if functions_matter && let Some(name) = own_symbol(node, text) {
                    let all: Vec<_> = entries(node)
                        .filter_map(|entry| annotated(entry, text, aliases, annotations))
                        .collect();
                    let runs_on = Processor::stated(&all, text);
                    (&name, runs_on).hash(&mut hasher);
                    if let Some(module) =
                        parent.and_then(|parent| surroundings.modules.get_mut(parent))
                    {
                        module.functions.entry(name).or_insert(runs_on);
                    }
                }
                walk.skip_node();
            } else if node.kind() == NodeKind::AliasDefinition {
                walk.skip_node();
            }
        }
        aliases.hash_attributes(text, &mut hasher);
        surroundings.fingerprint = hasher.finish();
        surroundings
    }

    /// The references of a file's functions; `text` is the source of the tree.
    #[must_use]
    pub fn of_file(tree: &Tree, text: &[u8], annotations: &Annotations) -> Surroundings {
        Surroundings::of(tree, text, &Aliases::of(tree, text), annotations)
    }

    /// All meshes of the file.
    pub fn all_meshes(&self) -> impl Iterator<Item = &MeshSymbol> {
        self.modules.iter().flat_map(|module| &module.meshes)
    }

    /// The modules around an offset, the innermost first.
    fn around(&self, offset: u32) -> impl Iterator<Item = &Module> {
        let before = self.modules.partition_point(|module| module.span.start() <= offset);
        let mut at = before.checked_sub(1);
        std::iter::from_fn(move || {
            loop {
                let module = self.modules.get(at?)?;
                at = module.parent;
                if module.span.contains(offset) {
                    return Some(module);
                }
            }
        })
    }

    /// The mesh that a name means at an offset.
    #[must_use]
    pub fn mesh(&self, name: &str, offset: u32) -> Option<&MeshSymbol> {
        self.around(offset).find_map(|module| {
            let symbol = || module.meshes.get(*module.by_name.get(name)?);
            symbol().or_else(|| module.written.iter().find(|mesh| mesh.name == name))
        })
    }

    /// Whether functions at an offset may use meshes that could not be read.
    pub(super) fn may_have_other_meshes(&self, offset: u32) -> bool {
        self.around(offset).any(|module| module.has_unreadable)
    }

    /// The meshes that a function at an offset may use, the nearest first.
    pub fn meshes(&self, offset: u32) -> impl Iterator<Item = &MeshSymbol> {
        self.around(offset).flat_map(|module| module.meshes.iter().chain(&module.written))
    }

    /// The processor of the function that a name refers to at an offset, if stated; `None` without such a function.
    /// Known only if an attribute of the file mentions processors.
    #[must_use]
    pub fn runs_on(&self, name: &str, offset: u32) -> Option<Option<Processor>> {
        self.around(offset).find_map(|module| module.functions.get(name).copied())
    }

    /// The number of devices that the program at an offset is partitioned over, if its module states it.
    #[must_use]
    pub fn partitions(&self, offset: u32) -> Option<u64> {
        self.around(offset).find_map(|module| module.partitions)
    }

    /// The number of devices that the program at an offset runs on, if its module states it.
    #[must_use]
    pub fn devices(&self, offset: u32) -> Option<u64> {
        let replicas = self.around(offset).find_map(|module| module.replicas).unwrap_or(1);
        self.partitions(offset)?.checked_mul(replicas)
    }
}

/// The module of a node, or of a chunk of the file.
fn module(
    node: SyntaxNode<'_>,
    text: &[u8],
    aliases: &Aliases<'_>,
    annotations: &Annotations,
) -> Option<Module> {
    let mut module = Module { span: node.span(), ..Module::default() };
    if node.kind() == NodeKind::Chunk {
        return Some(module);
    }
    let operation = Operation::cast(node).filter(|_| !node.is_unit_root())?;
    let has_region = node
        .children()
        .any(|child| matches!(child.kind(), NodeKind::Region | NodeKind::RegionList));
    if !has_region || operation.name(text).ends_with(b"func") {
        return None;
    }
    for entry in entries(node).flat_map(|entry| with_inner(entry, text, annotations)) {
        let Some(one) = annotated(entry, text, aliases, annotations) else { continue };
        if one.annotation.states(Fact::Meshes) {
            let meshes = written_meshes(&one.value);
            module.has_unreadable = meshes.is_none();
            module.written = meshes.unwrap_or_default();
            continue;
        }
        let count = one.value.integer(text).and_then(|count| u64::try_from(count).ok());
        if one.annotation.states(Fact::Partitions) {
            module.partitions = count;
        } else if one.annotation.states(Fact::Replicas) {
            module.replicas = count;
        }
    }
    Some(module)
}

/// The meshes of a string; `None` if it cannot be read.
fn written_meshes(value: &AnnotatedValue<'_>) -> Option<Vec<MeshSymbol>> {
    let AnnotatedValue::Text(literal) = value.resolved() else { return None };
    let symbol = |(name, span, mesh): (String, Span, Mesh)| {
        let name_span = literal.span_in_file(span);
        MeshSymbol { name, name_span, offset: name_span.start(), mesh: Some(Arc::new(mesh)) }
    };
    Some(sdy::parse_meshes(literal.bytes()).ok()?.into_iter().map(symbol).collect())
}

/// Whether an attribute of a text states where functions run.
#[must_use]
pub fn states_where_functions_run(text: &[u8], annotations: &Annotations) -> bool {
    let facts = [Fact::RunsOn, Fact::HostFunction];
    let mut names = facts.into_iter().flat_map(|fact| annotations.attributes_stating(fact));
    names.any(|one| memchr::memmem::find(text, one.name.as_bytes()).is_some())
}

/// The entries of the dictionaries of an operation.
fn entries(node: SyntaxNode<'_>) -> impl Iterator<Item = SyntaxNode<'_>> {
    let dictionaries = node.children().filter_map(|child| match child.kind() {
        NodeKind::AttributeDictionary => Some(child),
        NodeKind::Properties => child.child(NodeKind::DictionaryAttribute),
        _ => None,
    });
    dictionaries.flat_map(SyntaxNode::children)
}

/// The symbol that an operation defines, without `@`: in its own form the first one, in the generic form an
/// attribute.
fn own_symbol(node: SyntaxNode<'_>, text: &[u8]) -> Option<String> {
    if let Some(symbol) = node.child(NodeKind::SymbolReference) {
        return Some(symbol_name(symbol.text(text)));
    }
    let named = entries(node).find(|entry| {
        let key = entry.own_tokens().next();
        key.is_some_and(|key| unquoted(key.text(text)) == b"sym_name")
    });
    Some(symbol_name(named?.child(NodeKind::StringAttribute)?.text(text)))
}

/// The mesh that an operation defines: in its own form the first group, in the generic form the first attribute of a
/// dialect.
fn mesh(operation: Operation<'_>, text: &[u8]) -> Option<MeshSymbol> {
    let node = operation.syntax();
    let (mut symbol, mut body) = (None, None);
    for event in node.walk_over(NodeSet::ALL, TokenSet::NONE) {
        let WalkEvent::Enter(inner) = event else { continue };
        match inner.kind() {
            NodeKind::SymbolReference => symbol = symbol.or(Some(inner.span())),
            NodeKind::Group | NodeKind::DialectBody => body = body.or(Some(inner.span())),
            NodeKind::AttributeEntry => {
                let key = inner.own_tokens().next().map(|token| unquoted(token.text(text)));
                let value = inner.child(NodeKind::StringAttribute);
                if let (Some(b"sym_name"), Some(value)) = (key, value) {
                    symbol = symbol.or(Some(value.span()));
                }
            }
            _ => {}
        }
    }
    let (name_span, body) = (symbol?, body?);
    let name = name_span.slice(text);
    let name = unquoted(name.strip_prefix(b"@").unwrap_or(name));
    Some(MeshSymbol {
        name: String::from_utf8_lossy(name).into_owned(),
        name_span,
        offset: body.start(),
        mesh: sdy::parse_mesh(body.slice(text)).ok().map(Arc::new),
    })
}
