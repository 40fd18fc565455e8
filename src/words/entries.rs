//! Finds the entries of a file of messages without parsing it.

/// The places of the messages and terms of a text, by name.
///
/// An entry begins with its name at the beginning of a line, followed by `=`, and ends where the
/// next entry or a comment begins. Nothing else can stand there: other lines of an entry are
/// indented, or begin with a bracket.
#[derive(Debug)]
pub(super) struct Entries(Vec<(usize, usize)>);

impl Entries {
    pub fn of(text: &str) -> Entries {
        let mut found: Vec<(usize, usize)> = Vec::new();
        let mut open = None;
        let mut at = 0;
        for line in text.split_inclusive('\n') {
            let begins = name_of(line).is_some();
            if begins || line.starts_with('#') {
                found.extend(open.take().map(|begin| (begin, at)));
            }
            if begins {
                open = Some(at);
            }
            at += line.len();
        }
        found.extend(open.map(|begin| (begin, at)));
        found.sort_by_key(|(begin, _)| name_of(&text[*begin..]));
        Entries(found)
    }

    /// The entry of this name; of several, the last.
    pub fn find<'a>(&self, text: &'a str, name: &str) -> Option<&'a str> {
        let behind = self.0.partition_point(|(begin, _)| name_of(&text[*begin..]) <= Some(name));
        let (begin, end) = *self.0.get(behind.checked_sub(1)?)?;
        (name_of(&text[begin..]) == Some(name)).then(|| &text[begin..end])
    }
}

/// The name of the entry that begins with this line; a term's begins with `-`.
fn name_of(line: &str) -> Option<&str> {
    let name = &line[..name_length(line)];
    let is_name = name.trim_start_matches('-').starts_with(|c: char| c.is_ascii_alphabetic());
    let value = line[name.len()..].trim_start_matches(' ');
    (is_name && value.starts_with('=')).then_some(name)
}

fn name_length(text: &str) -> usize {
    let of_a_name = |b: u8| b.is_ascii_alphanumeric() || matches!(b, b'-' | b'_');
    text.bytes().position(|b| !of_a_name(b)).unwrap_or(text.len())
}

/// The words of an entry that may name other messages or terms; most of them name none.
pub(super) fn named_in(entry: &str) -> impl Iterator<Item = &str> {
    entry.split(['{', '(', ',']).skip(1).map(|rest| {
        let rest = rest.trim_start();
        &rest[..name_length(rest)]
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    const TEXT: &str = "# A comment.\n\n-game = Destiny\n    .gender = neuter\none = One\n\
                        two=\n    Two of { -game } and { one }\n    and more\n# Another.\n\
                        three = { $n ->\n[one] a = b\n *[other] c\n}\n\none = Once more\n";

    #[test]
    fn an_entry_ends_where_the_next_or_a_comment_begins() {
        let entries = Entries::of(TEXT);
        let found = |name| entries.find(TEXT, name);
        assert_eq!(found("-game"), Some("-game = Destiny\n    .gender = neuter\n"));
        assert_eq!(found("two"), Some("two=\n    Two of { -game } and { one }\n    and more\n"));
        assert_eq!(found("three"), Some("three = { $n ->\n[one] a = b\n *[other] c\n}\n\n"));
        assert_eq!(found("one"), Some("one = Once more\n"));
        for absent in ["", "a", "game", "on", "onex", "zzz"] {
            assert_eq!(found(absent), None, "{absent}");
        }
    }

    #[test]
    fn what_an_entry_names_is_found() {
        let named = |text| named_in(text).filter(|name| !name.is_empty()).collect::<Vec<_>>();
        assert_eq!(named("two = { -game } and {one}, { $n }"), ["-game", "one"]);
        assert_eq!(named("a = { -game(case: \"x\") }"), ["-game", "case"]);
        assert_eq!(named("a = { NUMBER(one, two) }"), ["NUMBER", "one", "two"]);
        assert_eq!(named("a = plain"), [""; 0]);
    }
}
