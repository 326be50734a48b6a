module attributes {torch.assume_strict_symbolic_shapes, vm.toplevel} {
  vm.module public @module {
    vm.global.ref private mutable @__device_0 : !vm.ref<!hal.device>
    vm.global.ref private mutable @__device_0_executable_0_m2_linked : !vm.ref<!hal.executable>
    vm.global.i64 private mutable @counter : i64
    vm.global.ref private mutable @__loop_memoize_result_0_device_0 : !vm.ref<!hal.command_buffer>
    vm.global.ref private mutable @__branch_memoize_result_0_device_0 : !vm.ref<!hal.command_buffer>
    vm.rodata private @_utf8_hal_device_id_C6650FF277232B5A <alignment = 1> "hal.device.id"
    vm.rodata private @_utf8_local_1A8FF0278D7661D8 <alignment = 1> "local*"
    vm.rodata private @_utf8_hal_executable_format_E03EECB63A2AAF52 <alignment = 1> "hal.executable.format"
    vm.rodata private @_utf8_embedded_elf_x86_64_FF16E34B4A5F9C83 <alignment = 1> "embedded-elf-x86_64"
    vm.rodata private @m2_linked_embedded_elf_x86_64 <alignment = 16, mime_type = "application/x-elf"> dense<"0x7F454C4602010100000000000000000003003E000100000000000000000000004000000000000000B810000000000000000000004000380007004000150013000600000004000000400000000000000040000000000000004000000000000000880100000000000088010000000000000800000000000000010000000400000000000000000000000000000000000000000000000000000034060000000000003406000000000000001000000000000001000000050000004006000000000000401600000000000040160000000000006103000000000000610300000000000000100000000000000100000006000000B009000000000000B029000000000000B0290000000000002002000000000000500600000000000000100000000000000200000006000000100B000000000000102B000000000000102B000000000000C000000000000000C000000000000000080000000000000052E5746404000000B009000000000000B029000000000000B02900000000000020020000000000005006000000000000010000000000000051E574640600000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000001000000120007009019000000000000110000000000000002000000020000000000000001000000000000000000000000697265655F68616C5F65786563757461626C655F6C6962726172795F7175657279000000000000B82900000000000008000000000000005404000000000000D02900000000000008000000000000004016000000000000D82900000000000008000000000000006016000000000000E02900000000000008000000000000007019000000000000F02900000000000008000000000000002005000000000000F82900000000000008000000000000004205000000000000002A00000000000008000000000000006B05000000000000182A00000000000008000000000000008F05000000000000282A00000000000008000000000000008F05000000000000382A00000000000008000000000000008F05000000000000482A00000000000008000000000000009805000000000000502A00000000000008000000000000009805000000000000602A00000000000008000000000000009805000000000000682A00000000000008000000000000009805000000000000782A00000000000008000000000000009805000000000000802A00000000000008000000000000009805000000000000902A0000000000000800000000000000B029000000000000B02A0000000000000800000000000000D029000000000000B82A00000000000008000000000000006004000000000000D02A0000000000000800000000000000F029000000000000E82A0000000000000800000000000000102A000000000000F02A0000000000000800000000000000402A00000000000000000000000000000000C03F6D325F6C696E6B65640000000000000000000000000000020100000001000000010000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000020201000000010000000100000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000002010000000100000001000000000000000000000000000000000000000000000000000000000000000000000000000000000000006C6F6F705F64697370617463685F305F656C656D656E74776973655F345F66333200636F6E765F64697370617463685F305F636F6E765F4478313478313478387833783378345F663332006272616E63685F64697370617463685F305F656C656D656E74776973655F345F663332006D322E6D6C697200001400000000000000017A5200017810011B0C0708900100001C0000001C000000881000001C00000000410E108602430D06570C0708000000280000003C000000881000000803000000410E108602430D064983078C068D058E048F0303FA020C070800001C000000680000006C1300001C00000000410E108602430D06570C070800000010000000880000006C130000110000000000000000000000000000000000000000000000554889E5488B4620488B08488B40080F28010F58C00F290031C05DC3CCCCCCCC554889E5415741564155415453488B4618488B088B3A48BA00000050922449124889F848F7E24889D048C1E006488945B04829C14883F940B840000000480F4CC1488945B84885C90F8EAD020000488B462089D1C1E1048D341229CE01FE4869CEC00100004803480848894DC04869CA00F2030048C1E7084801CF48033831C90F57C0F30F100D65EDFFFFEB1F0F1F00488B4DA848FFC1488B7DA04881C700100000483B4DB80F844F020000488B45B048894DA84801C84869C080180000480345C0488945C8B80E00000048897DA048897DD04531DBEB1F0F1F840000000000488B45984883C0FC488345D0404983FB0A4D8D5B0473994883F804BB04000000480F42D84983FB0C660F76D2660FEFDB7404660F76DB488945984983FB0B7204660FEFD24C89D848C1E005488B4DC8488D1401488955904C8D7C014041B40131C0662E0F1F8400000000000F1F440000488B4D900F2904810F29448120498D0C870F50D3F6C2010F8513010000F6C2020F8519010000F6C2040F8520010000F6C2080F8527010000498D4C87200F50D2F6C2010F852E010000F6C2020F8534010000F6C2040F853B010000F6C2087407C7410C00000000488B4DC84C8D2C81488B7DD031F6662E0F1F840000000000904889F931C0662E0F1F840000000000904989CA4531C9662E0F1F8400000000004F8D041949C1E0054D01E831D20F1F00F3410F10249049C7C6F0FFFFFF0F1F00F3430F106C3210F30F59E9F30F58E5F3410F1124904983C60475E548FFC24883FA0475CC49FFC14983C2104939D975B048FFC04883C1104883F803759348FFC64881C7000100004883FE030F856FFFFFFFB80400000041F6C40141BC000000000F85DAFEFFFFE965FEFFFF0F1F440000C70100000000F6C2020F84E7FEFFFFC7410400000000F6C2040F84E0FEFFFFC7410800000000F6C2080F84D9FEFFFFC7410C00000000498D4C87200F50D2F6C2010F84D2FEFFFFC70100000000F6C2020F84CCFEFFFFC7410400000000F6C2040F84C5FEFFFFC7410800000000F6C2080F85BAFEFFFFE9BCFEFFFF31C05B415C415D415E415F5DC3CCCCCCCCCCCCCCCC554889E5488B4620488B08488B40080F28010F59C00F290031C05DC3CCCCCCCC31C083FF06488D0DF4100000480F44C1C3000000000000000000000000000000060000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000040000000700000000000000000000001200000007000000000000000000000023000000070000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000003000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000001E000000000000000800000000000000FBFFFF6F000000000100000000000000070000000000000038020000000000000800000000000000100200000000000009000000000000001800000000000000F9FFFF6F0000000016000000000000000600000000000000C8010000000000000B000000000000001800000000000000050000000000000010020000000000000A0000000000000023000000000000000400000000000000F80100000000000000000000000000000000000000000000011101250E1305030E1017B44219E17F19110112060000022E001101120640186E0E030E3A0B3B0B49133F19E17F190000032400030E3E0B0B0B0000042E001101120640186E0E030E3A0B3B0B49103F19E17F19000000470000000400000000000801750000002C002D0000000000000040160000000000001C0000000240160000000000001C00000001562F0000002F0000000101430000000300000000050400400000000400000000000801750000002C002D0000003C000000601600000000000008030000046016000000000000080300000156040000000400000001014300000000400000000400000000000801750000002C002D000000CA00000070190000000000001C0000000470190000000000001C0000000156510000005100000001014300000000696E7400636F6E765F64697370617463685F305F636F6E765F4478313478313478387833783378345F663332002D006C6F6F705F64697370617463685F305F656C656D656E74776973655F345F663332006272616E63685F64697370617463685F305F656C656D656E74776973655F345F663332004952454500340000000200000000004B000000260000006C6F6F705F64697370617463685F305F656C656D656E74776973655F345F66333200000000003B00000002004B0000004400000026000000636F6E765F64697370617463685F305F636F6E765F4478313478313478387833783378345F66333200000000003600000002008F00000044000000260000006272616E63685F64697370617463685F305F656C656D656E74776973655F345F6633320000000000160000000200000000004B00000043000000696E7400000000000E00000002004B00000044000000000000000E00000002008F000000440000000000000038000000040019000000010101FB0E0D000101010100000001000001002D000000000000090240160000000000000105010A4D060B085802020001018A000000040019000000010101FB0E0D000101010100000001000001002D000000000000090260160000000000000105010A0311C806036E02410103120866036E022801031274036E0874031282036E0224010312BA036E022E010603128206036E6606031202340106036E02630106031202600106036E024A01031258036E084A0312580B027D12020B0001013A000000040019000000010101FB0E0D000101010100000001000001002D000000000000090270190000000000000105010A03224A060B0858020200010149524545000000000000000000000000000000000000000000000000002300000000020900102B0000000000000000000000000000010000001200070090190000000000001100000000000000002E64796E73796D002E68617368002E64796E737472002E72656C612E64796E002E726F64617461002E65685F6672616D65002E74657874002E646174612E72656C2E726F002E64796E616D6963002E72656C726F5F70616464696E67002E64656275675F616262726576002E64656275675F696E666F002E64656275675F737472002E64656275675F7075626E616D6573002E64656275675F7075627479706573002E64656275675F6C696E65002E636F6D6D656E74002E73796D746162002E7368737472746162002E7374727461620000697265655F68616C5F65786563757461626C655F6C6962726172795F7175657279005F44594E414D494300000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000010000000B0000000200000000000000C801000000000000C801000000000000300000000000000003000000010000000800000000000000180000000000000009000000050000000200000000000000F801000000000000F80100000000000018000000000000000100000000000000040000000000000004000000000000000F000000030000000200000000000000100200000000000010020000000000002300000000000000000000000000000001000000000000000000000000000000170000000400000002000000000000003802000000000000380200000000000010020000000000000100000000000000080000000000000018000000000000002100000001000000120000000000000050040000000000005004000000000000480100000000000000000000000000001000000000000000000000000000000029000000010000000200000000000000980500000000000098050000000000009C000000000000000000000000000000080000000000000000000000000000003300000001000000060000000000000040160000000000004006000000000000610300000000000000000000000000001000000000000000000000000000000039000000010000000300000000000000B029000000000000B009000000000000600100000000000000000000000000001000000000000000000000000000000046000000060000000300000000000000102B000000000000100B000000000000C0000000000000000300000000000000080000000000000010000000000000004F000000080000000300000000000000D02B000000000000D00B00000000000030040000000000000000000000000000010000000000000000000000000000005E0000000100000000000000000000000000000000000000D00B00000000000057000000000000000000000000000000010000000000000000000000000000006C0000000100000000000000000000000000000000000000270C000000000000D300000000000000000000000000000001000000000000000000000000000000780000000100000030000000000000000000000000000000FA0C0000000000007A00000000000000000000000000000001000000000000000100000000000000830000000100000000000000000000000000000000000000740D000000000000B100000000000000000000000000000001000000000000000000000000000000930000000100000000000000000000000000000000000000250E0000000000003E00000000000000000000000000000001000000000000000000000000000000A30000000100000000000000000000000000000000000000630E0000000000000801000000000000000000000000000001000000000000000000000000000000AF00000001000000300000000000000000000000000000006B0F0000000000000500000000000000000000000000000001000000000000000100000000000000B80000000200000000000000000000000000000000000000700F0000000000004800000000000000140000000200000008000000000000001800000000000000C00000000300000000000000000000000000000000000000B80F000000000000D200000000000000000000000000000001000000000000000000000000000000CA00000003000000000000000000000000000000000000008A100000000000002C00000000000000000000000000000001000000000000000000000000000000"> : vector<5624xi8>
    vm.rodata private @_utf8_loop_dispatch_0_elementwis_B30DA7180B77C183 <alignment = 1> "loop_dispatch_0_elementwise_4_f32"
    vm.func private @__loop_memoize_apply() -> !vm.ref<!hal.command_buffer> attributes {vm.unwind, inlining_policy = #util.inline.never} {
      %c1 = vm.const.i32 1
      %c13 = vm.const.i32 13
      %c28 = vm.const.i32 28
      %c2 = vm.const.i32 2
      %null = vm.const.ref.zero : !vm.ref<!hal.buffer>
      %c3 = vm.const.i32 3
      %zero = vm.const.i32.zero
      %c64 = vm.const.i64 64
      %c16 = vm.const.i64 16
      %zero_0 = vm.const.i64.zero
      %c-1 = vm.const.i64 -1
      %__device_0 = vm.global.load.ref @__device_0 : !vm.ref<!hal.device>
      %__device_0_executable_0_m2_linked = vm.global.load.ref @__device_0_executable_0_m2_linked : !vm.ref<!hal.executable>
      %ref = vm.call @hal.command_buffer.create(%__device_0, %zero, %c3, %c-1, %c3) : (!vm.ref<!hal.device>, i32, i32, i64, i32) -> !vm.ref<!hal.command_buffer>
      vm.call @hal.command_buffer.copy_buffer(%ref, %zero, %c2, %null, %zero_0, %null, %zero_0, %c16, %zero_0) : (!vm.ref<!hal.command_buffer>, i32, i32, !vm.ref<!hal.buffer>, i64, !vm.ref<!hal.buffer>, i64, i64, i64) -> ()
      vm.call @hal.command_buffer.execution_barrier(%ref, %c28, %c13, %zero_0) : (!vm.ref<!hal.command_buffer>, i32, i32, i64) -> ()
      %_utf8_loop_dispatch_0_elementwis_B30DA7180B77C183 = vm.const.ref.rodata @_utf8_loop_dispatch_0_elementwis_B30DA7180B77C183 : !vm.buffer
      %0 = vm.call @hal.executable.lookup.function(%__device_0_executable_0_m2_linked, %_utf8_loop_dispatch_0_elementwis_B30DA7180B77C183) {nosideeffects} : (!vm.ref<!hal.executable>, !vm.buffer) -> i64
      vm.call.variadic @hal.command_buffer.dispatch(%ref, %__device_0_executable_0_m2_linked, %0, %c1, %c1, %c1, %zero_0, [], [(%zero, %c2, %null, %zero_0, %c64), (%zero, %c1, %null, %zero_0, %c16)]) : (!vm.ref<!hal.command_buffer>, !vm.ref<!hal.executable>, i64, i32, i32, i32, i64, i32 ..., tuple<i32, i32, !vm.ref<!hal.buffer>, i64, i64> ...)
      vm.call @hal.command_buffer.execution_barrier(%ref, %c28, %c13, %zero_0) : (!vm.ref<!hal.command_buffer>, i32, i32, i64) -> ()
      vm.call @hal.command_buffer.finalize(%ref) : (!vm.ref<!hal.command_buffer>) -> ()
      vm.return %ref : !vm.ref<!hal.command_buffer>
    }
    vm.rodata private @_utf8_input1_B898B726583C85DA <alignment = 1> "input1"
    vm.rodata private @_utf8_tensor_FC1814BC4A58F22A <alignment = 1> "tensor"
    vm.func private @loop(%arg0: i32, %arg1: !vm.ref<!hal.buffer_view>) -> !vm.ref<!hal.buffer_view> attributes {iree.reflection = {iree.abi.declaration = "sync func @loop(%input0: i32, %input1: tensor<4xf32>) -> (%output0: tensor<4xf32>)"}, vm.unwind, vm.yield} {
      %c16 = vm.const.i32 16
      %c553648160 = vm.const.i32 553648160
      %c3075 = vm.const.i32 3075
      %c48 = vm.const.i32 48
      %zero = vm.const.i32.zero
      %c1 = vm.const.i32 1
      %c4 = vm.const.i64 4
      %c16_0 = vm.const.i64 16
      %null = vm.const.ref.zero : !vm.ref<!hal.fence>
      %c64 = vm.const.i64 64
      %zero_1 = vm.const.i64.zero
      %c-1 = vm.const.i64 -1
      %c-1_2 = vm.const.i32 -1
      %__device_0 = vm.global.load.ref @__device_0 : !vm.ref<!hal.device>
      %__loop_memoize_result_0_device_0 = vm.global.load.ref @__loop_memoize_result_0_device_0 : !vm.ref<!hal.command_buffer>
      %_utf8_input1_B898B726583C85DA = vm.const.ref.rodata @_utf8_input1_B898B726583C85DA : !vm.buffer
      vm.call.variadic @hal.buffer_view.assert(%arg1, %_utf8_input1_B898B726583C85DA, %c553648160, %c1, [%c4]) : (!vm.ref<!hal.buffer_view>, !vm.buffer, i32, i32, i64 ...)
      %ref = vm.call @hal.buffer_view.buffer(%arg1) {nosideeffects} : (!vm.ref<!hal.buffer_view>) -> !vm.ref<!hal.buffer>
      %ref_3 = vm.call @hal.device.allocator(%__device_0) {nosideeffects} : (!vm.ref<!hal.device>) -> !vm.ref<!hal.allocator>
      %_utf8_tensor_FC1814BC4A58F22A = vm.const.ref.rodata @_utf8_tensor_FC1814BC4A58F22A : !vm.buffer
      vm.call @hal.buffer.assert(%ref, %_utf8_tensor_FC1814BC4A58F22A, %ref_3, %c16_0, %c16, %c3075) : (!vm.ref<!hal.buffer>, !vm.buffer, !vm.ref<!hal.allocator>, i64, i32, i32) -> ()
      vm.br ^bb1(%zero, %ref, %null : i32, !vm.ref<!hal.buffer>, !vm.ref<!hal.fence>)
    ^bb1(%0: i32, %1: !vm.ref<!hal.buffer>, %2: !vm.ref<!hal.fence>):  // 2 preds: ^bb0, ^bb2
      %slt = vm.cmp.lt.i32.s %0, %arg0 : i32
      vm.cond_br %slt, ^bb2, ^bb3
    ^bb2:  // pred: ^bb1
      %3 = vm.add.i32 %0, %c1 : i32
      %ref_4 = vm.call @hal.fence.create(%__device_0, %zero_1) : (!vm.ref<!hal.device>, i64) -> !vm.ref<!hal.fence>
      %ref_5 = vm.call @hal.device.queue.alloca(%__device_0, %c-1, %2, %ref_4, %zero_1, %c48, %c3075, %c16_0, %zero_1) : (!vm.ref<!hal.device>, i64, !vm.ref<!hal.fence>, !vm.ref<!hal.fence>, i64, i32, i32, i64, i64) -> !vm.ref<!hal.buffer>
      %ref_6 = vm.call @hal.fence.create(%__device_0, %zero_1) : (!vm.ref<!hal.device>, i64) -> !vm.ref<!hal.fence>
      %ref_7 = vm.call @hal.device.queue.alloca(%__device_0, %c-1, %2, %ref_6, %zero_1, %c48, %c3075, %c64, %zero_1) : (!vm.ref<!hal.device>, i64, !vm.ref<!hal.fence>, !vm.ref<!hal.fence>, i64, i32, i32, i64, i64) -> !vm.ref<!hal.buffer>
      %ref_8 = vm.call.variadic @hal.fence.join(%zero_1, [%ref_4, %ref_6]) {nosideeffects} : (i64, !vm.ref<!hal.fence> ...) -> !vm.ref<!hal.fence>
      %ref_9 = vm.call @hal.fence.create(%__device_0, %zero_1) : (!vm.ref<!hal.device>, i64) -> !vm.ref<!hal.fence>
      vm.call.variadic @hal.device.queue.execute.indirect(%__device_0, %c-1, %ref_8, %ref_9, %__loop_memoize_result_0_device_0, %zero_1, [(%1, %zero_1, %c16_0), (%ref_5, %zero_1, %c16_0), (%ref_7, %zero_1, %c64)]) : (!vm.ref<!hal.device>, i64, !vm.ref<!hal.fence>, !vm.ref<!hal.fence>, !vm.ref<!hal.command_buffer>, i64, tuple<!vm.ref<!hal.buffer>, i64, i64> ...)
      %ref_10 = vm.call @hal.fence.create(%__device_0, %zero_1) : (!vm.ref<!hal.device>, i64) -> !vm.ref<!hal.fence>
      vm.call @hal.device.queue.dealloca(%__device_0, %c-1, %ref_9, %ref_10, %ref_7, %zero_1) : (!vm.ref<!hal.device>, i64, !vm.ref<!hal.fence>, !vm.ref<!hal.fence>, !vm.ref<!hal.buffer>, i64) -> ()
      vm.br ^bb1(%3, %ref_5, %ref_10 : i32, !vm.ref<!hal.buffer>, !vm.ref<!hal.fence>)
    ^bb3:  // pred: ^bb1
      vm.discard.refs %__device_0, %__loop_memoize_result_0_device_0 : !vm.ref<!hal.device>, !vm.ref<!hal.command_buffer>
      vm.call.variadic.yieldable @hal.fence.await(%c-1_2, %zero_1, %2) <segment_sizes = dense<[-1, -1, 1]> : vector<3xi16>, segment_types = [i32, i64, !vm.ref<!hal.fence>]> : (i32, i64, !vm.ref<!hal.fence>) -> ^bb4 (i32)
    ^bb4(%4: i32):  // pred: ^bb3
      vm.cond_br %4, ^bb6, ^bb5
    ^bb5:  // pred: ^bb4
      %ref_11 = vm.call.variadic @hal.buffer_view.create(%1, %zero_1, %c16_0, %c553648160, %c1, [%c4]) {nosideeffects} : (!vm.ref<!hal.buffer>, i64, i64, i32, i32, i64 ...) -> !vm.ref<!hal.buffer_view>
      vm.return %ref_11 : !vm.ref<!hal.buffer_view>
    ^bb6:  // pred: ^bb4
      vm.discard.refs %1 : !vm.ref<!hal.buffer>
      vm.fail %4, "failed to wait on timepoint"
    }
    vm.export @loop attributes {iree.abi.stub, iree.reflection = {iree.abi.declaration = "sync func @loop(%input0: i32, %input1: tensor<4xf32>) -> (%output0: tensor<4xf32>)"}}
    vm.rodata private @_utf8_x_34808C2661E4D49D <alignment = 1> "x"
    vm.rodata private @_utf8_conv_dispatch_0_conv_dx14x_D1AD3EE4D377645B <alignment = 1> "conv_dispatch_0_conv_Dx14x14x8x3x3x4_f32"
    vm.func private @conv(%arg0: !vm.ref<!hal.buffer_view>) -> !vm.ref<!hal.buffer_view> attributes {iree.reflection = {iree.abi.declaration = "sync func @conv(%x: tensor<?x16x16x4xf32>) -> (%y: tensor<?x14x14x8xf32>)"}, vm.unwind, vm.yield} {
      %c13 = vm.const.i32 13
      %c28 = vm.const.i32 28
      %c3 = vm.const.i32 3
      %c32 = vm.const.i32 32
      %c16 = vm.const.i32 16
      %c1 = vm.const.i32 1
      %c553648160 = vm.const.i32 553648160
      %zero = vm.const.i32.zero
      %c3075 = vm.const.i32 3075
      %c48 = vm.const.i32 48
      %c16_0 = vm.const.i64 16
      %c4 = vm.const.i64 4
      %c4096 = vm.const.i64 4096
      %c6272 = vm.const.i64 6272
      %zero_1 = vm.const.i64.zero
      %c-1 = vm.const.i64 -1
      %null = vm.const.ref.zero : !vm.ref<!hal.fence>
      %c14 = vm.const.i64 14
      %c64 = vm.const.i64 64
      %c1_2 = vm.const.i64 1
      %c-1_3 = vm.const.i32 -1
      %c8 = vm.const.i64 8
      %__device_0 = vm.global.load.ref @__device_0 : !vm.ref<!hal.device>
      %__device_0_executable_0_m2_linked = vm.global.load.ref @__device_0_executable_0_m2_linked : !vm.ref<!hal.executable>
      %0 = vm.call @hal.buffer_view.dim(%arg0, %zero) {nosideeffects} : (!vm.ref<!hal.buffer_view>, i32) -> i64
      %_utf8_x_34808C2661E4D49D = vm.const.ref.rodata @_utf8_x_34808C2661E4D49D : !vm.buffer
      vm.call.variadic @hal.buffer_view.assert(%arg0, %_utf8_x_34808C2661E4D49D, %c553648160, %c1, [%0, %c16_0, %c16_0, %c4]) : (!vm.ref<!hal.buffer_view>, !vm.buffer, i32, i32, i64 ...)
      %1 = vm.mul.i64 %0, %c4096 : i64
      %ref = vm.call @hal.buffer_view.buffer(%arg0) {nosideeffects} : (!vm.ref<!hal.buffer_view>) -> !vm.ref<!hal.buffer>
      %ref_4 = vm.call @hal.device.allocator(%__device_0) {nosideeffects} : (!vm.ref<!hal.device>) -> !vm.ref<!hal.allocator>
      %_utf8_tensor_FC1814BC4A58F22A = vm.const.ref.rodata @_utf8_tensor_FC1814BC4A58F22A : !vm.buffer
      vm.call @hal.buffer.assert(%ref, %_utf8_tensor_FC1814BC4A58F22A, %ref_4, %1, %c16, %c3075) : (!vm.ref<!hal.buffer>, !vm.buffer, !vm.ref<!hal.allocator>, i64, i32, i32) -> ()
      %2 = vm.mul.i64 %0, %c6272 : i64
      %ref_5 = vm.call @hal.fence.create(%__device_0, %zero_1) : (!vm.ref<!hal.device>, i64) -> !vm.ref<!hal.fence>
      %ref_6 = vm.call @hal.device.queue.alloca(%__device_0, %c-1, %null, %ref_5, %zero_1, %c48, %c3075, %2, %zero_1) : (!vm.ref<!hal.device>, i64, !vm.ref<!hal.fence>, !vm.ref<!hal.fence>, i64, i32, i32, i64, i64) -> !vm.ref<!hal.buffer>
      %3 = vm.trunc.i64.i32 %0 : i64 -> i32
      %4 = vm.shr.i64.u %0, %c32 : i64
      %5 = vm.trunc.i64.i32 %4 : i64 -> i32
      %ref_7 = vm.call @hal.command_buffer.create(%__device_0, %c1, %c3, %c-1, %zero) : (!vm.ref<!hal.device>, i32, i32, i64, i32) -> !vm.ref<!hal.command_buffer>
      %_utf8_conv_dispatch_0_conv_dx14x_D1AD3EE4D377645B = vm.const.ref.rodata @_utf8_conv_dispatch_0_conv_dx14x_D1AD3EE4D377645B : !vm.buffer
      %6 = vm.call @hal.executable.lookup.function(%__device_0_executable_0_m2_linked, %_utf8_conv_dispatch_0_conv_dx14x_D1AD3EE4D377645B) {nosideeffects} : (!vm.ref<!hal.executable>, !vm.buffer) -> i64
      %ult = vm.cmp.lt.i64.u %zero_1, %0 : i64
      %7 = vm.xor.i32 %ult, %c1 : i32
      %8 = vm.sub.i64 %zero_1, %0 : i64
      %9 = vm.sub.i64 %0, %c1_2 : i64
      %10 = vm.select.i64 %7, %8, %9 : i64
      %11 = vm.div.i64.s %10, %c64 : i64
      %12 = vm.sub.i64 %zero_1, %11 : i64
      %13 = vm.add.i64 %11, %c1_2 : i64
      %14 = vm.select.i64 %7, %12, %13 : i64
      %15 = vm.mul.i64 %14, %c14 : i64
      %16 = vm.trunc.i64.i32 %15 : i64 -> i32
      vm.call.variadic @hal.command_buffer.dispatch(%ref_7, %__device_0_executable_0_m2_linked, %6, %16, %c1, %c1, %zero_1, [%3, %5], [(%zero, %zero, %ref, %zero_1, %1), (%zero, %zero, %ref_6, %zero_1, %2)]) : (!vm.ref<!hal.command_buffer>, !vm.ref<!hal.executable>, i64, i32, i32, i32, i64, i32 ..., tuple<i32, i32, !vm.ref<!hal.buffer>, i64, i64> ...)
      vm.call @hal.command_buffer.execution_barrier(%ref_7, %c28, %c13, %zero_1) : (!vm.ref<!hal.command_buffer>, i32, i32, i64) -> ()
      vm.call @hal.command_buffer.finalize(%ref_7) : (!vm.ref<!hal.command_buffer>) -> ()
      %ref_8 = vm.call @hal.fence.create(%__device_0, %zero_1) : (!vm.ref<!hal.device>, i64) -> !vm.ref<!hal.fence>
      vm.call @hal.device.queue.execute(%__device_0, %c-1, %ref_5, %ref_8, %ref_7, %zero_1) : (!vm.ref<!hal.device>, i64, !vm.ref<!hal.fence>, !vm.ref<!hal.fence>, !vm.ref<!hal.command_buffer>, i64) -> ()
      vm.call.variadic.yieldable @hal.fence.await(%c-1_3, %zero_1, %ref_8) <segment_sizes = dense<[-1, -1, 1]> : vector<3xi16>, segment_types = [i32, i64, !vm.ref<!hal.fence>]> : (i32, i64, !vm.ref<!hal.fence>) -> ^bb1 (i32)
    ^bb1(%17: i32):  // pred: ^bb0
      vm.cond_br %17, ^bb3, ^bb2
    ^bb2:  // pred: ^bb1
      %ref_9 = vm.call.variadic @hal.buffer_view.create(%ref_6, %zero_1, %2, %c553648160, %c1, [%0, %c14, %c14, %c8]) {nosideeffects} : (!vm.ref<!hal.buffer>, i64, i64, i32, i32, i64 ...) -> !vm.ref<!hal.buffer_view>
      vm.return %ref_9 : !vm.ref<!hal.buffer_view>
    ^bb3:  // pred: ^bb1
      vm.discard.refs %ref_6 : !vm.ref<!hal.buffer>
      vm.fail %17, "failed to wait on timepoint"
    }
    vm.export @conv attributes {iree.abi.stub, iree.reflection = {iree.abi.declaration = "sync func @conv(%x: tensor<?x16x16x4xf32>) -> (%y: tensor<?x14x14x8xf32>)"}}
    vm.func private @count() -> i64 attributes {iree.reflection = {iree.abi.declaration = "sync func @count() -> (%output0: i64)"}} {
      %c1 = vm.const.i64 1
      %counter = vm.global.load.i64 @counter : i64
      %0 = vm.add.i64 %counter, %c1 : i64
      vm.global.store.i64 %0, @counter : i64
      vm.return %0 : i64
    }
    vm.export @count attributes {iree.abi.stub, iree.reflection = {iree.abi.declaration = "sync func @count() -> (%output0: i64)"}}
    vm.rodata private @_utf8_branch_dispatch_0_elementw_96CF47768E7F67F8 <alignment = 1> "branch_dispatch_0_elementwise_4_f32"
    vm.func private @__branch_memoize_apply() -> !vm.ref<!hal.command_buffer> attributes {vm.unwind, inlining_policy = #util.inline.never} {
      %c13 = vm.const.i32 13
      %c28 = vm.const.i32 28
      %null = vm.const.ref.zero : !vm.ref<!hal.buffer>
      %c1 = vm.const.i32 1
      %c2 = vm.const.i32 2
      %c3 = vm.const.i32 3
      %zero = vm.const.i32.zero
      %c16 = vm.const.i64 16
      %zero_0 = vm.const.i64.zero
      %c-1 = vm.const.i64 -1
      %__device_0 = vm.global.load.ref @__device_0 : !vm.ref<!hal.device>
      %__device_0_executable_0_m2_linked = vm.global.load.ref @__device_0_executable_0_m2_linked : !vm.ref<!hal.executable>
      %ref = vm.call @hal.command_buffer.create(%__device_0, %zero, %c3, %c-1, %c2) : (!vm.ref<!hal.device>, i32, i32, i64, i32) -> !vm.ref<!hal.command_buffer>
      %_utf8_branch_dispatch_0_elementw_96CF47768E7F67F8 = vm.const.ref.rodata @_utf8_branch_dispatch_0_elementw_96CF47768E7F67F8 : !vm.buffer
      %0 = vm.call @hal.executable.lookup.function(%__device_0_executable_0_m2_linked, %_utf8_branch_dispatch_0_elementw_96CF47768E7F67F8) {nosideeffects} : (!vm.ref<!hal.executable>, !vm.buffer) -> i64
      vm.call.variadic @hal.command_buffer.dispatch(%ref, %__device_0_executable_0_m2_linked, %0, %c1, %c1, %c1, %zero_0, [], [(%zero, %zero, %null, %zero_0, %c16), (%zero, %c1, %null, %zero_0, %c16)]) : (!vm.ref<!hal.command_buffer>, !vm.ref<!hal.executable>, i64, i32, i32, i32, i64, i32 ..., tuple<i32, i32, !vm.ref<!hal.buffer>, i64, i64> ...)
      vm.call @hal.command_buffer.execution_barrier(%ref, %c28, %c13, %zero_0) : (!vm.ref<!hal.command_buffer>, i32, i32, i64) -> ()
      vm.call @hal.command_buffer.finalize(%ref) : (!vm.ref<!hal.command_buffer>) -> ()
      vm.return %ref : !vm.ref<!hal.command_buffer>
    }
    vm.import private @hal.buffer.assert(%buffer : !vm.ref<!hal.buffer>, %message : !vm.buffer, %allocator : !vm.ref<!hal.allocator>, %minimum_length : i64, %memory_types : i32, %buffer_usage : i32)
    vm.import private @hal.buffer_view.create(%buffer : !vm.ref<!hal.buffer>, %source_offset : i64, %source_length : i64, %element_type : i32, %encoding_type : i32, %shape : i64 ...) -> !vm.ref<!hal.buffer_view> attributes {nosideeffects}
    vm.import private @hal.buffer_view.assert(%buffer_view : !vm.ref<!hal.buffer_view>, %message : !vm.buffer, %element_type : i32, %encoding_type : i32, %shape : i64 ...)
    vm.import private @hal.buffer_view.buffer(%buffer_view : !vm.ref<!hal.buffer_view>) -> !vm.ref<!hal.buffer> attributes {nosideeffects}
    vm.import private @hal.buffer_view.dim(%buffer_view : !vm.ref<!hal.buffer_view>, %index : i32) -> i64 attributes {nosideeffects}
    vm.import private @hal.command_buffer.create(%device : !vm.ref<!hal.device>, %modes : i32, %command_categories : i32, %queue_affinity : i64, %binding_capacity : i32) -> !vm.ref<!hal.command_buffer> attributes {minimum_version = 6 : i32}
    vm.import private @hal.command_buffer.finalize(%command_buffer : !vm.ref<!hal.command_buffer>)
    vm.import private @hal.command_buffer.execution_barrier(%command_buffer : !vm.ref<!hal.command_buffer>, %source_stage_mask : i32, %target_stage_mask : i32, %flags : i64)
    vm.import private @hal.command_buffer.copy_buffer(%command_buffer : !vm.ref<!hal.command_buffer>, %source_buffer_slot : i32, %target_buffer_slot : i32, %source_buffer : !vm.ref<!hal.buffer>, %source_offset : i64, %target_buffer : !vm.ref<!hal.buffer>, %target_offset : i64, %length : i64, %flags : i64)
    vm.import private @hal.command_buffer.dispatch(%command_buffer : !vm.ref<!hal.command_buffer>, %executable : !vm.ref<!hal.executable>, %function_id : i64, %workgroup_x : i32, %workgroup_y : i32, %workgroup_z : i32, %flags : i64, %constants : i32 ..., %bindings : tuple<i32, i32, !vm.ref<!hal.buffer>, i64, i64> ...) attributes {minimum_version = 7 : i32}
    vm.import private @hal.device.allocator(%device : !vm.ref<!hal.device>) -> !vm.ref<!hal.allocator> attributes {nosideeffects}
    vm.import private @hal.device.query.i64(%device : !vm.ref<!hal.device>, %category : !vm.buffer, %key : !vm.buffer) -> (i32, i64) attributes {nosideeffects}
    vm.import private @hal.device.queue.alloca(%device : !vm.ref<!hal.device>, %queue_affinity : i64, %wait_fence : !vm.ref<!hal.fence>, %signal_fence : !vm.ref<!hal.fence>, %pool : i64, %memory_types : i32, %buffer_usage : i32, %allocation_size : i64, %flags : i64) -> !vm.ref<!hal.buffer>
    vm.import private @hal.device.queue.dealloca(%device : !vm.ref<!hal.device>, %queue_affinity : i64, %wait_fence : !vm.ref<!hal.fence>, %signal_fence : !vm.ref<!hal.fence>, %buffer : !vm.ref<!hal.buffer>, %flags : i64)
    vm.import private @hal.device.queue.execute(%device : !vm.ref<!hal.device>, %queue_affinity : i64, %wait_fence : !vm.ref<!hal.fence>, %signal_fence : !vm.ref<!hal.fence>, %command_buffer : !vm.ref<!hal.command_buffer>, %flags : i64)
    vm.import private @hal.device.queue.execute.indirect(%device : !vm.ref<!hal.device>, %queue_affinity : i64, %wait_fence : !vm.ref<!hal.fence>, %signal_fence : !vm.ref<!hal.fence>, %command_buffer : !vm.ref<!hal.command_buffer>, %flags : i64, %binding_table : tuple<!vm.ref<!hal.buffer>, i64, i64> ...)
    vm.import private @hal.devices.count() -> i32 attributes {nosideeffects}
    vm.import private @hal.devices.get(%index : i32) -> !vm.ref<!hal.device> attributes {nosideeffects}
    vm.import private @hal.executable.create(%device : !vm.ref<!hal.device>, %queue_affinity : i64, %executable_format : !vm.buffer, %executable_data : !vm.buffer, %constants : !vm.buffer) -> !vm.ref<!hal.executable> attributes {nosideeffects}
    vm.import private @hal.executable.lookup.function(%executable : !vm.ref<!hal.executable>, %function_name : !vm.buffer) -> i64 attributes {nosideeffects, minimum_version = 7 : i32}
    vm.import private @hal.fence.create(%device : !vm.ref<!hal.device>, %flags : i64) -> !vm.ref<!hal.fence>
    vm.import private @hal.fence.join(%flags : i64, %fences : !vm.ref<!hal.fence> ...) -> !vm.ref<!hal.fence> attributes {nosideeffects}
    vm.import private @hal.fence.await(%timeout_millis : i32, %flags : i64, %fences : !vm.ref<!hal.fence> ...) -> i32 attributes {vm.yield}
    vm.func private @branch(%arg0: i32, %arg1: !vm.ref<!hal.buffer_view>) -> !vm.ref<!hal.buffer_view> attributes {iree.reflection = {iree.abi.declaration = "sync func @branch(%input0: i1, %input1: tensor<4xf32>) -> (%output0: tensor<4xf32>)"}, vm.unwind, vm.yield} {
      %c16 = vm.const.i32 16
      %c1 = vm.const.i32 1
      %c553648160 = vm.const.i32 553648160
      %c3075 = vm.const.i32 3075
      %c48 = vm.const.i32 48
      %c4 = vm.const.i64 4
      %c16_0 = vm.const.i64 16
      %null = vm.const.ref.zero : !vm.ref<!hal.fence>
      %zero = vm.const.i64.zero
      %c-1 = vm.const.i64 -1
      %c-1_1 = vm.const.i32 -1
      %__device_0 = vm.global.load.ref @__device_0 : !vm.ref<!hal.device>
      %__branch_memoize_result_0_device_0 = vm.global.load.ref @__branch_memoize_result_0_device_0 : !vm.ref<!hal.command_buffer>
      %_utf8_input1_B898B726583C85DA = vm.const.ref.rodata @_utf8_input1_B898B726583C85DA : !vm.buffer
      vm.call.variadic @hal.buffer_view.assert(%arg1, %_utf8_input1_B898B726583C85DA, %c553648160, %c1, [%c4]) : (!vm.ref<!hal.buffer_view>, !vm.buffer, i32, i32, i64 ...)
      %ref = vm.call @hal.buffer_view.buffer(%arg1) {nosideeffects} : (!vm.ref<!hal.buffer_view>) -> !vm.ref<!hal.buffer>
      %ref_2 = vm.call @hal.device.allocator(%__device_0) {nosideeffects} : (!vm.ref<!hal.device>) -> !vm.ref<!hal.allocator>
      %_utf8_tensor_FC1814BC4A58F22A = vm.const.ref.rodata @_utf8_tensor_FC1814BC4A58F22A : !vm.buffer
      vm.call @hal.buffer.assert(%ref, %_utf8_tensor_FC1814BC4A58F22A, %ref_2, %c16_0, %c16, %c3075) : (!vm.ref<!hal.buffer>, !vm.buffer, !vm.ref<!hal.allocator>, i64, i32, i32) -> ()
      vm.cond_br %arg0, ^bb1, ^bb2(%ref, %null : !vm.ref<!hal.buffer>, !vm.ref<!hal.fence>)
    ^bb1:  // pred: ^bb0
      %ref_3 = vm.call @hal.fence.create(%__device_0, %zero) : (!vm.ref<!hal.device>, i64) -> !vm.ref<!hal.fence>
      %ref_4 = vm.call @hal.device.queue.alloca(%__device_0, %c-1, %null, %ref_3, %zero, %c48, %c3075, %c16_0, %zero) : (!vm.ref<!hal.device>, i64, !vm.ref<!hal.fence>, !vm.ref<!hal.fence>, i64, i32, i32, i64, i64) -> !vm.ref<!hal.buffer>
      %ref_5 = vm.call @hal.fence.create(%__device_0, %zero) : (!vm.ref<!hal.device>, i64) -> !vm.ref<!hal.fence>
      vm.call.variadic @hal.device.queue.execute.indirect(%__device_0, %c-1, %ref_3, %ref_5, %__branch_memoize_result_0_device_0, %zero, [(%ref, %zero, %c16_0), (%ref_4, %zero, %c16_0)]) : (!vm.ref<!hal.device>, i64, !vm.ref<!hal.fence>, !vm.ref<!hal.fence>, !vm.ref<!hal.command_buffer>, i64, tuple<!vm.ref<!hal.buffer>, i64, i64> ...)
      vm.br ^bb3(%ref_4, %ref_5 : !vm.ref<!hal.buffer>, !vm.ref<!hal.fence>)
    ^bb2(%0: !vm.ref<!hal.buffer>, %1: !vm.ref<!hal.fence>):  // pred: ^bb0
      vm.discard.refs %__device_0, %__branch_memoize_result_0_device_0 : !vm.ref<!hal.device>, !vm.ref<!hal.command_buffer>
      vm.br ^bb3(%0, %1 : !vm.ref<!hal.buffer>, !vm.ref<!hal.fence>)
    ^bb3(%2: !vm.ref<!hal.buffer>, %3: !vm.ref<!hal.fence>):  // 2 preds: ^bb1, ^bb2
      vm.call.variadic.yieldable @hal.fence.await(%c-1_1, %zero, %3) <segment_sizes = dense<[-1, -1, 1]> : vector<3xi16>, segment_types = [i32, i64, !vm.ref<!hal.fence>]> : (i32, i64, !vm.ref<!hal.fence>) -> ^bb4 (i32)
    ^bb4(%4: i32):  // pred: ^bb3
      vm.cond_br %4, ^bb6, ^bb5
    ^bb5:  // pred: ^bb4
      %ref_6 = vm.call.variadic @hal.buffer_view.create(%2, %zero, %c16_0, %c553648160, %c1, [%c4]) {nosideeffects} : (!vm.ref<!hal.buffer>, i64, i64, i32, i32, i64 ...) -> !vm.ref<!hal.buffer_view>
      vm.return %ref_6 : !vm.ref<!hal.buffer_view>
    ^bb6:  // pred: ^bb4
      vm.discard.refs %2 : !vm.ref<!hal.buffer>
      vm.fail %4, "failed to wait on timepoint"
    }
    vm.export @branch attributes {iree.abi.stub, iree.reflection = {iree.abi.declaration = "sync func @branch(%input0: i1, %input1: tensor<4xf32>) -> (%output0: tensor<4xf32>)"}}
    vm.export @__init
    vm.func private @__init() attributes {vm.unwind} {
      %c1 = vm.const.i32 1
      %null = vm.const.ref.zero : !vm.buffer
      %zero = vm.const.i64.zero
      %c14 = vm.const.i32 14
      %c-1 = vm.const.i64 -1
      %c18 = vm.const.i32 18
      %zero_0 = vm.const.i32.zero
      %c1_1 = vm.const.i64 1
      %null_2 = vm.const.ref.zero : !vm.ref<!hal.device>
      %0 = vm.call @hal.devices.count() {nosideeffects} : () -> i32
      %1 = vm.ext.i32.i64.s %0 : i32 -> i64
      vm.br ^bb1(%zero, %zero, %null_2 : i64, i64, !vm.ref<!hal.device>)
    ^bb1(%2: i64, %3: i64, %4: !vm.ref<!hal.device>):  // 2 preds: ^bb0, ^bb4
      %rnz = vm.cmp.nz.ref %4 : !vm.ref<!hal.device>
      %5 = vm.xor.i32 %rnz, %c1 : i32
      %slt = vm.cmp.lt.i64.s %2, %1 : i64
      %6 = vm.and.i32 %5, %slt : i32
      vm.cond_br %6, ^bb2, ^bb5
    ^bb2:  // pred: ^bb1
      vm.discard.refs %4 : !vm.ref<!hal.device>
      %7 = vm.trunc.i64.i32 %2 : i64 -> i32
      %ref = vm.call @hal.devices.get(%7) {nosideeffects} : (i32) -> !vm.ref<!hal.device>
      %_utf8_hal_device_id_C6650FF277232B5A = vm.const.ref.rodata @_utf8_hal_device_id_C6650FF277232B5A : !vm.buffer
      %_utf8_local_1A8FF0278D7661D8 = vm.const.ref.rodata @_utf8_local_1A8FF0278D7661D8 : !vm.buffer
      %8:2 = vm.call @hal.device.query.i64(%ref, %_utf8_hal_device_id_C6650FF277232B5A, %_utf8_local_1A8FF0278D7661D8) {nosideeffects} : (!vm.ref<!hal.device>, !vm.buffer, !vm.buffer) -> (i32, i64)
      %nz = vm.cmp.nz.i64 %8#1 : i64
      %9 = vm.select.i32 %8#0, %nz, %zero_0 : i32
      vm.cond_br %9, ^bb3, ^bb4(%zero_0 : i32)
    ^bb3:  // pred: ^bb2
      %_utf8_hal_executable_format_E03EECB63A2AAF52 = vm.const.ref.rodata @_utf8_hal_executable_format_E03EECB63A2AAF52 : !vm.buffer
      %_utf8_embedded_elf_x86_64_FF16E34B4A5F9C83 = vm.const.ref.rodata @_utf8_embedded_elf_x86_64_FF16E34B4A5F9C83 : !vm.buffer
      %10:2 = vm.call @hal.device.query.i64(%ref, %_utf8_hal_executable_format_E03EECB63A2AAF52, %_utf8_embedded_elf_x86_64_FF16E34B4A5F9C83) {nosideeffects} : (!vm.ref<!hal.device>, !vm.buffer, !vm.buffer) -> (i32, i64)
      %nz_3 = vm.cmp.nz.i64 %10#1 : i64
      %11 = vm.select.i32 %10#0, %nz_3, %zero_0 : i32
      vm.br ^bb4(%11 : i32)
    ^bb4(%12: i32):  // 2 preds: ^bb2, ^bb3
      %eq = vm.cmp.eq.i64 %3, %zero : i64
      %13 = vm.select.i64 %12, %c1_1, %zero : i64
      %14 = vm.add.i64 %3, %13 : i64
      %15 = vm.and.i32 %12, %eq : i32
      %ref_4 = vm.select.ref %15, %ref, %null_2 : !vm.ref<!hal.device>
      %16 = vm.add.i64 %2, %c1_1 : i64
      vm.br ^bb1(%16, %14, %ref_4 : i64, i64, !vm.ref<!hal.device>)
    ^bb5:  // pred: ^bb1
      vm.discard.refs %null_2 : !vm.ref<!hal.device>
      vm.cond_br %5, ^bb6, ^bb7
    ^bb6:  // pred: ^bb5
      vm.discard.refs %null, %4 : !vm.buffer, !vm.ref<!hal.device>
      vm.fail %c18, "HAL device `__device_0` not found or unavailable: #hal.device.target<\22local\22, [#hal.executable.target<\22llvm-cpu\22, \22embedded-elf-x86_64\22, {cpu = \22\22, cpu_features = \22\22, data_layout = \22e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128\22, iree.encoding.resolver = #iree_cpu.cpu_encoding_resolver<>, max_stack_allocation_size = 32768 : i64, native_vector_size = 16 : i64, target_triple = \22x86_64-unknown-unknown-eabi-elf\22}>]>"
    ^bb7:  // pred: ^bb5
      %_utf8_hal_executable_format_E03EECB63A2AAF52_5 = vm.const.ref.rodata @_utf8_hal_executable_format_E03EECB63A2AAF52 : !vm.buffer
      %_utf8_embedded_elf_x86_64_FF16E34B4A5F9C83_6 = vm.const.ref.rodata @_utf8_embedded_elf_x86_64_FF16E34B4A5F9C83 : !vm.buffer
      %17:2 = vm.call @hal.device.query.i64(%4, %_utf8_hal_executable_format_E03EECB63A2AAF52_5, %_utf8_embedded_elf_x86_64_FF16E34B4A5F9C83_6) {nosideeffects} : (!vm.ref<!hal.device>, !vm.buffer, !vm.buffer) -> (i32, i64)
      %nz_7 = vm.cmp.nz.i64 %17#1 : i64
      %18 = vm.select.i32 %17#0, %nz_7, %zero_0 : i32
      %19 = vm.select.i64 %18, %zero, %c-1 : i64
      %eq_8 = vm.cmp.eq.i64 %19, %zero : i64
      vm.global.store.ref %4, @__device_0 : !vm.ref<!hal.device>
      vm.cond_br %eq_8, ^bb8, ^bb9
    ^bb8:  // pred: ^bb7
      %m2_linked_embedded_elf_x86_64 = vm.const.ref.rodata @m2_linked_embedded_elf_x86_64 : !vm.buffer
      %ref_9 = vm.call @hal.executable.create(%4, %c-1, %_utf8_embedded_elf_x86_64_FF16E34B4A5F9C83_6, %m2_linked_embedded_elf_x86_64, %null) {nosideeffects} : (!vm.ref<!hal.device>, i64, !vm.buffer, !vm.buffer, !vm.buffer) -> !vm.ref<!hal.executable>
      vm.global.store.ref %ref_9, @__device_0_executable_0_m2_linked : !vm.ref<!hal.executable>
      %ref_10 = vm.call @__loop_memoize_apply() : () -> !vm.ref<!hal.command_buffer>
      vm.global.store.ref %ref_10, @__loop_memoize_result_0_device_0 : !vm.ref<!hal.command_buffer>
      %ref_11 = vm.call @__branch_memoize_apply() : () -> !vm.ref<!hal.command_buffer>
      vm.global.store.ref %ref_11, @__branch_memoize_result_0_device_0 : !vm.ref<!hal.command_buffer>
      vm.return
    ^bb9:  // pred: ^bb7
      vm.discard.refs %null, %4, %_utf8_embedded_elf_x86_64_FF16E34B4A5F9C83_6 : !vm.buffer, !vm.ref<!hal.device>, !vm.buffer
      vm.fail %c14, "HAL device `__device_0` does not support any variant of executable `m2_linked`; available formats: [embedded-elf-x86_64]"
    }
  }
}