//! Paths, shardings, and functions with metadata about how they are called.

use abide_core::abi::call::{Path, PathStep};
use abide_core::mlir::print::escape::write_string;
use arbitrary::{Result, Unstructured};
use std::fmt::Write as _;

/// Names and keys, some needing quotes or escapes.
const WORDS: [&str; 12] =
    ["a", "w", "params", "_x1", "é", "a b", "q'q", "d\"d", "]", "new\nline", "\\", ""];

/// A path of any steps.
///
/// # Errors
/// None that matter: where the bytes end, the path ends.
pub fn path(u: &mut Unstructured<'_>) -> Result<Path> {
    let roots = ["", "result", "args", "é_1"];
    let mut path = Path { root: (*u.choose(&roots)?).to_owned(), steps: Vec::new() };
    for _ in 0..u.int_in_range(0..=5)? {
        path.steps.push(match u.int_in_range(0..=3)? {
            0 => PathStep::Index(u.arbitrary()?),
            1 => PathStep::Key((*u.choose(&WORDS)?).to_owned()),
            2 => PathStep::Field((*u.choose(&WORDS[..5])?).to_owned()),
            _ => {
                let others = ["(1, 2)", "True", "<E.A: 1>", "b'x'", "('a]', [1])", "1.5"];
                PathStep::Other((*u.choose(&others)?).to_owned())
            }
        });
    }
    Ok(path)
}

/// Generates an XLA sharding over 8 devices, with its number of dims; `None` if any will do.
///
/// # Errors
/// None that matter.
pub fn sharding_hlo(u: &mut Unstructured<'_>) -> Result<(String, Option<usize>)> {
    let plain = ["{replicated}", "{maximal device=3}", "{manual}", "{unknown}"];
    if u.ratio(1, 4)? {
        return Ok(((*u.choose(&plain)?).to_owned(), None));
    }
    let grids: [&[u64]; 6] = [&[8], &[2, 4], &[1, 8], &[4, 1, 2], &[2, 2, 2], &[8, 1, 1]];
    let grid = *u.choose(&grids)?;
    let orders = ["<=[8]", "<=[2,4]T(1,0)", "<=[2,2,2]T(2,0,1)", "7,6,5,4,3,2,1,0"];
    let order = u.choose(&orders)?;
    let last = ["", " last_tile_dim_replicate", " last_tile_dims={manual}"];
    let last = u.choose(&last)?;
    let metadata = ["", " metadata={op_name=\"a}b\"}"];
    let metadata = u.choose(&metadata)?;
    let numbers: Vec<String> = grid.iter().map(u64::to_string).collect();
    let text = format!("{{devices=[{}]{order}{last}{metadata}}}", numbers.join(","));
    Ok((text, Some(grid.len() - usize::from(!last.is_empty()))))
}

/// Generates the bracketed part of a Shardy sharding, over a mesh `@mesh` of `"x"=2` and `"y"=4`, for an array of
/// some rank.
///
/// # Errors
/// None that matter.
pub fn sharding_sdy(u: &mut Unstructured<'_>, rank: usize) -> Result<String> {
    let mut axes = vec!["\"x\"", "\"y\":(1)2", "\"y\":(2)2"];
    if u.arbitrary()? {
        axes = vec!["\"y\"", "\"x\""];
    }
    let mut dims = Vec::new();
    for _ in 0..rank {
        let mut own: Vec<&str> = Vec::new();
        while !axes.is_empty() && u.ratio(1, 3)? {
            own.extend(axes.pop());
        }
        if u.ratio(1, 4)? {
            own.push("?");
        }
        let priority = if !own.is_empty() && u.ratio(1, 4)? { "p1" } else { "" };
        dims.push(format!("{{{}}}{priority}", own.join(", ")));
    }
    let mut text = format!("<@mesh, [{}]", dims.join(", "));
    for list in ["replicated", "unreduced", "unreduced=max"] {
        if let Some(axis) = axes.pop().filter(|_| u.ratio(1, 5).unwrap_or(false)) {
            let equals = if list.contains('=') { "" } else { "=" };
            let _ = write!(text, ", {list}{equals}{{{axis}}}");
            // Only one list of a kind is allowed there.
            axes.clear();
        }
    }
    text.push('>');
    Ok(text)
}

/// An argument or result that a generated function has.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Value {
    /// Its place in the caller's structures.
    pub path: Vec<PathStep>,
    /// The sizes of its dims.
    pub dims: Vec<u64>,
    /// Whether its buffer is given away.
    pub donated: bool,
    /// The result that takes its buffer over.
    pub aliases: Option<usize>,
    /// Its sharding, in Shardy's grammar.
    pub sharding: Option<String>,
}

/// A function and the content of its attributes.
#[derive(Debug, Clone, Default)]
pub struct Annotated {
    /// A file with a mesh and the function.
    pub text: String,
    /// The function's arguments.
    pub arguments: Vec<Value>,
    /// Its results.
    pub results: Vec<Value>,
}

/// A function with arguments and results in structures, buffers that are given away and shardings.
///
/// # Errors
/// None that matter.
pub fn function(u: &mut Unstructured<'_>) -> Result<Annotated> {
    let mut made = Annotated::default();
    for number in 0..u.int_in_range(0..=3)? {
        let root = PathStep::Field(format!("p{number}"));
        structure(u, &mut vec![root], 3, &mut made.arguments)?;
    }
    structure(u, &mut Vec::new(), 3, &mut made.results)?;
    let mut taken = vec![false; made.results.len()];
    for argument in &mut made.arguments {
        let fits = |number: &usize| made.results[*number].dims == argument.dims && !taken[*number];
        let free = (0..made.results.len()).find(fits);
        match u.int_in_range(0..=2)? {
            0 => argument.donated = true,
            1 => {
                argument.aliases = free;
                argument.donated = free.is_some();
            }
            _ => {}
        }
        if let Some(free) = argument.aliases {
            taken[free] = true;
        }
    }
    let arguments: Vec<String> = made.arguments.iter().enumerate().map(argument).collect();
    let results: Vec<String> = made.results.iter().map(result).collect();
    made.text = format!(
        "sdy.mesh @mesh = <[\"x\"=2, \"y\"=4]>\nfunc.func private @f({}) -> ({}) {{\n  \"t.end\"() : () -> ()\n}}\n",
        arguments.join(", "),
        results.join(", ")
    );
    Ok(made)
}

/// A structure whose values are added to `out`; `path` leads to it.
fn structure(
    u: &mut Unstructured<'_>,
    path: &mut Vec<PathStep>,
    depth: u32,
    out: &mut Vec<Value>,
) -> Result<()> {
    let kind = if depth == 0 { 0 } else { u.int_in_range(0..=3)? };
    if kind == 0 {
        let rank = u.int_in_range(0..=3)?;
        let dims = (0..rank).map(|_| Ok(8 * u.int_in_range(1..=2)?)).collect::<Result<Vec<_>>>()?;
        let sharding = if u.ratio(1, 3)? { Some(sharding_sdy(u, rank)?) } else { None };
        let path = path.clone();
        out.push(Value { path, dims, donated: false, aliases: None, sharding });
        return Ok(());
    }
    let first = u.int_in_range(0..=WORDS.len() - 1)?;
    for number in 0..u.int_in_range(1..=3)? {
        let word = WORDS[(first + number) % WORDS.len()];
        path.push(match kind {
            1 => PathStep::Index(i64::try_from(number).unwrap_or(0)),
            2 => PathStep::Key(word.to_owned()),
            _ => PathStep::Field(WORDS[number].to_owned()),
        });
        structure(u, path, depth - 1, out)?;
        path.pop();
    }
    Ok(())
}

fn ty(value: &Value) -> String {
    let dims: String = value.dims.iter().map(|dim| format!("{dim}x")).collect();
    format!("tensor<{dims}f32>")
}

fn quoted(text: &str) -> String {
    let mut out = Vec::new();
    write_string(text.as_bytes(), &mut out);
    String::from_utf8_lossy(&out).into_owned()
}

fn argument((number, value): (usize, &Value)) -> String {
    let mut attributes = Vec::new();
    match value.aliases {
        Some(result) => attributes.push(format!("tf.aliasing_output = {result} : i32")),
        None if value.donated => attributes.push("jax.buffer_donor = true".to_owned()),
        None => {}
    }
    attributes.extend(sharding(value));
    let root = match value.path.first() {
        Some(PathStep::Field(name)) => name.clone(),
        _ => String::new(),
    };
    let path = Path { root, steps: value.path.iter().skip(1).cloned().collect() };
    let location = quoted(&path.to_string());
    format!("%arg{number}: {}{} loc({location})", ty(value), dictionary(&attributes))
}

fn result(value: &Value) -> String {
    let path = Path { root: "result".to_owned(), steps: value.path.clone() };
    let mut attributes = vec![format!("jax.result_info = {}", quoted(&path.to_string()))];
    attributes.extend(sharding(value));
    format!("{}{}", ty(value), dictionary(&attributes))
}

fn sharding(value: &Value) -> Option<String> {
    Some(format!("sdy.sharding = #sdy.sharding{}", value.sharding.as_ref()?))
}

fn dictionary(attributes: &[String]) -> String {
    if attributes.is_empty() { String::new() } else { format!(" {{{}}}", attributes.join(", ")) }
}
