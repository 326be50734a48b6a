module @"a \22module\22 */ \5C 1" {
  func.func private @class(i32 {iree.abi.name = "def"}, i32 {iree.abi.name = "self"}, tensor<?xf32> {iree.abi.name = "np"}) -> i32
  func.func private @"class "(i32 {iree.abi.name = "\C3\A9"}, i32 {iree.abi.name = "a b"}, i32 {iree.abi.name = "a_b"}) -> (i1, tensor<4xbf16>)
  func.func private @"\22\22\22 evil */ ??/ \0A end"(f32 {iree.abi.name = "\22\22\22"}, !util.list<?>, !hal.buffer_view) -> !util.buffer
  func.func private @"\C3\A9"() attributes {iree.reflection = {iree.abi = "{\22a\22:[[\22named\22,\22lambda\22,[\22sdict\22,[\22class\22,\22i32\22],[\22a b\22,[\22stuple\22]],[\22\\\22\22,[\22sdict\22]],[\22__x\22,\22f32\22]]],[\22named\22,\22lambda_\22,[\22slist\22,\22i32\22,\22f64\22,[\22py_homogeneous_list\22,\22i8\22]]]],\22r\22:[[\22sdict\22,[\22None\22,\22i64\22],[\22int\22,[\22ndarray\22,\22i8\22,null]]]],\22v\22:1}"}}
  func.func private @load(tensor<4xf32> {tf_saved_model.index_path = [0, "w\22"]}, i32 {tf_saved_model.index_path = [0, "class"]}, i64 {tf_saved_model.index_path = [1]}) -> (i32 {tf_saved_model.index_path = ["x"]}, tensor<2xf32> {tf_saved_model.index_path = ["y", 0]})
  func.func private @import(tensor<4xf32> {iree.abi.name = "a_very_long_name_of_an_argument"}, tensor<4xf32> {iree.abi.name = "another_very_long_name_of_one"}, tensor<?x?xcomplex<f64>> {iree.abi.name = "and_the_last_one_of_these_names"}, i8, i16, ui32, ui64, index, f16) -> (f64, ui8)
  func.func private @Opts_X_pack(i32)
  func.func private @s() attributes {iree.reflection = {iree.abi = "{\22a\22:[[\22named\22,\22x\22,[\22sdict\22,[\22k\22,\22i32\22]]]],\22r\22:[],\22v\22:1}"}}
  func.func private @s_X_pack(i32)
  func.func private @SX(i32)
  func.func private @s_X_t(i32)
}
