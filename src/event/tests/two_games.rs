use super::*;

fn desk(rounds: u32, players: &str) -> Desk {
    Desk::of("lcg", custom(rounds, 0), &players.split(' ').collect::<Vec<_>>())
}

/// Pairs a round by hand and reports it: `A-D LL, B-E WL, C`.
fn round(desk: &mut Desk, results: &str) {
    let tables: Vec<(&str, &str)> =
        results.split(", ").map(|one| one.split_once(' ').unwrap_or((one, ""))).collect();
    let pairs: Vec<String> = (tables.iter())
        .map(|(pair, _)| match pair.split_once('-') {
            Some((a, b)) => format!("{a} = {b}"),
            None => format!("{pair} = bye"),
        })
        .collect();
    desk.decision(&format!("pair manual \"{}\"", pairs.join(", ")));
    for (table, (_, games)) in (1..).zip(tables.iter().filter(|(_, games)| !games.is_empty())) {
        desk.decision(&format!("report {table} {games}"));
    }
}

/// The standings as `C15 E12 …`, best first.
fn places(desk: &Desk) -> String {
    let line = |s: &crate::event::Standing| format!("{}{}", desk.event.label(s.entrant), s.points);
    standings(&desk.event).iter().map(line).collect::<Vec<_>>().join(" ")
}

fn schedule(desk: &Desk, name: &str) -> [String; 2] {
    let id = desk.id(name);
    let values = standings(&desk.event).tie_breaks(id);
    [1, 2].map(|at| match values[at].1 {
        standings::Value::Exact(fraction) => fraction.to_string(),
        other => format!("{other:?}"),
    })
}

#[test]
fn start_numbers_are_drawn_with_the_first_round_and_kept() {
    let mut desk = desk(3, "A B C D");
    desk.run(["add E start=9", "add F"]);
    let told = desk.does("pair");
    assert_eq!(told, "Round 1 is paired: 3 tables. Start numbers drawn.");
    let of = |desk: &Desk| -> Vec<u32> { desk.event.entrants.iter().map(|e| e.start).collect() };
    let drawn = of(&desk);
    assert_eq!(drawn[4], 9);
    assert_ne!(drawn, [1, 2, 3, 4, 9, 5], "by chance, and not in the order of registration");
    assert_eq!(drawn.iter().copied().collect::<BTreeSet<_>>(), BTreeSet::from([1, 2, 3, 4, 5, 9]));
    desk.does("redraw 'two brothers met'");
    assert_eq!(of(&desk), drawn);
    desk.run(["undo", "undo"]);
    assert_eq!(desk.event.entrants[0].start, 1);
    desk.does("pair");
    assert_eq!(of(&desk), drawn);
    desk.does("add G");
    assert_eq!(desk.event.entrants[6].start, 7);
    desk.does("redraw 'somebody came in'");
    assert_eq!(of(&desk)[..6], drawn[..]);
    assert_eq!(of(&desk)[6], 7);
}

#[test]
fn it_is_drawn_who_chooses_and_written_in_the_log() {
    let mut desk = desk(2, "A B C D E F G H");
    desk.does("pair");
    let Action::Pair(paired) = &desk.event.log.last().unwrap().action else { panic!() };
    assert_eq!(paired.sides.len(), 4);
    assert!(paired.sides.iter().all(|call| matches!(call, SideCall::Chooses(_))));
    let table = desk.event.round().unwrap().at_table(1).unwrap().clone();
    let chooser = desk.event.label(table.chooser().unwrap());
    assert_eq!(
        desk.event.side_words(&table).unwrap().to_string(),
        format!("{chooser} chooses the side")
    );
    let other = if table.chooser() == Some(table.a) { table.b.unwrap() } else { table.a };
    let other = desk.event.label(other);
    desk.dialogue(&format!(
        "side 1 {chooser} ciemna | Table 1: {other} plays light, {chooser} plays dark."
    ));
    let table = desk.event.round().unwrap().at_table(1).unwrap();
    assert_eq!(
        desk.event.side_words(table).unwrap().to_string(),
        format!("{other} light, {chooser} dark")
    );
    desk.dialogue(&format!(
        "side 1 {chooser} green | no: \"green\" is not a side of this game: write light or dark.
         side 2 {chooser} light | no: {chooser} isn't at table 2 in round 1."
    ));
    let mut destiny = Desk::custom(1, 0, &["A", "B"]);
    destiny.dialogue("pair · side 1 A light | no: This game has no sides to record.");
}

#[test]
fn e39_points_of_every_game_count() {
    let mut desk = desk(3, "Tomek Marcin Janek Grzegorz");
    round(&mut desk, "Tomek-Marcin WW, Janek-Grzegorz WW");
    assert_eq!((desk.points("Tomek"), desk.points("Marcin")), (6, 0));
    round(&mut desk, "Tomek-Janek WD, Marcin-Grzegorz WW");
    assert_eq!(desk.event.round().unwrap().pairings[0].outcome.as_ref().unwrap().points, [4, 1]);
    round(&mut desk, "Tomek-Grzegorz WL, Marcin-Janek WW");
    assert_eq!(desk.event.round().unwrap().pairings[0].outcome.as_ref().unwrap().points, [3, 3]);
    assert_eq!(desk.points("Tomek"), 13);
}

#[test]
fn e40_draws_an_unfinished_first_game_exclusion_and_bye() {
    let mut desk = desk(1, "A B C D E F G");
    round(&mut desk, "A-B DD, C-D D, E-F WX, G");
    let of: Vec<[u32; 2]> = (desk.event.round().unwrap().pairings.iter())
        .map(|pairing| pairing.outcome.as_ref().unwrap().points)
        .collect();
    assert_eq!(of, [[2, 2], [1, 1], [3, 0], [6, 0]]);
}

#[test]
fn whoever_is_not_there_gives_a_bye_and_no_schedule() {
    let mut desk = desk(2, "A B C D");
    desk.run(["pair manual \"A = B, C = D\"", "report 1 noshow B", "report 2 WL"]);
    assert_eq!((desk.points("A"), desk.points("B")), (6, 0));
    assert_eq!(schedule(&desk, "A")[0], "0");
}

#[test]
fn e41_e42_e43_e44_who_beat_the_others_and_then_the_schedule() {
    for (rounds, order, schedules) in [
        (
            ["A-D LL, B-E LL, C-F WL", "A-B WL, C-D WW, E-F LL", "A-C LL, B-F WW, D-E LL"],
            "C15 E12 B9 F9 D6 A3",
            "B 24, F 36",
        ),
        (
            ["A-D LL, B-E WL, C-F WL", "A-B LL, C-D LL, E-F WL", "A-C WW, B-F WW, D-E WL"],
            "B15 D15 E9 A6 F6 C3",
            "B 21, D 18, A 33, F 27",
        ),
        (
            ["A-D LL, B-E LL, C-F WL", "A-B LL, C-D LL, E-F LL", "A-C WL, B-F LL, D-E LL"],
            "F15 E12 D12 B6 C6 A3",
            "B 30 81, C 30 69",
        ),
        (
            ["A-D LL, B-E LL, C-F WL", "A-B WW, C-D WW, E-F WW", "A-C WW, B-F WL, D-E WW"],
            "D12 A12 E12 C9 F6 B3",
            "A 24, E 21",
        ),
    ] {
        let mut desk = desk(3, "A B C D E F");
        rounds.iter().for_each(|results| round(&mut desk, results));
        assert_eq!(places(&desk), order);
        for due in schedules.split(", ") {
            let due: Vec<&str> = due.split(' ').collect();
            assert_eq!(schedule(&desk, due[0])[..due.len() - 1], due[1..], "{order}");
        }
    }
}

#[test]
fn e45_a_bye_adds_nothing_to_the_schedule() {
    let mut desk = desk(3, "P A B C D");
    for results in ["A-P WD, B-C WW, D", "B-P WL, A-D WW, C", "A-B LD, C-D WW, P"] {
        round(&mut desk, results);
    }
    assert_eq!((desk.points("A"), desk.points("B")), (11, 13));
    assert_eq!(schedule(&desk, "P")[0], "24");
}

#[test]
fn minutes_are_chosen_within_the_rules_range() {
    let names = letters(4);
    let mut desk = Desk::of("lcg", custom(1, 4), &borrowed(&names));
    desk.dialogue(
        "setup final_minutes=60 |! The rules have no time limit for the final.
         undo
         setup minutes=65 finals_minutes=40 |! nothing
         setup minutes=90 finals_minutes=45 |! The rules give a round 60 to 80 minutes. |! The rules give a round of the finals 30 to 40 minutes.",
    );
    desk.run(["setup minutes=65", "pair"]);
    assert_eq!(desk.event.round().unwrap().minutes, 65);
    desk.play(|_, a, b| a < b);
    desk.does("cut");
    desk.run(["setup finals_minutes=38", "pair"]);
    assert_eq!(desk.event.round().unwrap().minutes, 38);
    desk.dialogue(
        "setup finals_minutes=35 | no: The finals have started and their time is set. To change one round: timer set MIN.",
    );
}

#[test]
fn rules_without_any_clock_leave_the_minutes_to_the_organizer() {
    let mut desk = Desk::of("tcg", custom(1, 0), &["A", "B"]);
    assert_eq!(desk.warnings("setup minutes=50 final_minutes=90"), [""; 0]);
}
