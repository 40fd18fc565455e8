//! The palette: any verb, with completion and history.

use crate::event::name::fold;
use crate::event::{Event, VERBS};
use crate::tui::field::Field;
use crate::tui::keys::Key;
use crate::tui::steps::Step;
use crate::tui::text;

/// Verbs that name a player.
const ABOUT_PLAYERS: [&str; 8] =
    ["drop", "rejoin", "disqualify", "decline", "swap", "penalty", "edit", "list"];

#[derive(Debug, Default)]
pub struct Palette {
    pub line: Field,
    /// How far back in the history; 0: the line being typed.
    pub back: usize,
    /// Why the line was not carried out.
    pub fault: Option<String>,
}

/// Something the line could become.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Candidate {
    /// The line then.
    pub line: String,
    pub shown: String,
    pub does: String,
}

impl Palette {
    pub fn with(line: &str) -> Palette {
        Palette { line: Field::new(line), ..Palette::default() }
    }

    /// What the line could go on to, the best first.
    pub fn candidates(&self, event: Option<&Event>) -> Vec<Candidate> {
        let line = self.line.value();
        let Some((verb, rest)) = line.trim_start().split_once(' ') else {
            let verb = line.trim();
            let fits = VERBS.iter().filter(|help| help.verb.starts_with(verb));
            return fits
                .map(|help| Candidate {
                    line: format!("{} ", help.verb),
                    shown: help.usage.to_owned(),
                    does: help.does.to_owned(),
                })
                .collect();
        };
        let usage = VERBS.iter().filter(|help| help.verb == verb).map(|help| Candidate {
            line: line.to_owned(),
            shown: help.usage.to_owned(),
            does: help.does.to_owned(),
        });
        let players = event.filter(|_| ABOUT_PLAYERS.contains(&verb));
        usage.chain(players.into_iter().flat_map(|event| players_for(event, verb, rest))).collect()
    }

    /// Takes the first candidate that changes the line.
    pub fn complete(&mut self, event: Option<&Event>) {
        let line = self.line.value().to_owned();
        let next = self.candidates(event).into_iter().find(|candidate| candidate.line != line);
        if let Some(candidate) = next {
            self.line.set(candidate.line);
        }
    }

    /// Up and down go through the lines carried out before.
    pub fn step(&mut self, step: Step, verbs: &[String]) {
        self.back = match step {
            Step::By(by) => self.back.saturating_add_signed(-by).min(verbs.len()),
            Step::First => verbs.len(),
            Step::Last => 0,
        };
        let line = match self.back {
            0 => "",
            back => verbs[verbs.len() - back].as_str(),
        };
        self.line.set(line);
    }

    pub fn typed(&mut self, key: Key) {
        self.line.key(key);
        self.fault = None;
    }
}

/// Players whose names hold the last word typed.
fn players_for(event: &Event, verb: &str, rest: &str) -> Vec<Candidate> {
    let start = rest
        .rfind(['\'', '"'])
        .map_or_else(|| rest.rfind(' ').map_or(0, |at| at + 1), |quote| quote + 1);
    let wanted = fold(rest[start..].trim());
    if wanted.is_empty() {
        return Vec::new();
    }
    let before = rest[..start].trim_end_matches(['\'', '"']);
    (event.entrants.iter())
        .filter(|entrant| text::holds(&entrant.label(), &wanted))
        .take(6)
        .map(|entrant| Candidate {
            line: format!("{verb} {before}\"{}\" ", entrant.name.replace('"', "")),
            shown: entrant.label(),
            does: format!("#{}", entrant.id),
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tab_completes_a_verb() {
        let mut palette = Palette::with("disq");
        palette.complete(None);
        assert_eq!(palette.line.value(), "disqualify ");
    }

    #[test]
    fn up_and_down_go_through_the_history() {
        let verbs = ["pair".to_owned(), "undo".to_owned()];
        let mut palette = Palette::default();
        palette.step(Step::By(-1), &verbs);
        assert_eq!(palette.line.value(), "undo");
        palette.step(Step::By(-1), &verbs);
        palette.step(Step::By(-1), &verbs);
        assert_eq!(palette.line.value(), "pair");
        palette.step(Step::Last, &verbs);
        assert!(palette.line.is_empty());
    }
}
