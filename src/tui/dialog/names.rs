//! The players whose names could complete a line of the palette.

use super::fuzzy::{Fit, fit};
use crate::event::name::{contains_words, normalise};
use crate::event::{Entrant, Event, VerbSpec};
use crate::words::Message;

/// A possible completion of the line.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Candidate {
    /// The completed line.
    pub line: String,
    pub shown: String,
    pub does: Message,
    /// Whether the completed line may be carried out as it is.
    pub whole: bool,
}

/// The line completed with each player whom the words after the verb could mean.
pub(super) fn after(event: &Event, spec: &VerbSpec, rest: &str) -> Vec<Candidate> {
    let (verb, takes_two) = (spec.verb, spec.names_players() > 1);
    let (mut before, wanted) = argument(rest, takes_two);
    let mut found = meant(event, wanted);
    // Two players may be named without quotes; the second name begins at one of the words.
    if takes_two && found.is_empty() {
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
        whole: true,
    };
    found.into_iter().map(candidate).collect()
}

/// The part that stays as it is, and the name being typed, without its quote. A name with both
/// quotes is complete. Some verbs take two names.
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
    let fits = |entrant: &'a Entrant| {
        let label = normalise(&entrant.label());
        Some((distance(&label, &wanted)?, entrant))
    };
    let mut found: Vec<(Distance, &Entrant)> = event.registered().filter_map(fits).collect();
    // Of several words the last may be no part of a name, and then nothing replaces them.
    if wanted.contains(' ') {
        found.retain(|(distance, _)| distance.kind != Kind::Scattered);
    }
    found.sort_by_key(|(distance, _)| *distance);
    // Worse kinds of matches are listed only if there is none that is better.
    let kind = found.first().map(|(best, _)| best.kind);
    found.retain(|(distance, _)| Some(distance.kind) == kind);
    found.into_iter().map(|(_, entrant)| entrant).collect()
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Kind {
    Beginnings,
    Inside,
    Scattered,
}

/// How far a name is from the typed text.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
struct Distance {
    kind: Kind,
    order: usize,
}

fn distance(name: &str, wanted: &str) -> Option<Distance> {
    let begins = |word: &str| name.split([' ', '-']).any(|part| part.starts_with(word));
    let fit = fit(wanted, name);
    let (kind, order) = match fit {
        Some(Fit::Beginning) => (Kind::Beginnings, 0),
        _ if name.contains(&format!(" {wanted}")) => (Kind::Beginnings, 1),
        _ if wanted.split_whitespace().all(begins) => (Kind::Beginnings, 2),
        Some(Fit::Words) => (Kind::Beginnings, 3),
        _ if contains_words(name, wanted) => (Kind::Inside, 0),
        Some(Fit::Scattered { skipped }) => (Kind::Scattered, skipped),
        _ => return None,
    };
    Some(Distance { kind, order })
}

/// The name in quotes, or the number of a player whose name contains quotes itself.
fn written(entrant: &Entrant) -> String {
    match entrant.name.contains('"') {
        true => format!("#{}", entrant.id),
        false => format!("\"{}\"", entrant.name),
    }
}
