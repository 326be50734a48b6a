//! Shardings: the slices of an array on devices.
//!
//! There are two grammars: [`hlo`] that of XLA's strings (`{devices=[2,2]<=[4]}`), [`sdy`] that of Shardy's
//! attributes over a mesh of named axes. Both become one [`Sharding`].

pub mod hlo;
pub mod sdy;

use abide_source::sort;
use abide_source::text::Span;
use std::sync::Arc;

/// The maximum number of devices of a table.
pub const MAX_DEVICES: u64 = 1 << 12;

/// Devices along named axes.
#[derive(Debug, Default, Clone, PartialEq, Eq)]
pub struct Mesh {
    /// Outermost first.
    pub axes: Vec<Axis>,
    /// The devices in the order of the mesh, unless that is 0, 1, 2 and so on.
    pub devices: Arc<[u64]>,
}

/// An axis of a [`Mesh`].
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Axis {
    /// Its name.
    pub name: String,
    /// The number of devices along it.
    pub size: u64,
    /// The span of its name, with quotes.
    pub span: Span,
}

impl Mesh {
    /// The number of devices of the mesh; `None` if it does not fit into 64 bits.
    #[must_use]
    pub fn device_count(&self) -> Option<u64> {
        product(self.axes.iter().map(|axis| axis.size))
    }
}

/// The distribution of an array over devices.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Sharding {
    /// Every device has all of it.
    Replicated,
    /// One device has all of it, the others nothing.
    Maximal(u64),
    /// The program itself defines the data of each device.
    Manual,
    /// Nothing is known.
    Unknown,
    /// The array is cut into tiles.
    Tiled(Tiling),
    /// One for each element of a tuple.
    Tuple(Vec<Sharding>),
}

/// An array that is cut into tiles, and the devices that have them.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Tiling {
    /// The sizes of the device grid.
    pub grid: Vec<u64>,
    /// For each dim of the array, the coordinates of the grid that count its tiles, the slowest first.
    pub dims: Vec<Vec<Part>>,
    /// The device at each position of the grid.
    pub order: DeviceOrder,
}

/// A part of a coordinate of the grid: `coordinate / stride % size`.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Part {
    /// The index of the coordinate.
    pub axis: usize,
    /// The number of consecutive positions with the same value.
    pub stride: u64,
    /// The number of values.
    pub size: u64,
}

/// The device at each position of a grid, in row-major order.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum DeviceOrder {
    /// 0, 1, 2 and so on.
    Iota,
    /// These.
    List(Arc<[u64]>),
    /// 0, 1, 2 and so on in an array of this shape, whose dims are then permuted.
    Transposed {
        /// The shape.
        shape: Vec<u64>,
        /// For each dim of the result, the dim of the shape.
        permutation: Vec<usize>,
    },
}

/// The slice of an array on one device.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct DeviceSlice {
    /// The number of the device.
    pub device: u64,
    /// The start and end of the slice for each dim; `None` if the dim is cut and its size unknown.
    pub ranges: Vec<Option<(u64, u64)>>,
}

impl Tiling {
    /// The number of tiles along each dim.
    #[must_use]
    pub fn counts(&self) -> Vec<Option<u64>> {
        self.dims.iter().map(|parts| product(parts.iter().map(|part| part.size))).collect()
    }

    /// The number of devices; `None` if it does not fit into 64 bits.
    #[must_use]
    pub fn device_count(&self) -> Option<u64> {
        product(self.grid.iter().copied())
    }

    /// The slice of the device at a position of the grid.
    fn slice(&self, place: u64, dims: &[Option<u64>]) -> Option<DeviceSlice> {
        let coordinates = unravel(place, &self.grid)?;
        let mut ranges = Vec::with_capacity(dims.len());
        for (parts, dim) in self.dims.iter().zip(dims) {
            let (mut tile, mut count) = (0_u64, 1_u64);
            for part in parts {
                let coordinate = coordinates.get(part.axis)?;
                let value = coordinate.checked_div(part.stride)?.checked_rem(part.size)?;
                tile = tile.checked_mul(part.size)?.checked_add(value)?;
                count = count.checked_mul(part.size)?;
            }
            ranges.push(dim.map(|size| {
                let length = size.div_ceil(count.max(1));
                let start = tile.saturating_mul(length).min(size);
                (start, start.saturating_add(length).min(size))
            }));
        }
        Some(DeviceSlice { device: self.order.device(place)?, ranges })
    }
}

impl DeviceOrder {
    fn device(&self, place: u64) -> Option<u64> {
        match self {
            DeviceOrder::Iota => Some(place),
            DeviceOrder::List(devices) => devices.get(usize::try_from(place).ok()?).copied(),
            DeviceOrder::Transposed { shape, permutation } => {
                let permuted: Option<Vec<u64>> =
                    permutation.iter().map(|dim| shape.get(*dim).copied()).collect();
                let at = unravel(place, &permuted?)?;
                let mut own = vec![0; shape.len()];
                for (dim, coordinate) in permutation.iter().zip(at) {
                    *own.get_mut(*dim)? = coordinate;
                }
                let mut device = 0_u64;
                for (size, coordinate) in shape.iter().zip(own) {
                    device = device.checked_mul(*size)?.checked_add(coordinate)?;
                }
                Some(device)
            }
        }
    }
}

impl Sharding {
    /// The slice of an array on each of `devices` devices, by their numbers. `None` if the sharding does not
    /// determine it or has another rank, or for more than [`MAX_DEVICES`].
    #[must_use]
    pub fn slices(&self, dims: &[Option<u64>], devices: u64) -> Option<Vec<DeviceSlice>> {
        let all = || dims.iter().map(|dim| dim.map(|dim| (0, dim))).collect::<Vec<_>>();
        match self {
            Sharding::Replicated if devices <= MAX_DEVICES => {
                Some((0..devices).map(|device| DeviceSlice { device, ranges: all() }).collect())
            }
            Sharding::Maximal(device) => Some(vec![DeviceSlice { device: *device, ranges: all() }]),
            Sharding::Tiled(tiling) => {
                let count = tiling.device_count().filter(|count| *count <= MAX_DEVICES)?;
                if tiling.dims.len() != dims.len() {
                    return None;
                }
                let slices = (0..count).map(|place| tiling.slice(place, dims));
                let mut slices = slices.collect::<Option<Vec<_>>>()?;
                sort::by_number(&mut slices, |slice| slice.device);
                Some(slices)
            }
            _ => None,
        }
    }

    /// The number of devices mentioned; `None` without any.
    #[must_use]
    pub fn device_count(&self) -> Option<u64> {
        match self {
            Sharding::Tiled(tiling) => tiling.device_count(),
            _ => None,
        }
    }
}

/// The product of sizes, if it fits.
pub(super) fn product(sizes: impl IntoIterator<Item = u64>) -> Option<u64> {
    sizes.into_iter().try_fold(1_u64, u64::checked_mul)
}

/// The coordinates of a place in row-major order.
fn unravel(mut place: u64, shape: &[u64]) -> Option<Vec<u64>> {
    let mut coordinates = vec![0; shape.len()];
    for (coordinate, size) in coordinates.iter_mut().zip(shape).rev() {
        *coordinate = place.checked_rem(*size)?;
        place = place.checked_div(*size)?;
    }
    Some(coordinates)
}
