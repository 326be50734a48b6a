//! XLA's strings for shardings: `{devices=[2,1,4]<=[8] last_tile_dim_replicate}`.
//!
//! As `hlo_parser.cc` reads them: `replicated`, `manual`, `unknown`, `unreduced`, `maximal device=3`,
//! `devices=[..]` with a list of devices or `<=[..]T(..)`, trailing dims of subgroups, `metadata={..}`,
//! `shard_as` and `shard_like`, and tuples.

use super::{DeviceOrder, Part, Sharding, Tiling, product};
use crate::cursor::{Cursor, GrammarError};
use abide_source::text::Span;
use std::fmt;

/// The maximum nesting of tuples.
const MAX_TUPLE_DEPTH: u32 = 16;

/// The kinds of devices that have the same tile, as `last_tile_dims` lists them.
const SUBGROUPS: [&str; 4] = ["replicated", "manual", "maximal", "unreduced"];

/// A parsed sharding without its metadata, the source of the operation.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct HloSharding {
    /// The placement of the array.
    pub placement: Placement,
    /// The shardings that are to be equal to this one, or like it: `shard_as 1`.
    pub group: Option<(Group, u64)>,
}

/// The placement of an array.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Placement {
    /// `replicated`
    Replicated,
    /// `manual`
    Manual,
    /// `unknown`
    Unknown,
    /// `unreduced`
    Unreduced,
    /// `maximal device=3`
    Maximal(u64),
    /// `devices=[2,4]<=[8]`
    Tiled {
        /// The sizes of the device grid.
        grid: Vec<u64>,
        /// The order of the devices.
        order: DeviceOrder,
        /// The meanings of the last grid sizes, which belong to no dim.
        subgroups: Vec<&'static str>,
    },
    /// `mesh['x'=2], [{'x'}]`: over named axes, as the text between the braces.
    Named(String),
    /// One for each element of a tuple.
    Tuple(Vec<HloSharding>),
}

/// The relation between shardings with one number.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Group {
    /// They are equal.
    As,
    /// They are alike as far as possible.
    Like,
}

impl HloSharding {
    /// The sharding.
    #[must_use]
    pub fn sharding(&self) -> Sharding {
        match &self.placement {
            Placement::Replicated => Sharding::Replicated,
            Placement::Manual => Sharding::Manual,
            Placement::Unknown | Placement::Unreduced | Placement::Named(_) => Sharding::Unknown,
            Placement::Maximal(device) => Sharding::Maximal(*device),
            Placement::Tiled { grid, order, subgroups } => {
                let rank = grid.len().saturating_sub(subgroups.len());
                let part =
                    |(axis, size): (usize, &u64)| vec![Part { axis, stride: 1, size: *size }];
                let dims = grid.iter().enumerate().take(rank).map(part).collect();
                Sharding::Tiled(Tiling { grid: grid.clone(), dims, order: order.clone() })
            }
            Placement::Tuple(all) => {
                Sharding::Tuple(all.iter().map(HloSharding::sharding).collect())
            }
        }
    }
}

/// As XLA writes it, without metadata; devices in the order of their numbers are one range.
impl fmt::Display for HloSharding {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("{")?;
        match &self.placement {
            Placement::Replicated => f.write_str("replicated")?,
            Placement::Manual => f.write_str("manual")?,
            Placement::Unknown => f.write_str("unknown")?,
            Placement::Unreduced => f.write_str("unreduced")?,
            Placement::Maximal(device) => write!(f, "maximal device={device}")?,
            Placement::Tiled { grid, order, subgroups } => {
                write!(f, "devices=[{}]", with_commas(grid, ","))?;
                match order {
                    DeviceOrder::Iota => {
                        write!(f, "<=[{}]", product(grid.iter().copied()).unwrap_or(0))?;
                    }
                    DeviceOrder::List(devices) => f.write_str(&with_commas(devices, ","))?,
                    DeviceOrder::Transposed { shape, permutation } => {
                        let permutation = with_commas(permutation, ",");
                        write!(f, "<=[{}]T({permutation})", with_commas(shape, ","))?;
                    }
                }
                match &**subgroups {
                    [] => {}
                    ["replicated"] => f.write_str(" last_tile_dim_replicate")?,
                    all => write!(f, " last_tile_dims={{{}}}", all.join(", "))?,
                }
            }
            Placement::Named(text) => f.write_str(text)?,
            Placement::Tuple(all) => f.write_str(&with_commas(all, ", "))?,
        }
        match self.group {
            Some((Group::As, number)) => write!(f, " shard_as {number}")?,
            Some((Group::Like, number)) => write!(f, " shard_like {number}")?,
            None => {}
        }
        f.write_str("}")
    }
}

fn with_commas(all: &[impl fmt::Display], comma: &str) -> String {
    let texts: Vec<String> = all.iter().map(ToString::to_string).collect();
    texts.join(comma)
}

/// Reads a sharding.
///
/// # Errors
/// If the text is not a sharding.
pub fn parse(text: &[u8]) -> Result<HloSharding, GrammarError> {
    let mut cursor = Cursor::new(text);
    cursor.skip_spaces();
    let sharding = sharding(&mut cursor, MAX_TUPLE_DEPTH)?;
    cursor.skip_spaces();
    match cursor.is_at_end() {
        true => Ok(sharding),
        false => Err(cursor.error("nothing may follow the sharding".to_owned())),
    }
}

/// The text between the braces of one sharding.
#[derive(Default)]
struct Body {
    kind: Option<Kind>,
    grid: Option<(Vec<u64>, Span)>,
    order: Option<DeviceOrder>,
    /// The meanings of the last dims.
    subgroups: Vec<&'static str>,
    group: Option<(Group, u64)>,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Kind {
    Replicated,
    Manual,
    Unknown,
    Unreduced,
    Maximal(Option<u64>),
}

impl From<Placement> for HloSharding {
    fn from(placement: Placement) -> HloSharding {
        HloSharding { placement, group: None }
    }
}

fn sharding(cursor: &mut Cursor<'_>, depth: u32) -> Result<HloSharding, GrammarError> {
    let start = cursor.offset();
    cursor.expect("{")?;
    if cursor.eat_spaced(b"}") {
        return Ok(Placement::Tuple(Vec::new()).into());
    }
    cursor.skip_spaces();
    if cursor.peek() == Some(b'{') {
        return tuple(cursor, depth);
    }
    if is_over_named_axes(*cursor) {
        let text = balanced(cursor)?.trim_ascii_end();
        return Ok(Placement::Named(String::from_utf8_lossy(text).into_owned()).into());
    }
    let mut body = Body::default();
    while !cursor.eat_spaced(b"}") {
        cursor.skip_spaces();
        if cursor.is_at_end() {
            let span = Span::new(start, start.saturating_add(1));
            return Err(GrammarError { span, message: "this '{' is not closed".to_owned() });
        }
        cursor.eat_spaced(b",");
        cursor.skip_spaces();
        body.item(cursor)?;
    }
    body.finish(cursor.span_from(start))
}

/// Whether a sharding over named axes comes next: `mesh['x'=2], [{'x'}]`, `single_device[device_id=1]` or a mesh by its
/// name. These have their own grammar, which still changes.
fn is_over_named_axes(mut cursor: Cursor<'_>) -> bool {
    match cursor.word() {
        b"" => cursor.peek() == Some(b'@'),
        _ => cursor.peek() == Some(b'['),
    }
}

fn tuple(cursor: &mut Cursor<'_>, depth: u32) -> Result<HloSharding, GrammarError> {
    let Some(depth) = depth.checked_sub(1) else {
        return Err(cursor.error("tuples are nested too deeply".to_owned()));
    };
    let mut elements = Vec::new();
    loop {
        cursor.skip_spaces();
        elements.push(sharding(cursor, depth)?);
        cursor.skip_spaces();
        // The comments that XLA puts before every fifth element.
        if !cursor.eat_spaced(b",") {
            cursor.expect("}")?;
            return Ok(Placement::Tuple(elements).into());
        }
        cursor.skip_spaces();
        if cursor.eat(b"/*") {
            cursor.take_while(|byte| byte != b'/');
            cursor.expect("/")?;
        }
    }
}

/// The text up to the closing brace of one already consumed; skips that.
fn balanced<'a>(cursor: &mut Cursor<'a>) -> Result<&'a [u8], GrammarError> {
    let (start, text) = (cursor.offset(), cursor.rest());
    let mut depth = 1_u32;
    let mut len = 0;
    while depth > 0 {
        cursor.take_while(|byte| !matches!(byte, b'{' | b'}' | b'"'));
        match cursor.peek() {
            Some(b'{') => depth += 1,
            Some(b'}') => {
                depth -= 1;
                len = (cursor.offset() - start) as usize;
            }
            Some(_) => {
                cursor.skip(1);
                cursor.take_while(|byte| byte != b'"');
            }
            None => {
                let span = Span::new(start.saturating_sub(1), start);
                return Err(GrammarError { span, message: "this '{' is not closed".to_owned() });
            }
        }
        cursor.skip(1);
    }
    Ok(text.get(..len).unwrap_or_default())
}

impl Body {
    fn item(&mut self, cursor: &mut Cursor<'_>) -> Result<(), GrammarError> {
        let (before, start) = (*cursor, cursor.offset());
        let word = cursor.word();
        let span = cursor.span_from(start);
        let kind = match word {
            b"replicated" => Kind::Replicated,
            b"manual" => Kind::Manual,
            b"unknown" => Kind::Unknown,
            b"unreduced" => Kind::Unreduced,
            b"maximal" => Kind::Maximal(None),
            b"device" => {
                cursor.expect("=")?;
                let device = cursor.number()?;
                return match self.kind {
                    Some(Kind::Maximal(None)) | None => {
                        self.kind = Some(Kind::Maximal(Some(device)));
                        Ok(())
                    }
                    _ => Err(unexpected(span)),
                };
            }
            b"devices" if self.grid.is_none() => return self.devices(cursor),
            b"last_tile_dim_replicate" => {
                self.subgroups = vec!["replicated"];
                return Ok(());
            }
            b"last_tile_dims" => return self.last_tile_dims(cursor),
            b"metadata" => {
                cursor.expect("=")?;
                cursor.expect("{")?;
                return balanced(cursor).map(drop);
            }
            b"shard_as" => {
                self.group = Some((Group::As, cursor.number()?));
                return Ok(());
            }
            b"shard_like" => {
                self.group = Some((Group::Like, cursor.number()?));
                return Ok(());
            }
            b"" => return Err(before.error("expected a word such as 'replicated'".to_owned())),
            _ => return Err(unexpected(span)),
        };
        if self.kind.is_some() {
            return Err(unexpected(span));
        }
        self.kind = Some(kind);
        Ok(())
    }

    /// `devices=[2,2]0,1,2,3` or `devices=[2,2]<=[4]T(1,0)`.
    fn devices(&mut self, cursor: &mut Cursor<'_>) -> Result<(), GrammarError> {
        cursor.expect("=")?;
        cursor.expect("[")?;
        let start = cursor.offset();
        let grid = cursor.numbers("]")?;
        let span = Span::new(start, cursor.offset().saturating_sub(1));
        let count = product(grid.iter().copied()).filter(|count| *count > 0 && !grid.is_empty());
        let count = count.ok_or_else(|| GrammarError {
            span,
            message: "the sizes of tiles have a product that is 0 or too large".to_owned(),
        })?;
        self.grid = Some((grid, span));
        self.order = Some(if cursor.eat_spaced(b"<=") {
            iota(cursor, count)?
        } else {
            list(cursor, count)?
        });
        Ok(())
    }

    fn last_tile_dims(&mut self, cursor: &mut Cursor<'_>) -> Result<(), GrammarError> {
        cursor.expect("=")?;
        cursor.expect("{")?;
        loop {
            cursor.skip_spaces();
            let start = cursor.offset();
            let word = cursor.word();
            let Some(known) = SUBGROUPS.iter().find(|known| known.as_bytes() == word) else {
                return Err(unexpected(cursor.span_from(start)));
            };
            self.subgroups.push(known);
            if !cursor.eat_spaced(b",") {
                return cursor.expect("}");
            }
        }
    }

    fn finish(self, span: Span) -> Result<HloSharding, GrammarError> {
        let error = |span, message: &str| GrammarError { span, message: message.to_owned() };
        let group = self.group;
        let Some((grid, grid_span)) = self.grid else {
            let placement = match self.kind {
                Some(Kind::Maximal(Some(device))) => Placement::Maximal(device),
                Some(Kind::Maximal(None)) => {
                    return Err(error(span, "expected 'device=' and its number"));
                }
                Some(Kind::Manual) => Placement::Manual,
                Some(Kind::Unknown) => Placement::Unknown,
                Some(Kind::Unreduced) => Placement::Unreduced,
                Some(Kind::Replicated) => Placement::Replicated,
                None => return Err(error(span, "this does not say where the array is")),
            };
            return Ok(HloSharding { placement, group });
        };
        if self.kind.is_some() {
            return Err(error(span, "an array with 'devices=' is not of another kind, too"));
        }
        if grid.len() < self.subgroups.len() {
            return Err(error(grid_span, "there are fewer sizes than subgroups"));
        }
        let order = self.order.unwrap_or(DeviceOrder::Iota);
        let placement = Placement::Tiled { grid, order, subgroups: self.subgroups };
        Ok(HloSharding { placement, group })
    }
}

fn unexpected(span: Span) -> GrammarError {
    GrammarError { span, message: "a sharding has no such word here".to_owned() }
}

/// Parses `[2,4]T(1,0)` after `<=`.
fn iota(cursor: &mut Cursor<'_>, count: u64) -> Result<DeviceOrder, GrammarError> {
    cursor.expect("[")?;
    let start = cursor.offset();
    let shape = cursor.numbers("]")?;
    let span = Span::new(start, cursor.offset().saturating_sub(1));
    if product(shape.iter().copied()) != Some(count) {
        let message = format!("the tiles are {count} devices, and these are others");
        return Err(GrammarError { span, message });
    }
    if !cursor.eat_spaced(b"T(") {
        return Ok(DeviceOrder::Iota);
    }
    let start = cursor.offset();
    let numbers = cursor.numbers(")")?;
    let span = Span::new(start, cursor.offset().saturating_sub(1));
    let permutation: Vec<usize> =
        numbers.iter().map(|number| usize::try_from(*number).unwrap_or(usize::MAX)).collect();
    let mut sorted = permutation.clone();
    sorted.sort_unstable();
    if !sorted.iter().copied().eq(0..shape.len()) {
        let message = format!("this is not a permutation of the {} dims", shape.len());
        return Err(GrammarError { span, message });
    }
    if permutation.is_sorted() {
        return Ok(DeviceOrder::Iota);
    }
    Ok(DeviceOrder::Transposed { shape, permutation })
}

/// `0,1,2,3`.
fn list(cursor: &mut Cursor<'_>, count: u64) -> Result<DeviceOrder, GrammarError> {
    cursor.skip_spaces();
    let start = cursor.offset();
    let mut devices = vec![cursor.number()?];
    while cursor.eat_spaced(b",") {
        devices.push(cursor.number()?);
    }
    let span = cursor.span_from(start);
    if devices.len() as u64 != count {
        let message = format!("the tiles are {count} devices, and these are {}", devices.len());
        return Err(GrammarError { span, message });
    }
    let mut sorted = devices.clone();
    sorted.sort_unstable();
    sorted.dedup();
    if sorted.len() != devices.len() {
        return Err(GrammarError { span, message: "a device has two tiles".to_owned() });
    }
    Ok(DeviceOrder::List(devices.into()))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The device of each slice and where it begins.
    fn starts(text: &str, dims: &[u64], devices: u64) -> Vec<(u64, Vec<u64>)> {
        let dims: Vec<_> = dims.iter().map(|dim| Some(*dim)).collect();
        let written = parse(text.as_bytes()).unwrap();
        let slices = written.sharding().slices(&dims, devices).unwrap();
        let begin = |range: Option<(u64, u64)>| range.unwrap().0;
        let slice = |s: super::super::DeviceSlice| (s.device, s.ranges.into_iter().map(begin));
        slices.into_iter().map(slice).map(|(device, starts)| (device, starts.collect())).collect()
    }

    #[test]
    fn shardings_assign_slices_to_devices() {
        assert_eq!(
            starts("{devices=[2,2]<=[4]}", &[4, 6], 4),
            [(0, vec![0, 0]), (1, vec![0, 3]), (2, vec![2, 0]), (3, vec![2, 3])]
        );
        // As JAX has P(None, 'y') over a mesh of 2 by 4.
        assert_eq!(
            starts("{devices=[1,4,2]<=[2,4]T(1,0) last_tile_dim_replicate}", &[3, 8], 8)
                .iter()
                .map(|(_, starts)| starts[1])
                .collect::<Vec<_>>(),
            [0, 2, 4, 6, 0, 2, 4, 6]
        );
        assert_eq!(
            starts("{devices=[3]2,0,1}", &[7], 3),
            [(0, vec![3]), (1, vec![6]), (2, vec![0])]
        );
        assert_eq!(starts("{replicated}", &[7], 2), [(0, vec![0]), (1, vec![0])]);
        assert_eq!(starts("{maximal device=5}", &[7], 8), [(5, vec![0])]);
    }

    #[test]
    fn spellings_of_xla_are_read() {
        for text in [
            "{manual}",
            "{unknown}",
            "{replicated metadata={op_name=\"a}b\"}}",
            "{maximal device=1 metadata={{op_name=\"a\"}, {op_name=\"b\"}}}",
            "{devices=[1,2,2,2]<=[8] last_tile_dims={manual, replicated}}",
            "{devices=[4,1]<=[4] shard_as 1}",
            "{{replicated}, {devices=[2]<=[2]}, {manual}}",
            "{{replicated}, /*index=5*/{replicated}}",
            "{}",
            "{mesh['x'=2], [{'x'}]}",
            "{mesh[x=2, y=2], [{x}, {?}], unreduced={y}}",
            "{single_device[device_id=3]}",
            "{{maximal_mesh[device_id=0]}, {replicated}}",
            "{@mesh, [{\"x\"}]}",
        ] {
            let read = parse(text.as_bytes()).unwrap_or_else(|error| panic!("{text}: {error:?}"));
            assert_eq!(parse(read.to_string().as_bytes()).as_ref(), Ok(&read), "{text}");
        }
    }

    #[test]
    fn shardings_have_a_normal_form() {
        for (text, normal) in [
            (" { replicated metadata={op_name=\"a}b\"} }", "{replicated}"),
            ("{maximal  device=1}", "{maximal device=1}"),
            ("{devices=[2, 2]<=[2,2] }", "{devices=[2,2]<=[4]}"),
            ("{devices=[4]<=[2,2]T(0,1)}", "{devices=[4]<=[4]}"),
            ("{devices=[4]<=[2,2]T(1,0)}", "{devices=[4]<=[2,2]T(1,0)}"),
            ("{devices=[2]0, 1}", "{devices=[2]0,1}"),
            (
                "{devices=[1,2]<=[2] last_tile_dims={replicated}}",
                "{devices=[1,2]<=[2] last_tile_dim_replicate}",
            ),
            (
                "{devices=[1,2]<=[2] last_tile_dims={ manual}}",
                "{devices=[1,2]<=[2] last_tile_dims={manual}}",
            ),
            ("{unreduced shard_like 3}", "{unreduced shard_like 3}"),
            ("{{manual},/*index=5*/ {unknown}}", "{{manual}, {unknown}}"),
            ("{ mesh['x'=2], [{'x'}] }", "{mesh['x'=2], [{'x'}]}"),
        ] {
            assert_eq!(parse(text.as_bytes()).unwrap().to_string(), normal, "{text}");
        }
    }

    #[test]
    fn mistakes_are_reported_at_their_place() {
        for (text, span, message) in [
            ("replicated", (0, 1), "expected '{'"),
            ("{replicated", (0, 1), "this '{' is not closed"),
            ("{repl}", (1, 5), "a sharding has no such word here"),
            ("{maximal}", (0, 9), "expected 'device=' and its number"),
            (
                "{devices=[2,0]<=[2]}",
                (10, 13),
                "the sizes of tiles have a product that is 0 or too large",
            ),
            ("{devices=[2,2]<=[8]}", (17, 18), "the tiles are 4 devices, and these are others"),
            ("{devices=[2,2]0,1,2}", (14, 19), "the tiles are 4 devices, and these are 3"),
            ("{devices=[2,2]0,1,2,2}", (14, 21), "a device has two tiles"),
            ("{devices=[4]<=[2,2]T(1,1)}", (21, 24), "this is not a permutation of the 2 dims"),
            ("{replicated}x", (12, 13), "nothing may follow the sharding"),
            (
                "{devices=[9999999999999999999999]<=[2]}",
                (10, 32),
                "this number does not fit into 64 bits",
            ),
        ] {
            let error = parse(text.as_bytes()).unwrap_err();
            let found = (error.span.start(), error.span.end());
            assert_eq!((found, &*error.message), (span, message), "{text}");
        }
        assert!(parse("{".repeat(5000).as_bytes()).is_err());
    }
}
