//! Diagnostics of shardings.

use super::{NOTHING, said, sdy, sharded};

fn hlo(ty: &str, sharding: &str) -> String {
    sharded(ty, &format!("mhlo.sharding = \"{sharding}\""))
}

#[test]
fn shardings_in_frontend_attributes_are_checked() {
    let module = |meshes: &str, sharding: &str| {
        said(&format!(
            "module attributes {{mhlo.frontend_attributes = {{xla.sdy.meshes = \"{meshes}\"}}, mhlo.num_partitions = 4 : i32}} {{\n  func.func @f(%a: tensor<8x6xf32> {{mhlo.frontend_attributes = {{xla.sdy.sharding = \"#sdy.sharding<{sharding}>\"}}}}) {{\n    return\n  }}\n}}\n"
        ))
    };
    let meshes = "{mesh = #sdy.mesh<[\\22x\\22=2, \\22y\\22=2]>, \\22a b\\22 = #sdy.mesh<[]>}";
    let one = |sharding: &str| module(meshes, sharding);
    assert_eq!(one("@mesh, [{\\22x\\22}, {\\22y\\22}]"), NOTHING);
    assert_eq!(
        one("@mesh, [{\\22x\\22}, {\\22z\\22}]"),
        ["abi-mesh-axis '\\22z\\22': the mesh has no axis \"z\": it has \"x\", \"y\""]
    );
    assert_eq!(
        one("@mesh, [{}, {\\22x\\22, \\22y\\22}]"),
        [
            "abi-sharding-uneven '{\\22x\\22, \\22y\\22}': dim 1 has 6 elements, which 4 tiles do not divide"
        ]
    );
    assert_eq!(
        one("@other, [{}, {}]"),
        ["abi-mesh '@other': this module has no mesh @other: it has @mesh, @a b"]
    );
    assert_eq!(one("@mesh, [{}, {}").len(), 1);
    // Meshes that cannot be read may have any name, and older versions escape quotes twice.
    assert_eq!(module("{mesh = ?}", "@other, [{\\22z\\22}, {}]"), NOTHING);
    assert_eq!(one("@mesh, [{\\\\\\22x\\\\\\22}, {}]"), NOTHING);
}

#[test]
fn results_take_over_buffers_that_are_cut_like_them() {
    let shared = |own: &str, other: &str| {
        said(&format!(
            "module attributes {{mhlo.num_partitions = 4 : i32}} {{\n  sdy.mesh @m = <[\"x\"=2, \"y\"=2]>\n  func.func @f(%a: tensor<8x8xf32> {{{own}, tf.aliasing_output = 0 : i32}}) -> (tensor<8x8xf32> {{{other}}}) {{\n    return %a : tensor<8x8xf32>\n  }}\n}}\n"
        ))
    };
    let hlo = |text: &str| format!("mhlo.sharding = \"{text}\"");
    let sdy = |text: &str| format!("sdy.sharding = #sdy.sharding<@m, {text}>");
    let rows = hlo("{devices=[4,1]<=[4]}");
    assert_eq!(shared(&rows, &rows), NOTHING);
    assert_eq!(shared(&rows, &hlo("{devices=[4,1]0,1,2,3}")), NOTHING);
    assert_eq!(
        shared(&rows, &hlo("{replicated}")),
        ["abi-alias-type '0 : i32': result 0 is cut into other tiles: 1x1, not 4x1"]
    );
    assert_eq!(
        shared(&rows, &hlo("{devices=[2,2]<=[4]}")),
        ["abi-alias-type '0 : i32': result 0 is cut into other tiles: 2x2, not 4x1"]
    );
    assert_eq!(
        shared(&sdy("[{\"x\"}, {}]"), &sdy("[{}, {\"x\"}]")),
        ["abi-alias-type '0 : i32': result 0 is cut into other tiles: 1x2, not 2x1"]
    );
    assert_eq!(shared(&sdy("[{\"x\"}, {}]"), &sdy("[{\"y\"}, {}]")), NOTHING);
    assert_eq!(shared(&sdy("[{\"x\", ?}, {}]"), &sdy("[{}, {\"x\"}]")), NOTHING);
    assert_eq!(shared(&rows, &sdy("[{\"x\"}, {}]")), NOTHING);
}

#[test]
fn shardings_over_meshes_are_checked() {
    assert_eq!(said(&sdy("tensor<8x4xf32>", r#"@mesh, [{"x"}, {"y"}]"#)), NOTHING);
    assert_eq!(said(&sdy("tensor<8xf32>", r#"@mesh, [{"y", "x", ?}p1]"#)), NOTHING);
    assert_eq!(said(&sdy("tensor<?xf32>", r#"@mesh, [{"x"}], replicated={"y"}"#)), NOTHING);
    assert_eq!(
        said(&sdy("tensor<8xf32>", r#"@other, [{"x"}]"#)),
        ["abi-mesh '@other': this module has no mesh @other: it has @mesh"]
    );
    assert_eq!(
        said(&sdy("tensor<8x4xf32>", r#"@mesh, [{"z"}, {"x"}]"#)),
        [r#"abi-mesh-axis '"z"': the mesh has no axis "z": it has "x", "y""#]
    );
    assert_eq!(
        said(&sdy("tensor<8x4xf32>", r#"@mesh, [{"x"}, {"x"}]"#)),
        [r#"abi-mesh-axis '"x"': the axis "x" is used a second time"#]
    );
    assert_eq!(
        said(&sdy("tensor<8xf32>", r#"@mesh, [{"y":(1)3}]"#)),
        [r#"abi-mesh-axis '"y":(1)3': this does not divide an axis of 4 devices"#]
    );
    assert_eq!(
        said(&sdy("tensor<8xf32>", r#"@mesh, [{"x"}, {}]"#)),
        [r#"abi-sharding-rank '[{"x"}, {}]': the sharding has 2 dims, but the type has 1"#]
    );
    assert_eq!(
        said(&sdy("tensor<8x3xf32>", r#"@mesh, [{}, {"x"}]"#)),
        [r#"abi-sharding-uneven '{"x"}': dim 1 has 3 elements, which 2 tiles do not divide"#]
    );
    assert_eq!(
        said(&sdy("tensor<8xf32>", r#"@mesh, {"x"}"#)),
        ["abi-sharding '{': invalid sharding: expected '['"]
    );
    // A list is of an operation's results, and over one device nothing is cut.
    assert_eq!(said(&sdy("tensor<8xf32>", r#"[<@mesh, [{"z"}]>]"#)), NOTHING);
    assert_eq!(said(&sdy("tensor<8xf32>", r#"mesh<["a"=1]>, [{"a"}]"#)), NOTHING);
    assert_eq!(said(&sdy("tensor<8xf32>", r#"@mesh, [{}], unreduced=max{"x"}"#)), NOTHING);
    let other = sdy("tensor<8xf32>", r#"@mesh, [{"x"}]"#).replace("\"y\"=4", "\"y\"=2");
    assert_eq!(
        said(&other),
        [r#"abi-sharding-devices '[{"x"}]': this is over 4 devices, but the module is for 8"#]
    );
}

#[test]
fn shardings_of_xla_are_checked() {
    for fine in [
        "{devices=[2,4]<=[8]}",
        "{replicated}",
        "{devices=[1,4,2]<=[2,4]T(1,0) last_tile_dim_replicate}",
        "",
        "\\08\\03",
        "{mesh['x'=2,'y'=4], [{'x'}, {'y'}]}",
        "{single_device[device_id=3]}",
        "{devices=[1,1,8]<=[8] last_tile_dims={manual}}",
    ] {
        assert_eq!(said(&hlo("tensor<8x4xf32>", fine)), NOTHING, "{fine}");
    }
    assert_eq!(
        said(&hlo("tensor<8x4xf32>", "{devices=[2,4]<=[4]}")),
        ["abi-sharding '4': invalid sharding: the tiles are 8 devices, and these are others"]
    );
    assert_eq!(
        said(&hlo("tensor<8xf32>", "{devices=[2,4]<=[8]}")),
        [
            r#"abi-sharding-rank '"{devices=[2,4]<=[8]}"': the sharding has 2 dims, but the type has 1"#
        ]
    );
    assert_eq!(
        said(&hlo("tensor<8x3xf32>", "{devices=[2,4]<=[8]}")),
        [
            r#"abi-sharding-uneven '"{devices=[2,4]<=[8]}"': dim 1 has 3 elements, which 4 tiles do not divide"#
        ]
    );
    assert_eq!(
        said(&hlo("tensor<8xf32>", "{devices=[4]<=[4]}")),
        [
            r#"abi-sharding-devices '"{devices=[4]<=[4]}"': this is over 4 devices, but the module is for 8"#
        ]
    );
    assert_eq!(
        said(&hlo("tensor<8xf32>", "{maximal device=8}")),
        [
            r#"abi-sharding-devices '"{maximal device=8}"': device 8 does not exist: the module runs on 8"#
        ]
    );
}
