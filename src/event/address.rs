//! The public address of an event: what may be announced, shown and made into a code to scan.

use crate::msg;
use crate::words::Message;

/// The word for an event without a public address.
pub(super) const NO_ADDRESS: &str = "none";

/// The most letters of an address. A longer one makes a code that no phone reads across a room.
const LONGEST: usize = 200;

/// Returns whether a browser opens this text as the address of a page, and nothing else.
pub(super) fn is_address(text: &str) -> bool {
    fault(text).is_none()
}

/// Reads an address as it is typed; nothing and `none` withdraw it.
///
/// # Errors
/// A sentence that says what is wrong with it and what an address looks like.
pub(super) fn read_address(text: &str) -> Result<String, Message> {
    match text.trim() {
        "" | NO_ADDRESS => Ok(NO_ADDRESS.to_owned()),
        text => fault(text).map_or_else(|| Ok(text.to_owned()), Err),
    }
}

fn fault(text: &str) -> Option<Message> {
    let Some((scheme, rest)) = text.split_once("://") else { return Some(msg!("pages.no-scheme")) };
    if !["http", "https"].iter().any(|known| scheme.eq_ignore_ascii_case(known)) {
        return Some(msg!("pages.no-scheme"));
    }
    if text.len() > LONGEST {
        return Some(msg!("pages.too-long", most = LONGEST));
    }
    let is_known = |c: char| c.is_ascii_graphic() && !"\"'<>\\^`{|}".contains(c);
    if !text.chars().all(is_known) {
        return Some(msg!("pages.wrong-letter"));
    }
    let host = rest.split(['/', '?', '#']).next().unwrap_or_default();
    // A name before the host makes readers take one place for another.
    let begins = host.starts_with(|c: char| c.is_ascii_alphanumeric() || c == '[');
    (!begins || host.contains('@')).then(|| msg!("pages.no-host"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_is_one_that_a_browser_opens() {
        let read = |text: &str| read_address(text).map_err(|why| why.to_string());
        let example = "Copy it from the browser, such as https://example.org/cup.";
        assert_eq!(read(" https://example.org/cup?a=1 ").unwrap(), "https://example.org/cup?a=1");
        assert_eq!(read("HTTP://192.168.1.4:8080").unwrap(), "HTTP://192.168.1.4:8080");
        assert_eq!((read("none").unwrap(), read("").unwrap()), ("none".into(), "none".into()));
        for text in ["example.org", "javascript:alert(1)//://", "file:///etc/passwd", "ftp://a.b"] {
            let why = format!("A public address starts with http:// or https://. {example}");
            assert_eq!(read(text), Err(why), "{text}");
        }
        for text in
            ["https://żółw.pl", "https://a.b/c d", "https://a.b/\u{202e}", "https://a.b/\"x"]
        {
            let why = "A public address has plain letters, digits and signs, no spaces. Copy it from the browser.";
            assert_eq!(read(text), Err(why.to_owned()), "{text}");
        }
        for text in ["https://", "https:///x", "https://bank.pl@evil.example", "https://.x"] {
            let why = format!("This address has no host, or a user name before it. {example}");
            assert_eq!(read(text), Err(why), "{text}");
        }
        let long = format!("https://example.org/{}", "a".repeat(200));
        let why = "A public address has at most 200 letters; a longer one can't be scanned.";
        assert_eq!(read(&long), Err(why.to_owned()));
    }
}
