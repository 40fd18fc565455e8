//! A table of a sheet as a table of a page. On a narrow screen the style makes cards of its rows.

use super::html::Html;
use crate::msg;
use crate::show::{Section, Table};
use crate::words::Words;

/// The sections of a sheet, each with its heading of level 2.
pub(super) fn sections(sections: &[Section], words: &Words) -> Html {
    let mut html = Html::new();
    for section in sections {
        if let Some(heading) = &section.heading {
            html.tag("<h2>").text(&words.arg(heading)).tag("</h2>\n");
        }
        html.piece(&table(&section.table, words));
    }
    html
}

/// A table, without the columns that are empty.
pub(super) fn table(table: &Table, words: &Words) -> Html {
    let table = table.told(words).for_people();
    let players = [msg!("column.player-a"), msg!("column.player-b")].map(|head| words.text(&head));
    let mut html = Html::new();
    html.tag("<table>\n<thead><tr>");
    for column in &table.columns {
        html.tag(if column.is_number() { "<th class=\"n\">" } else { "<th>" });
        html.text(&column.name);
    }
    html.tag("\n<tbody>\n");
    for row in &table.rows {
        html.tag("<tr>");
        for (column, cell) in table.columns.iter().zip(row) {
            // On a card a figure needs its word; a name does not. HTML needs no end of a cell.
            match column.is_number() {
                true if cell.is_empty() => html.tag("<td class=\"n\">"),
                true => html.tag("<td class=\"n\"").attribute("data-l", &column.name).tag(">"),
                // The two of a match stand below each other, with the figures above them.
                false if players.contains(&column.name) => html.tag("<td class=\"p\">"),
                false => html.tag("<td>"),
            };
            html.text(cell);
        }
        html.tag("\n");
    }
    html.tag("</table>\n");
    html
}
