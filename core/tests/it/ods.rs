//! Description files: their content, their errors, and the compiled formats.

use abide_core::dialect::descriptions;
use abide_core::mlir::ods::constraint::{AttributeForm, AttributePredicate, TypePredicate};
use abide_core::mlir::ods::format::{
    Directive, Format, OptionalGroup, Parameter, TypeReference, TypeResolution, Whitespace,
};
use abide_core::mlir::ods::{
    Arity, Dialects, EnumSpelling, MemoryEffect, OpDescription, ParametricTrait, Presence,
    RegionConstraint, Syntax, Trait, TypeTransform, ValueReference,
};

use abide_core::limits::Limits;
use abide_core::mlir::parse::parse;
use abide_core::mlir::registry::Registry;
use std::sync::Arc;

/// Reads a dialect `t`; returns its errors.
fn read(text: &str) -> (Dialects, Vec<String>) {
    let (mut dialects, errors) = Dialects::new();
    assert_eq!(errors, []);
    let errors = dialects.read(&format!("dialect t \"for tests\"\n{text}"));
    let errors = errors.iter().map(|error| format!("{}: {}", error.line, error.message));
    let errors = errors.collect();
    (dialects, errors)
}

/// Reads a dialect `t` with nothing wrong, and gives its operation `t.o`.
fn op(text: &str) -> OpDescription {
    let (dialects, errors) = read(text);
    assert_eq!(errors, Vec::<String>::new());
    OpDescription::clone(dialects.op("t.o").unwrap())
}

fn format_of(op: &OpDescription) -> &Format {
    op.format().unwrap()
}

/// The summary is that of the operation in a further file, in each version, and of no other dialect's operation.
#[test]
fn a_file_has_the_summary_of_an_operation_that_another_one_describes() {
    let (mut dialects, errors) = read("about o \"ours\"\nop p \"of p\"");
    assert_eq!(errors, Vec::<String>::new());
    let further = "op o \"theirs\" {}\nuntil 19 op o \"older\" { operands a: Index }";
    for dialect in ["t", "u"] {
        let errors = dialects.read(&format!("dialect {dialect} \"\"\n{further}"));
        assert_eq!(errors, []);
    }
    let summary = |name| dialects.op(name).map(|op| op.summary.to_string());
    let found = ["t.o", "t.p", "u.o"].map(summary);
    assert_eq!(found, ["ours", "of p", "theirs"].map(|text| Some(text.to_owned())));
    let older = &dialects.dialect("t").unwrap().others[0].op;
    assert_eq!((&*older.summary, older.operands.len()), ("ours", 1));
    let (_, errors) = read("about 3\nop o \"\" {}");
    assert_eq!(errors.len(), 1, "{errors:?}");
}

#[test]
fn every_part_of_an_operation_is_read() {
    let op = op(r#"
        enum Color "a color" = #t.color<$value> : i32 { red = 0, green = 1 }
        // A comment.
        op o "does something" {
          operands   a: Arg<AnyMemRef, [MemRead, MemWrite]>, b: Optional<Index>, c: Variadic<I1>
          attributes color: DefaultValuedAttr<Color, red>, flag: UnitAttr, n: OptionalAttr<I64Attr>,
                     m: DefaultValuedOptionalAttr<DenseI64ArrayAttr, "array<i64>">, k: StrAttr
          results    r: F32
          regions    body: SizedRegion<1>, rest: VariadicRegion<MaxSizedRegion<2>>
          successors next: AnySuccessor, others: VariadicSuccessor<AnySuccessor>
          traits     Pure, HasParent<[t.p, t.q]>, SingleBlockImplicitTerminator<t.yield>
          syntax     custom
        }"#);
    assert_eq!((&*op.name, op.mnemonic(), &*op.summary), ("t.o", "o", "does something"));
    assert_eq!(op.operands[0].effects, [MemoryEffect::Read, MemoryEffect::Write]);
    let arities: Vec<_> = op.operands.iter().map(|one| one.arity.clone()).collect();
    assert_eq!(arities, [Arity::Single, Arity::Optional, Arity::Variadic]);
    assert_eq!(op.operands[1].summary(), "index");
    assert_eq!(op.operands[2].summary(), "variadic of 1-bit signless integer");
    let presences: Vec<_> = op.attributes.iter().map(|one| one.presence.clone()).collect();
    let expected = [
        Presence::Default("red".into()),
        Presence::Optional,
        Presence::Optional,
        Presence::DefaultIfAbsent("array<i64>".into()),
        Presence::Required,
    ];
    assert_eq!(presences, expected);
    assert_eq!(op.regions[0].constraint, RegionConstraint::Sized(1));
    assert_eq!(
        (op.regions[1].constraint, op.regions[1].variadic),
        (RegionConstraint::MaxSized(2), true)
    );
    assert_eq!((op.successors[0].variadic, op.successors[1].variadic), (false, true));
    assert!(op.has(Trait::Pure) && op.has(Trait::NoMemoryEffect) && op.has(Trait::SingleBlock));
    assert!(!op.has(Trait::Commutative));
    assert_eq!(op.implicit_terminator(), Some("t.yield"));
    let parents = ParametricTrait::HasParent(vec!["t.p".into(), "t.q".into()]);
    assert_eq!(op.parametric_traits[0], parents);
    assert!(matches!(op.syntax, Syntax::Custom));
}

#[test]
fn an_operation_adds_to_its_class_or_replaces() {
    let op = op(r#"
        class Base {
          operands a: I1
          attributes x: I64Attr
          traits Pure
          format $a $x attr-dict
        }
        op o "of the class" : Base {
          attributes y: UnitAttr
          traits Commutative
          format $a $x (`y` $y^)? attr-dict
        }"#);
    assert_eq!(op.attributes.len(), 2);
    assert!(op.has(Trait::Pure) && op.has(Trait::Commutative));
    assert_eq!(format_of(&op).directives.len(), 4);
}

#[test]
fn errors_are_reported_at_their_line_and_the_rest_is_read() {
    let (dialects, errors) = read(
        "op bad \"an unknown constraint\" { operands a: Nothing }\n\
         op worse \"a format without attr-dict\" { format `x` }\n\
         op broken \"an unknown section\" {\n  nonsense 1\n}\n\
         op unclosed \"no class\" : Missing\n\
         type I1 = I<1>\n\
         enum E : i7 { a = 0 }\n\
         op good \"is read\" { results r: Index }\n",
    );
    let expected = [
        "2: bad: no type constraint is called 'Nothing'",
        "3: worse: format, byte 0: 'attr-dict' is missing",
        "5: expected a section of an operation",
        "7: no class is called 'Missing'",
        "8: 'I1' is defined twice",
        "9: expected 'i8', 'i16', 'i32' or 'i64'",
    ];
    assert_eq!(errors, expected);
    assert!(dialects.op("t.good").is_some() && dialects.op("t.bad").is_none());
}

#[test]
fn two_operations_with_one_name_are_reported() {
    let (_, errors) = read("op a \"first\"\nop a \"second\"");
    assert_eq!(errors, ["0: 't.a' is described twice"]);
}

#[test]
fn hostile_text_is_reported_and_ends() {
    let deep = format!("type X = {}", "AnyTypeOf<[".repeat(10_000));
    for text in ["\"", "op", "op x", "op o \"\" { format `", "enum", "type", "}}}}", "é", &deep] {
        assert!(!read(text).1.is_empty(), "{text}");
    }
    let deep = format!("op o \"\" {{ format {} attr-dict }}", "(".repeat(10_000));
    assert!(!read(&deep).1.is_empty());
}

/// The error of compiling a format for an operation with parts of every kind.
fn format_error(format: &str) -> String {
    let (_, errors) = read(&format!(
        "op o \"\" {{\n\
         operands a: Index, v: Variadic<I32>\n attributes n: I64Attr, u: UnitAttr\n\
         results r: AnyType\n regions body: AnyRegion\n format {format} }}"
    ));
    errors.first().cloned().unwrap_or_default().split("byte ").nth(1).unwrap_or_default().into()
}

#[test]
fn formats_that_ods_forbids_are_reported() {
    let good = "$a $v $n (`u` $u^)? $body attr-dict `:` type($r)";
    assert_eq!(format_error(good), "");
    let cases = [
        ("$a $a $v $body attr-dict type($r)", "5: this is written twice"),
        ("$a $v $body attr-dict attr-dict", "31: 'attr-dict' is written twice"),
        ("$a $v $body attr-dict", "0: the type of result #0 is not written and does not follow"),
        ("$a $body attr-dict type($r)", "0: operand #1 is missing"),
        ("$a $v attr-dict type($r)", "0: region #0 is missing"),
        ("$a $v $body type($r)", "0: 'attr-dict' is missing"),
        ("$x", "2: the operation has no 'x' that can be written"),
        ("type($x)", "7: the operation has no 'x' with a type"),
        ("(`u` $u)? attr-dict", "9: a group has one anchor"),
        ("(`u` $n^)? attr-dict", "10: an anchor is something that may be missing"),
        (
            "($n $u^)? attr-dict",
            "9: a group starts with a literal or something that may be missing",
        ),
        ("qualified(`x`)", "14: only attributes and types can be qualified"),
        ("nothing", "7: no directive is called 'nothing'"),
        ("`two words`", "11: a literal is one word"),
        ("custom<X>(nothing)", "17: 'nothing' is not a parameter of a custom directive"),
        ("oilist($u)", "9: a clause starts with a literal"),
    ];
    let found = cases.map(|(format, _)| (format, format_error(format)));
    assert_eq!(found, cases.map(|(format, expected)| (format, expected.to_owned())));
}

#[test]
fn a_format_is_a_tree_over_indices() {
    let op = op(r#"
        op o "every directive" {
          operands   a: AnyType, v: Variadic<AnyType>
          attributes n: I64Attr, u: UnitAttr, w: UnitAttr, s: OptionalAttr<StrAttr>
          results    r: Variadic<AnyType>
          regions    body: AnyRegion
          format     $a `` `(` $v `)` (`if` $s^) : (`else`)? (`u` $u^)? oilist(`w` $w | `n` $n)
                     custom<C>($body, ref($s), type($a), "x") ` ` `\n`
                     attr-dict-with-keyword `:` functional-type($v, results)
        }"#);
    let literal = |text: &str| Directive::Literal(text.into());
    let directives = &format_of(&op).directives;
    assert_eq!(directives[1], Directive::Whitespace(Whitespace::Nothing));
    let group = OptionalGroup {
        anchor: Box::new(Directive::Attribute(3)),
        inverted: false,
        elided_anchor: false,
        then: vec![literal("if"), Directive::Attribute(3)],
        otherwise: vec![literal("else")],
    };
    assert_eq!(directives[5], Directive::Optional(group));
    let Directive::Optional(unit) = &directives[6] else { unreachable!() };
    assert!(unit.elided_anchor);
    let Directive::OneOfList(clauses) = &directives[7] else { unreachable!() };
    assert_eq!((clauses[0].unit_attribute, clauses[0].directives.len()), (Some(2), 0));
    assert_eq!(
        (&*clauses[1].literal, &clauses[1].directives[..]),
        ("n", &[Directive::Attribute(0)][..])
    );
    let parameters = vec![
        Parameter::Region(0),
        Parameter::Reference(Box::new(Parameter::Attribute(3))),
        Parameter::Type(TypeReference::Operand(0)),
        Parameter::Text("x".into()),
    ];
    assert_eq!(directives[8], Directive::Custom { name: "C".into(), parameters });
    assert_eq!(directives[9], Directive::Whitespace(Whitespace::Blank));
    assert_eq!(directives[10], Directive::Whitespace(Whitespace::NewLine));
    assert_eq!(directives[11], Directive::AttributeDictionary { with_keyword: true });
    let inputs = TypeReference::Operand(1);
    let outputs = TypeReference::Results;
    assert_eq!(directives[13], Directive::FunctionalType { inputs, outputs });
    assert_eq!(format_of(&op).elided_attributes, [true; 4]);
}

#[test]
fn types_are_resolved_as_in_mlir_tblgen() {
    use TypeResolution::{Buildable, Inferred, SameAs, Transformed, Written};
    let from = ValueReference::Operand(0);
    let result = ValueReference::Result(0);
    let check = |name: &str, operands: &[TypeResolution], results: &[TypeResolution]| {
        let format = format_of(descriptions().op(name).unwrap());
        assert_eq!(format.operand_types, operands, "operands of {name}");
        assert_eq!(format.result_types, results, "results of {name}");
    };
    let i1 = Transformed { from, transform: TypeTransform::I1SameShape };
    check("arith.addi", &[SameAs(result), SameAs(result)], &[Written]);
    check("arith.cmpi", &[Written, SameAs(from)], &[i1]);
    check("arith.constant", &[], &[SameAs(ValueReference::Attribute(0))]);
    check("arith.extf", &[Written], &[Written]);
    check("index.add", &[Buildable, Buildable], &[Buildable]);
    check("func.call", &[Written], &[Written]);
    check("cf.cond_br", &[Buildable, Written, Written], &[]);
    check("cf.br", &[Written], &[]);
    let element = Transformed { from, transform: TypeTransform::ElementType };
    check("memref.load", &[Written, Buildable], &[element]);
    check("tensor.extract", &[Written, Buildable], &[element]);
    let destination = ValueReference::Operand(1);
    check(
        "tensor.insert",
        &[
            Transformed { from: destination, transform: TypeTransform::ElementType },
            Written,
            Buildable,
        ],
        &[Transformed { from: destination, transform: TypeTransform::SameType }],
    );
    check("tensor.dim", &[Written, Buildable], &[Buildable]);
    check("vector.shuffle", &[Written, Written], &[Inferred]);
    check("math.fpowi", &[Written, Written], &[SameAs(from)]);
}

#[test]
fn either_all_results_are_inferred_or_no_result() {
    let inferring = |format: &str| {
        let (_, errors) = read(&format!(
            "op o \"\" {{ results a: AnyType, b: AnyType\n traits InferTypeOpInterface\n format {format} }}"
        ));
        errors
    };
    assert_eq!(inferring("attr-dict"), Vec::<String>::new());
    let expected =
        ["2: o: format, byte 0: the type of result #1 is not written and does not follow"];
    assert_eq!(inferring("attr-dict type($a)"), expected);
}

#[test]
fn attributes_written_elsewhere_are_not_in_the_dictionary() {
    let elided = |name: &str| {
        let op = descriptions().op(name).unwrap();
        let format = format_of(op);
        let names = op.attributes.iter().zip(&format.elided_attributes);
        let names: Vec<&str> =
            names.filter(|(_, elided)| **elided).map(|(one, _)| &*one.name).collect();
        (names, format.elides_operand_segment_sizes, format.elides_result_segment_sizes)
    };
    assert_eq!(elided("cf.switch"), (vec!["case_values", "case_operand_segments"], true, true));
    assert_eq!(elided("memref.alloc"), (vec![], true, true));
    assert_eq!(elided("util.list.size"), (vec![], false, true));
    assert_eq!(elided("memref.extract_strided_metadata"), (vec![], true, false));
}

#[test]
fn attributes_know_how_formats_write_them() {
    let form = |op: &str, name: &str| {
        let op = descriptions().op(op).unwrap();
        op.attributes[op.attribute_index(name).unwrap()].constraint.form()
    };
    assert!(
        matches!(form("arith.cmpi", "predicate"), AttributeForm::Keyword(one) if &*one.name == "CmpIPredicate")
    );
    assert!(matches!(form("arith.addf", "fastmath"), AttributeForm::EnumParameters(_)));
    assert!(matches!(form("index.cmp", "pred"), AttributeForm::EnumParameters(_)));
    assert!(matches!(form("memref.global", "sym_name"), AttributeForm::SymbolName));
    assert!(matches!(form("tensor.concat", "dim"), AttributeForm::WithoutType(_)));
    assert!(matches!(form("memref.assume_alignment", "alignment"), AttributeForm::WithoutType(_)));
    assert!(matches!(form("vector.transpose", "permutation"), AttributeForm::DenseArray("i64")));
    assert!(matches!(form("cf.assert", "msg"), AttributeForm::WithoutType(_)));
    assert!(matches!(form("arith.constant", "value"), AttributeForm::Attribute));
    assert!(matches!(form("func.call", "callee"), AttributeForm::Attribute));
}

#[test]
fn enumerations_are_read_and_written() {
    let dialect = descriptions().dialect("arith").unwrap();
    let find = |name: &str| dialect.enums.iter().find(|one| &*one.name == name).unwrap();
    let flags = find("FastMathFlags");
    assert_eq!(flags.parse("nnan, ninf"), Some(6));
    assert_eq!(flags.parse("nnan,fast"), Some(127));
    assert_eq!(
        (flags.parse("nnan,"), flags.parse("nnan|ninf"), flags.parse("")),
        (None, None, None)
    );
    assert_eq!(flags.text(6).as_deref(), Some("nnan,ninf"));
    assert_eq!(
        (flags.text(0).as_deref(), flags.text(127).as_deref()),
        (Some("none"), Some("fast"))
    );
    assert_eq!(flags.text(128), None);
    assert_eq!(flags.parse_attribute("arith", "fastmath<reassoc,contract>"), Some(33));
    assert_eq!(flags.parse_attribute("arith", "fastmath"), None);
    assert_eq!(flags.parse_attribute("math", "fastmath<fast>"), None);
    assert_eq!(find("IntegerOverflowFlags").text(3).as_deref(), Some("nsw, nuw"));
    let predicate = find("CmpIPredicate");
    assert_eq!((predicate.value("ult"), predicate.parse("ult,eq")), (Some(6), None));
    assert_eq!((predicate.text(9).as_deref(), predicate.text(10)), (Some("uge"), None));
    assert_eq!(predicate.spelling, EnumSpelling::Integer);
    let (dialects, _) = read("bitenum E : i32 { a = 1, b = 2, ab = 3, c = 4 }");
    assert_eq!(dialects.dialects().next().unwrap().enums[0].text(7).as_deref(), Some("ab, c"));
    assert!(dialects.dialects().next().unwrap().enums[0].quotes_sets);
    let (dialects, _) = read("bitenum E : i8 bare \"|\" { a = 1, b = 2 }");
    assert_eq!(dialects.dialects().next().unwrap().enums[0].width, 8);
    assert!(!dialects.dialects().next().unwrap().enums[0].quotes_sets);
    let index = &descriptions().dialect("index").unwrap().enums[0];
    assert_eq!(index.parse_attribute("index", "<cmp_predicate slt>"), Some(2));
    assert_eq!(index.parse_attribute("index", "cmp_predicate slt"), Some(2));
    assert_eq!(index.parse_attribute("index", "cmp_predicate <slt>"), None);
}

#[test]
fn every_default_is_a_value_that_its_constraint_allows() {
    let mut checked = 0;
    for op in descriptions().dialects().flat_map(|dialect| &dialect.ops) {
        for attribute in &op.attributes {
            let (Presence::Default(text) | Presence::DefaultIfAbsent(text)) = &attribute.presence
            else {
                continue;
            };
            checked += 1;
            let allowed = match attribute.constraint.predicate().unconfined() {
                AttributePredicate::Enum(one) => {
                    one.parse(text).is_some() || one.bits && &**text == "none"
                }
                AttributePredicate::Bool
                | AttributePredicate::Integer(TypePredicate::Integer { width: Some(1), .. }) => {
                    matches!(&**text, "true" | "false")
                }
                AttributePredicate::DenseArray(element) => {
                    text.starts_with(&format!("array<{element}"))
                }
                AttributePredicate::Dialect(name) => {
                    let own = text.strip_prefix('#');
                    own.map(|own| own.strip_suffix("<>").unwrap_or(own)) == Some(name)
                }
                AttributePredicate::Dictionary => &**text == "{}",
                AttributePredicate::Unknown(_) | AttributePredicate::AnyOf(_) => true,
                AttributePredicate::String => text.starts_with('"'),
                AttributePredicate::Array(_) => text.starts_with('['),
                AttributePredicate::Integer(_) => text
                    .strip_prefix('-')
                    .unwrap_or(text)
                    .starts_with(|one: char| one.is_ascii_digit()),
                AttributePredicate::IntElements { .. } => text.starts_with("dense<"),
                AttributePredicate::Property(property) => property.default() == Some(text),
                _ => false,
            };
            assert!(allowed, "{}: {text} is not {}", op.name, attribute.constraint.summary());
        }
    }
    assert!(checked > 150, "only {checked}");
}

#[test]
fn an_optional_attribute_may_be_any_type() {
    let (dialects, errors) = read(
        r#"op o "is of a type" {
          attributes of: OptionalAttr<AnyAttr>
          format     ($of^)? attr-dict
        }"#,
    );
    assert_eq!(errors, Vec::<String>::new());
    let registry = Registry::new(Arc::new(dialects), &[]);
    let words = ["f8E5M2", "tf32", "f128", "si8", "ui16", "i7", "tensor<2xf32>", "!x.y", "none"];
    for ty in words {
        let text = format!("t.o {ty}\n");
        let parsed = parse(text.as_bytes(), &registry, &Limits::default());
        assert_eq!(parsed.diagnostics, [], "{ty}");
    }
}
