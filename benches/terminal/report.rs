//! The table of the medians.

use crate::{
    figures::{FIGURES, Figure, Samples},
    subjects::Subject,
};

/// A program and all of its runs.
pub type Measured<'a> = (&'a Subject, Samples);

/// Prints everything.
pub fn print(measured: &[Measured]) {
    println!();
    let names: Vec<_> = measured.iter().map(|(subject, _)| subject.name.to_owned()).collect();
    table(&names, |figure, decimals| {
        measured
            .iter()
            .map(|(_, samples)| samples.median(figure))
            .map(|value| value.map_or("-".to_owned(), |value| format!("{value:.decimals$}")))
            .collect()
    });

    println!();
    measured.iter().for_each(remarks);
}

/// Prints a line for each figure and a column for each name.
fn table(names: &[String], cells: impl Fn(Figure, usize) -> Vec<String>) {
    let rows = FIGURES.map(|(figure, name, decimals)| (name, cells(figure, decimals)));
    let label = rows.iter().map(|(name, _)| name.len()).max().unwrap_or(0);
    let widths: Vec<_> = (0..names.len())
        .map(|column| {
            let cells = rows.iter().map(|(_, cells)| cells[column].chars().count());
            cells.chain([names[column].len()]).max().unwrap_or(0)
        })
        .collect();
    let print = |name: &str, cells: &[String]| {
        let cells: Vec<_> =
            cells.iter().zip(&widths).map(|(cell, width)| format!("{cell:>width$}")).collect();
        println!("{name:label$} | {}", cells.join(" | "));
    };
    print("", names);
    rows.iter().for_each(|(name, cells)| print(name, cells));
}

/// Prints the findings that no figure shows.
fn remarks((subject, samples): &Measured) {
    let name = subject.name;
    let left: Vec<_> = samples.left_on.iter().copied().collect();
    let left = if left.is_empty() { "nothing".to_owned() } else { left.join(", ") };
    println!("{name}: left switched on: {left}");
    if let Some(exit) = samples.bad_exit {
        println!("{name}: did not end well: {exit:?}");
    }
    if samples.unanswered > 0 {
        println!("{name}: {} keys had no visible effect", samples.unanswered);
    }
}
