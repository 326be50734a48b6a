//! `[check]` in an `abide.toml`: which files are checked, and which diagnostics are reported.

use super::{Reader, unknown_key};
use crate::glob::Glob;
use abide_source::diagnostic::{Selector, Switches};
use std::fmt;
use std::str::FromStr;
use toml::Spanned;
use toml::de::{DeTable, DeValue};

/// The maximum number of patterns in one `abide.toml`.
const MAX_PATTERNS: usize = 1000;

impl Reader<'_> {
    /// The table `[check]`.
    pub(super) fn check(&mut self, text: &str, table: &DeTable<'_>) {
        self.config.check.folder = self.folder.to_owned();
        let mut switches = Switches::default();
        for (key, value) in table {
            match key.get_ref().as_ref() {
                "exclude" => {
                    self.config.check.exclude = self.patterns(text, "exclude", value);
                }
                "overrides" => self.overrides(text, value),
                name if self.switch(text, name, value, &mut switches) => {}
                name => self.error(text, Some(key.span()), unknown_key(name, "[check]")),
            }
        }
        self.config.check.switches = switches;
    }

    /// Parses a list of patterns. All lists of the file together are bounded, because each file is compared with all
    /// patterns.
    fn patterns(&mut self, text: &str, key: &str, value: &Spanned<DeValue<'_>>) -> Vec<Glob> {
        let mut found: Vec<Glob> = self.parsed(text, key, "\"GLOB\"", value);
        let left = MAX_PATTERNS.saturating_sub(self.patterns);
        let is_within = self.patterns <= MAX_PATTERNS;
        self.patterns += found.len();
        if is_within && found.len() > left {
            let message =
                format!("more than {MAX_PATTERNS} patterns in the file; name folders, or use '*'");
            self.error(text, Some(value.span()), message);
        }
        found.truncate(left);
        found
    }

    /// The tables `[[check.overrides]]`.
    fn overrides(&mut self, text: &str, value: &Spanned<DeValue<'_>>) {
        let DeValue::Array(tables) = value.get_ref() else {
            let message = "'overrides' is a list of tables: [[check.overrides]]".to_owned();
            self.error(text, Some(value.span()), message);
            return;
        };
        for one in tables {
            let DeValue::Table(table) = one.get_ref() else {
                let message = "each of 'overrides' is a table: [[check.overrides]]".to_owned();
                self.error(text, Some(one.span()), message);
                continue;
            };
            let (mut paths, mut switches) = (Vec::new(), Switches::default());
            for (key, value) in table {
                match key.get_ref().as_ref() {
                    "paths" => paths = self.patterns(text, "paths", value),
                    name if self.switch(text, name, value, &mut switches) => {}
                    name => {
                        let message = unknown_key(name, "[[check.overrides]]");
                        self.error(text, Some(key.span()), message);
                    }
                }
            }
            if !table.iter().any(|(key, _)| key.get_ref() == "paths") {
                let message = "an override needs its files: paths = [\"GLOB\"]".to_owned();
                self.error(text, Some(one.span()), message);
            }
            self.config.check.overrides.push((paths, switches));
        }
    }

    /// Parses a list of codes; returns `false` for another key.
    fn switch(
        &mut self,
        text: &str,
        name: &str,
        value: &Spanned<DeValue<'_>>,
        switches: &mut Switches,
    ) -> bool {
        let list: &mut Vec<Selector> = match name {
            "select" => &mut switches.select,
            "ignore" => &mut switches.ignore,
            "warn" => &mut switches.warn,
            "error" => &mut switches.error,
            _ => return false,
        };
        *list = self.parsed(text, name, "\"CODE\"", value);
        true
    }

    /// The values of a list of strings; each that cannot be read is an error.
    fn parsed<T: FromStr>(
        &mut self,
        text: &str,
        key: &str,
        example: &str,
        value: &Spanned<DeValue<'_>>,
    ) -> Vec<T>
    where
        T::Err: fmt::Display,
    {
        let mut found = Vec::new();
        for (written, span) in self.strings(text, key, example, value) {
            match written.parse::<T>() {
                Ok(value) => found.push(value),
                Err(error) => self.error(text, Some(span), error.to_string()),
            }
        }
        found
    }
}
