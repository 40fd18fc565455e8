use super::super::{Better, Draft, ListRules, Procedure, Ruleset};
use super::findings::{Findings, word};
use super::identity::{ID_ADVICE, bad_id, is_id};
use crate::ruleset::letters::quoted;

/// The most a counted piece may be worth, in hundredths.
const MOST_HUNDREDTHS: u64 = 1_000_000;
/// The most pieces of anything a draft may ask for.
const MOST_PIECES: u32 = 1000;

pub(super) fn check(ruleset: &Ruleset, found: &mut Findings<'_>) {
    missions(ruleset, found);
    concessions(ruleset, found);
    topics(ruleset, found);
    if let Some(draft) = &ruleset.draft {
        pods(draft, found);
    }
    for (n, procedure) in ruleset.end_of_time.iter().enumerate() {
        steps(procedure, &format!("end_of_time[{n}]"), found);
    }
    if let Some(lists) = &ruleset.lists {
        list_rules(lists, found);
    }
    for (n, penalty) in ruleset.penalties.iter().enumerate() {
        if !is_id(&penalty.id) {
            found.add(&format!("penalties[{n}].id"), bad_id(&penalty.id), ID_ADVICE);
        }
    }
    let ids = ruleset.penalties.iter().map(|penalty| penalty.id.as_str());
    found.no_repeats("penalties[].id", ids, |id| format!("the penalty {}", quoted(id)));
}

/// Refuses a topic that stands twice in one part of the judge's handbook.
fn topics(ruleset: &Ruleset, found: &mut Findings<'_>) {
    let parts = [
        ("errata", &ruleset.errata),
        ("rulings", &ruleset.rulings),
        ("glossary", &ruleset.glossary),
    ];
    for (part, rulings) in parts {
        // Another check reports an empty topic.
        let named = rulings.iter().enumerate().filter(|(_, r)| !r.topic.en.trim().is_empty());
        let topics = named.map(|(n, r)| (format!("{part}[{n}].topic"), r.topic.en.to_lowercase()));
        found.no_repeats_at(topics, |topic| format!("the topic {}", quoted(topic)));
    }
}

/// Refuses a number of a game that a match of two games does not have.
fn concessions(ruleset: &Ruleset, found: &mut Findings<'_>) {
    for (n, game) in ruleset.concessions.games.iter().enumerate() {
        if !(1..=2).contains(game) {
            found.add(
                &format!("concessions.games[{n}]"),
                format!("a match of two games has no game {game}"),
                "write 1, 2 or both",
            );
        }
    }
    let games = &ruleset.concessions.games;
    found.no_repeats("concessions.games[]", games, |game| format!("the game {game}"));
}

fn missions(ruleset: &Ruleset, found: &mut Findings<'_>) {
    let Some(missions) = &ruleset.missions else { return };
    if missions.missions.is_empty() {
        found.add(
            "missions.missions",
            "the list of missions is empty, one is drawn for each round",
            "add missions, or take the whole part out",
        );
    }
    let named = missions.missions.iter().map(|mission| (&mission.map.en, &mission.mission.en));
    found.no_repeats("missions.missions[]", named, |(map, mission)| {
        format!("the mission {} on {}", quoted(mission), quoted(map))
    });
}

fn pods(draft: &Draft, found: &mut Findings<'_>) {
    let numbers = [
        ("pod", draft.pod, 2),
        ("set_cards", draft.set_cards, 0),
        ("boosters", draft.boosters, 1),
        ("booster_cards", draft.booster_cards, 1),
    ];
    for (key, number, least) in numbers {
        if !(least..=MOST_PIECES).contains(&number) {
            found.add(
                &format!("draft.{key}"),
                format!("{key} is {number}, which no draft can have"),
                format!("write a number from {least} to {MOST_PIECES}"),
            );
        }
    }
    let passed: u64 = draft.phases.iter().map(|phase| u64::from(phase.boosters)).sum();
    if !draft.phases.is_empty() && passed != u64::from(draft.boosters) {
        found.add(
            "draft.phases",
            format!("the phases open {passed} boosters, each player has {}", draft.boosters),
            "make the phases add up to the boosters",
        );
    }
}

fn steps(procedure: &Procedure, at: &str, found: &mut Findings<'_>) {
    if procedure.steps.is_empty() {
        let advice = "add at least one step, with text, better and fields";
        found.add(&format!("{at}.steps"), "the procedure has no steps", advice);
    }
    for (n, step) in procedure.steps.iter().enumerate() {
        let at = format!("{at}.steps[{n}].fields");
        let (fits, wanted) = match step.better {
            Better::Higher | Better::Lower => (!step.fields.is_empty(), "at least one field"),
            Better::Holder => (step.fields.len() == 1, "exactly one field"),
            Better::Roll => (step.fields.len() <= 1, "at most one field"),
        };
        if !fits {
            let has = step.fields.len();
            let better = word(step.better);
            found.add(
                &at,
                format!("the step has {has} fields, \"better: {better}\" expects {wanted}"),
                "add or take out fields, or split the step",
            );
        }
        for (m, field) in step.fields.iter().enumerate() {
            counted(field, &format!("{at}[{m}]"), found);
        }
    }
    let fields = procedure.steps.iter().enumerate().flat_map(|(n, step)| {
        let path = move |m: usize| format!("{at}.steps[{n}].fields[{m}].id");
        step.fields.iter().enumerate().map(move |(m, field)| (path(m), field.id.as_str()))
    });
    found.no_repeats_at(fields, |id| format!("the field {}", quoted(id)));
}

fn counted(field: &crate::ruleset::CountedField, at: &str, found: &mut Findings<'_>) {
    if !is_id(&field.id) {
        found.add(&format!("{at}.id"), bad_id(&field.id), ID_ADVICE);
    }
    if field.hundredths.is_some() && !field.bands.is_empty() {
        found.add(
            &format!("{at}.bands"),
            format!("the field {} has a worth by piece and by bands", quoted(&field.id)),
            "keep hundredths or bands",
        );
    }
    if field.bands.windows(2).any(|pair| pair[1].from <= pair[0].from) {
        found.add(
            &format!("{at}.bands"),
            format!("the bands of the field {} are not in order", quoted(&field.id)),
            "put them in order, the smallest from first",
        );
    }
    let worths = field.hundredths.into_iter().chain(field.bands.iter().map(|band| band.hundredths));
    if worths.into_iter().any(|worth| worth.unsigned_abs() > MOST_HUNDREDTHS) {
        found.add(
            at,
            format!("a piece of the field {} is worth too much", quoted(&field.id)),
            format!("write at most {MOST_HUNDREDTHS} hundredths"),
        );
    }
}

fn list_rules(lists: &ListRules, found: &mut Findings<'_>) {
    if lists.sections.is_empty() {
        let advice = "add the headings a list is written under, such as {en: \"Deck\"}";
        found.add("lists.sections", "a list has no sections", advice);
    }
    let names = lists.sections.iter().map(|section| section.en.to_lowercase());
    found.no_repeats("lists.sections[]", names, |s| format!("the section {}", quoted(s)));
    let counts =
        lists.counts.iter().enumerate().map(|(n, c)| (format!("lists.counts[{n}]"), &c.section));
    let sums = lists.sums.iter().enumerate().map(|(n, s)| (format!("lists.sums[{n}]"), &s.section));
    let added = lists.sums.iter().enumerate().flat_map(|(n, sum)| {
        let at = move |m| format!("lists.sums[{n}].with[{m}]");
        sum.with.iter().enumerate().map(move |(m, name)| (at(m), name))
    });
    let needs = lists.needs.iter().enumerate().flat_map(|(n, need)| {
        let at = |key| format!("lists.needs[{n}].{key}");
        [(at("section"), &need.section), (at("beside"), &need.beside)]
    });
    let whole = |(at, name): (String, _)| (format!("{at}.section"), name);
    for (at, name) in counts.chain(sums).map(whole).chain(added).chain(needs) {
        if !lists.sections.iter().any(|section| section.en == *name) {
            found.add(
                &at,
                format!("a list has no section {}", quoted(name)),
                "write the English name of one of lists.sections",
            );
        }
    }
    for (n, count) in lists.counts.iter().enumerate() {
        let at = format!("lists.counts[{n}]");
        match (count.from, count.to, count.copies) {
            (None, None, None) => {
                found.add(&at, "the count says nothing", "add from, to, copies or several of them");
            }
            (Some(from), Some(to), _) if from > to => found.add(
                &format!("{at}.from"),
                format!("from {from} is more than to {to}"),
                "write the smaller number in from",
            ),
            _ => {}
        }
    }
    for (n, need) in lists.needs.iter().enumerate().filter(|(_, need)| need.words.is_empty()) {
        let says = format!("cards of {} need nothing, for no word is given", quoted(&need.section));
        found.add(&format!("lists.needs[{n}].words"), says, "add words, or take the entry out");
    }
    for (n, shared) in lists.ambiguous.iter().enumerate().filter(|(_, one)| one.cards.len() < 2) {
        let says =
            format!("{} is ambiguous, and fewer than two cards have it", quoted(&shared.name.en));
        found.add(&format!("lists.ambiguous[{n}].cards"), says, "name every card it may stand for");
    }
    let groups = |key: &'static str, groups: &'_ [Vec<crate::ruleset::Text>]| {
        let numbered = groups.iter().cloned().enumerate();
        numbered.map(move |(n, group)| (format!("lists.{key}[{n}]"), group)).collect::<Vec<_>>()
    };
    let together = groups("never_together", &lists.never_together);
    for (at, group) in groups("only_one_of", &lists.only_one_of).into_iter().chain(together) {
        if group.len() < 2 {
            found.add(&at, "one word alone excludes nothing", "add the words it excludes");
        }
        let words = group.iter().map(|word| word.en.to_lowercase());
        let at = format!("{at}[]");
        found.no_repeats(&at, words, |word| format!("the word {}", quoted(word)));
    }
}
