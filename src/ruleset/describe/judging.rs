use super::page::{Page, numbered, series};
use crate::msg;
use crate::ruleset::{CountedField, Penalty, ProcedureStep, Ruleset, Ruling};
use crate::words::{Arg, Message};

pub(super) fn missions(page: &mut Page<'_>, ruleset: &Ruleset) {
    let Some(missions) = &ruleset.missions else { return };
    page.heading(msg!("describe.missions", season = &missions.season));
    for mission in &missions.missions {
        let (map, name) = (&mission.map, &mission.mission);
        let told = match mission.also.as_slice() {
            [] => msg!("describe.part", name = map, text = name),
            also => msg!("describe.mission-also", map = map, mission = name, also = series(also)),
        };
        page.item("  - ", told);
    }
}

pub(super) fn draft(page: &mut Page<'_>, ruleset: &Ruleset) {
    let Some(draft) = &ruleset.draft else { return };
    page.heading(msg!("describe.draft"));
    let mut fields: Vec<(Message, Arg)> = vec![
        (msg!("describe.pod"), draft.pod.into()),
        (msg!("describe.set-cards"), draft.set_cards.into()),
        (msg!("describe.boosters"), draft.boosters.into()),
        (msg!("describe.booster-cards"), draft.booster_cards.into()),
    ];
    if !draft.phases.is_empty() {
        let phases = draft
            .phases
            .iter()
            .map(|phase| msg!("describe.phase", n = phase.boosters, pass = phase.pass.phrase()));
        fields.push((msg!("describe.phases"), numbered(phases)));
    }
    page.fields(fields);
}

pub(super) fn end_of_time(page: &mut Page<'_>, ruleset: &Ruleset) {
    for procedure in &ruleset.end_of_time {
        page.heading(&procedure.name);
        page.item("  ", &procedure.when);
        for (n, step) in procedure.steps.iter().enumerate() {
            page.item(&format!("  {}. ", n + 1), self::step(step));
            for field in &step.fields {
                let name = msg!("describe.beside", text = &field.name, beside = &field.id);
                page.item("     + ", worth(field, name));
            }
        }
    }
}

/// A step, and which of its numbers wins.
pub(super) fn step(step: &ProcedureStep) -> Message {
    msg!("describe.beside", text = &step.text, beside = step.better.phrase())
}

/// The counted field of this name, and the worth of a piece.
pub(super) fn worth(field: &CountedField, name: impl Into<Arg>) -> Arg {
    let mut told = name.into();
    if let Some(worth) = field.hundredths {
        told = msg!("describe.worth-each", name = told, worth = hundredths(worth)).into();
    }
    if !field.bands.is_empty() {
        let bands =
            series(field.bands.iter().map(|band| {
                msg!("describe.band", n = band.from, worth = hundredths(band.hundredths))
            }));
        told = msg!("describe.worth-bands", name = told, bands = bands).into();
    }
    told
}

/// Hundredths as a decimal number without trailing zeros: `4`, `0.25`, in Polish `0,25`.
fn hundredths(worth: i64) -> Arg {
    let sign = if worth < 0 { "-" } else { "" };
    let worth = worth.unsigned_abs();
    let text = format!("{sign}{}.{:02}", worth / 100, worth % 100);
    Arg::Decimal(text.trim_end_matches('0').trim_end_matches('.').to_owned())
}

pub(super) fn penalties(page: &mut Page<'_>, ruleset: &Ruleset) {
    if ruleset.penalties.is_empty() {
        return;
    }
    page.heading(msg!("describe.penalties"));
    let row = |penalty: &Penalty| {
        let told = match penalty.effect.phrase() {
            Some(effect) => msg!("describe.beside", text = &penalty.name, beside = effect).into(),
            None => Arg::from(&penalty.name),
        };
        let told = match &penalty.about {
            Some(about) => msg!("describe.ruling", topic = told, text = about).into(),
            None => told,
        };
        vec![penalty.id.as_str().into(), told]
    };
    page.table(2, ruleset.penalties.iter().map(row).collect());
}

pub(super) fn rulings(page: &mut Page<'_>, heading: Message, rulings: &[Ruling]) {
    if rulings.is_empty() {
        return;
    }
    page.heading(heading);
    for Ruling { topic, text, source } in rulings {
        let told = match source {
            Some(source) => {
                msg!("describe.ruling-source", topic = topic, text = text, source = source)
            }
            None => msg!("describe.ruling", topic = topic, text = text),
        };
        page.item("  - ", told);
    }
}
