use super::*;

/// A match of the finals: its number and the seed that wins.
///
/// The last is the seed that plays light, if somebody may choose.
type Match = (u64, usize, Option<usize>);

/// Eight players of the card game after the cut to eight, with the seeds, the best first.
fn finals() -> (Desk, Vec<u64>) {
    let desk =
        Desk::with("lcg --date 2026-11-21 --seed 7 --structure custom --rounds 1 --cut 8", &[]);
    desk.verbs((1..=8).map(|n| format!("add P{n}")));
    desk.verb("pair");
    desk.verbs(["1", "2", "3", "4"].map(|table| format!("report {table} WW")));
    desk.verb("cut");
    let event = desk.event();
    let seeds = event["stages"][1]["seeds"].as_array().unwrap();
    let seeds = seeds.iter().map(|id| id.as_u64().unwrap()).collect();
    (desk, seeds)
}

fn found(desk: &Desk, number: u64) -> Value {
    let stages = desk.json("pairings")["stages"].clone();
    let pairings = stages[0]["rounds"][0]["pairings"].as_array().unwrap().clone();
    pairings.into_iter().find(|pairing| pairing["match"] == number).unwrap()
}

/// The sides of a match by seed: `1 chooses`, or `4 light, 1 dark`.
fn sides(desk: &Desk, seeds: &[u64], number: u64) -> String {
    let sides = found(desk, number)["sides"].clone();
    let seed = |key: &str| {
        let id = sides[key].as_u64()?;
        seeds.iter().position(|seed| *seed == id).map(|at| at + 1)
    };
    match (seed("light"), seed("dark"), seed("chooses")) {
        (Some(light), Some(dark), _) => format!("{light} light, {dark} dark"),
        (_, _, Some(chooses)) => format!("{chooses} chooses"),
        _ => String::new(),
    }
}

fn play(desk: &Desk, seeds: &[u64], matches: &[Match]) {
    let round = desk.round();
    let mut verbs = Vec::new();
    for (number, winner, light) in matches {
        let pairings = round["pairings"].as_array().unwrap();
        let pairing = pairings.iter().find(|pairing| pairing["match"] == *number).unwrap();
        let table = &pairing["table"];
        let light = light.map(|light| format!("side {table} '#{}' light", seeds[light - 1]));
        verbs.extend(light);
        let won = pairing["a"].as_u64() == Some(seeds[winner - 1]);
        verbs.push(format!("report {table} {}", if won { "W" } else { "L" }));
    }
    desk.verbs(verbs);
}

fn rounds(desk: &Desk, seeds: &[u64], rounds: &[&[Match]]) {
    for matches in rounds {
        desk.verb("pair");
        play(desk, seeds, matches);
    }
    desk.verb("pair");
}

#[test]
fn e49_first_round_1_against_8_the_higher_seed_chooses() {
    let (desk, seeds) = finals();
    desk.verb("pair");
    assert_eq!(sides(&desk, &seeds, 1), "1 chooses");
    // In the next round 1 has one more light, and 4 one more dark or light.
    for (light, expected) in [(5, "4 light, 1 dark"), (4, "1 chooses")] {
        let first = [(1, 1, Some(1)), (2, 4, Some(light)), (3, 2, Some(2)), (4, 3, Some(3))];
        play(&desk, &seeds, &first);
        desk.verb("pair");
        assert_eq!(sides(&desk, &seeds, 5), expected);
        // The pairing, four results and four sides.
        desk.verbs(["undo"; 9]);
    }
}

/// The lower final of this event is 2 with −2 against 3 with −1.
const TWO_AGAINST_THREE: &[&[Match]] = &[
    &[(1, 1, Some(8)), (2, 4, Some(5)), (3, 7, Some(7)), (4, 3, Some(3))],
    &[(5, 1, Some(1)), (6, 3, Some(7)), (7, 5, Some(5)), (8, 2, Some(6))],
    &[(9, 1, Some(1)), (10, 5, Some(5)), (11, 2, Some(4))],
    &[(12, 2, None)],
];

/// In round 3 of this event 5 meets 7, and in the lower final 3 meets 6.
const THREE_AGAINST_SIX: &[&[Match]] = &[
    &[(1, 1, Some(1)), (2, 4, Some(4)), (3, 7, Some(7)), (4, 6, Some(6))],
    &[(5, 1, Some(4)), (6, 6, Some(6)), (7, 5, Some(5)), (8, 3, Some(3))],
    &[(9, 1, None), (10, 5, Some(5)), (11, 3, None)],
    &[(12, 3, Some(5))],
    &[(13, 3, None)],
];

#[test]
fn e49_e50_the_one_with_a_loss_wins_game_1_and_the_second_game_has_the_sides_swapped() {
    let (desk, seeds) = finals();
    rounds(&desk, &seeds, &THREE_AGAINST_SIX[..2]);
    // Both are level.
    assert_eq!(sides(&desk, &seeds, 10), "5 chooses");
    play(&desk, &seeds, THREE_AGAINST_SIX[2]);
    rounds(&desk, &seeds, &THREE_AGAINST_SIX[3..4]);
    // 3 is level, and 6 has one more light.
    assert_eq!(sides(&desk, &seeds, 13), "3 light, 6 dark");
    play(&desk, &seeds, THREE_AGAINST_SIX[4]);
    desk.verb("pair");
    // Both have one more light; the unbeaten one is the higher seed and chooses.
    assert_eq!(sides(&desk, &seeds, 14), "1 chooses");
    let minutes = |desk: &Desk| desk.json("pairings")["stages"][0]["rounds"][0]["minutes"].clone();
    assert_eq!(minutes(&desk), 0, "the final has no clock");
    let refused = desk.refused("timer start");
    assert_eq!(refused, "This round has no timer. To set one: timer set MIN.");
    play(&desk, &seeds, &[(14, 3, Some(1))]);
    assert_eq!(desk.event()["champion"], Value::Null);
    assert!(desk.verb("pair").ends_with("The deciding game is paired: 1 table.\n"));
    assert_eq!(sides(&desk, &seeds, 15), "3 light, 1 dark");
    assert_eq!(minutes(&desk), 0);
    play(&desk, &seeds, &[(15, 3, None)]);
    assert_eq!(desk.event()["champion"], seeds[2]);
    desk.is_sound();
}

#[test]
fn e49_e50_the_unbeaten_one_wins_game_1_and_there_is_no_second() {
    let (desk, seeds) = finals();
    rounds(&desk, &seeds, TWO_AGAINST_THREE);
    // 2 and 3 both want light, and the larger difference has it.
    assert_eq!(sides(&desk, &seeds, 13), "2 light, 3 dark");
    play(&desk, &seeds, &[(13, 2, None)]);
    desk.verb("pair");
    assert_eq!(sides(&desk, &seeds, 14), "2 light, 1 dark");
    play(&desk, &seeds, &[(14, 1, None)]);
    let event = desk.event();
    let name = event["entrants"][seeds[0] as usize - 1]["name"].as_str().unwrap();
    assert_eq!(
        desk.refused("pair"),
        format!("Everything is played, and {name} is champion. To close the event: finish.")
    );
    assert_eq!(event["champion"], seeds[0]);
}

fn desk(game: &str, players: usize) -> Desk {
    let desk = Desk::with(&format!("'{game}' --date 2026-11-21 --seed 7"), &[]);
    desk.verbs((1..=players).map(|n| format!("add P{n}")));
    desk
}

fn pairings(desk: &Desk) -> Vec<Value> {
    let stages = desk.json("why")["stages"].as_array().unwrap().clone();
    let rounds = stages.last().unwrap()["rounds"].as_array().unwrap().clone();
    rounds.last().unwrap()["pairings"].as_array().unwrap().clone()
}

fn whys(desk: &Desk) -> Vec<String> {
    let mut whys: Vec<String> =
        pairings(desk).iter().map(|pairing| pairing["why"].as_str().unwrap().to_owned()).collect();
    whys.sort();
    whys
}

fn who(value: &Value) -> String {
    format!("#{value}")
}

#[test]
fn a_bracket_names_its_seeds_and_then_its_winners() {
    let desk = desk("destiny", 10);
    desk.verbs(["setup structure=custom rounds=1", "pair"]);
    desk.report_all("W");
    desk.verbs(["cut points=1", "pair"]);
    assert_eq!(
        whys(&desk),
        [
            "match 1: seed 1 has no opponent: 5 players in a bracket of 8",
            "match 2: seed 2 has no opponent: 5 players in a bracket of 8",
            "match 3: seed 3 has no opponent: 5 players in a bracket of 8",
            "match 4: seed 4 against seed 5",
        ]
    );
    desk.report_all("W");
    let third = pairings(&desk).into_iter().find(|pairing| pairing["match"] == 3).unwrap();
    desk.verb(&format!("drop '{}'", who(&third["a"])));
    desk.verb("pair");
    assert_eq!(
        whys(&desk),
        [
            "match 1: the winners of matches 1 and 4 of the quarter-finals",
            "match 2: the winner of match 2 of the quarter-finals has no opponent: the winner of match 3 dropped",
        ]
    );
    desk.report_all("W");
    desk.verb("pair");
    assert_eq!(whys(&desk), ["match 1: the winners of matches 1 and 2 of the semi-finals"]);
}

#[test]
fn a_bracket_without_seeds_was_drawn() {
    let desk = desk("destiny", 6);
    desk.verbs(["setup structure=custom rounds=0", "pair"]);
    let mut told: Vec<String> = whys(&desk).iter().map(|why| why[9..].to_owned()).collect();
    told.sort();
    assert_eq!(
        told,
        [
            "bye, drawn among 6 players: 2 in a bracket of 8",
            "bye, drawn among 6 players: 2 in a bracket of 8",
            "paired at random among 6 players",
            "paired at random among 6 players",
        ]
    );
}

#[test]
fn in_a_double_elimination_everybody_comes_from_somewhere() {
    let desk = desk("lcg", 4);
    desk.verbs(["setup rounds=1 cut=4", "pair"]);
    desk.report_all("WW");
    desk.verbs(["cut", "pair"]);
    assert_eq!(whys(&desk), ["match 1: seed 1 against seed 4", "match 2: seed 2 against seed 3"]);
    desk.report_all("W");
    desk.verb("pair");
    assert_eq!(
        whys(&desk),
        [
            "match 3: the winner of match 1 against the winner of match 2",
            "match 4: the loser of match 1 against the loser of match 2",
        ]
    );
    desk.report_all("W");
    desk.verb("pair");
    assert_eq!(whys(&desk), ["match 5: the winner of match 4 against the loser of match 3"]);
    desk.report_all("W");
    desk.verb("pair");
    assert_eq!(whys(&desk), ["match 6: the winner of match 3 against the winner of match 5"]);
    desk.report_all("L");
    desk.verb("pair");
    assert_eq!(whys(&desk), ["match 7: the same final again: both have lost once"]);
}

#[test]
fn three_in_a_bracket_of_four_leave_one_without_an_opponent_and_one_without_a_loser() {
    let desk = desk("lcg", 4);
    desk.verbs(["setup rounds=1 cut=4", "pair"]);
    desk.report_all("WW");
    desk.verbs(["cut", "decline P4", "pair"]);
    assert_eq!(
        whys(&desk),
        [
            "match 1: seed 1 has no opponent: 3 players in a bracket of 4",
            "match 2: seed 2 against seed 3",
        ]
    );
    desk.report_all("W");
    desk.verb("pair");
    assert_eq!(
        whys(&desk),
        [
            "match 3: the winner of match 1 against the winner of match 2",
            "match 4: the loser of match 2 has no opponent: match 1 had no loser",
        ]
    );
}

#[test]
fn who_rests_in_a_pod_is_told_why() {
    let desk = desk("destiny-sealed", 5);
    desk.verbs(["pods", "pair"]);
    let everybody = "everyone plays everyone";
    assert_eq!(whys(&desk), [everybody, everybody, "rests, because the pod is odd: 5 players"]);
    desk.report_all("W");
    desk.verbs(["drop P1", "pair"]);
    assert_eq!(
        whys(&desk),
        [everybody, "rests, because P1 dropped", "rests, because the pod is odd: 5 players"]
    );
}

#[test]
fn the_deciding_match_is_between_the_best_two_who_are_level() {
    let desk = Desk::with("lcg-2v2 --date 2026-11-21 --seed 7", &[]);
    desk.add_teams(6);
    desk.verbs(["setup rounds=1", "pair"]);
    desk.report_all("WW");
    desk.verbs(["cut", "pair"]);
    assert_eq!(whys(&desk), ["the best two of the 3 tied at 6 points"]);
}
