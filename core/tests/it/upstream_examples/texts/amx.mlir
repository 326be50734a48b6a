// amx.tile_zero
%r = amx.tile_zero : !amx.tile<16x64xi8>
// amx.tile_load
%a = "test.value"() : () -> memref<?x?xi8>
%b = "test.value"() : () -> index
%r = amx.tile_load %a[%b, %b] : memref<?x?xi8> into !amx.tile<16x64xi8>
// amx.tile_store
%a = "test.value"() : () -> memref<?x?xi8>
%b = "test.value"() : () -> index
%c = "test.value"() : () -> !amx.tile<16x64xi8>
amx.tile_store %a[%b, %b], %c : memref<?x?xi8>, !amx.tile<16x64xi8>
// amx.tile_mulf
%a = "test.value"() : () -> !amx.tile<16x32xbf16>
%b = "test.value"() : () -> !amx.tile<16x16xf32>
%r = amx.tile_mulf %a, %a, %b : !amx.tile<16x32xbf16>, !amx.tile<16x32xbf16>, !amx.tile<16x16xf32>
// amx.tile_muli
%a = "test.value"() : () -> !amx.tile<16x64xi8>
%b = "test.value"() : () -> !amx.tile<16x16xi32>
%r = amx.tile_muli %a zext, %a, %b : !amx.tile<16x64xi8>, !amx.tile<16x64xi8>, !amx.tile<16x16xi32>
