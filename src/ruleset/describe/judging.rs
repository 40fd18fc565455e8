use super::page::{Page, numbered, series};
use crate::msg;
use crate::ruleset::{Penalty, Ruleset, Ruling};
use crate::words::{Arg, Message};

pub(super) fn missions(page: &mut Page<'_>, ruleset: &Ruleset) {
    let Some(missions) = &ruleset.missions else { return };
    page.heading(msg!("describe.missions", season = &missions.season));
    for mission in &missions.missions {
        let (map, name) = (&mission.map, &mission.mission);
        let told = match mission.also.as_slice() {
            [] => msg!("describe.part", name = map, text = name),
            also => msg!("describe.mission-also", map, mission = name, also = series(also)),
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
    for ruling in rulings {
        let Ruling { topic, text, .. } = ruling;
        let told = match &ruling.source {
            Some(source) => {
                msg!("describe.ruling-source", topic, text, source)
            }
            None => msg!("describe.ruling", topic, text),
        };
        page.item("  - ", told);
        if let Some(id) = &ruling.id {
            page.item("    ", msg!("describe-aids.guided-by", verb = format!("rule {id}")));
        }
        for line in super::aids::questions(ruling) {
            page.item("    ", line);
        }
    }
}
