//! Methods that every floor of the parser has, because each passes itself to a part of the form: lists, nesting, and
//! the parts of an operation whose roles may be requested.

/// Implements them for a type that derefs to [`Tokens`](super::Tokens).
macro_rules! floor {
    ($floor:ident) => {
        impl $floor<'_> {
            /// Parses elements between commas through a closing token; the opening one is consumed already.
            ///
            /// # Errors
            /// The errors of the elements, and a token that is neither a comma nor the closing token.
            pub fn list_until(
                &mut self,
                close: $crate::syntax::TokenKind,
                mut element: impl FnMut(&mut Self) -> $crate::parse::Parse,
            ) -> $crate::parse::Parse {
                self.all_until(close, &mut element)
            }

            /// As [`list_until`](Self::list_until): once for all kinds of elements.
            #[inline(never)]
            fn all_until(
                &mut self,
                close: $crate::syntax::TokenKind,
                element: &mut dyn FnMut(&mut Self) -> $crate::parse::Parse,
            ) -> $crate::parse::Parse {
                if self.eat(close) {
                    return Ok(());
                }
                if self.labels.is_some() {
                    self.note_token(close);
                }
                loop {
                    element(self)?;
                    if self.eat(close) {
                        return Ok(());
                    }
                    if !self.eat($crate::syntax::TokenKind::Comma) {
                        self.note_token($crate::syntax::TokenKind::Comma);
                        self.note_token(close);
                        return Err(self.expected(abide_source::diagnostic::Wanted::sign_of(
                            ",",
                            format!(" or {}", close.describe()),
                        )));
                    }
                }
            }

            /// Reads one or more elements between commas.
            ///
            /// # Errors
            /// Those of the elements.
            pub fn comma_separated(
                &mut self,
                mut element: impl FnMut(&mut Self) -> $crate::parse::Parse,
            ) -> $crate::parse::Parse {
                self.all_separated(&mut element)
            }

            #[inline(never)]
            fn all_separated(
                &mut self,
                element: &mut dyn FnMut(&mut Self) -> $crate::parse::Parse,
            ) -> $crate::parse::Parse {
                element(self)?;
                while self.eat($crate::syntax::TokenKind::Comma) {
                    element(self)?;
                }
                if self.labels.is_some() {
                    self.note_token($crate::syntax::TokenKind::Comma);
                }
                Ok(())
            }

            /// Parses a part of a form, and records its role if requested.
            ///
            /// # Errors
            /// Those of the part.
            #[inline(always)]
            pub fn piece<T>(
                &mut self,
                part: $crate::parse::Part,
                read: impl FnOnce(&mut Self) -> $crate::parse::Parse<T>,
            ) -> $crate::parse::Parse<T> {
                if self.labels.is_none() {
                    return read(self);
                }
                self.labelled(part, read)
            }

            #[cold]
            #[inline(never)]
            fn labelled<T>(
                &mut self,
                part: $crate::parse::Part,
                read: impl FnOnce(&mut Self) -> $crate::parse::Parse<T>,
            ) -> $crate::parse::Parse<T> {
                let opened = self.open_piece(part);
                let result = read(self);
                self.close_piece(opened);
                result
            }
        }
    };
}

/// Implements nesting for a type that derefs to [`Tokens`](super::Tokens).
macro_rules! nested {
    ($floor:ident) => {
        impl $floor<'_> {
            /// Reads something nested, where the depth allows it.
            pub(in crate::parse) fn nested<T>(
                &mut self,
                read: impl FnOnce(&mut Self) -> $crate::parse::Parse<T>,
            ) -> $crate::parse::Parse<T> {
                self.read_at(self.nesting.deeper(1, &self.limits), read)
            }

            /// Reads something at an inner depth, if that is allowed.
            #[inline]
            pub(in crate::parse) fn read_at<T>(
                &mut self,
                inner: Result<abide_source::nesting::Nesting, u32>,
                read: impl FnOnce(&mut Self) -> $crate::parse::Parse<T>,
            ) -> $crate::parse::Parse<T> {
                let inner = inner.map_err(|most| self.too_deep(most, ""))?;
                let outer = std::mem::replace(&mut self.nesting, inner);
                self.deepest = self.deepest.max(inner.levels());
                let result = read(self);
                self.nesting = outer;
                result
            }
        }
    };
}

pub(in crate::parse) use {floor, nested};
