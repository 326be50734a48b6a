//! The description of an enumeration: its keywords, and how its values are written.

use super::description::DefinitionLocation;

/// An enumeration, as a set of keywords.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct EnumDescription {
    /// Without the dialect.
    pub name: Box<str>,
    /// The place of its definition, if it is in a project's own file.
    pub place: Option<DefinitionLocation>,
    /// MLIR's summary in errors about wrong attributes; empty if the list of cases is shown.
    pub summary: Box<str>,
    /// Whether values are sets of cases: each case with one bit set is a member.
    pub bits: bool,
    /// The spelling of the value outside of the formats that name the attribute.
    pub spelling: EnumSpelling,
    /// The separator between the members of a set in text.
    pub separator: Box<str>,
    /// Whether a case of several bits replaces the keywords of these bits (ODS: `printBitEnumPrimaryGroups`).
    pub prints_groups: bool,
    /// Whether a set of several words is quoted in an operation's format (ODS: `printBitEnumQuoted`, which attributes
    /// have and properties have not).
    pub quotes_sets: bool,
    /// The width of its number: `i32` or `i64`.
    pub width: u32,
    /// Whether the class of the dialect's attribute may be that of an integer attribute, which the enumeration makes
    /// under the same name (ODS: `genSpecializedAttr`).
    pub may_be_integer: bool,
    /// The keywords with their numbers.
    pub cases: Vec<EnumCase>,
}

/// The attribute form of an enumeration.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum EnumSpelling {
    /// An integer attribute: `2 : i64`.
    Integer,
    /// An attribute of a dialect: `#arith.fastmath<contract>`, or `#index<cmp_predicate eq>`.
    Dialect {
        /// The dialect of the attribute.
        dialect: Box<str>,
        /// The name of the attribute in it.
        mnemonic: Box<str>,
        /// Whether the keyword is always enclosed in `<` and `>`.
        angle_brackets: bool,
        /// Other text around it.
        around: Option<KeywordAffixes>,
    },
}

/// The printed text around the keyword of an enumeration: `{type =` and `}`.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct KeywordAffixes {
    /// In front of it.
    pub before: Box<str>,
    /// After it.
    pub after: Box<str>,
}

impl KeywordAffixes {
    /// Returns a keyword with the text around it.
    #[must_use]
    pub fn with(&self, keyword: &str) -> String {
        let blank = if self.before.ends_with(['(', '[', '{']) { "" } else { " " };
        format!("{}{blank}{keyword}{}", self.before, self.after)
    }

    /// Returns the text between the two, ignoring blanks.
    fn strip<'t>(&self, text: &'t str) -> Option<&'t str> {
        let mut rest = text.trim();
        for one in self.before.chars().filter(|one| *one != ' ') {
            rest = rest.strip_prefix(one)?.trim_start();
        }
        for one in self.after.chars().rev().filter(|one| *one != ' ') {
            rest = rest.strip_suffix(one)?.trim_end();
        }
        Some(rest)
    }
}

/// A keyword of an enumeration.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct EnumCase {
    /// The spelling.
    pub keyword: Box<str>,
    /// Its number.
    pub value: u64,
    /// The place of its definition, if it is in a project's own file.
    pub place: Option<DefinitionLocation>,
}

impl EnumDescription {
    /// The number of a keyword.
    #[must_use]
    pub fn value(&self, keyword: &str) -> Option<u64> {
        self.cases.iter().find(|case| &*case.keyword == keyword).map(|case| case.value)
    }

    /// The number of a keyword, or of a set of keywords with its separator between them.
    #[must_use]
    pub fn parse(&self, text: &str) -> Option<u64> {
        if !self.bits {
            return self.value(text.trim());
        }
        let members = text.split(self.separator.trim());
        members.map(|member| self.value(member.trim())).try_fold(0, |all, one| Some(all | one?))
    }

    /// The number of an attribute of the dialect that is written `#dialect.body`, or
    /// `#dialect<body>`.
    #[must_use]
    pub fn parse_attribute(&self, dialect: &str, body: &str) -> Option<u64> {
        let EnumSpelling::Dialect { dialect: own, mnemonic, angle_brackets, around } =
            &self.spelling
        else {
            return None;
        };
        let body = if *angle_brackets { body } else { unbracketed(body).unwrap_or(body) };
        let rest = body.strip_prefix(&**mnemonic).filter(|_| dialect == &**own)?.trim();
        let rest = if *angle_brackets { unbracketed(rest)? } else { rest };
        self.parse(around.as_ref().map_or(Some(rest), |around| around.strip(rest))?)
    }

    /// The dialect and the text after it of an attribute with this keyword, as [`Self::parse_attribute`] takes them;
    /// `None` if it is an integer attribute.
    #[must_use]
    pub fn attribute_body(&self, keyword: &str) -> Option<(&str, String)> {
        let EnumSpelling::Dialect { dialect, mnemonic, angle_brackets, around } = &self.spelling
        else {
            return None;
        };
        let text =
            around.as_ref().map_or_else(|| keyword.to_owned(), |around| around.with(keyword));
        let body = if *angle_brackets {
            format!("{mnemonic}<{text}>")
        } else if around.is_some() && text.starts_with(['(', '[', '{']) {
            format!("<{mnemonic}{text}>")
        } else {
            format!("<{mnemonic} {text}>")
        };
        Some((dialect, body))
    }

    /// Returns the text of a number: a keyword, or for a set its members in the order of the description.
    ///
    /// `None` if the number has bits or a value without a keyword.
    #[must_use]
    pub fn text(&self, value: u64) -> Option<String> {
        let is_set = self.bits && !self.prints_groups && value.count_ones() > 1;
        if let Some(case) = self.cases.iter().find(|case| case.value == value && !is_set) {
            return Some(case.keyword.to_string());
        }
        let mut rest = if self.bits { value } else { return None };
        if !self.prints_groups {
            let members = self
                .cases
                .iter()
                .filter(|case| case.value != 0 && value & case.value == case.value);
            let members: Vec<&EnumCase> = members.collect();
            let all = members.iter().fold(0, |all, case| all | case.value);
            let words: Vec<&str> = members.iter().map(|case| &*case.keyword).collect();
            return (all == value).then(|| words.join(&self.separator));
        }
        let mut members = Vec::new();
        let groups = self.cases.iter().filter(|case| case.value.count_ones() > 1);
        let single = self.cases.iter().filter(|case| case.value.count_ones() == 1);
        for case in groups.chain(single) {
            if rest & case.value == case.value {
                rest &= !case.value;
                members.push(&*case.keyword);
            }
        }
        (rest == 0).then(|| members.join(&self.separator))
    }
}

/// Returns the text between `<` and `>`.
fn unbracketed(text: &str) -> Option<&str> {
    text.trim().strip_prefix('<')?.strip_suffix('>')
}
