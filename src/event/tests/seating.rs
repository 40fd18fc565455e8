use super::*;

/// The tables of the newest round as `table: A–B`, in their order.
fn tables(desk: &Desk) -> Vec<String> {
    let label = |id: Id| desk.event.label(id);
    let told = |p: &Pairing| Some(format!("{}: {}–{}", p.table?, label(p.a), label(p.b?)));
    desk.event.round().unwrap().pairings.iter().filter_map(told).collect()
}

#[test]
fn a_fixed_table_is_kept_for_its_holder_and_free_once_they_have_left() {
    let after = |verbs: &[&str]| {
        let mut desk = Desk::custom(2, 0, &["A", "B", "C", "D", "E", "F"]);
        desk.run(verbs);
        tables(&desk)
    };
    let bye = ["drop F", "edit E table=1", "pair manual 'A = B, C = D, E = bye'"];
    assert_eq!(after(&bye), ["2: A–B", "3: C–D"]);
    let left = ["edit E table=1", "drop E", "drop F", "pair manual 'A = C, B = D'"];
    assert_eq!(after(&left), ["1: A–C", "2: B–D"]);
}

#[test]
fn a_fixed_table_wins_over_a_feature() {
    let mut desk = Desk::custom(2, 0, &["A", "B", "C", "D"]);
    desk.run(["setup feature=1", "edit D table=1", "pair manual 'A = B, C = D'"]);
    assert_eq!(tables(&desk), ["1: C–D", "2: A–B"]);
    assert!(desk.event.round().unwrap().featured.is_empty());
}

#[test]
fn two_holders_of_one_table_are_told_apart() {
    let mut desk = Desk::custom(2, 0, &["A", "B", "C", "D"]);
    desk.run(["edit A table=2", "edit C table=2"]);
    desk.dialogue(
        "pair manual 'A = B, C = D' |! Table 2 is fixed for several players: C sits elsewhere.",
    );
    assert_eq!(tables(&desk), ["1: C–D", "2: A–B"]);
    desk.dialogue("undo · pair manual 'A = C, B = D' |! nothing");
    assert_eq!(tables(&desk), ["1: B–D", "2: A–C"]);
}

#[test]
fn of_two_fixed_tables_at_one_pairing_one_stays_empty() {
    let mut desk = Desk::custom(2, 0, &["A", "B", "C", "D"]);
    desk.run(["edit A table=3", "edit B table=1"]);
    desk.dialogue(
        "pair manual 'A = B, C = D' |! B needs table 1, but plays at table 3, which A needs.",
    );
    assert_eq!(tables(&desk), ["2: C–D", "3: A–B"]);
}

#[test]
fn the_hall_is_filled_in_its_order() {
    let mut desk = Desk::custom(2, 0, &["A", "B", "C", "D", "E", "F", "G", "H"]);
    desk.does("setup tables=21-22,5");
    desk.dialogue(
        "pair manual 'A = B, C = D, E = F, G = H' |! Tables in the hall: 3. 1 more is needed: number 23. |! After 2 rounds several of 8 players may be unbeaten: it takes 3 rounds to leave one.",
    );
    assert_eq!(tables(&desk), ["5: E–F", "21: A–B", "22: C–D", "23: G–H"]);
    assert_eq!(desk.refused("report 1 W"), "No table 1 in round 1. Tables: 5,21-23.");
    desk.does("report 23 W");
}

#[test]
fn the_highest_pairing_not_featured_before_goes_to_the_feature_table() {
    let mut desk = Desk::custom(3, 0, &["A", "B", "C", "D", "E", "F"]);
    desk.run(["setup feature=9", "pair manual 'A = B, C = D, E = F'"]);
    let featured = |desk: &Desk| {
        let round = desk.event.round().unwrap();
        let table = round.pairings.iter().find(|p| round.is_featured(p)).unwrap();
        assert_eq!(table.table, Some(9));
        [desk.event.label(table.a), desk.event.label(table.b.unwrap())]
    };
    let first = featured(&desk);
    desk.play(|_, a, b| a < b);
    let order: Vec<String> =
        standings(&desk.event).iter().map(|s| desk.event.label(s.entrant)).collect();
    let pairs = [[0, 1], [2, 3], [4, 5]].map(|pair| pair.map(|at| order[at].clone()));
    let fresh = pairs.iter().find(|pair| !pair.iter().any(|name| first.contains(name)));
    let by_hand = pairs.iter().rev().map(|[a, b]| format!("{a} = {b}")).collect::<Vec<_>>();
    desk.does(&format!("pair manual '{}'", by_hand.join(", ")));
    match fresh {
        Some(fresh) => assert_eq!(&featured(&desk), fresh),
        None => assert_eq!(featured(&desk), pairs[0]),
    }
}

#[test]
fn a_pairing_moves_to_another_table_with_its_extra_time() {
    let mut desk = Desk::custom(2, 0, &["A", "B", "C", "D"]);
    desk.run(["pair manual 'A = B, C = D'", "extend 1 5"]);
    assert_eq!(desk.does("table 1 to 12"), "Round 1: A – B moved from table 1 to table 12.");
    assert_eq!(tables(&desk), ["2: C–D", "12: A–B"]);
    assert_eq!(desk.event.round().unwrap().at_table(12).unwrap().extra_minutes, 5);
    desk.dialogue(
        "table 12 12 | A – B are already at table 12.
         report 12 W
         table 2 to 12 | no: Can't move table 12, it has a result: undo that report first.
         table 12 to 3 | no: Can't move table 12, it has a result: undo that report first.
         table 2 to 0 | no: There is no table 0: tables go from 1 to 9999.",
    );
    let moved = desk.event.log.iter().find(|entry| matches!(entry.action, Action::Table(_)));
    let told = desk.event.describe(moved.unwrap()).to_string();
    assert_eq!(told, "round 1: A – B moved from table 1 to table 12");
}

#[test]
fn a_move_stays_while_something_rests_on_it() {
    let mut desk = Desk::custom(2, 0, &["A", "B", "C", "D"]);
    desk.run(["pair manual 'A = B, C = D'", "table 1 to 2"]);
    let n = desk.event.log.last().unwrap().n;
    desk.does("extend 2 3");
    assert!(desk.refused(&format!("undo {n}")).contains(&format!("{}", n + 1)));
    desk.run(["undo", "report 2 W"]);
    assert!(desk.refused(&format!("undo {n}")).contains("A beat B"));
    desk.run(["undo", &format!("undo {n}")]);
    assert_eq!(tables(&desk), ["1: A–B", "2: C–D"]);
}

#[test]
fn a_hall_in_use_is_not_undone_under_a_round() {
    let mut desk = Desk::custom(2, 0, &["A", "B", "C", "D"]);
    desk.does("setup tables=5-9");
    let n = desk.event.log.last().unwrap().n;
    desk.does("pair");
    assert!(desk.refused(&format!("undo {n}")).contains("paired round 1"));
    assert_eq!(desk.does("setup tables="), "Changed the event settings: tables=none.");
    assert_eq!(desk.event.setup.tables.as_ref().map(|t| t.is_empty()), Some(true));
}

#[test]
fn a_swap_asks_before_it_takes_a_fixed_table() {
    let mut desk = Desk::custom(2, 0, &["A", "B", "C", "D", "E"]);
    desk.run(["edit A table=7", "pair manual 'A = B, C = D, E = bye'"]);
    assert_eq!(desk.event.round().unwrap().of(1).unwrap().table, Some(7));
    let away = ["A needs table 7.", "Table 7 is reserved for A."];
    let asked = desk.decision("swap A C");
    let told: Vec<String> = asked.warnings.iter().map(ToString::to_string).collect();
    assert_eq!(told, away);
    assert_eq!(
        asked.question.unwrap().to_string(),
        "Swapped A and C. A needs table 7. Table 7 is reserved for A."
    );
    desk.does("undo");
    assert_eq!(desk.warnings("swap A E"), ["Table 7 is reserved for A."]);
    desk.does("undo");
    let asked = desk.decision("swap B C");
    assert_eq!((asked.warnings, asked.question), (Vec::new(), None));
    desk.run(["undo", "undo", "setup hold=yes", "pair manual 'A = B, C = D, E = bye'"]);
    let held = desk.decision("swap A C");
    assert_eq!((held.warnings.len(), held.question), (2, None));
}

#[test]
fn unusual_fixed_tables_are_told_when_they_are_saved() {
    let mut desk = Desk::custom(2, 0, &["A", "B", "C"]);
    desk.does("setup tables=1-12");
    assert_eq!(desk.warnings("edit A table=7"), [""; 0]);
    assert_eq!(desk.warnings("edit A table=7"), [""; 0]);
    let same = |one: &str, other: &str| {
        format!(
            "{one} and {other} have the same fixed table 7: unless they play each other, only one can sit there."
        )
    };
    assert_eq!(desk.warnings("edit B table=7"), [same("B", "A")]);
    let elsewhere = "Dora: fixed table 20 is not one of the hall's tables.";
    assert_eq!(desk.warnings("add Dora table=20"), [elsewhere]);
    let roster = "name,table\nEla,7\nFranek,30\nGraża,30\nHela,\n";
    let all = read_roster(roster).unwrap();
    let decision = decide(&desk.event, &Command::Import(all), desk.now()).unwrap();
    let told: Vec<String> = decision.warnings.iter().map(ToString::to_string).collect();
    assert_eq!(
        told[..5],
        [
            same("Ela", "A"),
            same("Ela", "B"),
            "Franek: fixed table 30 is not one of the hall's tables.".to_owned(),
            same("Graża", "Franek").replace('7', "30"),
            "Graża: fixed table 30 is not one of the hall's tables.".to_owned(),
        ]
    );
}

#[test]
fn none_and_rules_clear_what_the_rules_say_nothing_of() {
    let mut desk = Desk::custom(2, 0, &["A", "B", "C", "D"]);
    for word in ["none", "rules"] {
        desk.run([
            "setup tables=5-9 feature=5 closes=22:00 prizes='1: mat' fee=20",
            &format!("setup tables={word} feature={word} closes={word} prizes={word} fee={word}"),
        ]);
        let setup = &desk.event.setup;
        assert_eq!(setup.tables.as_ref().map(|tables| tables.is_empty()), Some(true), "{word}");
        assert_eq!(setup.feature.as_ref().map(|tables| tables.is_empty()), Some(true), "{word}");
        assert_eq!((setup.closes, setup.prizes(), setup.fee()), (None, None, None), "{word}");
    }
}

#[test]
fn wrong_tables_of_the_hall_are_refused_with_their_place() {
    let why = read_verb("setup tables=1-12,10-14").unwrap_err().to_string();
    assert!(why.starts_with("Range 2, “10-14”, repeats table 10 of range 1."), "{why}");
    let mut desk = Desk::custom(2, 0, &["A", "B"]);
    desk.dialogue(
        "setup tables=1-12 feature=20 |! Feature table 20 is not one of the hall's tables.",
    );
}

#[test]
fn no_table_is_used_twice_and_fixed_tables_are_held() {
    for seed in 0..14_u32 {
        let names = letters(9 + (seed % 7) as usize);
        let mut desk = Desk::custom(4, 4, &borrowed(&names));
        desk.event.head.seed = u64::from(seed).into();
        desk.run([
            format!("setup tables={}-{},40-60 feature=2,41", 1 + seed % 3, 4 + seed % 3),
            format!("edit P03 table={}", 1 + seed % 5),
            format!("edit P07 table={}", 2 + seed % 5),
        ]);
        for _ in 0..4 {
            desk.does("pair");
            let round = desk.event.round().unwrap().clone();
            let all: Vec<u32> = round.pairings.iter().filter_map(|p| p.table).collect();
            assert_eq!(all.iter().collect::<BTreeSet<_>>().len(), all.len(), "{seed}: {all:?}");
            let holder = |name: &str| {
                let id = desk.id(name);
                (id, desk.event.entrant(id).unwrap().table.unwrap())
            };
            for (id, own) in [holder("P03"), holder("P07")] {
                let at = round.at_table(own);
                let needed = |p: &Pairing| {
                    [p.a, p.b.unwrap()]
                        .iter()
                        .any(|id| desk.event.entrant(*id).unwrap().table == Some(own))
                };
                assert!(at.is_none_or(needed), "{seed}: strangers at table {own}");
                let sits = round.of(id).unwrap();
                let other_holder = at.is_some_and(|at| !at.has(id));
                let at_opponents = desk.event.is_at_fixed_table(sits);
                assert!(sits.is_bye() || sits.table == Some(own) || other_holder || at_opponents);
            }
            desk.play(|_, a, b| a < b);
        }
    }
}

#[test]
fn the_finals_are_numbered_by_the_same_rules() {
    let names = letters(8);
    let mut desk = Desk::custom(2, 4, &borrowed(&names));
    desk.does("setup tables=11-20 feature=15");
    desk.rounds(2);
    desk.does("cut");
    let seeds = desk.event.finals().unwrap().seeds.clone();
    desk.run([&*format!("edit #{} table=12", seeds[0]), "pair"]);
    let round = desk.event.round().unwrap();
    assert_eq!(round.of(seeds[0]).unwrap().table, Some(12));
    assert_eq!(round.of(seeds[1]).unwrap().table, Some(15));
    assert_eq!(round.featured, [15]);
    desk.play(|event, a, b| {
        let place = |id| event.finals().unwrap().seeds.iter().position(|seed| *seed == id);
        place(a) > place(b)
    });
    desk.does("pair");
}
