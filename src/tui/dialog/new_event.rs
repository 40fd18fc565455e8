//! The form for a new event. Every field already has a sensible value.

use super::form::{Form, FormField, Purpose};
use crate::event::action::Setup;
use crate::event::{Head, Moment};
use crate::ruleset::{FinalsKind, MatchShape, PairingKind, Ruleset, StructureKind, TierKind};
use crate::tui::effect::Effect;

impl Form {
    pub fn new_event(game: &Ruleset, organizer: &str, now: Moment) -> Form {
        // If the clock is past the last year of the calendar, the organizer types the day.
        let day = now.known_day().unwrap_or_default();
        let tier = game.tiers.first();
        let known: Vec<String> = structures(game).map(|kind| kind.word().to_owned()).collect();
        let usual = tier.and_then(|tier| structures(game).position(|kind| kind == tier.structure));
        let custom = &game.structures.custom;
        let numbers = |from: u32, to: u32| (from..=to).map(|n| n.to_string()).collect::<Vec<_>>();
        let rounds = numbers(custom.rounds_from, custom.rounds_to);
        let four = rounds.iter().position(|n| n == "4").unwrap_or(0);
        // If the game has no cut sizes, there is nothing to choose.
        let none = (!game.finals.sizes.is_empty()).then(|| "none".to_owned());
        let cuts = none.into_iter().chain(game.finals.sizes.iter().map(u32::to_string)).collect();
        let tiers = game.tiers.iter().map(|tier| tier.name.en.clone()).collect();
        let shapes = custom.finals_match.iter().map(|shape| shape.phrase().to_string()).collect();
        let mut fields = vec![
            FormField::suggested("Name", format!("{} {day}", game.name.en).trim_end()),
            FormField::suggested("Date", day),
            FormField::choice("Tier", tiers, 0),
            FormField::choice("Structure", known, usual.unwrap_or(0)),
            FormField::choice("Rounds", rounds, four).only_if("Structure", "custom"),
            FormField::choice("Cut", cuts, 0).only_if("Structure", "custom"),
            FormField::choice("Finals", shapes, 0).only_if("Structure", "custom"),
            FormField::suggested("Organizer", organizer),
        ];
        // A row without options would only take space.
        fields.retain(|field| {
            ["Organizer", "Date"].contains(&field.label) || !field.value().is_empty()
        });
        if game.preliminary.pairing == PairingKind::RoundRobin {
            fields.retain(|field| field.label != "Rounds");
        }
        if game.finals.kind == FinalsKind::None {
            fields.retain(|field| field.label != "Cut");
        }
        let purpose = Purpose::NewEvent { game: game.id.clone() };
        let mut form = Form::new(purpose, format!("New event · {}", game.name.en), fields);
        form.about = game.remarks.iter().take(1).map(|text| text.en.clone()).collect();
        form
    }

    /// The effect that makes the event described by the form.
    pub(super) fn submit_new_event(&self, game: &Ruleset) -> Result<Vec<Effect>, String> {
        let clean = |label: &str| {
            crate::event::name::clean(self.value(label)).map_err(|why| format!("{label}: {why}."))
        };
        let date = self.value("Date");
        if date.is_empty() {
            return Err("Date: no day stands there; write it as 2026-11-21.".to_owned());
        }
        date.parse::<jiff::civil::Date>()
            .map_err(|_| format!("Date: \"{date}\" is no day; write it as 2026-11-21."))?;
        let chosen = self.value("Structure");
        let structure = StructureKind::ALL.into_iter().find(|kind| kind.word() == chosen);
        let custom = structure == Some(StructureKind::Custom);
        let number = |label: &str| self.value(label).parse().ok().filter(|_| custom);
        let setup = Setup {
            tier: self.tier(game),
            structure,
            rounds: number("Rounds"),
            cut: number("Cut").or(custom.then_some(0)),
            finals_match: self.shape(game).filter(|_| custom),
            ..Setup::default()
        };
        let organizer = clean("Organizer")?;
        let head = Head { name: clean("Name")?, date: date.to_owned(), seed: 0, organizer, setup };
        Ok(vec![Effect::Make { head, game: game.id.clone() }])
    }

    fn tier(&self, game: &Ruleset) -> Option<TierKind> {
        let chosen = self.value("Tier");
        game.tiers.iter().find(|tier| tier.name.en == chosen).map(|tier| tier.tier)
    }

    fn shape(&self, game: &Ruleset) -> Option<MatchShape> {
        let chosen = self.value("Finals");
        game.structures
            .custom
            .finals_match
            .iter()
            .copied()
            .find(|shape| shape.phrase().to_string() == chosen)
    }

    /// Selects the usual structure of the chosen tier.
    pub fn follow_tier(&mut self, game: &Ruleset) {
        let Some(tier) = self.tier(game).and_then(|kind| game.tier(kind)) else { return };
        let usual = structures(game).position(|kind| kind == tier.structure);
        let field = self.fields.iter_mut().find(|field| field.label == "Structure");
        if let (Some(at), Some(FormField { kind: super::form::FieldKind::Choice(choice), .. })) =
            (usual, field)
        {
            choice.at = at;
        }
    }
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
