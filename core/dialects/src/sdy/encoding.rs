//! The attributes of Shardy in their own encoding, as the text that the dialect prints.
//!
//! An attribute contains others, each encoded separately in the file: `#sdy.axis_ref<"x">` is a part of
//! `#sdy.dimension_sharding<{"x"}>`, and that of `#sdy.sharding<@mesh, [{"x"}]>`.

use abide_mlir::bytecode::{Encoded, Read};
use abide_mlir::ir::Attribute;

/// The codes of the attributes that are written without brackets.
const MANUAL_AXES: u64 = 0;
const AXIS_REF_LIST: u64 = 11;
const LIST_OF_AXIS_REF_LISTS: u64 = 12;
const ALL_TO_ALL_PARAM: u64 = 13;
const ALL_TO_ALL_PARAM_LIST: u64 = 14;

/// An attribute. Those of reductions other than sums are kept as bytes.
pub(super) fn attribute(encoded: &mut Encoded<'_, '_>) -> Read<Option<Attribute>> {
    let code = encoded.number()?;
    let (name, body) = match code {
        1 => {
            let name = encoded.string()?;
            let (name, size) = (encoded.written(name)?, encoded.signed()?);
            ("mesh_axis", Some(format!("{name}={size}")))
        }
        2 => ("mesh", mesh(encoded)?),
        3 => {
            let (before, size) = (encoded.signed()?, encoded.signed()?);
            ("sub_axis_info", Some(format!("({before}){size}")))
        }
        4 => ("axis_ref", axis(encoded)?),
        5 => ("dimension_sharding", dimension(encoded)?),
        6 => ("sharding", sharding(encoded, false)?),
        15 => ("sharding", sharding(encoded, true)?),
        7 | 16 => {
            let shardings = parts(encoded, "sharding")?.map(|all| {
                let all: Vec<String> = all.iter().map(|one| format!("<{one}>")).collect();
                format!("[{}]", all.join(", "))
            });
            ("sharding_per_value", shardings)
        }
        8 => {
            let factors = encoded.signed_list()?;
            let text: String = factors.iter().map(|factor| symbol(*factor)).collect();
            ("dim_mapping", Some(text))
        }
        9 => {
            let dims = parts(encoded, "dim_mapping")?;
            ("tensor_mapping", dims.map(|dims| format!("[{}]", dims.join(", "))))
        }
        10 => ("op_sharding_rule", rule(encoded)?),
        code => return without_brackets(encoded, code),
    };
    match body {
        Some(body) => encoded.attribute_of("sdy", &format!("{name}<{body}>")).map(Some),
        None => Ok(None),
    }
}

/// An attribute whose form has no brackets: `#sdy<axis_ref_list{"x"}>`. But for the axes of a manual computation
/// they are those of collective operations.
fn without_brackets(encoded: &mut Encoded<'_, '_>, code: u64) -> Read<Option<Attribute>> {
    let (name, body) = match code {
        MANUAL_AXES => {
            let axes = parts(encoded, "")?;
            ("manual_axes", axes.map(|axes| format!("{{{}}}", axes.join(", "))))
        }
        AXIS_REF_LIST => {
            let axes = parts(encoded, "axis_ref")?;
            ("axis_ref_list", axes.map(|axes| format!("{{{}}}", axes.join(", "))))
        }
        LIST_OF_AXIS_REF_LISTS => {
            ("list_of_axis_ref_lists", collective_list(encoded, "axis_ref_list")?)
        }
        ALL_TO_ALL_PARAM => {
            let axes = parts(encoded, "axis_ref")?;
            let (source, target) = (encoded.signed()?, encoded.signed()?);
            let body = axes.map(|axes| format!("{{{}}}: {source}->{target}", axes.join(", ")));
            ("all_to_all_param", body)
        }
        ALL_TO_ALL_PARAM_LIST => {
            ("all_to_all_param_list", collective_list(encoded, "all_to_all_param")?)
        }
        _ => return Ok(None),
    };
    match body {
        Some(body) => encoded.attribute_of("sdy", &format!("<{name}{body}>")).map(Some),
        None => Ok(None),
    }
}

/// `[{"x"}, {}]`: the bodies of attributes of collective operations with a name.
fn collective_list(encoded: &mut Encoded<'_, '_>, name: &str) -> Read<Option<String>> {
    let mut bodies = Vec::new();
    for attribute in encoded.list()? {
        let text = encoded.written(attribute)?;
        let inner =
            text.strip_prefix(&format!("#sdy<{name}")).and_then(|text| text.strip_suffix('>'));
        let Some(inner) = inner else { return Ok(None) };
        bodies.push(inner.to_owned());
    }
    Ok(Some(format!("[{}]", bodies.join(", "))))
}

/// The text between the brackets of an attribute with a name; all of it without a name.
fn part(encoded: &mut Encoded<'_, '_>, attribute: Attribute, name: &str) -> Read<Option<String>> {
    let text = encoded.written(attribute)?;
    if name.is_empty() {
        return Ok(Some(text));
    }
    let inner = text.strip_prefix(&format!("#sdy.{name}<")).and_then(|text| text.strip_suffix('>'));
    Ok(inner.map(str::to_owned))
}

/// A list of such.
fn parts(encoded: &mut Encoded<'_, '_>, name: &str) -> Read<Option<Vec<String>>> {
    let all: Option<Vec<String>> =
        encoded.list()?.into_iter().map(|one| part(encoded, one, name)).collect::<Read<_>>()?;
    Ok(all)
}

/// `["x"=2, "y"=4], device_ids=[1, 0]`
fn mesh(encoded: &mut Encoded<'_, '_>) -> Read<Option<String>> {
    let axes = parts(encoded, "mesh_axis")?;
    let devices = encoded.signed_list()?;
    let devices = match devices.is_empty() {
        true => String::new(),
        false => format!(", device_ids={devices:?}"),
    };
    Ok(axes.map(|axes| format!("[{}]{devices}", axes.join(", "))))
}

/// `"x"`, or a part of it: `"x":(2)4`
fn axis(encoded: &mut Encoded<'_, '_>) -> Read<Option<String>> {
    let name = encoded.string()?;
    let name = encoded.written(name)?;
    Ok(match encoded.optional_attribute()? {
        None => Some(name),
        Some(info) => part(encoded, info, "sub_axis_info")?.map(|info| format!("{name}:{info}")),
    })
}

/// `{"x", ?}p1`
fn dimension(encoded: &mut Encoded<'_, '_>) -> Read<Option<String>> {
    let axes = parts(encoded, "axis_ref")?;
    let is_closed = encoded.byte()? != 0;
    let (priority, has_priority) = encoded.number_with_flag()?;
    let Some(mut axes) = axes else { return Ok(None) };
    if !is_closed {
        axes.push("?".to_owned());
    }
    let priority = if has_priority { format!("p{priority}") } else { String::new() };
    Ok(Some(format!("{{{}}}{priority}", axes.join(", "))))
}

/// `@mesh, [{"x"}, {}], replicated={"y"}, unreduced={"z"}`
fn sharding(encoded: &mut Encoded<'_, '_>, has_unreduced: bool) -> Read<Option<String>> {
    let mesh = encoded.attribute()?;
    let mesh = encoded.written(mesh)?;
    let mesh = mesh.strip_prefix("#sdy.").unwrap_or(&mesh);
    let Some(dims) = parts(encoded, "dimension_sharding")? else { return Ok(None) };
    let mut text = format!("{mesh}, [{}]", dims.join(", "));
    let others: &[&str] =
        if has_unreduced { &["replicated", "unreduced"] } else { &["replicated"] };
    for word in others {
        let Some(axes) = parts(encoded, "axis_ref")? else { return Ok(None) };
        if !axes.is_empty() {
            text.push_str(&format!(", {word}={{{}}}", axes.join(", ")));
        }
    }
    Ok(Some(text))
}

/// `([i, k], [k, j])->([i, j]) {i=8, j=16, k=4} reduction={k}, custom`
fn rule(encoded: &mut Encoded<'_, '_>) -> Read<Option<String>> {
    let sizes = encoded.signed_list()?;
    let operands = parts(encoded, "tensor_mapping")?;
    let results = parts(encoded, "tensor_mapping")?;
    let (Some(operands), Some(results)) = (operands, results) else { return Ok(None) };
    let sizes: Vec<String> =
        (0i64..).zip(&sizes).map(|(factor, size)| format!("{}={size}", symbol(factor))).collect();
    let mut text =
        format!("({})->({}) {{{}}}", operands.join(", "), results.join(", "), sizes.join(", "));
    for word in ["reduction", "need_replication", "permutation", "blocked_propagation"] {
        let factors: Vec<String> = encoded.signed_list()?.into_iter().map(symbol).collect();
        if !factors.is_empty() {
            text.push_str(&format!(" {word}={{{}}}", factors.join(", ")));
        }
    }
    if encoded.byte()? != 0 {
        text.push_str(", custom");
    }
    Ok(Some(text))
}

/// The letter of a factor: `i` to `z`, and then `z_1`, `z_2` ..
fn symbol(factor: i64) -> String {
    let letter = u8::try_from(factor).ok().filter(|factor| *factor < 18);
    match letter {
        Some(letter) => char::from(b'i' + letter).to_string(),
        None => format!("z_{}", factor.saturating_sub(17)),
    }
}
