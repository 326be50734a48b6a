//! Uses of multiclasses: `defm`, and multiclasses that inherit from others.

use super::multiclass::Entry;
use super::{Evaluator, MulticlassId, Result, Target};
use crate::store::{RecordId, TypeId, ValueId};
use crate::syntax::{Defm, Parent};
use abide_source::diagnostic::codes::tablegen as code;
use abide_source::diagnostic::{Detail, RecordName};

impl Evaluator<'_> {
    /// The multiclass of a parent, and the record with its template arguments.
    fn parent_multiclass(&mut self, parent: &Parent) -> Result<(MulticlassId, RecordId)> {
        let found = self.find_multiclass(parent.name.symbol);
        let record = found.and_then(|multiclass| self.record_of(multiclass));
        let (Some(multiclass), Some(record)) = (found, record) else {
            let name = self.symbol_text(parent.name.symbol);
            let location = self.location(parent.name.span);
            let message =
                Detail::UnknownRecordName { kind: RecordName::Multiclass, name: name.to_string() };
            return Err(self.report(code::UNDEFINED, location, message));
        };
        self.link(parent.name.span, Target::Multiclass(record));
        Ok((multiclass, record))
    }

    pub(super) fn inherit_multiclass(&mut self, record: RecordId, parent: &Parent) -> Result<()> {
        let (multiclass, own) = self.parent_multiclass(parent)?;
        let arguments = self.inherited_arguments(&parent.arguments, Some(record), own)?;
        let location = self.location(parent.span);
        let implicit = self.qualified_name_of(record);
        let name = self.store().variable(implicit, TypeId::STRING);
        let mut substitutions = vec![(self.qualified_name_of(own), name)];
        substitutions.extend(self.whole_arguments(own, &arguments, location)?);
        let copies = self.copy_multiclass(multiclass, &mut substitutions, false, None)?;
        if let Some(MulticlassId(id)) = self.multiclass
            && let Some(current) = self.world.multiclasses.get_mut(id as usize)
        {
            current.entries.extend(copies);
        }
        Ok(())
    }

    pub(super) fn defm(&mut self, defm: &Defm) -> Result<()> {
        let name = match self.object_name(defm.name.as_ref())? {
            Some(name) => name,
            None => self.anonymous_defm_name(),
        };
        let mut entries = Vec::new();
        let mut parents = defm.parents.iter().enumerate().peekable();
        while let Some(&(index, parent)) = parents.peek() {
            if index > 0 && self.find_class(parent.name.symbol).is_some() {
                break;
            }
            parents.next();
            entries.extend(self.use_multiclass(parent, name)?);
        }
        let mut result = Ok(());
        for (_, parent) in parents {
            let parent = self.parent_class(parent, None)?;
            for entry in &entries {
                result = result.and(self.add_parent_to_entry(entry, &parent));
            }
        }
        for entry in entries {
            result = result.and(self.apply_lets_to_entry(&entry));
            self.add_entry(entry);
        }
        result
    }

    fn anonymous_defm_name(&mut self) -> ValueId {
        let name = self.new_anonymous_name();
        match self.multiclass.and_then(|multiclass| self.record_of(multiclass)) {
            None => name,
            Some(record) => {
                let implicit = self.qualified_name_of(record);
                let prefix = self.store().variable(implicit, TypeId::STRING);
                self.string_concat(prefix, name)
            }
        }
    }

    /// The entries that a multiclass defines for a named `defm`.
    fn use_multiclass(&mut self, parent: &Parent, name: ValueId) -> Result<Vec<Entry>> {
        let (multiclass, own) = self.parent_multiclass(parent)?;
        let arguments = self.template_arguments(&parent.arguments, None, own)?;
        let location = self.location(parent.name.span);
        let mut substitutions = vec![(self.qualified_name_of(own), name)];
        substitutions.extend(self.whole_arguments(own, &arguments, location)?);
        let is_final = self.multiclass.is_none() && self.loops.is_empty();
        self.copy_multiclass(multiclass, &mut substitutions, is_final, Some(location))
    }
}
