//! From records to JSON.

use super::json::{NodeId, write_compact, write_string};
use super::model::Reflection;

/// Writes a reflection like its producers: without white space, the keys in the order `a`, `r`, `v`. Other keys
/// follow in their own order, a repeated key with its last value.
///
/// A missing `a`, `r` or `v` stays missing. If the text is not an object, the value is written unchanged. Reading and
/// writing the output gives the same text.
#[must_use]
pub fn write(reflection: &Reflection<'_>) -> String {
    let json = reflection.json();
    let mut out = String::with_capacity(json.text().len());
    if !reflection.is_object() {
        write_compact(&mut out, json, json.root());
        return out;
    }
    // The last member of a key counts, at the place of the first.
    let mut members: Vec<(usize, &[u8], NodeId)> = json
        .members(json.root())
        .enumerate()
        .map(|(place, member)| (place, json.string_bytes(member.key), member.value))
        .collect();
    let keys: Vec<NodeId> = json.members(json.root()).map(|member| member.key).collect();
    members.sort_by(|a, b| a.1.cmp(b.1).then(a.0.cmp(&b.0)));
    members.dedup_by(|later, first| {
        let same = later.1 == first.1;
        if same {
            first.2 = later.2;
        }
        same
    });
    members.sort_by_key(|(place, key, _)| (rank(key), *place));
    out.push('{');
    for (index, (place, _, value)) in members.iter().enumerate() {
        if index > 0 {
            out.push(',');
        }
        if let Some(key) = keys.get(*place) {
            write_string(&mut out, &json.string(*key));
        }
        out.push(':');
        write_compact(&mut out, json, *value);
    }
    out.push('}');
    out
}

/// The place of a key in the order of the producers.
fn rank(key: &[u8]) -> usize {
    let order: [&[u8]; 3] = [b"a", b"r", b"v"];
    order.iter().position(|known| *known == key).unwrap_or(order.len())
}
