//! Sets of token and node kinds, for queries.

use super::node_kind::NodeKind;
use super::token::TokenKind;

/// A set of the kinds of an enumeration; each has a bit.
macro_rules! kind_set {
    ($(#[$doc:meta])* $set:ident of $kind:ident, up to $last:ident) => {
        $(#[$doc])*
        #[derive(Debug, Clone, Copy, PartialEq, Eq)]
        pub struct $set(u64);

        // A bit for each kind.
        const _: () = assert!(($kind::$last as u32) < u64::BITS);

        impl $set {
            /// The empty set.
            pub const NONE: $set = $set(0);

            /// All of them.
            pub const ALL: $set = $set(u64::MAX);

            /// Returns the set of these kinds.
            #[must_use]
            pub const fn of(kinds: &[$kind]) -> $set {
                let (mut set, mut rest) = ($set::NONE, kinds);
                while let [kind, others @ ..] = rest {
                    set = set.with(*kind);
                    rest = others;
                }
                set
            }

            /// The set with one more.
            #[must_use]
            pub const fn with(self, kind: $kind) -> $set {
                $set(self.0 | 1 << kind as u32)
            }

            /// The set without one of them.
            #[must_use]
            pub const fn without(self, kind: $kind) -> $set {
                $set(self.0 & !(1 << kind as u32))
            }

            /// Whether it is among them.
            #[inline]
            #[must_use]
            pub const fn contains(self, kind: $kind) -> bool {
                self.0 & 1 << kind as u32 != 0
            }
        }
    };
}

kind_set! {
    /// Kinds of tokens.
    TokenSet of TokenKind, up to EndOfFile
}

kind_set! {
    /// Kinds of nodes.
    NodeSet of NodeKind, up to DialectBody
}

impl TokenSet {
    /// All but white space and comments.
    pub const CODE: TokenSet = TokenSet::ALL
        .without(TokenKind::Whitespace)
        .without(TokenKind::Comment)
        .without(TokenKind::ByteOrderMark);
}

impl NodeSet {
    /// Operations in either form.
    pub const OPERATIONS: NodeSet =
        NodeSet::of(&[NodeKind::GenericOperation, NodeKind::CustomOperation]);
}
