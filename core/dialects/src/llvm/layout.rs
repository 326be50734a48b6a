//! Entries of data layouts for types of the dialect (MLIR: `LLVMPointerType::verifyEntries`,
//! `LLVMStructType::verifyEntries`).

use abide_source::diagnostic::Message;
use abide_source::rule;

/// The next step for the entry of a pointer type.
const POINTER: &str = "write 'dense<[SIZE, ABI, PREFERRED, INDEX]> : vector<4xi64>', all in bits";

/// The next step for the entry of a struct type.
const STRUCT: &str = "write 'dense<[ABI, PREFERRED]> : vector<2xi64>', both in bits";

/// Numbers that are written as `dense<[64, 64]> : vector<2xi64>`.
struct Numbers {
    values: Vec<i64>,
    is_of_64_bits: bool,
}

impl Numbers {
    fn of(text: &str) -> Option<Numbers> {
        let (values, ty) = text.strip_prefix("dense<")?.split_once('>')?;
        let (count, element) = ty.split_once('<')?.1.strip_suffix('>')?.split_once('x')?;
        let count = count.trim_matches(['[', ']']);
        let values = values.trim().trim_matches(['[', ']']).split(',');
        let values: Option<Vec<i64>> = values.map(|one| one.trim().parse().ok()).collect();
        let (mut values, count) = (values?, count.parse().ok()?);
        if let [splat] = *values {
            values.resize(usize::min(count, 8), splat);
        }
        Some(Numbers { values, is_of_64_bits: element == "i64" })
    }
}

/// Checks the entry of a type, both as text.
pub(crate) fn check_layout_entry(ty: &str, value: &str) -> Result<(), Message> {
    if ty.starts_with("!llvm.ptr") {
        return pointer(ty, value);
    }
    if let Some(body) = ty.strip_prefix("!llvm.struct<").and_then(|body| body.strip_suffix('>')) {
        return structure(ty, body, value);
    }
    Ok(())
}

fn pointer(ty: &str, value: &str) -> Result<(), Message> {
    let numbers = Numbers::of(value).filter(|own| matches!(own.values.len(), 3 | 4));
    let Some(numbers) = numbers else {
        return Err(rule!(
            "expected layout attribute for '{}' to be a dense integer elements attribute with 3 or 4 elements",
            ty
        )
        .with_help(POINTER));
    };
    if !numbers.is_of_64_bits {
        return Err(rule!("expected i64 parameters for '{}'", ty).with_help(POINTER));
    }
    check_preferred_alignment(numbers.values.get(1), numbers.values.get(2))
}

fn structure(ty: &str, body: &str, value: &str) -> Result<(), Message> {
    let numbers = Numbers::of(value).filter(|own| matches!(own.values.len(), 1 | 2));
    let Some(numbers) = numbers else {
        return Err(rule!(
            "expected layout attribute for '{}' to be a dense integer elements attribute of 1 or 2 elements",
            ty
        )
        .with_help(STRUCT));
    };
    if !numbers.is_of_64_bits {
        return Err(rule!("expected i64 entries for '{}'", ty).with_help(STRUCT));
    }
    if body != "()" {
        return Err(rule!("unexpected layout attribute for struct '{}'", ty)
            .with_help("write the entry for '!llvm.struct<()>', which is that of all structs"));
    }
    check_preferred_alignment(numbers.values.first(), numbers.values.get(1))
}

fn check_preferred_alignment(abi: Option<&i64>, preferred: Option<&i64>) -> Result<(), Message> {
    match (abi, preferred) {
        (Some(abi), Some(preferred)) if abi > preferred => Err(rule!(
            "preferred alignment is expected to \
            be at least as large as ABI alignment"
        )
        .with_help("write the smaller alignment first")),
        _ => Ok(()),
    }
}
