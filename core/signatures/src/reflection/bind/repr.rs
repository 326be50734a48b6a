//! Values as Python prints them, for messages.

use super::Profile;
use super::value::{Array, Value, Vm};
use std::fmt::Write as _;

/// The maximum depth of values in a message; deeper ones are `...`.
const MAX_VALUE_DEPTH: usize = 64;

/// The elements of an array that a message shows.
const MAX_SHOWN_ELEMENTS: usize = 64;

/// Python's `repr`. Arrays are shown as numpy shows small ones on one line.
#[must_use]
pub fn repr(value: &Value) -> String {
    let mut out = String::new();
    write_value(&mut out, value, 0);
    out
}

/// Python's `str`: a string unchanged, everything else as [`repr`].
pub(super) fn str(value: &Value) -> String {
    match value {
        Value::Str(text) => text.clone(),
        other => repr(other),
    }
}

/// A shape as a Python tuple.
pub(super) fn shape(dims: &[u64]) -> String {
    repr(&Value::Tuple(dims.iter().map(|dim| Value::Int(i128::from(*dim))).collect()))
}

fn write_value(out: &mut String, value: &Value, depth: usize) {
    if depth > MAX_VALUE_DEPTH {
        out.push_str("...");
        return;
    }
    match value {
        Value::None => out.push_str("None"),
        Value::Bool(value) => out.push_str(if *value { "True" } else { "False" }),
        Value::Int(value) => write_display(out, value),
        Value::Float(value) => out.push_str(&float(*value)),
        Value::Str(text) => write_str(out, text),
        Value::List(items) => write_list(out, "[", items, "]", depth),
        Value::Tuple(items) if items.len() == 1 => write_list(out, "(", items, ",)", depth),
        Value::Tuple(items) => write_list(out, "(", items, ")", depth),
        Value::Set(items) if items.is_empty() => out.push_str("set()"),
        Value::Set(items) => write_list(out, "{", items, "}", depth),
        Value::Dict(items) => write_dict(out, items, depth),
        Value::NdArray(array) => {
            out.push_str("array(");
            write_elements(out, array, depth);
            let _ = write!(out, ", dtype={})", array.dtype.name());
        }
        // numpy before 2.0 shows the number alone; its newer spelling is only words around it.
        Value::Scalar(array) => match array.element(0) {
            Some(Value::Scalar(_)) | None => write_elements(out, array, depth),
            Some(element) => write_value(out, &element, depth + 1),
        },
        Value::BufferView(array) => write_buffer_view(out, array, Profile::Iree2022),
        Value::DeviceArray(array) => {
            out.push_str("<IREE DeviceArray: shape=");
            out.push_str(&shape(&array.shape));
            let _ = write!(out, ", dtype={}>", array.dtype.name());
        }
        Value::VmList(_) => out.push_str("<VmRef vm.list>"),
    }
}

fn write_list(out: &mut String, open: &str, items: &[Value], close: &str, depth: usize) {
    out.push_str(open);
    for (index, item) in items.iter().enumerate() {
        if index > 0 {
            out.push_str(", ");
        }
        write_value(out, item, depth + 1);
    }
    out.push_str(close);
}

fn write_dict(out: &mut String, items: &[(Value, Value)], depth: usize) {
    out.push('{');
    for (index, (key, value)) in items.iter().enumerate() {
        if index > 0 {
            out.push_str(", ");
        }
        write_value(out, key, depth + 1);
        out.push_str(": ");
        write_value(out, value, depth + 1);
    }
    out.push('}');
}

/// The elements of an array as a flat list, shortened.
fn write_elements(out: &mut String, array: &Array, depth: usize) {
    if let super::value::Elements::Complex(list) = &array.elements {
        let shown: Vec<String> =
            list.iter().take(MAX_SHOWN_ELEMENTS).map(|[re, im]| format!("({re}{im:+}j)")).collect();
        let _ = write!(out, "[{}]", shown.join(", "));
        return;
    }
    if let super::value::Elements::External(_) = &array.elements {
        let _ = write!(out, "..., shape={}", shape(&array.shape));
        return;
    }
    let shown: Vec<Value> =
        (0..MAX_SHOWN_ELEMENTS).map_while(|index| array.element(index)).collect();
    write_list(out, "[", &shown, "]", depth);
}

/// Python's `repr` of a string: single quotes, unless there are only single quotes in it.
fn write_str(out: &mut String, text: &str) {
    let quote = if text.contains('\'') && !text.contains('"') { '"' } else { '\'' };
    out.push(quote);
    for character in text.chars() {
        match character {
            '\\' => out.push_str("\\\\"),
            '\n' => out.push_str("\\n"),
            '\r' => out.push_str("\\r"),
            '\t' => out.push_str("\\t"),
            other if other == quote => {
                out.push('\\');
                out.push(quote);
            }
            control if (control as u32) < 0x20 || (0x7f..0xa1).contains(&(control as u32)) => {
                let _ = write!(out, "\\x{:02x}", control as u32);
            }
            // The only non-printable character that reflection is known to carry.
            '\u{feff}' => out.push_str("\\ufeff"),
            other => out.push(other),
        }
    }
    out.push(quote);
}

fn write_display(out: &mut String, value: impl std::fmt::Display) {
    // Writing to a String cannot fail.
    let _ = write!(out, "{value}");
}

/// Python's `repr` of a float: the shortest digits that read back, with an exponent below 1e-4
/// and from 1e16 on.
pub(super) fn float(value: f64) -> String {
    if value.is_nan() {
        return "nan".to_owned();
    }
    if value.is_infinite() {
        return if value > 0.0 { "inf".to_owned() } else { "-inf".to_owned() };
    }
    let scientific = format!("{value:e}");
    let (digits, exponent) = scientific.split_once('e').unwrap_or((&scientific, "0"));
    let exponent: i32 = exponent.parse().unwrap_or(0);
    if value != 0.0 && !(-4..16).contains(&exponent) {
        let sign = if exponent < 0 { '-' } else { '+' };
        return format!("{digits}e{sign}{:02}", exponent.abs());
    }
    let plain = format!("{value}");
    if plain.contains('.') { plain } else { format!("{plain}.0") }
}

fn write_buffer_view(out: &mut String, array: &Array, profile: Profile) {
    out.push_str("HalBufferView(");
    for (index, dim) in array.shape.iter().enumerate() {
        if index > 0 {
            out.push('x');
        }
        write_display(out, dim);
    }
    let _ = write!(out, ":0x{:08x})", array.dtype.element_type_number(profile));
}

/// A VM list as IREE's `VmVariantList` prints itself.
#[must_use]
pub fn vm_list(list: &[Vm], profile: Profile) -> String {
    let mut out = format!("<VmVariantList({}): ", list.len());
    write_vm_items(&mut out, list, 0, profile);
    out.push('>');
    out
}

/// A float as C++'s `std::to_string` writes it.
fn write_float(out: &mut String, value: f64) {
    if value.is_nan() {
        out.push_str("nan");
    } else {
        write_display(out, format_args!("{value:.6}"));
    }
}

fn write_vm_items(out: &mut String, list: &[Vm], depth: usize, profile: Profile) {
    out.push('[');
    for (index, item) in list.iter().enumerate() {
        if index > 0 {
            out.push_str(", ");
        }
        match item {
            Vm::Null => out.push_str("None"),
            Vm::I8(value) => write_display(out, value),
            Vm::I16(value) => write_display(out, value),
            Vm::I32(value) => write_display(out, value),
            Vm::I64(value) => write_display(out, value),
            Vm::F32(value) => write_float(out, f64::from(*value)),
            Vm::F64(value) => write_float(out, *value),
            Vm::List(_) if depth >= MAX_VALUE_DEPTH => out.push_str("..."),
            Vm::List(items) => {
                out.push_str("List");
                write_vm_items(out, items, depth + 1, profile);
            }
            Vm::BufferView(array) => write_buffer_view(out, array, profile),
        }
    }
    out.push(']');
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn floats_as_python_prints_them() {
        for (value, text) in [
            (1.0, "1.0"),
            (-0.0, "-0.0"),
            (0.1, "0.1"),
            (1e16, "1e+16"),
            (1e15, "1000000000000000.0"),
            (1.5e-5, "1.5e-05"),
            (0.0001, "0.0001"),
            (f64::MAX, "1.7976931348623157e+308"),
            (f64::NAN, "nan"),
        ] {
            assert_eq!(float(value), text);
        }
    }

    #[test]
    fn strings_choose_their_quotes() {
        for (text, expected) in
            [("a", "'a'"), ("it's", "\"it's\""), ("'\"", "'\\'\"'"), ("\u{1}\n", "'\\x01\\n'")]
        {
            assert_eq!(repr(&Value::Str(text.to_owned())), expected);
        }
    }

    #[test]
    fn deep_values_are_cut_off() {
        let mut value = Value::None;
        for _ in 0..200 {
            value = Value::Tuple(vec![value]);
        }
        assert!(repr(&value).contains("..."));
        assert!(repr(&Value::Tuple(vec![Value::Int(1)])) == "(1,)");
    }
}
