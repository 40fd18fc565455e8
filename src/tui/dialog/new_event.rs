//! The form for a new event. Every field already has a sensible value.

use super::form::{Answer, FieldKind, FormField, Like, Purpose};
use super::{Dialog, Form};
use crate::event::actions::{NOBODY_KNOWN, Setup};
use crate::event::{Head, Moment};
use crate::ruleset::{
    Entry as Game, FinalsKind, LeaderRule, MatchShape, PairingKind, Ruleset, StructureKind,
    TierKind,
};
use crate::store::home::Seen;
use crate::tui::prelude::*;
use jiff::civil::Date;
use std::path::Path;

// The labels of the fields.
pub(super) const EVENT_NAME: Message = msg!("dialog.event-name");
const DATE: Message = msg!("settings.date");
pub(super) const STRUCTURE: Message = msg!("settings.structure");
pub(super) const CUT: Message = msg!("keys.cut").capitalised();
pub(super) const ROUNDS: Message = msg!("handbook.column-rounds").capitalised();
const FINALS: Message = msg!("plain.finals").capitalised();
pub(super) const TIER: Message = msg!("settings.tier");

fn organizer_label() -> Message {
    msg!("officials.role", role = "organizer").capitalised()
}

/// Opens the form of an event like the chosen one, with the same people.
pub fn ask_to_duplicate(model: &mut Model, now: Moment) {
    let Location::Home(list) = &model.location else { return };
    let Some((path, seen)) =
        list.chosen().and_then(|found| Some((&found.path, found.seen.as_ref().ok()?)))
    else {
        return;
    };
    let Some(game) = model.library.get(&seen.game) else { return };
    let mut form =
        Form::new_event_like(&game.ruleset, (path, seen), &model.by, (now, &model.words));
    let free = list.free_name(form.value(&EVENT_NAME));
    form.suggest(&EVENT_NAME, &free);
    model.ask(Dialog::Form(form));
}

/// Opens the form of a new event of this game.
pub fn ask_for_event(model: &mut Model, game: &Game, now: Moment) {
    let mut form = Form::new_event(&game.ruleset, &model.by, now, &model.words);
    if let Location::Home(list) = &model.location {
        let free = list.free_name(form.value(&EVENT_NAME));
        form.suggest(&EVENT_NAME, &free);
    }
    model.ask(Dialog::Form(form));
}

impl Form {
    pub fn new_event(game: &Ruleset, organizer: &str, now: Moment, words: &Words) -> Form {
        // If the clock is past the last year of the calendar, the organizer types the day.
        let day = now.known_day().unwrap_or_default();
        let day = Some(words.arg(&Arg::Date(day.clone())))
            .filter(|day| read_day(day).is_some())
            .unwrap_or(day);
        let name = game.name.get(words.tag());
        let tier = game.tiers.first();
        let usual = tier.and_then(|tier| structures(game).position(|kind| kind == tier.structure));
        let custom = &game.structures.custom;
        let numbers = custom.rounds_from..=custom.rounds_to;
        let four = numbers.clone().position(|n| n == 4).unwrap_or(0);
        let rounds = numbers.map(|n| Answer::plain(n.to_string())).collect();
        // If the game has no cut sizes, there is nothing to choose.
        let none = (!game.finals.sizes.is_empty()).then(|| Answer::new("0", msg!("handbook.none")));
        let sizes = game.finals.sizes.iter().map(|size| Answer::plain(size.to_string()));
        let cuts = none.into_iter().chain(sizes).collect();
        let only = |field: FormField| field.only_if(STRUCTURE, StructureKind::Custom.word());
        let mut fields = vec![
            FormField::text(EVENT_NAME, format!("{name} {day}").trim_end()),
            FormField::text(DATE, day),
            FormField::choice(TIER, tiers(game), 0),
            FormField::choice(STRUCTURE, structure_answers(game), usual.unwrap_or(0)),
            only(FormField::choice(ROUNDS, rounds, four)),
            only(FormField::choice(CUT, cuts, 0)),
            only(FormField::choice(FINALS, shapes(game).map(shape_answer).collect(), 0)),
            // The word for nobody would repeat the label.
            FormField::text(
                organizer_label(),
                if organizer == NOBODY_KNOWN { "" } else { organizer },
            ),
        ];
        // A row without options would only take space.
        fields
            .retain(|field| matches!(field.kind, FieldKind::Text(_)) || !field.value().is_empty());
        if game.preliminary.pairing == PairingKind::RoundRobin {
            fields.retain(|field| field.label != ROUNDS);
        }
        if game.finals.kind == FinalsKind::None {
            fields.retain(|field| field.label != CUT);
        }
        let purpose = Purpose::NewEvent { game: game.id.clone(), like: None };
        let new = msg!("keys.new-event").capitalised();
        let title = msg!("common.dotted", one = new, other = &game.name);
        let mut form = Form::new(purpose, title, fields);
        let remark = game.remarks.iter().take(1).map(|text| msg!("common.text", text));
        form.about = std::iter::once(Message::nothing()).chain(remark).collect();
        form.follow_new_event(game);
        form
    }

    /// Says first what the chosen tier and the chosen structure mean.
    pub(super) fn follow_new_event(&mut self, game: &Ruleset) {
        let tier = self.tier(game).and_then(|kind| game.tier(kind));
        let mut lines: Vec<Message> = Vec::new();
        if let Some(tier) = tier {
            lines.extend(tier.about.as_ref().map(|text| msg!("common.text", text)));
            let required = |yes| match yes {
                true => msg!("handbook.required"),
                false => msg!("handbook.not-required"),
            };
            lines.push(msg!(
                "dialog.tier-sets",
                name = &tier.name,
                structure = tier.structure.phrase(),
                play = if tier.leaders_play == LeaderRule::Never { "never" } else { "may" },
                sleeves = required(tier.sleeves_required),
                lists = required(tier.lists_required)
            ));
        }
        lines.extend(self.about_structure(game));
        if let Some(first) = self.about.first_mut() {
            *first = Message::lines(lines);
        }
    }

    fn about_structure(&self, game: &Ruleset) -> Option<Message> {
        let chosen = self.value(&STRUCTURE);
        let kind = structures(game).find(|kind| kind.word() == chosen)?;
        let table = match kind {
            StructureKind::Basic => game.structures.basic.as_ref(),
            StructureKind::Advanced => game.structures.advanced.as_ref(),
            StructureKind::Custom => None,
        };
        let structure = kind.phrase();
        let has = |label: &Message| self.fields.iter().any(|field| field.label == *label);
        let Some(table) = table else {
            let what = if has(&CUT) { "custom" } else { "rounds" };
            let sentence = || msg!("dialog.structure-set", what, structure).capitalised();
            return has(&ROUNDS).then(sentence);
        };
        let least = table.rows.first()?.players.from;
        let cut = table.rows.iter().find(|row| row.cut.is_some());
        let sentence = match cut.map(|row| row.players.from) {
            Some(from) => {
                let finals = table.finals_match.phrase();
                msg!("dialog.structure-cut", structure, least, from, finals)
            }
            None => msg!("dialog.structure-no-cut", structure, least),
        };
        Some(sentence.capitalised())
    }

    /// The form for an event like an older one, with the same people.
    fn new_event_like(
        game: &Ruleset,
        (path, seen): (&Path, &Seen),
        organizer: &str,
        (now, words): (Moment, &Words),
    ) -> Form {
        let mut form = Form::new_event(game, organizer, now, words);
        let setup = Setup { name: None, ..seen.setup.clone() };
        let day = form.value(&DATE).to_owned();
        let old_day = [words.arg(&Arg::Date(seen.date.clone())), seen.date.clone()];
        // The older day in the name becomes that of the new event.
        let name = old_day.iter().fold(seen.name.clone(), |name, old| name.replace(old, &day));
        form.suggest(&EVENT_NAME, &name);
        let chosen = [
            (TIER, setup.tier.map(|tier| tier.word().to_owned())),
            (STRUCTURE, setup.structure.map(|kind| kind.word().to_owned())),
            (ROUNDS, setup.rounds.map(|n| n.to_string())),
            (CUT, setup.cut.map(|n| n.to_string())),
            (FINALS, setup.finals_match.map(|shape| shape.word().to_owned())),
        ];
        for (label, value) in chosen {
            if let Some(value) = value {
                form.choose(&label, &value);
            }
        }
        form.about.truncate(1);
        form.about.push(msg!("dialog.same-people", event = &seen.name));
        form.follow_new_event(game);
        let like = Some(Box::new(Like { path: path.to_owned(), setup }));
        form.purpose = Purpose::NewEvent { game: game.id.clone(), like };
        form
    }

    /// The effect that makes the event described by the form.
    pub(super) fn submit_new_event(
        &self,
        game: &Ruleset,
        like: Option<&Like>,
    ) -> Result<Vec<Effect>, Message> {
        let clean = |label: &Message| {
            let clean = crate::event::name::clean(self.value(label));
            clean.map_err(|why| msg!("common.labelled-stop", label, text = why))
        };
        let date = match self.value(&DATE) {
            "" => return Err(msg!("dialog.day-missing")),
            text => read_day(text).ok_or_else(|| msg!("dialog.no-day", text))?,
        };
        let chosen = self.value(&STRUCTURE);
        let structure = StructureKind::ALL.into_iter().find(|kind| kind.word() == chosen);
        let custom = structure == Some(StructureKind::Custom);
        let number = |label: &Message| self.value(label).parse().ok().filter(|_| custom);
        let setup = Setup {
            tier: self.tier(game),
            structure,
            rounds: number(&ROUNDS),
            cut: number(&CUT).or(custom.then_some(0)),
            finals_match: self.shape(game, &FINALS).filter(|_| custom),
            ..like.map(|like| like.setup.clone()).unwrap_or_default()
        };
        let organizer = match self.value(&organizer_label()) {
            "" => NOBODY_KNOWN.to_owned(),
            _ => clean(&organizer_label())?,
        };
        let name = clean(&EVENT_NAME)?;
        let head = Head { name, date: date.to_string(), organizer, setup, ..Head::default() };
        let people_of = like.map(|like| like.path.clone());
        Ok(vec![Effect::Make { head: head.into(), game: game.id.clone(), people_of }])
    }

    pub(super) fn tier(&self, game: &Ruleset) -> Option<TierKind> {
        let chosen = self.value(&TIER);
        game.tiers.iter().map(|tier| tier.tier).find(|tier| tier.word() == chosen)
    }

    /// The shape of a match that is chosen in this field.
    pub(super) fn shape(&self, game: &Ruleset, label: &Message) -> Option<MatchShape> {
        let chosen = self.value(label);
        shapes(game).find(|shape| shape.word() == chosen)
    }

    /// Selects the usual structure of the chosen tier, unless another one was chosen than that of
    /// the tier before: every tier allows every structure.
    pub(super) fn follow_tier(&mut self, game: &Ruleset, before: &str) {
        if self.value(&TIER) == before {
            return;
        }
        let Some(tier) = self.tier(game).and_then(|kind| game.tier(kind)) else { return };
        let earlier = game.tiers.iter().find(|tier| tier.tier.word() == before);
        if earlier.is_some_and(|tier| tier.structure.word() != self.value(&STRUCTURE)) {
            return;
        }
        self.choose(&STRUCTURE, tier.structure.word());
    }
}

/// The day that is written as `2026-11-21` or as `21.11.2026`.
fn read_day(text: &str) -> Option<Date> {
    if let [day, month, year] = text.split('.').map(str::trim).collect::<Vec<_>>()[..] {
        return Date::new(year.parse().ok()?, month.parse().ok()?, day.parse().ok()?).ok();
    }
    text.parse().ok()
}

/// The tiers of this game as options.
pub(super) fn tiers(game: &Ruleset) -> Vec<Answer> {
    game.tiers.iter().map(|tier| Answer::new(tier.tier.word(), &tier.name)).collect()
}

/// The structures of this game as options.
pub(super) fn structure_answers(game: &Ruleset) -> Vec<Answer> {
    structures(game).map(|kind| Answer::new(kind.word(), kind.phrase())).collect()
}

/// The shapes that a match of the finals may have.
pub(super) fn shapes(game: &Ruleset) -> impl Iterator<Item = MatchShape> {
    game.structures.custom.finals_match.iter().copied()
}

pub(super) fn shape_answer(shape: MatchShape) -> Answer {
    Answer::new(shape.word(), shape.phrase())
}

/// The structures that this game has.
pub(super) fn structures(game: &Ruleset) -> impl Iterator<Item = StructureKind> + use<> {
    let (basic, advanced) = (game.structures.basic.is_some(), game.structures.advanced.is_some());
    StructureKind::ALL.into_iter().filter(move |kind| match kind {
        StructureKind::Basic => basic,
        StructureKind::Advanced => advanced,
        StructureKind::Custom => true,
    })
}
