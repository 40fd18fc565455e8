use super::judge::{Facts, Finding, Judge, STANDINGS};
use super::verify;
use crate::event::actions::SideCall;
use crate::event::fixture::tournaments::{
    ORDER, candidates, chess, circle, hamilton, leader, play, with_a_bye,
};
use crate::event::fixture::{Desk, borrowed, custom, letters};
use crate::event::standings::{Line, Value};
use crate::event::{Action, Event, How, Id, Moment, Pairing, Preflight, Status, reason, standings};
use crate::ruleset::read;

/// What is found in these standings, given everything that has happened.
fn judged_standings(event: &Event, given: &[Line]) -> Vec<Finding> {
    let mut judge = Judge::new(event);
    judge.facts = Facts::of(event);
    judge.compare_with(&STANDINGS, given);
    judge.verdict.breaches
}

fn desk(rounds: u32, players: &[&str]) -> Desk {
    let text = include_str!("../../tests/rulesets/chess.yaml");
    Desk::with(read("chess.yaml", text).unwrap(), custom(rounds, 0), players)
}

/// Games before this round with white minus those with black.
fn lead_before(event: &Event, id: Id, round: u32) -> i32 {
    let played = event.sides_played(id, round);
    played.iter().map(|white| if *white { 1 } else { -1 }).sum()
}

fn lead(event: &Event, id: Id) -> i32 {
    lead_before(event, id, u32::MAX)
}

fn table(desk: &Desk, name: &str) -> Pairing {
    desk.event.round().unwrap().of(desk.id(name)).unwrap().clone()
}

fn has_white(desk: &Desk, name: &str) -> bool {
    table(desk, name).on_sides().unwrap()[0] == desk.id(name)
}

fn why(desk: &Desk, name: &str) -> String {
    let (stage, round) = (desk.event.stage().unwrap(), desk.event.round().unwrap());
    reason(&desk.event, stage, round, &table(desk, name)).to_string()
}

fn breaches(event: &Event) -> Vec<String> {
    verify(event).breaches.iter().map(|found| found.sentence.to_string()).collect()
}

fn clean(event: &Event) {
    assert_eq!(verify(event).breaches, []);
}

#[test]
fn everybody_plays_both_sides_nearly_as_often() {
    let names = letters(17);
    let mut desk = desk(8, &borrowed(&names));
    for round in 1..=8 {
        desk.does("pair");
        for pairing in &desk.event.round().unwrap().pairings {
            let Some(b) = pairing.b else { continue };
            let [white, black] = pairing.on_sides().unwrap();
            let before = |id| lead_before(&desk.event, id, round);
            assert!(before(white) <= before(black), "round {round}: {}–{b}", pairing.a);
        }
        desk.play(|_, a, b| (a * 7 + b * 3 + round) % 5 < 2);
    }
    let leads: Vec<i32> = (1..=17).map(|id| lead(&desk.event, id)).collect();
    assert!(leads.iter().all(|lead| lead.abs() <= 3), "{leads:?}");
    clean(&desk.event);
}

#[test]
fn the_side_played_less_is_next_and_equals_alternate() {
    let mut desk = desk(3, &["A", "B", "C", "D"]);
    desk.does("pair manual 'A = B, C = D'");
    let first = [has_white(&desk, "A"), has_white(&desk, "C")];
    assert!(why(&desk, "A").ends_with("; sides drawn: the two are equal"), "{}", why(&desk, "A"));
    // A and C get white, no matter whom the draw favoured.
    for (white, table, name) in [(first[0], 1, "A"), (first[1], 2, "C")] {
        if !white {
            desk.does(&format!("side {table} {name} white"));
            assert!(why(&desk, name).ends_with("; sides set by hand"));
        }
    }
    desk.does("report 1 W");
    desk.does("report 2 W");
    // A and D: D has played white less.
    desk.does("pair manual 'A = D, B = C'");
    assert!(has_white(&desk, "D") && has_white(&desk, "B"));
    let told = why(&desk, "D");
    assert!(told.ends_with("; D white: D has played white less often than A"), "{told}");
    let words = desk.event.side_words(&table(&desk, "A")).unwrap().to_string();
    assert_eq!(words, "D white, A black");
    desk.does("report 1 W");
    desk.does("report 2 D");
    // Everybody has had both, and the pairs of round 1 meet again: each player has the other side.
    desk.does("pair manual 'A = B, C = D'");
    assert!(has_white(&desk, "B") && has_white(&desk, "D"));
    let told = why(&desk, "A");
    assert!(
        told.ends_with("; B white: in their earlier match it was the other way round"),
        "{told}"
    );
    clean(&desk.event);
    assert_eq!(breaches(&turned(&desk.event)).len(), 2);
    // The next round follows what was played.
    desk.does("side 1 A white");
    assert_eq!(desk.warnings("side 1 B white").len(), 1);
}

#[test]
fn two_who_have_not_met_alternate() {
    let mut desk = desk(3, &["A", "B", "C", "D", "E", "F"]);
    desk.does("pair manual 'A = B, C = D, E = F'");
    for (table, name) in [(1, "A"), (2, "C"), (3, "E")] {
        if !has_white(&desk, name) {
            desk.does(&format!("side {table} {name} white"));
        }
        desk.does(&format!("report {table} W"));
    }
    desk.does("pair manual 'A = D, E = B, C = F'");
    assert!(has_white(&desk, "D") && has_white(&desk, "B") && has_white(&desk, "F"));
    (1..=3).for_each(|table| drop(desk.does(&format!("report {table} W"))));
    desk.does("pair manual 'A = F, C = B, E = D'");
    // A: white, black. F: black, white. They last differed in round 2, when A had black.
    assert!(has_white(&desk, "A") && has_white(&desk, "C") && has_white(&desk, "E"));
    let told = why(&desk, "A");
    assert!(
        told.ends_with("; A white: when they last differed it was the other way round"),
        "{told}"
    );
    clean(&desk.event);
}

#[test]
fn a_game_that_was_not_played_has_no_sides() {
    let mut desk = desk(2, &["A", "B", "C"]);
    desk.dialogue("pair manual 'A = B, C = bye' · report 1 noshow B");
    assert_eq!([1, 2, 3].map(|id| lead(&desk.event, id)), [0, 0, 0]);
    desk.dialogue("undo · report 1 concede B");
    assert_eq!(lead(&desk.event, 1) + lead(&desk.event, 2), 0);
    assert_ne!(lead(&desk.event, 1), 0);
}

/// The newest line of the log with its sides turned round.
fn turned(event: &Event) -> Event {
    let turn = |call: &mut SideCall| {
        *call = match *call {
            SideCall::First(seat) | SideCall::Chooses(seat) => SideCall::First(seat.other()),
        };
    };
    let mut wrong = event.clone();
    match &mut std::sync::Arc::make_mut(&mut wrong.log).last_mut().unwrap().action {
        Action::Pair(paired) => paired.sides.iter_mut().for_each(turn),
        Action::Swap(swapped) => swapped.sides.iter_mut().for_each(turn),
        Action::Repair(repaired) => repaired.sides.iter_mut().for_each(turn),
        Action::Seat(late) => late.sides.iter_mut().for_each(turn),
        other => panic!("{other:?}"),
    }
    wrong
}

/// Four who have had a colour each: A and C white, B and D black.
fn after_one_round(players: &[&str]) -> Desk {
    let mut desk = desk(3, players);
    let bye = if players.len() > 4 { ", E = bye" } else { "" };
    desk.does(&format!("pair manual 'A = B, C = D{bye}'"));
    for (table, name) in [(1, "A"), (2, "C")] {
        if !has_white(&desk, name) {
            desk.does(&format!("side {table} {name} white"));
        }
        desk.does(&format!("report {table} W"));
    }
    desk
}

#[test]
fn a_swap_balances_the_two_tables_again() {
    let mut desk = after_one_round(&["A", "B", "C", "D"]);
    desk.does("pair manual 'A = D, C = B'");
    assert_eq!(breaches(&turned(&desk.event)).len(), 2);
    // A meets B then, and D meets C: B and D are due on white.
    desk.dialogue(
        "swap A C | Swapped A and C. Table 2: B plays white, A plays black. Table 1: D plays white, C plays black.",
    );
    assert!(has_white(&desk, "B") && has_white(&desk, "D"));
    clean(&desk.event);
    assert_eq!(
        breaches(&turned(&desk.event)),
        [r#""sides" is ["a","a"], but this program writes ["b","b"]"#]
    );
    let mut without = desk.event.clone();
    if let Action::Swap(swapped) =
        &mut std::sync::Arc::make_mut(&mut without.log).last_mut().unwrap().action
    {
        swapped.sides.clear();
    }
    assert_eq!(breaches(&without), [r#""sides" is null, but this program writes ["b","b"]"#]);
}

#[test]
fn a_late_player_and_a_repair_are_balanced() {
    let mut desk = after_one_round(&["A", "B", "C", "D", "E"]);
    desk.does("pair manual 'A = D, B = E, C = bye'");
    // C has had white, Zoe nothing.
    desk.does("add Zoe");
    desk.does("seat Zoe opponent");
    assert!(has_white(&desk, "Zoe"));
    clean(&desk.event);
    assert_eq!(breaches(&turned(&desk.event)), [r#""sides" is "a", but this program writes "b""#]);
    // Somebody who takes the seat of a player with black gets the colour they are due.
    desk.dialogue("undo · drop A");
    let told = desk.does("seat Zoe 1");
    assert!(told.contains("Table 1: D plays white, Zoe plays black."), "{told}");
    clean(&desk.event);
    assert_eq!(breaches(&turned(&desk.event)).len(), 1);
    desk.dialogue("undo · repair why='A has gone home'");
    for pairing in desk.event.round().unwrap().pairings.iter().filter(|one| one.b.is_some()) {
        let [white, black] = pairing.on_sides().unwrap();
        assert!(lead(&desk.event, white) <= lead(&desk.event, black));
    }
    clean(&desk.event);
}

/// An event with byes awarded.
fn sound() -> Event {
    let text = include_str!("../../tests/rulesets/grand-prix.yaml");
    let ruleset = read("grand-prix.yaml", text).unwrap_or_else(|why| panic!("{why:?}"));
    let mut desk = Desk::with(ruleset, custom(3, 0), &["A", "B", "C", "D", "E", "F", "G"]);
    desk.does("edit A byes=2");
    for round in 1..=3 {
        desk.rounds(1);
        if round == 2 {
            desk.does("add Late");
        }
    }
    desk.event
}

/// The breaches once this change is made to each action.
fn found(change: impl Fn(&mut Action)) -> Vec<String> {
    let event = sound();
    let mut log = event.log.to_vec();
    log.iter_mut().for_each(|line| change(&mut line.action));
    let event = Event::replay(event.head.clone(), event.ruleset.clone(), log).unwrap();
    verify(&event).breaches.iter().map(ToString::to_string).collect()
}

fn has(found: &[String], sentence: &str) {
    assert!(found.iter().any(|one| one.contains(sentence)), "{sentence}: {found:#?}");
}

#[test]
fn byes_that_are_missing_or_that_the_rules_do_not_know_are_found() {
    assert_eq!(found(|_| {}), [""; 0]);
    let without = found(|action| {
        if let Action::Pair(paired) = action {
            paired.awarded.clear();
        }
    });
    has(&without, "round 1: awarded byes: nobody; due: A");
    has(&without, "A is not paired");
    let many = found(|action| {
        if let Action::Edit(edited) = action {
            edited.byes = Some(9);
        }
    });
    has(
        &many,
        "registration: no command writes this line: \"9 byes are too many: the limit is 3.\"",
    );
}

#[test]
fn a_house_player_among_the_seeds_is_a_breach() {
    let mut desk = Desk::custom(1, 4, &["Ala", "Bea", "Cyd", "Dan", "Ewa"]);
    desk.does("add Hal house");
    desk.rounds(1);
    desk.does("cut manual 'Bea, Ala, Cyd, Dan' why='on a whim'");
    let house = desk.id("Hal");
    for entry in std::sync::Arc::make_mut(&mut desk.event.log) {
        if let Action::Cut(cut) = &mut entry.action {
            cut.seeds[0] = house;
        }
    }
    let said = breaches(&desk.event);
    assert!(said.contains(&"Hal is seeded but is a house player".to_owned()), "{said:?}");
}

fn desk_late(game: &str) -> Desk {
    let mut desk = Desk::of(game, custom(3, 0), &["A", "B", "C", "D", "E"]);
    desk.dialogue("pair · add Zoe");
    desk
}

/// The breaches after the seat of the log was changed so.
fn changed(desk: &Desk, change: impl Fn(&mut crate::event::actions::LateSeat)) -> Vec<String> {
    let mut event = desk.event.clone();
    for entry in std::sync::Arc::make_mut(&mut event.log) {
        if let Action::Seat(seat) = &mut entry.action {
            change(seat);
        }
    }
    breaches(&event)
}

#[test]
fn a_seat_that_no_command_gives_is_found() {
    let mut desk = desk_late("destiny");
    desk.does("seat Zoe opponent");
    assert!(changed(&desk, |_| {}).is_empty());
    let other = desk.event.round().unwrap().at_table(1).unwrap().a;
    let found = changed(&desk, |seat| seat.with = Some(other));
    assert_eq!(found[0], r#""with" is 1, but this program writes 5"#);
    let found = changed(&desk, |seat| seat.table = Some(1));
    assert_eq!(found[0], r#""table" is 1, but this program writes 3"#);
    let found = changed(&desk, |seat| seat.to = crate::event::actions::Seat::Next);
    assert_eq!(
        found[0],
        "no command writes this line: \"In Star Wars: Destiny a missed round is a loss, so nobody can just wait for the next.\""
    );
    let found = changed(&desk, |seat| seat.to = crate::event::actions::Seat::Bye);
    assert_eq!(found[0], "no command writes this line: \"E already has this round's only bye.\"");
}

#[test]
fn tournaments_that_were_played_are_clean() {
    let all = [candidates(), hamilton(), leader(), circle(), with_a_bye(1), with_a_bye(2)];
    all.iter().for_each(|desk| clean(&desk.event));
    let mut desk = leader();
    desk.does("report 2 L round=2");
    clean(&desk.event);
}

#[test]
fn changed_values_are_found() {
    let mut desk = chess(ORDER, 2, &["A", "B", "C", "D"]);
    play(&mut desk, &[("A", "B", 'W'), ("C", "D", 'D')]);
    play(&mut desk, &[("A", "C", 'D'), ("B", "D", 'W')]);
    let given = standings(&desk.event).with_tie_breaks();
    assert_eq!(judged_standings(&desk.event, &given), []);
    for at in 0..5 {
        let mut wrong = given.clone();
        wrong[1].tie_breaks[at].1 = Value::Exact(crate::event::Fraction::new(99, 1));
        let found = judged_standings(&desk.event, &wrong);
        assert_eq!(found.len(), 1, "{at}");
        assert!(found[0].to_string().contains("not 99"), "{}", found[0]);
    }
}

#[test]
fn standings_that_are_wrong_are_found() {
    let mut desk = Desk::of("destiny", custom(3, 0), &borrowed(&letters(8)));
    desk.rounds(3);
    let event = desk.event;
    let names: Vec<String> = standings(&event).iter().map(|s| event.label(s.entrant)).collect();
    let compared = |change: &dyn Fn(&mut Vec<Line>)| {
        let mut given = standings(&event).with_tie_breaks();
        change(&mut given);
        let found = judged_standings(&event, &given);
        found.iter().map(ToString::to_string).collect::<Vec<_>>()
    };
    assert_eq!(compared(&|_| {}), Vec::<String>::new());
    assert_eq!(
        compared(&|given| given.swap(3, 4)),
        [format!("standings: place 4 belongs to {}, but was given to {}", names[3], names[4])]
    );
    assert_eq!(
        compared(&|given| given[0].standing.points += 1),
        [format!("standings: {} has 3 points from 3 rounds, not 4 from 3", names[0])]
    );
    assert_eq!(
        compared(&|given| given[7].tie_breaks[0].1 = Value::Drawn(9)),
        [format!(
            "standings: {}: strength of schedule is {}, not 9",
            names[7],
            match standings(&event).with_tie_breaks()[7].tie_breaks[0].1 {
                Value::Exact(fraction) => fraction,
                _ => unreachable!(),
            }
        )]
    );
    assert_eq!(compared(&|given| given.truncate(7)), ["standings: 7 lines for 8 players"]);
}

const SIX: [&str; 6] = ["A", "B", "C", "D", "E", "F"];

fn record(event: &Event, id: u32) -> (u32, u32) {
    let record = standings(event).record(id).unwrap();
    (record.points, record.rounds)
}

/// The items of the preflight: `✗ Table 1 has no result: A – B.`
fn preflight(event: &Event) -> Vec<String> {
    let items = Preflight::of(event, None, Moment::new(0, 0)).items;
    items.iter().map(|item| format!("{} {}", item.severity.sign(), item.sentence)).collect()
}

#[test]
fn nobody_is_paired_silently_who_has_not_come() {
    let mut desk = Desk::of("destiny", custom(3, 0), &SIX);
    desk.does("setup checkin=yes");
    for who in ["A", "B", "C", "D"] {
        desk.does(&format!("here {who}"));
    }
    let refused = "2 of 6 not checked in: E and F. Choose for them: pair absent=remove, pair absent=keep or pair absent=out.";
    assert_eq!(desk.refused("pair"), refused);
    assert_eq!(preflight(&desk.event), ["✗ 2 of 6 not checked in: E and F."]);
    let told = desk.does("pair absent=out");
    assert_eq!(told, "Round 1 is paired: 2 tables, E and F sit out.");
    clean(&desk.event);
    desk.does("undo");
    let told = desk.does("pair absent=remove");
    assert_eq!(told, "Round 1 is paired: 2 tables. No-shows removed: E and F.");
    assert_eq!(desk.event.entrant(5).unwrap().status, Status::Dropped { stage: 1, after: 0 });
    clean(&desk.event);
    desk.does("undo");
    assert!(desk.event.is_here(5));
    // They are paired all the same, and have come from then on.
    assert_eq!(desk.does("pair absent=keep"), "Round 1 is paired: 3 tables.");
    assert!(desk.event.not_checked_in().is_empty());
    desk.play(|_, a, b| a < b);
    desk.does("pair");
    clean(&desk.event);
}

#[test]
fn who_sat_out_unasked_is_asked_about_again_and_who_enters_late_is_here() {
    let mut desk = Desk::of("destiny", custom(3, 0), &SIX);
    desk.does("setup checkin=yes");
    for who in ["A", "B", "C", "D", "E"] {
        desk.does(&format!("here {who}"));
    }
    desk.does("pair absent=out");
    desk.play(|_, a, b| a < b);
    desk.does("add Late");
    assert_eq!(desk.event.not_checked_in(), [6]);
    assert!(desk.refused("pair").starts_with("1 of 7 not checked in: F."));
    desk.does("here F");
    let told = desk.does("pair");
    assert!(told.starts_with("Round 2 is paired: 3 tables"), "{told}");
    clean(&desk.event);
}

#[test]
fn a_round_sat_out_is_nothing_or_a_loss_as_the_game_says() {
    for (game, told, after) in [
        ("lcg", "F sits out round 2: no points and no loss.", (0, 1)),
        ("destiny", "F sits out round 2: it counts as a loss.", (0, 2)),
    ] {
        let mut desk = Desk::of(game, custom(3, 0), &SIX);
        desk.does("pair manual 'A = F, B = E, C = D'");
        let letters = if game == "lcg" { "WW" } else { "W" };
        for table in 1..=3 {
            desk.does(&format!("report {table} {letters}"));
        }
        assert_eq!(record(&desk.event, 6), (0, 1));
        assert_eq!(desk.does("away F"), told);
        assert_eq!(desk.does("away F"), "F already sits out the next round.");
        let round = desk.decision("pair");
        assert!(round.message.to_string().ends_with("F sits out."), "{}", round.message);
        let sitting: Vec<u32> = desk.event.round().unwrap().sitting_out().collect();
        assert_eq!(sitting, [6]);
        let pairing = desk.event.round().unwrap().of(6).unwrap();
        assert_eq!((pairing.outcome.as_ref().unwrap().how, pairing.is_bye()), (How::SatOut, true));
        assert_eq!(record(&desk.event, 6), after, "{game}");
        desk.dialogue(
            "swap F A | no: F sits out this round and has no seat to swap. To undo the round: undo.",
        );
        clean(&desk.event);
        // They come back by themselves, and leaving and returning charges nothing twice.
        desk.dialogue("drop F · rejoin F");
        assert_eq!(record(&desk.event, 6), after, "{game}");
        let open: Vec<u32> =
            desk.event.round().unwrap().missing().filter_map(|p| p.table).collect();
        for table in open {
            desk.does(&format!("report {table} {letters}"));
        }
        desk.decision("pair");
        assert!(desk.event.round().unwrap().of(6).is_some_and(|pairing| !pairing.sits_out()));
        clean(&desk.event);
        assert_eq!(desk.refused("away F"), "No rounds left to sit out.");
    }
}

#[test]
fn a_round_drawn_again_keeps_who_sits_it_out_and_who_will_sit_the_next_one_out() {
    let mut desk = Desk::of("lcg", custom(3, 0), &SIX);
    desk.dialogue("away F · pair · away E · redraw 'the brothers met'");
    assert_eq!(desk.event.round().unwrap().sitting_out().collect::<Vec<_>>(), [6]);
    assert_eq!(desk.event.sits_out_next(), [5]);
    clean(&desk.event);
}

#[test]
fn by_hand_nobody_is_seated_who_sits_the_round_out() {
    let mut desk = Desk::of("lcg", custom(3, 0), &SIX);
    desk.does("away F");
    desk.dialogue(
        "pair manual 'A = B, C = D, E = F' | no: F sits out this round. To pair them again: here #6.",
    );
    desk.does("pair manual 'A = B, C = D, E = bye'");
    clean(&desk.event);
}
