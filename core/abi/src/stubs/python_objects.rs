//! Values that only the virtual machine knows, in Python: buffers are bytes, and lists are lists.
//!
//! `iree.runtime` converts neither by itself, so functions with such values are called without its packing of arrays.

use super::layout::{Piece, call};
use crate::call::SlotType;
use crate::interface::{Interface, Value};

/// Methods that put a value into a list of the virtual machine and take one out.
pub(super) const WITH_OBJECTS: &str = "
    def _push(self, passed: Any, argument: Any) -> None:
        runtime = importlib.import_module(\"iree.runtime\")
        if isinstance(argument, int):
            passed.push_int(argument)
        elif isinstance(argument, float):
            passed.push_float(argument)
        elif isinstance(argument, bytes):
            buffer = runtime.VmBuffer(len(argument))
            memoryview(buffer)[:] = argument
            passed.push_ref(buffer)
        elif isinstance(argument, (list, tuple)):
            items = runtime.VmVariantList(len(argument))
            for item in argument:
                self._push(items, item)
            passed.push_list(items)
        else:
            device = self._module._context.config.device
            array = runtime.asdevicearray(device, argument)
            passed.push_ref(array._buffer_view)

    def _pull(self, returned: Any, index: int) -> Any:
        runtime = importlib.import_module(\"iree.runtime\")
        value = returned.get_variant(index)
        if not isinstance(value, runtime.VmRef):
            return value
        if value.isinstance(runtime.HalBufferView):
            view = value.deref(runtime.HalBufferView)
            device = self._module._context.config.device
            return runtime.DeviceArray(device, view, implicit_host_transfer=True)
        if value.isinstance(runtime.VmBuffer):
            return bytes(memoryview(value.deref(runtime.VmBuffer)))
        if value.isinstance(runtime.VmVariantList):
            items = value.deref(runtime.VmVariantList)
            return [self._pull(items, number) for number in range(len(items))]
        return value
";

/// The caller of functions with such arguments or results.
pub(super) const CALL_WITH_OBJECTS: &str = "
    def _call_with_objects(self, name: str, arguments: list[Any], results: int) -> Any:
        runtime = importlib.import_module(\"iree.runtime\")
        passed = runtime.VmVariantList(len(arguments))
        for argument in arguments:
            self._push(passed, argument)
        returned = runtime.VmVariantList(results)
        function = self._module.vm_module.lookup_function(name)
        self._module._context.vm_context.invoke(function, passed, returned)
        values = [self._pull(returned, index) for index in range(results)]
        return values[0] if results == 1 else tuple(values)
";

/// The Python form of a virtual machine value: its constructor, and its type.
pub(super) fn object(ty: &SlotType) -> Option<(&'static str, &'static str)> {
    let SlotType::Other(ty) = ty else { return None };
    match ty.split('<').next().unwrap_or_default() {
        "!util.buffer" | "!iree_input.byte_buffer" | "!vm.buffer" => Some(("bytes", "bytes")),
        "!util.list" | "!iree_input.list" | "!vm.list" => Some(("list", "list[Any]")),
        _ => None,
    }
}

/// A value of the virtual machine created from an expression, or the expression itself.
pub(super) fn object_of(ty: &SlotType, expression: Vec<Piece>) -> Vec<Piece> {
    match object(ty) {
        Some((make, _)) => call(make, vec![expression]),
        None => expression,
    }
}

/// Whether a function has such values, and no structures: the runtime packs those.
pub(super) fn has_objects(interface: &Interface) -> bool {
    let arguments = interface.arguments.iter().flatten().map(|one| &one.value);
    let results = interface.results.iter().flat_map(|results| results.values());
    let mut found = false;
    for value in arguments.chain(results) {
        let Value::Leaf(leaf) = value else { return false };
        found |= object(&leaf.ty).is_some();
    }
    found
}
