//! Markdown, for a club's page or a forum.

use super::page::{Kind, Page, Table};

pub(super) fn write(page: &Page) -> String {
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

fn table(table: &Table) -> String {
    let names = table.columns.iter().map(|column| column.name.to_owned());
    let rule = table.columns.iter().map(|column| match column.kind {
        Kind::Words | Kind::Sentence => "---".to_owned(),
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

/// Nothing in a name may become a table's edge, a link, a heading, a tag, or
/// what a site puts together from braces and dollars.
fn escaped(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    for (at, letter) in text.char_indices() {
        match letter {
            // Addresses become links by themselves.
            ':' if text[at + 1..].starts_with('/') => out.push_str("\\:"),
            '.' if text[..at].to_ascii_lowercase().ends_with("www") => out.push_str("\\."),
            '<' => out.push_str("&lt;"),
            '&' => out.push_str("&amp;"),
            '\\' | '|' | '`' | '*' | '_' | '[' | ']' | '~' | '@' | '$' | '{' => {
                out.push('\\');
                out.push(letter);
            }
            // At the start of a line these would be a heading or a list.
            '#' | '+' | '-' | '>' if out.is_empty() => {
                out.push('\\');
                out.push(letter);
            }
            _ => out.push(letter),
        }
    }
    out
}
