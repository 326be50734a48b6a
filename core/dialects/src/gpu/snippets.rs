//! Snippets for the operations that people type most, those first that they type most often.

/// The text after the name of each operation, with gaps as editors have them.
pub(super) const SNIPPETS: &[(&str, &str)] = &[
    ("gpu.module", " @${1:kernels} {\n  $0\n}"),
    ("gpu.func", " @${1:kernel}(${2:%arg0: memref<4xf32>}) kernel {\n  $0\n  gpu.return\n}"),
    (
        "gpu.launch",
        " blocks(%${1:bx}, %${2:by}, %${3:bz}) in (%${4:grid_x} = %${5:gx}, %${6:grid_y} = %${7:gy}, %${8:grid_z} = %${9:gz})\n  threads(%${10:tx}, %${11:ty}, %${12:tz}) in (%${13:block_x} = %${14:sx}, %${15:block_y} = %${16:sy}, %${17:block_z} = %${18:sz}) {\n  $0\n  gpu.terminator\n}",
    ),
    (
        "gpu.launch_func",
        " @${1:kernels}::@${2:kernel} blocks in (%${3:gx}, %${4:gy}, %${5:gz}) threads in (%${6:bx}, %${7:by}, %${8:bz}) args(%${9:arg} : ${10:memref<4xf32>})",
    ),
    ("gpu.thread_id", " ${1:x}"),
    ("gpu.block_id", " ${1:x}"),
    ("gpu.return", ""),
    ("gpu.barrier", ""),
];
