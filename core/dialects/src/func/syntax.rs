//! `func.func` and functions of other dialects that are written like it.

use crate::common::{set_attribute, symbol_name};
use crate::iree::{TiedNames, index_array, tied_type};
use abide_mlir::ir::{Attribute, TypeKind};
use abide_mlir::parse::{
    OperandUse, OperationState, Parse, Parser, Part, RegionArgument, Types, at_visibility,
    attribute,
};
use abide_mlir::syntax::{TokenKind, VISIBILITIES};
use abide_source::diagnostic::{Detail, Wanted};
use abide_source::rule;
use smallvec::SmallVec;

/// The parenthesised lists of a function.
#[derive(Default)]
pub(crate) struct Signature<'a> {
    /// The arguments; a declaration need not name them.
    arguments: Vec<RegionArgument<'a>>,
    /// For each argument, its attributes.
    argument_attributes: Vec<Attribute>,
    pub(crate) inputs: SmallVec<[abide_mlir::ir::Type; 4]>,
    pub(crate) results: SmallVec<[abide_mlir::ir::Type; 2]>,
    /// Whether `...` ends the arguments; `None` if that is not allowed.
    pub(crate) variadic: Option<bool>,
    /// For each result, its attributes.
    result_attributes: Vec<Attribute>,
    /// For each result the number of the argument that it is tied to, or -1; `None` if results cannot be tied.
    tied: Option<Vec<i64>>,
    /// Whether a list of attributes is kept even if all are empty.
    keeps_empty: bool,
    /// Whether a body without blocks may be written: it is none.
    may_be_empty: bool,
}

/// `private @name(%a: i32 {attributes}) -> (i32 {attributes}) attributes {…} {…}`
pub(super) fn parse_func<'a>(parser: &mut Parser<'a>, state: &mut OperationState<'a>) -> Parse {
    function_like(parser, state, Signature::default())
}

/// Parses a function like `func.func`, where a result may be tied to an argument: `-> (%a, %b as f32)`.
pub(super) fn parse_tied<'a>(parser: &mut Parser<'a>, state: &mut OperationState<'a>) -> Parse {
    function_like(parser, state, Signature { tied: Some(Vec::new()), ..Signature::default() })
}

/// As [`parse_tied`], for an operation that keeps the lists of attributes without any.
pub(super) fn parse_tied_keeping_empty<'a>(
    parser: &mut Parser<'a>,
    state: &mut OperationState<'a>,
) -> Parse {
    let tied = Some(Vec::new());
    function_like(parser, state, Signature { tied, keeps_empty: true, ..Signature::default() })
}

fn function_like<'a>(
    parser: &mut Parser<'a>,
    state: &mut OperationState<'a>,
    mut signature: Signature<'a>,
) -> Parse {
    if at_visibility(parser) {
        let word = parser.current_text();
        parser.piece(attribute("sym_visibility"), |parser| {
            parser.bump();
            Ok(())
        })?;
        let visibility = parser.ir.context.string_attribute(word);
        let name = parser.ir.context.identifier("sym_visibility");
        state.add_attribute(name, visibility);
    } else {
        parser.may_be(attribute("sym_visibility"));
        parser.note_absent_words(&VISIBILITIES);
    }
    signature.read_with_name(parser, state)?;
    if let Some(tied) = signature.tied.as_ref().filter(|tied| !tied.is_empty()) {
        let tied = index_array(parser, tied);
        let name = parser.ir.context.identifier("tied_operands");
        state.add_attribute(name, tied);
    }
    let before = state.attributes.len();
    let keyword = parser.current_span();
    parser.optional_attribute_dictionary_with_keyword(&mut state.attributes)?;
    check_attributes(parser, state, before, keyword)?;
    signature.attributes_and_body(parser, state)
}

/// The message for the tokens that may follow the head of a function.
const BODY: &str = "the function's body or the end of the line";

impl<'a> Signature<'a> {
    /// A signature that `...` may end.
    pub(crate) fn variadic() -> Signature<'a> {
        Signature { variadic: Some(false), ..Signature::default() }
    }

    /// One whose body may be `{}`, which makes a declaration.
    pub(crate) fn or_empty(self) -> Signature<'a> {
        Signature { may_be_empty: true, ..self }
    }

    /// `(%a: i32 {attributes}, ...) -> (i32 {attributes})`
    pub(crate) fn read(&mut self, parser: &mut Parser<'a>) -> Parse {
        arguments(parser, self)?;
        results(parser, self)
    }

    /// `@name(%a: i32) -> i32`, with the attributes of the name and of the type.
    pub(crate) fn read_with_name(
        &mut self,
        parser: &mut Parser<'a>,
        state: &mut OperationState<'a>,
    ) -> Parse {
        symbol_name(parser, state)?;
        self.read(parser)?;
        let (inputs, results) = (self.inputs.clone(), self.results.clone());
        let ty = parser.ir.context.ty(TypeKind::Function { inputs, results });
        let ty = parser.ir.context.type_attribute(ty);
        set_attribute(parser, state, "function_type", ty);
        Ok(())
    }

    /// Parses `(%a : memref<4xf32> {attributes})`: arguments of the body that callers do not pass. Adds their
    /// attributes under a name, and returns their number.
    pub(crate) fn more_arguments(
        &mut self,
        parser: &mut Parser<'a>,
        state: &mut OperationState<'a>,
        attributes_name: &str,
    ) -> Parse<i64> {
        let mut dictionaries = Vec::new();
        parser.expect(TokenKind::LeftParen)?;
        parser.list_until(TokenKind::RightParen, |parser| {
            let Some(name) = parser.optional_operand(Part::Argument)? else {
                return Err(parser.expected(Wanted::Value("SSA identifier".into())));
            };
            parser.expect(TokenKind::Colon)?;
            let ty = parser.ty()?;
            dictionaries.push(attributes(parser)?);
            parser.optional_location()?;
            self.arguments.push(RegionArgument { name, ty });
            Ok(())
        })?;
        let count = i64::try_from(dictionaries.len()).unwrap_or(i64::MAX);
        add_attributes(parser, state, attributes_name, dictionaries, false);
        Ok(count)
    }

    /// Adds the attributes of arguments and results, and parses the optional body.
    pub(crate) fn attributes_and_body(
        self,
        parser: &mut Parser<'a>,
        state: &mut OperationState<'a>,
    ) -> Parse {
        let keeps_empty = self.keeps_empty;
        add_attributes(parser, state, "arg_attrs", self.argument_attributes, keeps_empty);
        add_attributes(parser, state, "res_attrs", self.result_attributes, keeps_empty);
        let start = parser.current_span();
        let region = if parser.at(TokenKind::LeftBrace) {
            parser.region_with(&self.arguments, true)?
        } else {
            parser.may_be(Part::Region);
            let begins_types = parser.at(TokenKind::Colon) || parser.at(TokenKind::Arrow);
            if begins_types && !parser.begins_line() {
                // The following text is parsed as the body of this function anyway.
                return Err(parser.expected(Wanted::Other(BODY.into())));
            }
            parser.ir.create_region()
        };
        let written = parser.previous_end() > start.start() as usize;
        if written && !self.may_be_empty && parser.ir.blocks(region).is_empty() {
            return Err(parser.error(start, Detail::EmptyBody));
        }
        let entry = parser.ir.entry_block(region);
        let names = self.arguments.iter().map(|argument| argument.name.name);
        parser.keep_argument_names(state.name, entry, names);
        state.regions.push(region);
        Ok(())
    }
}

/// Checks that the dictionary does not repeat the attributes in front of it.
fn check_attributes<'a>(
    parser: &mut Types<'a>,
    state: &OperationState<'a>,
    before: usize,
    keyword: abide_source::text::Span,
) -> Parse {
    for (name, _) in state.attributes.iter().skip(before) {
        let name = parser.ir.context.text(*name).into_owned();
        if matches!(&*name, "sym_name" | "function_type" | "sym_visibility") {
            let message = rule!(
                "'{}' is an inferred attribute and should not be specified in the explicit \
                 attribute dictionary",
                name
            )
            .with_help("remove it: it is written in front of the attributes");
            return Err(parser.error(keyword, message));
        }
    }
    Ok(())
}

/// `arg_attrs = [{…}, {}]`, where any dictionary has an entry, or where empty ones are kept.
fn add_attributes<'a>(
    parser: &mut Types<'a>,
    state: &mut OperationState<'a>,
    name: &str,
    dictionaries: Vec<Attribute>,
    keeps_empty: bool,
) {
    let empty = parser.ir.context.empty_dictionary();
    if dictionaries.iter().any(|dictionary| keeps_empty || *dictionary != empty) {
        let value = parser.ir.context.array(dictionaries);
        let name = parser.ir.context.identifier(name);
        state.add_attribute(name, value);
    }
}

/// `(%a: i32 {…} loc(…), %b: f32)`, or only types.
fn arguments<'a>(parser: &mut Parser<'a>, signature: &mut Signature<'a>) -> Parse {
    parser.expect(TokenKind::LeftParen)?;
    parser.list_until(TokenKind::RightParen, |parser| {
        if signature.variadic == Some(true) {
            return Err(parser.error_here(
                rule!("variadic arguments must be in the end of the argument list")
                    .with_help("move '...' to the end"),
            ));
        }
        if signature.variadic.is_some() && parser.eat(TokenKind::Ellipsis) {
            signature.variadic = Some(true);
            return Ok(());
        }
        let name: Option<OperandUse<'a>> = parser.optional_operand(Part::Argument)?;
        let named = !signature.arguments.is_empty();
        if !signature.inputs.is_empty() && named != name.is_some() {
            let what = if named { "SSA identifier" } else { "type instead of SSA identifier" };
            return Err(parser.expected(what));
        }
        if name.is_some() {
            parser.expect(TokenKind::Colon)?;
        }
        let ty = parser.ty()?;
        signature.inputs.push(ty);
        let attributes = attributes(parser)?;
        signature.argument_attributes.push(attributes);
        parser.optional_location()?;
        signature.arguments.extend(name.map(|name| RegionArgument { name, ty }));
        Ok(())
    })
}

/// `-> i32`, `-> (i32 {…}, f32)`, or nothing.
fn results<'a>(parser: &mut Parser<'a>, signature: &mut Signature<'a>) -> Parse {
    if !parser.eat(TokenKind::Arrow) {
        return Ok(());
    }
    let arguments = signature.arguments.iter().map(|argument| argument.name);
    let names = TiedNames::new(arguments.filter(|_| signature.tied.is_some()));
    if !parser.eat(TokenKind::LeftParen) {
        loop {
            result_type(parser, signature, &names)?;
            let empty = parser.ir.context.empty_dictionary();
            signature.result_attributes.push(empty);
            // If results may be tied, several need no parentheses.
            if signature.tied.is_none() || !parser.eat(TokenKind::Comma) {
                return Ok(());
            }
        }
    }
    parser.list_until(TokenKind::RightParen, |parser| {
        result_type(parser, signature, &names)?;
        let attributes = attributes(parser)?;
        signature.result_attributes.push(attributes);
        Ok(())
    })
}

fn result_type<'a>(
    parser: &mut Parser<'a>,
    signature: &mut Signature<'a>,
    names: &TiedNames<'a>,
) -> Parse {
    let ty = match &mut signature.tied {
        None => parser.ty()?,
        Some(tied) => {
            let (ty, argument) = tied_type(parser, names, &signature.inputs, None)?;
            tied.push(argument);
            ty
        }
    };
    signature.results.push(ty);
    Ok(())
}

fn attributes(parser: &mut Parser<'_>) -> Parse<Attribute> {
    let mut entries: SmallVec<[_; 4]> = SmallVec::new();
    parser.piece(Part::ArgumentDictionary, |parser| {
        parser.optional_attribute_dictionary(&mut entries)
    })?;
    Ok(parser.ir.context.dictionary(&mut entries.into_vec()))
}
