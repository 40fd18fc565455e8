use super::super::{Draft, ListRules, Ruleset};
use super::findings::Findings;
use super::identity::{is_id, not_an_id};
use crate::msg;
use crate::ruleset::letters::shown;

/// The most pieces of anything a draft may ask for.
const MOST_PIECES: u32 = 1000;

pub(super) fn check(ruleset: &Ruleset, found: &mut Findings<'_>) {
    missions(ruleset, found);
    concessions(ruleset, found);
    topics(ruleset, found);
    if let Some(draft) = &ruleset.draft {
        pods(draft, found);
    }
    super::end_of_time::check(ruleset, found);
    if let Some(lists) = &ruleset.lists {
        list_rules(lists, found);
    }
    for (n, penalty) in ruleset.penalties.iter().enumerate() {
        if !is_id(&penalty.id) {
            found.add(&format!("penalties[{n}].id"), not_an_id(&penalty.id));
        }
    }
    let ids = ruleset.penalties.iter().map(|penalty| penalty.id.as_str());
    found.no_repeats("penalties[].id", ids, |id| msg!("ruleset-judging.penalty", id = shown(id)));
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
        found.no_repeats_at(topics, |topic| msg!("ruleset-judging.topic", topic = shown(topic)));
    }
}

/// Refuses a number of a game that a match of two games does not have.
fn concessions(ruleset: &Ruleset, found: &mut Findings<'_>) {
    for (n, game) in ruleset.concessions.games.iter().enumerate() {
        if !(1..=2).contains(game) {
            found.add(
                &format!("concessions.games[{n}]"),
                msg!("ruleset-judging.no-game", n = *game),
            );
        }
    }
    let games = &ruleset.concessions.games;
    found.no_repeats("concessions.games[]", games, |game| msg!("ruleset-judging.game", n = **game));
}

fn missions(ruleset: &Ruleset, found: &mut Findings<'_>) {
    let Some(missions) = &ruleset.missions else { return };
    if missions.missions.is_empty() {
        found.add("missions.missions", msg!("ruleset-judging.no-missions"));
    }
    let named = missions.missions.iter().map(|mission| (&mission.map.en, &mission.mission.en));
    found.no_repeats("missions.missions[]", named, |(map, mission)| {
        msg!("ruleset-judging.mission", mission = shown(mission), map = shown(map))
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
                msg!(
                    "ruleset-judging.no-draft",
                    key = key,
                    n = number,
                    least = least,
                    most = MOST_PIECES
                ),
            );
        }
    }
    let passed: u64 = draft.phases.iter().map(|phase| u64::from(phase.boosters)).sum();
    if !draft.phases.is_empty() && passed != u64::from(draft.boosters) {
        found.add(
            "draft.phases",
            msg!("ruleset-judging.phases", opened = passed, boosters = draft.boosters),
        );
    }
}

fn list_rules(lists: &ListRules, found: &mut Findings<'_>) {
    if lists.sections.is_empty() {
        let example = "{en: \"Deck\"}";
        found.add("lists.sections", msg!("ruleset-judging.no-sections", example = example));
    }
    let names = lists.sections.iter().map(|section| section.en.to_lowercase());
    found.no_repeats("lists.sections[]", names, |s| {
        msg!("ruleset-judging.section", name = shown(s))
    });
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
            found.add(&at, msg!("ruleset-judging.no-section", name = shown(name)));
        }
    }
    for (n, count) in lists.counts.iter().enumerate() {
        let at = format!("lists.counts[{n}]");
        match (count.from, count.to, count.copies) {
            (None, None, None) => {
                found.add(&at, msg!("ruleset-judging.empty-count"));
            }
            (Some(from), Some(to), _) if from > to => found.add(
                &format!("{at}.from"),
                msg!("ruleset-judging.from-above-to", from = from, to = to),
            ),
            _ => {}
        }
    }
    for (n, need) in lists.needs.iter().enumerate().filter(|(_, need)| need.words.is_empty()) {
        let says = msg!("ruleset-judging.needs-nothing", section = shown(&need.section));
        found.add(&format!("lists.needs[{n}].words"), says);
    }
    for (n, shared) in lists.ambiguous.iter().enumerate().filter(|(_, one)| one.cards.len() < 2) {
        let says = msg!("ruleset-judging.not-ambiguous", name = shown(&shared.name.en));
        found.add(&format!("lists.ambiguous[{n}].cards"), says);
    }
    let groups = |key: &'static str, groups: &'_ [Vec<crate::ruleset::Text>]| {
        let numbered = groups.iter().cloned().enumerate();
        numbered.map(move |(n, group)| (format!("lists.{key}[{n}]"), group)).collect::<Vec<_>>()
    };
    let together = groups("never_together", &lists.never_together);
    for (at, group) in groups("only_one_of", &lists.only_one_of).into_iter().chain(together) {
        if group.len() < 2 {
            found.add(&at, msg!("ruleset-judging.one-word"));
        }
        let words = group.iter().map(|word| word.en.to_lowercase());
        let at = format!("{at}[]");
        found.no_repeats(&at, words, |word| msg!("ruleset-judging.word", word = shown(word)));
    }
}
