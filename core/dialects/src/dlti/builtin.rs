//! Entries of data layouts for types of MLIR itself (MLIR: `detail::verifyDataLayoutEntry`).

use abide_source::diagnostic::Message;
use abide_source::rule;

/// The next step for an entry of a number type.
const NUMBERS: &str = "write 'dense<[ABI, PREFERRED]> : vector<2xi64>', both in bits";

/// Checks the entry of a type, both as text; types of other dialects pass.
pub(super) fn check_entry(ty: &str, value: &str) -> Result<(), Message> {
    let value = value.split(" : ").next().filter(|_| !value.starts_with("dense")).unwrap_or(value);
    if ty == "index" {
        let is_integer = value.trim().parse::<i64>().is_ok();
        return if is_integer {
            Ok(())
        } else {
            Err(rule!("expected integer attribute in the data layout entry for 'index'")
                .with_help("write the number of bits of 'index', such as 64"))
        };
    }
    let containers = ["vector<", "tensor<", "memref<", "complex<", "tuple<"];
    if containers.iter().any(|one| ty.starts_with(one)) {
        return Err(rule!("unexpected data layout for a built-in type")
            .with_help("remove it: only numbers, 'index' and types of dialects have entries"));
    }
    if !is_number(ty) {
        return Ok(());
    }
    let shown = format!("#dlti.dl_entry<{ty}, {value}>");
    let Some(inside) = value.strip_prefix("dense<").and_then(|rest| rest.split_once('>')) else {
        return Err(rule!(
            "expected a dense i64 elements attribute in the data layout entry {}",
            shown
        )
        .with_help(NUMBERS));
    };
    let is_i64 = |ty: &str| ty.starts_with('!') || ty.split(['x', '<', '>']).any(|it| it == "i64");
    if inside.1.split_once(':').is_some_and(|(_, ty)| !is_i64(ty.trim())) {
        return Err(rule!(
            "expected a dense i64 elements attribute in the data layout entry {}",
            shown
        )
        .with_help(NUMBERS));
    }
    let numbers = inside.0.trim().trim_matches(['[', ']']).split(',');
    let numbers: Option<Vec<i64>> = numbers.map(|one| one.trim().parse().ok()).collect();
    match numbers.unwrap_or_default().as_slice() {
        [abi, preferred] if abi > preferred => Err(rule!(
            "preferred alignment is expected to be greater than or equal to the abi alignment in data \
             layout entry {}",
            shown
        )
        .with_help(NUMBERS)),
        _ => Ok(()),
    }
}

/// Whether a type is one of integers or floating-point numbers.
fn is_number(ty: &str) -> bool {
    let digits = ty.trim_start_matches(['s', 'u']).strip_prefix('i').unwrap_or("x");
    digits.parse::<u32>().is_ok() || matches!(ty, "f16" | "bf16" | "f32" | "f64" | "f80" | "f128")
}
