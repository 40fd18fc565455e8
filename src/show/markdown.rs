//! Writes Markdown for a club's page or a forum.

use super::page::{Kind, Page, Table};

pub(super) fn write(page: &Page<String>) -> String {
    let mut out = format!("# {}\n", escaped(&page.title));
    if !page.facts.is_empty() {
        out.push('\n');
    }
    for fact in &page.facts {
        out.push_str(&format!("- {}\n", escaped(fact)));
    }
    for section in &page.sections {
        out.push('\n');
        if let Some(heading) = &section.heading {
            out.push_str(&format!("## {}\n\n", escaped(heading)));
        }
        out.push_str(&table(&section.table.for_people()));
    }
    out
}

fn table(table: &Table<String>) -> String {
    let names = table.columns.iter().map(|column| column.name.to_owned());
    let rule = table.columns.iter().map(|column| match column.kind {
        Kind::Words | Kind::Names | Kind::Sentence => "---".to_owned(),
        Kind::Number => "---:".to_owned(),
    });
    let mut out = line(names) + &line(rule);
    for row in &table.rows {
        out.push_str(&line(row.iter().map(|cell| escaped(cell))));
    }
    out
}

fn line(cells: impl Iterator<Item = String>) -> String {
    format!("| {} |\n", cells.collect::<Vec<_>>().join(" | "))
}

/// Escapes a text so that it stays plain text.
///
/// A name must not become a table's edge, a link, a heading, a tag, or a formula or template in
/// braces and dollars.
fn escaped(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    for (at, letter) in text.char_indices() {
        match letter {
            // Bare addresses become links. All readers know entities, but some do not accept a
            // backslash before these letters.
            ':' if text[at + 1..].starts_with('/') => out.push_str("&#58;"),
            '/' if text[..at].ends_with('/') => out.push_str("&#47;"),
            '.' if joins_a_domain(&text[..at], &text[at + 1..]) => out.push_str("\\."),
            // Nothing before the sign keeps cmark-gfm from linking a mail address, so a character
            // that only looks like it is written.
            '@' => out.push('＠'),
            '<' => out.push_str("&lt;"),
            '&' => out.push_str("&amp;"),
            '\\' | '|' | '`' | '*' | '_' | '[' | ']' | '~' | '$' | '{' => {
                out.push('\\');
                out.push(letter);
            }
            // At the start of a line these would begin a heading, a list or a quotation.
            '#' | '+' | '-' | '>' if out.is_empty() => {
                out.push('\\');
                out.push(letter);
            }
            _ => out.push(letter),
        }
    }
    out
}

/// Whether the point between the two texts is part of a name such as `example.com`.
fn joins_a_domain(before: &str, after: &str) -> bool {
    let www = before.to_ascii_lowercase().ends_with("www");
    let joined = before.ends_with(char::is_alphanumeric);
    www || joined && after.starts_with(char::is_alphabetic)
}

#[cfg(test)]
mod tests {
    use super::escaped;

    /// Checked by hand in cmark-gfm, markdown-it with links, and python-markdown with extras.
    ///
    /// None of them makes a link of these names.
    #[test]
    fn no_name_becomes_a_link() {
        for (name, written) in [
            ("http://x.com", "http&#58;/&#47;x\\.com"),
            ("FTP://x", "FTP&#58;/&#47;x"),
            ("//x.com/a", "/&#47;x\\.com/a"),
            ("www.x", "www\\.x"),
            ("WWW.1x.pl", "WWW\\.1x\\.pl"),
            ("ewa@x.com", "ewa＠x\\.com"),
            ("mailto:ewa@x.com", "mailto:ewa＠x\\.com"),
            ("[Ewa](x.com)", "\\[Ewa\\](x\\.com)"),
            ("<http://x.com>", "&lt;http&#58;/&#47;x\\.com>"),
            ("J. Nowak 0.6250", "J. Nowak 0.6250"),
            ("J.Nowak: 3/4", "J\\.Nowak: 3/4"),
        ] {
            assert_eq!(escaped(name), written, "{name}");
        }
    }
}
