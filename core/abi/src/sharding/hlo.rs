//! XLA's strings for shardings: `{devices=[2,1,4]<=[8] last_tile_dim_replicate}`.
//!
//! As `hlo_parser.cc` reads them: `replicated`, `manual`, `unknown`, `unreduced`, `maximal device=3`,
//! `devices=[..]` with a list of devices or `<=[..]T(..)`, trailing dims of subgroups, `metadata={..}`,
//! `shard_as` and `shard_like`, and tuples.

use super::{DeviceOrder, Part, Sharding, Tiling, product};
use crate::cursor::{Cursor, GrammarError};
use abide_source::text::Span;

/// How deep tuples may nest.
const DEPTH: u32 = 16;

/// Reads a sharding.
///
/// # Errors
/// Where the text is none.
pub fn parse(text: &[u8]) -> Result<Sharding, GrammarError> {
    let mut cursor = Cursor::new(text);
    cursor.skip_spaces();
    let sharding = sharding(&mut cursor, DEPTH)?;
    cursor.skip_spaces();
    match cursor.is_at_end() {
        true => Ok(sharding),
        false => Err(cursor.error("nothing may follow the sharding".to_owned())),
    }
}

/// What stands between the braces of one sharding.
#[derive(Default)]
struct Body {
    kind: Option<Kind>,
    grid: Option<(Vec<u64>, Span)>,
    order: Option<DeviceOrder>,
    /// How many of the last dims are of subgroups.
    subgroups: usize,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Kind {
    Replicated,
    Manual,
    Unknown,
    Maximal(Option<u64>),
}

fn sharding(cursor: &mut Cursor<'_>, depth: u32) -> Result<Sharding, GrammarError> {
    let start = cursor.offset();
    cursor.expect("{")?;
    if cursor.eat_spaced(b"}") {
        return Ok(Sharding::Tuple(Vec::new()));
    }
    cursor.skip_spaces();
    if cursor.peek() == Some(b'{') {
        return tuple(cursor, depth);
    }
    if is_over_named_axes(*cursor) {
        balanced(cursor)?;
        return Ok(Sharding::Unknown);
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

/// Whether a sharding over named axes comes next: `mesh['x'=2], [{'x'}]`, `single_device[device_id=1]` or a
/// mesh by its name. These have a grammar of their own, which changes still.
fn is_over_named_axes(mut cursor: Cursor<'_>) -> bool {
    match cursor.word() {
        b"" => cursor.peek() == Some(b'@'),
        _ => cursor.peek() == Some(b'['),
    }
}

fn tuple(cursor: &mut Cursor<'_>, depth: u32) -> Result<Sharding, GrammarError> {
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
            return Ok(Sharding::Tuple(elements));
        }
        cursor.skip_spaces();
        if cursor.eat(b"/*") {
            cursor.take_while(|byte| byte != b'/');
            cursor.expect("/")?;
        }
    }
}

/// Skips to the brace that closes one that has been read.
fn balanced(cursor: &mut Cursor<'_>) -> Result<(), GrammarError> {
    let start = cursor.offset();
    let mut depth = 1_u32;
    while depth > 0 {
        cursor.take_while(|byte| !matches!(byte, b'{' | b'}' | b'"'));
        match cursor.peek() {
            Some(b'{') => depth += 1,
            Some(b'}') => depth -= 1,
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
    Ok(())
}

impl Body {
    fn item(&mut self, cursor: &mut Cursor<'_>) -> Result<(), GrammarError> {
        let (before, start) = (*cursor, cursor.offset());
        let word = cursor.word();
        let span = cursor.span_from(start);
        let kind = match word {
            b"replicated" => Kind::Replicated,
            b"manual" => Kind::Manual,
            b"unknown" | b"unreduced" => Kind::Unknown,
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
                self.subgroups = 1;
                return Ok(());
            }
            b"last_tile_dims" => return self.last_tile_dims(cursor),
            b"metadata" => {
                cursor.expect("=")?;
                cursor.expect("{")?;
                return balanced(cursor);
            }
            b"shard_as" | b"shard_like" => return cursor.number().map(drop),
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
            let known = [&b"replicated"[..], b"manual", b"maximal", b"unreduced"];
            if !known.contains(&cursor.word()) {
                return Err(unexpected(cursor.span_from(start)));
            }
            self.subgroups += 1;
            if !cursor.eat_spaced(b",") {
                return cursor.expect("}");
            }
        }
    }

    fn finish(self, span: Span) -> Result<Sharding, GrammarError> {
        let error = |span, message: &str| GrammarError { span, message: message.to_owned() };
        let Some((grid, grid_span)) = self.grid else {
            return match self.kind {
                Some(Kind::Maximal(Some(device))) => Ok(Sharding::Maximal(device)),
                Some(Kind::Maximal(None)) => Err(error(span, "expected 'device=' and its number")),
                Some(Kind::Manual) => Ok(Sharding::Manual),
                Some(Kind::Unknown) => Ok(Sharding::Unknown),
                Some(Kind::Replicated) => Ok(Sharding::Replicated),
                None => Err(error(span, "this does not say where the array is")),
            };
        };
        if self.kind.is_some() {
            return Err(error(span, "an array with 'devices=' is not of another kind, too"));
        }
        let Some(rank) = grid.len().checked_sub(self.subgroups) else {
            return Err(error(grid_span, "there are fewer sizes than subgroups"));
        };
        let part = |(axis, size): (usize, &u64)| vec![Part { axis, stride: 1, size: *size }];
        let dims = grid.iter().enumerate().take(rank).map(part).collect();
        let order = self.order.unwrap_or(DeviceOrder::Iota);
        Ok(Sharding::Tiled(Tiling { grid, dims, order }))
    }
}

fn unexpected(span: Span) -> GrammarError {
    GrammarError { span, message: "this is no word of a sharding, or not at this place".to_owned() }
}

/// `[2,4]T(1,0)` behind `<=`.
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
        let message = format!("this is no permutation of the {} dims", shape.len());
        return Err(GrammarError { span, message });
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
        let slices = parse(text.as_bytes()).unwrap().slices(&dims, devices).unwrap();
        let begin = |range: Option<(u64, u64)>| range.unwrap().0;
        let slice = |s: super::super::DeviceSlice| (s.device, s.ranges.into_iter().map(begin));
        slices.into_iter().map(slice).map(|(device, starts)| (device, starts.collect())).collect()
    }

    #[test]
    fn shardings_say_which_device_has_what() {
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
    fn what_xla_writes_is_read() {
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
            assert!(parse(text.as_bytes()).is_ok(), "{text}: {:?}", parse(text.as_bytes()));
        }
    }

    #[test]
    fn what_is_wrong_is_told_at_its_place() {
        for (text, span, message) in [
            ("replicated", (0, 1), "expected '{'"),
            ("{replicated", (0, 1), "this '{' is not closed"),
            ("{repl}", (1, 5), "this is no word of a sharding, or not at this place"),
            ("{maximal}", (0, 9), "expected 'device=' and its number"),
            (
                "{devices=[2,0]<=[2]}",
                (10, 13),
                "the sizes of tiles have a product that is 0 or too large",
            ),
            ("{devices=[2,2]<=[8]}", (17, 18), "the tiles are 4 devices, and these are others"),
            ("{devices=[2,2]0,1,2}", (14, 19), "the tiles are 4 devices, and these are 3"),
            ("{devices=[2,2]0,1,2,2}", (14, 21), "a device has two tiles"),
            ("{devices=[4]<=[2,2]T(1,1)}", (21, 24), "this is no permutation of the 2 dims"),
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
