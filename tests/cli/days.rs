use super::*;
use std::collections::BTreeMap;

struct Day {
    desk: Desk,
    met: BTreeSet<(u64, u64)>,
    byes: BTreeMap<u64, u32>,
}

impl Day {
    fn event(&self) -> Value {
        self.desk.event()
    }

    /// The last player in the standings among those with the fewest byes.
    fn due_for_the_bye(&self, event: &Value) -> u64 {
        let active = |id: u64| event["entrants"][id as usize - 1]["status"] == "active";
        let standings = event["standings"].as_array().unwrap();
        let places =
            standings.iter().map(|s| s["entrant"].as_u64().unwrap()).filter(|id| active(*id));
        let byes = |id: &u64| self.byes.get(id).copied().unwrap_or(0);
        places.rev().min_by_key(byes).unwrap()
    }

    /// Pairs a Swiss round and checks it against the rules.
    fn pair(&mut self, number: u64, bye: bool) {
        let before = self.event();
        let due = self.due_for_the_bye(&before);
        self.desk.verb("pair");
        let round = self.desk.round();
        assert_eq!((&round["number"], &round["minutes"]), (&number.into(), &35.into()));
        assert_eq!(round["complete"], false);
        let mut seen = BTreeSet::new();
        for pairing in round["pairings"].as_array().unwrap() {
            let a = pairing["a"].as_u64().unwrap();
            assert!(seen.insert(a), "{a} sits twice");
            match pairing["b"].as_u64() {
                Some(b) => {
                    assert!(seen.insert(b), "{b} sits twice");
                    assert!(
                        self.met.insert((a.min(b), a.max(b))),
                        "{a} and {b} play each other again"
                    );
                }
                None => {
                    *self.byes.entry(a).or_default() += 1;
                    assert!(number == 1 || a == due, "the bye is {due}'s, not {a}'s");
                }
            }
        }
        let free = round["pairings"].as_array().unwrap().iter().filter(|p| p["b"].is_null());
        assert_eq!(free.count(), usize::from(bye));
        let all = before["entrants"].as_array().unwrap().iter();
        assert_eq!(seen.len(), all.filter(|e| e["status"] == "active").count());
    }

    fn entrant(&self, id: u64) -> Value {
        self.event()["entrants"][id as usize - 1].clone()
    }

    fn standing(&self, id: u64) -> Value {
        let event = self.event();
        let standings = event["standings"].as_array().unwrap().iter();
        standings.clone().find(|s| s["entrant"] == id).unwrap().clone()
    }
}

fn ids(list: &Value) -> Vec<u64> {
    list.as_array().unwrap().iter().map(|id| id.as_u64().unwrap()).collect()
}

#[test]
fn a_day_of_37_players_from_the_roster_to_the_champion() {
    let mut day = Day { desk: Desk::with_event(2187), met: BTreeSet::new(), byes: BTreeMap::new() };
    let imported = day.desk.verb(&format!("import {}", fixture("rosters/37.csv")));
    assert_eq!(imported, "saved #1: Registered 37 players.\n");

    for number in 1..=2 {
        day.pair(number, true);
        day.desk.play("W", "L");
    }

    let told = day.desk.verb("drop 'Marta Zając'");
    assert_eq!(told, "saved #40: Marta Zając dropped after round 2.\n");
    let gone = day.entrant(20);
    assert_eq!((&gone["status"], &gone["left_after"]), (&"dropped".into(), &2.into()));
    let before = day.standing(20);
    day.pair(3, false);
    day.desk.play("W", "L");

    correct_a_result_of_round_1(&day);
    day.pair(4, false);
    day.desk.play("W", "L");
    assert_eq!(day.standing(20)["rounds"], before["rounds"], "rounds after a drop do not count");

    let told = day.desk.verb("rejoin 'marta zajac'");
    assert!(
        told.ends_with("Marta Zając rejoined, with 2 losses for the rounds missed.\n"),
        "{told}"
    );
    let back = day.standing(20);
    assert_eq!(back["rounds"], 4);
    assert_eq!(back["points"], before["points"]);
    assert_eq!(day.entrant(20)["missed_rounds"], 2);
    day.pair(5, true);
    day.desk.play("W", "L");
    assert_eq!(day.desk.refused("pair"), "All rounds are played. To make the cut to 4: cut.");

    let seeds = cut_with_one_who_declines(&day);
    finals(&day, &seeds);
}

/// Corrects the winner of table 1, whose result was entered wrongly two rounds before.
fn correct_a_result_of_round_1(day: &Day) {
    let event = day.event();
    let table = &event["stages"][0]["rounds"][0]["pairings"][0];
    let games = table["result"]["games"].as_str().unwrap();
    let corrected = if games == "W" { "L" } else { "W" };
    let winner = table[if corrected == "W" { "a" } else { "b" }].as_u64().unwrap();
    let before = day.standing(winner);
    let ended = day.desk.tried(&format!("report 1 '{corrected}' round=1"));
    assert_eq!(ended.status, 0, "{}", ended.err);
    assert!(ended.out.contains("Table 1 corrected: "), "{}", ended.out);
    assert_eq!(ended.err, "warning: Rounds paired since then don't change.\n");
    let after = day.standing(winner);
    assert_eq!(after["points"].as_u64(), before["points"].as_u64().map(|points| points + 1));
    let rounds = |event: &Value| event["stages"][0]["rounds"][2].clone();
    assert_eq!(rounds(&day.event()), rounds(&event), "no round is disturbed");
}

fn cut_with_one_who_declines(day: &Day) -> Vec<u64> {
    let event = day.event();
    let places: Vec<u64> = event["standings"]
        .as_array()
        .unwrap()
        .iter()
        .map(|s| s["entrant"].as_u64().unwrap())
        .collect();
    day.desk.verb("cut");
    let finals = day.event()["stages"][1].clone();
    assert_eq!(finals["kind"], "single_elimination");
    assert_eq!(ids(&finals["seeds"]), &places[..4]);
    assert_eq!(
        day.desk.refused("add 'Spóźniony Gracz'"),
        "Registration is closed: the finals have started."
    );
    day.desk.verb(&format!("decline '#{}'", places[1]));
    let seeds = ids(&day.event()["stages"][1]["seeds"]);
    assert_eq!(seeds, [places[0], places[2], places[3], places[4]]);
    assert_eq!(day.entrant(places[1])["status"], "eliminated");
    seeds
}

fn finals(day: &Day, seeds: &[u64]) {
    let game =
        |pairing: &Value| (pairing["match"].as_u64(), pairing["a"].as_u64(), pairing["b"].as_u64());
    let win = |day: &Day, round: &Value| {
        let reports = round["pairings"].as_array().unwrap().iter().map(|pairing| {
            let seed = |side: &str| seeds.iter().position(|s| pairing[side] == *s);
            let games = if seed("a") < seed("b") { "W" } else { "L" };
            format!("report {} {games}", pairing["table"])
        });
        day.desk.verbs(reports);
    };
    let seed = |n: usize| Some(seeds[n - 1]);
    day.desk.verb("pair");
    let semi = day.desk.round();
    assert_eq!(semi["minutes"], 35);
    assert_eq!(game(&semi["pairings"][0]), (Some(1), seed(1), seed(4)));
    assert_eq!(game(&semi["pairings"][1]), (Some(2), seed(2), seed(3)));
    win(day, &semi);
    assert_eq!(day.event()["champion"], Value::Null);

    day.desk.verb("pair");
    let last = day.desk.round();
    assert_eq!(last["minutes"], 50);
    assert_eq!(last["pairings"].as_array().unwrap().len(), 1);
    assert_eq!(game(&last["pairings"][0]), (Some(1), seed(1), seed(2)));
    assert!(day.desk.refused("finish").starts_with("1 result of the final is missing"));
    win(day, &last);

    let told = day.desk.verb("finish");
    let event = day.event();
    let champion = event["entrants"][seeds[0] as usize - 1]["name"].as_str().unwrap();
    assert!(told.ends_with(&format!("Closed the event. {champion} is champion.\n")), "{told}");
    assert_eq!(event["champion"], seeds[0]);
    let standings = event["standings"].as_array().unwrap().iter();
    let ranks: BTreeMap<u64, u64> = standings
        .map(|line| (line["final_rank"].as_u64().unwrap(), line["entrant"].as_u64().unwrap()))
        .collect();
    assert!(ranks.keys().copied().eq(1..=37));
    assert_eq!(ranks.values().take(4).copied().collect::<Vec<_>>(), seeds);
    assert_eq!(day.desk.refused("pair"), "The event is closed. To reopen it: undo.");
    let standings = day.desk.done("show shop.yaml standings");
    assert!(standings.starts_with("Shop · final standings\n"), "{standings}");
    assert!(standings.contains(&format!("\n    1      1  {champion} ")), "{standings}");
    let bracket = day.desk.done("show shop.yaml bracket");
    assert!(bracket.contains("\nSemi-finals\n") && bracket.contains("\nFinal\n"), "{bracket}");
    assert!(bracket.contains(&format!("Champion: {champion}\n")), "{bracket}");
}

fn nine() -> Desk {
    let desk = Desk::with("lcg --date 2026-11-21 --seed 8 --rounds 3 --cut 4", &[]);
    desk.verbs((1..=9).map(|n| format!("add 'Gracz {n}'")));
    desk.verb("setup minutes=65 finals_minutes=40");
    desk
}

fn names(round: &Value, key: &str) -> Vec<Value> {
    round["pairings"].as_array().unwrap().iter().map(|pairing| pairing[key].clone()).collect()
}

#[test]
fn a_day_of_nine_players_with_a_deciding_game() {
    let desk = nine();
    let told = desk.verb("pair");
    assert!(told.contains("Round 1 is paired: 4 tables, bye Gracz "), "{told}");
    assert!(told.ends_with(" Start numbers drawn.\n"), "{told}");
    let first = desk.round();
    assert_eq!(first["minutes"], 65);
    let seats = first["pairings"].as_array().unwrap();
    for pairing in seats.iter().filter(|pairing| !pairing["b"].is_null()) {
        let chooser = &pairing["sides"]["chooses"];
        assert!(*chooser == pairing["a"] || *chooser == pairing["b"], "{pairing}");
    }
    let bye = seats.iter().find(|pairing| pairing["b"].is_null()).unwrap();
    assert_eq!(bye["result"]["points"], serde_json::json!([6, 0]));
    let slips = desk.done("show shop.yaml slips");
    assert_eq!(slips.matches(" chooses the side\n").count(), 4, "{slips}");
    for (win, loss) in [("WW", "LL"), ("WD", "LD"), ("WL", "LW")] {
        desk.play(win, loss);
        desk.verb(if win == "WL" { "cut" } else { "pair" });
    }
    desk.plays(
        "$ show shop.yaml event
         …Plan: 3 rounds, cut to 4, 65 minutes per round, 40 minutes per round of the finals, no clock in the final
         > pair",
    );
    let first = desk.round();
    assert_eq!(first["minutes"], 40);
    assert_eq!(names(&first, "match"), [1, 2]);
    assert_eq!(names(&first, "bracket"), ["upper", "upper"]);
    let best = first["pairings"][0]["a"].clone();
    assert_eq!(first["pairings"][0]["sides"], serde_json::json!({"chooses": best}));
    desk.verb(&format!("side 1 '#{best}' light"));
    let other = desk.round()["pairings"][0]["b"].clone();
    let sides = serde_json::json!({"chooses": best, "light": best, "dark": other});
    assert_eq!(desk.round()["pairings"][0]["sides"], sides);
    let third = &first["pairings"][1]["a"];
    desk.verbs([&*format!("side 2 '#{third}' dark"), "report 1 W", "report 2 W", "pair"]);
    let second = desk.round();
    assert_eq!(names(&second, "bracket"), ["upper", "lower"]);
    desk.plays(
        "$ show shop.yaml pairings
         … · pairings, finals round 2
         … lower bracket
         > report 1 W
         > report 2 W
         > pair
         > report 1 W
         > pair",
    );
    let last = desk.round();
    assert_eq!(
        (last["minutes"].clone(), names(&last, "bracket")),
        (0.into(), vec!["final".into()])
    );
    let one = last["pairings"][0]["a"].clone();
    let fixed = last["pairings"][0]["sides"].clone();
    if fixed.get("light").is_none() {
        desk.verb(&format!("side 1 '#{one}' light"));
    }
    let played = desk.round()["pairings"][0]["sides"].clone();
    desk.verbs(["report 1 L", "pair"]);
    let reset = desk.round();
    assert_eq!(names(&reset, "bracket"), ["reset"]);
    let sides = &reset["pairings"][0]["sides"];
    assert_eq!((&sides["light"], &sides["dark"]), (&played["dark"], &played["light"]));
    desk.plays(
        "$ show shop.yaml pairings
         … · pairings, deciding game
         > report 1 W
         > finish
         …Closed the event. Gracz …
         $ verify shop.yaml
         …: all OK: checked 8 rounds, 19 tables…",
    );
    let event = desk.event();
    assert_eq!(event["champion"], one);
    assert_eq!(event["stages"][1]["kind"], "double_elimination");
    let standings = event["standings"].as_array().unwrap();
    let champion = standings.iter().find(|line| line["entrant"] == one).unwrap();
    assert_eq!(champion["final_rank"], 1);
}

#[test]
fn whoever_does_not_appear_in_the_finals_is_promised_no_return() {
    let desk = nine();
    let told = desk.warned("setup finals_minutes=41");
    assert!(told.contains("The rules give a round of the finals 30 to 40 minutes."), "{told}");
    for _ in 0..3 {
        desk.verb("pair");
        desk.play("WW", "LL");
    }
    desk.verbs(["cut", "pair"]);
    let event = desk.event();
    let absent = desk.round()["pairings"][0]["b"].as_u64().unwrap() as usize;
    let name = event["entrants"][absent - 1]["name"].as_str().unwrap().to_owned();
    let ended = desk.tried("report 1 noshow B");
    assert_eq!(
        ended.err,
        format!(
            "warning: {name} is out of the event and can't return. To correct that, report the table again.\n"
        )
    );
    assert_eq!(
        desk.refused(&format!("rejoin '{name}'")),
        format!("{name} is out of the finals: nobody can rejoin a bracket.")
    );
}

const GOOD: &str = include_str!("../../config/rulesets/imperial-assault.yaml");

fn skirmish() -> Desk {
    let desk = Desk::with("imperial-assault --date 2026-11-21 --seed 41", &[]);
    desk.verbs((1..=12).map(|n| format!("add 'Gracz {n:02}'")));
    desk.verb("setup structure=custom rounds=4 cut=4");
    desk
}

fn mission(round: &Value) -> (String, String) {
    let word = |key: &str| round["mission"][key].as_str().unwrap().to_owned();
    (word("map"), word("mission"))
}

#[test]
fn the_mission_stands_with_the_pairings_in_every_format() {
    let desk = skirmish();
    desk.verb("pair");
    let (map, name) = mission(&desk.round());
    for what in ["pairings", "by-name"] {
        desk.plays(&format!(
            "$ show shop.yaml {what}
             Mission {name} on {map}
             …round 1…
             $ show shop.yaml {what} --format markdown
             - Mission {name} on {map}
             …round 1…
             $ show shop.yaml {what} --format html
             …<p>Mission {name} on {map}</p>…"
        ));
        let csv = desk.done(&format!("show shop.yaml {what} --format csv"));
        assert!(csv.lines().next().unwrap().ends_with(",Map,Mission"), "{csv}");
        assert!(csv.lines().skip(1).all(|row| row.ends_with(&format!(",{map},{name}"))), "{csv}");
        let json = desk.json(what);
        assert_eq!(mission(&json["stages"][0]["rounds"][0]), (map.clone(), name.clone()));
    }
    desk.plays(&format!(
        "$ show shop.yaml slips
         …· Round 1 · table 6 · mission {name} on {map}
         $ show shop.yaml slips --format csv
         …,65,{map},{name}
         $ show shop.yaml event
         Round 1 · mission {name} on {map}
         …12 players…
         $ show shop.yaml log
         …paired round 1, mission {name} on {map}…"
    ));
    let csv = desk.done("show shop.yaml event --format csv");
    assert!(csv.lines().all(|row| row.matches(',').count() == 11));
}

#[test]
fn another_season_is_a_change_of_the_file() {
    let desk = Desk::new();
    let (start, rest) = GOOD.split_once("  missions:\n").unwrap();
    let end = &rest[rest.find("\nend_of_time:").unwrap()..];
    let season = "  missions:\n    - map: {en: Uscru District, pl: Dzielnica Uscru}\n      \
                  mission: {en: Power Surge}\n";
    std::fs::create_dir(desk.path("mine")).unwrap();
    desk.write("mine/season.yaml", format!("{start}{season}{end}"));
    let new = ["new", "shop.yaml", "--game", "imperial-assault", "--rulesets", "mine"];
    assert_eq!(desk.run(&new).status, 0);
    desk.verbs(["Ewa", "Jan", "Sara", "Ola"].map(|name| format!("add '{name}'")));
    // The event file contains the season, so the ruleset files are not read again.
    std::fs::remove_dir_all(desk.path("mine")).unwrap();
    for number in 1..=3 {
        let told = desk.verb("pair");
        let sentence =
            format!("Round {number} is paired: 2 tables, mission Power Surge on Uscru District.\n");
        assert!(told.ends_with(&sentence), "{told}");
        desk.play("W", "L");
    }
}

#[test]
fn only_a_custom_structure_without_a_clock() {
    let desk = Desk::with("tcg --date 2026-11-21 --seed 3", &[]);
    desk.verbs((1..=6).map(|n| format!("add 'Gracz {n}'")));
    desk.plays(
        "! setup structure=basic
         Star Wars: Trading Card Game has no basic structure.
         ! pair
         Set the number of rounds: setup rounds=N [cut=N].",
    );
    // The rules give no length for a round, so any length is accepted without a warning.
    assert_eq!(desk.warned("setup rounds=2 cut=2 minutes=45"), "");
    desk.plays(
        "$ show shop.yaml announcement
         …Rounds             2 Swiss rounds of one game
         …Minutes            A round: 45 minutes; the final: no clock
         > pair
         > report 1 W
         > report 2 W
         > report 3 W
         > pair
         > report 1 W
         > report 2 W
         > report 3 W
         > cut
         > pair
         > report 1 W
         > finish",
    );
    desk.is_sound();
    let event = desk.event();
    assert!(event["champion"].is_u64());
    assert_eq!(event["stages"][0]["rounds"][0].get("mission"), None);
}

const ROSTER: &str = "name,partner,club\n\
                      Anna Żółkiewska,Łukasz Świątek,Bard\n\
                      Ewa Zięba,Piotr Wójcik,\n\
                      Jan Kowalski,Joanna Kowalska,Cube\n\
                      Maria Nowak,Tomasz Lis,\n";

fn teams() -> Desk {
    let desk = Desk::with("lcg-2v2 --date 2026-11-21 --structure custom --rounds 2 --seed 41", &[]);
    desk.write("roster.csv", ROSTER);
    assert_eq!(desk.verb("import roster.csv"), "saved #1: Registered 4 teams.\n");
    desk
}

/// Plays both rounds so that two teams share first place with nine points.
fn play(desk: &Desk) {
    desk.verb("pair");
    assert_eq!(desk.round()["minutes"], 90);
    desk.verbs(["report 1 WW", "report 2 WW", "pair"]);
    desk.verbs(["report 1 WL", "report 2 WD"]);
}

fn points(desk: &Desk) -> Vec<u64> {
    let event = desk.event();
    let standings = event["standings"].as_array().unwrap();
    standings.iter().map(|standing| standing["points"].as_u64().unwrap()).collect()
}

#[test]
fn two_level_teams_play_a_deciding_match() {
    let desk = teams();
    play(&desk);
    assert_eq!(points(&desk), [9, 9, 5, 2]);
    let event = desk.event();
    assert_eq!(event["event"]["timed_draw"], 2);
    assert_eq!(event["champion"], Value::Null);
    assert_eq!(event["entrants"][0]["partner"], "Łukasz Świątek");
    let standings = event["standings"].as_array().unwrap();
    let (first, second) = (&standings[0]["entrant"], &standings[1]["entrant"]);
    desk.plays(
        "$ show shop.yaml standings
         …2026-11-21 · 4 teams · tied for first, before the deciding match
         ! finish
         There is a tie for first. To seed the deciding match: cut. If someone won't play it: drop.
         $1 show shop.yaml bracket
         No deciding match: cut seeds it, if the leaders are tied after the last round.
         > cut
         > pair
         …The deciding match is paired: 1 table.
         $ show shop.yaml pairings
         Shop · pairings, deciding match…
         2026-11-21 · no clock · 1 result is missing…",
    );
    desk.verb("report 1 LWL");
    let event = desk.event();
    let stage = &event["stages"][1];
    assert_eq!(stage["kind"], "deciding_match");
    assert_eq!(stage["seeds"], serde_json::json!([first, second]));
    assert_eq!(stage["rounds"][0]["minutes"], 0);
    assert_eq!(&event["champion"], second);
    let ranks = event["standings"].as_array().unwrap().iter();
    let ranks: Vec<u64> = ranks.map(|s| s["final_rank"].as_u64().unwrap()).collect();
    assert_eq!(ranks, [2, 1, 3, 4]);
    let told = desk.verb("finish");
    assert!(told.contains("Closed the event. "), "{told}");
    let judged = desk.run("verify shop.yaml");
    assert_eq!(judged.status, 0, "{}", judged.out);
}

#[test]
fn both_of_a_team_stand_in_the_list_by_name_and_can_be_found() {
    let desk = teams();
    desk.verb("pair");
    let csv = desk.done("show shop.yaml by-name --format csv");
    let names: Vec<&str> = csv.lines().skip(1).map(|row| row.split(',').next().unwrap()).collect();
    assert_eq!(
        names,
        [
            "Anna Żółkiewska",
            "Ewa Zięba",
            "Jan Kowalski",
            "Joanna Kowalska",
            "Łukasz Świątek",
            "Maria Nowak",
            "Piotr Wójcik",
            "Tomasz Lis",
        ]
    );
    desk.plays(
        "> penalty swiatek warning
         …Anna Żółkiewska & Łukasz Świątek: Warning.
         $ show shop.yaml slips
         …Anna Żółkiewska & Łukasz Świątek (#1)…
         $ show shop.yaml standings --format csv
         …Ewa Zięba & Piotr Wójcik…",
    );
}

#[test]
fn sides_of_the_deciding_match_and_of_its_third_game_are_drawn_and_shown() {
    let desk = teams();
    play(&desk);
    desk.verbs(["cut", "pair"]);
    let pairing = &desk.round()["pairings"][0];
    let ids = |sides: &Value| ["light", "dark"].map(|side| sides[side].as_u64().unwrap());
    let [light, dark] = ids(&pairing["sides"]);
    let third = ids(&pairing["third_game_sides"]);
    let mut sorted = [[light, dark], third];
    sorted.iter_mut().for_each(|two| two.sort_unstable());
    let mut seats = ["a", "b"].map(|seat| pairing[seat].as_u64().unwrap());
    seats.sort_unstable();
    assert_eq!(sorted, [seats, seats]);
    let event = desk.event();
    let name = |id: u64| {
        let team = &event["entrants"][id as usize - 1];
        format!("{} & {}", team["name"].as_str().unwrap(), team["partner"].as_str().unwrap())
    };
    let as_game = if third[0] == light { 1 } else { 2 };
    let words = format!("{} light, {} dark; game 3 as game {as_game}", name(light), name(dark));
    for what in ["pairings", "slips", "bracket"] {
        let shown = desk.done(&format!("show shop.yaml '{what}'"));
        // A slip is never wider than a printer's line.
        let shown = shown.split_whitespace().collect::<Vec<_>>().join(" ");
        assert!(shown.contains(&words), "{what}: {words}\n{shown}");
    }
    desk.verb("report 1 WLW");
    desk.done("verify shop.yaml");
    // The same event always draws the same sides; another seed may draw others.
    desk.verbs(["undo", "undo", "pair"]);
    assert_eq!(ids(&desk.round()["pairings"][0]["third_game_sides"]), third);
}
