use super::super::{Draft, Ruleset};
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
                msg!("ruleset-judging.no-draft", key, n = number, least, most = MOST_PIECES),
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
