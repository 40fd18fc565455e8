//! Deck checks: who is drawn, and what follows from an illegal deck.

use super::leave::leaving;
use super::penalty::DecidedPenalty;
use super::{Effect, Footprint, Left, NewPenalty, Part, Penalised, Reported, penalty};
use crate::event::decide::lost_game::{NewResult, game_lost, match_lost};
use crate::event::decide::table_ref::TableRef;
use crate::event::decide::{Decision, TextKind, cleaned_text, no_round, verb};
use crate::event::verb::{ALWAYS, MissingWord, VerbSpec, VerbWords, number, one_of};
use crate::event::{
    Action, Command, Event, Id, Outcome, Refusal, ResultText, Side, Topic, Verb, Who, answer, find,
    outcome,
};
use crate::msg;
use crate::ruleset::{DeckCheck, PenaltyEffect};
use crate::words::{Arg, Message};
use serde::{Deserialize, Serialize};

pub(super) const CHECK: VerbSpec = VerbSpec::known(
    Topic::Judge,
    "check draw [N] | check draw tables=N | check WHO legal [round=N] [NOTE] | check WHO illegal CARDS [left=N] result=match-loss|game-loss|replay|same [game=N] [penalty=KIND|none] [points=N] [round=N] [note=TEXT]",
    msg!("judge.does"),
    msg!("commands.check"),
    ALWAYS,
    read_check,
);

fn read_check(words: &mut VerbWords) -> Result<Verb, Message> {
    let first = words.next(MissingWord::PLAYER)?;
    if first == "draw" {
        return read_draw(words);
    }
    let who = Who(first);
    let verdict = words.next(msg!("commands.missing-part", what = "verdict"))?;
    let is_legal = one_of(&verdict, &[("legal", true), ("illegal", false)])?;
    let keys = ["round", "left", "result", "game", "penalty", "points", "note"];
    let (text, settings) = words.settings(&keys)?;
    let (mut round, mut note) = (None, None);
    let mut deck = NewIllegalDeck::default();
    let mut of_illegal = None;
    for (key, value) in settings {
        match key {
            "round" => round = Some(number(&value)?),
            "note" => note = Some(value),
            _ => {
                of_illegal = of_illegal.or(Some(key));
                match key {
                    "left" => deck.left = Some(number(&value)?),
                    "result" => {
                        let known = Instead::ALL.map(|instead| (instead.word(), instead));
                        deck.instead = Some(one_of(&value, &known)?);
                    }
                    "game" => deck.game = Some(number(&value)?),
                    "penalty" => deck.penalty = Some(value).filter(|kind| kind != "none"),
                    _ => deck.points = Some(number(&value)?),
                }
            }
        }
    }
    let illegal = match (is_legal, of_illegal) {
        (false, _) => {
            deck.cards = text;
            Some(deck)
        }
        (true, Some(key)) => return Err(msg!("judge.of-illegal", key)),
        (true, None) => {
            note = note.or(Some(text).filter(|text| !text.is_empty()));
            None
        }
    };
    Ok(Verb::Do(Command::Check(NewCheck { who, round, illegal, note })))
}

fn read_draw(words: &mut VerbWords) -> Result<Verb, Message> {
    let command = match words.optional() {
        None => Command::DrawChecks { n: 1, tables: false },
        Some(word) => match word.strip_prefix("tables=") {
            Some(n) => Command::DrawChecks { n: number(n)?, tables: true },
            None => Command::DrawChecks { n: number(&word)?, tables: false },
        },
    };
    Ok(Verb::Do(command))
}

/// A deck check as it was asked for.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct NewCheck {
    pub who: Who,
    /// None means the newest round.
    pub round: Option<u32>,
    /// None if the deck is legal.
    pub illegal: Option<NewIllegalDeck>,
    pub note: Option<String>,
}

/// An illegal deck as found, and what the organizer decided.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct NewIllegalDeck {
    pub cards: String,
    /// The counted parts that remain in the deck.
    pub left: Option<u32>,
    pub instead: Option<Instead>,
    /// The game that is lost, from 1.
    pub game: Option<u32>,
    /// The id of a penalty; None for none.
    pub penalty: Option<String>,
    pub points: Option<u32>,
}

/// Draws players or tables of the newest round, those that were drawn least often first.
pub fn draw(event: &Event, n: u32, tables: bool) -> Result<Decision, Refusal> {
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
    let names = seats(event, &drawn);
    let round = event.round_in_a_sentence(stage, round.number);
    let message = answer(msg!("judge.log-drawn", round, names));
    Ok(Decision::new(Action::CheckDraw(drawn), message))
}

/// The players who were drawn, each with the table: `Ala (table 3), Jan (table 5)`.
fn seats(event: &Event, drawn: &CheckDrawn) -> Arg {
    let seat = |id: &Id| {
        let table = event.round().and_then(|round| round.of(*id)?.table);
        let name = event.label(*id);
        table.map_or_else(
            || Arg::from(name.clone()),
            |table| {
                let at = msg!("common.table", n = table);
                msg!("common.bracketed", text = &name, note = at).into()
            },
        )
    };
    Arg::Series(drawn.ids.iter().map(seat).collect())
}

pub(super) fn check(event: &Event, new: &NewCheck) -> Result<Decision, Refusal> {
    let id = find(event, &new.who)?;
    let note = new.note.as_deref().map(|note| cleaned_text(TextKind::Note, note)).transpose()?;
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
        let legal = msg!("judge.verdict", verdict = "legal");
        let round = at.round.number;
        let message = answer(msg!("judge.log-illegal", name, round, what = legal));
        return Ok(Decision::new(Action::DeckCheck(Box::new(checked(None))), message));
    };
    let Some(rules) = rules else {
        let penalty = verb(format!("penalty #{id}"));
        return Err(Refusal(msg!("judge.no-rules", penalty)));
    };
    let (deck, sentences, warnings) = illegal(event, rules, &at, side, id, found)?;
    let action = Action::DeckCheck(Box::new(checked(Some(deck))));
    Ok(Decision::new(action, Message::sentences(sentences)).warned(warnings))
}

/// The result of the match after which this deck is checked.
pub(super) fn result_before<'e>(event: &'e Event, new: &NewCheck) -> Option<&'e Outcome> {
    let id = find(event, &new.who).ok()?;
    TableRef::of_player(event, new.round, id).ok()?.pairing.outcome.as_ref()
}

/// The consequences of an illegal deck, with the answer's sentences and the warnings.
fn illegal(
    event: &Event,
    rules: &DeckCheck,
    at: &TableRef,
    side: Side,
    id: Id,
    found: &NewIllegalDeck,
) -> Result<(IllegalDeck, Vec<Message>, Vec<Message>), Refusal> {
    let name = event.label(id);
    let cards = match found.cards.trim() {
        "" => return Err(Refusal(msg!("judge.deck-check-which-cards"))),
        cards => cleaned_text(TextKind::Note, cards)?,
    };
    let legal_now = remains_legal(rules, found)?;
    let mut sentences = vec![msg!("judge.illegal", name = &name, cards = &cards)];
    sentences.extend(rules.keeps.as_ref().zip(found.left).map(|(keeps, left)| match legal_now {
        true => msg!("judge.remains-legal", n = left, what = &keeps.name),
        false => msg!(
            "judge.remains-illegal",
            n = left,
            what = &keeps.name,
            least = keeps.least,
            name = &name,
        ),
    }));
    let (instead, result) = instead(event, at, side, found, legal_now)?;
    let result = result.map(|NewResult { reported, sentences: more }| {
        sentences.extend(more);
        reported
    });
    if instead == Instead::Same {
        sentences.push(result_stays(event, at));
    }
    let mut warnings = Vec::new();
    let penalty = match penalised(event, rules, id, found)? {
        Some(penalty) => {
            sentences.extend(penalty.sentences);
            warnings.extend(penalty.warnings);
            Some(penalty.penalised)
        }
        None => {
            warnings.push(msg!("judge.deck-check-no-penalty"));
            None
        }
    };
    let out = penalty.as_ref().is_some_and(|penalised| {
        matches!(penalised.effect, Some(Effect::Removed(_) | Effect::Disqualified(_)))
    });
    let leaves = (!legal_now && !out && event.is_here(id)).then(|| leaving(event, id).0);
    let deck = IllegalDeck { cards, left: found.left, instead, result, penalty, leaves };
    Ok((deck, sentences, warnings))
}

/// Whether the deck is legal once the cards are taken out.
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

/// The result to record in place of the annulled one: the organizer's decision, because the rules
/// are silent.
fn instead(
    event: &Event,
    at: &TableRef,
    side: Side,
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
    let mut sentences = vec![msg!("judge.replayed", table)];
    sentences.extend(old.map(|old| msg!("judge.before", item = old)));
    Ok(NewResult { reported, sentences })
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
) -> Result<Option<DecidedPenalty>, Refusal> {
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
    penalty::decide_penalty(event, id, &new).map(Some)
}

/// The players who were drawn at random for a deck check.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CheckDrawn {
    pub stage: usize,
    pub round: u32,
    /// In the order of the draw; both players of a table if tables were drawn.
    pub ids: Vec<Id>,
    /// The number of the draw, from 1, which fixes it together with the event's seed.
    pub draw: u32,
    /// Whether whole tables were drawn.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub tables: bool,
}

/// A deck checked after a match, with the consequences.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Checked {
    pub id: Id,
    pub stage: usize,
    pub round: u32,
    pub table: Option<u32>,
    /// None if the deck is legal.
    pub illegal: Option<IllegalDeck>,
    pub note: Option<String>,
}

/// An illegal deck: what was taken out, and the consequences.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct IllegalDeck {
    /// The cards that were taken out.
    pub cards: String,
    /// The counted parts that remain, if the ruleset counts any.
    pub left: Option<u32>,
    pub instead: Instead,
    /// The result of the match as it is recorded now; None if it stays.
    pub result: Option<Reported>,
    /// The penalty that the owner was given for it.
    pub penalty: Option<Penalised>,
    /// The owner dropped, because the deck could not be made legal.
    pub leaves: Option<Left>,
}

/// The result that is recorded in place of an annulled one.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Instead {
    /// The same result, as the organizer decided.
    Same,
    /// Nothing: the match is played again.
    Replay,
    /// The owner lost one game.
    GameLoss,
    /// The owner lost the match.
    MatchLoss,
}

impl Instead {
    pub const ALL: [Instead; 4] =
        [Instead::MatchLoss, Instead::GameLoss, Instead::Replay, Instead::Same];

    /// The word after `result=` of the verb `check`.
    pub fn word(self) -> &'static str {
        match self {
            Instead::Same => "same",
            Instead::Replay => "replay",
            Instead::GameLoss => "game-loss",
            Instead::MatchLoss => "match-loss",
        }
    }
}

impl Event {
    /// Applies the result first, so that a departure finds the match as it is recorded now.
    pub(super) fn apply_checked(&mut self, checked: &Checked) -> Result<(), Message> {
        self.known(checked.id)?;
        if let Some(illegal) = &checked.illegal {
            illegal.result.iter().try_for_each(|reported| self.apply_reported(reported))?;
            illegal.penalty.iter().try_for_each(|penalised| self.apply_penalised(penalised))?;
            illegal.leaves.iter().try_for_each(|left| self.apply_left(left, left.dropped()))?;
        }
        self.checks.push(checked.clone());
        Ok(())
    }

    pub(super) fn describe_drawn(&self, drawn: &CheckDrawn) -> Message {
        let names = drawn.ids.iter().map(|id| self.label(*id).into()).collect();
        let round = self.round_in_a_sentence(drawn.stage, drawn.round);
        msg!("judge.log-drawn", round, names = Arg::Series(names))
    }

    pub(super) fn describe_checked(&self, checked: &Checked) -> Message {
        let name = self.label(checked.id);
        let with_note = |message: Message| match &checked.note {
            Some(note) => msg!("common.labelled", label = message, text = note),
            None => message,
        };
        let Some(illegal) = &checked.illegal else {
            let what = msg!("judge.verdict", verdict = "legal");
            return with_note(msg!("judge.log-illegal", name, round = checked.round, what));
        };
        let mut parts: Vec<Arg> = vec![msg!("judge.log-removed", cards = &illegal.cards).into()];
        parts.extend(illegal.left.map(|n| msg!("judge.log-left", n).into()));
        parts.push(match (&illegal.result, illegal.instead) {
            (_, Instead::Same) | (None, _) => msg!("judge.log-result-is", what = "stays").into(),
            (Some(_), Instead::Replay) => msg!("judge.log-result-is", what = "replayed").into(),
            (Some(reported), _) => {
                let result = outcome::reported(self, reported);
                msg!("judge.log-annulled", table = reported.table, result).into()
            }
        });
        if let Some(penalised) = &illegal.penalty {
            parts.extend(self.parts_of_penalty(penalised));
        }
        parts.extend(illegal.leaves.as_ref().map(|_| msg!("log.put-out").into()));
        let what = Arg::Series(parts);
        with_note(msg!("judge.log-illegal", name, round = checked.round, what))
    }

    pub(super) fn apply_drawn(&mut self, drawn: &CheckDrawn) -> Result<(), Message> {
        self.checks_drawn.push(drawn.clone());
        Ok(())
    }
}

impl<'a> Footprint<'a> {
    pub(super) fn checking(checked: &'a Checked) -> Footprint<'a> {
        let illegal = checked.illegal.as_ref();
        let result = illegal.and_then(|illegal| illegal.result.as_ref()).map(Footprint::entering);
        let penalty =
            illegal.and_then(|illegal| illegal.penalty.as_ref()).map(Footprint::penalising);
        let leaves = illegal.and_then(|illegal| illegal.leaves.as_ref()).map(Footprint::leaving);
        // Without the round there would be nothing to check.
        let touches = Footprint::default().reading(&[Part::Tables]);
        let all = [result, penalty, leaves].into_iter().flatten();
        all.fold(touches, Footprint::and).about(checked.id)
    }
}
