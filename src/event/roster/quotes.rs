//! Quotation marks around a value of a roster.

/// The byte at which a quotation mark opens a value that none closes.
///
/// The reader would take all lines up to the next mark, or to the end, for one value: players would
/// be missing, and nobody would be told. A mark within a line does no harm.
pub(super) fn unclosed(text: &str, sign: u8) -> Option<usize> {
    let bytes = text.as_bytes();
    let is_end = |byte: &u8| b"\r\n".contains(byte);
    let (mut at, mut begins) = (0, true);
    while let Some(byte) = bytes.get(at) {
        if *byte == b'"' && begins {
            let Some(close) = closing(bytes, at + 1) else { return Some(at) };
            let goes_on = bytes[at..close].iter().any(is_end);
            let ends = |next: &u8| *next == sign || is_end(next) || b" \t".contains(next);
            if goes_on && !bytes.get(close + 1).is_none_or(ends) {
                return Some(at);
            }
            at = close;
        }
        begins = *byte == sign || is_end(byte);
        at += 1;
    }
    None
}

/// The mark that closes a value. Two of them are one letter of the value.
fn closing(bytes: &[u8], mut at: usize) -> Option<usize> {
    loop {
        at += bytes.get(at..)?.iter().position(|byte| *byte == b'"')?;
        match bytes.get(at + 1) {
            Some(b'"') => at += 2,
            _ => return Some(at),
        }
    }
}
