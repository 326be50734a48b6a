//! The guarantees of operations: plain traits and interfaces as a set, the others with their parameters.

use super::ValueReference;

macro_rules! traits {
    ($($(#[$doc:meta])* $name:ident,)*) => {
        /// A trait or interface of MLIR without parameters, under the name it has in ODS.
        #[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
        #[repr(u8)]
        pub enum Trait { $($(#[$doc])* $name,)* }

        impl Trait {
            /// Every trait, in the order of its bit in a [`Traits`] set.
            pub const ALL: &'static [Trait] = &[$(Trait::$name,)*];

            /// The name in ODS.
            #[must_use]
            pub const fn name(self) -> &'static str {
                match self { $(Trait::$name => stringify!($name),)* }
            }
        }
    };
}

traits! {
    /// Opens the scope that affine symbols are valid in.
    AffineScope,
    /// May be executed speculatively, where the program would not have reached it.
    AlwaysSpeculatable,
    /// An attribute has the number of values of each variadic operand.
    AttrSizedOperandSegments,
    /// An attribute has the number of values of each variadic result.
    AttrSizedResultSegments,
    /// Stack allocations within are freed when the operation ends.
    AutomaticAllocationScope,
    /// Ends a block with a branch to others of the region.
    BranchOpInterface,
    /// Calls something.
    CallOpInterface,
    /// Turns values into the same values of other types.
    CastOpInterface,
    /// The order of the operands does not matter.
    Commutative,
    /// No operands; the result is an attribute of the operation.
    ConstantLike,
    /// Copies one buffer into another.
    CopyOpInterface,
    /// Writes its results into destination operands, or into copies of these.
    DestinationStyleOpInterface,
    /// Works on scalars, or on each element of vectors and tensors.
    Elementwise,
    /// Is a function.
    FunctionOpInterface,
    /// The regions are graphs: a value may be used before it is defined.
    HasOnlyGraphRegion,
    /// The body runs for many indices at once.
    HasParallelRegion,
    /// `f(f(x)) = f(x)`, or `f(x, x) = x`.
    Idempotent,
    /// Adapter of [`Trait::InferTypeOpInterface`].
    InferTypeOpAdaptor,
    /// The types of the results follow from everything else.
    InferTypeOpInterface,
    /// `f(f(x)) = x`.
    Involution,
    /// The regions use no value from outside.
    IsolatedFromAbove,
    /// Contracts dimensions, as a matrix product does.
    LinalgContractionOpInterface,
    /// A convolution or pooling.
    LinalgConvolutionOpInterface,
    /// Fills its outputs with one value.
    LinalgFillOpInterface,
    /// A perfect nest of loops over its operands, described by indexing maps.
    LinalgStructuredInterface,
    /// A loop.
    LoopLikeOpInterface,
    /// Is allowed in `vector.mask`.
    MaskableOpInterface,
    /// Masks the operation in its body.
    MaskingOpInterface,
    /// Declares the memory that it reads, writes, allocates and frees.
    MemoryEffectsOpInterface,
    /// Layouts of its memrefs may be normalised.
    MemRefsNormalizable,
    /// Reads, writes, allocates and frees nothing.
    NoMemoryEffect,
    /// The blocks at the start of its regions have no arguments.
    NoRegionArguments,
    /// Its blocks need no terminator.
    NoTerminator,
    /// Takes offsets, sizes and strides.
    OffsetSizeAndStrideOpInterface,
    /// Suggests names for its results and block arguments, or a default dialect.
    OpAsmOpInterface,
    /// Combines what threads of a parallel loop yield.
    ParallelCombiningOpInterface,
    /// [`Trait::AlwaysSpeculatable`] and [`Trait::NoMemoryEffect`].
    Pure,
    /// Its effects on memory are those of the operations in its regions.
    RecursiveMemoryEffects,
    /// May be moved if the operations in its regions may.
    RecursivelySpeculatable,
    /// Declares the control flow between its regions.
    RegionBranchOpInterface,
    /// Ends a region and hands values to its parent or to other regions of it.
    RegionBranchTerminatorOpInterface,
    /// Declares for each region whether it is a graph.
    RegionKindInterface,
    /// The shapes of its results can be computed from its operands.
    ReifyRankedShapedTypeOpInterface,
    /// Ends a region and returns its operands.
    ReturnLike,
    /// All operands and results have the same element type.
    SameOperandsAndResultElementType,
    /// All operands and results have compatible shapes.
    SameOperandsAndResultShape,
    /// All operands and results have the same type.
    SameOperandsAndResultType,
    /// All operands have the same element type.
    SameOperandsElementType,
    /// All operands have compatible shapes.
    SameOperandsShape,
    /// All operands have the same type.
    SameTypeOperands,
    /// All variadic operands have the same number of operands.
    SameVariadicOperandSize,
    /// All variadic results have the same number of results.
    SameVariadicResultSize,
    /// An element-wise operation on vectors or tensors has a form on scalars.
    Scalarizable,
    /// Queries one dimension of a shaped value.
    ShapedDimOpInterface,
    /// Each region has exactly one block.
    SingleBlock,
    /// Defines a symbol.
    Symbol,
    /// Its region is a table of symbols.
    SymbolTable,
    /// Uses symbols, and checks them.
    SymbolUserOpInterface,
    /// An element-wise operation has a form on tensors.
    Tensorizable,
    /// Ends a block.
    Terminator,
    /// An element-wise operation has a form on vectors.
    Vectorizable,
    /// Moves a vector between memory or a tensor and registers.
    VectorTransferOpInterface,
    /// Its result shows the memory of an operand in another way.
    ViewLikeOpInterface,
}

/// The traits about the types of operands and results, in the default order of their verification.
static OF_TYPES: [Trait; 7] = [
    Trait::SameOperandsAndResultType,
    Trait::SameTypeOperands,
    Trait::SameOperandsShape,
    Trait::SameOperandsAndResultShape,
    Trait::SameOperandsElementType,
    Trait::SameOperandsAndResultElementType,
    Trait::Elementwise,
];

/// A set of plain traits: membership is one bit.
#[derive(Debug, Clone, Copy, Default)]
pub struct Traits {
    bits: u64,
    /// The traits about types in the order of a `.td` file, each as its number in [`OF_TYPES`], from 1, in four bits. The
    /// first has the lowest bits.
    order: u32,
}

// A trait is a bit of the set.
const _: () = assert!(Trait::ALL.len() <= 64);

impl PartialEq for Traits {
    fn eq(&self, other: &Traits) -> bool {
        self.bits == other.bits
    }
}

impl Eq for Traits {}

impl Traits {
    /// Whether one of them states that types agree in something.
    pub(super) fn relate_types(self) -> bool {
        [
            Trait::SameOperandsAndResultElementType,
            Trait::SameOperandsAndResultShape,
            Trait::SameOperandsAndResultType,
            Trait::SameOperandsElementType,
            Trait::SameOperandsShape,
            Trait::SameTypeOperands,
        ]
        .into_iter()
        .any(|one| self.contains(one))
    }

    /// Whether the operation has the trait.
    #[must_use]
    pub const fn contains(self, one: Trait) -> bool {
        self.bits & (1 << one as u8) != 0
    }

    /// Whether a value may be used before it is defined in regions of the operation.
    #[must_use]
    pub const fn may_have_graph_regions(self) -> bool {
        self.contains(Trait::HasOnlyGraphRegion) || self.contains(Trait::RegionKindInterface)
    }

    /// The traits of the set, in the order of [`Trait::ALL`].
    pub fn iter(self) -> impl Iterator<Item = Trait> {
        Trait::ALL.iter().copied().filter(move |&one| self.contains(one))
    }

    /// The traits of the set about the types of operands and results, in the order in which they are verified.
    pub(crate) fn of_types(self) -> impl Iterator<Item = Trait> {
        let declared = self.declared().filter_map(|number| OF_TYPES.get(number.checked_sub(1)?));
        let is_declared = move |number: usize| self.declared().any(|own| own == number);
        let others = (1..).zip(&OF_TYPES).filter(move |(number, _)| !is_declared(*number));
        let all = declared.chain(others.map(|(_, one)| one));
        all.copied().filter(move |one| self.contains(*one))
    }

    /// The numbers of the traits about types that a `.td` file lists, in its order.
    fn declared(self) -> impl Iterator<Item = usize> {
        let slots = (0..OF_TYPES.len()).map(move |slot| (self.order >> (4 * slot)) & 0xf);
        slots.take_while(|number| *number != 0).map(|number| number as usize)
    }

    /// Records that a `.td` file lists the trait of this name here.
    pub(crate) fn keep_order(&mut self, name: &str) {
        let Some(index) = OF_TYPES.iter().position(|one| one.name() == name) else { return };
        let number = index + 1;
        if !self.declared().any(|own| own == number) {
            let slot = self.declared().count();
            self.order |= u32::try_from(number).unwrap_or_default() << (4 * slot);
        }
    }

    /// The order of a `.td` file, for the cache.
    pub(crate) fn order(self) -> u32 {
        self.order
    }

    pub(crate) fn with_order(self, order: u32) -> Traits {
        Traits { order, ..self }
    }

    pub(crate) fn insert(&mut self, one: Trait) {
        self.bits |= 1 << one as u8;
    }

    /// Adds the trait, or group of traits, with an ODS name. False if it is unknown.
    pub(crate) fn insert_named(&mut self, name: &str) -> bool {
        let found: &[Trait] = match name {
            "Pure" => &[Trait::Pure, Trait::AlwaysSpeculatable, Trait::NoMemoryEffect],
            "ElementwiseMappable" => {
                &[Trait::Elementwise, Trait::Scalarizable, Trait::Vectorizable, Trait::Tensorizable]
            }
            _ => match Trait::ALL.iter().position(|one| one.name() == name) {
                Some(index) => Trait::ALL.get(index..=index).unwrap_or_default(),
                None => return false,
            },
        };
        found.iter().for_each(|&one| self.insert(one));
        true
    }
}

impl FromIterator<Trait> for Traits {
    fn from_iter<I: IntoIterator<Item = Trait>>(all: I) -> Traits {
        let mut traits = Traits::default();
        all.into_iter().for_each(|one| traits.insert(one));
        traits
    }
}

/// The property that two or more values must share.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Matched {
    /// The types: `AllTypesMatch`.
    Types,
    /// The shapes: `AllShapesMatch`.
    Shapes,
    /// The ranks: `AllRanksMatch`.
    Ranks,
    /// The element types: `AllElementTypesMatch`.
    ElementTypes,
    /// The numbers of elements: `AllElementCountsMatch`.
    ElementCounts,
}

impl Matched {
    /// Returns MLIR's word for it in errors.
    #[must_use]
    pub const fn words(self) -> &'static str {
        match self {
            Matched::Types => "type",
            Matched::Shapes => "shape",
            Matched::Ranks => "rank",
            Matched::ElementTypes => "element type",
            Matched::ElementCounts => "element count",
        }
    }
}

/// The rules by which one type follows from another: the C++ snippets of `TypesMatchWith`, as named functions.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum TypeTransform {
    /// The type itself.
    SameType,
    /// The element type of a shaped or complex type.
    ElementType,
    /// The element type of a shaped type, repeated for each of its elements.
    ElementTypes,
    /// `i1`, in the shape of the type if it has one.
    I1SameShape,
    /// The inputs of a function type.
    FunctionInputs,
    /// The results of a function type.
    FunctionResults,
    /// The tensor type with the shape and element type of a memref type.
    TensorOfMemRef,
    /// The vector type whose last dimension is half as long.
    HalfLastDimension,
    /// The vector type whose last dimension is twice as long; of a 0-d vector, two elements.
    DoubleLastDimension,
    /// The vector type without its first dimension.
    Slice,
    /// The vector type without its first dimension, of `i1`.
    I1Slice,
    /// The vector type that has the first dimension twice.
    Square,
    /// The vector type whose integers are twice as wide.
    DoubleWidth,
    /// The integer type that has as many bits as the first dimension is long.
    BitPerElement,
    /// The first type between the brackets of a dialect's type: that of its target or its elements.
    FirstParameter,
    /// C++ computes it in an unknown way.
    Unknown,
}

impl TypeTransform {
    /// Every transform with its name in descriptions.
    pub const ALL: &'static [(&'static str, TypeTransform)] = &[
        ("same_type", TypeTransform::SameType),
        ("element_type", TypeTransform::ElementType),
        ("element_types", TypeTransform::ElementTypes),
        ("i1_same_shape", TypeTransform::I1SameShape),
        ("function_inputs", TypeTransform::FunctionInputs),
        ("function_results", TypeTransform::FunctionResults),
        ("tensor_of_memref", TypeTransform::TensorOfMemRef),
        ("half_last_dimension", TypeTransform::HalfLastDimension),
        ("double_last_dimension", TypeTransform::DoubleLastDimension),
        ("slice", TypeTransform::Slice),
        ("i1_slice", TypeTransform::I1Slice),
        ("square", TypeTransform::Square),
        ("double_width", TypeTransform::DoubleWidth),
        ("bit_per_element", TypeTransform::BitPerElement),
        ("first_parameter", TypeTransform::FirstParameter),
        ("unknown", TypeTransform::Unknown),
    ];

    /// The transform that a description calls by this name.
    #[must_use]
    pub fn named(name: &str) -> Option<TypeTransform> {
        Self::ALL.iter().find(|(own, _)| *own == name).map(|&(_, transform)| transform)
    }
}

/// A condition on a whole operation that no other trait expresses.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum OpPredicate {
    /// A result and an operand have the same element type (`TCresVTEtIsSameAsOpBase`), by index.
    ResultElementTypeIsOperands {
        /// The index of the result.
        result: u32,
        /// The index of the operand.
        operand: u32,
    },
    /// Two operands, both shaped, have the same element type (`TCopVTEtIsSameAs`), by index.
    OperandElementTypesMatch(u32, u32),
    /// The first is `i1`, or has the shape of the second.
    BooleanConditionOrMatchingShape(ValueReference, ValueReference),
    /// Tensors among the operand and the result have the same dimensions.
    SameInputOutputTensorDims,
    /// An unknown C++ condition, as in the source: it holds.
    Unknown(Box<str>),
}

impl OpPredicate {
    /// Returns the two values whose types it compares; `None` if only C++ knows.
    #[must_use]
    pub fn values(&self) -> Option<[ValueReference; 2]> {
        use ValueReference::{Operand, Result};
        Some(match self {
            OpPredicate::ResultElementTypeIsOperands { result, operand } => {
                [Operand(*operand as usize), Result(*result as usize)]
            }
            OpPredicate::OperandElementTypesMatch(one, other) => {
                [Operand(*one as usize), Operand(*other as usize)]
            }
            OpPredicate::BooleanConditionOrMatchingShape(one, other) => [*one, *other],
            OpPredicate::SameInputOutputTensorDims => [Operand(0), Result(0)],
            OpPredicate::Unknown(_) => return None,
        })
    }
}

/// A trait with parameters.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum ParametricTrait {
    /// Values agree in something.
    AllMatch {
        /// The property that agrees.
        matched: Matched,
        /// The values, as ODS lists them.
        values: Vec<ValueReference>,
    },
    /// The type of one value follows from that of another.
    TypesMatchWith {
        /// MLIR's text for the failed condition.
        summary: Box<str>,
        /// The value whose type is known.
        from: ValueReference,
        /// The value or values whose types follow.
        to: ValueReference,
        /// The transform that computes them.
        transform: TypeTransform,
        /// Holds only if both values are present.
        optional: bool,
    },
    /// A condition on the whole operation.
    Predicate {
        /// MLIR's text for the failed condition.
        summary: Box<str>,
        /// The condition.
        predicate: OpPredicate,
    },
    /// The operation's parent is one of these operations.
    HasParent(Vec<Box<str>>),
    /// Each region has one block, whose terminator is this operation if the text omits it.
    SingleBlockImplicitTerminator(Box<str>),
    /// Effects on memory that belong to no operand or result.
    MemoryEffects(Vec<MemoryEffect>),
}

impl ParametricTrait {
    /// Whether it states that the types of two of these values agree in something.
    pub(super) fn relates(&self, these: &[ValueReference]) -> bool {
        match self {
            ParametricTrait::AllMatch { values, .. } => {
                values.iter().filter(|one| these.contains(one)).count() > 1
            }
            ParametricTrait::TypesMatchWith { from, to, .. } => {
                these.contains(from) && these.contains(to)
            }
            ParametricTrait::Predicate { summary, .. } => summary.contains("same"),
            _ => false,
        }
    }
}

/// An operation's effect on memory.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum MemoryEffect {
    /// `MemRead`.
    Read,
    /// `MemWrite`.
    Write,
    /// `MemAlloc`.
    Allocate,
    /// `MemFree`.
    Free,
}

impl MemoryEffect {
    pub(crate) fn named(name: &str) -> Option<MemoryEffect> {
        Some(match name {
            "MemRead" => MemoryEffect::Read,
            "MemWrite" => MemoryEffect::Write,
            "MemAlloc" => MemoryEffect::Allocate,
            "MemFree" => MemoryEffect::Free,
            _ => return None,
        })
    }
}
