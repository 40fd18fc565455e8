//! The parts of a text as a reader meets them: a value, or the beginning of a list or mapping.

/// A value without content of its own, or the beginning of a list or mapping.
pub(super) enum Token<'de> {
    Nothing,
    Text(&'de str),
    /// A text that does not stand in the file letter by letter.
    Made(String),
    Flag(bool),
    Whole(u64),
    Signed(i64),
    Fraction(f64),
    Mapping,
    List,
}
