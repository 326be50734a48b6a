//! Compiled modules of IREE with many functions, as FlatBuffers.

/// The length of the root's vtable: its last field used is the 8th.
const ROOT_VTABLE_BYTES: u16 = 40;

/// A FlatBuffer in the making.
struct Builder {
    words: Vec<u32>,
    /// The vtable of all tables but the root: two fields.
    vtable: usize,
}

impl Builder {
    fn here(&self) -> usize {
        self.words.len()
    }

    /// Lets the offset at a word lead to the end.
    fn point_here(&mut self, word: usize) {
        let bytes = to_u32((self.here() - word) * 4);
        self.words[word] = bytes;
    }

    /// Adds a table with two empty fields, at the first and second word after its position, which is returned.
    fn table(&mut self) -> usize {
        let at = self.here();
        self.words.extend([to_u32((at - self.vtable) * 4), 0, 0]);
        at
    }

    fn string(&mut self, text: &str) {
        self.words.push(to_u32(text.len()));
        let mut bytes = text.as_bytes().to_vec();
        bytes.resize((text.len() + 1).next_multiple_of(4), 0);
        let word = |word: &[u8]| u32::from_le_bytes([word[0], word[1], word[2], word[3]]);
        self.words.extend(bytes.chunks(4).map(word));
    }

    /// Adds a list of tables; `fill` completes each.
    fn tables(&mut self, count: usize, fill: impl Fn(&mut Builder, usize, usize)) {
        self.words.push(to_u32(count));
        let first = self.here();
        self.words.resize(first + count, 0);
        for number in 0..count {
            self.point_here(first + number);
            let table = self.table();
            fill(self, table, number);
        }
    }
}

fn to_u32(number: usize) -> u32 {
    u32::try_from(number).unwrap_or(u32::MAX)
}

/// A module that exports functions, each with a signature that has an attribute.
pub(super) fn functions(count: usize) -> Vec<u8> {
    let mut slots = [0_u16; ROOT_VTABLE_BYTES as usize / 2];
    (slots[0], slots[1]) = (ROOT_VTABLE_BYTES, 16);
    // The name, the exported functions, the signatures.
    (slots[2], slots[9], slots[10]) = (4, 8, 12);
    let mut words = vec![0, u32::from_le_bytes(*b"IREE")];
    words.extend(slots.chunks(2).map(|pair| u32::from(pair[0]) | u32::from(pair[1]) << 16));
    let root = words.len();
    words.extend([u32::from(ROOT_VTABLE_BYTES), 0, 0, 0]);
    let vtable = words.len();
    words.extend([8 | 12 << 16, 4 | 8 << 16]);
    words[0] = to_u32(root * 4);
    let mut builder = Builder { words, vtable };
    builder.point_here(root + 1);
    builder.string("module");
    builder.point_here(root + 2);
    builder.tables(count, |builder, table, number| {
        builder.words[table + 2] = to_u32(number);
        builder.point_here(table + 1);
        builder.string(&format!("f{number}"));
    });
    builder.point_here(root + 3);
    builder.tables(count, |builder, table, number| {
        builder.point_here(table + 1);
        builder.string("0v_v");
        builder.point_here(table + 2);
        builder.tables(1, |builder, attribute, _| {
            builder.point_here(attribute + 1);
            builder.string("key");
            builder.point_here(attribute + 2);
            builder.string(&format!("value {number}"));
        });
    });
    let bytes: Vec<u8> = builder.words.iter().flat_map(|word| word.to_le_bytes()).collect();
    [&to_u32(bytes.len()).to_le_bytes()[..], &bytes].concat()
}
