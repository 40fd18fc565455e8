//! The form for the announcement; its fields show the values that hold now.

use super::form::{Answer, Form, FormField, Purpose, whole_number};
use super::new_event::{shape_answer, shapes, structure_answers, structures, tiers};
use crate::event::action::{Announced, OWN_LANGUAGE, Setup};
use crate::event::{Command, Event, Outputs, structure_note};
use crate::msg;
use crate::ruleset::{CutRule, FinalsKind, PairingKind, RoundKind, Ruleset, StructureKind};
use crate::tui::effect::Effect;
use crate::tui::label::Label;
use crate::words::{Catalogue, Message};

/// The value of the choice while the structure's table says how long a match of the finals is.
const BY_TABLE: &str = "";

impl Form {
    pub fn setup(event: &Event, here: &Outputs) -> Form {
        let (now, game) = (&event.setup, &*event.ruleset);
        let started = !event.stages.is_empty();
        let finals = event.finals().is_some();
        let number = |number: Option<u32>| number.map_or(String::new(), |n| n.to_string());
        let mut fields = vec![FormField::text(Label::EventName, name(event))];
        if !started {
            let tier = game.tiers.iter().position(|tier| Some(tier.tier) == now.tier);
            let structure = structures(game).position(|kind| Some(kind) == now.structure);
            fields.push(FormField::choice(Label::Tier, tiers(game), tier.unwrap_or(0)));
            let structures = structure_answers(game);
            fields.push(FormField::choice(Label::Structure, structures, structure.unwrap_or(0)));
        }
        if !finals {
            fields.extend(rounds_and_finals(event));
        }
        fields.push(FormField::text(Label::Minutes, number(now.minutes)));
        if !started && let Some(field) = timed_draw(event) {
            fields.push(field);
        }
        let begun = event.finals().is_some_and(|finals| !finals.rounds.is_empty());
        if !begun && game.finals.kind != FinalsKind::None {
            fields.push(FormField::text(Label::FinalsMinutes, number(now.finals_minutes)));
        }
        let last = event.finals().and_then(|finals| finals.rounds.last());
        let final_begun = last.is_some_and(|round| round.kind == RoundKind::Final);
        if !final_begun && game.finals.kind != FinalsKind::None {
            fields.push(FormField::text(Label::FinalMinutes, number(now.final_minutes)));
        }
        fields.push(language(event));
        fields.extend(super::setup_day::fields(event));
        fields.extend(super::setup_house::field(event));
        fields.extend(super::setup_apart::fields(event));
        fields.extend(super::setup_hall::fields(event, here));
        fields.extend(super::setup_draft::fields(event));
        if game.preliminary.pairing == PairingKind::RoundRobin {
            fields.retain(|field| field.label != Label::Rounds);
        }
        if game.finals.kind == FinalsKind::None {
            fields.retain(|field| ![Label::Cut, Label::FinalsMatch].contains(&field.label));
        }
        fields.retain(|field| {
            ![Label::Tier, Label::Structure].contains(&field.label) || !field.value().is_empty()
        });
        let mut form = Form::new(Purpose::Setup(here.clone().into()), msg!("form.setup"), fields);
        form.follow_setup(event);
        form
    }

    /// Says what an empty field means.
    ///
    /// It adds what the rules' table notes about the chosen structure with the present players.
    pub fn follow_setup(&mut self, event: &Event) {
        super::setup_by_rules::follow(self, event);
        let (started, finals) = (!event.stages.is_empty(), event.finals().is_some());
        self.about = vec![match (started, finals) {
            (false, _) if event.may_have_a_deciding_match() => msg!("form.setup-deciding-match"),
            (false, _) => msg!("form.setup-before"),
            (true, false) => msg!("form.setup-started"),
            (true, true) if event.may_have_a_deciding_match() => msg!("form.setup-match-seeded"),
            (true, true) => msg!("form.setup-cut-made"),
        }];
        if started
            && let Some(points) = event.timed_draws().and_then(|_| event.scoring().timed_draw)
        {
            let points = msg!("count.points", n = points);
            self.about.push(msg!("form.drawn-on-time", points));
        }
        let chosen = self.value(Label::Structure);
        let chosen = structures(&event.ruleset).find(|kind| kind.word() == chosen);
        let players = event.active().count() as u32;
        let note = chosen.and_then(|kind| structure_note(event, kind, players));
        let note = note.filter(|_| self.value(Label::Rounds).is_empty());
        // It belongs to the choice that was just made, so it comes first.
        let note = note.map(|text| msg!("list.text", text));
        self.about.splice(0..0, note);
    }

    /// The command with only the values that were changed; none if nothing was.
    pub(super) fn submit_setup(&self, event: &Event) -> Result<Vec<Effect>, Message> {
        let Purpose::Setup(here) = &self.purpose else { return Ok(Vec::new()) };
        let before = Form::setup(event, here);
        let changed = |label| Some(self.value(label)).filter(|value| *value != before.value(label));
        let game = &event.ruleset;
        let structure = changed(Label::Structure)
            .and_then(|word| structures(game).find(|kind| kind.word() == word));
        // A structure of the rules' table replaces custom numbers; custom keeps the numbers
        // shown.
        let kept = |label| match structure {
            Some(StructureKind::Custom) => Some(self.value(label)).filter(|v| !v.is_empty()),
            _ => changed(label),
        };
        let number = |label, value: Option<&str>| whole_number(label, value.unwrap_or_default());
        let emptied = |(label, setting): &(Label, Announced)| {
            (changed(*label) == Some("")).then_some(*setting)
        };
        let by_rules = [
            (Label::Rounds, Announced::Rounds),
            (Label::Cut, Announced::Cut),
            (Label::Minutes, Announced::Minutes),
            (Label::FinalsMinutes, Announced::FinalsMinutes),
            (Label::FinalMinutes, Announced::FinalMinutes),
        ];
        let cut_by =
            changed(Label::CutTakes).and_then(|word| cuts(game).find(|rule| rule.word() == word));
        let setup = Setup {
            name: changed(Label::EventName).map(str::to_owned),
            tier: changed(Label::Tier).and_then(|_| self.tier(game)),
            structure,
            rounds: number(Label::Rounds, kept(Label::Rounds))?,
            cut: number(Label::Cut, kept(Label::Cut))?,
            cut_by,
            finals_match: kept(Label::FinalsMatch)
                .and_then(|_| self.shape(game, Label::FinalsMatch)),
            minutes: number(Label::Minutes, changed(Label::Minutes))?,
            by_rules: by_rules.iter().filter_map(emptied).collect(),
            language: changed(Label::SheetsIn).map(str::to_owned),
            timed_draw: changed(Label::TimedDraw).and_then(|points| points.parse().ok()),
            finals_minutes: number(Label::FinalsMinutes, changed(Label::FinalsMinutes))?,
            final_minutes: number(Label::FinalMinutes, changed(Label::FinalMinutes))?,
            ..super::setup_draft::changes(&changed)?
        };
        let setup = super::setup_day::changed(setup, &changed)?;
        let setup = super::setup_house::changed(setup, &changed);
        let setup = super::setup_apart::changed(event, setup, &changed)?;
        let setup = super::setup_hall::changed(setup, &changed)?;
        Ok(match setup == Setup::default() {
            true => Vec::new(),
            false => vec![Effect::Commit(Command::Setup(setup.into()))],
        })
    }
}

/// The fields that the cut fixes: the rounds before it, and how the finals are played.
fn rounds_and_finals(event: &Event) -> Vec<FormField> {
    let (now, game, plan) = (&event.setup, &*event.ruleset, event.plan);
    let number = |number: Option<u32>| number.map_or(String::new(), |n| n.to_string());
    let rounds = plan.map_or(now.rounds, |plan| Some(plan.rounds));
    let mut fields = vec![FormField::text(Label::Rounds, number(rounds))];
    if !event.may_have_a_deciding_match() {
        let cut = plan.map_or(now.cut, |plan| Some(plan.cut));
        fields.push(FormField::text(Label::Cut, number(cut)));
    }
    let rules: Vec<Answer> = cuts(game).map(|rule| Answer::new(rule.word(), takes(rule))).collect();
    if rules.len() > 1 {
        let by = plan.map(|plan| plan.cut_by).or(now.cut_by);
        let at = by.and_then(|by| cuts(game).position(|rule| rule == by));
        fields.push(FormField::choice(Label::CutTakes, rules, at.unwrap_or(0)));
    }
    let shape = plan.map_or(now.finals_match, |plan| Some(plan.finals_match));
    let by_table = shape.is_none().then(|| Answer::new(BY_TABLE, msg!("form.by-the-table")));
    let answers = by_table.into_iter().chain(shapes(game).map(shape_answer)).collect();
    let at = shape.and_then(|shape| shapes(game).position(|known| known == shape));
    fields.push(FormField::choice(Label::FinalsMatch, answers, at.unwrap_or(0)));
    fields
}

/// The points for a game drawn on time, in games whose rules allow two values.
fn timed_draw(event: &Event) -> Option<FormField> {
    let worth = event.timed_draws()?;
    let now = event.scoring().timed_draw;
    let at = worth.iter().position(|points| Some(*points) == now).unwrap_or(0);
    let answer = |points: &u32| Answer::new(points.to_string(), msg!("count.points", n = *points));
    Some(FormField::choice(Label::TimedDraw, worth.iter().map(answer).collect(), at))
}

/// The language of what players read.
fn language(event: &Event) -> FormField {
    let now = event.setup.language();
    let mut tags: Vec<&str> = Catalogue::tags().collect();
    tags.extend(now.filter(|tag| !tags.contains(tag)));
    let at = now.and_then(|now| tags.iter().position(|tag| *tag == now)).map_or(0, |at| at + 1);
    let own = Answer::new(OWN_LANGUAGE, msg!("form.your-language"));
    let answers = std::iter::once(own).chain(tags.into_iter().map(Answer::plain)).collect();
    FormField::choice(Label::SheetsIn, answers, at)
}

fn name(event: &Event) -> String {
    event.setup.name.clone().unwrap_or_else(|| event.head.name.clone())
}

fn cuts(game: &Ruleset) -> impl Iterator<Item = CutRule> {
    game.finals.cuts.iter().copied()
}

fn takes(rule: CutRule) -> Message {
    match rule {
        CutRule::Top => msg!("form.cut-top"),
        CutRule::TopAndLevel => msg!("form.cut-top-and-level"),
        CutRule::MinimumPoints => msg!("form.cut-points"),
    }
}
