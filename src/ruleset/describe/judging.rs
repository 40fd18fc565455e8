use super::language::Language;
use super::page::{Page, joined, numbered};
use crate::ruleset::{CountedField, ListCount, ListRules, Penalty, Ruleset, Ruling};

pub(super) fn missions(page: &mut Page, language: Language, ruleset: &Ruleset) {
    let Some(missions) = &ruleset.missions else { return };
    let heading = language.say("Missions", "Misje");
    page.heading(&format!("{heading}: {}", language.text(&missions.season)));
    for mission in &missions.missions {
        let names = format!("{}: {}", language.text(&mission.map), language.text(&mission.mission));
        let also = match mission.also.as_slice() {
            [] => String::new(),
            also => format!(" ({} {})", language.say("also", "także"), also.join(", ")),
        };
        page.item("  - ", &format!("{names}{also}"));
    }
}

pub(super) fn draft(page: &mut Page, language: Language, ruleset: &Ruleset) {
    let Some(draft) = &ruleset.draft else { return };
    page.heading(language.say("Draft or sealed", "Draft lub sealed"));
    let mut fields = vec![
        (language.say("Players in a pod", "Graczy w grupie"), draft.pod.to_string()),
        (language.say("Cards of the set", "Kart z zestawu"), draft.set_cards.to_string()),
        (language.say("Boosters each", "Boosterów na gracza"), draft.boosters.to_string()),
        (language.say("Cards in a booster", "Kart w boosterze"), draft.booster_cards.to_string()),
    ];
    if !draft.phases.is_empty() {
        let boosters = language.say("boosters", "boostery");
        let list = numbered(&draft.phases, |phase| {
            format!("{} {boosters}, {}", phase.boosters, language.of("pass", phase.pass))
        });
        fields.push((language.say("Phases", "Fazy"), list));
    }
    page.fields(&fields);
}

pub(super) fn end_of_time(page: &mut Page, language: Language, ruleset: &Ruleset) {
    for procedure in &ruleset.end_of_time {
        page.heading(language.text(&procedure.name));
        page.item("  ", language.text(&procedure.when));
        for (n, step) in procedure.steps.iter().enumerate() {
            let better = language.of("better", step.better);
            page.item(
                &format!("  {}. ", n + 1),
                &format!("{} ({better})", language.text(&step.text)),
            );
            for field in &step.fields {
                page.item("     + ", &counted(language, field));
            }
        }
    }
}

fn counted(language: Language, field: &CountedField) -> String {
    let name = format!("{} ({})", language.text(&field.name), field.id);
    format!("{name}{}", worths(language, field))
}

/// The name of a counted field and the worth of a piece, without the field's id.
pub(super) fn worth(language: Language, field: &CountedField) -> String {
    format!("{}{}", language.text(&field.name), worths(language, field))
}

fn worths(language: Language, field: &CountedField) -> String {
    let each = field.hundredths.map(|worth| {
        format!(
            "; {} {}",
            language.say("each is worth", "każde warte"),
            hundredths(language, worth)
        )
    });
    let bands = joined(&field.bands, |band| {
        format!(
            "{} {}: {}",
            language.say("from", "od"),
            band.from,
            hundredths(language, band.hundredths)
        )
    });
    let bands = if bands.is_empty() { bands } else { format!("; {bands}") };
    format!("{}{bands}", each.unwrap_or_default())
}

/// Hundredths as a decimal number without trailing zeros: `4`, `0.25`, in Polish `0,25`.
fn hundredths(language: Language, worth: i64) -> String {
    let sign = if worth < 0 { "-" } else { "" };
    let worth = worth.unsigned_abs();
    let point = language.say(".", ",");
    let text = format!("{sign}{}{point}{:02}", worth / 100, worth % 100);
    text.trim_end_matches('0').trim_end_matches(point).to_owned()
}

pub(super) fn lists(page: &mut Page, language: Language, ruleset: &Ruleset) {
    let Some(lists) = &ruleset.lists else { return };
    page.heading(language.say("Lists", "Spisy"));
    for rule in list_rules(language, lists) {
        page.item("  - ", &rule);
    }
}

/// The rules a list must satisfy, one sentence each.
pub(super) fn list_rules(language: Language, lists: &ListRules) -> Vec<String> {
    let section = |name: &str| {
        let text = lists.sections.iter().find(|text| text.en == name);
        text.map_or_else(|| name.to_owned(), |text| language.text(text).to_owned())
    };
    let sections = joined(&lists.sections, |text| language.text(text).to_owned());
    let mut rules = vec![format!("{}: {sections}", language.say("sections", "części"))];
    for count in &lists.counts {
        rules.push(format!("{}: {}", section(&count.section), cards(language, count)));
    }
    for sum in &lists.sums {
        let most = language.say("points at most", "punktów najwyżej");
        let sections = joined(std::iter::once(&sum.section).chain(&sum.with), |s| section(s));
        rules.push(format!("{sections}: {most} {}", sum.to));
    }
    for need in &lists.needs {
        let words = joined(&need.words, |word| language.text(word).to_owned());
        let beside = language.say("only beside the same in", "tylko obok takich samych w części");
        let (cards, other) = (section(&need.section), section(&need.beside));
        rules.push(format!("{cards}: {words} {beside} {other}"));
    }
    for group in &lists.never_together {
        let words = joined(group, |word| language.text(word).to_owned());
        let never = language.say("never on one card", "nigdy na jednej karcie");
        rules.push(format!("{never}: {words}"));
    }
    for group in &lists.only_one_of {
        let words = joined(group, |word| language.text(word).to_owned());
        rules.push(format!("{}: {words}", language.say("only one of", "tylko jedno z")));
    }
    for shared in &lists.ambiguous {
        let cards = joined(&shared.cards, |card| language.text(card).to_owned());
        let name = language.text(&shared.name);
        rules.push(match language.say("en", "pl") {
            "en" => {
                format!("{name} may be any of: {cards}; the full name or the product says which")
            }
            _ => format!("{name} to może być: {cards}; rozstrzyga pełna nazwa albo nazwa produktu"),
        });
    }
    rules.extend(lists.remarks.iter().map(|remark| language.text(remark).to_owned()));
    rules
}

fn cards(language: Language, count: &ListCount) -> String {
    let least =
        |from: u32| format!("{} {from}", language.say("cards at least", "kart co najmniej"));
    let most = |to: u32| format!("{} {to}", language.say("cards at most", "kart najwyżej"));
    let number = match (count.from, count.to) {
        (Some(from), Some(to)) if from == to => {
            Some(format!("{} {from}", language.say("cards exactly", "kart dokładnie")))
        }
        (Some(from), Some(to)) => Some(format!("{} {from}-{to}", language.say("cards", "kart"))),
        (Some(from), None) => Some(least(from)),
        (None, Some(to)) => Some(most(to)),
        (None, None) => None,
    };
    let copies = count.copies.map(|copies| {
        format!("{} {copies}", language.say("copies of a card at most", "kopii karty najwyżej"))
    });
    joined(number.into_iter().chain(copies), |part| part)
}

pub(super) fn penalties(page: &mut Page, language: Language, ruleset: &Ruleset) {
    if ruleset.penalties.is_empty() {
        return;
    }
    page.heading(language.say("Penalties", "Kary"));
    let row = |penalty: &Penalty| {
        let about = penalty.about.as_ref().map(|about| format!(". {}", language.text(about)));
        let effect = language.effect(penalty.effect).map(|effect| format!(" ({effect})"));
        vec![
            penalty.id.clone(),
            [language.text(&penalty.name), &effect.unwrap_or_default(), &about.unwrap_or_default()]
                .concat(),
        ]
    };
    let rows: Vec<Vec<String>> = ruleset.penalties.iter().map(row).collect();
    page.table(2, &rows);
}

pub(super) fn rulings(page: &mut Page, language: Language, heading: &str, rulings: &[Ruling]) {
    if rulings.is_empty() {
        return;
    }
    page.heading(heading);
    for ruling in rulings {
        let source = ruling.source.as_ref().map(|source| format!(" [{source}]"));
        let text = language.text(&ruling.text);
        let topic = language.text(&ruling.topic);
        page.item("  - ", &format!("{topic}. {text}{}", source.unwrap_or_default()));
    }
}
