//! The public address of an event: what may be announced, shown and turned into a QR code.

use crate::msg;
use crate::words::Message;

/// The word for an event without a public address.
pub(super) const NO_ADDRESS: &str = "none";

/// The most letters of an address. A longer one makes a QR code that no phone can read from a
/// distance.
const LONGEST: usize = 200;

/// Reads an address as typed; an empty text or `none` removes it.
///
/// # Errors
/// A sentence with the form of an address.
pub(super) fn read_address(text: &str) -> Result<String, Message> {
    match text.trim() {
        "" | NO_ADDRESS => Ok(NO_ADDRESS.to_owned()),
        text if is_address(text) => Ok(text.to_owned()),
        _ => Err(msg!("pages.no-address-read", most = LONGEST)),
    }
}

/// Whether a browser opens this text as the address of a web page, and as nothing else.
pub(super) fn is_address(text: &str) -> bool {
    let Some((scheme, rest)) = text.split_once("://") else { return false };
    let is_known = |c: char| c.is_ascii_graphic() && !"\"'<>\\^`{|}".contains(c);
    let host = rest.split(['/', '?', '#']).next().unwrap_or_default();
    ["http", "https"].iter().any(|known| scheme.eq_ignore_ascii_case(known))
        && text.len() <= LONGEST
        && text.chars().all(is_known)
        && host.starts_with(|c: char| c.is_ascii_alphanumeric() || c == '[')
        // A user name before the host could mislead readers about the host.
        && !host.contains('@')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_is_one_that_a_browser_opens() {
        let read = |text: &str| read_address(text).map_err(|why| why.to_string());
        let why = "A public address is like https://example.org/cup, at most 200 letters, without spaces or a user name: copy it from the browser.";
        assert_eq!(read(" https://example.org/cup?a=1 ").unwrap(), "https://example.org/cup?a=1");
        assert_eq!(read("HTTP://192.168.1.4:8080").unwrap(), "HTTP://192.168.1.4:8080");
        assert_eq!((read("none").unwrap(), read("").unwrap()), ("none".into(), "none".into()));
        let long = format!("https://example.org/{}", "a".repeat(200));
        for text in [
            "example.org",
            "javascript:alert(1)//://",
            "file:///etc/passwd",
            "ftp://a.b",
            "https://żółw.pl",
            "https://a.b/c d",
            "https://a.b/\u{202e}",
            "https://a.b/\"x",
            "https://",
            "https:///x",
            "https://bank.pl@evil.example",
            "https://.x",
            &long,
        ] {
            assert_eq!(read(text), Err(why.to_owned()), "{text}");
        }
    }
}
