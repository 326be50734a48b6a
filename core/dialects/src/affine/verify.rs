//! Verifiers of loops, conditions and accesses, beyond their descriptions.

use super::scope::{Role, is_valid};
use crate::common::{
    EdgeEnd, Parts, check_edge, check_initial_values, is_for_newest, operand_types_from, require,
    result_types,
};
use abide_mlir::ir::{AffineMap, AttributeKind, DYNAMIC, DenseData, Type, TypeKind, ValueId};
use abide_mlir::registry::VerifyError;
use abide_mlir::verify::Verified;
use abide_source::rule;
use abide_source::spelling::counted;
use abide_source::types::Signedness;

/// A map attribute; `None` if it is missing, which the description reports.
fn map<'v>(op: &Parts<'v>, name: &str) -> Option<&'v AffineMap> {
    match op.attribute_kind(name)? {
        AttributeKind::AffineMap(map) => Some(map),
        _ => None,
    }
}

fn inputs(map: &AffineMap) -> usize {
    map.dims as usize + map.symbols as usize
}

/// Checks that values are valid as the dimensions and symbols of a map.
fn check_identifiers(op: &Parts<'_>, values: &[ValueId], dims: u32) -> Verified {
    for (index, value) in values.iter().enumerate() {
        let is_dim = index < dims as usize;
        let role = if is_dim { Role::Dim } else { Role::Symbol };
        if !is_valid(op.verifier, op.operation, *value, role) {
            let what = if is_dim { "dimension id" } else { "symbol" };
            return Err(rule!("operand cannot be used as a {}", what)
                .with_help("use a constant, or an argument of the function or loop")
                .into());
        }
    }
    Ok(())
}

pub(super) fn verify_apply(op: &Parts<'_>) -> Verified {
    verify_min_max(op)?;
    match map(op, "map") {
        Some(map) if map.results.len() != 1 => Err(VerifyError::from(
            "mapping must produce one value",
        )
        .with_help("give the map one result, or apply each result in an operation of its own")),
        _ => Ok(()),
    }
}

/// The error of a map without an operand for each of its inputs.
fn wrong_operand_count(dims: u32, symbols: u32) -> VerifyError {
    let rule = "operand count and affine map dimension and symbol count must match";
    let help = format!("give the map {dims} operands in '(..)' and {symbols} in '[..]'");
    VerifyError::from(rule).with_help(help)
}

pub(super) fn verify_min_max(op: &Parts<'_>) -> Verified {
    match map(op, "map") {
        Some(map) if inputs(map) != op.ir().operand_count(op.operation) => {
            Err(wrong_operand_count(map.dims, map.symbols))
        }
        Some(map) if map.results.is_empty() && is_for_newest(op.verifier) => {
            Err(rule!("affine map expect at least one result")
                .with_help("let the map have a result: '(d0) -> (d0)'")
                .into())
        }
        _ => Ok(()),
    }
}

pub(super) fn verify_for(op: &Parts<'_>) -> Verified {
    let ir = op.ir();
    let arguments: Vec<Type> =
        ir.entry_arguments(op.operation, 0).iter().map(|value| ir.value_type(*value)).collect();
    let Some((_, carried)) =
        arguments.split_first().filter(|(first, _)| **first == ir.context.index_type())
    else {
        let rule = "expected body to have a single index argument for the induction variable";
        return Err(VerifyError::from(rule).with_help("begin the body with it: '^bb0(%i: index):'"));
    };
    verify_bounds(op)?;
    let initial: Vec<Type> =
        op.operands("inits").into_iter().map(|value| ir.value_type(value)).collect();
    check_initial_values(&initial, carried)?;
    if initial.len() != ir.result_count(op.operation) {
        let message = rule!("mismatch between the number of loop-carried values and results")
            .with_help("give each value in 'iter_args' one result type after '->'");
        return Err(message.into());
    }
    let results = result_types(ir, op.operation);
    let others = [("region iter_arg", carried), ("loop result", results.as_slice())];
    for (name, types) in others {
        let differing = initial.iter().zip(types).position(|(one, other)| one != other);
        let Some(index) = differing else { continue };
        let text = |types: &[Type]| {
            types.get(index).map(|ty| op.verifier.type_text(*ty)).unwrap_or_default()
        };
        let message = rule!(
            "{}-th init and {}-th {} have different type: '{}' != '{}'",
            index,
            index,
            name,
            text(&initial),
            text(types)
        )
        .with_help(format!("give both the type '{}'", text(&initial)));
        return Err(message.into());
    }
    Ok(())
}

/// Verifies the bounds of a loop. MLIR does not count their operands, and prints unparsable text.
fn verify_bounds(op: &Parts<'_>) -> Verified {
    let bounds = [
        ("lower", "lowerBoundMap", "lowerBoundOperands"),
        ("upper", "upperBoundMap", "upperBoundOperands"),
    ];
    let maps = bounds.map(|(_, name, _)| map(op, name));
    for ((_, _, operands), map) in bounds.iter().zip(maps) {
        let Some(map) = map else { continue };
        let operands = op.operands(operands);
        if operands.len() != inputs(map) {
            return Err(wrong_operand_count(map.dims, map.symbols));
        }
        check_identifiers(op, &operands, map.dims)?;
    }
    for ((which, ..), map) in bounds.iter().zip(maps) {
        if map.is_some_and(|map| map.results.is_empty()) {
            return Err(rule!("expected {} bound map to have at least one result", which)
                .with_help(format!("let the map of the {which} bound have a result: '() -> (0)'"))
                .into());
        }
    }
    Ok(())
}

pub(super) fn verify_if(op: &Parts<'_>) -> Verified {
    let ir = op.ir();
    let condition = ir.attribute(op.operation, "condition").map(|it| ir.context.attribute_kind(it));
    let Some(AttributeKind::IntegerSet(set)) = condition else {
        return Err(rule!("requires an integer set attribute named 'condition'")
            .with_help(
                "write a condition in the braces: 'condition = affine_set<(d0) : (d0 >= 0)>'",
            )
            .into());
    };
    let operands: Vec<ValueId> = ir.operands(op.operation).collect();
    if operands.len() != set.dims as usize + set.symbols as usize {
        let message =
            rule!("operand count and condition integer set dimension and symbol count must match")
                .with_help(
                    "give one value for each dimension in '(..)', and for each symbol in '[..]'",
                );
        return Err(message.into());
    }
    check_identifiers(op, &operands, set.dims)?;
    if ir.regions(op.operation).get(1).is_none_or(|region| ir.blocks(*region).is_empty()) {
        let results = result_types(ir, op.operation);
        check_edge(op.verifier, (EdgeEnd::Parent, &[]), (EdgeEnd::Parent, &results))?;
    }
    Ok(())
}

pub(super) fn verify_yield(op: &Parts<'_>) -> Verified {
    let ir = op.ir();
    let parent = ir.parent(op.operation).filter(|parent| {
        matches!(ir.name_bytes(*parent), b"affine.for" | b"affine.if" | b"affine.parallel")
    });
    let Some(parent) = parent else {
        return Err(VerifyError::from("only terminates affine.if/for/parallel regions")
            .with_help("use the terminator of the operation around it"));
    };
    let (yielded, results) = (operand_types_from(ir, op.operation, 0), result_types(ir, parent));
    if yielded.len() != results.len() {
        let rule = "parent of yield must have same number of results as the yield operands";
        let (yielded, results) = (yielded.len(), counted(results.len(), "result"));
        let help = format!("pass on one value for each result: {yielded} for {results}");
        return Err(VerifyError::from(rule).with_help(help));
    }
    require(yielded == results, || {
        VerifyError::from("types mismatch between yield op and its parent")
            .with_help("yield values of the result types of the operation around it")
    })
}

/// Checks the subscripts of an access: the operands after the memref, whose index is `memref`.
fn check_access(op: &Parts<'_>, memref: usize) -> Verified {
    check_access_of("", op, memref)
}

/// As [`check_access`]; the name is put in front of the message about the number of subscripts.
fn check_access_of(name: &str, op: &Parts<'_>, memref: usize) -> Verified {
    let ir = op.ir();
    let Some(map) = map(op, "map") else { return Ok(()) };
    let subscripts: Vec<ValueId> = ir.operands(op.operation).skip(memref + 1).collect();
    let ty =
        ir.operand(op.operation, memref).map(|memref| ir.context.type_kind(ir.value_type(memref)));
    let rank = ty.and_then(TypeKind::shape).map_or(0, |shape| shape.len());
    require(map.results.len() == rank, || {
        rule!("{}affine map num results must equal memref rank", name)
            .with_help(format!("give {rank} subscripts, one for each dimension"))
    })?;
    require(inputs(map) == subscripts.len(), || {
        VerifyError::from("expects as many subscripts as affine map inputs")
            .with_help("give one index for each dimension")
    })?;
    for subscript in subscripts {
        require(ir.value_type(subscript) == ir.context.index_type(), || {
            rule!("index to load must have 'index' type")
                .with_help("give the subscript the type 'index', with 'arith.index_cast'")
        })?;
        if !is_valid(op.verifier, op.operation, subscript, Role::Dim) {
            return Err(invalid_subscript("index"));
        }
    }
    Ok(())
}

/// The error of a subscript that is computed otherwise than by affine operations.
fn invalid_subscript(what: &'static str) -> VerifyError {
    let help = "use loop variables and constants, compute it with 'affine.apply', or access the memory with \
                'memref.load' or 'memref.store'";
    let rule = rule!("{} must be a valid dimension or symbol identifier", what);
    VerifyError::from(rule).with_help(help)
}

/// The type of the elements of the memref that is an operand.
fn element(op: &Parts<'_>, memref: usize) -> Option<Type> {
    let memref = op.ir().operand(op.operation, memref)?;
    op.kind(op.ir().value_type(memref)).element()
}

pub(super) fn verify_load(op: &Parts<'_>) -> Verified {
    require(result_types(op.ir(), op.operation).first().copied() == element(op, 0), || {
        rule!("result type must match element type of memref")
            .with_help("let the result have the type of the elements")
    })?;
    check_access(op, 0)
}

pub(super) fn verify_store(op: &Parts<'_>) -> Verified {
    let value = operand_types_from(op.ir(), op.operation, 0).first().copied();
    require(value == element(op, 1), || {
        rule!("value to store must have the same type as memref element type")
            .with_help("store a value with the type of the elements")
    })?;
    check_access(op, 1)
}

/// Verifies that a vector and a memref have elements of one type.
fn same_elements(op: &Parts<'_>, vector: Option<Type>, memref: Option<Type>) -> Verified {
    let own = vector.and_then(|vector| op.kind(vector).element());
    if own == memref {
        return Ok(());
    }
    Err(rule!("requires memref and vector types of the same elemental type")
        .with_help("give the vector the element type of the memref")
        .into())
}

pub(super) fn verify_vector_load(op: &Parts<'_>) -> Verified {
    check_access(op, 0)?;
    let vector = result_types(op.ir(), op.operation).first().copied();
    same_elements(op, vector, element(op, 0))
}

pub(super) fn verify_vector_store(op: &Parts<'_>) -> Verified {
    check_access(op, 1)?;
    let vector = operand_types_from(op.ir(), op.operation, 0).first().copied();
    same_elements(op, vector, element(op, 1))
}

pub(super) fn verify_prefetch(op: &Parts<'_>) -> Verified {
    check_access_of("affine.prefetch ", op, 0)
}

/// Verifies that the subscripts of the buffers of a transfer are dimensions and symbols. Each buffer has a map; sizes
/// and strides need no check.
pub(super) fn verify_dma(op: &Parts<'_>) -> Verified {
    let ir = op.ir();
    let mut at = 0;
    for (name, what) in
        [("src_map", "source index"), ("dst_map", "destination index"), ("tag_map", "index")]
    {
        let Some(map) = map(op, name) else { continue };
        let subscripts = ir.operands(op.operation).skip(at + 1).take(inputs(map));
        for subscript in subscripts {
            if !is_valid(op.verifier, op.operation, subscript, Role::Dim) {
                return Err(invalid_subscript(what));
            }
        }
        at += 1 + inputs(map);
    }
    Ok(())
}

pub(super) fn verify_delinearize_index(op: &Parts<'_>) -> Verified {
    let given = op.ir().operand_count(op.operation).saturating_sub(1);
    let known = op.integers("static_basis");
    let basis = known.as_ref().map_or(given, Vec::len);
    if let Some(known) = known {
        check_basis(&known, given)?;
        require(known.iter().all(|size| *size > 0 || *size == DYNAMIC), || {
            rule!("no basis element may be statically non-positive")
                .with_help("write sizes of 1 or more")
        })?;
    }
    // Since LLVM 20 the outer bound may be left out.
    let results = op.ir().result_count(op.operation);
    if results == basis || results == basis + 1 {
        return Ok(());
    }
    Err(rule!("should return an index for each basis element")
        .with_help(format!("name {}, one for each size", counted(basis, "result")))
        .into())
}

/// Verifies that there is an operand for each size that is not a number.
fn check_basis(known: &[i64], given: usize) -> Verified {
    let dynamic = known.iter().filter(|size| **size == DYNAMIC).count();
    require(dynamic == given, || {
        rule!("mismatch between dynamic and static basis (kDynamic marker but no corresponding dynamic \
         basis entry) -- this can only happen due to an incorrect fold/rewrite").with_help("give one operand for each dynamic element of the basis")
    })
}

/// Verifies that there is a size for each index; that of the first index may be left out.
pub(super) fn verify_linearize_index(op: &Parts<'_>) -> Verified {
    let Some(basis) = op.integers("static_basis") else { return Ok(()) };
    let indices = op.operand_count("multi_index");
    if indices != basis.len() && indices != basis.len() + 1 {
        let message =
            rule!("should be passed a basis element for each index except possibly the first")
                .with_help("give one basis element for each index; only the first may be left out");
        return Err(message.into());
    }
    check_basis(&basis, op.operand_count("dynamic_basis"))
}

pub(super) fn verify_parallel(op: &Parts<'_>) -> Verified {
    let ir = op.ir();
    let array =
        |name: &str| match ir.attribute(op.operation, name).map(|it| ir.context.attribute_kind(it))
        {
            Some(AttributeKind::Array(elements)) => elements.len(),
            _ => 0,
        };
    let arguments = ir.entry_arguments(op.operation, 0).len();
    let lower = group_count(op, "lowerBoundsGroups");
    let upper = group_count(op, "upperBoundsGroups");
    let steps = array("steps");
    if [lower, upper, steps] != [arguments; 3] {
        let message = rule!(
            "the number of region arguments ({}) and the number of map groups for lower \
             ({}) and upper bound ({}), and the number of steps ({}) must all match",
            arguments,
            lower,
            upper,
            steps
        )
        .with_help(format!(
            "give each of the {} a lower bound, an upper bound and a step",
            counted(arguments, "argument")
        ));
        return Err(message.into());
    }
    require(array("reductions") == ir.result_count(op.operation), || {
        rule!("a reduction must be specified for each output")
            .with_help("give as many kinds in 'reduce (..)' as there are results")
    })?;
    check_reductions(op)?;
    let operands: Vec<ValueId> = ir.operands(op.operation).collect();
    let Some(lower) = map(op, "lowerBoundsMap") else { return Ok(()) };
    let Some(upper) = map(op, "upperBoundsMap") else { return Ok(()) };
    require(operands.len() == inputs(lower) + inputs(upper), || {
        rule!("operand count and affine map dimension and symbol count must match").with_help(
            format!(
                "give {}, one for each dimension and symbol of the maps",
                counted(inputs(lower) + inputs(upper), "operand")
            ),
        )
    })?;
    let (first, second) = operands.split_at_checked(inputs(lower)).unwrap_or((&operands, &[]));
    check_identifiers(op, first, lower.dims)?;
    check_identifiers(op, second, upper.dims)
}

/// Verifies that the reductions can combine values of the results' types.
fn check_reductions(op: &Parts<'_>) -> Verified {
    let ir = op.ir();
    let reductions =
        ir.attribute(op.operation, "reductions").map(|it| ir.context.attribute_kind(it));
    let Some(AttributeKind::Array(reductions)) = reductions else { return Ok(()) };
    for (reduction, ty) in reductions.iter().zip(result_types(ir, op.operation)) {
        let number = ir.context.integer_value(*reduction);
        let keyword = number
            .zip(super::parallel::reduction_kinds())
            .and_then(|(number, kinds)| kinds.text(number.cast_unsigned()));
        let Some(keyword) = keyword else {
            return Err(rule!("invalid reduction value")
                .with_help("it is a kind such as 'addf', 'addi', 'mulf', 'maxs' or 'mins'")
                .into());
        };
        let kind = ir.context.type_kind(ty);
        let fits = match &*keyword {
            "assign" => true,
            // MLIR has no initial value for these here.
            "maxnumf" | "minnumf" => false,
            "addf" | "mulf" | "maximumf" | "minimumf" => {
                matches!(kind, TypeKind::Float(_))
            }
            "maxs" | "mins" => {
                matches!(kind, TypeKind::Integer { signedness, .. } if *signedness != Signedness::Unsigned)
            }
            "maxu" | "minu" => {
                matches!(kind, TypeKind::Integer { signedness, .. } if *signedness == Signedness::Unsigned)
            }
            _ => matches!(kind, TypeKind::Integer { .. }),
        };
        require(fits, || {
            rule!("result type cannot match reduction attribute").with_help(
                "use a kind for this type, such as 'addf' for floats, 'addi' for integers",
            )
        })?;
    }
    Ok(())
}

/// The number of elements of a literal with one dimension.
fn group_count(op: &Parts<'_>, name: &str) -> usize {
    let context = &op.ir().context;
    match op.ir().attribute(op.operation, name).map(|groups| context.attribute_kind(groups)) {
        Some(AttributeKind::DenseElements { ty, data: DenseData::Bytes { .. } }) => {
            let shape = context.type_kind(*ty).shape();
            let count = shape.and_then(|shape| shape.first().copied());
            count.and_then(|count| usize::try_from(count).ok()).unwrap_or(0)
        }
        _ => 0,
    }
}
