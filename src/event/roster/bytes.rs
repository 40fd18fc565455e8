//! Decodes a roster's bytes, whichever program wrote them.

use crate::msg;
use crate::words::Message;

/// The encoding of a file.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Encoding {
    Utf8,
    Utf16,
    /// Excel in Poland writes it.
    Windows1250,
    /// Older Linux and office programs write it.
    Latin2,
}

impl Encoding {
    pub fn name(self) -> &'static str {
        match self {
            Encoding::Utf8 => "UTF-8",
            Encoding::Utf16 => "UTF-16",
            Encoding::Windows1250 => "Windows-1250",
            Encoding::Latin2 => "ISO 8859-2",
        }
    }
}

/// The letters of Windows-1250 from byte 0x80 on. A byte without a letter is `\u{fffd}`.
const WINDOWS_1250: &str = "€\u{fffd}‚\u{fffd}„…†‡\u{fffd}‰Š‹ŚŤŽŹ\u{fffd}‘’“”•–—\u{fffd}™š›śťžź\
    \u{a0}ˇ˘Ł¤Ą¦§¨©Ş«¬\u{ad}®Ż°±˛ł´µ¶·¸ąş»Ľ˝ľżŔÁÂĂÄĹĆÇČÉĘËĚÍÎĎĐŃŇÓÔŐÖ×ŘŮÚŰÜÝŢßŕáâăäĺćçčéęëěíîďđńňóôőö÷řůúűüýţ˙";

/// The letters of ISO 8859-2 from byte 0xA0 on.
const LATIN_2: &str = "\u{a0}Ą˘Ł¤ĽŚ§¨ŠŞŤŹ\u{ad}ŽŻ°ą˛ł´ľśˇ¸šşťź˝žżŔÁÂĂÄĹĆÇČÉĘËĚÍÎĎĐŃŇÓÔŐÖ×ŘŮÚŰÜÝŢß\
    ŕáâăäĺćçčéęëěíîďđńňóôőö÷řůúűüýţ˙";

/// The text of these bytes, and its encoding.
///
/// UTF-8 and UTF-16 are recognized by a byte order mark, UTF-16 otherwise by its zero bytes. A text
/// that is not UTF-8 either is in one of the two Central European encodings.
///
/// # Errors
/// The bytes are not a text, or a spreadsheet that was not exported as text.
pub fn decoded(bytes: &[u8]) -> Result<(String, Encoding), Message> {
    if bytes.starts_with(b"PK\x03\x04") || bytes.starts_with(&[0xd0, 0xcf, 0x11, 0xe0]) {
        return Err(msg!("roster.spreadsheet"));
    }
    if let Some(rest) = bytes.strip_prefix(&[0xff, 0xfe]) {
        return utf16(rest, u16::from_le_bytes);
    }
    if let Some(rest) = bytes.strip_prefix(&[0xfe, 0xff]) {
        return utf16(rest, u16::from_be_bytes);
    }
    if bytes.contains(&0) {
        let zeros = |first: usize| bytes.iter().skip(first).step_by(2).filter(|b| **b == 0).count();
        // In UTF-16 every second byte is zero; a few zero bytes in another text are accidents.
        let few = (zeros(0) + zeros(1)) * 4 < bytes.len();
        if few && std::str::from_utf8(bytes).is_ok() {
            return Err(msg!("roster.no-text"));
        }
        // The zero byte of an ASCII letter is the second of its pair in little-endian text.
        return match (zeros(0), zeros(1)) {
            (even, odd) if odd > even => utf16(bytes, u16::from_le_bytes),
            _ => utf16(bytes, u16::from_be_bytes),
        };
    }
    match std::str::from_utf8(bytes) {
        Ok(text) => Ok((text.to_owned(), Encoding::Utf8)),
        Err(_) => central_europe(bytes),
    }
}

fn utf16(bytes: &[u8], unit: fn([u8; 2]) -> u16) -> Result<(String, Encoding), Message> {
    let (pairs, rest) = bytes.as_chunks::<2>();
    let units: Vec<u16> = pairs.iter().map(|pair| unit(*pair)).collect();
    let text = String::from_utf16(&units).ok().filter(|text| rest.is_empty() && is_text(text));
    text.map(|text| (text, Encoding::Utf16)).ok_or_else(|| msg!("roster.no-text"))
}

/// Whether this looks like text: without control characters.
fn is_text(text: &str) -> bool {
    !text.chars().any(|c| c.is_control() && !c.is_whitespace())
}

/// Decodes one of the single-byte encodings. The letters ą, ś and ź tell them apart: each is
/// punctuation, or nothing, in the other.
fn central_europe(bytes: &[u8]) -> Result<(String, Encoding), Message> {
    let has = |signs: &[u8]| bytes.iter().any(|byte| signs.contains(byte));
    // From 0x80 to 0x9f are letters of Windows-1250, but control characters of ISO 8859-2.
    let windows = has(&[0xb9, 0xa5]) || bytes.iter().any(|byte| (0x80..0xa0).contains(byte));
    let latin = has(&[0xb1, 0xb6, 0xbc, 0xa1, 0xa6, 0xac]);
    let (encoding, letters, first) = match latin && !windows {
        true => (Encoding::Latin2, LATIN_2, 0xa0),
        false => (Encoding::Windows1250, WINDOWS_1250, 0x80),
    };
    let letters: Vec<char> = letters.chars().collect();
    let mut text = String::with_capacity(bytes.len() * 2);
    let mut line = 1;
    for byte in bytes {
        line += u64::from(*byte == b'\n');
        let letter = match byte.checked_sub(first) {
            Some(at) => letters.get(usize::from(at)).copied().unwrap_or('\u{fffd}'),
            None => char::from(*byte),
        };
        if letter == '\u{fffd}' {
            let byte = format!("0x{byte:02X}");
            return Err(msg!("roster.no-letter", line, byte));
        }
        text.push(letter);
    }
    Ok((text, encoding))
}

/// The byte at which an unclosed quotation mark opens a value. The CSV reader would take all lines
/// up to the next mark, or to the end, as one value, and players would be lost silently. A mark
/// within a value does no harm.
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

/// The mark that closes a value; two in a row are a literal one.
fn closing(bytes: &[u8], mut at: usize) -> Option<usize> {
    loop {
        at += bytes.get(at..)?.iter().position(|byte| *byte == b'"')?;
        match bytes.get(at + 1) {
            Some(b'"') => at += 2,
            _ => return Some(at),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(bytes: &[u8]) -> (String, &'static str) {
        let (text, encoding) = decoded(bytes).unwrap();
        (text, encoding.name())
    }

    #[test]
    fn every_polish_letter_is_read_in_every_encoding() {
        let text = "name\nZażółć gęślą jaźń, ZAŻÓŁĆ GĘŚLĄ JAŹŃ\n";
        let little: Vec<u8> = text.encode_utf16().flat_map(u16::to_le_bytes).collect();
        let big: Vec<u8> = text.encode_utf16().flat_map(u16::to_be_bytes).collect();
        let windows: &[u8] = b"name\nZa\xbf\xf3\xb3\xe6 g\xea\x9cl\xb9 ja\x9f\xf1, \
            ZA\xaf\xd3\xa3\xc6 G\xca\x8cL\xa5 JA\x8f\xd1\n";
        let latin: &[u8] = b"name\nZa\xbf\xf3\xb3\xe6 g\xea\xb6l\xb1 ja\xbc\xf1, \
            ZA\xaf\xd3\xa3\xc6 G\xca\xa6L\xa1 JA\xac\xd1\n";
        let marked = |mark: &[u8], bytes: &[u8]| [mark, bytes].concat();
        assert_eq!(read(text.as_bytes()), (text.into(), "UTF-8"));
        assert_eq!(read(&marked(&[0xff, 0xfe], &little)), (text.into(), "UTF-16"));
        assert_eq!(read(&marked(&[0xfe, 0xff], &big)), (text.into(), "UTF-16"));
        assert_eq!(read(&little), (text.into(), "UTF-16"));
        assert_eq!(read(&big), (text.into(), "UTF-16"));
        assert_eq!(read(windows), (text.into(), "Windows-1250"));
        assert_eq!(read(latin), (text.into(), "ISO 8859-2"));
        // A byte that is the same letter in both does not tell the encodings apart.
        assert_eq!(read(b"name\n\xa3ukasz\n"), ("name\nŁukasz\n".into(), "Windows-1250"));
    }

    #[test]
    fn both_tables_have_a_place_for_every_byte() {
        assert_eq!(WINDOWS_1250.chars().count(), 128);
        assert_eq!(LATIN_2.chars().count(), 96);
    }

    #[test]
    fn what_is_no_text_is_refused() {
        let why = |bytes: &[u8]| decoded(bytes).unwrap_err().to_string();
        let spreadsheet = "This is a spreadsheet, not a text file: save it as CSV first.";
        assert_eq!(why(b"PK\x03\x04rest"), spreadsheet);
        assert_eq!(
            why(b"name\nEwa\nJ\x81n\n"),
            "Line 3: byte 0x81 is not a letter in UTF-8 or Windows-1250; save the roster as UTF-8."
        );
        let no_text = "Can't read the roster as text: save it as CSV in UTF-8.";
        for bytes in [&b"\x00\x01\x02\x03\x00"[..], &[0xff, 0xfe, 0x00, 0xd8], &[0xff, 0xfe, 0x41]]
        {
            assert_eq!(why(bytes), no_text);
        }
    }
}
