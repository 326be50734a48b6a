//! A template of a call in Python, for a person to copy and fill in.

use super::names::Names;
use super::python::{dtype, number, quoted};
use super::python_class::RESERVED;
use super::python_objects::object;
use crate::call::SlotType;
use crate::interface::{Interface, Parameter, Value};
use abide_source::sort;
use abide_source::text::is_word_byte;

/// A call of a function through the class that [`python`](super::python()) writes, with zeros as arguments:
/// `module.pick(np.zeros((4,), np.float32), opts={"k": 0})`. An open size is 1, or given by its name. `None` if the
/// file lacks the arguments.
#[must_use]
pub fn python_call(interface: &Interface) -> Option<String> {
    let name = Names::new(RESERVED).unique_name(&interface.name, "function");
    let mut names = Names::new(RESERVED);
    let mut ordered: Vec<&Parameter> = interface.arguments.as_ref()?.iter().collect();
    sort::by_number(&mut ordered, |one| one.is_keyword);
    let mut given = Vec::new();
    for (index, one) in ordered.into_iter().enumerate() {
        let wanted = one.name.as_deref().unwrap_or_default();
        let own = names.unique_name(wanted, &format!("arg{index}"));
        let value = expression(&one.value);
        given.push(if one.name.is_some() || one.is_keyword {
            format!("{own}={value}")
        } else {
            value
        });
    }
    // A positional argument cannot follow a keyword argument.
    let by_name = given.iter().position(|one| is_named(one)).unwrap_or(given.len());
    let is_mixed = given.iter().skip(by_name).any(|one| !is_named(one));
    if is_mixed {
        given = interface.arguments.as_ref()?.iter().map(|one| expression(&one.value)).collect();
    }
    Some(format!("module.{name}({})", given.join(", ")))
}

/// Whether an argument is written with its name.
fn is_named(argument: &str) -> bool {
    let name = argument.split('=').next().unwrap_or_default();
    name.len() < argument.len() && name.bytes().all(is_word_byte)
}

/// A value of zeros.
fn expression(value: &Value) -> String {
    let all = |items: &[Value]| items.iter().map(expression).collect::<Vec<_>>().join(", ");
    match value {
        Value::Leaf(leaf) => leaf_expression(&leaf.ty),
        Value::List(items) => format!("[{}]", all(items)),
        Value::Tuple(items) if items.len() == 1 => format!("({},)", all(items)),
        Value::Tuple(items) => format!("({})", all(items)),
        Value::ListOf(item) => format!("[{}]", expression(item)),
        Value::Dict(items) => {
            let item =
                |(key, item): &(String, Value)| format!("{}: {}", quoted(key), expression(item));
            format!("{{{}}}", items.iter().map(item).collect::<Vec<_>>().join(", "))
        }
    }
}

fn leaf_expression(ty: &SlotType) -> String {
    match ty {
        SlotType::Array(element, sizes) => {
            let sizes: Vec<String> =
                sizes.iter().flatten().map(|one| size(one).to_owned()).collect();
            let comma = if sizes.len() == 1 { "," } else { "" };
            let dtype = dtype(element).unwrap_or("np.float32");
            format!("np.zeros(({}{comma}), {dtype})", sizes.join(", "))
        }
        SlotType::Other(text) => match number(text) {
            Some("bool") => "False".to_owned(),
            Some("float") => "0.0".to_owned(),
            Some(_) => "0".to_owned(),
            None => match object(ty) {
                Some(("bytes", _)) => "b\"\"".to_owned(),
                Some(_) => "[]".to_owned(),
                None => "None".to_owned(),
            },
        },
    }
}

/// A size that is a number or a name; 1 for others.
fn size(text: &str) -> &str {
    if !text.is_empty() && text.bytes().all(is_word_byte) { text } else { "1" }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Functions;
    use abide_mlir::syntax;
    use abide_source::limits::Limits;

    fn call(text: &str) -> String {
        let limits = Limits::default();
        let tree = syntax::parse(text.as_bytes(), &limits);
        let functions = Functions::find(&tree, text.as_bytes(), &limits).functions;
        python_call(&Interface::of(&functions[0], text.as_bytes(), &limits)).unwrap()
    }

    #[test]
    fn arguments_of_calls_are_zeros() {
        let plain = "func.func private @f(tensor<4x?xf32>, i32, tensor<i1>, f64) -> i32";
        assert_eq!(
            call(plain),
            "module.f(np.zeros((4, 1), np.float32), 0, np.zeros((), np.bool_), 0.0)"
        );
        let named = "func.func private @class(tensor<4xf32> {iree.abi.name = \"x\"}, i32 {iree.abi.name = \"for\"})";
        assert_eq!(call(named), "module.class_(x=np.zeros((4,), np.float32), for_=0)");
        // The call is always valid Python.
        let mixed = "func.func private @f(i32 {iree.abi.name = \"x\"}, i32)";
        assert_eq!(call(mixed), "module.f(0, 0)");
    }
}
