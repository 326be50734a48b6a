"""Arrays of other libraries in calls by reflection. Without numpy, those of Python alone."""

import array
import pickle
import unittest

import abide_mlir
from abide_mlir import reflection
from abide_mlir.reflection import Array, CallError, Scalar

try:
    import ml_dtypes
    import numpy
except ImportError:
    numpy = None

MATRIX = '{"a":[["ndarray","f32",2,3,2]],"r":[["ndarray","f32",2,3,2]],"v":1}'
NESTED = (
    '{"a":["i32",["sdict",["x",["slist","i32","f64"]]],["named","m",["ndarray","f32",1,2]]],'
    '"r":[],"v":1}'
)


class OfPython(unittest.TestCase):
    def test_a_buffer_is_passed_as_it_is(self):
        for code, name in [("f", "FLOAT_32"), ("d", "FLOAT_64"), ("h", "SINT_16"), ("B", "UINT_8")]:
            values = array.array(code, range(100))
            (bound,) = reflection.bind_args(None, values)
            self.assertIs(bound.data, values)
            self.assertEqual((bound.shape, bound.dtype), ((100,), name))
        view = memoryview(array.array("f", range(6)))
        (bound,) = reflection.bind_args(MATRIX, view.cast("B").cast("f", (3, 2)))
        self.assertEqual(bound.shape, (3, 2))

    def test_lists_keep_all_their_elements(self):
        for count in (1, 64, 65, 80, 81, 10_000):
            values = [float(index % 7) for index in range(count)]
            abi = '{"a":[["ndarray","f32",1,null]],"r":[["ndarray","f64",1,null]],"v":1}'
            (bound,) = reflection.bind_args(abi, values)
            self.assertEqual(bound.tolist(), values)
            self.assertEqual(reflection.unpack_results(abi, [bound]).tolist(), values)
        rows = [[float(column) for column in range(20)] for row in range(20)]
        self.assertEqual(reflection.bind_args(MATRIX, rows)[0].tolist(), rows)

    def test_complex_numbers(self):
        ((bound,),) = reflection.bind_args(None, [1 + 2j])
        self.assertEqual(bound, Array((), "COMPLEX_128", 1 + 2j))

    def test_an_error_says_where_and_what(self):
        for args, words, place, text in [
            ((1, {"x": [1, 2]}), {"m": [[1], [1, 2]]}, "'m'", "inhomogeneous shape"),
            ((1, {"x": ["q", 2]}), {"m": [1]}, "1['x'][0]", "expected an integer (i32), got 'q'"),
            ((1, {"x": [1, "q"]}), {"m": [1]}, "1['x'][1]", "expected a number (f64), got 'q'"),
            ((2**31, {"x": [1, 2]}), {"m": [1]}, "0", "expected an integer of 32 bits"),
        ]:
            with self.assertRaises(CallError) as caught:
                reflection.bind_args(NESTED, *args, **words)
            error = pickle.loads(pickle.dumps(caught.exception))
            self.assertEqual(error.place, place)
            self.assertTrue(str(error).startswith("argument %s: " % place), error)
            self.assertIn(text, str(error))
            self.assertEqual(type(error).__name__, error.error_type)
        for args, words, start in [
            ((1, {"x": [1, object()]}), {"m": [1]}, "argument 1['x'][1]: 'object' objects"),
            ((1, {"x": [1, 2]}), {"m": [1, {3}, object]}, "argument 'm'[2]: 'type' objects"),
        ]:
            with self.assertRaises(TypeError) as caught:
                reflection.bind_args(NESTED, *args, **words)
            self.assertTrue(str(caught.exception).startswith(start), caught.exception)
        with self.assertRaisesRegex(TypeError, r"argument 1\[0\]: 'object' objects are no values"):
            reflection.unpack_results(None, [1, [object()]])

    def test_a_list_that_holds_itself(self):
        endless = []
        endless.append(endless)
        with self.assertRaises(RecursionError):
            reflection.bind_args(None, endless)


@unittest.skipUnless(numpy, "numpy and ml_dtypes are not installed")
class OfNumpy(unittest.TestCase):
    def test_what_fits_is_passed_and_given_back_as_it_is(self):
        for values in [
            numpy.arange(6, dtype="f4").reshape(3, 2),
            numpy.arange(6, dtype="f4").reshape(2, 3).T,
            numpy.arange(24, dtype="f4").reshape(6, 4)[::-2, ::2],
            numpy.zeros((3000, 3000), "f4"),
            numpy.zeros((0, 2), "f4"),
        ]:
            (bound,) = reflection.bind_args(MATRIX, values)
            self.assertIs(bound.data, values)
            self.assertEqual((bound.shape, bound.dtype), (values.shape, "FLOAT_32"))
            self.assertTrue(not values.size or numpy.shares_memory(numpy.asarray(bound), values))
            self.assertIs(reflection.unpack_results(MATRIX, [bound]), values)
            self.assertIs(reflection.unpack_results(MATRIX, [values]), values)

    def test_read_only_arrays_stay_so(self):
        values = numpy.zeros(3, "f4")
        values.flags.writeable = False
        (bound,) = reflection.bind_args(MATRIX, values)
        self.assertIs(bound.data, values)

    def test_what_cannot_become_an_array_says_why_and_where(self):
        class Sparse:
            def __array__(self, dtype=None, copy=None):
                raise RuntimeError("call dense() first")

        with self.assertRaises(TypeError) as caught:
            reflection.bind_args(None, [1, Sparse()])
        said = "argument 0[1]: 'Sparse' objects cannot become an array: call dense() first"
        self.assertEqual(str(caught.exception), said)
        for values in (numpy.array(["a", "b"]), numpy.array([b"a"]), numpy.zeros(2, "M8[D]"), numpy.zeros(2, [("a", "f4")])):
            with self.assertRaisesRegex(TypeError, r"^argument 1\['k'\]: an array of .*; expected one of numbers"):
                reflection.bind_args(None, 1, {"k": values})

    def test_types_that_numpy_does_not_have(self):
        for name, hal in [
            ("bfloat16", "BFLOAT_16"),
            ("float8_e4m3fn", "FLOAT_8_E4M3_FN"),
            ("float8_e5m2", "FLOAT_8_E5M2"),
            ("float8_e4m3fnuz", "FLOAT_8_E4M3_FNUZ"),
        ]:
            values = numpy.ones(100, getattr(ml_dtypes, name))
            (bound,) = reflection.bind_args(None, values)
            self.assertIs(bound.data, values)
            self.assertEqual(bound.dtype, hal)
            self.assertIs(reflection.unpack_results(None, [bound]), values)
        abi = '{"a":[["ndarray","bf16",1,2],["ndarray","f8E4M3FN",1,2]],"r":[],"v":1}'
        wide, narrow = reflection.bind_args(abi, numpy.array([1, 1.005]), [0.3, 1e9], profile="doc")
        self.assertEqual(numpy.asarray(wide).dtype, ml_dtypes.bfloat16)
        self.assertEqual(numpy.asarray(narrow).astype("f4").tolist()[0], 0.3125)
        self.assertTrue(numpy.isnan(narrow.data[1]))

    def test_complex_arrays(self):
        values = numpy.array([[1 + 2j, 3]], "c8")
        (bound,) = reflection.bind_args(None, values)
        self.assertIs(bound.data, values)
        self.assertEqual(bound.dtype, "COMPLEX_64")
        scalar = reflection.bind_args(None, numpy.complex64(1 - 1j))
        self.assertEqual(scalar, [Array((), "COMPLEX_64", 1 - 1j)])

    def test_what_does_not_fit_is_converted_as_numpy_does(self):
        exact = numpy.array([[1.5, 2**24 + 1], [0, -1], [3, 4]])
        (bound,) = reflection.bind_args(MATRIX, exact)
        self.assertEqual(bound.data.dtype, numpy.float32)
        self.assertTrue((bound.data == exact.astype("f4")).all())
        swapped = numpy.arange(6, dtype=">f4").reshape(3, 2)
        self.assertTrue(reflection.bind_args(MATRIX, swapped)[0].data.dtype.isnative)
        abi = '{"a":[["ndarray","i8",1,3]],"r":[["ndarray","i64",1,3]],"v":1}'
        (bound,) = reflection.bind_args(abi, numpy.array([300.0, -1.9, numpy.nan]))
        self.assertEqual(bound.data.tolist()[1], -1)
        self.assertEqual(reflection.unpack_results(abi, [bound]).dtype, numpy.int64)

    def test_rows_become_one_array(self):
        rows = numpy.arange(20_000, dtype="f4").reshape(100, 200)
        (bound,) = reflection.bind_args(MATRIX, list(rows))
        self.assertTrue((bound.data == rows).all())
        (bound,) = reflection.bind_args(MATRIX, [list(rows[:2]), [row.astype("i4") for row in rows[2:4]]])
        self.assertEqual(bound.shape, (2, 2, 200))
        # Some by array, some by list: they are passed by value then.
        (bound,) = reflection.bind_args(MATRIX, [rows[0], rows[1].tolist()])
        self.assertEqual(bound.shape, (2, 200))
        with self.assertRaisesRegex(ValueError, "The detected shape was \\(2,\\)"):
            reflection.bind_args(MATRIX, [rows[0], rows[1][:3]])

    def test_an_array_where_a_sequence_is_expected(self):
        bound = reflection.bind_args(NESTED, numpy.int64(1), {"x": numpy.array([5, 6])}, m=[1, 2])
        self.assertEqual(bound[1], [[Scalar("i32", 5), Scalar("f64", 6.0)]])

    def test_what_has_no_numbers(self):
        for values in (numpy.zeros(3, "M8[s]"), numpy.zeros(2, "i4,i4")):
            with self.assertRaisesRegex(TypeError, "argument 0: an array of .* expected one of numbers"):
                reflection.bind_args(None, values)

    def test_dlpack(self):
        class Tensor:
            """An array that only speaks DLPack."""

            def __init__(self, values, device=(1, 0)):
                self.values = values
                self.device = device

            def __dlpack__(self, **options):
                return self.values.__dlpack__(**options)

            def __dlpack_device__(self):
                return self.device

        values = numpy.arange(24, dtype="f8").reshape(6, 4)[::-1, ::2]
        tensor = Tensor(values)
        (bound,) = reflection.bind_args(None, tensor)
        self.assertIs(bound.data, tensor)
        self.assertTrue(numpy.shares_memory(bound.numpy(), values))
        self.assertTrue((numpy.asarray(bound) == values).all())
        self.assertTrue((reflection.unpack_results(None, [tensor]) == values).all())
        (bound,) = reflection.bind_args(MATRIX, tensor)
        self.assertEqual(bound.data.dtype, numpy.float32)
        back = numpy.from_dlpack(reflection.bind_args(None, numpy.arange(3.0))[0])
        self.assertEqual(back.tolist(), [0, 1, 2])

    def test_memory_outlives_its_owner(self):
        class Tensor:
            def __init__(self):
                self.values = numpy.full(1000, 7.0)

            def __dlpack__(self, **options):
                return self.values.__dlpack__(**options)

        made = reflection.bind_args(None, Tensor())[0].numpy()
        self.assertEqual(set(made.tolist()), {7.0})


@unittest.skipIf(numpy is None, "needs numpy")
class LongLists(unittest.TestCase):
    def test_are_bound_as_short_ones(self):
        for name, values in [
            ("f32", [[0.1, 1e300], [3.0, -0.0]]),
            ("f32", [[1, 2], [3, 4]]),
            ("f64", [[0.1, float("nan")], [3.0, 4.0]]),
            ("i32", [[1, 2], [3, -(2**31)]]),
            ("i64", [[1, 2], [3, 2**62]]),
            ("i32", [[1, 2], [3, 2**31]]),
            ("i8", [[1, 2], [3, 4]]),
            ("f32", [[True, False], [True, True]]),
            ("i32", [[1.5, 2.0], [3.0, 4.0]]),
            ("f32", [["a", "b"], ["c", "d"]]),
            ("f32", [[1, 2], [3]]),
        ]:
            found = []
            for count in (1, 200):
                rows = values * count
                abi = '{"a":[["ndarray","%s",2,%d,2]],"r":[]}' % (name, len(rows))
                try:
                    (bound,) = reflection.bind_args(abi, rows)
                    first = numpy.asarray(bound)[:2]
                    found.append((bound.dtype, repr(first), bound.shape[1:]))
                except CallError as error:
                    found.append((type(error), error.place, error.error_type))
            self.assertEqual(found[0], found[1], (name, values))


@unittest.skipIf(numpy is None, "needs numpy")
class Attributes(unittest.TestCase):
    def test_of_arrays(self):
        for array, text in [
            (numpy.array([1, 2], "int32"), "dense<[1, 2]> : tensor<2xi32>"),
            (numpy.array([[1.5], [2]], "float32"), "dense<[[1.500000e+00], [2.000000e+00]]> : tensor<2x1xf32>"),
            (numpy.array([1, 2], ">i2"), "dense<[1, 2]> : tensor<2xi16>"),
            (numpy.array([True, False]), "dense<[true, false]> : tensor<2xi1>"),
            (numpy.zeros((0, 2), "int8"), "dense<> : tensor<0x2xi8>"),
            (numpy.array([1 + 2j], "complex64"), "dense<(1.000000e+00,2.000000e+00)> : tensor<1xcomplex<f32>>"),
            (numpy.float32(1.5), "1.500000e+00 : f32"),
            (numpy.int8(-3), "-3 : i8"),
            (numpy.bool_(True), "true"),
            (numpy.float64(0.5), "5.000000e-01 : f64"),
        ]:
            (operation,) = abide_mlir.parse('"a.b"() : () -> ()')
            operation.attributes["x"] = array
            self.assertEqual(str(operation.attributes["x"]), text)
            operation.attributes["x"] = operation.attributes["x"].value
            self.assertEqual(str(operation.attributes["x"]), text)

    def test_that_replace_others(self):
        (operation,) = abide_mlir.parse(
            '"a.b"() {a = array<i64: 1>, d = dense<1> : vector<2xi32>, i = 1 : i16} : () -> ()'
        )
        operation.attributes["a"] = numpy.array([3, 4])
        operation.attributes["d"] = numpy.array([3, 4], "int32")
        operation.attributes["i"] = numpy.int64(7)
        self.assertIn("{a = array<i64: 3, 4>, d = dense<[3, 4]> : vector<2xi32>, i = 7 : i16}", str(operation))
        operation.attributes["d"] = [5, 6]
        self.assertEqual(str(operation.attributes["d"]), "dense<[5, 6]> : vector<2xi32>")
        for name, value in [("d", numpy.array([1.5, 2])), ("i", numpy.float32(1))]:
            with self.assertRaises(ValueError):
                operation.attributes[name] = value


@unittest.skipUnless(numpy, "needs numpy")
class Plain(unittest.TestCase):
    def test_the_second_call_is_as_the_first(self):
        names = "float16 float32 float64 int8 int16 int32 int64 uint8 uint32 bool".split()
        values = [numpy.ones((2, 3), name) for name in names]
        values += [numpy.ones((3, 2), "float32"), numpy.ones((2, 3), ">f4"), numpy.float32(1), numpy.int32(1), 7, -129, 2**40]
        values += [True, 1.5, "x", None, [[1.0, 2.0, 3.0]] * 2, [[1.5] * 300] * 2, [[1] * 300] * 2, [["1"] * 300] * 2]
        types = ["i8", "i16", "i32", "i64", "f32", "f64", "i1", "unknown"]
        arrays = ['["ndarray","%s",2,%s]' % (one, dims) for one in types for dims in ("2,3", "null,3", "2,300", "3")]
        bound = 0
        for record in [*arrays, *('"%s"' % one for one in types)]:
            for value in values:
                abi = '{"a":[%s],"r":[],"v":1}' % record
                reflection._PLANS.clear()
                first, second = self.bind(abi, value), self.bind(abi, value)
                self.assertEqual(first, second, (abi, value))
                if not isinstance(first, str):
                    bound += 1
                    self.assertEqual(self.bind(abi, value), first, (abi, value))
                    self.assertIn(abi, reflection._PLANS)
        self.assertGreater(bound, 100)

    @staticmethod
    def bind(abi, value):
        try:
            (found,) = reflection.bind_args(abi, value)
        except Exception as error:  # pylint: disable=broad-except
            return "%s: %s" % (type(error).__name__, error)
        if not isinstance(found, reflection.Array):
            return found
        is_same = found.data is value
        return [found.shape, found.dtype, is_same, numpy.asarray(found).dtype.str, repr(numpy.asarray(found).tolist())]


if __name__ == "__main__":
    unittest.main()
