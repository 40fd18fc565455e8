use super::*;

/// This many players after one round and a cut to all of them, with the seeds.
fn finals(players: u32) -> (Desk, Vec<Id>) {
    let names = letters(players as usize);
    let setup = custom(1, players);
    let mut desk = Desk::of("lcg", setup, &borrowed(&names));
    desk.rounds(1);
    desk.told("cut");
    let seeds = desk.event.finals().unwrap().seeds.clone();
    (desk, seeds)
}

/// The newest round as `1 1-8`: the number of each match and its seeds.
fn matches(desk: &Desk, seeds: &[Id]) -> Vec<String> {
    let seed = |id: Id| seeds.iter().position(|seed| *seed == id).unwrap() + 1;
    let mut all: Vec<_> = desk.event.round().unwrap().pairings.iter().collect();
    all.sort_by_key(|pairing| pairing.number);
    let line = |p: &&crate::event::Pairing| {
        let b = p.b.map_or("bye".to_owned(), |b| seed(b).to_string());
        format!("{} {}-{b}", p.number.unwrap(), seed(p.a))
    };
    all.iter().map(line).collect()
}

#[test]
fn the_next_in_the_standings_comes_into_a_double_elimination_that_is_paired() {
    let names = letters(10);
    let setup = custom(1, 8);
    let mut desk = Desk::of("lcg", setup, &borrowed(&names));
    desk.rounds(1);
    let order: Vec<Id> = crate::event::standings(&desk.event).iter().map(|s| s.entrant).collect();
    desk.run(["cut", "pair", &format!("drop #{}", order[2])]);
    let seeds = desk.event.finals().unwrap().seeds.clone();
    assert_eq!(seeds, [0, 1, 3, 4, 5, 6, 7, 8].map(|place| order[place]));
    desk.told("pair");
    assert_eq!(matches(&desk, &seeds), ["1 1-8", "2 4-5", "3 2-7", "4 3-6"]);
}

#[test]
fn sides_nobody_recorded_are_one_sentence_for_all_tables() {
    let (mut desk, seeds) = finals(8);
    desk.told("pair");
    for (seed, side) in [(0, "light"), (3, "dark"), (1, "light")] {
        let table = desk.event.round().unwrap().of(seeds[seed]).unwrap().table.unwrap();
        desk.told(&format!("side {table} #{} {side}", seeds[seed]));
        let told = desk.event.tell(desk.event.log.last().unwrap());
        let [name, side] = match side {
            "light" => [desk.event.label(seeds[seed]), side.into()],
            _ => [desk.event.label(seeds[7 - seed]), "light".into()],
        };
        assert_eq!(told, format!("finals round 1 table {table}: {name} plays {side}"));
    }
    desk.play(by_seed(&seeds));
    let third = desk.event.label(seeds[2]);
    assert_eq!(
        desk.warnings("pair"),
        [format!(
            "Table 4, finals round 1: the side {third} chose isn't recorded and counts for nobody. To count it: undo, then side 4 #{} light|dark.",
            seeds[2]
        )]
    );
    let (mut desk, seeds) = finals(8);
    desk.told("pair");
    desk.play(by_seed(&seeds));
    desk.dialogue(
        "pair |! Tables 1, 2, 3 and 4, finals round 1: the sides chosen aren't recorded and count for nobody. To count them: undo, then side TABLE WHO light|dark.",
    );
}

#[test]
fn a_removed_player_loses_what_is_left_of_his_matches() {
    let (mut desk, seeds) = finals(8);
    desk.told("pair");
    let told = desk.warnings(&format!("drop #{}", seeds[7]));
    assert_eq!(told, [format!("{} advances with a bye.", desk.event.label(seeds[0]))]);
    desk.play(by_seed(&seeds));
    desk.told("pair");
    assert_eq!(matches(&desk, &seeds), ["5 1-4", "6 2-3", "7 5-bye", "8 7-6"]);
    desk.play(by_seed(&seeds));
    desk.run([&*format!("disqualify #{} 'marked cards'", seeds[0]), "pair"]);
    assert_eq!(matches(&desk, &seeds), ["9 2-bye", "10 5-3", "11 6-4"]);
    desk.play(by_seed(&seeds));
    desk.told("pair");
    desk.play(by_seed(&seeds));
    desk.told("pair");
    assert_eq!(matches(&desk, &seeds), ["13 3-bye"]);
    desk.told("pair");
    assert_eq!(matches(&desk, &seeds), ["14 2-3"]);
    desk.play(by_seed(&seeds));
    assert_eq!(champion(&desk.event), Some(seeds[1]));
    assert_eq!(final_places(&desk.event).last(), Some(&seeds[0]));
}

#[test]
fn fewer_seeds_than_the_bracket_has_also_come_to_an_end() {
    for left in 1..=4 {
        let (mut desk, seeds) = finals(4);
        for id in &seeds[left..] {
            desk.told(&format!("decline #{id}"));
        }
        while champion(&desk.event).is_none() {
            desk.told("pair");
            desk.play(by_seed(&seeds));
        }
        assert_eq!(phase(&desk.event), Phase::Decided { champion: Some(seeds[0]) }, "{left}");
    }
}

#[test]
fn when_all_the_others_have_left_nothing_remains_to_be_played() {
    let (mut desk, seeds) = finals(4);
    desk.told("pair");
    desk.play(by_seed(&seeds));
    for id in &seeds[..3] {
        desk.told(&format!("drop #{id}"));
    }
    assert_eq!(phase(&desk.event), Phase::Decided { champion: Some(seeds[3]) });
    desk.told(&format!("drop #{}", seeds[3]));
    assert_eq!(phase(&desk.event), Phase::Decided { champion: None });
}

#[test]
fn a_match_needs_a_winner_and_a_correction_nobody_who_leans_on_it() {
    let (mut desk, seeds) = finals(8);
    desk.told("pair");
    desk.dialogue(
        "report 1 X | no: A double-elimination match needs a winner: write W or L, or disqualify the player who can't advance.",
    );
    desk.play(by_seed(&seeds));
    desk.run(["report 1 L", "report 1 W", "pair"]);
    desk.dialogue(
        "report 1 L round=1 | no: A player from table 1 is already paired in finals round 2, match 5: undo that round's pairing first.",
    );
    desk.play(by_seed(&seeds));
    // Round 3 has both players of match 5, but match 7 has no loser.
    desk.told("pair");
    desk.play(by_seed(&seeds));
    desk.told("pair");
    // The loser of match 9 comes down only in round 5.
    let upper = desk.event.finals().unwrap().rounds[2].pairings.iter();
    let table = upper.clone().find(|p| p.number == Some(9)).unwrap().table.unwrap();
    desk.told(&format!("report {table} L round=3"));
    desk.play(by_seed(&seeds));
    desk.told("pair");
    assert_eq!(matches(&desk, &seeds), ["13 3-1"]);
}
