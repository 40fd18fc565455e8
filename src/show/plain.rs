//! Writes sentences for a screen reader: each row is a line, each cell stands with its heading.

use super::page::{Page, Section, Table};
use crate::msg;
use crate::ruleset::TieBreak;
use crate::words::{Arg, Words};

/// The page with the full names of tie-breaks that have only an abbreviation on paper.
pub(super) fn spelled_out(mut page: Page, tie_breaks: &[TieBreak]) -> Page {
    let names = tie_breaks.iter().map(|by| by.about());
    let names: Vec<[Arg; 2]> = names.map(|by| [by.heading, by.name].map(Arg::from)).collect();
    let full = |told: &mut Arg| {
        if let Some([_, name]) = names.iter().find(|[heading, _]| heading == told) {
            *told = name.clone();
        }
    };
    for Section { table, .. } in &mut page.sections {
        table.columns.iter_mut().for_each(|column| full(&mut column.name));
        table.rows.iter_mut().flatten().for_each(full);
    }
    page
}

pub(super) fn write(page: &Page<String>, words: &Words) -> String {
    let mut lines = vec![page.title.clone()];
    lines.extend(page.facts.iter().cloned());
    for section in &page.sections {
        lines.extend(section.heading.clone());
        lines.extend(rows(&section.table.for_people()));
    }
    let lines = lines.iter().map(|line| spoken(line, words) + "\n");
    lines.collect()
}

/// `Place 1; player Ewa; points 9.`
fn rows(table: &Table<String>) -> impl Iterator<Item = String> {
    table.rows.iter().map(|row| {
        let cells = table.columns.iter().zip(row).filter(|(_, cell)| !is_nothing(cell));
        let cells: Vec<String> = cells.map(|(column, cell)| heading(&column.name, cell)).collect();
        format!("{}.", cells.join("; ").trim_end_matches('.'))
    })
}

/// Paper has a dash where there is no value.
fn is_nothing(cell: &str) -> bool {
    cell.is_empty() || cell == "–"
}

fn heading(name: &str, cell: &str) -> String {
    match name.is_empty() {
        true => cell.to_owned(),
        false => format!("{name} {cell}"),
    }
}

/// The text with words in the places of signs that a screen reader leaves out.
///
/// `1–0` becomes `1 to 0`, and `Ewa – Jan` becomes `Ewa, Jan`.
pub fn spoken(text: &str, words: &Words) -> String {
    const SIGNS: [char; 6] = ['–', '·', '→', '★', '✗', '▸'];
    if !text.contains(SIGNS) {
        return text.to_owned();
    }
    let to = format!(" {} ", words.text(&msg!("plain.to")));
    let text = text.replace(" → ", &to).replace(" · ", ", ").replace(" – ", ", ");
    let text = text.replace("★ ", "");
    let mut said = String::with_capacity(text.len());
    let mut letters = text.chars().peekable();
    while let Some(letter) = letters.next() {
        let of_a_figure = |c: &char| c.is_numeric();
        match letter {
            '–' if letters.peek().is_some_and(of_a_figure) => said.push_str(&to),
            letter => said.push(letter),
        }
    }
    said
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn signs_between_figures_and_names_have_words() {
        let english = Words::english();
        for (text, said) in [
            ("Ewa beat Jan 2–1, by 37", "Ewa beat Jan 2 to 1, by 37"),
            ("drew 1½–½", "drew 1½ to ½"),
            ("Ewa – Jan", "Ewa, Jan"),
            ("Shop · pairings", "Shop, pairings"),
            ("Ewa 5 → 2", "Ewa 5 to 2"),
            ("★ Ewa is champion", "Ewa is champion"),
            ("Anna–Maria", "Anna–Maria"),
        ] {
            assert_eq!(spoken(text, english), said);
        }
        assert_eq!(spoken("2–1", &Words::built_in("pl").unwrap()), "2 do 1");
    }
}
