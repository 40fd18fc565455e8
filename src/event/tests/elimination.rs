//! Tests of the cut, replacements, brackets and clock lengths.

use super::fixture::{Desk, basic, borrowed, by_seed, custom, letters};
use crate::event::actions::Setup;
use crate::event::{Id, Phase, champion, final_places, phase};
use crate::ruleset::StructureKind;

/// Players whose standings are their numbers, because the better one always wins.
fn before_the_cut(players: usize, setup: Setup) -> Desk {
    let names = letters(players);
    let mut desk = Desk::destiny(setup, &borrowed(&names));
    desk.rounds(5);
    desk
}

fn seeds(desk: &Desk) -> Vec<Id> {
    desk.event.finals().unwrap().seeds.clone()
}

fn standing(desk: &Desk) -> Vec<Id> {
    crate::event::standings(&desk.event).iter().map(|s| s.entrant).collect()
}

#[test]
fn e19_e20_e21_the_next_in_the_standings_come_in_as_the_lowest_seeds() {
    let mut desk = before_the_cut(12, custom(5, 8));
    let order = standing(&desk);
    let label = |place: usize| format!("P{:02}", order[place]);
    let places = |all: [usize; 8]| all.map(|place| order[place]);
    desk.told("cut");
    assert_eq!(seeds(&desk), order[..8]);
    let (second, sixth, ninth, tenth) = (label(1), label(5), label(8), label(9));
    assert_eq!(desk.warnings(&format!("drop {sixth}")), [format!("{ninth} moves up, as seed 8.")]);
    assert_eq!(seeds(&desk), places([0, 1, 2, 3, 4, 6, 7, 8]));
    desk.told("pair");
    let pairs = [(0, 8), (1, 7), (2, 6), (3, 4)];
    assert_eq!(desk.games(), pairs.map(|(a, b)| format!("{}–{}", label(a), label(b))));
    desk.told("undo");
    assert_eq!(
        desk.told(&format!("decline {ninth}")),
        format!("{ninth} gives up the place. {tenth} moves up, as seed 8.")
    );
    assert_eq!(seeds(&desk).last(), Some(&order[9]));
    assert!(desk.event.entrant(order[8]).unwrap().is_active());
    desk.run(["undo", &format!("drop {second}")]);
    assert_eq!(seeds(&desk), places([0, 2, 3, 4, 6, 7, 8, 9]));
}

/// Twelve players with the bracket of the best eight paired, and the order of the standings.
fn paired_bracket() -> (Desk, Vec<Id>) {
    let mut desk = before_the_cut(12, custom(5, 8));
    let order = standing(&desk);
    desk.run(["cut", "pair"]);
    (desk, order)
}

#[test]
fn until_a_game_of_the_bracket_begins_the_next_in_the_standings_comes_in() {
    let (mut desk, order) = paired_bracket();
    let label = |desk: &Desk, place: usize| desk.event.label(order[place]);
    let (before, sixth) = (desk.games(), label(&desk, 5));
    let (ninth, tenth) = (label(&desk, 8), label(&desk, 9));
    let comes_in = |name: &str| {
        format!(
            "{name} moves up, as seed 8. No game has started. To re-pair the bracket by the new seeds: pair."
        )
    };
    let decision = desk.decision(&format!("drop {sixth}"));
    assert_eq!(decision.message.to_string(), format!("{sixth} dropped."));
    assert_eq!(decision.warnings, [comes_in(&ninth).as_str()]);
    let asked = decision.question.unwrap().to_string();
    assert_eq!(asked, format!("{sixth} drops. {}", comes_in(&ninth)));
    assert_eq!(phase(&desk.event), Phase::BetweenRounds { next: 1 });
    // The next one declines, and the one after comes in, also in a bracket paired anew.
    desk.told("pair");
    assert_eq!(
        desk.told(&format!("decline {ninth}")),
        format!("{ninth} gives up the place. {}", comes_in(&tenth))
    );
    let expected: Vec<Id> = [0, 1, 2, 3, 4, 6, 7, 9].map(|place| order[place]).into();
    assert_eq!(seeds(&desk), expected);
    desk.told("pair");
    let paired = [(0, 9), (1, 7), (2, 6), (3, 4)];
    let paired = paired.map(|(a, b)| format!("{}–{}", label(&desk, a), label(&desk, b)));
    assert_eq!(desk.games(), paired);
    // One by one, the undo goes back to the first bracket.
    let needed = desk.refused("undo 50");
    assert!(needed.contains("These depend on it: 51 (paired the quarter-finals), 52"), "{needed}");
    for _ in 0..4 {
        desk.told("undo");
    }
    assert_eq!(seeds(&desk), order[..8]);
    assert_eq!(desk.games(), before);
    assert!(desk.event.is_here(order[5]));
}

#[test]
fn once_a_game_of_the_bracket_has_begun_nobody_comes_in() {
    for begins in ["report 2 W", "begun 2", "claim 2 W", "timer start"] {
        let (mut desk, order) = paired_bracket();
        desk.told(begins);
        let first = desk.event.label(order[0]);
        assert_eq!(
            desk.warnings(&format!("drop #{}", order[7])),
            [format!("{first} advances with a bye.")],
            "{begins}"
        );
        assert_eq!(seeds(&desk), order[..8], "{begins}");
        let third = desk.event.label(order[2]);
        assert_eq!(
            desk.refused(&format!("decline {third}")),
            format!("Too late to decline the place. To give the opponent a bye: drop {third}.")
        );
    }
    // What was taken back has not begun.
    for undone in ["begun 2", "timer start"] {
        let (mut desk, order) = paired_bracket();
        desk.told(undone);
        desk.run(["undo", &format!("disqualify #{} cheating", order[0])]);
        assert_eq!(seeds(&desk), order[1..9], "{undone}");
    }
}

#[test]
fn where_nobody_is_left_to_come_in_the_paired_bracket_stays() {
    let mut desk = before_the_cut(8, custom(5, 8));
    desk.run(["cut", "pair"]);
    let (s, games) = (seeds(&desk), desk.games());
    let goes_on = format!("{} advances with a bye.", desk.event.label(s[0]));
    assert_eq!(desk.warnings(&format!("drop #{}", s[7])), [goes_on]);
    assert_eq!(desk.games(), games);
    let second = desk.event.label(s[1]);
    assert!(
        desk.refused(&format!("decline {second}")).starts_with("Too late to decline the place.")
    );
}

#[test]
fn a_damaged_die_loses_the_first_game_of_the_bracket_and_nobody_comes_in() {
    let (mut desk, order) = paired_bracket();
    let label = desk.event.label(order[7]);
    let told = desk.told(&format!("component {label} die damaged found=during replaced=no"));
    assert!(told.contains(&format!("{} beat {label}", desk.event.label(order[0]))), "{told}");
    assert_eq!(seeds(&desk), order[..8]);
    assert!(!desk.event.is_here(order[7]));
}

#[test]
fn e22_better_seeds_meet_in_the_order_of_the_rules() {
    let mut desk = before_the_cut(16, custom(5, 8));
    desk.told("cut");
    let s = seeds(&desk);
    let better = by_seed(&s);
    let s = seeds(&desk);
    let game = |desk: &Desk, a: usize, b: usize| {
        format!("{}–{}", desk.event.label(s[a - 1]), desk.event.label(s[b - 1]))
    };
    desk.told("pair");
    assert_eq!(desk.games(), [(1, 8), (2, 7), (3, 6), (4, 5)].map(|(a, b)| game(&desk, a, b)));
    desk.play(&better);
    desk.told("pair");
    assert_eq!(desk.games(), [(1, 4), (2, 3)].map(|(a, b)| game(&desk, a, b)));
    desk.play(&better);
    desk.told("pair");
    assert_eq!(desk.games(), [game(&desk, 1, 2)]);
    assert_eq!(champion(&desk.event), None);
    desk.play(&better);
    assert_eq!(champion(&desk.event), Some(s[0]));
    assert_eq!(final_places(&desk.event)[..8], s[..]);
    assert_eq!(phase(&desk.event), Phase::Decided { champion: Some(s[0]) });
    desk.told("finish");
    assert_eq!(phase(&desk.event), Phase::Finished);
    assert_eq!(desk.refused("pair"), "The event is closed. To reopen it: undo.");
}

#[test]
fn e24_removal_gives_the_opponent_a_bye() {
    let mut desk = before_the_cut(12, custom(5, 8));
    desk.told("cut");
    let s = seeds(&desk);
    let better = by_seed(&s);
    desk.told("pair");
    desk.play(&better);
    // Between the rounds, the next opponent has the bye.
    desk.run([&*format!("drop #{}", s[1]), "pair"]);
    assert_eq!(
        desk.games(),
        [
            format!("{}–{}", desk.event.label(s[0]), desk.event.label(s[3])),
            format!("{}–", desk.event.label(s[2])),
        ]
    );
    // While the semi-final is being played, the opponent advances.
    let goes_on = format!("{} advances with a bye.", desk.event.label(s[0]));
    assert_eq!(desk.warnings(&format!("drop #{}", s[3])), [goes_on]);
    desk.told("pair");
    assert_eq!(desk.games(), [format!("{}–{}", desk.event.label(s[0]), desk.event.label(s[2]))]);
    assert_eq!(
        desk.refused(&format!("rejoin #{}", s[3])),
        format!("{} is out of the finals: nobody can rejoin a bracket.", desk.event.label(s[3]))
    );
}

#[test]
fn e29_every_kind_of_round_has_its_minutes() {
    let mut desk = before_the_cut(24, Setup { rounds: Some(5), ..basic() });
    assert_eq!(desk.event.round().unwrap().minutes, 35);
    desk.run(["cut", "pair"]);
    assert_eq!(desk.event.round().unwrap().minutes, 35);
    desk.play(|_, a, b| a < b);
    desk.told("pair");
    assert_eq!(desk.event.round().unwrap().minutes, 50);

    let advanced = Setup { structure: Some(StructureKind::Advanced), ..basic() };
    let names = letters(25);
    let mut desk = Desk::destiny(advanced, &borrowed(&names));
    desk.rounds(6);
    desk.run(["cut", "pair"]);
    assert_eq!(desk.event.round().unwrap().minutes, 90);
    desk.play(|_, a, b| a < b);
    desk.rounds(1);
    desk.told("pair");
    assert_eq!(desk.event.round().unwrap().minutes, 120);
    assert_eq!(
        desk.told("report 1 LWW").split(": ").nth(1).map(|s| s.ends_with("2–1.")),
        Some(true)
    );
}

#[test]
fn e23_an_event_may_start_with_elimination() {
    for (players, byes, games) in [(6, 2, 4), (5, 3, 4), (12, 4, 8), (8, 0, 4)] {
        let names = letters(players);
        let mut desk = Desk::destiny(custom(0, 0), &borrowed(&names));
        let told = desk.told("pair");
        let round = if games == 4 { "The quarter-finals are" } else { "The round of 16 is" };
        assert!(told.starts_with(&format!("{round} paired: ")), "{told}");
        let round = desk.event.round().unwrap();
        assert_eq!(round.pairings.iter().filter(|p| p.is_bye()).count(), byes, "{players}");
        let mut numbers: Vec<u32> = round.pairings.iter().map(|p| p.number.unwrap()).collect();
        numbers.sort_unstable();
        assert_eq!(numbers, (1..=games).collect::<Vec<u32>>());
        desk.play(|_, a, b| a < b);
        let winner = |desk: &Desk, n: u32| {
            let round = &desk.event.stage().unwrap().rounds[0];
            round.pairings.iter().find(|p| p.number == Some(n)).unwrap().winner().unwrap()
        };
        desk.told("pair");
        let expected: Vec<String> = (1..=games / 2)
            .map(|n| {
                let (a, b) = (winner(&desk, n), winner(&desk, games + 1 - n));
                format!("{}–{}", desk.event.label(a), desk.event.label(b))
            })
            .collect();
        assert_eq!(desk.games(), expected);
        while champion(&desk.event).is_none() {
            desk.play(|_, a, b| a < b);
            let _ = desk.try_verb("pair");
        }
        assert_eq!(champion(&desk.event), Some(1));
        assert_eq!(final_places(&desk.event).len(), players);
    }
}

#[test]
fn another_match_of_the_finals_than_that_of_the_structure_is_told() {
    let names = letters(17);
    let mut desk = Desk::destiny(basic(), &borrowed(&names));
    let longer = "The finals are set to first to two wins; the rules have one game.";
    assert_eq!(desk.warnings("setup finals=first-to-two"), [longer]);
    // The minutes are those of the match that is announced.
    desk.dialogue(
        "setup finals_minutes=90 final_minutes=120 |! nothing
         setup structure=advanced |! nothing
         setup finals=one-game finals_minutes=rules final_minutes=rules |! The finals are set to one game; the rules have first to two wins.
         setup structure=custom rounds=4 cut=4 |! nothing
         setup structure=basic finals=rules |! nothing",
    );
    assert_eq!(desk.warnings("setup finals=first-to-two"), [longer]);
    assert!(desk.warnings("pair").contains(&longer.to_owned()));
    // Minutes changed after the start.
    let aloud = "Players were told otherwise before the start: announce the change.";
    for minutes in ["minutes=35", "finals_minutes=90", "final_minutes=120"] {
        assert_eq!(desk.warnings(&format!("setup {minutes}")), [aloud], "{minutes}");
    }
}
