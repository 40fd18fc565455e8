//! Finals of best of five, and of a size that is no power of two.

use crate::event::action::Setup;
use crate::event::fixture::Desk;
use crate::event::{champion, final_places};
use crate::ruleset::{MatchShape, Ruleset, StructureKind, read};

const GAME: &str = include_str!("../../tests/rulesets/finals-day.yaml");

fn game() -> Ruleset {
    read("finals-day", GAME).unwrap()
}

fn custom(rounds: u32, cut: u32) -> Setup {
    let structure = Some(StructureKind::Custom);
    Setup { structure, rounds: Some(rounds), cut: Some(cut), ..Setup::default() }
}

/// An event whose seeds are the players in this order, and whose finals are of this match.
fn seeded(shape: MatchShape, players: &[&str]) -> Desk {
    let setup = Setup { finals_match: Some(shape), ..custom(1, players.len() as u32) };
    let mut desk = Desk::with(game(), setup, players);
    desk.told("pair");
    desk.play(|_, a, b| a < b);
    desk.decision(&format!("cut manual \"{}\" why=seeded", players.join(", ")));
    desk
}

/// Reports the table of this player, who wins or loses it by these letters.
fn report(desk: &mut Desk, name: &str, games: &str) {
    let id = desk.id(name);
    let pairing = desk.event.round().unwrap().of(id).unwrap();
    let (table, is_first) = (pairing.table.unwrap(), pairing.a == id);
    let swapped = |letter| match letter {
        'W' => 'L',
        'L' => 'W',
        other => other,
    };
    let games: String =
        if is_first { games.to_owned() } else { games.chars().map(swapped).collect() };
    desk.decision(&format!("report {table} {games}"));
}

fn names(desk: &Desk, ids: &[u32]) -> Vec<String> {
    ids.iter().map(|id| desk.event.label(*id)).collect()
}

/// The final of the men's singles of the Miami Masters of 2005, which was best of five sets.
///
/// Federer beat Nadal 2–6 6–7 7–6 6–3 6–1. (ATP, 2005 NASDAQ-100 Open.)
#[test]
fn a_final_of_best_of_five() {
    let mut desk = seeded(MatchShape::FirstToThree, &["Federer", "Nadal"]);
    desk.told("pair");
    assert_eq!(desk.event.round().unwrap().minutes, 150);
    assert_eq!(
        desk.refused("report 1 WLWL"),
        "\"WLWL\": both have won as many games, so game 5 decides: write a letter for each game, such as WLWLW."
    );
    assert_eq!(
        desk.refused("report 1 WWWL"),
        "\"WWWL\": the match was over after game 3: leave the rest out."
    );
    assert_eq!(
        desk.refused("report 1 WLWLWL"),
        "\"WLWLWL\": 6 letters for a match of first to three wins: write at most 5."
    );
    let told = desk.told("report 1 LLWWW");
    assert_eq!(told, "Table 1: Federer beat Nadal 3–2.");
    assert_eq!(champion(&desk.event), Some(desk.id("Federer")));
}

/// A walkover of a match to three wins is won 3–0, and each game can be conceded alone.
#[test]
fn best_of_five_counts_its_games() {
    let mut desk = seeded(MatchShape::FirstToThree, &["A", "B"]);
    desk.told("pair");
    let told = "Table 1: A conceded game 1 to B; it stands 0–1. Game 2 is to be played.";
    assert_eq!(desk.told("report 1 concede A"), told);
    let told = desk.told("report 1 LWWL concede B");
    assert_eq!(told, "Table 1: A beat B 3–2; A conceded game 1; B conceded game 5.");
    let pairing = &desk.event.round().unwrap().pairings[0];
    let games = pairing.outcome.as_ref().unwrap().games;
    assert_eq!((games.as_str(), games.conceded()), ("LWWLW", vec![1, 5]));
    desk.told("report 1 noshow B");
    let outcome = desk.event.round().unwrap().pairings[0].outcome.clone().unwrap();
    assert_eq!(outcome.games.as_str(), "WWW");
}

#[test]
fn time_is_called_in_the_fourth_and_in_the_fifth_game() {
    let mut desk = seeded(MatchShape::FirstToThree, &["A", "B"]);
    desk.told("pair");
    let told = desk.told("time 1 games=WWL game=4 won=none");
    assert!(told.starts_with("Table 1: A beat B 2–1"), "{told}");
    desk.told("undo");
    let told = desk.told("time 1 games=WWL game=4 won=B");
    assert!(told.contains("Game 5 is to be played"), "{told}");
    let told = desk.told("time 1 games=WWLL game=5 won=none round-of-game=2 points=4:7");
    assert!(told.starts_with("Table 1: B beat A 3–2"), "{told}");
}

#[test]
fn games_without_a_match_of_five_games_refuse_it() {
    let mut desk = Desk::custom(1, 4, &["A", "B", "C", "D"]);
    let sentence = "The finals of Star Wars: Destiny have no match of first to three wins; choose \
                    among: one game, first to two wins.";
    assert_eq!(desk.refused("setup finals=first-to-three"), sentence);
}

/// The College Football Playoff of the season 2024 with twelve seeds.
///
/// The first four have byes in the first round. (collegefootballplayoff.com, the bracket as it was
/// played.)
#[test]
fn twelve_seeds_and_byes_for_the_first_four() {
    let seeds = [
        "Oregon",
        "Georgia",
        "Boise State",
        "Arizona State",
        "Texas",
        "Penn State",
        "Notre Dame",
        "Ohio State",
        "Tennessee",
        "Indiana",
        "SMU",
        "Clemson",
    ];
    let mut desk = seeded(MatchShape::FirstToTwo, &seeds);
    let rounds: [(&str, &[&str], &[&str]); 4] = [
        (
            "round of 16",
            &[
                "Oregon–",
                "Georgia–",
                "Boise State–",
                "Arizona State–",
                "Texas–Clemson",
                "Penn State–SMU",
                "Notre Dame–Indiana",
                "Ohio State–Tennessee",
            ],
            &["Texas", "Penn State", "Notre Dame", "Ohio State"],
        ),
        (
            "quarter-finals",
            &[
                "Oregon–Ohio State",
                "Georgia–Notre Dame",
                "Boise State–Penn State",
                "Arizona State–Texas",
            ],
            &["Ohio State", "Notre Dame", "Penn State", "Texas"],
        ),
        (
            "semi-finals",
            &["Ohio State–Texas", "Notre Dame–Penn State"],
            &["Ohio State", "Notre Dame"],
        ),
        ("final", &["Ohio State–Notre Dame"], &["Ohio State"]),
    ];
    for (name, games, winners) in rounds {
        desk.told("pair");
        let stage = desk.event.stage().unwrap();
        let number = stage.rounds.len() as u32;
        assert_eq!(stage.round_name(number).to_string(), name);
        assert_eq!(desk.games(), games);
        winners.iter().for_each(|winner| report(&mut desk, winner, "WW"));
    }
    assert_eq!(champion(&desk.event), Some(desk.id("Ohio State")));
    assert_eq!(names(&desk, &final_places(&desk.event)[1..2]), ["Notre Dame"]);
}
