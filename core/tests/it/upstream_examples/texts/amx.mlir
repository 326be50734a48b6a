// tile_zero
%r = amx.tile_zero : !amx.tile<16x64xi8>
// tile_load
%a, %b : memref<?x?xi8>, index
%r = amx.tile_load %a[%b, %b] : memref<?x?xi8> into !amx.tile<16x64xi8>
// tile_store
%a, %b, %c : memref<?x?xi8>, index, !amx.tile<16x64xi8>
amx.tile_store %a[%b, %b], %c : memref<?x?xi8>, !amx.tile<16x64xi8>
// tile_mulf
%a, %b : !amx.tile<16x32xbf16>, !amx.tile<16x16xf32>
%r = amx.tile_mulf %a, %a, %b : !amx.tile<16x32xbf16>, !amx.tile<16x32xbf16>, !amx.tile<16x16xf32>
// tile_muli
%a, %b : !amx.tile<16x64xi8>, !amx.tile<16x16xi32>
%r = amx.tile_muli %a zext, %a, %b : !amx.tile<16x64xi8>, !amx.tile<16x64xi8>, !amx.tile<16x16xi32>
