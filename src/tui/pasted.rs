//! Reduces a pasted text to plain text. An escape sequence is removed as a whole, because
//! otherwise a part of it would remain as letters.

/// The text without escape sequences.
pub fn text_of(pasted: &str) -> String {
    let mut text = String::with_capacity(pasted.len());
    let mut rest = pasted.chars();
    while let Some(c) = rest.next() {
        match c {
            '\u{1b}' => rest = behind_escape(rest),
            '\u{9b}' => rest = behind_control(rest),
            _ => text.push(c),
        }
    }
    text
}

type Rest<'a> = std::str::Chars<'a>;

fn behind_escape(mut rest: Rest<'_>) -> Rest<'_> {
    let whole = rest.clone();
    match rest.next() {
        Some('[') => behind_control(rest),
        // A title or a link, which ends at a bell, or at an escape with a backslash.
        Some(']' | 'P' | 'X' | '^' | '_') => behind_string(rest),
        // For example `(` and a letter, which select a character set.
        Some(' '..='/') => {
            let last = rest.by_ref().find(|c| !(' '..='/').contains(c));
            if last.is_none_or(|c| !c.is_ascii_graphic()) { whole } else { rest }
        }
        Some('0'..='~') => rest,
        _ => whole,
    }
}

/// Skips numbers, signs, and the letter that ends a sequence. The first character that does not
/// fit this form is text again.
fn behind_control(mut rest: Rest<'_>) -> Rest<'_> {
    loop {
        let here = rest.clone();
        match rest.next() {
            Some(' '..='?') => {}
            Some('@'..='~') => return rest,
            _ => return here,
        }
    }
}

fn behind_string(mut rest: Rest<'_>) -> Rest<'_> {
    let whole = rest.clone();
    while let Some(c) = rest.next() {
        match c {
            '\u{7}' | '\u{9c}' => return rest,
            '\u{1b}' => return behind_escape(rest),
            '\n' | '\r' => break,
            _ => {}
        }
    }
    // Without an end, only the beginning of the sequence is removed.
    whole
}

#[cfg(test)]
mod tests {
    use super::text_of;

    #[test]
    fn an_escape_sequence_goes_as_a_whole() {
        for (pasted, text) in [
            ("Name\u{1b}[0m", "Name"),
            ("\u{1b}[1;31mEwa\u{1b}[m Nowak", "Ewa Nowak"),
            ("\u{9b}31mEwa", "Ewa"),
            ("\u{1b}]0;title\u{7}Jan", "Jan"),
            ("\u{1b}]8;;http://x\u{1b}\\Jan\u{1b}]8;;\u{1b}\\", "Jan"),
            ("\u{1b}(BOla\u{1b}7\u{1b}", "Ola"),
            ("\u{1b}[31\nEwa\nJan", "\nEwa\nJan"),
            ("\u{1b}]no end\nEwa", "no end\nEwa"),
            ("Łucja [x] ~", "Łucja [x] ~"),
        ] {
            assert_eq!(text_of(pasted), text, "{pasted:?}");
        }
    }
}
