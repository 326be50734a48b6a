"""Python ends while threads are within calls of the library: the process must end as usual."""

import ctypes
import os
import sys
import threading
import time


class Slow:
    """Goes while Python ends, and gives other threads time to ask for Python's lock."""

    def __del__(self, sleep=time.sleep):
        for _ in range(20):
            sleep(0.01)


def leave(*calls):
    """Ends the program while each call is in a thread of its own."""
    global slow
    slow = Slow()
    inside = threading.Semaphore(0)

    def spin():
        inside.release()
        while True:
            pass

    for call in calls:
        threading.Thread(target=call, args=(spin,), daemon=True).start()
    for _ in calls:
        inside.acquire()
    print("passed", flush=True)


def package():
    import abide_mlir

    call = abide_mlir.get_global_func("abide.testing.call")

    def nested(spin):
        call(lambda: call(spin))

    def from_sink(spin):
        abide_mlir.sip.check(b"I1!", sink=lambda finding: spin())

    def from_finalizer(spin):
        class Spins:
            def __call__(self):
                pass

            def __del__(self):
                spin()

        # The only reference is the library's, which ends with the call.
        call(Spins())

    leave(call, nested, from_sink, from_finalizer)


def classic():
    """The exceptions of TVM 0.19, which are counted under Python's lock."""
    lib = ctypes.CDLL(os.environ["ABIDE_LIBRARY_PATH"])
    for name in ("Py_IncRef", "Py_DecRef", "PyGILState_Ensure", "PyGILState_Release"):
        function = ctypes.cast(getattr(ctypes.pythonapi, name), ctypes.c_void_p)
        lib.TVMBackendRegisterEnvCAPI(name.encode(), function)
    lib.TVMAPISetLastPythonError.argtypes = (ctypes.py_object,)

    def counts(spin):
        error = ValueError("no")
        first = True
        while True:
            lib.TVMAPISetLastPythonError(error)
            if first:
                first = False
                threading.Thread(target=spin, daemon=True).start()

    leave(*[counts] * 8)


globals()[sys.argv[1]]()
