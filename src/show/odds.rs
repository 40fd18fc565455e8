//! The odds: who has clinched, who is eliminated, and the chances of everybody else.

use super::page::{Page, Rows, Section, Table};
use super::standings::where_it_stands;
use super::{OddsRequest, PLAYOUTS, ShowRequest, chances_word};
use crate::event::{Event, Id, Refusal, announced_cut_size, standings};
use crate::odds::{
    Chances, Goal, OwnResult, Playouts, Prospect, Prospects, WhatIf, comes_in, prospects, safe_draw,
};
use crate::words::{Arg, Message};
use crate::{limits, msg};

/// The odds in one state of the event, as requested.
pub(super) struct Odds {
    pub(super) prospects: Prospects,
    pub(super) playouts: Playouts,
    pub(super) asked: OddsRequest,
    pub(super) seed: u64,
    /// How many reach the goal.
    pub(super) places: u32,
    /// Everybody who can reach the goal, in the order of the standings; or only the requested
    /// entrant.
    pub(super) entrants: Vec<Id>,
    /// The requested entrant.
    pub(super) who: Option<Id>,
    pub(super) comes_in: Option<Id>,
}

/// The seed of the playouts, so that the same state has the same figures: the number of lines of
/// the log that may change them. It is shown, so it must not depend on the seed of the event.
pub fn odds_seed(event: &Event) -> u64 {
    event.odds_lines()
}

/// The default number of playouts, fewer in a large event.
pub fn odds_playouts(event: &Event) -> u32 {
    limits::playouts(PLAYOUTS, event.registered().count())
}

/// The open match of an entrant: its table, and whether a draw there is safe for both.
struct OpenMatch {
    table: u32,
    safe_draw: Option<bool>,
}

impl Odds {
    /// Plays the rest out.
    ///
    /// # Errors
    /// There is nothing to play for now.
    pub(super) fn of(event: &Event, request: ShowRequest) -> Result<Odds, Refusal> {
        let asked = request.odds.unwrap_or_default();
        let seed = odds_seed(event);
        let none = || Refusal(msg!("odds.none-now"));
        let prospects = prospects(event).ok_or_else(none)?;
        let mut playouts = Playouts::new(event, seed, asked.chances).ok_or_else(none)?;
        playouts.play(asked.playouts.unwrap_or_else(|| odds_playouts(event)));
        let places = match prospects.goal {
            Goal::Cut => announced_cut_size(event),
            Goal::Win => 1,
        };
        let entrants = match request.who {
            Some(id) => vec![id],
            None => everybody(event, &prospects),
        };
        let comes_in = comes_in(event);
        let who = request.who;
        Ok(Odds { prospects, playouts, asked, seed, places, entrants, who, comes_in })
    }

    fn chance(&self, id: Id) -> Option<Message> {
        let is_open = self.prospects.of(id) == Prospect::Open && self.playouts.played() > 0;
        is_open.then(|| percent(self.playouts.made(id), self.playouts.played()))
    }
}

/// Everybody who plays for the goal, best first, and then those without a place yet.
///
/// A player who has dropped is listed if the goal is still possible or certain for them: without a
/// cut, the first in the standings is champion even after dropping.
fn everybody(event: &Event, prospects: &Prospects) -> Vec<Id> {
    let counts = |id: &Id| event.is_here(*id) || prospects.of(*id) != Prospect::Out;
    let ranked = standings(event).iter().map(|standing| standing.entrant).filter(counts);
    let is_new = |id: &Id| standings(event).standing(*id).is_none();
    let playing = event.entrants.iter().filter(|one| one.is_active() && !one.house);
    ranked.chain(playing.map(|one| one.id).filter(is_new)).collect()
}

/// The open match of this entrant, if they play one now.
fn open_match(event: &Event, id: Id) -> Option<OpenMatch> {
    let pairing = event.round()?.of(id)?;
    let table = pairing.table.filter(|_| pairing.outcome.is_none() && pairing.b.is_some())?;
    Some(OpenMatch { table, safe_draw: safe_draw(event, table) })
}

/// A chance in per cent, never shown as 0 or 100, which would claim certainty.
pub fn percent(made: u32, played: u32) -> Message {
    let (made, played) = (u64::from(made), u64::from(played.max(1)));
    if made * 100 < played {
        return msg!("odds.percent", n = "<1");
    }
    if (played - made.min(played)) * 100 < played {
        return msg!("odds.percent", n = ">99");
    }
    let rounded = (200 * made + played) / (2 * played);
    msg!("odds.percent", n = rounded.clamp(1, 99) as u32)
}

/// `certain`, `out` or `open`.
pub fn prospect_word(prospect: Prospect) -> Message {
    match prospect {
        Prospect::Certain => msg!("odds.state", state = "certain"),
        Prospect::Out => msg!("odds.state", state = "out"),
        Prospect::Open => msg!("odds.state", state = "open"),
    }
}

/// The certainty, else the chance: `out`, `61 %`.
pub fn outlook(prospect: Prospect, (made, played): (u32, u32)) -> Message {
    match prospect {
        Prospect::Open if played > 0 => percent(made, played),
        known => prospect_word(known),
    }
}

/// `win: 97 %`.
pub fn what_if_sentence(what_if: &WhatIf) -> Message {
    let chance = outlook(what_if.prospect, (what_if.made, what_if.played));
    msg!("common.labelled", label = result_word(what_if.result), text = chance)
}

fn result_word(result: OwnResult) -> Message {
    match result {
        OwnResult::Win => msg!("odds.win"),
        OwnResult::Draw => msg!("odds.draw"),
        OwnResult::Loss => msg!("odds.loss"),
    }
}

/// Whether a draw is safe for both, as a sentence.
pub fn safe_draw_sentence(safe: bool) -> Message {
    msg!("odds.draw-is", what = if safe { "safe" } else { "not-safe" })
}

/// The assumption behind every figure: `if everybody appears and stays`.
pub fn assumed() -> Message {
    msg!("odds.assumed")
}

/// `2000 playouts, results equally likely, if everybody appears and stays`.
pub fn basis(played: u32, chances: Chances) -> Message {
    let playouts = msg!("odds.playouts", n = played);
    msg!("odds.basis", playouts, chances = chances_phrase(chances), assumed = assumed())
}

/// `results equally likely` or `better records win more often`.
pub fn chances_phrase(chances: Chances) -> Message {
    match chances {
        Chances::Equal => msg!("odds.chances", by = "equal"),
        Chances::ByRecord => msg!("odds.chances", by = "record"),
    }
}

pub(super) fn title(event: &Event, who: Option<Id>) -> Message {
    match who {
        Some(id) => {
            msg!("pages.sheet-of", sheet = "odds", event = event.name(), name = event.label(id))
        }
        None => msg!("pages.sheet", sheet = "odds", event = event.name()),
    }
}

pub(super) fn page(event: &Event, odds: &Odds) -> Page {
    let goal = match odds.prospects.goal {
        Goal::Cut => {
            let cut = event.plan.map_or_else(Message::nothing, |plan| plan.cut_phrase());
            msg!("odds.goal-cut", cut)
        }
        Goal::Win => msg!("odds.goal-win"),
    };
    let playouts = msg!("odds.playouts", n = odds.playouts.played());
    let (chances, seed) = (chances_phrase(odds.asked.chances), odds.seed.to_string());
    let basis = msg!("odds.basis-seed", playouts, chances, seed);
    let mut facts: Vec<Arg> = vec![msg!("odds.organizer-only").into()];
    let known = msg!("odds.known-if", assumed = assumed());
    facts.extend([where_it_stands(event), goal, known, basis.capitalised()].map(Arg::from));
    let next = odds.comes_in.map(|id| msg!("odds.next-in-line", name = event.label(id)));
    facts.extend(next.map(Arg::from));
    let mut sections = vec![Section::plain(table(event, odds))];
    if let Some((id, open)) = odds.who.and_then(|id| Some((id, open_match(event, id)?))) {
        facts.extend(open.safe_draw.map(|safe| safe_draw_sentence(safe).into()));
        let heading = msg!("odds.if-heading", table = open.table);
        sections.push(Section::new(heading, results(&odds.playouts.what_if(id))));
    }
    Page { title: title(event, odds.who).into(), facts, sections }
}

pub(super) fn table(event: &Event, odds: &Odds) -> Table {
    let standing = |id: &Id| standings(event).standing(*id);
    Rows::of(odds.entrants.iter().copied())
        .number(msg!("keys.place").capitalised(), |id| {
            Arg::or_empty(standing(id).map(|standing| standing.rank))
        })
        .words(msg!("keys.player").capitalised(), |id| event.label(*id))
        .number(msg!("screen.points").capitalised(), |id| {
            Arg::or_empty(standing(id).map(|standing| event.points_figure(standing.points)))
        })
        .words(msg!("judge.penalty-sheet-state"), |id| prospect_word(odds.prospects.of(*id)))
        .number(msg!("odds.column-chance"), |id| Arg::or_empty(odds.chance(*id)))
        .table()
}

fn results(results: &[WhatIf]) -> Table {
    let chance = |one: &WhatIf| {
        let is_open = one.prospect == Prospect::Open && one.played > 0;
        Arg::or_empty(is_open.then(|| percent(one.made, one.played)))
    };
    Rows::of(results.iter().copied())
        .words(msg!("keys.result").capitalised(), |one: &WhatIf| result_word(one.result))
        .words(msg!("judge.penalty-sheet-state"), |one| prospect_word(one.prospect))
        .number(msg!("odds.column-chance"), chance)
        .table()
}

shapes! {
    struct OddsJson {
        #[serde(rename = "for")]
        goal: &'static str,
        places: u32,
        assumes: &'static str,
        playouts: u32,
        seed: u64,
        chances: &'static str,
        comes_in: Option<Id>,
        odds: Vec<OfEntrant>,
    }

    struct OfEntrant {
        entrant: Id,
        state: &'static str,
        chance?: Option<String>,
        #[serde(rename = "if")]
        what_if?: Option<Results>,
        safe_draw?: Option<bool>,
    }

    struct Results {
        win?: Option<String>,
        draw?: Option<String>,
        loss?: Option<String>,
    }
}

impl OddsJson {
    pub(super) fn of(event: &Event, shown: &Odds) -> OddsJson {
        OddsJson {
            goal: match shown.prospects.goal {
                Goal::Cut => "cut",
                Goal::Win => "champion",
            },
            places: shown.places,
            assumes: "everybody-appears-and-stays",
            playouts: shown.playouts.played(),
            seed: shown.seed,
            chances: chances_word(shown.asked.chances),
            comes_in: shown.comes_in,
            odds: shown.entrants.iter().map(|id| of_entrant(event, shown, *id)).collect(),
        }
    }
}

fn of_entrant(event: &Event, shown: &Odds, id: Id) -> OfEntrant {
    let state = shown.prospects.of(id);
    let played = shown.playouts.played();
    let open = open_match(event, id).filter(|_| shown.who == Some(id));
    OfEntrant {
        entrant: id,
        state: match state {
            Prospect::Certain => "certain",
            Prospect::Out => "out",
            Prospect::Open => "open",
        },
        chance: exact(Prospect::Open, shown.playouts.made(id), played)
            .filter(|_| state == Prospect::Open),
        what_if: open.as_ref().map(|_| results_json(&shown.playouts.what_if(id))),
        safe_draw: open.and_then(|open| open.safe_draw),
    }
}

fn results_json(all: &[WhatIf]) -> Results {
    let chance = |result| {
        let one = all.iter().find(|one| one.result == result)?;
        exact(one.prospect, one.made, one.played)
    };
    Results {
        win: chance(OwnResult::Win),
        draw: chance(OwnResult::Draw),
        loss: chance(OwnResult::Loss),
    }
}

/// `1` or `0` if proven, else the share of the playouts.
fn exact(prospect: Prospect, made: u32, played: u32) -> Option<String> {
    match prospect {
        Prospect::Certain => Some("1".to_owned()),
        Prospect::Out => Some("0".to_owned()),
        Prospect::Open => (played > 0).then(|| format!("{made}/{played}")),
    }
}

#[cfg(test)]
mod tests;
