//! Makes signatures from index paths.

mod children;
mod encode;
mod half;
mod hash;
mod names;
mod word;

use super::fields::BuildError;
use super::tree::Key;
use super::visit::Side;
use encode::{Backward, encode};
use half::Half;
use std::fmt;

/// The reason why a raw index cannot be set at an index path; nothing is changed.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum MangleError {
    /// The raw index is negative.
    NegativeRawIndex(i32),
    /// An integer key is negative. (The C++ reference aborts.)
    NegativeKey(i32),
    /// A struct on the way has keys of the other kind.
    MixedKeys {
        /// The number of keys that lead to that struct.
        depth: usize,
    },
    /// A node on the way is a leaf. (The C++ reference silently drops that leaf.)
    LeafInTheWay {
        /// The number of keys that lead to that leaf.
        depth: usize,
    },
    /// The node at the path has a value already.
    Occupied,
    /// There are more nodes than 32 bits can count.
    TooMany,
}

impl fmt::Display for MangleError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            MangleError::NegativeRawIndex(index) => write!(f, "the raw index {index} is negative"),
            MangleError::NegativeKey(key) => write!(f, "the integer key {key} is negative"),
            MangleError::MixedKeys { depth } => {
                write!(f, "the struct after {depth} keys has keys of the other kind")
            }
            MangleError::LeafInTheWay { depth } => {
                write!(f, "after {depth} keys is a leaf, which cannot have keys")
            }
            MangleError::Occupied => f.write_str("there is a value at this path already"),
            MangleError::TooMany => f.write_str("there are too many nodes"),
        }
    }
}

impl std::error::Error for MangleError {}

/// Builds a structured-index-path signature from the index path of each raw input and result.
///
/// A struct with integer keys becomes a sequence, one with string keys a dictionary. Fields are in
/// the order of their keys (integers by value, strings by their bytes), whatever the order of the
/// calls; gaps in a sequence are kept. An empty struct cannot be expressed this way. Whether a raw
/// index is used twice is not checked, as in the C++ reference's `SipSignatureMangler`.
///
/// Keys are borrowed from the caller. Setting takes time in proportion to the path. Writing is linear except for the
/// sorting of each struct's keys.
///
/// ```
/// use abide_signatures::sip::{Key, Side, SipSignatureMangler};
///
/// // (%0, {"x": %1}) -> %0
/// let mut mangler = SipSignatureMangler::new();
/// mangler.set_raw_index(Side::Inputs, 0, &[Key::Index(0)]).unwrap();
/// mangler.set_raw_index(Side::Inputs, 1, &[Key::Index(1), Key::Name(b"x")]).unwrap();
/// mangler.set_raw_index(Side::Results, 0, &[]).unwrap();
/// assert_eq!(mangler.to_signature().unwrap(), b"I20!S16!k0_0k1D7!K2!x_1R3!_0");
/// ```
#[derive(Debug, Clone)]
pub struct SipSignatureMangler<'k> {
    inputs: Half<'k>,
    results: Half<'k>,
}

impl Default for SipSignatureMangler<'_> {
    fn default() -> Self {
        Self::new()
    }
}

impl<'k> SipSignatureMangler<'k> {
    /// A mangler of a function without inputs and results.
    #[must_use]
    pub fn new() -> SipSignatureMangler<'k> {
        SipSignatureMangler { inputs: Half::new(), results: Half::new() }
    }

    /// Sets the index path of the raw input or result `raw_index`.
    ///
    /// # Errors
    /// See [`MangleError`]; a call that fails changes nothing.
    pub fn set_raw_index(
        &mut self,
        side: Side,
        raw_index: i32,
        path: &[Key<'k>],
    ) -> Result<(), MangleError> {
        match side {
            Side::Inputs => self.inputs.set(raw_index, path),
            Side::Results => self.results.set(raw_index, path),
        }
    }

    /// The signature.
    ///
    /// # Errors
    /// A struct or half of more than 2^31 - 2 bytes, whose length no reader would accept.
    pub fn to_signature(&self) -> Result<Vec<u8>, BuildError> {
        let mut text = Backward::default();
        encode(&self.results, Side::Results, &mut text)?;
        encode(&self.inputs, Side::Inputs, &mut text)?;
        Ok(text.into_text())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::sip::Tree;
    use abide_source::limits::Limits;
    use std::collections::BTreeMap;

    const INPUTS: Side = Side::Inputs;

    fn mangled(paths: &[&[Key<'static>]]) -> String {
        let mut mangler = SipSignatureMangler::new();
        for (raw, path) in paths.iter().enumerate() {
            mangler.set_raw_index(INPUTS, raw as i32, path).unwrap();
        }
        String::from_utf8_lossy(&mangler.to_signature().unwrap()).into_owned()
    }

    #[test]
    fn keys_are_ordered_as_the_reference_orders_them() {
        let names: Vec<[Key<'_>; 1]> =
            [&b"9"[..], b"10", b"1", b"\x80", b"\x7f", b""].map(|name| [Key::Name(name)]).to_vec();
        let paths: Vec<&[Key<'_>]> = names.iter().map(|path| &path[..]).collect();
        let mut mangler = SipSignatureMangler::new();
        for (raw, path) in paths.iter().enumerate() {
            mangler.set_raw_index(INPUTS, raw as i32, path).unwrap();
        }
        let text = mangler.to_signature().unwrap();
        let tree = Tree::read(&text, INPUTS, &Limits::default()).unwrap();
        let order: Vec<i32> = tree.leaves().map(|(_, raw)| raw).collect();
        assert_eq!(order, [5, 2, 1, 0, 4, 3]);
        assert_eq!(mangled(&[&[Key::Index(10)], &[Key::Index(9)]]), "I14!S10!k9_1k10_0R1!");
    }

    #[test]
    fn refused_calls_change_nothing() {
        let mut mangler = SipSignatureMangler::new();
        let (zero, x) = (Key::Index(0), Key::Name(b"x"));
        mangler.set_raw_index(INPUTS, 0, &[zero, zero]).unwrap();
        let before = mangler.to_signature().unwrap();
        for (path, error) in [
            (&[zero, x, Key::Index(4)][..], MangleError::MixedKeys { depth: 1 }),
            (&[x], MangleError::MixedKeys { depth: 0 }),
            (&[zero, zero, x], MangleError::LeafInTheWay { depth: 2 }),
            (&[zero], MangleError::Occupied),
            (&[], MangleError::Occupied),
            (&[Key::Index(1), Key::Index(-1)], MangleError::NegativeKey(-1)),
        ] {
            assert_eq!(mangler.set_raw_index(INPUTS, 1, path), Err(error), "{path:?}");
            assert_eq!(mangler.to_signature().unwrap(), before);
        }
        let error = mangler.set_raw_index(INPUTS, -3, &[Key::Index(1)]);
        assert_eq!(error, Err(MangleError::NegativeRawIndex(-3)));
        mangler.set_raw_index(INPUTS, 1, &[Key::Index(1), Key::Index(0)]).unwrap();
    }

    #[test]
    fn paths_may_continue_from_the_last_one() {
        let (zero, one) = (Key::Index(0), Key::Index(1));
        let mut mangler = SipSignatureMangler::new();
        mangler.set_raw_index(INPUTS, 0, &[zero, zero, zero]).unwrap();
        // The refused path shares two keys with the last one, the next one shares one.
        let error = mangler.set_raw_index(INPUTS, 1, &[zero, zero, Key::Name(b"x")]);
        assert_eq!(error, Err(MangleError::MixedKeys { depth: 2 }));
        mangler.set_raw_index(INPUTS, 1, &[zero, one]).unwrap();
        mangler.set_raw_index(INPUTS, 2, &[zero, zero, one]).unwrap();
        mangler.set_raw_index(INPUTS, 3, &[one]).unwrap();
        let text = mangler.to_signature().unwrap();
        assert_eq!(text, b"I32!S28!k0S18!k0S9!k0_0k1_2k1_1k1_3R1!");
    }

    #[test]
    fn a_struct_knows_its_children_however_many_they_are() {
        for count in 1..40 {
            let mut mangler = SipSignatureMangler::new();
            for key in (0..count).rev() {
                for outer in 0..2 {
                    let path = [Key::Index(outer), Key::Index(key)];
                    assert_eq!(mangler.set_raw_index(INPUTS, key, &path), Ok(()));
                }
                for known in key..count {
                    let again =
                        mangler.set_raw_index(INPUTS, 0, &[Key::Index(1), Key::Index(known)]);
                    assert_eq!(again, Err(MangleError::Occupied));
                }
            }
            let text = mangler.to_signature().unwrap();
            let tree = Tree::read(&text, INPUTS, &Limits::default()).unwrap();
            let order: Vec<i32> = tree.leaves().map(|(_, raw)| raw).collect();
            assert_eq!(order, (0..count).chain(0..count).collect::<Vec<_>>());
        }
    }

    /// The signature that the paths of `keys` make, and the same from an ordered map.
    fn of_sequence(keys: &[i32]) -> (String, String) {
        let mut mangler = SipSignatureMangler::new();
        let mut expected = BTreeMap::new();
        for (raw, key) in keys.iter().enumerate() {
            for outer in 0..2 {
                let path = [Key::Index(outer), Key::Index(*key)];
                assert_eq!(mangler.set_raw_index(INPUTS, raw as i32, &path), Ok(()));
                assert_eq!(
                    mangler.set_raw_index(INPUTS, 0, &path),
                    Err(MangleError::Occupied),
                    "{keys:?}"
                );
            }
            expected.insert(*key, raw);
        }
        let body: String = expected.iter().map(|(key, raw)| format!("k{key}_{raw}")).collect();
        let body = format!("S{}!{body}", body.len() + 1);
        let body = format!("k0{body}k1{body}");
        let body = format!("S{}!{body}", body.len() + 1);
        let text = mangler.to_signature().unwrap();
        let expected = format!("I{}!{body}R1!", body.len() + 1);
        (String::from_utf8_lossy(&text).into_owned(), expected)
    }

    #[test]
    fn sequences_may_have_gaps_of_any_size_in_any_order() {
        let strides = [1, 2, 7, 8, 15, 16, 17, 1_000, 100_000_000];
        for (stride, count) in strides.into_iter().flat_map(|stride| [(stride, 5), (stride, 20)]) {
            let keys: Vec<i32> = (0..count).map(|key| key * stride).collect();
            let backward: Vec<i32> = keys.iter().rev().copied().collect();
            let inward: Vec<i32> = keys
                .iter()
                .zip(&backward)
                .flat_map(|(a, b)| [*a, *b])
                .take(count as usize)
                .collect();
            for keys in [keys, backward, inward] {
                let (text, expected) = of_sequence(&keys);
                assert_eq!(text, expected, "{keys:?}");
            }
        }
        let (text, expected) = of_sequence(&[0, i32::MAX, 1, i32::MAX - 1, 2, 3, 4]);
        assert_eq!(text, expected);
    }

    #[test]
    fn names_are_distinguished_by_their_bytes_not_their_address() {
        let text = String::from("xyx");
        let mut mangler = SipSignatureMangler::new();
        for (raw, range) in [0..1, 1..2, 0..2, 0..3].into_iter().enumerate() {
            let name = Key::Name(&text.as_bytes()[range]);
            assert_eq!(mangler.set_raw_index(INPUTS, raw as i32, &[name]), Ok(()));
        }
        let again = mangler.set_raw_index(INPUTS, 9, &[Key::Name(&text.as_bytes()[2..3])]);
        assert_eq!(again, Err(MangleError::Occupied));
        assert_eq!(mangler.to_signature().unwrap(), b"I32!D28!K2!x_0K3!xy_2K4!xyx_3K2!y_1R1!");
    }

    #[test]
    fn the_root_can_be_a_leaf_once() {
        let mut mangler = SipSignatureMangler::new();
        mangler.set_raw_index(Side::Results, 7, &[]).unwrap();
        assert_eq!(mangler.set_raw_index(Side::Results, 1, &[]), Err(MangleError::Occupied));
        let below = mangler.set_raw_index(Side::Results, 1, &[Key::Index(0)]);
        assert_eq!(below, Err(MangleError::LeafInTheWay { depth: 0 }));
        assert_eq!(mangler.to_signature().unwrap(), b"I1!R3!_7");
        assert_eq!(SipSignatureMangler::new().to_signature().unwrap(), b"I1!R1!");
    }

    #[test]
    fn a_million_levels_are_mangled_without_recursion() {
        let path = vec![Key::Index(0); 1_000_000];
        let mut mangler = SipSignatureMangler::new();
        mangler.set_raw_index(INPUTS, 0, &path).unwrap();
        assert_eq!(mangler.to_signature().unwrap(), crate::sip::testing::nested(1_000_000));
    }
}
