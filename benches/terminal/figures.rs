//! The figures of a run, and the statistics of several runs.

use std::collections::{BTreeMap, BTreeSet};

use crate::support::Exit;

/// The figures, in the order of the tables. Less is better in each.
#[derive(Clone, Copy, Debug, Eq, Ord, PartialEq, PartialOrd)]
pub enum Figure {
    FirstByte,
    Settled,
    KeyMedian,
    KeyTail,
    BurstTime,
    ResultMedian,
    ResultTail,
    RestBytes,
    RestWakeups,
    Resident,
    Peak,
    Exit,
}

/// Each figure with its name and the number of decimals that mean something.
pub const FIGURES: [(Figure, &str, usize); 12] = [
    (Figure::FirstByte, "start to first byte, ms", 1),
    (Figure::Settled, "start to settled frame, ms", 1),
    (Figure::KeyMedian, "key to first byte, p50, ms", 2),
    (Figure::KeyTail, "key to first byte, p95, ms", 2),
    (Figure::BurstTime, "100 keys at once, ms", 1),
    (Figure::ResultMedian, "result to first byte, p50, ms", 2),
    (Figure::ResultTail, "result to first byte, p95, ms", 2),
    (Figure::RestBytes, "at rest, bytes/s", 1),
    (Figure::RestWakeups, "at rest, wake-ups/s", 1),
    (Figure::Resident, "memory now, MiB", 1),
    (Figure::Peak, "memory at most, MiB", 1),
    (Figure::Exit, "quit to end, ms", 1),
];

/// The figures of one run.
#[derive(Debug, Default)]
pub struct Sample {
    values: Vec<(Figure, f64)>,
    /// Terminal modes switched on and never off again.
    pub left_on: BTreeSet<&'static str>,
    /// The exit of the program, if it was bad.
    pub bad_exit: Option<Exit>,
    /// Keys that were answered with no output.
    pub unanswered: usize,
}

impl Sample {
    /// Records a figure.
    pub fn set(&mut self, figure: Figure, value: f64) {
        self.values.push((figure, value));
    }

    /// Records a figure, if there is one.
    pub fn set_from(&mut self, figure: Figure, value: Option<f64>) {
        self.values.extend(value.map(|value| (figure, value)));
    }
}

/// The figures of all runs of a program.
#[derive(Debug, Default)]
pub struct Samples {
    values: BTreeMap<Figure, Vec<f64>>,
    /// As in `Sample`, from any run.
    pub left_on: BTreeSet<&'static str>,
    /// As in `Sample`, from the last bad run.
    pub bad_exit: Option<Exit>,
    /// As in `Sample`, summed up.
    pub unanswered: usize,
}

impl Samples {
    /// Adds a run.
    pub fn add(&mut self, sample: Sample) {
        for (figure, value) in sample.values {
            self.values.entry(figure).or_default().push(value);
        }
        self.left_on.extend(sample.left_on);
        self.bad_exit = sample.bad_exit.or(self.bad_exit);
        self.unanswered += sample.unanswered;
    }

    /// The median over the runs.
    pub fn median(&self, figure: Figure) -> Option<f64> {
        self.values.get(&figure).and_then(|values| median(values))
    }
}

/// The middle value.
pub fn median(values: &[f64]) -> Option<f64> {
    percentile(values, 50)
}

/// The value at this percentage of the sorted values, rounded to the nearest rank.
pub fn percentile(values: &[f64], percent: usize) -> Option<f64> {
    let mut values = values.to_vec();
    values.sort_by(f64::total_cmp);
    let last = values.len().checked_sub(1)?;
    Some(values[(last * percent + 50) / 100])
}
