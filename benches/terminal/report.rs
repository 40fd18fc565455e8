//! Tables of the medians, and of our figures compared with those of others.

use crate::{
    figures::{FIGURES, Figure, Samples},
    subjects::Subject,
};

/// A program and all of its runs.
pub type Measured<'a> = (&'a Subject, Samples);

/// Prints everything.
pub fn print(measured: &[Measured]) {
    println!("\nMedians");
    let names: Vec<_> = measured.iter().map(|(subject, _)| subject.name.to_owned()).collect();
    table(&names, |figure, decimals| {
        measured
            .iter()
            .map(|(_, samples)| samples.median(figure))
            .map(|value| value.map_or("-".to_owned(), |value| format!("{value:.decimals$}")))
            .collect()
    });

    let (ours, peers): (Vec<_>, Vec<_>) = measured.iter().partition(|(subject, _)| subject.ours);
    let pairs: Vec<_> =
        ours.iter().flat_map(|our| peers.iter().map(move |peer| (our, peer))).collect();
    if !pairs.is_empty() {
        println!("\nOurs / theirs; below 1 is better");
        let names: Vec<_> =
            pairs.iter().map(|(our, peer)| format!("{}/{}", our.0.name, peer.0.name)).collect();
        table(&names, |figure, _| {
            let ratio = |of: &Samples, to: &Samples| ratio(of.median(figure), to.median(figure));
            pairs.iter().map(|(our, peer)| ratio(&our.1, &peer.1)).collect()
        });
    }

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

fn ratio(ours: Option<f64>, theirs: Option<f64>) -> String {
    match (ours, theirs) {
        (Some(ours), Some(theirs)) if theirs > 0.0 => format!("{:.2}", ours / theirs),
        // A program that needs nothing is beyond comparison, unless ours needs nothing either.
        (Some(ours), Some(_)) if ours > 0.0 => "∞".to_owned(),
        (Some(_), Some(_)) => "1.00".to_owned(),
        _ => "-".to_owned(),
    }
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
    if let (Some(target), Some(bytes)) = (subject.target, samples.median(Figure::RestBytes)) {
        let verdict = if bytes < target { "met" } else { "MISSED" };
        println!("{name}: {bytes:.1} bytes/s at rest, target below {target:.0}: {verdict}");
    }
}
