use super::check::{CARRIED_ROUNDS, check};
use super::index::Index;
use super::letters::{refuse_crowded, refuse_hostile};
use super::locate::locate;
use super::problem::{Fault, Position, Problem};
use super::shape;
use super::{MOST_ROUNDS, Ruleset};

/// The largest ruleset file, in bytes. The built-in ones need a fortieth of it.
pub const LARGEST_FILE: usize = 1 << 20;

/// A ruleset with every part explained, for people to copy.
pub const TEMPLATE: &str = include_str!("../../config/ruleset-template.yaml");

/// How many problems of a file are told one by one.
const MOST_TOLD: usize = 50;

/// Reads and checks a ruleset. `path` is how the file is named in problems;
/// nothing is opened.
///
/// # Errors
/// Every problem that can be told at once, in the order of the file: what
/// cannot be read as YAML at all, then what has the wrong shape (one at a time),
/// then everything whose meaning does not fit.
///
/// ```
/// let problems = komandor::ruleset::read("my.yaml", "ruleset: one").unwrap_err();
/// assert_eq!(
///     problems[0].to_string(),
///     "my.yaml:1:10: ruleset: the text \"one\" was found, a whole number is expected; \
///      write digits only, such as 4, without quotes"
/// );
/// ```
pub fn read(path: &str, text: &str) -> Result<Ruleset, Vec<Problem>> {
    read_located(path, text).map(|(ruleset, _)| ruleset)
}

/// What is wrong with a ruleset that an event file carries inside it, where
/// its shape has been read already. `written` is its text, in which positions
/// count; it is looked at only if something is wrong, so that opening a sound
/// event costs no time.
pub fn check_carried(path: &str, ruleset: &Ruleset, written: &str) -> Vec<Problem> {
    let mut found = check(ruleset, &Index::default(), CARRIED_ROUNDS);
    if found.is_empty() {
        return Vec::new();
    }
    found = match locate(written) {
        Ok(index) => check(ruleset, &index, CARRIED_ROUNDS),
        Err(faults) => faults,
    };
    found.sort_by_key(|fault| fault.at);
    shorten(&mut found);
    found.into_iter().map(|fault| fault.of(path)).collect()
}

/// As [`read`], with the positions, for whoever has more to ask of the file.
pub(super) fn read_located(path: &str, text: &str) -> Result<(Ruleset, Index), Vec<Problem>> {
    match parse(text) {
        Ok(read) => Ok(read),
        Err(mut faults) => {
            faults.sort_by_key(|fault| fault.at);
            shorten(&mut faults);
            Err(faults.into_iter().map(|fault| fault.of(path)).collect())
        }
    }
}

/// Keeps what a person can mend before looking again.
fn shorten(faults: &mut Vec<Fault>) {
    let more = faults.len().saturating_sub(MOST_TOLD);
    let Some(next) = faults.get(MOST_TOLD).map(|fault| fault.at).filter(|_| more > 1) else {
        return;
    };
    faults.truncate(MOST_TOLD);
    faults.push(Fault::new(next, format!("{more} more problems begin here"), "mend those before"));
}

fn parse(text: &str) -> Result<(Ruleset, Index), Vec<Fault>> {
    if text.len() > LARGEST_FILE {
        return Err(vec![Fault::new(
            Position::START,
            format!("the file has {} bytes, at most {LARGEST_FILE} are read", text.len()),
            "check that this is a ruleset, and shorten its rulings",
        )]);
    }
    // Some editors begin a file with a mark of its byte order.
    let text = text.strip_prefix('\u{feff}').unwrap_or(text);
    if let Some(fault) = refuse_hostile(text).or_else(|| refuse_crowded(text)) {
        return Err(vec![fault]);
    }
    let index = locate(text)?;
    let ruleset: Ruleset =
        serde_yaml::from_str(text).map_err(|error| vec![shape::fault(&error, &index)])?;
    let faults = check(&ruleset, &index, MOST_ROUNDS);
    if faults.is_empty() { Ok((ruleset, index)) } else { Err(faults) }
}
