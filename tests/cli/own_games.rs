//! Games that the program does not know, each a file in `tests/rulesets`: their standings were
//! worked out by hand, and whole events of all are judged.

use super::*;

/// An event of one of these games, with these rounds, this cut and these players.
///
/// Each game is an id and a file.
fn event(games: &[(&str, &str)], game: &str, [rounds, cut]: [&str; 2], players: &[&str]) -> Desk {
    let desk = Desk::new();
    std::fs::create_dir_all(desk.path("config/komandor/rulesets")).unwrap();
    for (id, text) in games {
        desk.write(&format!("config/komandor/rulesets/{id}.yaml"), text);
    }
    desk.done(&format!(
        "new shop.yaml --game {game} --seed 5 --date 2026-11-21 --rounds {rounds} --cut {cut}"
    ));
    desk.add(players);
    desk
}

/// Rank by rank: name, points, and the tie-breaks except the random one.
fn standings(desk: &Desk) -> Vec<Value> {
    let event = desk.event();
    let names: Vec<&Value> =
        event["entrants"].as_array().unwrap().iter().map(|entrant| &entrant["name"]).collect();
    let line = |line: &Value| {
        let at = line["entrant"].as_u64().unwrap() as usize - 1;
        let mut ties = line["tiebreaks"].clone();
        ties.as_object_mut().unwrap().remove("random");
        json!([names[at], line["points"], ties])
    };
    event["standings"].as_array().unwrap().iter().map(line).collect()
}

/// Plays whole events of a game at random; the checker must find no breach. Returns their JSON.
fn judged(game: &str, text: &str) -> String {
    let desk = Desk::new();
    std::fs::create_dir_all(desk.path("config/komandor/rulesets")).unwrap();
    desk.write(&format!("config/komandor/rulesets/{game}.yaml"), text);
    let play = |players: u32| {
        let events = format!("--players {players} --events 2 --drops 20 --check");
        let ended = desk.run(&format!("simulate --game {game} {events}"));
        assert!(ended.err.starts_with("0 breaches: "), "{game} {players}: {}", ended.err);
        ended.out
    };
    play(5) + &play(22)
}

const GAMES: [(&str, &str); 4] = [
    ("magic", include_str!("../rulesets/magic.yaml")),
    ("x-wing", include_str!("../rulesets/x-wing.yaml")),
    ("chess", include_str!("../rulesets/chess.yaml")),
    ("resistance", include_str!("../rulesets/resistance.yaml")),
];

fn unknown_game(game: &str, structure: [&str; 2], players: &[&str]) -> Desk {
    event(&GAMES, game, structure, players)
}

fn champion(desk: &Desk) -> String {
    let event = desk.event();
    let at = event["champion"].as_u64().unwrap() as usize - 1;
    event["entrants"][at]["name"].as_str().unwrap().to_owned()
}

fn play(desk: &Desk, rounds: &[(&str, &[&str])]) {
    for (pairs, results) in rounds {
        let pair = format!("pair manual '{pairs}'");
        let reports = (1..).zip(*results).map(|(table, result)| format!("report {table} {result}"));
        desk.verbs([pair].into_iter().chain(reports));
    }
}

#[test]
fn both_are_right_and_nothing_in_the_program_knows_them() {
    let desk = Desk::new();
    for (id, text) in GAMES.into_iter().chain(SCORED) {
        let path = fixture(&format!("rulesets/{id}.yaml"));
        let told = desk.done(&format!("games check '{path}'"));
        assert!(told.contains(": no errors; "), "{told}");
        assert!(text.contains(&format!("\nid: {id}\n")));
    }
    let mut folders = vec![Path::new(env!("CARGO_MANIFEST_DIR")).join("src")];
    while let Some(folder) = folders.pop() {
        for entry in std::fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                folders.push(path);
                continue;
            }
            // Tests inside the program may name any game.
            if path.components().any(|part| part.as_os_str() == "tests")
                || path.ends_with("tests.rs")
            {
                continue;
            }
            let text = std::fs::read_to_string(&path).unwrap().to_lowercase();
            for name in ["x-wing", "magic: the"] {
                assert!(!text.contains(name), "{} knows {name}", path.display());
            }
        }
    }
}

/// Best of three, drawn if time ran out; a bye counts as a 2–0 win.
///
/// | | points | of 9 | games | met |
/// |---|---|---|---|---|
/// | Fay | 3 + bye 3 + 1 | 7/9 | 4 won, 1 drawn of 5: 13/15 | Eva, Ben |
/// | Ben | 3 + 1 + 1 | 5/9 | 2 won, 1 drawn of 3: 7/9 | Ada, Dan, Fay |
/// | Dan | 1 + 1 + bye 3 | 5/9 | 3 won, 1 drawn of 5: 10/15 | Cyd, Ben |
/// | Cyd | 1 + 1 + 3 | 5/9 | 3 won, 1 drawn of 6: 10/18 | Dan, Ada, Gus |
/// | Eva | 0 + 3 + 1 | 4/9 | 2 won of 4: 6/12 | Fay, Gus, Ada |
/// | Gus | bye 3 + 0 + 0 | 3/9 | 2 won of 5: 6/15 | Eva, Cyd |
/// | Ada | 0 + 1 + 1 | 2/9, so 1/3 | 1 won of 4: 3/12, so 1/3 | Ben, Cyd, Eva |
#[test]
fn a_card_game_by_its_percentages() {
    let desk =
        unknown_game("magic", ["3", "4"], &["Ada", "Ben", "Cyd", "Dan", "Eva", "Fay", "Gus"]);
    play(
        &desk,
        &[
            ("Ada=Ben, Cyd=Dan, Eva=Fay, Gus=bye", &["LL", "WLD", "LL"]),
            ("Ada=Cyd, Eva=Gus, Ben=Dan, Fay=bye", &["WL", "WW", "0-0"]),
            ("Ada=Eva, Cyd=Gus, Ben=Fay, Dan=bye", &["0-0", "W", "D"]),
        ],
    );
    let line = |name: &str, points: u32, [omw, gw, ogw]: [&str; 3]| {
        json!([name, points, {
            "opponents_match_wins": omw, "game_win_percentage": gw, "opponents_game_wins": ogw
        }])
    };
    assert_eq!(
        standings(&desk),
        [
            // (4/9 + 5/9) / 2; 13/15; (1/2 + 7/9) / 2
            line("Fay", 7, ["1/2", "13/15", "23/36"]),
            // (1/3 + 5/9 + 7/9) / 3; 7/9; (1/3 + 2/3 + 13/15) / 3
            line("Ben", 5, ["5/9", "7/9", "28/45"]),
            // (5/9 + 5/9) / 2; 10/15; (5/9 + 7/9) / 2: level with Ben but for the games
            line("Dan", 5, ["5/9", "2/3", "2/3"]),
            // (5/9 + 1/3 + 1/3) / 3; 10/18; (2/3 + 1/3 + 2/5) / 3
            line("Cyd", 5, ["11/27", "5/9", "7/15"]),
            // (7/9 + 1/3 + 1/3) / 3; 6/12; (13/15 + 2/5 + 1/3) / 3
            line("Eva", 4, ["13/27", "1/2", "8/15"]),
            // (4/9 + 5/9) / 2; 6/15; (1/2 + 5/9) / 2
            line("Gus", 3, ["1/2", "2/5", "19/36"]),
            // (5/9 + 5/9 + 4/9) / 3; 3/12, so the minimum; (7/9 + 5/9 + 1/2) / 3
            line("Ada", 2, ["14/27", "1/3", "11/18"]),
        ]
    );
    desk.verbs(["cut", "pair"]);
    assert_eq!(desk.event()["stages"][1]["seeds"], json!([6, 2, 4, 3]));
    let level =
        "\"WL\": it's one game each, so the third decides: enter the games won, such as 2-1.";
    assert_eq!(desk.refused("report 1 1-1"), level.replace("WL\"", "1-1\""));
    assert_eq!(desk.refused("report 1 WL"), level);
    let drawn = "\"WDW\": there are no draws here: enter W or L, or X if both lost.";
    assert_eq!(desk.refused("report 1 WDW"), drawn);
    desk.verbs(["report 1 LWL", "report 2 WW", "pair", "report 1 LWW", "finish"]);
    assert_eq!(champion(&desk), "Cyd");
    desk.is_sound();
}

/// A squad is worth 100: the winner gets 100 plus the margin, the loser 100 minus it.
///
/// A bye is worth 150. A conceded match counts 200 to 0, and a match lost by both counts 0.
///
/// | | round 1 | round 2 | round 3 | sum |
/// |---|---|---|---|---|
/// | Ben | 63 | 200 | bye 150 | 413 |
/// | Ada | 137 | 88 | 100 | 325 |
/// | Dan | 200 | 112 | 0 | 312 |
/// | Cyd | 0 | bye 150 | 100 | 250 |
/// | Eva | bye 150 | 0 | 0 | 150 |
#[test]
fn a_game_of_miniatures_by_its_margins() {
    let desk = unknown_game("x-wing", ["3", "2"], &["Ada", "Ben", "Cyd", "Dan", "Eva"]);
    play(
        &desk,
        &[
            ("Ada=Ben, Cyd=Dan, Eva=bye", &["W margin=73", "L margin=100"]),
            ("Ada=Dan, Ben=Eva, Cyd=bye", &["L margin=12", "concede B"]),
            ("Dan=Eva, Ada=Cyd, Ben=bye", &["X", "W margin=0"]),
        ],
    );
    desk.plays(
        "> report 1 W margin=37 round=1
         …Table 1 corrected: Ada beat Ben, by 37 (it was: Ada beat Ben, by 73).
         > report 1 W margin=37 round=1
         Table 1: Ada beat Ben, by 37. This result is already entered.",
    );
    let line = |name: &str, points: u32, margin: i64, sos: &str| json!([name, points, {"margin": margin, "sos": sos}]);
    assert_eq!(
        standings(&desk),
        [
            line("Ben", 2, 413, "1/2"),
            line("Ada", 2, 325, "5/9"),
            line("Dan", 2, 312, "4/9"),
            line("Cyd", 1, 250, "2/3"),
            line("Eva", 1, 150, "2/3"),
        ]
    );
    let first = &desk.event()["stages"][0]["rounds"][0]["pairings"][0]["result"];
    assert_eq!(*first, json!({"games": "W", "points": [1, 0], "winner": 1, "margin": 37}));
    let shown = desk.done("show shop.yaml pairings --round 1");
    assert!(shown.contains("1–0, by 37"), "{shown}");
    desk.verbs(["cut", "pair"]);
    assert_eq!(
        desk.refused("report 1 W margin=5"),
        "Table 1: margins don't count here; leave out margin=."
    );
    desk.verbs(["report 1 L", "finish"]);
    assert_eq!(champion(&desk), "Ada");
    desk.is_sound();
}

/// The section "A game of your own" of `config/README.md`, word for word.
fn guide() -> &'static str {
    let readme = include_str!("../../config/README.md");
    let start = readme.find("## A game of your own").unwrap();
    let guide = &readme[start..];
    &guide[..guide[3..].find("\n## ").unwrap() + 3]
}

#[test]
fn the_guide_is_true() {
    let desk = Desk::new();
    let commands = guide().split("```").nth(1).unwrap();
    let commands: Vec<&str> = commands.lines().filter(|line| !line.is_empty()).collect();
    assert_eq!(commands.len(), 5);
    for command in commands {
        // A few events are as good as a hundred here.
        let words = command.strip_prefix("komandor ").unwrap();
        desk.done(&words.replace("--events 100", "--events 4"));
    }
    desk.done("games show sea-battle");
    for name in
        ["config/ruleset-template.yaml", "tests/rulesets/magic.yaml", "tests/rulesets/x-wing.yaml"]
    {
        assert!(guide().contains(name), "{name}");
    }
}

/// The reader accepts every line of the table when it is written into a new game.
#[test]
fn what_the_guide_has_for_a_game_is_understood() {
    let desk = Desk::new();
    desk.done("games new sea-battle");
    let text = desk.text("config/komandor/rulesets/sea-battle.yaml");
    let written = |key: &str| {
        let start = guide().find(&format!("`{key}: ")).unwrap() + 1;
        let end = start + guide()[start..].find('`').unwrap();
        &guide()[start..end]
    };
    let without = |key: &str| {
        let kept = text.lines().filter(|line| !line.trim_start().starts_with(key));
        kept.collect::<Vec<_>>().join("\n")
    };
    let check = |key: &str, extra: &str, and: [&str; 2]| {
        let under = if key == "cuts" { "\nfinals:\n" } else { "\npreliminary:\n" };
        let line = format!("{under}  {}\n{extra}", written(key));
        let text = without(&format!("{key}:")).replacen(under, &line, 1);
        desk.write(
            "own.yaml",
            text.replace(and[0], and[1])
                .replace("\nid: sea", "\nid: air")
                .replace("key: e", "key: q"),
        );
        let ended = desk.run("games check own.yaml");
        assert_eq!(ended.status, 0, "{key}: {}", ended.err);
    };
    check("points", "", ["", ""]);
    check("match", "", ["", ""]);
    check("percentages", "", ["", ""]);
    check("cuts", "", ["", ""]);
    check("margin", "", ["esos_mean, random", "margin, random"]);
    check("tie_breaks", "", ["match: one_game   ", "match: first_to_two"]);
}

const SCORED: [(&str, &str); 2] = [
    ("fleet", include_str!("../rulesets/fleet.yaml")),
    ("skirmish", include_str!("../rulesets/skirmish.yaml")),
];

fn scored_game(game: &str, structure: [&str; 2], players: &[&str]) -> Desk {
    event(&SCORED, game, structure, players)
}

/// A table of tournament points like that of Star Wars: Armada.
///
/// It comes from public knowledge and was not held against the regulations (3.1.1 of 15 April
/// 2018). A win by up to 59 is 6–5, by up to 139 7–4, by up to 219 8–3, by up to 299 9–2, and by
/// more 10–1.
///
/// | | round 1 | round 2 | points | own | against |
/// |---|---|---|---|---|---|
/// | Ada | 400–100 Ben, 10 | 200–260 Cyd, 4 | 14 | 600 | 360 |
/// | Cyd | 59–0 Dan, 6 | 260–200 Ada, 7 | 13 | 319 | 200 |
/// | Dan | 0–59 Cyd, 5 | 140–0 Eva gave up, 8 | 13 | 140 | 59 |
/// | Eva | bye, 8 | 0–140, 3 | 11 | 140 | 140 |
/// | Ben | 100–400 Ada, 1 | bye, 8 | 9 | 240 | 400 |
#[test]
fn tournament_points_by_the_difference_of_the_scores() {
    let desk = scored_game("fleet", ["2", "2"], &["Ada", "Ben", "Cyd", "Dan", "Eva"]);
    desk.verb("pair manual 'Ada=Ben, Cyd=Dan, Eva=bye'");
    assert!(desk.verb("report 1 400-100").ends_with("Table 1: Ada beat Ben 400–100 (10–1).\n"));
    assert!(desk.verb("report 2 59:0").ends_with("Cyd beat Dan 59–0 (6–5).\n"));
    desk.verb("pair manual 'Ada=Cyd, Dan=Eva, Ben=bye'");
    assert!(desk.verb("report 1 200 260").ends_with("Cyd beat Ada 260–200 (7–4).\n"));
    assert!(desk.verb("report 2 concede B").ends_with("Eva conceded to Dan.\n"));
    let line = |name: &str, points: u32, [difference, own, opponents]: [i32; 3], sos: &str| {
        let mean = sos.parse().map_or_else(|_| json!(sos), |whole: u32| json!(whole));
        json!([name, points, {
            "score_difference": difference, "own_score": own, "opponents_score": opponents,
            "sos": mean
        }])
    };
    assert_eq!(
        standings(&desk),
        [
            line("Ada", 14, [240, 600, 559], "11/2"),
            line("Cyd", 13, [119, 319, 740], "27/4"),
            line("Dan", 13, [81, 140, 459], "6"),
            line("Eva", 11, [140 - 140, 140, 140], "13/2"),
            line("Ben", 9, [-160, 240, 600], "7"),
        ]
    );
    let result = &desk.event()["stages"][0]["rounds"][1]["pairings"][0]["result"];
    assert_eq!(*result, json!({"games": "L", "points": [4, 7], "winner": 3, "scores": [200, 260]}));
    let csv = desk.done("show shop.yaml pairings --round 1 --format csv");
    assert!(csv.contains("400–100 (10–1)"), "{csv}");
    assert!(desk.verb("report 1 260-200").ends_with(
        "Table 1 corrected: Ada beat Cyd 260–200 (7–4) (it was: Cyd beat Ada 260–200 (7–4)).\n"
    ));
    desk.verb("undo");
    // A level game in a bracket has the winner that is told, and no points.
    desk.verbs(["cut", "pair"]);
    assert!(desk.verb("report 1 200-200 L").ends_with("Cyd beat Ada 200–200.\n"));
    desk.verb("finish");
    desk.is_sound();
}

/// A draw where scores are level, and a margin that follows from them: 20 at most.
///
/// A no-show gives the other the bye. A match that both lost is lost by a walkover each.
///
/// | | round 1 | round 2 | points | own | margin |
/// |---|---|---|---|---|---|
/// | Ada | 30–5 Ben, by 20 | 12–12 Cyd | 4 | 42 | 20 |
/// | Cyd | Dan did not appear: a bye | 12–12 Ada | 4 | 32 | 10 |
/// | Ben | 5–30 Ada | bye | 3 | 25 | −10 |
/// | Dan | did not appear | left | 0 | 0 | −20 |
#[test]
fn level_scores_are_drawn_and_the_margin_follows() {
    let desk = scored_game("skirmish", ["2", "0"], &["Ada", "Ben", "Cyd", "Dan"]);
    desk.verb("pair manual 'Ada=Ben, Cyd=Dan'");
    assert!(desk.verb("report 1 30-5").ends_with("Ada beat Ben 30–5.\n"));
    desk.verbs(["report 2 noshow B", "pair manual 'Ada=Cyd, Ben=bye'"]);
    assert!(desk.verb("report 1 12-12").ends_with("Ada and Cyd drew 12–12.\n"));
    let line = |name: &str, points: u32, [own, margin, opponents]: [i32; 3]| {
        json!([name, points, {
            "own_score": own, "margin": margin, "opponents_score": opponents
        }])
    };
    assert_eq!(
        standings(&desk),
        [
            line("Ada", 4, [42, 20, 57]),
            line("Cyd", 4, [32, 10, 42]),
            line("Ben", 3, [25, -10, 42]),
            line("Dan", 0, [0, -20, 32]),
        ]
    );
    desk.verb("finish");
    desk.is_sound();
}

#[test]
fn whole_events_stand_before_the_judge() {
    for (id, text) in GAMES.into_iter().chain(SCORED) {
        judged(id, text);
    }
    let per_match = RUN
        .replace("match: two_games\n  sides: drawn", "match: one_game")
        .replace("per: game", "per: match")
        .replace("bye: 6", "bye: 3");
    for text in [RUN, &per_match] {
        assert!(judged("run", text).contains("\"timed\":true"), "no win on time");
    }
    for pairing in ["halves_by_start", "random_in_groups"] {
        let played = judged("halves", &CHESS.replace("halves_by_start", pairing));
        assert!(played.contains("\"points\":[\"1/2\",\"1/2\"]"), "no draw");
    }
}

#[test]
fn the_rules_of_a_game_of_ones_own_in_words() {
    let told = |id: &str, text: &str| {
        let desk = event(&[(id, text)], id, ["2", "0"], &[]);
        let told = desk.done(&format!("games show {id}"));
        told.split_whitespace().collect::<Vec<_>>().join(" ")
    };
    let fleet = told("fleet", SCORED[0].1);
    for said in [
        "by score difference: from 0 6–5, from 60 7–4, from 140 8–3, from 220 9–2, from 300 10–1; a bye 8",
        "Score, 0-1000; the higher score wins; tied scores: you enter the winner; no game: 140–0; a bye counts 140–0",
        "difference of scores",
    ] {
        assert!(fleet.contains(said), "{said}\n{fleet}");
    }
    assert!(!Desk::new().done("games show destiny").contains("Scores"));
    assert!(told("run", RUN).contains("modified win 2, its loss 1"));
    assert!(told("halves", CHESS).contains("win 1, draw ½, loss 0"));
}

fn final_of_games() -> Desk {
    let penalties = "penalties: [{id: game-loss, name: {en: Game loss}, effect: game_loss, \
                     about: {en: As the judge says.}}]\n";
    let text = format!("{}{penalties}", SCORED[1].1);
    let players = ["Ada", "Ben", "Cyd", "Dan"];
    let desk = event(&[("skirmish", &text)], "skirmish", ["1", "2"], &players);
    desk.verbs([
        "setup finals=first-to-two",
        "pair manual 'Ada=Ben, Cyd=Dan'",
        "report 1 24-17",
        "report 2 20-11",
        "cut",
        "pair",
    ]);
    desk
}

#[test]
fn a_final_of_several_games_has_games_and_no_scores() {
    let desk = final_of_games();
    for (told, said) in [
        ("2-1", "Table 1: Ada beat Cyd 2–1."),
        ("WLW", "Table 1: Ada beat Cyd 2–1."),
        ("LL", "Table 1: Cyd beat Ada 2–0."),
        ("concede A", "Table 1: Ada conceded game 1 to Cyd; score 0–1. Next: game 2."),
        ("noshow B", "Table 1: Cyd didn't show up, Ada wins."),
    ] {
        let line = desk.verb(&format!("report 1 {told}"));
        assert!(line.contains(said), "{line}");
        let result = desk.event()["stages"][1]["rounds"][0]["pairings"][0]["result"].clone();
        assert_eq!(result.get("scores"), None, "{result}");
        desk.is_sound();
        desk.verb("undo");
    }
    assert_eq!(
        desk.refused("report 1 24-17"),
        "Table 1: no scores are entered here; write one letter per game."
    );
    let slips = desk.done("show shop.yaml slips");
    assert!(slips.contains("Games won") && !slips.contains("Score"), "{slips}");
    desk.verbs(["penalty Cyd game-loss", "penalty Cyd game-loss"]);
    desk.is_sound();
    // Before the first game somebody else would come into the final.
    desk.verbs(["undo", "undo", "started 1", "disqualify Cyd cheated"]);
    assert_eq!(desk.event()["champion"], json!(1));
    desk.is_sound();
}

#[test]
fn a_margin_may_be_entered_as_both_scores() {
    let desk = Desk::with("x-wing --seed 7 --date 2026-11-21", &["Ala", "Bea", "Cyd", "Dag"]);
    desk.plays(
        "> pair manual 'Ala = Bea, Cyd = Dag'
         > report 1 120-85
         saved #6: Table 1: Ala beat Bea, by 35.
         > report 1 120:85
         Table 1: Ala beat Bea, by 35. This result is already entered.
         > report 1 120–85
         Table 1: Ala beat Bea, by 35. This result is already entered.
         > report 1 120 85
         Table 1: Ala beat Bea, by 35. This result is already entered.
         > report 1 W margin=35
         Table 1: Ala beat Bea, by 35. This result is already entered.
         > report 2 85-120
         saved #7: Table 2: Dag beat Cyd, by 35.
         ! report 1 100-100
         Table 1: the scores 100–100 don't show who won; write W or L after them, as in 100-100 W.
         ! report 1 201-0
         Table 1: 201 is more than a player can score; write scores from 0 to 200.
         ! report 1 120-85 L
         Table 1: 120–85 means W, not L; correct the letter or the scores.
         ! report 1 120-85 margin=35
         Table 1: the margin comes from the scores; leave margin= out.",
    );
    let result = &desk.event()["stages"][0]["rounds"][0]["pairings"][1]["result"];
    assert_eq!((&result["games"], &result["margin"]), (&json!("L"), &json!(35)));
    assert!(result.get("scores").is_none());
    assert!(desk.verb("report 1 100-100 L").contains("Bea beat Ala, by 0"));
}

fn timed_game(text: &str, rounds: &str, cut: &str, players: &[&str]) -> Desk {
    event(&[("run", text)], "run", [rounds, cut], players)
}

const RUN: &str = include_str!("../rulesets/run.yaml");

fn points(desk: &Desk) -> Vec<(u64, u64)> {
    let event = desk.event();
    let line = |line: &serde_json::Value| {
        (line["entrant"].as_u64().unwrap(), line["points"].as_u64().unwrap())
    };
    event["standings"].as_array().unwrap().iter().map(line).collect()
}

/// Two games a round. Ada wins both, the second on time: 3 + 2 against 0 + 1. Cyd and Dan win
/// one each, Dan's on time: 3 + 1 against 0 + 2.
#[test]
fn only_the_last_game_of_a_match_is_won_on_time() {
    let desk = timed_game(RUN, "2", "2", &["Ada", "Ben", "Cyd", "Dan"]);
    desk.verb("pair manual 'Ada=Ben, Cyd=Dan'");
    let told = desk.verb("report 1 WW timed");
    assert!(told.ends_with("Table 1: Ada beat Ben 5–1 (modified win).\n"), "{told}");
    let told = desk.verb("report 2 WL timed");
    assert!(told.ends_with("Table 2: Cyd and Dan drew 4–2 (modified win).\n"), "{told}");
    assert_eq!(points(&desk), [(1, 5), (3, 4), (4, 2), (2, 1)]);
    let result = &desk.event()["stages"][0]["rounds"][0]["pairings"][0]["result"];
    assert_eq!(*result, json!({"games": "WW", "points": [5, 1], "winner": 1, "timed": true}));
    desk.plays(
        "> report 1 WW
         …Ada beat Ben 6–0 (it was: Ada beat Ben 5–1 (modified win)).",
    );
    desk.is_sound();
}

#[test]
fn a_slip_has_a_box_for_a_win_on_time_where_it_is_worth_less() {
    let desk = super::time_call::paired("swccg", "--rounds 1 --cut 4");
    let slips = desk.done("show shop.yaml slips");
    assert!(slips.contains("Player      Won  Differential  Win on time  Drop  Sign"), "{slips}");
    let polish = desk.done("--lang pl show shop.yaml slips --format html");
    assert!(polish.contains("<th>Zwycięstwo na czas</th>"), "{polish}");
    desk.verbs(["report 1 W timed margin=4", "report 2 W margin=9", "cut", "pair"]);
    let slips = desk.done("show shop.yaml slips");
    assert!(slips.contains("Won  Drop"), "every win of the finals is worth the same: {slips}");
}

const CHESS: &str = include_str!("../rulesets/halves.yaml");

fn halves_game(rounds: &str, players: &[&str]) -> Desk {
    event(&[("halves", CHESS)], "halves", [rounds, "0"], players)
}

/// | | round 1 | round 2 | points | sum of the opponents' | mean |
/// |---|---|---|---|---|---|
/// | Ada | ½ Ben | 1 Cyd | 1½ | 1 + ½ | (1/2 + 1/4) / 2 |
/// | Cyd | ½ bye | 0 Ada | ½ | 1½ | 3/4 |
/// | Ben | ½ Ada | ½ bye | 1 | 1½ | 3/4 |
#[test]
fn halves_are_exact_everywhere() {
    let desk = halves_game("2", &["Ada", "Ben", "Cyd"]);
    desk.verbs([
        "pair manual 'Ada=Ben, Cyd=bye'",
        "report 1 D",
        "pair manual 'Ada=Cyd, Ben=bye'",
        "report 1 W",
    ]);
    let event = desk.event();
    let line = |at: usize| {
        let line = &event["standings"][at];
        let ties = &line["tiebreaks"];
        json!([line["entrant"], line["points"], ties["sos_sum"], ties["sos"], ties["esos"]])
    };
    assert_eq!(line(0), json!([1, "3/2", "3/2", "3/8", "3/4"]));
    assert_eq!(line(1), json!([2, 1, "3/2", "3/4", "3/8"]));
    assert_eq!(line(2), json!([3, "1/2", "3/2", "3/4", "3/8"]));
    let drawn = &event["stages"][0]["rounds"][0]["pairings"][0]["result"]["points"];
    assert_eq!(*drawn, json!(["1/2", "1/2"]));
    // A spreadsheet adds these up; people read halves.
    desk.plays(
        "$ show shop.yaml standings --format csv
         Final,Place,Player,Club,Points,Rounds,SoS,SoS,ESoS,…
         ,1,Ada,,1.5,2,1.5,0.3750,…
         ,2,Ben,,1,2,1.5,0.7500,…
         ,3,Cyd,,0.5,2,1.5,0.7500,…
         $ show shop.yaml results --format csv
         …,0.5,0.5,…
         $ show shop.yaml place Ada
         …1½ points…",
    );
    for what in ["results", "standings", "event"] {
        let csv = desk.done(&format!("show shop.yaml '{what}' --format csv"));
        let cells = csv.lines().flat_map(|row| row.split(','));
        let mut halves = cells.filter(|cell| cell.contains(['½', '/']) && !cell.contains('–'));
        assert_eq!(halves.next(), None, "{csv}");
    }
    for format in ["text", "html"] {
        let told = desk.done(&format!("show shop.yaml standings --format '{format}'"));
        assert!(told.contains("1½") && !told.contains("1.5 "), "{told}");
    }
    // A penalty takes whole points off, and never below none.
    desk.verb("penalty Ada points points=1");
    assert_eq!(desk.event()["standings"][1]["points"], json!("1/2"));
    desk.is_sound();
}

#[test]
fn a_game_in_halves_is_checked() {
    let desk = Desk::new();
    let wrong = |old: &str, new: &str| {
        assert!(CHESS.contains(old), "{old}");
        desk.write("own.yaml", CHESS.replace("id: halves", "id: own").replace(old, new));
        desk.run("games check own.yaml").err
    };
    let half = wrong("draw: \"1/2\"", "draw: \"1/3\"");
    assert!(
        half.contains(
            "draw: found the text \"1/3\", expected a number of points; write whole numbers, or halves such as 1/2"
        ),
        "{half}"
    );
    let cut = wrong("cuts: [top,", "cuts: [minimum_points,");
    assert!(cut.contains("this game has half points; remove minimum_points"), "{cut}");
}
