//! Counts the contents of the operation section, so that exactly the needed memory is allocated, and only if it is
//! within the limit.

use super::super::cursor::{Cursor, Read};
use super::super::encoding::{Section, mask};
use super::{ELIDED_ARGUMENT_LOCATIONS, LAZY_LOADING, Reader, USE_LIST_ORDERS};
use crate::ir::Room;

/// Regions of one operation that are being counted.
struct Frame<'a> {
    cursor: Cursor<'a>,
    /// Whether they have their own section.
    is_section: bool,
    regions: u64,
    blocks: u64,
    operations: u64,
}

impl<'a> Reader<'a> {
    /// Counts operations, blocks, regions and values.
    pub(super) fn scan(&mut self, section: Cursor<'a>) -> Read<Room> {
        let mut room = Room::default();
        let mut stack: Vec<Frame<'a>> = Vec::new();
        let mut frame =
            Frame { cursor: section, is_section: true, regions: 0, blocks: 0, operations: 0 };
        frame.operations = self.scan_block(&mut frame.cursor, &mut room)?;
        loop {
            if frame.operations > 0 {
                frame.operations -= 1;
                let Some(inner) = self.scan_operation(&mut frame.cursor, &mut room)? else {
                    continue;
                };
                if stack.len() >= self.limits.levels() as usize {
                    return frame
                        .cursor
                        .error(format!("regions nest deeper than {}", self.limits.levels()));
                }
                stack.push(std::mem::replace(&mut frame, inner));
            } else if frame.blocks > 0 {
                frame.blocks -= 1;
                frame.operations = self.scan_block(&mut frame.cursor, &mut room)?;
            } else if frame.regions > 0 {
                frame.regions -= 1;
                frame.blocks = frame.cursor.count()? as u64;
                if frame.blocks > 0 {
                    // How many values it defines: that is counted.
                    frame.cursor.varint()?;
                }
            } else {
                let Some(mut outer) = stack.pop() else { break };
                if !frame.is_section {
                    outer.cursor = frame.cursor;
                }
                frame = outer;
            }
        }
        self.budget.charge(room.bytes(), section.offset())?;
        Ok(room)
    }

    /// Reads the head of a block; returns the number of operations that follow.
    fn scan_block(&self, cursor: &mut Cursor<'a>, room: &mut Room) -> Read<u64> {
        room.blocks += 1;
        let (operations, has_arguments) = cursor.with_flag()?;
        if !has_arguments {
            return Ok(operations);
        }
        let count = cursor.count()?;
        room.arguments += count;
        for _ in 0..count {
            let has_location = match self.since(ELIDED_ARGUMENT_LOCATIONS) {
                true => cursor.with_flag()?.1,
                false => cursor.varint().map(|_| true)?,
            };
            if has_location {
                cursor.varint()?;
                room.located_arguments += 1;
            }
        }
        if self.since(USE_LIST_ORDERS) && cursor.byte()? != 0 {
            use_list_orders(cursor, count)?;
        }
        Ok(operations)
    }

    /// Skips an operation; returns its regions, if it has some.
    #[inline]
    fn scan_operation(&self, cursor: &mut Cursor<'a>, room: &mut Room) -> Read<Option<Frame<'a>>> {
        room.operations += 1;
        cursor.skip_varint()?;
        let parts = cursor.byte()?;
        cursor.skip_varint()?;
        if parts & mask::ATTRIBUTES != 0 {
            cursor.skip_varint()?;
        }
        if parts & mask::PROPERTIES != 0 {
            cursor.skip_varint()?;
        }
        let results = if parts & mask::RESULTS != 0 { skip_list(cursor)? } else { 0 };
        room.results += results;
        if parts & mask::OPERANDS != 0 {
            room.operands += skip_list(cursor)?;
        }
        if parts & mask::SUCCESSORS != 0 {
            room.successors += skip_list(cursor)?;
        }
        if self.since(USE_LIST_ORDERS) && parts & mask::USE_LIST_ORDERS != 0 {
            use_list_orders(cursor, results)?;
        }
        if parts & mask::REGIONS == 0 {
            return Ok(None);
        }
        let place = *cursor;
        let (regions, is_isolated) = cursor.with_flag()?;
        room.regions += place.fits(regions, cursor)?;
        let is_section = is_isolated && self.since(LAZY_LOADING) && regions > 0;
        let inner = match is_section {
            true => region_section(cursor)?,
            false => *cursor,
        };
        Ok((regions > 0).then_some(Frame {
            cursor: inner,
            is_section,
            regions,
            blocks: 0,
            operations: 0,
        }))
    }
}

/// The section that holds the regions of an operation that is isolated from above.
pub(super) fn region_section<'a>(cursor: &mut Cursor<'a>) -> Read<Cursor<'a>> {
    let place = *cursor;
    match cursor.section()? {
        (Section::Ir, contents) => Ok(contents),
        _ => place.error("expected IR section for region"),
    }
}

/// Skips a list of numbers; returns their number.
#[inline]
fn skip_list(cursor: &mut Cursor<'_>) -> Read<usize> {
    let count = cursor.count()?;
    for _ in 0..count {
        cursor.skip_varint()?;
    }
    Ok(count)
}

/// Skips the use-list orders of `values` values; they matter only to the writer's memory. Errors in them are reported
/// all the same.
pub(super) fn use_list_orders(cursor: &mut Cursor<'_>, values: usize) -> Read<()> {
    let place = *cursor;
    let orders = if values > 1 { cursor.count()? } else { 1 };
    for _ in 0..orders {
        if values > 1 && cursor.varint()? >= values as u64 {
            return place.error("parsed use-list orders were invalid and could not be applied");
        }
        let (count, is_pairs) = cursor.with_flag()?;
        let count = place.fits(count, cursor)?;
        if is_pairs && count % 2 != 0 {
            return place.error("parsed use-list orders were invalid and could not be applied");
        }
        for _ in 0..count {
            cursor.varint()?;
        }
    }
    Ok(())
}
