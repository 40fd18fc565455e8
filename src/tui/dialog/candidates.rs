//! The possible completions of a line of the palette: verbs, players, tables and settings.

use super::search::{Fit, fit};
use crate::event::name::{contains_words, normalise};
use crate::event::{Entrant, Event, UsageWord, VERBS, VerbSpec};
use crate::msg;
use crate::words::{Message, Words};

/// The fewest letters by which an everyday word for a verb is known.
const SYNONYM: usize = 2;

/// The fewest letters by which the purpose of a verb is searched.
const PURPOSE: usize = 3;

/// The possible completions of the line, the best first.
pub(super) fn of_line(line: &str, event: Option<&Event>, words: &Words) -> Vec<Candidate> {
    let Some((verb, rest)) = line.trim_start().split_once(' ') else {
        return verbs(line.trim(), event, words);
    };
    let Some(spec) = VerbSpec::of(verb) else { return instead(verb, rest, event, words) };
    let (shown, does) = (spec.usage.to_owned(), spec.does.clone());
    let mut all = vec![Candidate { line: line.to_owned(), shown, does, complete: true }];
    if let Some(event) = event {
        if spec.names_players() > 0 {
            all.extend(after(event, spec, rest));
        }
        let has_table = rest.contains(' ') && rest.starts_with(|sign: char| sign.is_ascii_digit());
        if spec.names_a_table() && !has_table {
            all.extend(tables(event, verb, rest));
        }
    }
    if spec.takes_settings() {
        all.extend(settings(spec, rest));
    }
    all
}

/// The verbs that an unknown one was meant to be, before the words that follow it.
fn instead(unknown: &str, rest: &str, event: Option<&Event>, words: &Words) -> Vec<Candidate> {
    let with_rest = |one: Candidate| {
        let complete = one.complete || !rest.trim().is_empty();
        Candidate { line: format!("{}{rest}", one.line), complete, ..one }
    };
    verbs(unknown, event, words).into_iter().map(with_rest).collect()
}

/// The shortest form of a verb: what must be written, and a sign if more may follow.
pub(super) fn form(help: &VerbSpec) -> String {
    // A long list of alternatives would push every purpose aside.
    let is_short = |word: &UsageWord| !word.optional && word.alternatives().count() < 3;
    let short = help.ways().next().into_iter().flatten().take_while(is_short);
    let must: Vec<&str> = std::iter::once(help.verb).chain(short.map(|word| word.text)).collect();
    let must = must.join(" ");
    if must.len() < help.usage.len() { format!("{must} …") } else { must }
}

/// The verbs that these letters mean and that make sense now; if none does, all they mean.
fn verbs(typed: &str, event: Option<&Event>, words: &Words) -> Vec<Candidate> {
    let purpose = |help: &VerbSpec| {
        let does = words.text(&help.does);
        let searched = typed.chars().count() >= PURPOSE;
        searched && matches!(fit(typed, &does), Some(Fit::Beginning | Fit::Words))
    };
    let also = |help: &VerbSpec| {
        let words_for = help.also.as_ref().map_or_else(String::new, |also| words.text(also));
        let begins = |word: &str| matches!(fit(typed, word), Some(Fit::Beginning));
        typed.chars().count() >= SYNONYM
            && (words_for.split(", ").any(begins) || words_for.split([' ', ',']).any(begins))
    };
    let ranked = |help: &'static VerbSpec| {
        let rank = match fit(typed, help.verb) {
            Some(Fit::Scattered { .. } | Fit::Run) | None if also(help) => {
                Some((0, Some(Fit::Words)))
            }
            // A name that begins with the first letter is meant before any explanation.
            Some(fit @ Fit::Scattered { .. }) if begins_alike(typed, help.verb) => {
                Some((1, Some(fit)))
            }
            Some(Fit::Scattered { .. }) | None if purpose(help) => Some((2, None)),
            Some(fit @ Fit::Scattered { .. }) => Some((3, Some(fit))),
            Some(fit) => Some((0, Some(fit))),
            None => None,
        };
        rank.map(|rank| (rank, help))
    };
    let mut found: Vec<_> = VERBS.iter().filter_map(ranked).collect();
    found.sort_by_key(|(rank, _)| *rank);
    let sensible = |help: &VerbSpec| event.is_none_or(|event| help.makes_sense(event));
    if found.iter().any(|(_, help)| sensible(help)) {
        found.retain(|(_, help)| sensible(help));
    }
    let candidate = |(_, help): (_, &VerbSpec)| Candidate {
        line: format!("{} ", help.verb),
        shown: form(help),
        does: help.does.clone(),
        complete: help.ways().next().is_none_or(|way| way.first().is_none_or(|word| word.optional)),
    };
    found.into_iter().map(candidate).collect()
}

/// Whether both have the same first letter.
fn begins_alike(typed: &str, verb: &str) -> bool {
    typed.chars().next().map(|letter| letter.to_ascii_lowercase()) == verb.chars().next()
}

/// The tables without a result, by their number or a part of a player's name.
fn tables(event: &Event, verb: &str, typed: &str) -> Vec<Candidate> {
    let Some(round) = event.round() else { return Vec::new() };
    let mut found = Vec::new();
    for pairing in round.missing() {
        let (Some(table), Some(b)) = (pairing.table, pairing.b) else { continue };
        let [a, b] = [pairing.a, b].map(|id| event.label(id));
        let number = table.to_string();
        let names = [a.as_str(), b.as_str()].map(|name| fit(typed, name));
        let best = names.into_iter().flatten().min();
        let rank = if number.starts_with(typed) { Some(Fit::Beginning) } else { best };
        let Some(rank) = rank.filter(|rank| *rank <= Fit::Run) else { continue };
        let candidate = Candidate {
            line: format!("{verb} {table} "),
            shown: number,
            does: msg!("pairing.two", a, b),
            complete: false,
        };
        found.push((rank, table, candidate));
    }
    found.sort_by_key(|(rank, table, _)| (*rank, *table));
    found.into_iter().map(|(_, _, candidate)| candidate).collect()
}

/// The settings that the last word begins, or the values of one.
fn settings(spec: &VerbSpec, rest: &str) -> Vec<Candidate> {
    let verb = spec.verb;
    let keys = || spec.ways().flatten().filter_map(|word| Some((word.key?, word)));
    // A value in quotes may hold spaces, and is the organizer's own text.
    if rest.matches('"').count() % 2 == 1 {
        return Vec::new();
    }
    let (before, typed) = rest.rsplit_once(' ').map_or(("", rest), |(before, word)| (before, word));
    let before = if before.is_empty() { String::new() } else { format!("{before} ") };
    let plain = |value: &str| value.chars().all(|sign| sign.is_ascii_lowercase() || sign == '-');
    if let Some((key, started)) = typed.split_once('=') {
        let setting = keys().find(|(known, _)| *known == key).into_iter();
        let values = setting.flat_map(|(_, word)| word.alternatives());
        let fits = values.filter(|value| plain(value) && value.starts_with(started));
        let candidate = |value: &str| Candidate {
            line: format!("{verb} {before}{key}={value} "),
            shown: format!("{key}={value}"),
            does: Message::nothing(),
            complete: true,
        };
        return fits.map(candidate).collect();
    }
    let settings = keys().filter(|(_, word)| word.optional);
    let mut found: Vec<_> =
        settings.filter_map(|(key, word)| Some((fit(typed, key)?, key, word))).collect();
    found.sort_by_key(|(fit, _, _)| *fit);
    let candidate = |(_, key, word): (Fit, &str, UsageWord)| Candidate {
        line: format!("{verb} {before}{key}="),
        shown: format!("{key}="),
        // A placeholder such as `N` is a word of English, and the usage names it.
        does: match word.alternatives().all(plain) {
            true => Message::verbatim(word.values),
            false => Message::nothing(),
        },
        complete: false,
    };
    found.into_iter().map(candidate).collect()
}

/// A possible completion of the line.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Candidate {
    /// The completed line.
    pub line: String,
    pub shown: String,
    pub does: Message,
    /// Whether the completed line may be carried out as it is.
    pub complete: bool,
}

/// The line completed with each player whom the words after the verb could mean.
pub fn after(event: &Event, spec: &VerbSpec, rest: &str) -> Vec<Candidate> {
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
        complete: true,
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

#[cfg(test)]
mod tests {
    use super::*;

    fn shown(line: &str) -> Vec<String> {
        let found = of_line(line, None, Words::english());
        found.into_iter().map(|candidate| candidate.shown).collect()
    }

    #[test]
    fn settings_and_their_values_are_completed() {
        let found = of_line("setup rounds=5 cut", None, Words::english());
        let lines: Vec<&str> = found[1..3].iter().map(|found| found.line.as_str()).collect();
        assert_eq!(lines, ["setup rounds=5 cut=", "setup rounds=5 cut_by="]);
        assert_eq!(shown("setup cut_by=")[1..], ["cut_by=top", "cut_by=level", "cut_by=points"]);
        assert_eq!(shown("setup tier=f")[1..], ["tier=formal"]);
        assert_eq!(shown("setup name=\"Cup of")[1..], Vec::<String>::new());
        assert_eq!(shown("setup apart=")[1..], ["apart=none"]);
    }
}
