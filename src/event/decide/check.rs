//! Deck checks: players drawn for one, and what follows from what is found.

use super::decision::{Decision, Given, cleaned_text, verb};
use super::leave::leaving;
use super::lost_game::{NewResult, game_lost, match_lost};
use super::penalty::{self, GivenPenalty};
use super::refusals::no_round;
use super::table_ref::TableRef;
use crate::event::action::{
    CheckDrawn, Checked, Effect, IllegalDeck, Instead, Left, Penalised, Reported,
};
use crate::event::{
    Action, Event, Id, NewCheck, NewIllegalDeck, NewPenalty, Refusal, ResultText, Side, Who, find,
};
use crate::msg;
use crate::ruleset::{DeckCheck, PenaltyEffect};
use crate::words::{Arg, Message};

/// Draws players or tables of the newest round, those that were drawn least often first.
pub(super) fn draw(event: &Event, n: u32, tables: bool) -> Result<Decision, Refusal> {
    let round = event.round().ok_or_else(no_round)?;
    let stage = event.stages.len();
    let times = |id: &Id| event.checks_drawn.iter().filter(|draw| draw.ids.contains(id)).count();
    let seated = round.pairings.iter().filter_map(|p| Some((p.table?, [p.a, p.b?])));
    let may_be_drawn = |id: Id| event.is_here(id) && !event.is_house(id);
    let here =
        |ids: Vec<Id>| -> Vec<Id> { ids.into_iter().filter(|id| may_be_drawn(*id)).collect() };
    // Each group is drawn together: a single player, or both of a table.
    let mut groups: Vec<(usize, Vec<Id>)> = match tables {
        true => seated.map(|(_, ids)| here(ids.to_vec())).map(|ids| (0, ids)).collect(),
        false => seated.flat_map(|(_, ids)| here(ids.to_vec())).map(|id| (0, vec![id])).collect(),
    };
    groups.retain(|(_, ids)| !ids.is_empty());
    groups.iter_mut().for_each(|(drawn, ids)| *drawn = ids.iter().map(times).sum());
    groups.sort();
    let most = groups.len();
    if n == 0 || n as usize > most {
        return Err(Refusal(match tables {
            true => msg!("judge.draw-tables", n, most),
            false => msg!("judge.draw-players", n, most),
        }));
    }
    let draw = event.checks_drawn.len() as u32 + 1;
    let label = format!("stage {stage} round {} check {draw}", round.number);
    let mut chance = event.head.seed.draw(&label);
    groups.chunk_by_mut(|a, b| a.0 == b.0).for_each(|equal| chance.shuffle(equal));
    let ids: Vec<Id> = groups.into_iter().take(n as usize).flat_map(|(_, ids)| ids).collect();
    let drawn = CheckDrawn { stage, round: round.number, ids, draw, tables };
    let told = msg!("judge.deck-check-drawn", names = seats(event, &drawn));
    Ok(Decision::new(Action::CheckDraw(drawn), told))
}

/// The players who were drawn, each with the table: `Ala (table 3), Jan (table 5)`.
fn seats(event: &Event, drawn: &CheckDrawn) -> Arg {
    let seat = |id: &Id| {
        let table = event.round().and_then(|round| round.of(*id)?.table);
        let name = event.label(*id);
        table.map_or_else(
            || Arg::from(name.clone()),
            |table| msg!("judge.at-table", name = &name, table).into(),
        )
    };
    Arg::Series(drawn.ids.iter().map(seat).collect())
}

pub(super) fn check(event: &Event, new: &NewCheck) -> Result<Decision, Refusal> {
    let id = find(event, &new.who)?;
    let note = new.note.as_deref().map(|note| cleaned_text(Given::Note, note)).transpose()?;
    let at = TableRef::of_player(event, new.round, id)?;
    let rules = event.ruleset.deck_check.as_ref();
    let (name, table) = (event.label(id), at.blank().table);
    let side = at.pairing.side(id).filter(|_| !at.pairing.is_bye());
    let side = side.ok_or_else(|| {
        let round = at.stage.round_in_a_sentence(at.round.number);
        Refusal(msg!("judge.no-match", name = &name, round))
    })?;
    if rules.is_some() && at.pairing.outcome.is_none() {
        return Err(Refusal(msg!("judge.not-yet", table)));
    }
    let checked = |illegal| Checked {
        id,
        stage: at.number,
        round: at.round.number,
        table: at.pairing.table,
        illegal,
        note: note.clone(),
    };
    let Some(found) = &new.illegal else {
        let told = msg!("judge.legal", name);
        return Ok(Decision::new(Action::DeckCheck(Box::new(checked(None))), told));
    };
    let Some(rules) = rules else {
        let penalty = verb(format!("penalty #{id}"));
        return Err(Refusal(msg!("judge.no-rules", penalty)));
    };
    let (deck, told, warnings) = illegal(event, rules, (&at, side, id), found)?;
    let action = Action::DeckCheck(Box::new(checked(Some(deck))));
    Ok(Decision::new(action, Message::sentences(told)).warned(warnings))
}

/// Everything that follows from an illegal deck, with the sentences and warnings for it.
fn illegal(
    event: &Event,
    rules: &DeckCheck,
    (at, side, id): (&TableRef, Side, Id),
    found: &NewIllegalDeck,
) -> Result<(IllegalDeck, Vec<Message>, Vec<Message>), Refusal> {
    let name = event.label(id);
    let cards = match found.cards.trim() {
        "" => return Err(Refusal(msg!("judge.deck-check-which-cards"))),
        cards => cleaned_text(Given::Note, cards)?,
    };
    let legal_now = remains_legal(rules, found)?;
    let mut told = vec![msg!("judge.illegal", name = &name, cards = &cards)];
    told.extend(rules.keeps.as_ref().zip(found.left).map(|(keeps, left)| match legal_now {
        true => msg!("judge.remains-legal", n = left, what = &keeps.name),
        false => msg!(
            "judge.remains-illegal",
            n = left,
            what = &keeps.name,
            least = keeps.least,
            name = &name,
        ),
    }));
    let (instead, result) = instead(event, (at, side), found, legal_now)?;
    let result = result.map(|NewResult { reported, told: said }| {
        told.extend(said);
        reported
    });
    if instead == Instead::Same {
        told.push(result_stays(event, at));
    }
    let mut warnings = Vec::new();
    let penalty = match penalised(event, rules, id, found)? {
        Some(given) => {
            told.extend(given.told);
            warnings.extend(given.warnings);
            Some(given.penalised)
        }
        None => {
            warnings.push(msg!("judge.deck-check-no-penalty"));
            None
        }
    };
    let out = penalty.as_ref().is_some_and(puts_out);
    let leaves = (!legal_now && !out && event.is_here(id)).then(|| departure(event, id));
    let deck = IllegalDeck { cards, left: found.left, instead, result, penalty, leaves };
    Ok((deck, told, warnings))
}

fn puts_out(penalised: &Penalised) -> bool {
    matches!(penalised.effect, Some(Effect::Removed(_) | Effect::Disqualified(_)))
}

/// The departure of a player whose match has its result.
fn departure(event: &Event, id: Id) -> Left {
    let (left, _) = leaving(event, id);
    left
}

/// Returns whether the deck is legal once the cards are taken out.
fn remains_legal(rules: &DeckCheck, found: &NewIllegalDeck) -> Result<bool, Refusal> {
    match (&rules.keeps, found.left) {
        (Some(keeps), Some(left)) => Ok(left >= keeps.least),
        (Some(keeps), None) => Err(Refusal(msg!(
            "judge.deck-check-how-many-left",
            what = &keeps.name,
            n = keeps.least
        ))),
        (None, Some(_)) => Err(Refusal(msg!("judge.counts-nothing"))),
        (None, None) => Ok(true),
    }
}

/// The result that is recorded in place of the annulled one. The rules do not say, so the organizer
/// must.
fn instead(
    event: &Event,
    (at, side): (&TableRef, Side),
    found: &NewIllegalDeck,
    legal_now: bool,
) -> Result<(Instead, Option<NewResult>), Refusal> {
    let words = || Arg::any_of(Instead::ALL.map(|instead| format!("result={}", instead.word())));
    let instead =
        found.instead.ok_or_else(|| Refusal(msg!("judge.what-instead", words = words())))?;
    if found.game.is_some() && instead != Instead::GameLoss {
        return Err(Refusal(msg!("judge.takes-no-game", word = instead.word())));
    }
    let result = match instead {
        Instead::Same => None,
        Instead::GameLoss => Some(game_lost(event, at, side, found.game)?),
        Instead::MatchLoss => Some(match_lost(event, at, side)?),
        Instead::Replay if !legal_now => return Err(Refusal(msg!("judge.no-replay-alone"))),
        Instead::Replay => Some(replay(event, at)?),
    };
    Ok((instead, result))
}

/// The table without a result, in the round that is being played.
fn replay(event: &Event, at: &TableRef) -> Result<NewResult, Refusal> {
    let table = at.blank().table;
    if !event.is_newest(at.number, at.round.number) {
        let (round, verb) = at.stage.round_with(at.round.number, ["is", "are"]);
        let over = msg!("judge.round-is-over", round, verb, table);
        return Err(Refusal(over));
    }
    let reported = Reported { open: true, ..at.blank() };
    let old = at.pairing.outcome.as_ref();
    let old = old.map(|old| ResultText::of(event, at.pairing, old).message());
    let mut told = vec![msg!("judge.replayed", table)];
    told.extend(old.map(|old| msg!("judge.it-was", result = old)));
    Ok(NewResult { reported, told })
}

fn result_stays(event: &Event, at: &TableRef) -> Message {
    let outcome = at.pairing.outcome.as_ref();
    let result = outcome.map(|outcome| ResultText::of(event, at.pairing, outcome).message());
    let table = at.blank().table;
    msg!("judge.stays", table, result = Arg::or_empty(result))
}

/// The penalty for the owner, given for the offence that the ruleset names.
fn penalised(
    event: &Event,
    rules: &DeckCheck,
    id: Id,
    found: &NewIllegalDeck,
) -> Result<Option<GivenPenalty>, Refusal> {
    let Some(kind) = &found.penalty else {
        return match found.points {
            Some(_) => Err(Refusal(msg!("judge.points-of-what"))),
            None => Ok(None),
        };
    };
    let effect = event.ruleset.penalty(kind).map(|penalty| penalty.effect);
    if matches!(effect, Some(PenaltyEffect::GameLoss | PenaltyEffect::MatchLoss)) {
        return Err(Refusal(msg!("judge.result-says", kind = kind.as_str())));
    }
    let mut new = NewPenalty::new(Who::id(id), kind.as_str());
    new.points = found.points;
    new.offence = rules.offence.clone();
    penalty::given(event, id, &new).map(Some)
}
