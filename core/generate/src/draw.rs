//! Random types that a constraint allows, similar to those drawn before.

use crate::declared::Declared;
use crate::random::Random;
use abide_mlir::ir::{AttributeKind, Context, DYNAMIC, FloatKind, Shape, Type, TypeKind};
use abide_mlir::ods::constraint::{
    Containers, Ranks, ShapedPredicate, TypeConstraint, TypePredicate,
};
use abide_source::types::Signedness;

/// The keywords of the floating-point types that are drawn if any will do.
const FLOATS: [&str; 4] = ["f32", "f64", "f16", "bf16"];

/// The highest rank.
const MAX_RANK: usize = 6;

/// The containers of elements. Those at the start are drawn more often.
const CONTAINERS: [Containers; 6] = [
    Containers::FIXED_VECTOR,
    Containers::RANKED_TENSOR,
    Containers::RANKED_MEMREF,
    Containers::SCALABLE_VECTOR,
    Containers::UNRANKED_TENSOR,
    Containers::UNRANKED_MEMREF,
];

/// Draws types and attributes.
#[derive(Debug)]
pub(crate) struct Draw<'d> {
    pub(crate) context: &'d mut Context,
    pub(crate) random: &'d mut Random,
    pub(crate) declared: &'d Declared<'d>,
    /// The types drawn so far for the same operation.
    pub(crate) hints: Vec<Type>,
}

impl Draw<'_> {
    /// A type that probably fulfils a constraint: the only one, or a sample if only C++ decides.
    pub(crate) fn of(&mut self, constraint: &TypeConstraint) -> Option<Type> {
        if let TypePredicate::Dialect { name, .. } = constraint.predicate()
            && let Some(text) = self.declared.sample(&format!("!{name}"), self.random)
        {
            return self.declared.ty(self.context, text);
        }
        let unknown = self.context.unknown_type();
        if let Some(ty) = constraint.build(self.context).filter(|ty| *ty != unknown) {
            return Some(ty);
        }
        match self.declared.sample(&constraint.words(), self.random) {
            Some(text) => self.declared.ty(self.context, text),
            None => self.ty(constraint.predicate()),
        }
    }

    /// A type that probably fulfils a condition; `None` if none is known.
    pub(crate) fn ty(&mut self, predicate: &TypePredicate) -> Option<Type> {
        use TypePredicate as Is;
        Some(match predicate {
            Is::Unknown(_) if !self.declared.guesses => return None,
            Is::Any | Is::Unknown(_) | Is::Not(_) => self.any()?,
            Is::None => self.context.none_type(),
            Is::Index => self.context.index_type(),
            Is::Function => self.function()?,
            Is::Tuple => {
                let ty = self.tensor(&TypePredicate::Any)?;
                self.context.ty(TypeKind::Tuple([ty].into_iter().collect()))
            }
            Is::Integer { signedness, width } => {
                let width = width.or_else(|| self.random.choose(&[32, 64, 1, 8, 16]))?;
                let signedness = signedness.unwrap_or(Signedness::Signless);
                self.context.ty(TypeKind::Integer { width, signedness })
            }
            Is::Float(Some(kind)) => self.context.float(*kind),
            Is::Float(None) => self.float()?,
            Is::Complex(element) => {
                let element = match &**element {
                    Is::Any => self.float()?,
                    element => self.ty(element)?,
                };
                self.context.ty(TypeKind::Complex(element))
            }
            Is::Dialect { name, parametric: false } => {
                let (dialect, body) = name.split_once('.')?;
                let dialect = self.context.identifier(dialect);
                let body = self.context.identifier(body);
                self.context.ty(TypeKind::Dialect { dialect, body })
            }
            Is::Dialect { name, .. } => {
                let text = self.declared.text(&format!("!{name}"), self.random)?;
                self.declared.ty(self.context, &text)?
            }
            Is::AnyDialect => return None,
            Is::Shaped(shaped) => self.shaped(shaped)?,
            Is::AnyOf(of) => {
                let (before, after) = of.split_at_checked(self.random.below(of.len()))?;
                after.iter().chain(before).find_map(|one| self.ty(one))?
            }
            Is::AllOf(of) if !self.declared.guesses && of.iter().any(is_unknown) => return None,
            Is::AllOf(of) => {
                let is_narrow = |one: &&TypePredicate| !matches!(one, Is::Unknown(_) | Is::Not(_));
                let one = of.iter().find(is_narrow).or(of.first())?;
                self.ty(one)?
            }
            Is::Element(element) => {
                let any = TypePredicate::shaped(Containers::SHAPED, (**element).clone());
                self.shaped(&any)?
            }
        })
    }

    /// A type related to one drawn before; `None` if there is none.
    pub(crate) fn related(&mut self) -> Option<Type> {
        let ty = self.random.choose(&self.hints)?;
        Some(match self.random.below(5) {
            0 => element_or_self(self.context, ty),
            1 => {
                let element = self.scalar()?;
                with_element(self.context, ty, element)
            }
            _ => ty,
        })
    }

    /// The shape of a type drawn before.
    pub(crate) fn known_shape(&mut self) -> Option<Shape> {
        let ty = self.random.choose(&self.hints)?;
        self.context.type_kind(ty).shape().cloned()
    }

    /// A small number that may be a rank, a size or a number of values.
    pub(crate) fn count(&mut self) -> usize {
        let is_index = |ty: &&Type| **ty == self.context.index_type();
        let is_dynamic = |size: &&i64| **size == DYNAMIC;
        match self.random.below(8) {
            0..=2 => self.known_shape().map_or(1, |shape| shape.len()),
            3 => self.known_shape().map_or(0, |shape| shape.iter().filter(is_dynamic).count()),
            4 => self.hints.iter().filter(is_index).count(),
            5 => self.hints.len(),
            _ => self.random.below(3),
        }
        .min(MAX_RANK)
    }

    fn function(&mut self) -> Option<Type> {
        let (input, result) = (self.scalar()?, self.scalar()?);
        let inputs = [input].into_iter().take(self.random.below(2)).collect();
        let results = [result].into_iter().take(self.random.below(2)).collect();
        Some(self.context.ty(TypeKind::Function { inputs, results }))
    }

    fn float(&mut self) -> Option<Type> {
        let kind = FloatKind::from_keyword(self.random.choose(&FLOATS)?.as_bytes())?;
        Some(self.context.float(kind))
    }

    /// A type of elements.
    fn scalar(&mut self) -> Option<Type> {
        Some(match self.random.below(5) {
            0 | 1 => self.float()?,
            2 => self.context.index_type(),
            _ => {
                let width = self.random.choose(&[32, 64, 1, 8])?;
                self.context.integer(width)
            }
        })
    }

    fn any(&mut self) -> Option<Type> {
        if self.random.percent(50) {
            return self.scalar();
        }
        if self.random.percent(5) {
            return self.function();
        }
        let containers =
            Containers::FIXED_VECTOR.or(Containers::RANKED_TENSOR).or(Containers::RANKED_MEMREF);
        self.shaped(&TypePredicate::shaped(containers, TypePredicate::Any))
    }

    fn shaped(&mut self, shaped: &ShapedPredicate) -> Option<Type> {
        let has_rank = !matches!(shaped.ranks, Ranks::Any) || shaped.static_shape || shaped.strided;
        let ranked = if has_rank { 4 } else { CONTAINERS.len() };
        let allowed = CONTAINERS.iter().take(ranked);
        let allowed = allowed.enumerate().filter(|(_, kind)| shaped.containers.intersects(**kind));
        let allowed: Vec<usize> = allowed.map(|(index, _)| index).collect();
        // Three draws: scalable vectors and types without a rank are rare.
        let drawn = (0..3).filter_map(|_| self.random.choose(&allowed));
        let kind = drawn.min()?;
        let element = self.element(&shaped.element)?;
        let shape = self.shape(shaped, matches!(kind, 0 | 3));
        let kind = match kind {
            0 => {
                let scalable = shape.iter().map(|_| false).collect();
                TypeKind::Vector { shape, scalable, element }
            }
            3 => {
                let scalable = (1..=shape.len()).map(|place| place == shape.len()).collect();
                TypeKind::Vector { shape, scalable, element }
            }
            1 => TypeKind::Tensor { shape, element, encoding: None },
            2 => {
                TypeKind::MemRef { layout: self.layout(&shape), shape, element, memory_space: None }
            }
            4 => TypeKind::UnrankedTensor(element),
            _ => TypeKind::UnrankedMemRef { element, memory_space: None },
        };
        Some(self.context.ty(kind))
    }

    fn element(&mut self, predicate: &TypePredicate) -> Option<Type> {
        if self.random.percent(60) {
            let known = self.random.choose(&self.hints);
            let known = known.map(|ty| element_or_self(self.context, ty));
            let is_scalar = |ty: &Type| {
                let kind = self.context.type_kind(*ty);
                matches!(kind, TypeKind::Integer { .. } | TypeKind::Float(_) | TypeKind::Index)
            };
            let known = known.filter(is_scalar).filter(|ty| predicate.matches(self.context, *ty));
            if known.is_some() {
                return known;
            }
        }
        match predicate {
            TypePredicate::Any => self.scalar(),
            predicate => self.ty(predicate),
        }
    }

    /// A shape: that of an earlier type, which may be changed in one place, or a new one.
    fn shape(&mut self, shaped: &ShapedPredicate, is_vector: bool) -> Shape {
        let is_static = is_vector || shaped.static_shape;
        let known = self.known_shape().filter(|_| self.random.percent(70));
        if let Some(mut shape) = known {
            match self.random.below(8) {
                0 => shape.insert(0, 4),
                1 => drop(shape.pop()),
                2 if !shape.is_empty() => drop(shape.remove(0)),
                3 => shape.reverse(),
                4 => {
                    let sizes = [4, 1, DYNAMIC];
                    let index = self.random.below(shape.len());
                    let size = self.random.choose(&sizes).unwrap_or(DYNAMIC);
                    shape.iter_mut().skip(index).take(1).for_each(|own| *own = size);
                }
                _ => {}
            }
            if is_static {
                shape.iter_mut().filter(|size| **size == DYNAMIC).for_each(|size| *size = 4);
            }
            let fits = match &shaped.ranks {
                Ranks::Any => true,
                Ranks::AtLeast(least) => shape.len() >= *least as usize,
                Ranks::OneOf(ranks) => ranks.iter().any(|rank| *rank as usize == shape.len()),
            };
            if fits && shape.len() <= MAX_RANK {
                return shape;
            }
        }
        let rank = match &shaped.ranks {
            Ranks::Any => usize::from(is_static) + self.random.below(3),
            Ranks::AtLeast(least) => (*least as usize).saturating_add(self.random.below(2)),
            Ranks::OneOf(ranks) => self.random.choose(ranks).unwrap_or(1) as usize,
        };
        let sizes: &[i64] = if is_static { &[4, 4, 2, 8] } else { &[4, 4, 2, DYNAMIC] };
        (0..rank.min(MAX_RANK)).map(|_| self.random.choose(sizes).unwrap_or(4)).collect()
    }

    fn layout(&mut self, shape: &Shape) -> Option<abide_mlir::ir::Attribute> {
        if shape.is_empty() || !self.random.percent(10) {
            return None;
        }
        let strides = shape.iter().map(|_| DYNAMIC).collect();
        Some(self.context.attribute(AttributeKind::StridedLayout { strides, offset: DYNAMIC }))
    }
}

/// Whether only C++ decides a condition.
fn is_unknown(predicate: &TypePredicate) -> bool {
    match predicate {
        TypePredicate::Unknown(_) => true,
        TypePredicate::AnyOf(of) => !of.is_empty() && of.iter().all(is_unknown),
        TypePredicate::Not(one) => is_unknown(one),
        _ => false,
    }
}

/// The type with another element, if it is shaped; otherwise the element.
pub(crate) fn with_element(context: &mut Context, shaped: Type, element: Type) -> Type {
    let kind = match context.type_kind(shaped).clone() {
        TypeKind::Vector { shape, scalable, .. } => TypeKind::Vector { shape, scalable, element },
        TypeKind::Tensor { shape, encoding, .. } => TypeKind::Tensor { shape, element, encoding },
        TypeKind::UnrankedTensor(_) => TypeKind::UnrankedTensor(element),
        TypeKind::MemRef { shape, layout, memory_space, .. } => {
            TypeKind::MemRef { shape, element, layout, memory_space }
        }
        TypeKind::UnrankedMemRef { memory_space, .. } => {
            TypeKind::UnrankedMemRef { element, memory_space }
        }
        _ => return element,
    };
    context.ty(kind)
}

/// The element type of a shaped type; the type itself if it has no elements.
pub(crate) fn element_or_self(context: &Context, ty: Type) -> Type {
    context.type_kind(ty).element().unwrap_or(ty)
}
