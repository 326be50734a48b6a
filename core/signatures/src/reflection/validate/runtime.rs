//! Well-formed reflection that a generation of IREE's runtime refuses or misreads.

use super::{Dim, ForeignTag, Primitive, RecordId, RecordKind, RecordPosition, Validator, codes};
use abide_source::rule;
use abide_source::text::Span;

impl Validator<'_, '_> {
    /// A primitive type as an argument or result of its own. Both generations unpack the same
    /// ones; only the newer looks at those of arguments.
    pub(super) fn primitive(&mut self, primitive: Primitive, id: RecordId, place: RecordPosition) {
        let span = self.reflection.span(id);
        if primitive == Primitive::PyStr {
            self.report(
                codes::FOREIGN_RECORD,
                span,
                || "\"pystr\" is npcomp's; IREE has no strings here and refuses it",
            );
            return;
        }
        if place == RecordPosition::Result {
            let unpacked = matches!(
                primitive,
                Primitive::Integer(8 | 16 | 32 | 64)
                    | Primitive::Float(16 | 32 | 64)
                    | Primitive::BFloat16
            );
            if !unpacked {
                self.report(codes::REFUSED_RESULT, span, || {
                    rule!("IREE refuses to return a scalar {}; scalar results are i8 to i64, f16 to f64 and bf16", primitive)
                });
            }
        } else {
            let packed = matches!(
                primitive,
                Primitive::Integer(8 | 16 | 32 | 64) | Primitive::Float(32 | 64)
            );
            if !packed {
                self.report(codes::REFUSED_ARGUMENT, span, || {
                    rule!("IREE since 2022-02 refuses a scalar {} argument when it loads the function; scalar arguments are i8 to i64, f32 and f64", primitive)
                });
            }
        }
    }

    pub(super) fn unknown(&mut self, id: RecordId, place: RecordPosition) {
        let span = self.reflection.span(id);
        if place == RecordPosition::Result {
            self.report(codes::REFUSED_RESULT, span, || {
                "IREE refuses to return an unknown type; a null record returns any value unchanged"
            });
        } else {
            self.report(
                codes::REFUSED_ARGUMENT,
                span,
                || "IREE since 2022-02 refuses an unknown argument when it loads the function",
            );
        }
    }

    pub(super) fn null(&mut self, id: RecordId, place: RecordPosition) {
        // As a result it means any value.
        if place != RecordPosition::Result {
            self.report(codes::REFUSED_ARGUMENT, self.reflection.span(id), || {
                "IREE since 2022-02 refuses a null argument when it loads the function, and IREE \
                 before refuses the value None for it"
            });
        }
    }

    /// The element type of an ndarray.
    pub(super) fn element(&mut self, id: RecordId, place: RecordPosition) {
        let span = self.reflection.span(id);
        let record = *self.reflection.record(id);
        let name = match record.kind {
            RecordKind::Primitive(primitive) => {
                let common = matches!(
                    primitive,
                    Primitive::Integer(1 | 8 | 16 | 32 | 64) | Primitive::Float(32 | 64)
                );
                let newer = place == RecordPosition::Result
                    && matches!(primitive, Primitive::Float(16) | Primitive::Complex(32 | 64));
                if common {
                    return;
                }
                if newer {
                    self.report(codes::REFUSED_RESULT, span, || {
                        rule!("IREE before 2022-02 refuses to return arrays of {}", primitive)
                    });
                    return;
                }
                primitive.to_string()
            }
            RecordKind::Unknown => "an unknown type".to_owned(),
            RecordKind::Null => "a null type".to_owned(),
            RecordKind::OtherWord | RecordKind::Malformed | RecordKind::OtherCompound { .. } => {
                self.record(id, place.within());
                return;
            }
            // Arrays of references: in the document, in no runtime.
            _ => {
                self.record(id, place.within());
                "references".to_owned()
            }
        };
        if place == RecordPosition::Result {
            self.report(codes::REFUSED_RESULT, span, || {
                rule!("IREE refuses to return an array of {}", name)
            });
        } else {
            self.report(codes::REFUSED_ARGUMENT, span, || {
                rule!("IREE refuses an argument that is an array of {}: since 2022-02 when it loads the function, before at the call", name)
            });
        }
    }

    pub(super) fn unranked(&mut self, span: Span, place: RecordPosition) {
        if place != RecordPosition::Result {
            self.report(
                codes::REFUSED_ARGUMENT,
                span,
                || "IREE before 2022-02 refuses every array for a record without a rank",
            );
        }
    }

    /// A dim that no signed 64-bit integer holds.
    pub(super) fn wide_dim(&mut self, dim: Dim, span: Span) {
        let is_wide = match dim {
            Dim::Known(dim) => i64::try_from(dim).is_err(),
            Dim::Wide => true,
            Dim::Unknown | Dim::Malformed => false,
        };
        if is_wide {
            self.report(
                codes::REFUSED_ARGUMENT,
                span,
                || "IREE since 2022-02 refuses a dim above 9223372036854775807",
            );
        }
    }

    pub(super) fn refused_list(&mut self, id: RecordId) {
        self.report(codes::REFUSED_ARGUMENT, self.reflection.span(id), || {
            "IREE refuses a py_homogeneous_list argument: since 2022-02 when it loads the \
             function, before at the call"
        });
    }

    pub(super) fn sdict_kwargs(&mut self, id: RecordId) {
        self.report(codes::FOREIGN_RECORD, self.reflection.span(id), || {
            "sdict_kwargs was written from May to August 2021 only; IREE refuses it since; use \
             named arguments"
        });
    }

    pub(super) fn foreign(&mut self, id: RecordId, tag: ForeignTag) {
        self.report(codes::FOREIGN_RECORD, self.reflection.span(id), || {
            let instead = match tag {
                ForeignTag::UniformList => "py_homogeneous_list",
                ForeignTag::Tuple => "stuple",
                ForeignTag::UniformDict => "sdict",
            };
            rule!("{} is npcomp's; IREE refuses it and has {}", tag.name(), instead)
        });
    }
}
