//! What is announced, as a form: what stands there is what holds.

use super::form::{Form, FormField, Purpose};
use crate::event::action::Setup;
use crate::event::{Command, Event};
use crate::ruleset::{FinalsKind, MatchShape, PairingKind, Ruleset, StructureKind};
use crate::tui::effect::Effect;

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
            let known: Vec<String> =
                super::new_event::structures(game).map(|(_, word)| (*word).to_owned()).collect();
            let structure = super::new_event::structures(game)
                .position(|(kind, _)| Some(*kind) == now.structure);
            fields.push(FormField::choice("Tier", tiers, tier.unwrap_or(0)));
            fields.push(FormField::choice("Structure", known, structure.unwrap_or(0)));
        }
        if !finals {
            let rounds = plan.map_or(now.rounds, |plan| Some(plan.rounds));
            let cut = plan.map_or(now.cut, |plan| Some(plan.cut));
            let shape = plan.map_or(now.finals_match, |plan| Some(plan.finals_match));
            let mut shapes: Vec<String> = shapes(game).map(|s| s.phrase().to_owned()).collect();
            if shape.is_none() {
                shapes.insert(0, BY_TABLE.to_owned());
            }
            let at = shape.and_then(|s| shapes.iter().position(|word| word == s.phrase()));
            fields.push(FormField::text("Rounds", number(rounds)));
            fields.push(FormField::text("Cut", number(cut)));
            fields.push(FormField::choice("Finals match", shapes, at.unwrap_or(0)));
        }
        fields.push(FormField::text("Minutes", number(now.minutes)));
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
        form.about = vec![match (started, finals) {
            (false, _) => "Rounds, cut and minutes that are left empty are by the rules' table; \
                           a cut of 0 is none."
                .to_owned(),
            (true, false) => "Tier and structure are fixed since the first round.".to_owned(),
            (true, true) => "The cut is made: only the name and the minutes can change.".to_owned(),
        }];
        form
    }

    /// Only what was changed.
    pub(super) fn take_setup(&self, event: &Event) -> Result<Vec<Effect>, String> {
        let before = Form::setup(event);
        let changed =
            |label: &str| Some(self.value(label)).filter(|value| *value != before.value(label));
        let game = &event.ruleset;
        let structure = changed("Structure").and_then(|word| {
            super::new_event::structures(game)
                .find(|(_, known)| *known == word)
                .map(|(kind, _)| *kind)
        });
        // The table's numbers replace those of one's own, and not the other way.
        let kept = |label: &str| match structure {
            Some(StructureKind::Custom) => Some(self.value(label)).filter(|v| !v.is_empty()),
            _ => changed(label),
        };
        let number = |label: &str, value: Option<&str>| match value {
            None => Ok(None),
            Some("") => Err(format!(
                "{label}: a number that was set cannot be emptied: undo takes back the setting, \
                 or write the number."
            )),
            Some(text) => text
                .parse::<u32>()
                .map(Some)
                .map_err(|_| format!("{label}: \"{text}\" is no whole number.")),
        };
        let shape = kept("Finals match").and_then(|word| shapes(game).find(|s| s.phrase() == word));
        let tier = changed("Tier")
            .and_then(|word| game.tiers.iter().find(|tier| tier.name.en == word))
            .map(|tier| tier.tier);
        let setup = Setup {
            name: changed("Name").map(str::to_owned),
            tier,
            structure,
            rounds: number("Rounds", kept("Rounds"))?,
            cut: number("Cut", kept("Cut"))?,
            finals_match: shape,
            minutes: number("Minutes", changed("Minutes"))?,
            ..super::setup_draft::taken(&changed)?
        };
        Ok(match setup == Setup::default() {
            true => Vec::new(),
            false => vec![Effect::Commit(Command::Setup(setup))],
        })
    }
}

fn name(event: &Event) -> String {
    event.setup.name.clone().unwrap_or_else(|| event.head.name.clone())
}

fn shapes(game: &Ruleset) -> impl Iterator<Item = MatchShape> {
    game.structures.custom.finals_match.iter().copied()
}
