//! Shardings against their meshes, the types that they cut and the devices of the module.

use super::checker::Checker;
use crate::annotated::{Annotated, AnnotatedValue, stated};
use crate::explain::shortened;
use crate::function::FunctionValue;
use crate::sharding::sdy::{AxisReference, MeshReference, Misfit, SdySharding};
use crate::sharding::{Mesh, Sharding, Tiling, hlo};
use abide_mlir::annotations::Fact;
use abide_source::diagnostic::{Diagnostic, Fix, codes};
use abide_source::rule;
use abide_source::spelling::{counted, nearest};
use abide_source::text::{Span, TextEdit};
use abide_source::types::AbiType;
use std::sync::Arc;

/// The number of names that a message lists.
const MAX_LISTED_NAMES: usize = 8;

/// Names with commas between them; of many the first.
fn listed(mut names: impl Iterator<Item = String>) -> String {
    let short = |name: String| shortened(name.as_bytes());
    let mut shown: Vec<String> = names.by_ref().take(MAX_LISTED_NAMES).map(short).collect();
    if names.next().is_some() {
        shown.push("...".to_owned());
    }
    if shown.is_empty() { "none".to_owned() } else { shown.join(", ") }
}

impl<'t> Checker<'_, 't> {
    /// Checks the shardings in a value's attributes.
    pub(super) fn shardings(&mut self, value: &FunctionValue<'t>) {
        if let Some(one) = stated(&value.annotations, Fact::ShardingSdy) {
            self.sdy(value, one);
        }
        if let Some(one) = stated(&value.annotations, Fact::ShardingHlo) {
            self.hlo(value, one);
        }
    }

    fn hlo(&mut self, value: &FunctionValue<'t>, one: &Annotated<'t>) {
        let AnnotatedValue::Text(literal) = one.value.resolved() else { return };
        // Other texts are serialized protocol buffers, which XLA takes as well.
        if !literal.bytes().trim_ascii_start().starts_with(b"{") {
            return;
        }
        match hlo::parse(literal.bytes()).map(|written| written.sharding()) {
            Err(error) => self.sharding_grammar(one, &error),
            Ok(Sharding::Tiled(tiling)) => {
                let span = one.value.span().unwrap_or(one.key_span);
                self.tiling(value, span, &tiling, |_| span);
            }
            Ok(Sharding::Maximal(device)) => {
                let devices = self.function.surroundings.devices(self.function.span.start());
                let span = one.value.span().unwrap_or(one.key_span);
                if let Some(devices) = devices.filter(|devices| *devices <= device) {
                    self.found.report(codes::abi::SHARDING_DEVICES, span, || {
                        rule!("device {} does not exist: the module runs on {}", device, devices)
                    });
                }
            }
            Ok(_) => {}
        }
    }

    /// The number of tiles along each dim of a tensor, by its sharding in one grammar; `None` if that is unknown or wrong.
    pub(super) fn tile_counts(&self, value: &FunctionValue<'t>, fact: Fact) -> Option<Vec<u64>> {
        let AbiType::Tensor { dims: Some(dims), .. } = &value.ty else { return None };
        let one = stated(&value.annotations, fact)?;
        let sharding = match one.value.resolved() {
            AnnotatedValue::Text(literal) if fact == Fact::ShardingHlo => {
                hlo::parse(literal.bytes()).ok()?.sharding()
            }
            _ => self.resolved_sdy(one)?,
        };
        match sharding {
            Sharding::Replicated => Some(vec![1; dims.len()]),
            Sharding::Tiled(tiling) => {
                let counts: Option<Vec<u64>> = tiling.counts().into_iter().collect();
                counts.filter(|counts| counts.len() == dims.len())
            }
            _ => None,
        }
    }

    /// The sharding of an attribute whose dims are all closed.
    fn resolved_sdy(&self, one: &Annotated<'t>) -> Option<Sharding> {
        let written = one.sdy(self.text)?.ok()?;
        // An open dim may be cut further.
        if written.dims.iter().any(|dim| dim.is_open) {
            return None;
        }
        let mesh = match &written.mesh {
            MeshReference::Inline(mesh) => Arc::clone(mesh),
            MeshReference::Symbol(name, _) => {
                let found = self.function.surroundings.mesh(name, self.function.span.start());
                found?.mesh.clone()?
            }
        };
        written.misfits(&mesh).is_empty().then(|| written.resolve(&mesh)).flatten()
    }

    fn sdy(&mut self, value: &FunctionValue<'t>, one: &Annotated<'t>) {
        let written = match one.sdy(self.text) {
            Some(Ok(written)) => written,
            Some(Err(error)) => return self.sharding_grammar(one, &error),
            None => return,
        };
        let Some(mesh) = self.mesh(one, &written) else { return };
        let misfits = written.misfits(&mesh);
        for misfit in &misfits {
            let (axis, message) = match misfit {
                Misfit::NoAxis(axis) => {
                    self.missing_axis(one, axis, &mesh);
                    continue;
                }
                Misfit::UsedTwice(axis) => {
                    (axis, rule!("the axis \"{}\" is used a second time", axis.name))
                }
                Misfit::NoPart(axis, size) => {
                    (axis, rule!("this does not divide an axis of {} devices", size))
                }
            };
            let span = Self::part(one, axis.span);
            self.found.push(Diagnostic::new(codes::abi::MESH_AXIS, span, message));
        }
        if !misfits.is_empty() {
            return;
        }
        if let Some(Sharding::Tiled(tiling)) = written.resolve(&mesh) {
            let dims_span = Self::part(one, written.dims_span);
            let place = |dim: usize| {
                written.dims.get(dim).map_or(dims_span, |dim| Self::part(one, dim.span))
            };
            self.tiling(value, dims_span, &tiling, place);
        }
    }

    /// Reports an axis that the mesh does not have, with the one that is nearly called so.
    fn missing_axis(&mut self, one: &Annotated<'t>, axis: &AxisReference, mesh: &Mesh) {
        let names = || mesh.axes.iter().map(|axis| &*axis.name);
        let have = listed(names().map(|name| format!("\"{name}\"")));
        let message = rule!("the mesh has no axis \"{}\": it has {}", axis.name, have);
        let span = Self::part(one, axis.name_span);
        let near = nearest(&axis.name, names()).first().copied();
        let is_plain = span.slice(self.text) == format!("\"{}\"", axis.name).as_bytes();
        let found = Diagnostic::new(codes::abi::MESH_AXIS, span, message);
        self.found.push(match near.filter(|_| is_plain) {
            Some(near) => {
                let edit = TextEdit::new(span, format!("\"{near}\""));
                found.with_fix(Fix::uncertain(format!("change it to '{near}'"), vec![edit]))
            }
            None => found.with_help("use an axis of the mesh, or add this one to it"),
        });
    }

    /// The mesh of a sharding; reports a missing one.
    fn mesh(&mut self, one: &Annotated<'t>, written: &SdySharding) -> Option<Arc<Mesh>> {
        let (name, span) = match &written.mesh {
            MeshReference::Inline(mesh) => return Some(Arc::clone(mesh)),
            MeshReference::Symbol(name, span) => (name, *span),
        };
        let offset = self.function.span.start();
        let surroundings = &self.function.surroundings;
        if let Some(found) = surroundings.mesh(name, offset) {
            return found.mesh.clone();
        }
        if surroundings.may_have_other_meshes(offset) {
            return None;
        }
        let known = surroundings.meshes(offset).map(|mesh| format!("@{}", mesh.name));
        let have = listed(known);
        let message = rule!("this module has no mesh @{}: it has {}", name, have);
        self.found.push(Diagnostic::new(codes::abi::MESH, Self::part(one, span), message));
        None
    }

    /// Checks tiles against the type of the value and the devices of the module. `place` gives the position of a
    /// dim's tiles.
    fn tiling(
        &mut self,
        value: &FunctionValue<'t>,
        span: Span,
        tiling: &Tiling,
        place: impl Fn(usize) -> Span,
    ) {
        self.rank(value, span, tiling.dims.len());
        self.devices(span, tiling);
        let AbiType::Tensor { dims: Some(dims), .. } = &value.ty else { return };
        if dims.len() != tiling.dims.len() {
            return;
        }
        for (number, (count, dim)) in tiling.counts().into_iter().zip(dims).enumerate() {
            let (Some(count), Some(size)) = (count, dim.and_then(|dim| u64::try_from(dim).ok()))
            else {
                continue;
            };
            if count > 0 && size % count != 0 {
                self.found.report(codes::abi::SHARDING_UNEVEN, place(number), || {
                    rule!(
                        "dim {} has {} elements, which {} tiles do not divide",
                        number,
                        size,
                        count
                    )
                });
            }
        }
    }

    fn rank(&mut self, value: &FunctionValue<'t>, span: Span, have: usize) {
        let AbiType::Tensor { dims: Some(dims), .. } = &value.ty else { return };
        if dims.len() != have {
            let message =
                rule!("the sharding has {}, but the type has {}", counted(have, "dim"), dims.len());
            let found = Diagnostic::new(codes::abi::SHARDING_RANK, span, message);
            self.found.push(found.with_related(value.type_span, "the type is here"));
        }
    }

    fn devices(&mut self, span: Span, tiling: &Tiling) {
        let offset = self.function.span.start();
        let surroundings = &self.function.surroundings;
        let (Some(partitions), Some(count)) =
            (surroundings.partitions(offset), tiling.device_count())
        else {
            return;
        };
        // Over one device nothing is cut.
        if count > 1 && count != partitions && Some(count) != surroundings.devices(offset) {
            self.found.report(codes::abi::SHARDING_DEVICES, span, || {
                rule!("this is over {} devices, but the module is for {}", count, partitions)
            });
        }
    }
}
