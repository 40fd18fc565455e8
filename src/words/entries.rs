//! Finds the entries of a file of messages without parsing it.

/// The places of the messages and terms of a text, by name.
///
/// An entry begins with its name at the beginning of a line, followed by `=`, and ends where the
/// next entry or a comment begins. Nothing else can stand there: other lines of an entry are
/// indented, or begin with a bracket.
#[derive(Debug)]
pub(super) struct Entries(Vec<Entry>);

/// An entry: its first byte, the end of its name, and its own end.
#[derive(Debug)]
struct Entry {
    begin: usize,
    name_end: usize,
    end: usize,
}

impl Entries {
    pub fn of(text: &str) -> Entries {
        let mut found: Vec<Entry> = Vec::new();
        let mut is_open = false;
        let mut at = 0;
        for line in text.split_inclusive('\n') {
            let name = name_of(line);
            if let Some(last) = found.last_mut().filter(|_| is_open) {
                is_open = name.is_none() && !line.starts_with('#');
                last.end = if is_open { at + line.len() } else { at };
            }
            if let Some(name) = name {
                is_open = true;
                let end = at + line.len();
                found.push(Entry { begin: at, name_end: at + name.len(), end });
            }
            at += line.len();
        }
        found.sort_by_key(|entry| entry.name(text));
        Entries(found)
    }

    /// The entry of this name; of several, the last.
    pub fn find<'a>(&self, text: &'a str, name: &str) -> Option<&'a str> {
        let behind = self.0.partition_point(|entry| entry.name(text) <= name);
        let last = self.0.get(behind.checked_sub(1)?)?;
        (last.name(text) == name).then(|| &text[last.begin..last.end])
    }
}

impl Entry {
    fn name<'a>(&self, text: &'a str) -> &'a str {
        &text[self.begin..self.name_end]
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
