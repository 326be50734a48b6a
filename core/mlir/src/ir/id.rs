//! Four-byte ids of the elements of an array.

/// Declares a four-byte id whose `Option` is four bytes, too.
macro_rules! id {
    ($(#[$doc:meta])* $visibility:vis $name:ident) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
        $visibility struct $name(std::num::NonZeroU32);

        impl $name {
            /// The id of the element at an index. Past `u32::MAX - 1` elements all ids are the
            /// last one: the limits on the size of a text keep every reader far below.
            #[inline]
            pub(in crate::ir) fn from_index(index: usize) -> $name {
                let index = u32::try_from(index).unwrap_or(u32::MAX);
                $name(std::num::NonZeroU32::MIN.saturating_add(index))
            }

            /// The index of the element, counted from 0.
            #[must_use]
            #[inline]
            $visibility fn index(self) -> usize {
                self.0.get() as usize - 1
            }
        }

        impl std::fmt::Debug for $name {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                write!(f, "{}({})", stringify!($name), self.index())
            }
        }
    };
}

pub(crate) use id;
