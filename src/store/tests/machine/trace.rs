use std::fmt::{Arguments, Write};

/// All that happens, in order: as a checksum, and as text where that is wanted.
#[derive(Default)]
pub(crate) struct Trace {
    sum: crc32fast::Hasher,
    count: u64,
    line: String,
    text: Option<String>,
}

impl Trace {
    /// One that keeps its text.
    pub fn kept() -> Trace {
        Trace { text: Some(String::new()), ..Trace::default() }
    }

    pub fn add(&mut self, what: Arguments) {
        self.line.clear();
        let _ = writeln!(self.line, "{what}");
        self.sum.update(self.line.as_bytes());
        self.count += 1;
        if let Some(text) = &mut self.text {
            text.push_str(&self.line);
        }
    }

    /// The checksum, and of how many lines.
    pub fn sum(&self) -> (u32, u64) {
        (self.sum.clone().finalize(), self.count)
    }

    pub fn text(&self) -> &str {
        self.text.as_deref().unwrap_or_default()
    }
}
