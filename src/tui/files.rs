//! Reads files that the organizer names: rosters and deck or army lists.

use crate::desk::faults;
use crate::event::{Command, Event, NewEntrant, Who, read_roster};
use crate::store::regular;
use crate::words::Message;
use std::io::Read;
use std::path::PathBuf;

/// The most bytes such a file may have: 1 MiB.
const LARGEST: u64 = 1 << 20;

/// The roster in this file.
///
/// # Errors
/// The reason why it cannot be read, or a sentence about each wrong line.
pub fn roster(path: &str) -> Result<Vec<NewEntrant>, String> {
    let text = text(path)?;
    let lines = text.lines().skip(1).filter(|line| !line.trim().is_empty()).count();
    let told = |problems: Vec<Message>| problems.iter().map(Message::to_string).collect();
    read_roster(&text).map_err(told).map_err(|problems: Vec<String>| match problems.as_slice() {
        // The header only names the columns, so no player's line is wrong.
        [header] if header.contains("the column \"") || header.contains("is no column") => {
            header.clone()
        }
        _ => not_taken(&problems.join("\n"), lines),
    })
}

/// A deck or army list, with the faults that the ruleset finds in it. A list with faults is
/// handed in all the same, so that the judge sees it.
///
/// # Errors
/// The reason why it cannot be read.
pub fn list(event: &Event, who: Who, path: &str) -> Result<Command, String> {
    let text = text(path)?;
    let faults = faults(event.ruleset.lists.as_ref(), &text);
    Ok(Command::List { who, lines: text.lines().map(str::to_owned).collect(), faults })
}

/// The most wrong lines of a roster that are listed.
const NAMED: usize = 3;

/// Says why a roster of this number of lines was refused; `problems` has one problem a line.
pub fn not_taken(problems: &str, lines: usize) -> String {
    if !problems.lines().all(|problem| problem.starts_with("Line ")) {
        return problems.to_owned();
    }
    let wrong = problems.lines().count();
    let lines = match lines {
        1 => "1 of 1 line".to_owned(),
        _ => format!("{wrong} of {lines} lines"),
    };
    let mut told = format!("Nothing was registered: {lines} cannot be taken.");
    for problem in problems.lines().take(NAMED) {
        told.push('\n');
        told.push_str(problem);
    }
    if wrong > NAMED {
        told.push_str(&format!("\nand {} more", wrong - NAMED));
    }
    told
}

fn text(path: &str) -> Result<String, String> {
    let path = unquoted(path);
    let full = expanded(path);
    let cannot = |error: std::io::Error| format!("{path}: cannot be read: {error}.");
    let file = regular(&full).map_err(cannot)?;
    let mut bytes = Vec::new();
    file.take(LARGEST + 1).read_to_end(&mut bytes).map_err(cannot)?;
    if bytes.len() as u64 > LARGEST {
        return Err(format!("{path}: it has more than {LARGEST} bytes; name a shorter one."));
    }
    String::from_utf8(bytes).map_err(|_| format!("{path}: not UTF-8 text; save it as UTF-8."))
}

/// Expands `~/` to the home folder, as a shell does.
pub(super) fn expanded(path: &str) -> PathBuf {
    let home = path.strip_prefix("~/").zip(std::env::var_os("HOME"));
    home.map_or_else(|| PathBuf::from(path), |(rest, home)| PathBuf::from(home).join(rest))
}

/// Removes the quotes in which a pasted path may stand.
pub(super) fn unquoted(path: &str) -> &str {
    let path = path.trim();
    let bare = |quote| path.strip_prefix(quote)?.strip_suffix(quote);
    bare('"').or_else(|| bare('\'')).unwrap_or(path)
}
