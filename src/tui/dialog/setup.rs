//! The form for the announcement; its fields show the values that hold now.

use super::form::{Form, FormField, Purpose, whole_number};
use super::new_event::structures;
use crate::event::action::{Announced, OWN_LANGUAGE, Setup};
use crate::event::decide::counted;
use crate::event::{Command, Event};
use crate::ruleset::{
    CutRule, FinalsKind, MatchShape, PairingKind, RoundKind, Ruleset, StructureKind,
};
use crate::tui::effect::Effect;
use crate::words::Catalogue;

const FINALS_MINUTES: &str = "Finals minutes";
const BY_TABLE: &str = "by the table";

impl Form {
    pub fn setup(event: &Event) -> Form {
        let (now, game) = (&event.setup, &*event.ruleset);
        let started = !event.stages.is_empty();
        let finals = event.finals().is_some();
        let number = |number: Option<u32>| number.map_or(String::new(), |n| n.to_string());
        let plan = event.plan;
        let mut fields = vec![FormField::text("Name", name(event))];
        if !started {
            let tiers: Vec<String> = game.tiers.iter().map(|tier| tier.name.en.clone()).collect();
            let tier = game.tiers.iter().position(|tier| Some(tier.tier) == now.tier);
            let known = structures(game).map(|kind| kind.word().to_owned()).collect();
            let structure = structures(game).position(|kind| Some(kind) == now.structure);
            fields.push(FormField::choice("Tier", tiers, tier.unwrap_or(0)));
            fields.push(FormField::choice("Structure", known, structure.unwrap_or(0)));
        }
        if !finals {
            let rounds = plan.map_or(now.rounds, |plan| Some(plan.rounds));
            let cut = plan.map_or(now.cut, |plan| Some(plan.cut));
            let shape = plan.map_or(now.finals_match, |plan| Some(plan.finals_match));
            let mut shapes: Vec<String> = shapes(game).map(|s| s.phrase().to_string()).collect();
            if shape.is_none() {
                shapes.insert(0, BY_TABLE.to_owned());
            }
            let at =
                shape.and_then(|s| shapes.iter().position(|word| *word == s.phrase().to_string()));
            fields.push(FormField::text("Rounds", number(rounds)));
            if !event.may_have_a_deciding_match() {
                fields.push(FormField::text("Cut", number(cut)));
            }
            let by = plan.map(|plan| plan.cut_by).or(now.cut_by);
            let rule = by.and_then(|by| cuts(game).position(|rule| rule == by));
            let words: Vec<String> = cuts(game).map(|rule| cut_word(rule).to_owned()).collect();
            if words.len() > 1 {
                fields.push(FormField::choice("Cut takes", words, rule.unwrap_or(0)));
            }
            fields.push(FormField::choice("Finals match", shapes, at.unwrap_or(0)));
        }
        fields.push(FormField::text("Minutes", number(now.minutes)));
        if !started && let Some(field) = timed_draw(event) {
            fields.push(field);
        }
        let begun = event.finals().is_some_and(|finals| !finals.rounds.is_empty());
        if !begun && has_a_choice(game) {
            fields.push(FormField::text(FINALS_MINUTES, number(now.finals_minutes)));
        }
        fields.push(language(event));
        fields.extend(super::setup_draft::fields(event));
        if game.preliminary.pairing == PairingKind::RoundRobin {
            fields.retain(|field| field.label != "Rounds");
        }
        if game.finals.kind == FinalsKind::None {
            fields.retain(|field| field.label != "Cut" && field.label != "Finals match");
        }
        fields.retain(|field| {
            field.label != "Tier" && field.label != "Structure" || !field.value().is_empty()
        });
        let mut form = Form::new(Purpose::Setup, "What is announced", fields);
        form.about =
            vec![match (started, finals) {
            (false, _) if event.may_have_a_deciding_match() => {
                "Minutes that are left empty are by the rules; where the first are level at the \
                 end, two of them play a deciding match."
                    .to_owned()
            }
            (false, _) => "Rounds, cut and minutes that are left empty are by the rules; a cut \
                           of 0 is none."
                .to_owned(),
            (true, false) => "Tier and structure are fixed since the first round; minutes that are \
                              left empty are by the rules."
                .to_owned(),
            (true, true) if event.may_have_a_deciding_match() => {
                "The deciding match is seeded: only the name and the minutes can change; left \
                 empty these are by the rules."
                    .to_owned()
            }
            (true, true) => "The cut is made: only the name and the minutes can change; left empty \
                             these are by the rules."
                .to_owned(),
        }];
        if started
            && let Some(points) = event.timed_draws().and_then(|_| event.scoring().timed_draw)
        {
            let points = counted(points as usize, "point");
            form.about.push(format!("A game drawn on time is worth {points}."));
        }
        form
    }

    /// The command with only the values that were changed; none if nothing was.
    pub(super) fn submit_setup(&self, event: &Event) -> Result<Vec<Effect>, String> {
        let before = Form::setup(event);
        let changed =
            |label: &str| Some(self.value(label)).filter(|value| *value != before.value(label));
        let game = &event.ruleset;
        let structure =
            changed("Structure").and_then(|word| structures(game).find(|kind| kind.word() == word));
        // A structure of the rules' table replaces custom numbers; custom keeps the numbers
        // shown.
        let kept = |label: &str| match structure {
            Some(StructureKind::Custom) => Some(self.value(label)).filter(|v| !v.is_empty()),
            _ => changed(label),
        };
        let number =
            |label: &str, value: Option<&str>| whole_number(label, value.unwrap_or_default());
        let emptied =
            |(label, setting): &(&str, Announced)| (changed(label) == Some("")).then_some(*setting);
        let by_rules = [
            ("Rounds", Announced::Rounds),
            ("Cut", Announced::Cut),
            ("Minutes", Announced::Minutes),
            (FINALS_MINUTES, Announced::FinalsMinutes),
        ];
        let cut_by =
            changed("Cut takes").and_then(|word| cuts(game).find(|r| cut_word(*r) == word));
        let shape = kept("Finals match")
            .and_then(|word| shapes(game).find(|s| s.phrase().to_string() == word));
        let tier = changed("Tier")
            .and_then(|word| game.tiers.iter().find(|tier| tier.name.en == word))
            .map(|tier| tier.tier);
        let setup = Setup {
            name: changed("Name").map(str::to_owned),
            tier,
            structure,
            rounds: number("Rounds", kept("Rounds"))?,
            cut: number("Cut", kept("Cut"))?,
            cut_by,
            finals_match: shape,
            minutes: number("Minutes", changed("Minutes"))?,
            by_rules: by_rules.iter().filter_map(emptied).collect(),
            language: changed(LANGUAGE).map(tag),
            timed_draw: changed(TIMED_DRAW).and_then(points),
            finals_minutes: number(FINALS_MINUTES, changed(FINALS_MINUTES))?,
            ..super::setup_draft::changes(&changed)?
        };
        Ok(match setup == Setup::default() {
            true => Vec::new(),
            false => vec![Effect::Commit(Command::Setup(setup))],
        })
    }
}

/// The points for a game drawn on time, in games whose rules allow two values.
const TIMED_DRAW: &str = "Draw on time";

fn timed_draw(event: &Event) -> Option<FormField> {
    let worth = event.timed_draws()?;
    let now = event.scoring().timed_draw;
    let at = worth.iter().position(|points| Some(*points) == now).unwrap_or(0);
    let words = worth.iter().map(|points| counted(*points as usize, "point")).collect();
    Some(FormField::choice(TIMED_DRAW, words, at))
}

/// The number in `2 points`, as the choice shows it.
fn points(word: &str) -> Option<u32> {
    word.split_whitespace().next()?.parse().ok()
}

const LANGUAGE: &str = "Sheets in";
const OWN: &str = "your language";

/// The language of what players read.
fn language(event: &Event) -> FormField {
    let now = event.setup.language();
    let mut words = vec![OWN.to_owned()];
    words.extend(Catalogue::tags().map(str::to_owned));
    words.extend(now.map(str::to_owned).filter(|tag| !words.contains(tag)));
    let at = words.iter().position(|word| Some(word.as_str()) == now).unwrap_or(0);
    FormField::choice(LANGUAGE, words, at)
}

fn tag(word: &str) -> String {
    if word == OWN { OWN_LANGUAGE } else { word }.to_owned()
}

fn name(event: &Event) -> String {
    event.setup.name.clone().unwrap_or_else(|| event.head.name.clone())
}

fn cuts(game: &Ruleset) -> impl Iterator<Item = CutRule> {
    game.finals.cuts.iter().copied()
}

fn cut_word(rule: CutRule) -> &'static str {
    match rule {
        CutRule::Top => "the best so many",
        CutRule::TopAndLevel => "and all level with the last",
        CutRule::MinimumPoints => "all with so many points",
    }
}

/// Whether the rules let the organizer choose the length of a finals round.
fn has_a_choice(game: &Ruleset) -> bool {
    game.minutes.iter().any(|row| row.round == RoundKind::Elimination && row.from.is_some())
}

fn shapes(game: &Ruleset) -> impl Iterator<Item = MatchShape> {
    game.structures.custom.finals_match.iter().copied()
}
