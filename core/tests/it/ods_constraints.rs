//! Constraints on types and attributes: the accepted values, and MLIR's words for it. Each is tried on
//! accepted and rejected ones.

use abide_core::mlir::ir::{
    AffineMap, Attribute, AttributeKind, Context, DYNAMIC, DenseData, FloatKind, Type, TypeKind,
};
use abide_core::mlir::ods::constraint::{AttributeConstraint, TypeConstraint};
use abide_core::mlir::ods::{Dialects, NoFacts, OpDescription, TypeTransform};
use abide_core::types::Signedness;
use smallvec::{SmallVec, smallvec};

/// Reads one operation of a dialect `t` that may use what `arith` defines.
fn read(section: &str) -> OpDescription {
    let (mut dialects, _) = Dialects::new();
    let arith = include_str!("../../dialects/src/upstream/arith.ops");
    assert_eq!(dialects.read(arith), []);
    let text = format!("dialect t \"for tests\"\nop o \"\" {{ {section} }}");
    assert_eq!(dialects.read(&text), [], "{section}");
    OpDescription::clone(dialects.op("t.o").unwrap())
}

fn of_type(constraint: &str) -> TypeConstraint {
    read(&format!("operands x: {constraint}")).operands[0].constraint.clone()
}

fn of_attribute(constraint: &str) -> AttributeConstraint {
    read(&format!("attributes x: {constraint}")).attributes[0].constraint.clone()
}

/// Creates types from a short form of MLIR's own: `4x?xf32` in brackets after a letter.
struct Types(Context);

impl Types {
    fn scalar(&mut self, text: &str) -> Type {
        let signs =
            [("si", Signedness::Signed), ("ui", Signedness::Unsigned), ("i", Signedness::Signless)];
        if let Some(kind) = FloatKind::from_keyword(text.as_bytes()) {
            return self.0.float(kind);
        }
        for (prefix, signedness) in signs {
            if let Some(width) = text.strip_prefix(prefix).and_then(|width| width.parse().ok()) {
                return self.0.ty(TypeKind::Integer { width, signedness });
            }
        }
        match text {
            "index" => self.0.index_type(),
            "none" => self.0.none_type(),
            "unknown" => self.0.unknown_type(),
            "function" => {
                self.0.ty(TypeKind::Function { inputs: SmallVec::new(), results: SmallVec::new() })
            }
            "tuple" => self.0.ty(TypeKind::Tuple(SmallVec::new())),
            _ => {
                let (dialect, body) = text.strip_prefix('!').unwrap().split_once('.').unwrap();
                let (dialect, body) = (self.0.identifier(dialect), self.0.identifier(body));
                self.0.ty(TypeKind::Dialect { dialect, body })
            }
        }
    }

    /// `vector<4x[8]xf32>`, `tensor<*xf32>`, `memref<4x?xf32>`, `complex<f32>` or a scalar.
    fn parse(&mut self, text: &str) -> Type {
        let Some((container, inner)) = text.strip_suffix('>').and_then(|text| text.split_once('<'))
        else {
            return self.scalar(text);
        };
        if text.starts_with('!') {
            return self.scalar(text);
        }
        let mut dimensions: Vec<&str> = inner.split('x').collect();
        // `index` holds the separator.
        let element = match inner.strip_suffix("index") {
            Some(_) => {
                dimensions.truncate(dimensions.len() - 2);
                "index"
            }
            None => dimensions.pop().unwrap(),
        };
        let element = self.scalar(element);
        if dimensions.first() == Some(&"*") {
            return self.0.ty(match container {
                "tensor" => TypeKind::UnrankedTensor(element),
                _ => TypeKind::UnrankedMemRef { element, memory_space: None },
            });
        }
        let scalable = dimensions.iter().map(|one| one.starts_with('[')).collect();
        let size = |one: &&str| one.trim_matches(['[', ']']).parse().unwrap_or(DYNAMIC);
        let shape: SmallVec<[i64; 4]> = dimensions.iter().map(size).collect();
        self.0.ty(match container {
            "complex" => TypeKind::Complex(element),
            "vector" => TypeKind::Vector { shape, scalable, element },
            "tensor" => TypeKind::Tensor { shape, element, encoding: None },
            _ => TypeKind::MemRef { shape, element, layout: None, memory_space: None },
        })
    }
}

/// A constraint, its words, the accepted values and the rejected ones.
type Case<'a> = (&'a str, &'a str, &'a [&'a str], &'a [&'a str]);

const TYPES: &[Case<'_>] = &[
    ("AnyType", "any type", &["i1", "tensor<*xf32>", "!a.b<c>"], &[]),
    ("NoneType", "none type", &["none"], &["index"]),
    ("Index", "index", &["index", "unknown"], &["i64", "vector<4xindex>"]),
    ("AnyInteger", "integer", &["i1", "si8", "ui64"], &["index", "f32"]),
    ("AnySignlessInteger", "signless integer", &["i7"], &["si8", "ui8", "index"]),
    ("AnySignedInteger", "signed integer", &["si8"], &["i8", "ui8"]),
    ("AnyUnsignedInteger", "unsigned integer", &["ui8"], &["i8", "si8"]),
    ("I32", "32-bit signless integer", &["i32"], &["i64", "si32"]),
    ("SI8", "8-bit signed integer", &["si8"], &["i8", "si16"]),
    ("UI<16>", "16-bit unsigned integer", &["ui16"], &["i16"]),
    ("AnyI8", "8-bit integer", &["i8", "si8", "ui8"], &["i16"]),
    ("AnyFloat", "floating-point", &["bf16", "f8E5M2"], &["i32"]),
    ("F32", "32-bit float", &["f32"], &["tf32", "f64"]),
    ("BF16", "bfloat16 type", &["bf16"], &["f16"]),
    ("F8E4M3FN", "f8E4M3FN type", &["f8E4M3FN"], &["f8E4M3"]),
    ("AnyComplex", "complex-type", &["complex<i32>"], &["f32"]),
    (
        "Complex<AnyFloat>",
        "complex type with floating-point elements",
        &["complex<f32>"],
        &["complex<i32>", "f32"],
    ),
    ("FunctionType", "function type", &["function"], &["tuple"]),
    ("AnyTuple", "tuple", &["tuple"], &["function"]),
    ("!t.a", "", &["!t.a"], &["!t.ab", "!t.a<b>", "!s.a", "i32"]),
    ("!t.a<...>", "", &["!t.a", "!t.a<b>"], &["!t.ab<b>"]),
    (
        "AnyTypeOf<[I1, Index]>",
        "1-bit signless integer or index",
        &["i1", "index"],
        &["i2", "vector<2xi1>"],
    ),
    ("AnyTypeOf<[I1, F32], \"a b\">", "a b", &["f32"], &["f16"]),
    (
        "AnyVector",
        "vector of any type values",
        &["vector<4xf32>", "vector<[4]xi1>"],
        &["vector<f32>", "f32"],
    ),
    ("AnyVectorOfAnyRank", "vector of any type values", &["vector<f32>"], &["tensor<f32>"]),
    (
        "AnyFixedVector",
        "fixed-length vector of any type values",
        &["vector<4xf32>"],
        &["vector<[4]xf32>"],
    ),
    (
        "AnyScalableVector",
        "scalable vector of any type values",
        &["vector<2x[4]xf32>"],
        &["vector<4xf32>"],
    ),
    ("VectorOfRank<[1, 2]>", " of ranks 1/2", &["vector<4x4xi1>"], &["vector<i1>", "tensor<4xi1>"]),
    (
        "ScalableVectorOfRank<[1]>",
        " of ranks 1",
        &["vector<[4]xi1>"],
        &["vector<4xi1>", "vector<4x[4]xi1>"],
    ),
    (
        "VectorOfRankAndType<[1], [I1]>",
        "vector of 1-bit signless integer values of ranks 1",
        &["vector<4xi1>"],
        &["vector<4xi8>", "vector<2x4xi1>", "vector<i1>"],
    ),
    (
        "AnyShaped",
        "shaped of any type values",
        &["vector<f32>", "memref<*xi1>", "tensor<f32>"],
        &["f32", "tuple"],
    ),
    (
        "AnyTensor",
        "tensor of any type values",
        &["tensor<*xf32>", "tensor<f32>"],
        &["vector<4xf32>"],
    ),
    ("AnyRankedTensor", "ranked tensor of any type values", &["tensor<?xf32>"], &["tensor<*xf32>"]),
    (
        "AnyUnrankedTensor",
        "unranked tensor of any type values",
        &["tensor<*xf32>"],
        &["tensor<f32>"],
    ),
    (
        "AnyNon0RankedOrUnrankedTensor",
        "non-0-ranked or unranked tensor",
        &["tensor<*xf32>", "tensor<4xf32>"],
        &["tensor<f32>"],
    ),
    (
        "AnyStaticShapeTensor",
        "statically shaped tensor of any type values",
        &["tensor<4xf32>"],
        &["tensor<?xf32>", "tensor<*xf32>"],
    ),
    (
        "TensorOf<[F32, Index]>",
        "tensor of 32-bit float or index values",
        &["tensor<*xindex>"],
        &["tensor<4xf64>"],
    ),
    (
        "TensorRankOf<[AnyType], [4, 6]>",
        "4D/6D tensor of any type values",
        &["tensor<1x2x3x4xf32>"],
        &["tensor<1x2xf32>", "tensor<*xf32>"],
    ),
    (
        "1DTensorOf<[Index]>",
        "1D tensor of index values",
        &["tensor<?xindex>"],
        &["tensor<index>", "tensor<4xi64>"],
    ),
    ("AnyMemRef", "memref of any type values", &["memref<f32>"], &["memref<*xf32>", "tensor<f32>"]),
    (
        "AnyUnrankedMemRef",
        "unranked.memref of any type values",
        &["memref<*xf32>"],
        &["memref<f32>"],
    ),
    (
        "AnyRankedOrUnrankedMemRef",
        "ranked or unranked memref of any type values",
        &["memref<*xf32>", "memref<f32>"],
        &["tensor<f32>"],
    ),
    (
        "AnyNon0RankedOrUnrankedMemRef",
        "unranked.memref of any type values or non-0-ranked.memref of any type values",
        &["memref<*xf32>", "memref<?xf32>"],
        &["memref<f32>"],
    ),
    (
        "AnyStaticShapeMemRef",
        "statically shaped memref of any type values",
        &["memref<2xf32>"],
        &["memref<?xf32>"],
    ),
    (
        "AnyStridedMemRef",
        "strided memref of any type values",
        &["memref<?xf32>"],
        &["memref<*xf32>"],
    ),
    (
        "AnyStridedMemRefOfRank<0>",
        "strided memref of any type values of rank 0",
        &["memref<f32>"],
        &["memref<1xf32>"],
    ),
    (
        "MemRefRankOf<[I8], [1]>",
        "1D memref of 8-bit signless integer values",
        &["memref<?xi8>"],
        &["memref<?xi16>", "memref<2x2xi8>"],
    ),
    (
        "BoolLike",
        "bool-like",
        &["i1", "vector<4xi1>", "tensor<*xi1>"],
        &["i8", "memref<4xi1>", "vector<4xi8>"],
    ),
    (
        "SignlessIntegerLike",
        "signless-integer-like",
        &["i32", "index", "vector<4xindex>", "tensor<?xi1>"],
        &["f32", "si32", "memref<4xi32>", "tensor<4xf32>"],
    ),
    (
        "FloatLike",
        "floating-point-like",
        &["f32", "vector<f64>", "tensor<4xbf16>"],
        &["i32", "complex<f32>", "memref<f32>"],
    ),
    (
        "arith.SignlessFixedWidthIntegerLike",
        "signless-fixed-width-integer-like",
        &["i32", "vector<4xi1>"],
        &["index", "tensor<4xindex>"],
    ),
    (
        "arith.SignlessIntegerOrFloatLikeOrMemref",
        "signless-integer-or-float-like or memref of signless-integer or float",
        &["memref<4xi32>", "f32", "vector<4xi8>"],
        &["memref<4xsi32>", "memref<*xi32>", "tuple"],
    ),
];

#[test]
fn types() {
    let mut types = Types(Context::default());
    for (constraint, words, allowed, forbidden) in TYPES {
        let one = of_type(constraint);
        assert_eq!(one.summary(), *words, "{constraint}");
        for (texts, expected) in [(allowed, true), (forbidden, false)] {
            for text in *texts {
                let ty = types.parse(text);
                assert_eq!(one.matches(&types.0, ty), expected, "{constraint} of {text}");
            }
        }
    }
}

#[test]
fn a_layout_other_than_a_sum_of_strides_is_not_strided() {
    let one = of_type("AnyStridedMemRef");
    let mut context = Context::default();
    let element = context.i64_type();
    let (d0, zero) = (context.affine_dim(0), context.affine_constant(0));
    for (results, expected) in [(smallvec![d0], true), (smallvec![d0, zero], false)] {
        let map = AffineMap { dims: 1, symbols: 0, results };
        let layout = Some(context.attribute(AttributeKind::AffineMap(map)));
        let shape = smallvec![4];
        let ty = context.ty(TypeKind::MemRef { shape, element, layout, memory_space: None });
        assert_eq!(one.matches(&context, ty), expected);
    }
}

#[test]
fn constraints_with_a_single_type_build_it() {
    let mut types = Types(Context::default());
    for (constraint, expected) in [
        ("I1", "i1"),
        ("SI64", "si64"),
        ("Index", "index"),
        ("F32", "f32"),
        ("NoneType", "none"),
        ("Complex<F32>", "complex<f32>"),
        ("!t.a", "!t.a"),
    ] {
        let expected = types.parse(expected);
        let built = of_type(constraint).predicate().build(&mut types.0);
        assert_eq!(built, Some(expected), "{constraint}");
    }
    for constraint in
        ["AnyI1", "AnyInteger", "AnyFloat", "AnyTensor", "!t.a<...>", "AnyTypeOf<[I1, I2]>"]
    {
        let text = constraint.replace("I2", "I8");
        assert_eq!(of_type(&text).predicate().build(&mut types.0), None, "{constraint}");
    }
}

#[test]
fn attributes_of_numbers_and_strings() {
    let mut types = Types(Context::default());
    let (i32, i64, index) = (types.parse("i32"), types.parse("i64"), types.parse("index"));
    let (si64, f32) = (types.parse("si64"), types.parse("f32"));
    let context = &mut types.0;
    let [one, minus, long, at, signed] = [(1, i32), (-1, i32), (5, i64), (2, index), (5, si64)]
        .map(|(value, ty)| context.integer_attribute(value, ty));
    let (truth, text, unit) =
        (context.bool_attribute(true), context.string_attribute("x"), context.unit());
    let float = context.attribute(AttributeKind::Float { bits: 0, ty: f32 });
    let i32_type = context.type_attribute(i32);
    let all = [one, minus, long, at, signed, truth, text, unit, float, i32_type];
    let cases: &[(&str, &str, &[Attribute])] = &[
        ("AnyAttr", "any attribute", &all),
        ("I32Attr", "32-bit signless integer attribute", &[one, minus]),
        ("I64Attr", "64-bit signless integer attribute", &[long]),
        ("SI64Attr", "64-bit signed integer attribute", &[signed]),
        ("AnyI64Attr", "64-bit integer attribute", &[long, signed]),
        ("IndexAttr", "index attribute", &[at]),
        ("APIntAttr", "arbitrary integer attribute", &[one, minus, long, at, signed, truth]),
        ("BoolAttr", "bool attribute", &[truth]),
        ("F32Attr", "32-bit float attribute", &[float]),
        ("F64Attr", "64-bit float attribute", &[]),
        ("StrAttr", "string attribute", &[text]),
        ("SymbolNameAttr", "string attribute", &[text]),
        ("UnitAttr", "unit attribute", &[unit]),
        ("TypeAttr", "any type attribute", &[i32_type]),
        ("TypeAttrOf<I32>", "type attribute of 32-bit signless integer", &[i32_type]),
        ("TypeAttrOf<FunctionType>", "type attribute of function type", &[]),
        (
            "TypedAttrInterface",
            "TypedAttr instance",
            &[one, minus, long, at, signed, truth, text, float],
        ),
        ("AnyAttrOf<[StrAttr, UnitAttr]>", "string attribute or unit attribute", &[text, unit]),
        (
            "ConfinedAttr<I32Attr, [IntPositive]>",
            "32-bit signless integer attribute whose value is positive",
            &[one],
        ),
        (
            "ConfinedAttr<I32Attr, [IntMinValue<0>, IntMaxValue<3>]>",
            "32-bit signless integer attribute whose minimum value is 0 whose maximum value is 3",
            &[one],
        ),
        (
            "ConfinedAttr<I64Attr, [IntMaxValue<4>]>",
            "64-bit signless integer attribute whose maximum value is 4",
            &[],
        ),
    ];
    check(context, &all, cases);
}

#[test]
fn attributes_of_arrays_and_elements() {
    let mut types = Types(Context::default());
    let (i64, ty) = (types.parse("i64"), types.parse("tensor<2xi64>"));
    let (indices, floats) = (types.parse("tensor<2xindex>"), types.parse("tensor<2xf64>"));
    let context = &mut types.0;
    let five = context.integer_attribute(5, i64);
    let numbers = context.array([five, five]);
    let units = context.array([context.unit()]);
    let empty = context.array([]);
    let rising = context.dense_i64_array([1, 2]);
    let falling = context.dense_i64_array([2, -1]);
    let level = context.dense_i64_array([2, 2]);
    let narrow = context.dense_i32_array([1]);
    let dense = |context: &mut Context, ty| {
        let data = DenseData::Bytes { splat: true, bytes: [0; 8].into() };
        context.attribute(AttributeKind::DenseElements { ty, data })
    };
    let (ints, index, float) =
        (dense(context, ty), dense(context, indices), dense(context, floats));
    let dictionary = context.empty_dictionary();
    let map = context.identity_map(1);
    let map = context.attribute(AttributeKind::AffineMap(map));
    let root = context.identifier("f");
    let flat = context.attribute(AttributeKind::SymbolReference { root, nested: [].into() });
    let nested = context.attribute(AttributeKind::SymbolReference { root, nested: [root].into() });
    let all = [
        numbers, units, empty, rising, falling, level, narrow, ints, index, float, dictionary, map,
        flat, nested,
    ];
    let sorted = "ConfinedAttr<DenseI64ArrayAttr, [DenseArrayStrictlySorted<DenseI64ArrayAttr>]>";
    let cases: &[(&str, &str, &[Attribute])] = &[
        ("ArrayAttr", "array attribute", &[numbers, units, empty]),
        ("I64ArrayAttr", "64-bit integer array attribute", &[numbers, empty]),
        (
            "ConfinedAttr<ArrayAttr, [ArrayMinCount<1>]>",
            "array attribute with at least 1 elements",
            &[numbers, units],
        ),
        (
            "ConfinedAttr<ArrayAttr, [ArrayMaxCount<1>]>",
            "array attribute with at most 1 elements",
            &[units, empty],
        ),
        (
            "ConfinedAttr<ArrayAttr, [ArrayCount<2>]>",
            "array attribute with exactly 2 elements",
            &[numbers],
        ),
        (
            "ConfinedAttr<I64ArrayAttr, [IntArrayNthElemEq<1, 5>]>",
            "64-bit integer array attribute whose 1-th element must be 5",
            &[numbers],
        ),
        ("DenseI64ArrayAttr", "i64 dense array attribute", &[rising, falling, level]),
        ("DenseI32ArrayAttr", "i32 dense array attribute", &[narrow]),
        (sorted, "i64 dense array attribute should be in increasing order", &[rising]),
        (
            "ConfinedAttr<DenseI64ArrayAttr, [DenseArraySorted<DenseI64ArrayAttr>]>",
            "i64 dense array attribute should be in non-decreasing order",
            &[rising, level],
        ),
        (
            "ConfinedAttr<DenseI64ArrayAttr, [DenseArrayNonNegative<DenseI64ArrayAttr>]>",
            "i64 dense array attribute whose value is non-negative",
            &[rising, level],
        ),
        (
            "ElementsAttr",
            "constant vector/tensor attribute",
            &[rising, falling, level, narrow, ints, index, float],
        ),
        ("AnyIntElementsAttr", "integer elements attribute", &[ints, index]),
        ("I64ElementsAttr", "64-bit signless integer elements attribute", &[ints]),
        ("IndexElementsAttr", "index elements attribute", &[index]),
        ("F64ElementsAttr", "64-bit float elements attribute", &[float]),
        (
            "RankedI64ElementsAttr<[2]>",
            "64-bit signless int elements attribute of shape [2]",
            &[ints],
        ),
        (
            "RankedI64ElementsAttr<[1, 2]>",
            "64-bit signless int elements attribute of shape [1, 2]",
            &[],
        ),
        ("DictionaryAttr", "dictionary of named attribute values", &[dictionary]),
        ("AffineMapAttr", "AffineMap attribute", &[map]),
        ("SymbolRefAttr", "symbol reference attribute", &[flat, nested]),
        ("FlatSymbolRefAttr", "flat symbol reference attribute", &[flat]),
    ];
    check(context, &all, cases);
}

#[test]
fn attributes_of_enumerations() {
    let mut types = Types(Context::default());
    let (i32, i64) = (types.parse("i32"), types.parse("i64"));
    let context = &mut types.0;
    let [last, beyond, negative, narrow] = [(9, i64), (10, i64), (-1, i64), (9, i32)]
        .map(|(value, ty)| context.integer_attribute(value, ty));
    let [fast, wrong, other] =
        ["fastmath<nnan,fast>", "fastmath<slow>", "overflow<nsw>"].map(|body| {
            let (dialect, body) = (context.identifier("arith"), context.identifier(body));
            context.attribute(AttributeKind::Dialect { dialect, body, ty: None })
        });
    let all = [last, beyond, negative, narrow, fast, wrong, other];
    let cases: &[(&str, &str, &[Attribute])] = &[
        (
            "arith.CmpIPredicate",
            "allowed 64-bit signless integer cases: 0, 1, 2, 3, 4, 5, 6, 7, 8, 9",
            &[last],
        ),
        ("arith.FastMathFlags", "Floating point fast math flags", &[fast]),
        ("arith.IntegerOverflowFlags", "Integer overflow arith flags", &[other]),
        ("#arith.overflow", "", &[other]),
    ];
    check(context, &all, cases);
}

/// Whether each constraint allows exactly some of all attributes.
fn check(context: &Context, all: &[Attribute], cases: &[(&str, &str, &[Attribute])]) {
    for (constraint, words, allowed) in cases {
        let one = of_attribute(constraint);
        assert_eq!(one.summary(), *words, "{constraint}");
        for attribute in all {
            let kind = context.attribute_kind(*attribute);
            let expected = allowed.contains(attribute);
            assert_eq!(one.matches(context, *attribute), expected, "{constraint} of {kind:?}");
        }
    }
}

#[test]
fn types_follow_from_types() {
    let mut types = Types(Context::default());
    let cases: &[(TypeTransform, &str, Option<&[&str]>)] = &[
        (TypeTransform::SameType, "unknown", Some(&["unknown"])),
        (TypeTransform::ElementType, "memref<4x?xf32>", Some(&["f32"])),
        (TypeTransform::ElementType, "complex<f64>", Some(&["f64"])),
        (TypeTransform::ElementType, "f64", None),
        (TypeTransform::ElementType, "unknown", Some(&["unknown"])),
        (TypeTransform::ElementTypes, "tensor<2x1xi8>", Some(&["i8", "i8"])),
        (TypeTransform::ElementTypes, "tensor<i8>", Some(&["i8"])),
        (TypeTransform::ElementTypes, "tensor<?xi8>", None),
        (TypeTransform::ElementTypes, "vector<4000000000x4000000000xi8>", None),
        (TypeTransform::ElementTypes, "unknown", None),
        (TypeTransform::I1SameShape, "index", Some(&["i1"])),
        (TypeTransform::I1SameShape, "vector<2x[4]xf32>", Some(&["vector<2x[4]xi1>"])),
        (TypeTransform::I1SameShape, "tensor<*xf32>", Some(&["tensor<*xi1>"])),
        (TypeTransform::TensorOfMemRef, "memref<?xf32>", Some(&["tensor<?xf32>"])),
        (TypeTransform::TensorOfMemRef, "memref<*xf32>", Some(&["tensor<*xf32>"])),
        (TypeTransform::TensorOfMemRef, "tensor<*xf32>", None),
        (TypeTransform::HalfLastDimension, "vector<2x[4]xf32>", Some(&["vector<2x[2]xf32>"])),
        (TypeTransform::DoubleLastDimension, "vector<f32>", Some(&["vector<2xf32>"])),
        (TypeTransform::DoubleLastDimension, "vector<9223372036854775807xf32>", None),
        (TypeTransform::Slice, "vector<2x[4]xf32>", Some(&["vector<[4]xf32>"])),
        (TypeTransform::Slice, "tensor<2x4xf32>", None),
        (TypeTransform::I1Slice, "vector<2x[4]xf32>", Some(&["vector<[4]xi1>"])),
        (TypeTransform::I1Slice, "vector<f32>", None),
        (TypeTransform::Square, "vector<[4]xf32>", Some(&["vector<[4]x[4]xf32>"])),
        (TypeTransform::Square, "f32", None),
        (TypeTransform::DoubleWidth, "vector<4xi8>", Some(&["vector<4xi16>"])),
        (TypeTransform::DoubleWidth, "vector<4xf32>", None),
        (TypeTransform::BitPerElement, "vector<16xf32>", Some(&["i16"])),
        (TypeTransform::BitPerElement, "index", None),
        (TypeTransform::FunctionInputs, "function", Some(&[])),
        (TypeTransform::FunctionResults, "i1", None),
    ];
    for (transform, from, expected) in cases {
        let from_type = types.parse(from);
        let expected: Option<Vec<Type>> =
            expected.map(|texts| texts.iter().map(|text| types.parse(text)).collect());
        let found = transform.apply(&mut types.0, from_type, &NoFacts).map(|found| found.to_vec());
        assert_eq!(found, expected, "{transform:?} of {from}");
    }
}
