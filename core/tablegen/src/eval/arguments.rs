//! Template arguments and the types of the source text.

use super::values::Mode;
use super::{Entity, Evaluator, Key, Note, Reported, Result, Target};
use crate::files::Location;
use crate::interner::Symbol;
use crate::store::{InstanceArgument, Lacks, RecordId, TypeId, Value, ValueId};
use crate::syntax::{Argument, ExprKind, TypeExpr, TypeKind};
use abide_source::diagnostic::codes::tablegen as code;
use abide_source::diagnostic::{Detail, Message, RecordName};
use abide_source::rule;
use abide_source::text::Span;
use smallvec::{SmallVec, smallvec};

/// The arguments of a class or multiclass.
pub(super) type Arguments = SmallVec<[InstanceArgument; 4]>;

/// The same, with their positions.
type SpannedArguments = SmallVec<[(InstanceArgument, Span); 4]>;

/// Names with their replacements.
pub(super) type Substitutions = SmallVec<[(ValueId, ValueId); 8]>;

/// The widest `bits<n>`.
const MAX_BITS_WIDTH: u64 = 1 << 16;

impl Evaluator<'_> {
    /// Evaluates a type of the source text.
    pub(super) fn type_value(&mut self, type_: &TypeExpr) -> Result<TypeId> {
        match &type_.kind {
            TypeKind::Bit => Ok(TypeId::BIT),
            TypeKind::Int => Ok(TypeId::INT),
            TypeKind::String | TypeKind::Code => Ok(TypeId::STRING),
            TypeKind::Dag => Ok(TypeId::DAG),
            TypeKind::Bits(width) => match u32::try_from(*width) {
                Ok(narrow) if *width <= MAX_BITS_WIDTH => Ok(self.store().bits_type(narrow)),
                _ => {
                    let message = rule!(
                        "bits<{}> is too wide; the widest is bits<{}>",
                        width,
                        MAX_BITS_WIDTH
                    )
                    .with_help("use several fields");
                    let location = self.location(type_.span);
                    Err(self.report(code::INVALID_VALUE, location, message))
                }
            },
            TypeKind::List(element) => {
                let element = self.type_value(element)?;
                Ok(self.store().list_type(element))
            }
            TypeKind::Named(name) => self.named_type(*name, type_.span),
        }
    }

    fn named_type(&mut self, name: Symbol, span: Span) -> Result<TypeId> {
        let key = Key::Type(name);
        if let Some(Entity::Type(type_)) = self.lookup(key) {
            if let Some(location) = self.world.environment.place(key) {
                self.link(span, Target::Variable(location));
            }
            return Ok(type_);
        }
        let class = self.class_named(name, span)?;
        Ok(self.store().record_type(&[class]))
    }

    /// The class of a name.
    pub(super) fn class_named(&mut self, name: Symbol, span: Span) -> Result<RecordId> {
        if let Some(class) = self.find_class(name) {
            self.link(span, Target::Record(class));
            return Ok(class);
        }
        let text = String::from_utf8_lossy(self.world.store.interner.text(name)).into_owned();
        let kind = match self.find_multiclass(name) {
            Some(_) => RecordName::ClassNotMulticlass,
            None => RecordName::Class,
        };
        let message = Detail::UnknownRecordName { kind, name: text };
        let location = self.location(span);
        Err(self.report(code::UNDEFINED, location, message))
    }

    /// The arguments that a class or multiclass is given, as values of the types that it declares.
    pub(super) fn template_arguments(
        &mut self,
        arguments: &[Argument],
        current: Option<RecordId>,
        of: RecordId,
    ) -> Result<Arguments> {
        let values = self.argument_values(arguments, current, of)?;
        self.cast_arguments(values, current, of)
    }

    /// The arguments that a multiclass gives to one from which it inherits: LLVM leaves their types as they
    /// are.
    pub(super) fn inherited_arguments(
        &mut self,
        arguments: &[Argument],
        current: Option<RecordId>,
        of: RecordId,
    ) -> Result<Arguments> {
        let values = self.argument_values(arguments, current, of)?;
        Ok(values.into_iter().map(|(argument, _)| argument).collect())
    }

    fn argument_values(
        &mut self,
        arguments: &[Argument],
        current: Option<RecordId>,
        of: RecordId,
    ) -> Result<SpannedArguments> {
        let mut values = SmallVec::with_capacity(arguments.len());
        let mut has_named = false;
        let count = self.world.store.record(of).arguments.len();
        for (index, argument) in arguments.iter().enumerate() {
            if index >= count {
                if self.world.store.record(of).lacks >= Lacks::Names {
                    return Err(Reported);
                }
                let start = argument.name.as_deref().unwrap_or(&argument.value).span;
                let message = rule!("Too many template arguments: {}", index + 1);
                let location = self.location(Span::at(start.start()).cover(start));
                return Err(self.report(code::TEMPLATE_ARGUMENTS, location, message));
            }
            let value = match &argument.name {
                Some(name) => {
                    has_named = true;
                    self.named_argument(name, argument, current, of)?
                }
                None if has_named => {
                    let message =
                        Message::from("Positional argument should be put before named argument")
                            .with_help("move it in front of the arguments 'NAME = VALUE'");
                    let location = self.location(argument.value.span);
                    return Err(self.report(code::TEMPLATE_ARGUMENTS, location, message));
                }
                None => {
                    let name = self.world.store.record(of).arguments.get(index).copied();
                    let type_ = name.and_then(|name| self.argument_type(of, name));
                    let value = self.value_or_lost(&argument.value, current, type_)?;
                    let index = u32::try_from(index).unwrap_or(u32::MAX);
                    InstanceArgument { value, index, is_named: false }
                }
            };
            values.push((value, argument.value.span));
        }
        Ok(values)
    }

    fn argument_type(&self, of: RecordId, name: ValueId) -> Option<TypeId> {
        self.world.store.record(of).field(name).map(|field| field.type_)
    }

    fn named_argument(
        &mut self,
        name: &crate::syntax::Expr,
        argument: &Argument,
        current: Option<RecordId>,
        of: RecordId,
    ) -> Result<InstanceArgument> {
        let symbol = match name.kind {
            ExprKind::Name(symbol) => Some(symbol),
            _ => {
                let value = self.value(name, current, None, Mode::Value)?;
                match self.world.store.kind(value) {
                    Value::String(symbol, _) => Some(symbol),
                    _ => None,
                }
            }
        };
        let location = self.location(name.span);
        let Some(symbol) = symbol else {
            let message = Message::from("The name of named argument should be a valid identifier")
                .with_help("write 'NAME = VALUE' with the name of a parameter");
            return Err(self.report(code::TEMPLATE_ARGUMENTS, location, message));
        };
        let qualified = self.qualified(of, symbol);
        let place = self.world.store.record(of).arguments.iter().position(|&it| it == qualified);
        let field = self.world.store.record(of).field(qualified).copied();
        let (Some(place), Some(field)) = (place, field) else {
            if self.world.store.record(of).lacks >= Lacks::Names {
                return Err(Reported);
            }
            let text = self.world.store.interner.text(symbol);
            let name = String::from_utf8_lossy(text).into_owned();
            let message = Detail::UnknownRecordName { kind: RecordName::TemplateArgument, name };
            return Err(self.report(code::TEMPLATE_ARGUMENTS, location, message));
        };
        self.link(name.span, Target::Field(of, field.location));
        let value = self.value(&argument.value, current, Some(field.type_), Mode::Value)?;
        if value == ValueId::UNSET {
            let message =
                Message::from("The value of named argument should be initialized, but we got '?'")
                    .with_help("write a value, or remove the argument if the parameter has one");
            let location = self.location(argument.value.span);
            return Err(self.report(code::TEMPLATE_ARGUMENTS, location, message));
        }
        let index = u32::try_from(place).unwrap_or(u32::MAX);
        Ok(InstanceArgument { value, index, is_named: true })
    }

    /// Converts the arguments to the types that are declared.
    fn cast_arguments(
        &mut self,
        values: SpannedArguments,
        current: Option<RecordId>,
        of: RecordId,
    ) -> Result<Arguments> {
        let mut arguments = Arguments::with_capacity(values.len());
        let mut is_fine = true;
        for (mut argument, span) in values {
            let name = self.world.store.record(of).arguments.get(argument.index as usize).copied();
            let expected = name.and_then(|name| self.argument_type(of, name));
            let actual = self.typed(argument.value);
            if let (Some(name), Some(expected), Some(actual)) = (name, expected, actual) {
                match self.cast_to(argument.value, expected) {
                    Some(value) => argument.value = value,
                    None => {
                        // The parent that is missing may have been of the type.
                        if !self.is_broken_value(argument.value) {
                            let message = rule!(
                                "Value specified for template argument '{}' is of type {}; expected type {}: {}",
                                self.unquoted(name),
                                self.type_text(actual),
                                self.type_text(expected),
                                self.text(argument.value)
                            );
                            let message = message.wanting(self.type_text(expected));
                            let location = self.location(span);
                            self.report(code::TYPE_MISMATCH, location, message);
                        }
                        match current {
                            Some(record) => {
                                self.mark_broken(record);
                                argument.value = self.lost(span);
                            }
                            None => is_fine = false,
                        }
                    }
                }
            }
            arguments.push(argument);
        }
        if is_fine { Ok(arguments) } else { Err(Reported) }
    }

    /// Checks that every template argument has one value, given or by default.
    pub(super) fn check_arguments(
        &mut self,
        of: RecordId,
        arguments: &[InstanceArgument],
        location: Location,
    ) -> Result<()> {
        self.whole_arguments(of, arguments, location).map(|_| ())
    }

    /// The names of the template arguments with their values, if all have one.
    pub(super) fn whole_arguments(
        &mut self,
        of: RecordId,
        arguments: &[InstanceArgument],
        location: Location,
    ) -> Result<Substitutions> {
        match self.resolve_arguments(of, arguments, location)? {
            (values, true) => Ok(values),
            (_, false) => Err(Reported),
        }
    }

    /// The names of the template arguments with their values, given or by default, and whether all have one.
    pub(super) fn resolve_arguments(
        &mut self,
        of: RecordId,
        arguments: &[InstanceArgument],
        location: Location,
    ) -> Result<(Substitutions, bool)> {
        let count = self.world.store.record(of).arguments.len();
        let mut is_given: SmallVec<[bool; 32]> = smallvec![false; count];
        let mut values = Substitutions::new();
        for argument in arguments {
            let index = argument.index as usize;
            let name = self.world.store.record(of).arguments.get(index);
            let (Some(&name), Some(given)) = (name, is_given.get_mut(index)) else { continue };
            if std::mem::replace(given, true) {
                let text = self.unquoted(name);
                let message = rule!("We can only specify the template argument '{}' once", text);
                return Err(self.report(code::TEMPLATE_ARGUMENTS, location, message));
            }
            values.push((name, argument.value));
        }
        let owner_is_broken = self.world.store.record(of).is_broken;
        let mut is_whole = true;
        for (index, _) in is_given.iter().enumerate().filter(|(_, is_given)| !**is_given) {
            let owner = self.world.store.record(of);
            let Some(&name) = owner.arguments.get(index) else { continue };
            let Some(&field) = owner.field(name) else { continue };
            if !self.world.store.is_complete(field.value) {
                if is_whole && !owner_is_broken {
                    let text = self.unquoted(name);
                    let owner = self.name_text(of);
                    let message = rule!("value not specified for template argument '{}'", text);
                    let message_of_note = format!("declared in '{owner}'");
                    let note = Note { location: field.location, message: message_of_note };
                    let code = code::TEMPLATE_ARGUMENTS;
                    self.report_with(code, location, message, vec![note]);
                }
                is_whole = false;
                let lost = self.world.store.lost(b"");
                values.push((name, lost));
                continue;
            }
            values.push((name, field.value));
        }
        Ok((values, is_whole))
    }
}
