use super::verify;
use crate::event::actions::{Paired, Setup};
use crate::event::fixture::{Desk, custom};
use crate::event::{Action, Entry, Event, SideCall};

const EIGHT: [&str; 8] = ["Ala", "Bea", "Cyd", "Dan", "Ewa", "Fil", "Gus", "Hal"];

/// The breaches of the event once the newest line of which this is true was changed.
fn changed(event: &Event, change: impl Fn(&mut Action) -> bool) -> Vec<String> {
    let mut log: Vec<Entry> = event.log.to_vec();
    assert!(log.iter_mut().rev().any(|line| change(&mut line.action)), "no such line");
    let event = Event::replay(event.head.clone(), event.ruleset.clone(), log).unwrap();
    breaches(&event)
}

/// The same for the newest round.
fn paired_otherwise(event: &Event, change: impl Fn(&mut Paired)) -> Vec<String> {
    changed(event, |action| match action {
        Action::Pair(paired) => {
            change(paired);
            true
        }
        _ => false,
    })
}

fn breaches(event: &Event) -> Vec<String> {
    verify(event).breaches.iter().map(ToString::to_string).collect()
}

fn clean(desk: &Desk) {
    assert_eq!(breaches(&desk.event), Vec::<String>::new());
}

/// Checks that these were the breaches, each of them another draw than that of the seed.
#[track_caller]
fn drawn(found: &[String], sentences: &[&str]) {
    let otherwise = "; the line isn't what this program draws from the seed";
    assert_eq!(
        found,
        sentences.iter().map(|said| format!("{said}{otherwise}")).collect::<Vec<_>>()
    );
}

#[test]
fn opponents_exchanged_in_a_round_without_a_fault_are_named() {
    let mut desk = Desk::of("destiny", custom(3, 0), &EIGHT);
    desk.does("pair");
    clean(&desk);
    let found = paired_otherwise(&desk.event, |paired| {
        let [one, two, ..] = &mut paired.tables[..] else { unreachable!() };
        std::mem::swap(&mut one[1], &mut two[1]);
    });
    drawn(
        &found,
        &[
            "round 1: table 1: recorded Ala – Gus, drawn Ala – Hal",
            "round 1: table 2: recorded Cyd – Hal, drawn Cyd – Gus",
        ],
    );
    // A pairing that the organizer exchanged is on the record.
    desk.does("swap Ala Bea");
    clean(&desk);
}

#[test]
fn another_mission_is_named() {
    let mut desk = Desk::of("imperial-assault", custom(3, 0), &EIGHT[..4]);
    desk.does("pair");
    let found = paired_otherwise(&desk.event, |paired| {
        paired.mission = Some(if paired.mission == Some(1) { 2 } else { 1 });
    });
    drawn(&found, &["round 1: mission: recorded 2, drawn 1"]);
    desk.does("mission redraw why='too dark'");
    clean(&desk);
    let found = changed(&desk.event, |action| match action {
        Action::Mission(set) => {
            set.mission = if set.mission == 5 { 6 } else { 5 };
            true
        }
        _ => false,
    });
    drawn(&found, &["round 1: mission: recorded 5, drawn 3"]);
    let found = changed(&desk.event, |action| match action {
        Action::Mission(set) => {
            set.redrawn = 7;
            true
        }
        _ => false,
    });
    assert_eq!(found, [r#"round 1: "redrawn" is 7, but this program writes 1"#]);
}

#[test]
fn other_sides_other_start_numbers_and_another_tie_number_are_named() {
    let mut desk = Desk::of("lcg", custom(3, 0), &EIGHT[..4]);
    desk.does("pair");
    clean(&desk);
    let found = paired_otherwise(&desk.event, |paired| {
        paired.sides[0] = match paired.sides[0] {
            SideCall::Chooses(seat) => SideCall::Chooses(seat.other()),
            SideCall::First(seat) => SideCall::First(seat.other()),
        };
    });
    drawn(&found, &["round 1: sides at table 1: recorded Ala chooses, drawn Dan chooses"]);
    let found = paired_otherwise(&desk.event, |paired| {
        let [[_, one], [_, two], ..] = &mut paired.starts[..] else { unreachable!() };
        std::mem::swap(one, two);
    });
    drawn(
        &found,
        &[
            "round 1: start number of Ala: recorded 1, drawn 3",
            "round 1: start number of Bea: recorded 3, drawn 1",
        ],
    );
    let found = changed(&desk.event, |action| match action {
        Action::Add(added) => {
            added.tie = 1;
            true
        }
        _ => false,
    });
    drawn(&found, &["registration: random number of Dan: recorded 1, drawn 630643"]);
}

#[test]
fn another_seat_of_a_pod_is_named() {
    let mut desk = Desk::of("destiny-sealed", Setup::default(), &EIGHT[..6]);
    desk.does("pods 2");
    clean(&desk);
    let found = changed(&desk.event, |action| match action {
        Action::Pods(seated) => {
            seated.pods[0].swap(0, 1);
            true
        }
        _ => false,
    });
    drawn(&found, &["pods: pod 1: recorded Cyd, Dan, drawn Dan, Cyd"]);
    desk.does("pods 2 why='two friends'");
    desk.rounds(1);
    clean(&desk);
}

#[test]
fn another_bye_and_another_seat_of_a_bracket_are_named() {
    let mut desk = Desk::of("destiny", custom(2, 4), &EIGHT[..7]);
    desk.does("pair");
    let found = paired_otherwise(&desk.event, |paired| {
        let other = std::mem::replace(&mut paired.tables[0][0], paired.bye.unwrap());
        paired.bye = Some(other);
    });
    drawn(
        &found,
        &[
            "round 1: table 1: recorded Gus – Ewa, drawn Ala – Ewa",
            "round 1: the bye: recorded Ala, drawn Gus",
        ],
    );
    desk.play(|_, a, b| a < b);
    desk.rounds(1);
    desk.dialogue("cut · pair");
    clean(&desk);
    let found = paired_otherwise(&desk.event, |paired| paired.tables[0].swap(0, 1));
    drawn(&found, &["finals round 1: table 1: recorded Dan – Bea, drawn Bea – Dan"]);
    let found = paired_otherwise(&desk.event, |paired| {
        let [one, two] = &mut paired.tables[..] else { unreachable!() };
        std::mem::swap(&mut one[1], &mut two[1]);
    });
    assert_eq!(
        found,
        [
            "finals round 1: match 1 belongs to Bea, Dan, but has Bea, Gus",
            "finals round 1: match 2 belongs to Ala, Gus, but has Ala, Dan",
        ]
    );
    // The bracket is paired anew.
    desk.dialogue("decline Ala · pair");
    clean(&desk);
}

#[test]
fn another_deck_check_and_another_draw_of_a_round_are_named() {
    let mut desk = Desk::of("destiny", custom(3, 0), &EIGHT);
    desk.dialogue("pair · check draw 2");
    clean(&desk);
    let found = changed(&desk.event, |action| match action {
        Action::CheckDraw(drawn) => {
            drawn.ids[0] = if drawn.ids.contains(&1) { 2 } else { 1 };
            true
        }
        _ => false,
    });
    drawn(&found, &["round 1: deck check: recorded Ala, Cyd, drawn Ewa, Cyd"]);
    desk.does("redraw 'a wrong name'");
    clean(&desk);
    let found = paired_otherwise(&desk.event, |paired| paired.redrawn = 2);
    assert_eq!(found, [r#"round 1: "redrawn" is 2, but this program writes 1"#,]);
}

#[test]
fn late_players_a_house_player_and_steps_back_are_no_faults_of_the_draw() {
    let mut desk = Desk::of("lcg", custom(3, 0), &EIGHT[..5]);
    desk.dialogue("setup hold=yes · pair · post · add Iza · seat Iza opponent");
    clean(&desk);
    let found = changed(&desk.event, |action| match action {
        Action::Seat(seat) => {
            seat.sides = seat.sides.map(|call| match call {
                SideCall::Chooses(seat) => SideCall::Chooses(seat.other()),
                SideCall::First(seat) => SideCall::First(seat.other()),
            });
            true
        }
        _ => false,
    });
    assert_eq!(found, [r#"round 1: "sides" is "chooses_a", but this program writes "chooses_b""#]);
    let mut desk = Desk::of("destiny", custom(3, 0), &EIGHT[..5]);
    desk.does("add Max house");
    desk.rounds(2);
    desk.run(["setup checkin=yes", "away Ala", "pair", "undo", "pair"]);
    clean(&desk);
}

#[test]
fn an_event_drawn_in_another_way_is_said_and_nothing_more_is_drawn_in_it() {
    let mut desk = Desk::of("destiny", custom(3, 0), &EIGHT);
    desk.does("pair");
    desk.event.head.draw = 2;
    let verdict = verify(&desk.event);
    assert_eq!(verdict.remarks, []);
    assert_eq!(
        verdict.breaches[0].to_string(),
        "draw: drawn by another method (draw: 2); this program uses 1, so pairings and numbers were not drawn again"
    );
    assert_eq!(verdict.rounds, 1);
    desk.play(|_, a, b| a < b);
    desk.does("drop Ala");
    for verb in ["pair", "pair manual 'Bea = Cyd, Dan = Ewa, Fil = Gus, Hal = bye'", "add Iza"] {
        assert_eq!(
            desk.refused(verb),
            "This event draws its pairings differently (draw: 2) from this program (1): open it with the version of Komandor that wrote it."
        );
    }
}
