//! Translates names of keys into the bytes a terminal sends for them.

/// Names of keys that have no character, and the bytes they send.
const NAMED: [(&str, &str); 30] = [
    ("Enter", "\r"),
    ("Esc", "\x1b"),
    ("Tab", "\t"),
    ("Shift-Tab", "\x1b[Z"),
    ("Space", " "),
    ("Backspace", "\x7f"),
    ("Delete", "\x1b[3~"),
    ("Insert", "\x1b[2~"),
    ("Up", "\x1b[A"),
    ("Down", "\x1b[B"),
    ("Right", "\x1b[C"),
    ("Left", "\x1b[D"),
    ("End", "\x1b[F"),
    ("Home", "\x1b[H"),
    ("PageUp", "\x1b[5~"),
    ("PageDown", "\x1b[6~"),
    ("Shift-Up", "\x1b[1;2A"),
    ("Shift-Down", "\x1b[1;2B"),
    ("F1", "\x1bOP"),
    ("F2", "\x1bOQ"),
    ("F3", "\x1bOR"),
    ("F4", "\x1bOS"),
    ("F5", "\x1b[15~"),
    ("F6", "\x1b[17~"),
    ("F7", "\x1b[18~"),
    ("F8", "\x1b[19~"),
    ("F9", "\x1b[20~"),
    ("F10", "\x1b[21~"),
    ("F11", "\x1b[23~"),
    ("F12", "\x1b[24~"),
];

/// The bytes that each key of `words` sends.
///
/// Keys are the names above, or `<C-r>` for Ctrl with a letter. Any other word is typed as it
/// stands, as in `n d Enter` or `:timer Enter`.
pub fn keys(words: &str) -> Vec<String> {
    words.split_whitespace().map(key).collect()
}

fn key(word: &str) -> String {
    if let Some((_, sent)) = NAMED.iter().find(|(name, _)| *name == word) {
        return (*sent).to_owned();
    }
    match word.strip_prefix("<C-").and_then(|rest| rest.strip_suffix('>')) {
        Some(letter) => control(letter.chars().next().unwrap_or('\0')).to_string(),
        None => word.to_owned(),
    }
}

/// The character that Ctrl with a character sends.
pub fn control(character: char) -> char {
    char::from(u8::try_from(character).unwrap_or(0) & 0x1f)
}

/// The same keys if the program asked for application cursor keys.
pub fn application(sent: &str) -> String {
    match sent.strip_prefix("\x1b[") {
        Some(last @ ("A" | "B" | "C" | "D" | "F" | "H")) => format!("\x1bO{last}"),
        _ => sent.to_owned(),
    }
}
