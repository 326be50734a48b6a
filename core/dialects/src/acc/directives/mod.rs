//! The `custom<…>` directives of OpenACC.

mod clauses;
mod data;

use crate::common::notation::{Head, Item, Notation, Rest, noted, paired};
use abide_mlir::registry::directives::{CustomDirective, always, at_brace, at_value, at_word};
use abide_mlir::syntax::TokenKind;

/// The device type that means all devices.
const ANY_DEVICE: &str = "device_type<none>";

const OPEN: Item = Item::Sign(TokenKind::LeftBrace, "{");
const CLOSE: Item = Item::Sign(TokenKind::RightBrace, "}");

/// `%value : type`
const TYPED: &[Item] = &[Item::Value(0), Item::Type(0)];

const fn head(place: usize, rest: Rest) -> Head {
    Head { place, default: ANY_DEVICE, rest }
}

const fn device(place: usize) -> Item {
    Item::Bracketed(place, ANY_DEVICE)
}

/// `%value : type [#type], …`
const VALUES: Notation = Notation::list(&[Item::Value(0), Item::Type(0), device(2)]);

/// Nothing; or `([#types], %value : type [#type], …)`, where the first types are read and ignored.
const VALUES_OR_DEVICES: Notation =
    Notation::with_head(head(3, Rest::Only), &[Item::Value(0), Item::Type(0), device(2)]);

/// `{%value : type, …} [#type], …`
const LISTS: Notation = Notation::list(&[OPEN, Item::List(TYPED, 3), CLOSE, device(2)]);

/// Nothing; or `([#types], {devnum: %value : type, %value : type} [#type], …)`
const WAITS: Notation = Notation::with_head(
    head(5, Rest::Required),
    &[OPEN, Item::Prefix(4, "devnum"), Item::List(TYPED, 3), CLOSE, device(2)],
);

/// The keywords of gang arguments, and their attributes.
const GANG_ARGUMENTS: Item = Item::Choice(
    2,
    &[
        ("num", "gang_arg_type<Num>"),
        ("dim", "gang_arg_type<Dim>"),
        ("static", "gang_arg_type<Static>"),
    ],
    ["expect at least one of num, dim or static values", "new value expected after comma"],
);

/// Nothing; or `([#types], {num=%value : type, dim=%value : type} [#type], …)`
const GANGS: Notation = Notation::with_head(
    head(5, Rest::Optional),
    &[
        OPEN,
        Item::List(
            &[GANG_ARGUMENTS, Item::Sign(TokenKind::Equal, "="), Item::Value(0), Item::Type(0)],
            4,
        ),
        CLOSE,
        device(3),
    ],
);

/// `@recipe -> %value : type, …`
const RECIPES: Notation = Notation::list(&[
    Item::Symbol(2),
    Item::Sign(TokenKind::Arrow, " -> "),
    Item::Value(0),
    Item::Type(0),
]);

/// Nothing; or `([#types], dim: 1 : i64 [#type], …)`
const ROUTINE_GANGS: Notation = Notation::with_head(
    head(0, Rest::Required),
    &[Item::Word("dim"), Item::Sign(TokenKind::Colon, ": "), Item::Attribute(1), device(2)],
);

/// Nothing, which is all devices; or `([#types])`.
const DEVICES: Notation = Notation::with_head(head(0, Rest::Absent), &[]);

/// The `custom<…>` directives of the dialect.
pub(super) const DIRECTIVES: &[CustomDirective] = &[
    paired!("Var", at_word, data, variable),
    paired!("VarPtrType", always, data, variable_type),
    paired!("AccVar", at_word, data, device_variable),
    paired!("RecipeSym", always, data, recipe),
    noted!("DeviceTypeOperandsWithKeywordOnly", always, VALUES_OR_DEVICES),
    paired!("OperandWithKeywordOnly", always, data, value_or_keyword),
    paired!("CombinedConstructsLoop", always, clauses, combined),
    noted!("DeviceTypeOperands", at_value, VALUES),
    noted!("NumGangs", at_brace, LISTS),
    noted!("DeviceTypeOperandsWithSegment", at_brace, LISTS),
    noted!("WaitClause", always, WAITS),
    noted!("GangClause", always, GANGS),
    noted!("SymOperandList", |it| it.at(TokenKind::AtIdentifier), RECIPES),
    paired!("OperandsWithKeywordOnly", always, clauses, values_or_keyword),
    paired!("LoopControl", always, clauses, loop_control),
    paired!("BindName", always, clauses, bound_names),
    noted!("RoutineGangClause", always, ROUTINE_GANGS),
    noted!("DeviceTypeArrayAttr", always, DEVICES),
];
