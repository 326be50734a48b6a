//! The records of TableGen files as JSON, seen as operations.

use serde_json::Value;

/// A dump: records by name.
pub(crate) struct Records(Value);

/// The record of an operation.
pub(crate) struct OpRecord<'a> {
    records: &'a Records,
    record: &'a Value,
}

/// A named operand, attribute, result, region or successor, and its constraint.
pub(crate) struct Named<'a> {
    pub(crate) name: &'a str,
    pub(crate) is_attribute: bool,
    /// Whether there may be none, or more than one.
    pub(crate) is_variable_length: bool,
    pub(crate) is_optional: bool,
    pub(crate) has_default: bool,
    /// `None` if TableGen wraps an attribute, whose constraint has it.
    pub(crate) summary: Option<&'a str>,
}

impl Records {
    pub(crate) fn new(value: Value) -> Records {
        Records(value)
    }

    pub(crate) fn ops(&self) -> impl Iterator<Item = OpRecord<'_>> {
        let names = self.0.pointer("/!instanceof/Op").and_then(Value::as_array);
        let names = names.into_iter().flatten().filter_map(Value::as_str);
        names.map(|name| OpRecord { records: self, record: self.record(name) })
    }

    fn record(&self, name: &str) -> &Value {
        self.0.get(name).unwrap_or_else(|| panic!("no record is called {name}"))
    }

    /// The record that a value like `{"def": "I1"}` names.
    fn named(&self, value: &Value) -> &Value {
        self.record(value["def"].as_str().unwrap())
    }

    fn is(record: &Value, class: &str) -> bool {
        record["!superclasses"].as_array().unwrap().iter().any(|one| one == class)
    }

    /// The trait names of a record: its own, or those of a list.
    fn traits<'a>(&'a self, record: &'a Value, into: &mut Vec<&'a str>) {
        if Self::is(record, "TraitList") {
            for one in record["traits"].as_array().unwrap() {
                self.traits(self.named(one), into);
            }
            return;
        }
        let interface = Self::is(record, "DeclareInterfaceMethods");
        let native = record["!anonymous"] == true && Self::is(record, "NativeTrait");
        let key = if interface {
            "cppInterfaceName"
        } else if native {
            "trait"
        } else {
            "!name"
        };
        into.extend(record[key].as_str());
    }
}

impl<'a> OpRecord<'a> {
    pub(crate) fn dialect(&self) -> &'a str {
        self.records.named(&self.record["opDialect"])["name"].as_str().unwrap()
    }

    pub(crate) fn name(&self) -> String {
        format!("{}.{}", self.dialect(), self.record["opName"].as_str().unwrap())
    }

    pub(crate) fn named(&self, part: &str) -> Vec<Named<'a>> {
        let arguments = self.record[part]["args"].as_array().unwrap();
        let named = |argument: &'a Value| {
            let mut constraint = self.records.named(&argument[0]);
            if Records::is(constraint, "OpVariable") {
                constraint = self.records.named(&constraint["constraint"]);
            }
            Named {
                name: argument[1].as_str().unwrap_or_default(),
                is_attribute: Records::is(constraint, "AttrConstraint"),
                is_variable_length: ["Variadic", "Optional"]
                    .iter()
                    .any(|class| Records::is(constraint, class)),
                is_optional: constraint["isOptional"] == 1,
                has_default: constraint["defaultValue"].is_string()
                    && !Records::is(constraint, "UnitAttr")
                    && constraint["!name"] != "UnitAttr",
                summary: constraint["summary"].as_str(),
            }
        };
        arguments.iter().map(named).collect()
    }

    pub(crate) fn traits(&self) -> Vec<&'a str> {
        let mut names = Vec::new();
        for one in self.record["traits"].as_array().unwrap() {
            self.records.traits(self.records.named(one), &mut names);
        }
        names
    }

    pub(crate) fn format(&self) -> Option<&'a str> {
        self.record["assemblyFormat"].as_str()
    }

    pub(crate) fn has_custom_syntax(&self) -> bool {
        self.record["hasCustomAssemblyFormat"] == 1
    }
}
