//! Every game answers every way of writing a result: games, scores, a margin, `timed`.
//!
//! The answers stand in `result_words.txt`, and for the finals in `result_words_finals.txt`. Games
//! that give the same ones stand together.

use super::*;
use std::collections::BTreeMap;

/// The games of the tests, which no line of the program knows.
const TESTS: [(&str, &str); 9] = [
    ("chess", include_str!("../../../tests/rulesets/chess.yaml")),
    ("fleet", include_str!("../../../tests/rulesets/fleet.yaml")),
    ("grand-prix", include_str!("../../../tests/rulesets/grand-prix.yaml")),
    ("halves", include_str!("../../../tests/rulesets/halves.yaml")),
    ("magic", include_str!("../../../tests/rulesets/magic.yaml")),
    ("resistance", include_str!("../../../tests/rulesets/resistance.yaml")),
    ("run", include_str!("../../../tests/rulesets/run.yaml")),
    ("skirmish", include_str!("../../../tests/rulesets/skirmish.yaml")),
    ("test x-wing", include_str!("../../../tests/rulesets/x-wing.yaml")),
];

const RESULTS: &str = "W,WW,WLW,WL,D,0-0,2-1,24-17,24 17,2-1 W,\
                       24-17 L,W 2-1,W margin=3,WLW margin=3,2-1 margin=3,2-0 margin=3,2-1 W margin=3,\
                       24 17 margin=3,0-0 margin=3,X margin=3,W margin=99999,W timed,2-0 timed,W timed margin=3,\
                       24-17 timed margin=3,concede B margin=3,concede B timed,noshow B margin=3,noshow B timed";

fn games() -> Vec<(String, Ruleset)> {
    let library = Library::new(Vec::new());
    let built_in = library.all().iter().map(|entry| &entry.ruleset);
    let built_in = built_in.map(|game| (game.id.clone(), game.clone()));
    let of_tests = TESTS.map(|(name, text)| (name.to_owned(), read(name, text).unwrap()));
    built_in.chain(of_tests).collect()
}

fn paired(game: Ruleset) -> Desk {
    let team = game.entrants.team_size > 1;
    let setup =
        Setup { structure: Some(StructureKind::Custom), rounds: Some(2), ..Setup::default() };
    let mut desk = Desk::with(game, setup, &[]);
    let of = |name: &str| NewEntrant {
        name: name.to_owned(),
        partner: team.then(|| format!("{name}'s partner")),
        ..NewEntrant::default()
    };
    desk.carry_out(&Command::Import(["Ada", "Ben", "Cyd", "Dan"].map(of).into()));
    if desk.event.ruleset.draft.is_some() {
        desk.does("pods count=1");
    }
    desk.does("pair");
    desk
}

/// The answer, with the names by the sides they sit on.
fn answer(desk: &Desk, verb: &str) -> String {
    let said = match desk.answer(verb) {
        Ok(decision) => decision.message.to_string(),
        Err(why) => format!("no: {why}"),
    };
    let pairing = desk.event.round().unwrap().at_table(1).unwrap();
    let one = desk.event.label(pairing.a);
    let other = desk.event.label(pairing.b.unwrap());
    let said = said.replace(&one, "A").replace(&other, "B");
    // How a verb is written stands behind what was wrong with it.
    said.split(" Usage: ").next().unwrap_or_default().to_owned()
}

fn finals(mut desk: Desk) -> Option<Desk> {
    let shapes = ["W", "WW", "10-5", "10-5 W", "2-1", "W margin=3"];
    for _ in 0..2 {
        let round = desk.event.round()?.clone();
        for pairing in round.missing() {
            let table = pairing.table?;
            let mut ways = shapes.iter().map(|way| format!("report {table} {way}"));
            assert!(ways.any(|verb| desk.try_verb(&verb).is_ok()), "{}", desk.event.ruleset.id);
        }
        if desk.try_verb("pair").is_err() {
            break;
        }
    }
    let mut cuts = ["cut 4", "cut 2"].iter();
    if !cuts.any(|cut| desk.try_verb(cut).is_ok()) {
        return None;
    }
    desk.does("pair");
    Some(desk)
}

/// The answers of these events, by the games that answer alike.
fn answered(desks: impl Iterator<Item = (String, Desk)>) -> String {
    let mut answers: BTreeMap<Vec<String>, Vec<String>> = BTreeMap::new();
    for (name, desk) in desks {
        let told = RESULTS.split(',').map(|result| {
            let answer = answer(&desk, &format!("report 1 {result}"));
            format!("{result} | {answer}\n")
        });
        answers.entry(told.collect()).or_default().push(name);
    }
    let mut groups: Vec<String> = answers
        .into_iter()
        .map(|(told, games)| format!("{}\n{}", games.join(", "), told.concat()))
        .collect();
    groups.sort();
    groups.join("\n")
}

#[test]
fn every_way_to_write_a_result_has_its_answer_in_every_game() {
    let found = answered(games().into_iter().map(|(name, game)| (name, paired(game))));
    assert!(found == include_str!("result_words.txt"), "{found}");
}

#[test]
fn and_so_it_has_in_the_finals() {
    let desks = games().into_iter().filter_map(|(name, game)| Some((name, finals(paired(game))?)));
    let found = answered(desks);
    assert!(found == include_str!("result_words_finals.txt"), "{found}");
}

#[test]
fn a_player_reads_the_same_refusal() {
    for (name, game) in games() {
        let desk = paired(game);
        for result in ["2-1 margin=3", "24-17 margin=3", "W margin=3", "W 2-1", "2-1 W"] {
            let [claim, report] =
                ["claim", "report"].map(|verb| answer(&desk, &format!("{verb} 1 {result}")));
            assert_eq!(claim, report, "{name}: {result}");
        }
    }
}

/// What these tokens make at table 1 of the game: a result, what is asked next, or what is missing.
/// `A` and `B` name a player, `!` ends the result, `<` takes back.
fn typed(game: &str, tokens: &str) -> String {
    let mut desk = Desk::of(game, custom(3, 0), &["Ala", "Ben", "Cyd", "Dan"]);
    desk.decision("pair");
    let mut entry = ResultEntry::blank(&desk.event, (1, 1, 1));
    for sign in tokens.chars() {
        let token = match sign {
            'A' => Token::Side(Side::A),
            'B' => Token::Side(Side::B),
            'D' => Token::Drawn,
            '!' => Token::Enter,
            '<' => Token::Erase,
            '-' => Token::Dash,
            digit => Token::Digit(digit),
        };
        match entry.feed(&desk.event, token) {
            Ok(None) => {}
            Err(lack) => return format!("{lack:?}"),
            Ok(Some(command)) => {
                assert!(desk.carry_out(&command).action.is_some(), "{game}: {tokens}");
                let Command::Report { result, .. } = command else { panic!("{command:?}") };
                return match result {
                    Report::Games(games) => games,
                    Report::WithMargin(games, margin) => format!("{games} by {margin}"),
                    Report::Scores([a, b], None) => format!("{a} to {b}"),
                    Report::Scores([a, b], Some(told)) => format!("{a} to {b}, {told}"),
                    other => panic!("{other:?}"),
                };
            }
        }
    }
    format!("{:?}", entry.asked())
}

#[test]
fn each_game_asks_what_its_result_needs() {
    for (game, tokens, result) in [
        ("destiny", "A", "W"),
        ("destiny", "!", "Winner"),
        ("destiny", "-", "Games"),
        ("unlimited", "AB", "Games"),
        ("unlimited", "ABA", "WLW"),
        ("unlimited", "AB<A", "WW"),
        ("unlimited", "A!", "W"),
        ("unlimited", "2-1", "GamesWon"),
        ("unlimited", "2-1!", "2-1"),
        ("unlimited", "A-1!", "1-1"),
        ("lcg", "BB", "LL"),
        ("lcg", "A!", "SecondGame { drawn: true }"),
        ("x-wing", "A", "Margin"),
        ("x-wing", "A<", "Games"),
        ("x-wing", "B!", "Margin { most: 200 }"),
        ("x-wing", "B140!", "L by 140"),
        ("x-wing", "-", "Scores"),
        ("x-wing", "A40-85!", "140 to 85"),
        ("x-wing", "85-85!", "ScoreWinner"),
        ("x-wing", "85-85!B", "85 to 85, L"),
        ("armada", "24-17!", "24 to 17"),
        ("armada", "", "Scores"),
    ] {
        assert_eq!(typed(game, tokens), result, "{game}: {tokens}");
    }
}
