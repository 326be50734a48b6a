//! Modules of the dialects that the corpus' projects describe: aliases, types and attributes with forms that are
//! declared or that only C++ knows, and operations that have these.

use arbitrary::{Result, Unstructured};
use std::fmt::Write as _;

/// Names of aliases: some of them could be C++'s.
const NAMES: [&str; 8] = ["tile", "t", "layout7", "Mine", "pipe_a", "box", "mixed1", "z"];

/// Attributes, with `#` for another one, which may be a tile.
const ATTRIBUTES: [&str; 9] = [
    "#forms.tile<[1, 2]>",
    "#forms.tile<[4],columns>",
    "#forms.layout<access = write|read, tile = #>",
    "#forms.layout<tile = #, access = none, copies = 2>",
    "#forms.list<of #, #>",
    "#forms.mixed<3, a->(b = 1)>",
    "#valve.pipe<7>",
    "#valve.tag<\"x\" -> {a=1, b = [2,3]}>",
    "#other.what<#, x=1>",
];

/// Texts that only C++ reads, for an attribute.
const TAGS: [&str; 8] =
    ["@north", "\"south\"", "[\"a\", 1]", "5", "-3 <x>", "<5>", "word {a => b}", "!x.y<z> or 1.5"];

/// A module.
///
/// # Errors
/// If the source has no more bytes.
pub fn module(u: &mut Unstructured<'_>) -> Result<String> {
    let mut text = String::new();
    let mut tiles = vec!["#forms.tile<[8]>".to_owned()];
    for (index, name) in NAMES.iter().enumerate() {
        if u.ratio(1, 3)? {
            let value = attribute(u, &tiles)?;
            let _ = writeln!(text, "#{name} = {value}");
            if value.starts_with("#forms.tile") {
                tiles.push(format!("#{name}"));
            }
        } else if u.ratio(1, 4)? {
            let ty = ty(u, &tiles)?;
            let _ = writeln!(text, "!{name} = {ty}\n\"x.alias{index}\"() : () -> !{name}");
        }
    }
    text.push_str("func.func @f(%a: i32) {\n");
    for _ in 0..u.int_in_range(1..=6)? {
        let value = attribute(u, &tiles)?;
        let _ = match u.int_in_range(0..=4)? {
            0 => writeln!(text, "  \"x.y\"() {{a = {value}, b = [{value}]}} : () -> ()"),
            1 => writeln!(text, "  valve.turn at(#valve.pipe<{}>) %a : i32", u.arbitrary::<u8>()?),
            2 => writeln!(text, "  valve.mark %a as {} {{a = {value}}} : i32", u.choose(&TAGS)?),
            3 => writeln!(text, "  \"x.t\"() : () -> {}", ty(u, &tiles)?),
            _ => writeln!(text, "  other.op %a {value} {{x = {value}}}"),
        };
    }
    text.push_str("  return\n}\n");
    Ok(text)
}

fn attribute(u: &mut Unstructured<'_>, tiles: &[String]) -> Result<String> {
    let template = *u.choose(&ATTRIBUTES)?;
    let (own, inner) = template.split_at(1);
    let mut text = own.to_owned();
    for (index, piece) in inner.split('#').enumerate() {
        if index > 0 {
            text.push_str(u.choose(tiles)?);
        }
        text.push_str(piece);
    }
    Ok(text)
}

fn ty(u: &mut Unstructured<'_>, tiles: &[String]) -> Result<String> {
    Ok(match u.int_in_range(0..=2)? {
        0 => "!forms.box<i8 : true>".to_owned(),
        // A colon after a name in full would begin the type of the attribute.
        1 => {
            let tile = u.choose(tiles)?;
            let tile = tile.strip_prefix("#forms.tile").unwrap_or(tile);
            format!("!forms.box<tensor<4xi8> in {tile} : false>")
        }
        _ => format!("tensor<4xi8, {}>", u.choose(tiles)?),
    })
}
