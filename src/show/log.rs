//! Everything that happened, undone lines included.

use super::page::{Column, Page, Section, Table};
use crate::event::Event;

pub(super) fn page(event: &Event) -> Page {
    Page {
        title: format!("{} · log", event.name()),
        facts: vec![format!("{} · {} actions", event.head.date, event.log.len())],
        sections: vec![Section::plain(table(event))],
    }
}

pub(super) fn table(event: &Event) -> Table {
    let columns = vec![
        Column::number("No."),
        Column::words("Time"),
        Column::words("By"),
        Column::words("What"),
        Column::words("Why").optional(),
        Column::words("Note").optional(),
    ];
    let rows = (event.log.iter().zip(event.told()))
        .map(|(entry, told)| {
            let undone = event.undone.contains(&entry.n);
            vec![
                entry.n.to_string(),
                format!("{} {}", entry.at.day(), entry.at.clock()),
                entry.by.clone(),
                told,
                entry.why.clone().unwrap_or_default(),
                if undone { "undone".to_owned() } else { String::new() },
            ]
        })
        .collect();
    Table { columns, rows }
}
