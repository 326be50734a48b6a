//! The common part of all callers in Python.

/// Keywords, the names that every module has, and names that the text uses.
pub(super) const RESERVED: &[&str] = &[
    "False",
    "None",
    "True",
    "and",
    "as",
    "assert",
    "async",
    "await",
    "break",
    "class",
    "continue",
    "def",
    "del",
    "elif",
    "else",
    "except",
    "finally",
    "for",
    "from",
    "global",
    "if",
    "import",
    "in",
    "is",
    "lambda",
    "nonlocal",
    "not",
    "or",
    "pass",
    "raise",
    "return",
    "try",
    "while",
    "with",
    "yield",
    "match",
    "case",
    "type",
    "self",
    "cls",
    "Any",
    "Module",
    "TypedDict",
    "annotations",
    "bool",
    "bytes",
    "dict",
    "float",
    "importlib",
    "int",
    "list",
    "load",
    "np",
    "npt",
    "object",
    "result",
    "str",
    "tuple",
];

/// The words that cannot be the name of a field of a class.
pub(super) const KEYWORDS: &[&str] = &[
    "False", "None", "True", "and", "as", "assert", "async", "await", "break", "class", "continue",
    "def", "del", "elif", "else", "except", "finally", "for", "from", "global", "if", "import",
    "in", "is", "lambda", "nonlocal", "not", "or", "pass", "raise", "return", "try", "while",
    "with", "yield",
];

/// The class of the methods, with the code that loads a module and calls a function.
pub(super) const CLASS: &str = "\
class Module:
    \"\"\"The functions of a module that was loaded.\"\"\"

    def __init__(self, module: Any) -> None:
        \"\"\"Take what `iree.runtime.load_vm_module` gives.\"\"\"
        self._module = module

    @classmethod
    def load(cls, path: str, driver: str = \"local-task\") -> Module:
        \"\"\"Load a compiled module (.vmfb) for a driver.\"\"\"
        runtime = importlib.import_module(\"iree.runtime\")
        config = runtime.Config(driver)
        module = runtime.VmModule.mmap(config.vm_instance, path)
        return cls(runtime.load_vm_module(module, config))

    def _call(self, name: str, arguments: list[Any], named: dict[str, Any]) -> Any:
        return self._module[name](*arguments, **named)
";

/// The caller of functions that wait for a fence and signal another one.
pub(super) const WITH_FENCES: &str = "
    def _call_with_fences(self, name: str, arguments: list[Any], results: int) -> Any:
        runtime = importlib.import_module(\"iree.runtime\")
        context = self._module._context
        semaphore = context.config.device.create_semaphore(0)
        wait = runtime.HalFence.create_at(semaphore, 0)
        signal = runtime.HalFence.create_at(semaphore, 1)
        passed = runtime.VmVariantList(len(arguments) + 2)
        for argument in arguments:
            self._push(passed, argument)
        passed.push_ref(wait)
        passed.push_ref(signal)
        returned = runtime.VmVariantList(results)
        function = self._module.vm_module.lookup_function(name)
        context.vm_context.invoke(function, passed, returned)
        signal.wait()
        values = [self._pull(returned, index) for index in range(results)]
        return values[0] if results == 1 else tuple(values)
";

/// The class without bodies.
pub(super) const CLASS_STUB: &str = "\
class Module:
    def __init__(self, module: Any) -> None: ...
    @classmethod
    def load(cls, path: str, driver: str = \"local-task\") -> Module: ...
";
