use super::*;

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
    desk.does("cut");
    assert_eq!(seeds(&desk), order[..8]);
    let (second, sixth, ninth, tenth) = (label(1), label(5), label(8), label(9));
    assert_eq!(desk.warnings(&format!("drop {sixth}")), [format!("{ninth} moves up, as seed 8.")]);
    assert_eq!(seeds(&desk), places([0, 1, 2, 3, 4, 6, 7, 8]));
    desk.does("pair");
    let pairs = [(0, 8), (1, 7), (2, 6), (3, 4)];
    assert_eq!(desk.games(), pairs.map(|(a, b)| format!("{}–{}", label(a), label(b))));
    desk.does("undo");
    assert_eq!(
        desk.does(&format!("decline {ninth}")),
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
    desk.does("pair");
    assert_eq!(
        desk.does(&format!("decline {ninth}")),
        format!("{ninth} gives up the place. {}", comes_in(&tenth))
    );
    let expected: Vec<Id> = [0, 1, 2, 3, 4, 6, 7, 9].map(|place| order[place]).into();
    assert_eq!(seeds(&desk), expected);
    desk.does("pair");
    let paired = [(0, 9), (1, 7), (2, 6), (3, 4)];
    let paired = paired.map(|(a, b)| format!("{}–{}", label(&desk, a), label(&desk, b)));
    assert_eq!(desk.games(), paired);
    let needed = desk.refused("undo 50");
    assert!(needed.contains("These depend on it: 51 (paired the quarter-finals), 52"), "{needed}");
    for _ in 0..4 {
        desk.does("undo");
    }
    assert_eq!(seeds(&desk), order[..8]);
    assert_eq!(desk.games(), before);
    assert!(desk.event.is_here(order[5]));
}

#[test]
fn once_a_game_of_the_bracket_has_started_nobody_comes_in() {
    for begins in ["report 2 W", "started 2", "claim 2 W", "timer start"] {
        let (mut desk, order) = paired_bracket();
        desk.does(begins);
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
    for undone in ["started 2", "timer start"] {
        let (mut desk, order) = paired_bracket();
        desk.does(undone);
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
    let told = desk.does(&format!("component {label} die damaged found=during replaced=no"));
    assert!(told.contains(&format!("{} beat {label}", desk.event.label(order[0]))), "{told}");
    assert_eq!(seeds(&desk), order[..8]);
    assert!(!desk.event.is_here(order[7]));
}

#[test]
fn e22_better_seeds_meet_in_the_order_of_the_rules() {
    let mut desk = before_the_cut(16, custom(5, 8));
    desk.does("cut");
    let s = seeds(&desk);
    let better = by_seed(&s);
    let s = seeds(&desk);
    let game = |desk: &Desk, a: usize, b: usize| {
        format!("{}–{}", desk.event.label(s[a - 1]), desk.event.label(s[b - 1]))
    };
    desk.does("pair");
    assert_eq!(desk.games(), [(1, 8), (2, 7), (3, 6), (4, 5)].map(|(a, b)| game(&desk, a, b)));
    desk.play(&better);
    desk.does("pair");
    assert_eq!(desk.games(), [(1, 4), (2, 3)].map(|(a, b)| game(&desk, a, b)));
    desk.play(&better);
    desk.does("pair");
    assert_eq!(desk.games(), [game(&desk, 1, 2)]);
    assert_eq!(champion(&desk.event), None);
    desk.play(&better);
    assert_eq!(champion(&desk.event), Some(s[0]));
    assert_eq!(final_places(&desk.event)[..8], s[..]);
    assert_eq!(phase(&desk.event), Phase::Decided { champion: Some(s[0]) });
    desk.does("finish");
    assert_eq!(phase(&desk.event), Phase::Finished);
    assert_eq!(desk.refused("pair"), "The event is closed. To reopen it: undo.");
}

#[test]
fn e24_removal_gives_the_opponent_a_bye() {
    let mut desk = before_the_cut(12, custom(5, 8));
    desk.does("cut");
    let s = seeds(&desk);
    let better = by_seed(&s);
    desk.does("pair");
    desk.play(&better);
    desk.run([&*format!("drop #{}", s[1]), "pair"]);
    assert_eq!(
        desk.games(),
        [
            format!("{}–{}", desk.event.label(s[0]), desk.event.label(s[3])),
            format!("{}–", desk.event.label(s[2])),
        ]
    );
    let goes_on = format!("{} advances with a bye.", desk.event.label(s[0]));
    assert_eq!(desk.warnings(&format!("drop #{}", s[3])), [goes_on]);
    desk.does("pair");
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
    desk.does("pair");
    assert_eq!(desk.event.round().unwrap().minutes, 50);

    let advanced = Setup { structure: Some(StructureKind::Advanced), ..basic() };
    let names = letters(25);
    let mut desk = Desk::destiny(advanced, &borrowed(&names));
    desk.rounds(6);
    desk.run(["cut", "pair"]);
    assert_eq!(desk.event.round().unwrap().minutes, 90);
    desk.play(|_, a, b| a < b);
    desk.rounds(1);
    desk.does("pair");
    assert_eq!(desk.event.round().unwrap().minutes, 120);
    assert_eq!(
        desk.does("report 1 LWW").split(": ").nth(1).map(|s| s.ends_with("2–1.")),
        Some(true)
    );
}

#[test]
fn e23_an_event_may_start_with_elimination() {
    for (players, byes, games) in [(6, 2, 4), (5, 3, 4), (12, 4, 8), (8, 0, 4)] {
        let names = letters(players);
        let mut desk = Desk::destiny(custom(0, 0), &borrowed(&names));
        let told = desk.does("pair");
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
        desk.does("pair");
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
    desk.dialogue(
        "setup finals_minutes=90 final_minutes=120 |! nothing
         setup structure=advanced |! nothing
         setup finals=one-game finals_minutes=rules final_minutes=rules |! The finals are set to one game; the rules have first to two wins.
         setup structure=custom rounds=4 cut=4 |! nothing
         setup structure=basic finals=rules |! nothing",
    );
    assert_eq!(desk.warnings("setup finals=first-to-two"), [longer]);
    assert!(desk.warnings("pair").contains(&longer.to_owned()));
    let aloud = "Players were told otherwise before the start: announce the change.";
    for minutes in ["minutes=35", "finals_minutes=90", "final_minutes=120"] {
        assert_eq!(desk.warnings(&format!("setup {minutes}")), [aloud], "{minutes}");
    }
}

fn cut_to(size: u32) -> (Desk, Vec<Id>) {
    let names = letters(size as usize);
    let mut desk = Desk::custom(1, size, &borrowed(&names));
    desk.rounds(1);
    desk.does("cut");
    let seeds = desk.event.finals().unwrap().seeds.clone();
    (desk, seeds)
}

#[test]
fn a_game_that_nobody_is_left_to_play_keeps_its_number() {
    let (mut desk, seeds) = cut_to(16);
    desk.does("pair");
    desk.play(by_seed(&seeds));
    // The fourth and the fifth would have met in the last game.
    desk.run([&*format!("drop #{}", seeds[3]), &format!("drop #{}", seeds[4]), "pair"]);
    assert_eq!(desk.event.round().unwrap().pairings.len(), 3);
    desk.play(by_seed(&seeds));
    desk.does("pair");
    let label = |at: usize| desk.event.label(seeds[at]);
    assert_eq!(desk.games(), [format!("{}–", label(0)), format!("{}–{}", label(1), label(2))]);
}

#[test]
fn the_only_one_left_is_champion_without_a_game() {
    let (mut desk, seeds) = cut_to(4);
    for id in &seeds[..3] {
        desk.does(&format!("drop #{id}"));
    }
    assert_eq!(phase(&desk.event), Phase::Decided { champion: Some(seeds[3]) });
    desk.does(&format!("drop #{}", seeds[3]));
    assert_eq!(phase(&desk.event), Phase::Decided { champion: None });
    assert_eq!(desk.refused("pair"), "Everything is played. To close the event: finish.");
    assert_eq!(desk.does("finish"), "Closed the event, without a champion.");
}

#[test]
fn without_finalists_there_is_no_final() {
    let (mut desk, seeds) = cut_to(4);
    desk.does("pair");
    desk.play(by_seed(&seeds));
    desk.run([format!("drop #{}", seeds[0]), format!("drop #{}", seeds[1])]);
    assert_eq!(phase(&desk.event), Phase::Decided { champion: None });
    desk.run(["undo", "pair"]);
    assert_eq!(champion(&desk.event), Some(seeds[1]));
}

#[test]
fn the_last_game_has_the_minutes_of_a_final() {
    let (mut desk, seeds) = cut_to(8);
    desk.does("pair");
    desk.play(by_seed(&seeds));
    desk.run([&*format!("drop #{}", seeds[0]), &format!("drop #{}", seeds[3]), "pair"]);
    assert_eq!(desk.games().len(), 1);
    assert_eq!(desk.event.round().unwrap().minutes, 50);
}

#[test]
fn who_has_left_and_is_said_to_have_won_does_not_go_on() {
    let (mut desk, seeds) = cut_to(4);
    desk.run(["pair", &format!("drop #{}", seeds[0])]);
    let name = desk.event.label(seeds[0]);
    assert_eq!(desk.warnings("report 1 W"), [format!("{name} dropped and doesn't advance.")]);
}

#[test]
fn a_champion_put_out_is_champion_no_longer() {
    let (mut desk, seeds) = cut_to(4);
    desk.does("pair");
    desk.play(by_seed(&seeds));
    desk.does("pair");
    desk.play(by_seed(&seeds));
    assert_eq!(champion(&desk.event), Some(seeds[0]));
    let name = desk.event.label(seeds[0]);
    assert_eq!(
        desk.warnings(&format!("disqualify {name}")),
        [format!("{name} won the final: report it again if the title goes to the opponent.")]
    );
    assert_eq!(phase(&desk.event), Phase::Decided { champion: None });
    desk.does("report 1 L");
    assert_eq!(champion(&desk.event), Some(seeds[1]));
    let places = [seeds[1], seeds[2], seeds[3], seeds[0]];
    assert_eq!(final_places(&desk.event), places);
}

/// This many players after one round and a cut to all of them, with the seeds.
fn finals(players: u32) -> (Desk, Vec<Id>) {
    let names = letters(players as usize);
    let setup = custom(1, players);
    let mut desk = Desk::of("lcg", setup, &borrowed(&names));
    desk.rounds(1);
    desk.does("cut");
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
    desk.does("pair");
    assert_eq!(matches(&desk, &seeds), ["1 1-8", "2 4-5", "3 2-7", "4 3-6"]);
}

#[test]
fn sides_nobody_recorded_are_one_sentence_for_all_tables() {
    let (mut desk, seeds) = finals(8);
    desk.does("pair");
    for (seed, side) in [(0, "light"), (3, "dark"), (1, "light")] {
        let table = desk.event.round().unwrap().of(seeds[seed]).unwrap().table.unwrap();
        desk.does(&format!("side {table} #{} {side}", seeds[seed]));
        let told = desk.event.describe(desk.event.log.last().unwrap());
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
    desk.does("pair");
    desk.play(by_seed(&seeds));
    desk.dialogue(
        "pair |! Tables 1, 2, 3 and 4, finals round 1: the sides chosen aren't recorded and count for nobody. To count them: undo, then side TABLE WHO light|dark.",
    );
}

#[test]
fn a_removed_player_loses_what_is_left_of_his_matches() {
    let (mut desk, seeds) = finals(8);
    desk.does("pair");
    let told = desk.warnings(&format!("drop #{}", seeds[7]));
    assert_eq!(told, [format!("{} advances with a bye.", desk.event.label(seeds[0]))]);
    desk.play(by_seed(&seeds));
    desk.does("pair");
    assert_eq!(matches(&desk, &seeds), ["5 1-4", "6 2-3", "7 5-bye", "8 7-6"]);
    desk.play(by_seed(&seeds));
    desk.run([&*format!("disqualify #{} 'marked cards'", seeds[0]), "pair"]);
    assert_eq!(matches(&desk, &seeds), ["9 2-bye", "10 5-3", "11 6-4"]);
    desk.play(by_seed(&seeds));
    desk.does("pair");
    desk.play(by_seed(&seeds));
    desk.does("pair");
    assert_eq!(matches(&desk, &seeds), ["13 3-bye"]);
    desk.does("pair");
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
            desk.does(&format!("decline #{id}"));
        }
        while champion(&desk.event).is_none() {
            desk.does("pair");
            desk.play(by_seed(&seeds));
        }
        assert_eq!(phase(&desk.event), Phase::Decided { champion: Some(seeds[0]) }, "{left}");
    }
}

#[test]
fn when_all_the_others_have_left_nothing_remains_to_be_played() {
    let (mut desk, seeds) = finals(4);
    desk.does("pair");
    desk.play(by_seed(&seeds));
    for id in &seeds[..3] {
        desk.does(&format!("drop #{id}"));
    }
    assert_eq!(phase(&desk.event), Phase::Decided { champion: Some(seeds[3]) });
    desk.does(&format!("drop #{}", seeds[3]));
    assert_eq!(phase(&desk.event), Phase::Decided { champion: None });
}

#[test]
fn a_match_needs_a_winner_and_a_correction_nobody_who_leans_on_it() {
    let (mut desk, seeds) = finals(8);
    desk.does("pair");
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
    desk.does("pair");
    desk.play(by_seed(&seeds));
    desk.does("pair");
    // The loser of match 9 comes down only in round 5.
    let upper = desk.event.finals().unwrap().rounds[2].pairings.iter();
    let table = upper.clone().find(|p| p.number == Some(9)).unwrap().table.unwrap();
    desk.does(&format!("report {table} L round=3"));
    desk.play(by_seed(&seeds));
    desk.does("pair");
    assert_eq!(matches(&desk, &seeds), ["13 3-1"]);
}
