// A dialect that abide has never heard of. Its operations are kept as they are; values, types,
// attributes, blocks, regions and symbols in them count all the same.
#tuned = #acme.tiling<[8, 16], unroll = 4>
!frame = !acme.frame<1920x1080, "yuv420">

acme.device @gpu0 {memory = 8 : i64, kind = #acme<kind dsp>}

func.func @pipeline(%in: !frame, %kernel: tensor<3x3xf32>) -> !frame {
  %queue = acme.queue @gpu0 priority(high) : !acme.queue
  %0:2 = acme.conv %in, %kernel stride [2, 2] using #tuned on %queue {padding = "same"} : (!frame, tensor<3x3xf32>) -> (!frame, !acme.token)
  %1 = acme.await %0#1 then {
    %inner = acme.blur<gaussian> %0#0 : !frame
    acme.yield %inner : !frame
  } else {
    acme.yield %in : !frame
  } : !frame
  acme.each %line of %1 : !frame {
    acme.check %line, @gpu0::@limits -> "too bright"
  }
  return %1 : !frame
}
