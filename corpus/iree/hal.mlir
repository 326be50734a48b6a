module attributes {torch.assume_strict_symbolic_shapes} {
  hal.executable private @m2_linked {
    hal.executable.binary public @embedded_elf_x86_64 <format = "embedded-elf-x86_64", data = dense<"0x7F454C4602010100000000000000000003003E000100000000000000000000004000000000000000B810000000000000000000004000380007004000150013000600000004000000400000000000000040000000000000004000000000000000880100000000000088010000000000000800000000000000010000000400000000000000000000000000000000000000000000000000000034060000000000003406000000000000001000000000000001000000050000004006000000000000401600000000000040160000000000006103000000000000610300000000000000100000000000000100000006000000B009000000000000B029000000000000B0290000000000002002000000000000500600000000000000100000000000000200000006000000100B000000000000102B000000000000102B000000000000C000000000000000C000000000000000080000000000000052E5746404000000B009000000000000B029000000000000B02900000000000020020000000000005006000000000000010000000000000051E574640600000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000001000000120007009019000000000000110000000000000002000000020000000000000001000000000000000000000000697265655F68616C5F65786563757461626C655F6C6962726172795F7175657279000000000000B82900000000000008000000000000005404000000000000D02900000000000008000000000000004016000000000000D82900000000000008000000000000006016000000000000E02900000000000008000000000000007019000000000000F02900000000000008000000000000002005000000000000F82900000000000008000000000000004205000000000000002A00000000000008000000000000006B05000000000000182A00000000000008000000000000008F05000000000000282A00000000000008000000000000008F05000000000000382A00000000000008000000000000008F05000000000000482A00000000000008000000000000009805000000000000502A00000000000008000000000000009805000000000000602A00000000000008000000000000009805000000000000682A00000000000008000000000000009805000000000000782A00000000000008000000000000009805000000000000802A00000000000008000000000000009805000000000000902A0000000000000800000000000000B029000000000000B02A0000000000000800000000000000D029000000000000B82A00000000000008000000000000006004000000000000D02A0000000000000800000000000000F029000000000000E82A0000000000000800000000000000102A000000000000F02A0000000000000800000000000000402A00000000000000000000000000000000C03F6D325F6C696E6B65640000000000000000000000000000020100000001000000010000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000020201000000010000000100000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000002010000000100000001000000000000000000000000000000000000000000000000000000000000000000000000000000000000006C6F6F705F64697370617463685F305F656C656D656E74776973655F345F66333200636F6E765F64697370617463685F305F636F6E765F4478313478313478387833783378345F663332006272616E63685F64697370617463685F305F656C656D656E74776973655F345F663332006D322E6D6C697200001400000000000000017A5200017810011B0C0708900100001C0000001C000000881000001C00000000410E108602430D06570C0708000000280000003C000000881000000803000000410E108602430D064983078C068D058E048F0303FA020C070800001C000000680000006C1300001C00000000410E108602430D06570C070800000010000000880000006C130000110000000000000000000000000000000000000000000000554889E5488B4620488B08488B40080F28010F58C00F290031C05DC3CCCCCCCC554889E5415741564155415453488B4618488B088B3A48BA00000050922449124889F848F7E24889D048C1E006488945B04829C14883F940B840000000480F4CC1488945B84885C90F8EAD020000488B462089D1C1E1048D341229CE01FE4869CEC00100004803480848894DC04869CA00F2030048C1E7084801CF48033831C90F57C0F30F100D65EDFFFFEB1F0F1F00488B4DA848FFC1488B7DA04881C700100000483B4DB80F844F020000488B45B048894DA84801C84869C080180000480345C0488945C8B80E00000048897DA048897DD04531DBEB1F0F1F840000000000488B45984883C0FC488345D0404983FB0A4D8D5B0473994883F804BB04000000480F42D84983FB0C660F76D2660FEFDB7404660F76DB488945984983FB0B7204660FEFD24C89D848C1E005488B4DC8488D1401488955904C8D7C014041B40131C0662E0F1F8400000000000F1F440000488B4D900F2904810F29448120498D0C870F50D3F6C2010F8513010000F6C2020F8519010000F6C2040F8520010000F6C2080F8527010000498D4C87200F50D2F6C2010F852E010000F6C2020F8534010000F6C2040F853B010000F6C2087407C7410C00000000488B4DC84C8D2C81488B7DD031F6662E0F1F840000000000904889F931C0662E0F1F840000000000904989CA4531C9662E0F1F8400000000004F8D041949C1E0054D01E831D20F1F00F3410F10249049C7C6F0FFFFFF0F1F00F3430F106C3210F30F59E9F30F58E5F3410F1124904983C60475E548FFC24883FA0475CC49FFC14983C2104939D975B048FFC04883C1104883F803759348FFC64881C7000100004883FE030F856FFFFFFFB80400000041F6C40141BC000000000F85DAFEFFFFE965FEFFFF0F1F440000C70100000000F6C2020F84E7FEFFFFC7410400000000F6C2040F84E0FEFFFFC7410800000000F6C2080F84D9FEFFFFC7410C00000000498D4C87200F50D2F6C2010F84D2FEFFFFC70100000000F6C2020F84CCFEFFFFC7410400000000F6C2040F84C5FEFFFFC7410800000000F6C2080F85BAFEFFFFE9BCFEFFFF31C05B415C415D415E415F5DC3CCCCCCCCCCCCCCCC554889E5488B4620488B08488B40080F28010F59C00F290031C05DC3CCCCCCCC31C083FF06488D0DF4100000480F44C1C3000000000000000000000000000000060000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000040000000700000000000000000000001200000007000000000000000000000023000000070000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000003000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000001E000000000000000800000000000000FBFFFF6F000000000100000000000000070000000000000038020000000000000800000000000000100200000000000009000000000000001800000000000000F9FFFF6F0000000016000000000000000600000000000000C8010000000000000B000000000000001800000000000000050000000000000010020000000000000A0000000000000023000000000000000400000000000000F80100000000000000000000000000000000000000000000011101250E1305030E1017B44219E17F19110112060000022E001101120640186E0E030E3A0B3B0B49133F19E17F190000032400030E3E0B0B0B0000042E001101120640186E0E030E3A0B3B0B49103F19E17F19000000470000000400000000000801750000002C002D0000000000000040160000000000001C0000000240160000000000001C00000001562F0000002F0000000101430000000300000000050400400000000400000000000801750000002C002D0000003C000000601600000000000008030000046016000000000000080300000156040000000400000001014300000000400000000400000000000801750000002C002D000000CA00000070190000000000001C0000000470190000000000001C0000000156510000005100000001014300000000696E7400636F6E765F64697370617463685F305F636F6E765F4478313478313478387833783378345F663332002D006C6F6F705F64697370617463685F305F656C656D656E74776973655F345F663332006272616E63685F64697370617463685F305F656C656D656E74776973655F345F663332004952454500340000000200000000004B000000260000006C6F6F705F64697370617463685F305F656C656D656E74776973655F345F66333200000000003B00000002004B0000004400000026000000636F6E765F64697370617463685F305F636F6E765F4478313478313478387833783378345F66333200000000003600000002008F00000044000000260000006272616E63685F64697370617463685F305F656C656D656E74776973655F345F6633320000000000160000000200000000004B00000043000000696E7400000000000E00000002004B00000044000000000000000E00000002008F000000440000000000000038000000040019000000010101FB0E0D000101010100000001000001002D000000000000090240160000000000000105010A4D060B085802020001018A000000040019000000010101FB0E0D000101010100000001000001002D000000000000090260160000000000000105010A0311C806036E02410103120866036E022801031274036E0874031282036E0224010312BA036E022E010603128206036E6606031202340106036E02630106031202600106036E024A01031258036E084A0312580B027D12020B0001013A000000040019000000010101FB0E0D000101010100000001000001002D000000000000090270190000000000000105010A03224A060B0858020200010149524545000000000000000000000000000000000000000000000000002300000000020900102B0000000000000000000000000000010000001200070090190000000000001100000000000000002E64796E73796D002E68617368002E64796E737472002E72656C612E64796E002E726F64617461002E65685F6672616D65002E74657874002E646174612E72656C2E726F002E64796E616D6963002E72656C726F5F70616464696E67002E64656275675F616262726576002E64656275675F696E666F002E64656275675F737472002E64656275675F7075626E616D6573002E64656275675F7075627479706573002E64656275675F6C696E65002E636F6D6D656E74002E73796D746162002E7368737472746162002E7374727461620000697265655F68616C5F65786563757461626C655F6C6962726172795F7175657279005F44594E414D494300000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000010000000B0000000200000000000000C801000000000000C801000000000000300000000000000003000000010000000800000000000000180000000000000009000000050000000200000000000000F801000000000000F80100000000000018000000000000000100000000000000040000000000000004000000000000000F000000030000000200000000000000100200000000000010020000000000002300000000000000000000000000000001000000000000000000000000000000170000000400000002000000000000003802000000000000380200000000000010020000000000000100000000000000080000000000000018000000000000002100000001000000120000000000000050040000000000005004000000000000480100000000000000000000000000001000000000000000000000000000000029000000010000000200000000000000980500000000000098050000000000009C000000000000000000000000000000080000000000000000000000000000003300000001000000060000000000000040160000000000004006000000000000610300000000000000000000000000001000000000000000000000000000000039000000010000000300000000000000B029000000000000B009000000000000600100000000000000000000000000001000000000000000000000000000000046000000060000000300000000000000102B000000000000100B000000000000C0000000000000000300000000000000080000000000000010000000000000004F000000080000000300000000000000D02B000000000000D00B00000000000030040000000000000000000000000000010000000000000000000000000000005E0000000100000000000000000000000000000000000000D00B00000000000057000000000000000000000000000000010000000000000000000000000000006C0000000100000000000000000000000000000000000000270C000000000000D300000000000000000000000000000001000000000000000000000000000000780000000100000030000000000000000000000000000000FA0C0000000000007A00000000000000000000000000000001000000000000000100000000000000830000000100000000000000000000000000000000000000740D000000000000B100000000000000000000000000000001000000000000000000000000000000930000000100000000000000000000000000000000000000250E0000000000003E00000000000000000000000000000001000000000000000000000000000000A30000000100000000000000000000000000000000000000630E0000000000000801000000000000000000000000000001000000000000000000000000000000AF00000001000000300000000000000000000000000000006B0F0000000000000500000000000000000000000000000001000000000000000100000000000000B80000000200000000000000000000000000000000000000700F0000000000004800000000000000140000000200000008000000000000001800000000000000C00000000300000000000000000000000000000000000000B80F000000000000D200000000000000000000000000000001000000000000000000000000000000CA00000003000000000000000000000000000000000000008A100000000000002C00000000000000000000000000000001000000000000000000000000000000"> : vector<5624xi8>, mime_type = "application/x-elf">
  }
  util.global private @__device_0 : !hal.device
  util.initializer {
    %c18_i32 = arith.constant 18 : i32
    %false = arith.constant false
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %0 = util.null : !hal.device
    %device_count = hal.devices.count : index
    cf.br ^bb1(%c0, %c0, %0 : index, index, !hal.device)
  ^bb1(%1: index, %2: index, %3: !hal.device):  // 2 preds: ^bb0, ^bb4
    %4 = util.cmp.eq %3, %0 : !hal.device
    %5 = arith.cmpi slt, %1, %device_count : index
    %6 = arith.andi %4, %5 : i1
    cf.cond_br %6, ^bb2, ^bb5
  ^bb2:  // pred: ^bb1
    %device_n = hal.devices.get %1 : !hal.device
    %ok, %value = hal.device.query<%device_n : !hal.device> key("hal.device.id" :: "local*") : i1, i1 = false
    cf.cond_br %value, ^bb3, ^bb4(%false : i1)
  ^bb3:  // pred: ^bb2
    %ok_0, %value_1 = hal.device.query<%device_n : !hal.device> key("hal.executable.format" :: "embedded-elf-x86_64") : i1, i1 = false
    cf.br ^bb4(%value_1 : i1)
  ^bb4(%7: i1):  // 2 preds: ^bb2, ^bb3
    %8 = arith.cmpi eq, %2, %c0 : index
    %9 = arith.select %7, %c1, %c0 : index
    %10 = arith.addi %2, %9 : index
    %11 = arith.andi %7, %8 : i1
    %12 = arith.select %11, %device_n, %0 : !hal.device
    %13 = arith.addi %1, %c1 : index
    cf.br ^bb1(%13, %10, %12 : index, index, !hal.device)
  ^bb5:  // pred: ^bb1
    cf.cond_br %4, ^bb6, ^bb7
  ^bb6:  // pred: ^bb5
    util.status.check_ok %c18_i32, "HAL device `__device_0` not found or unavailable: #hal.device.target<\22local\22, [#hal.executable.target<\22llvm-cpu\22, \22embedded-elf-x86_64\22, {cpu = \22\22, cpu_features = \22\22, data_layout = \22e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128\22, iree.encoding.resolver = #iree_cpu.cpu_encoding_resolver<>, max_stack_allocation_size = 32768 : i64, native_vector_size = 16 : i64, target_triple = \22x86_64-unknown-unknown-eabi-elf\22}>]>"
    cf.br ^bb7
  ^bb7:  // 2 preds: ^bb5, ^bb6
    util.global.store %3, @__device_0 : !hal.device
    util.return
  }
  util.global private @__device_0_query_0_hal_executable_format_embedded_elf_x86_64 : i1
  util.initializer {
    %__device_0 = util.global.load @__device_0 : !hal.device
    %ok, %value = hal.device.query<%__device_0 : !hal.device> key("hal.executable.format" :: "embedded-elf-x86_64") : i1, i1 = false
    util.global.store %value, @__device_0_query_0_hal_executable_format_embedded_elf_x86_64 : i1
    util.return
  }
  util.global private @__device_0_executable_0_m2_linked : !hal.executable
  util.initializer {
    %c-1_i64 = arith.constant -1 : i64
    %c-1 = arith.constant -1 : index
    %c0 = arith.constant 0 : index
    %c14_i32 = arith.constant 14 : i32
    %0 = util.null : !hal.executable
    %__device_0_query_0_hal_executable_format_embedded_elf_x86_64 = util.global.load @__device_0_query_0_hal_executable_format_embedded_elf_x86_64 : i1
    %__device_0 = util.global.load @__device_0 : !hal.device
    %1 = arith.select %__device_0_query_0_hal_executable_format_embedded_elf_x86_64, %c0, %c-1 : index
    %2 = arith.cmpi eq, %1, %c0 : index
    cf.cond_br %2, ^bb1, ^bb2
  ^bb1:  // pred: ^bb0
    %executable = hal.executable.create device(%__device_0 : !hal.device) affinity(%c-1_i64) target(@m2_linked::@embedded_elf_x86_64) : !hal.executable
    cf.br ^bb3(%executable : !hal.executable)
  ^bb2:  // pred: ^bb0
    util.status.check_ok %c14_i32, "HAL device `__device_0` does not support any variant of executable `m2_linked`; available formats: [embedded-elf-x86_64]"
    cf.br ^bb3(%0 : !hal.executable)
  ^bb3(%3: !hal.executable):  // 2 preds: ^bb1, ^bb2
    util.global.store %3, @__device_0_executable_0_m2_linked : !hal.executable
    util.return
  }
  util.global private mutable @counter = 0 : i64
  util.func private @__loop_memoize_apply() -> !hal.command_buffer attributes {inlining_policy = #util.inline.never} {
    %c-1_i64 = arith.constant -1 : i64
    %c3 = arith.constant 3 : index
    %c0 = arith.constant 0 : index
    %c2 = arith.constant 2 : index
    %c16 = arith.constant 16 : index
    %c1 = arith.constant 1 : index
    %c64 = arith.constant 64 : index
    %__device_0 = util.global.load immutable @__device_0 : !hal.device
    %__device_0_executable_0_m2_linked = util.global.load immutable @__device_0_executable_0_m2_linked : !hal.executable
    %cmd = hal.command_buffer.create device(%__device_0 : !hal.device) mode("None") categories("Transfer|Dispatch") affinity(%c-1_i64) bindings(%c3) : !hal.command_buffer
    hal.command_buffer.copy_buffer<%cmd : !hal.command_buffer> source(%c0 : index)[%c0] target(%c2 : index)[%c0] length(%c16) flags("None")
    hal.command_buffer.execution_barrier<%cmd : !hal.command_buffer> source("Dispatch|Transfer|CommandRetire") target("CommandIssue|Dispatch|Transfer") flags("None")
    %function_id = hal.executable.lookup.function target(%__device_0_executable_0_m2_linked : !hal.executable) function(@m2_linked::@embedded_elf_x86_64::@loop_dispatch_0_elementwise_4_f32) : i64
    hal.command_buffer.dispatch<%cmd : !hal.command_buffer> target(%__device_0_executable_0_m2_linked : !hal.executable)[%function_id] workgroups([%c1, %c1, %c1]) bindings([
      (%c2 : index)[%c0, %c64], 
      (%c1 : index)[%c0, %c16]
    ]) flags("None")
    hal.command_buffer.execution_barrier<%cmd : !hal.command_buffer> source("Dispatch|Transfer|CommandRetire") target("CommandIssue|Dispatch|Transfer") flags("None")
    hal.command_buffer.finalize<%cmd : !hal.command_buffer>
    util.return %cmd : !hal.command_buffer
  }
  util.global private @__loop_memoize_result_0_device_0 : !hal.command_buffer
  util.initializer {
    %0 = util.call @__loop_memoize_apply() : () -> !hal.command_buffer
    util.global.store %0, @__loop_memoize_result_0_device_0 : !hal.command_buffer
    util.return
  }
  util.func public @loop(%arg0: i32, %arg1: !hal.buffer_view) -> !hal.buffer_view attributes {iree.abi.stub, iree.reflection = {iree.abi.declaration = "sync func @loop(%input0: i32, %input1: tensor<4xf32>) -> (%output0: tensor<4xf32>)"}} {
    %c-1_i32 = arith.constant -1 : i32
    %c0_i64 = arith.constant 0 : i64
    %c-1_i64 = arith.constant -1 : i64
    %c0 = arith.constant 0 : index
    %c64 = arith.constant 64 : index
    %0 = util.null : !hal.fence
    %c16 = arith.constant 16 : index
    %c4 = arith.constant 4 : index
    %c1_i32 = arith.constant 1 : i32
    %c0_i32 = arith.constant 0 : i32
    %memory_type = hal.memory_type<"DeviceVisible|DeviceLocal"> : i32
    %buffer_usage = hal.buffer_usage<"TransferSource|TransferTarget|Transfer|DispatchStorageRead|DispatchStorageWrite|DispatchStorage"> : i32
    %__device_0 = util.global.load immutable @__device_0 : !hal.device
    %__loop_memoize_result_0_device_0 = util.global.load immutable @__loop_memoize_result_0_device_0 : !hal.command_buffer
    %element_type_f32 = hal.element_type<f32> : i32
    %dense_row_major = hal.encoding_type<dense_row_major> : i32
    hal.buffer_view.assert<%arg1 : !hal.buffer_view> message("input1") shape([%c4]) type(%element_type_f32) encoding(%dense_row_major)
    %buffer = hal.buffer_view.buffer<%arg1 : !hal.buffer_view> : !hal.buffer
    %allocator = hal.device.allocator<%__device_0 : !hal.device> : !hal.allocator
    hal.buffer.assert<%buffer : !hal.buffer> message("tensor") allocator(%allocator : !hal.allocator) minimum_length(%c16) type(DeviceVisible) usage("TransferSource|TransferTarget|Transfer|DispatchStorageRead|DispatchStorageWrite|DispatchStorage")
    cf.br ^bb1(%c0_i32, %buffer, %0 : i32, !hal.buffer, !hal.fence)
  ^bb1(%1: i32, %2: !hal.buffer, %3: !hal.fence):  // 2 preds: ^bb0, ^bb2
    %4 = arith.cmpi slt, %1, %arg0 : i32
    cf.cond_br %4, ^bb2, ^bb3
  ^bb2:  // pred: ^bb1
    %5 = arith.addi %1, %c1_i32 : i32
    %fence = hal.fence.create device(%__device_0 : !hal.device) flags("None") : !hal.fence
    %transient_buffer = hal.device.queue.alloca<%__device_0 : !hal.device> affinity(%c-1_i64) wait(%3) signal(%fence) pool(%c0_i64) type(%memory_type) usage(%buffer_usage) flags("None") : !hal.buffer{%c16}
    %fence_0 = hal.fence.create device(%__device_0 : !hal.device) flags("None") : !hal.fence
    %transient_buffer_1 = hal.device.queue.alloca<%__device_0 : !hal.device> affinity(%c-1_i64) wait(%3) signal(%fence_0) pool(%c0_i64) type(%memory_type) usage(%buffer_usage) flags("None") : !hal.buffer{%c64}
    %fence_2 = hal.fence.join at([%fence, %fence_0]) flags("None") -> !hal.fence
    %fence_3 = hal.fence.create device(%__device_0 : !hal.device) flags("None") : !hal.fence
    hal.device.queue.execute.indirect<%__device_0 : !hal.device> affinity(%c-1_i64) wait(%fence_2) signal(%fence_3) commands(%__loop_memoize_result_0_device_0) bindings([
      (%2 : !hal.buffer)[%c0, %c16], 
      (%transient_buffer : !hal.buffer)[%c0, %c16], 
      (%transient_buffer_1 : !hal.buffer)[%c0, %c64]
    ]) flags("None")
    %fence_4 = hal.fence.create device(%__device_0 : !hal.device) flags("None") : !hal.fence
    hal.device.queue.dealloca<%__device_0 : !hal.device> affinity(%c-1_i64) wait(%fence_3) signal(%fence_4) buffer(%transient_buffer_1 : !hal.buffer) flags("None")
    cf.br ^bb1(%5, %transient_buffer, %fence_4 : i32, !hal.buffer, !hal.fence)
  ^bb3:  // pred: ^bb1
    %status = hal.fence.await until([%3]) timeout_millis(%c-1_i32) flags("None") : i32
    util.status.check_ok %status, "failed to wait on timepoint"
    %view = hal.buffer_view.create buffer(%2 : !hal.buffer)[%c0, %c16] shape([%c4]) type(%element_type_f32) encoding(%dense_row_major) : !hal.buffer_view
    util.return %view : !hal.buffer_view
  }
  util.func public @conv(%arg0: !hal.buffer_view {iree.abi.name = "x"}) -> (!hal.buffer_view {iree.abi.name = "y"}) attributes {iree.abi.stub, iree.reflection = {iree.abi.declaration = "sync func @conv(%x: tensor<?x16x16x4xf32>) -> (%y: tensor<?x14x14x8xf32>)"}} {
    %c8 = arith.constant 8 : index
    %c-1_i32 = arith.constant -1 : i32
    %c1 = arith.constant 1 : index
    %c64 = arith.constant 64 : index
    %c14 = arith.constant 14 : index
    %c0_i64 = arith.constant 0 : i64
    %0 = util.null : !hal.fence
    %c-1_i64 = arith.constant -1 : i64
    %c32_i64 = arith.constant 32 : i64
    %c0 = arith.constant 0 : index
    %c6272 = arith.constant 6272 : index
    %c4096 = arith.constant 4096 : index
    %c4 = arith.constant 4 : index
    %c16 = arith.constant 16 : index
    %memory_type = hal.memory_type<"DeviceVisible|DeviceLocal"> : i32
    %buffer_usage = hal.buffer_usage<"TransferSource|TransferTarget|Transfer|DispatchStorageRead|DispatchStorageWrite|DispatchStorage"> : i32
    %__device_0 = util.global.load immutable @__device_0 : !hal.device
    %__device_0_executable_0_m2_linked = util.global.load immutable @__device_0_executable_0_m2_linked : !hal.executable
    %1 = hal.buffer_view.dim<%arg0 : !hal.buffer_view>[0] : index
    %element_type_f32 = hal.element_type<f32> : i32
    %dense_row_major = hal.encoding_type<dense_row_major> : i32
    hal.buffer_view.assert<%arg0 : !hal.buffer_view> message("x") shape([%1, %c16, %c16, %c4]) type(%element_type_f32) encoding(%dense_row_major)
    %2 = arith.muli %1, %c4096 : index
    %buffer = hal.buffer_view.buffer<%arg0 : !hal.buffer_view> : !hal.buffer
    %allocator = hal.device.allocator<%__device_0 : !hal.device> : !hal.allocator
    hal.buffer.assert<%buffer : !hal.buffer> message("tensor") allocator(%allocator : !hal.allocator) minimum_length(%2) type(DeviceVisible) usage("TransferSource|TransferTarget|Transfer|DispatchStorageRead|DispatchStorageWrite|DispatchStorage")
    %3 = arith.muli %1, %c6272 : index
    %fence = hal.fence.create device(%__device_0 : !hal.device) flags("None") : !hal.fence
    %transient_buffer = hal.device.queue.alloca<%__device_0 : !hal.device> affinity(%c-1_i64) wait(%0) signal(%fence) pool(%c0_i64) type(%memory_type) usage(%buffer_usage) flags("None") : !hal.buffer{%3}
    %4 = arith.index_castui %1 : index to i64
    %5 = arith.index_castui %1 : index to i32
    %6 = arith.shrui %4, %c32_i64 : i64
    %7 = arith.trunci %6 : i64 to i32
    %cmd = hal.command_buffer.create device(%__device_0 : !hal.device) mode(OneShot) categories("Transfer|Dispatch") affinity(%c-1_i64) : !hal.command_buffer
    %function_id = hal.executable.lookup.function target(%__device_0_executable_0_m2_linked : !hal.executable) function(@m2_linked::@embedded_elf_x86_64::@conv_dispatch_0_conv_Dx14x14x8x3x3x4_f32) : i64
    %8 = arith.cmpi sle, %1, %c0 : index
    %9 = arith.subi %c0, %1 : index
    %10 = arith.subi %1, %c1 : index
    %11 = arith.select %8, %9, %10 : index
    %12 = arith.divsi %11, %c64 : index
    %13 = arith.subi %c0, %12 : index
    %14 = arith.addi %12, %c1 : index
    %15 = arith.select %8, %13, %14 : index
    %16 = arith.muli %15, %c14 overflow<nsw> : index
    hal.command_buffer.dispatch<%cmd : !hal.command_buffer> target(%__device_0_executable_0_m2_linked : !hal.executable)[%function_id] workgroups([%16, %c1, %c1]) constants([%5, %7]) bindings([
      (%buffer : !hal.buffer)[%c0, %2], 
      (%transient_buffer : !hal.buffer)[%c0, %3]
    ]) flags("None")
    hal.command_buffer.execution_barrier<%cmd : !hal.command_buffer> source("Dispatch|Transfer|CommandRetire") target("CommandIssue|Dispatch|Transfer") flags("None")
    hal.command_buffer.finalize<%cmd : !hal.command_buffer>
    %fence_0 = hal.fence.create device(%__device_0 : !hal.device) flags("None") : !hal.fence
    hal.device.queue.execute<%__device_0 : !hal.device> affinity(%c-1_i64) wait(%fence) signal(%fence_0) commands(%cmd) flags("None")
    %status = hal.fence.await until([%fence_0]) timeout_millis(%c-1_i32) flags("None") : i32
    util.status.check_ok %status, "failed to wait on timepoint"
    %view = hal.buffer_view.create buffer(%transient_buffer : !hal.buffer)[%c0, %3] shape([%1, %c14, %c14, %c8]) type(%element_type_f32) encoding(%dense_row_major) : !hal.buffer_view
    util.return %view : !hal.buffer_view
  }
  util.func public @count() -> i64 attributes {iree.abi.stub, iree.reflection = {iree.abi.declaration = "sync func @count() -> (%output0: i64)"}} {
    %c1_i64 = arith.constant 1 : i64
    %counter = util.global.load @counter : i64
    %0 = arith.addi %counter, %c1_i64 : i64
    util.global.store %0, @counter : i64
    util.return %0 : i64
  }
  util.func private @__branch_memoize_apply() -> !hal.command_buffer attributes {inlining_policy = #util.inline.never} {
    %c-1_i64 = arith.constant -1 : i64
    %c2 = arith.constant 2 : index
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c16 = arith.constant 16 : index
    %__device_0 = util.global.load immutable @__device_0 : !hal.device
    %__device_0_executable_0_m2_linked = util.global.load immutable @__device_0_executable_0_m2_linked : !hal.executable
    %cmd = hal.command_buffer.create device(%__device_0 : !hal.device) mode("None") categories("Transfer|Dispatch") affinity(%c-1_i64) bindings(%c2) : !hal.command_buffer
    %function_id = hal.executable.lookup.function target(%__device_0_executable_0_m2_linked : !hal.executable) function(@m2_linked::@embedded_elf_x86_64::@branch_dispatch_0_elementwise_4_f32) : i64
    hal.command_buffer.dispatch<%cmd : !hal.command_buffer> target(%__device_0_executable_0_m2_linked : !hal.executable)[%function_id] workgroups([%c1, %c1, %c1]) bindings([
      (%c0 : index)[%c0, %c16], 
      (%c1 : index)[%c0, %c16]
    ]) flags("None")
    hal.command_buffer.execution_barrier<%cmd : !hal.command_buffer> source("Dispatch|Transfer|CommandRetire") target("CommandIssue|Dispatch|Transfer") flags("None")
    hal.command_buffer.finalize<%cmd : !hal.command_buffer>
    util.return %cmd : !hal.command_buffer
  }
  util.global private @__branch_memoize_result_0_device_0 : !hal.command_buffer
  util.initializer {
    %0 = util.call @__branch_memoize_apply() : () -> !hal.command_buffer
    util.global.store %0, @__branch_memoize_result_0_device_0 : !hal.command_buffer
    util.return
  }
  util.func public @branch(%arg0: i1, %arg1: !hal.buffer_view) -> !hal.buffer_view attributes {iree.abi.stub, iree.reflection = {iree.abi.declaration = "sync func @branch(%input0: i1, %input1: tensor<4xf32>) -> (%output0: tensor<4xf32>)"}} {
    %c-1_i32 = arith.constant -1 : i32
    %c0_i64 = arith.constant 0 : i64
    %c-1_i64 = arith.constant -1 : i64
    %c0 = arith.constant 0 : index
    %0 = util.null : !hal.fence
    %c16 = arith.constant 16 : index
    %c4 = arith.constant 4 : index
    %memory_type = hal.memory_type<"DeviceVisible|DeviceLocal"> : i32
    %buffer_usage = hal.buffer_usage<"TransferSource|TransferTarget|Transfer|DispatchStorageRead|DispatchStorageWrite|DispatchStorage"> : i32
    %__device_0 = util.global.load immutable @__device_0 : !hal.device
    %__branch_memoize_result_0_device_0 = util.global.load immutable @__branch_memoize_result_0_device_0 : !hal.command_buffer
    %element_type_f32 = hal.element_type<f32> : i32
    %dense_row_major = hal.encoding_type<dense_row_major> : i32
    hal.buffer_view.assert<%arg1 : !hal.buffer_view> message("input1") shape([%c4]) type(%element_type_f32) encoding(%dense_row_major)
    %buffer = hal.buffer_view.buffer<%arg1 : !hal.buffer_view> : !hal.buffer
    %allocator = hal.device.allocator<%__device_0 : !hal.device> : !hal.allocator
    hal.buffer.assert<%buffer : !hal.buffer> message("tensor") allocator(%allocator : !hal.allocator) minimum_length(%c16) type(DeviceVisible) usage("TransferSource|TransferTarget|Transfer|DispatchStorageRead|DispatchStorageWrite|DispatchStorage")
    cf.cond_br %arg0, ^bb1, ^bb2(%buffer, %0 : !hal.buffer, !hal.fence)
  ^bb1:  // pred: ^bb0
    %fence = hal.fence.create device(%__device_0 : !hal.device) flags("None") : !hal.fence
    %transient_buffer = hal.device.queue.alloca<%__device_0 : !hal.device> affinity(%c-1_i64) wait(%0) signal(%fence) pool(%c0_i64) type(%memory_type) usage(%buffer_usage) flags("None") : !hal.buffer{%c16}
    %fence_0 = hal.fence.create device(%__device_0 : !hal.device) flags("None") : !hal.fence
    hal.device.queue.execute.indirect<%__device_0 : !hal.device> affinity(%c-1_i64) wait(%fence) signal(%fence_0) commands(%__branch_memoize_result_0_device_0) bindings([
      (%buffer : !hal.buffer)[%c0, %c16], 
      (%transient_buffer : !hal.buffer)[%c0, %c16]
    ]) flags("None")
    cf.br ^bb2(%transient_buffer, %fence_0 : !hal.buffer, !hal.fence)
  ^bb2(%1: !hal.buffer, %2: !hal.fence):  // 2 preds: ^bb0, ^bb1
    %status = hal.fence.await until([%2]) timeout_millis(%c-1_i32) flags("None") : i32
    util.status.check_ok %status, "failed to wait on timepoint"
    %view = hal.buffer_view.create buffer(%1 : !hal.buffer)[%c0, %c16] shape([%c4]) type(%element_type_f32) encoding(%dense_row_major) : !hal.buffer_view
    util.return %view : !hal.buffer_view
  }
}