//! Lists and dicts of `tvm_ffi` as JSON.

use super::api::{Any, Payload, index};
use super::call::take;
use super::errors::raised;
use super::object::Object;
use super::reference::Reference;
use crate::c_api::ByteArray;
use crate::{Error, RetValue};

impl Object {
    /// A list or a dict as JSON.
    ///
    /// # Errors
    /// A `TypeError` for text that is not JSON, or a value that JSON does not have.
    pub fn to_json(&self) -> Result<Vec<u8>, Error> {
        let is_json =
            matches!(self.type_index, index::ARRAY | index::LIST | index::MAP | index::DICT);
        if !is_json {
            return Err(Error::type_error(format!("a {} has no form in JSON", self.type_name())));
        }
        let api = self.reference.api();
        let name = ByteArray::new(b"ffi.json.Stringify");
        let mut function = std::ptr::null_mut();
        let mut result = Any::NONE;
        // SAFETY: the places may be written to; the function takes a value and its indentation, and the
        // result and the function are ours.
        unsafe {
            let found = (api.function_get_global)(&raw const name, &raw mut function);
            if found != 0 || function.is_null() {
                return Err(Error::type_error("this tvm_ffi makes no JSON of lists"));
            }
            let function = Reference::owned(api, function);
            let mut args = [self.view(), Any::NONE];
            if api.call(function.as_ptr(), args.as_mut_ptr(), 2, &raw mut result) != 0 {
                return Err(raised(api));
            }
            match take(&result)? {
                RetValue::Str(text) => Ok(text.into_bytes()),
                _ => Err(Error::internal("the JSON of tvm_ffi is not text")),
            }
        }
    }

    fn view(&self) -> Any {
        Any::new(self.type_index, Payload { v_ptr: self.as_ptr() })
    }
}
