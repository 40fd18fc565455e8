//! The players whose names could complete a line of the palette.

use crate::event::name::{contains_words, normalise};
use crate::event::{Entrant, Event};
use crate::words::Message;

/// A possible completion of the line.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Candidate {
    /// The completed line.
    pub line: String,
    pub shown: String,
    pub does: Message,
}

/// The line completed with each player whom the words after the verb could mean.
pub(super) fn after(event: &Event, verb: &str, rest: &str) -> Vec<Candidate> {
    let (mut before, wanted) = argument(rest, verb == "swap");
    let mut found = meant(event, wanted);
    // Two players may be named without quotes; the second name begins at one of the words.
    if verb == "swap" && found.is_empty() {
        let starts = wanted.match_indices(' ').map(|(at, _)| at + 1);
        for at in starts {
            found = meant(event, &wanted[at..]);
            if !found.is_empty() {
                before = &rest[..rest.len() - wanted.len() + at];
                break;
            }
        }
    }
    let candidate = |entrant: &Entrant| Candidate {
        line: format!("{verb} {before}{} ", written(entrant)),
        shown: entrant.label().into_owned(),
        does: Message::verbatim(format!("#{}", entrant.id)),
    };
    found.into_iter().map(candidate).collect()
}

/// The part that stays as it is, and the name being typed, without its quote. A name with both
/// quotes is complete. The verb `swap` takes two names.
fn argument(rest: &str, two: bool) -> (&str, &str) {
    let Some(quote) = rest.chars().next().filter(|c| matches!(c, '"' | '\'')) else {
        return ("", rest);
    };
    match rest[1..].split_once(quote) {
        None => ("", &rest[1..]),
        Some((name, more)) if two => {
            let gap = more.len() - more.trim_start().len();
            let second = name.len() + 2 + gap;
            let opened = usize::from(more.trim_start().starts_with(['"', '\'']));
            let wanted = &rest[second + opened..];
            (&rest[..second], if wanted.contains(['"', '\'']) { "" } else { wanted })
        }
        Some(_) => (rest, ""),
    }
}

/// The players whose names contain the text, the best match first. If some names begin with the
/// text, or have words that do, only those are listed.
fn meant<'a>(event: &'a Event, wanted: &str) -> Vec<&'a Entrant> {
    let wanted = normalise(wanted.trim());
    if wanted.is_empty() {
        return Vec::new();
    }
    let mut found: Vec<(u8, &Entrant)> = event
        .registered()
        .filter(|entrant| contains_words(&entrant.label(), &wanted))
        .map(|entrant| (distance(&normalise(&entrant.label()), &wanted), entrant))
        .collect();
    found.sort_by_key(|(distance, _)| *distance);
    if found.first().is_some_and(|(best, _)| *best < INSIDE) {
        found.retain(|(distance, _)| *distance < INSIDE);
    }
    found.into_iter().map(|(_, entrant)| entrant).collect()
}

/// The distance of a name that contains the text only inside words.
const INSIDE: u8 = 3;

fn distance(name: &str, wanted: &str) -> u8 {
    let begins = |word: &str| name.split([' ', '-']).any(|part| part.starts_with(word));
    match () {
        () if name.starts_with(wanted) => 0,
        () if name.contains(&format!(" {wanted}")) => 1,
        () if wanted.split_whitespace().all(begins) => 2,
        () => INSIDE,
    }
}

/// The name in quotes, or the number of a player whose name contains quotes itself.
fn written(entrant: &Entrant) -> String {
    match entrant.name.contains('"') {
        true => format!("#{}", entrant.id),
        false => format!("\"{}\"", entrant.name),
    }
}
