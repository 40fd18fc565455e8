//! A day of teams of two, from the roster to the deciding match, run as a script runs it.

use super::desk::Desk;
use serde_json::Value;

const ROSTER: &str = "name,partner,club\n\
                      Anna Żółkiewska,Łukasz Świątek,Bard\n\
                      Ewa Zięba,Piotr Wójcik,\n\
                      Jan Kowalski,Joanna Kowalska,Cube\n\
                      Maria Nowak,Tomasz Lis,\n";

/// Four teams and two rounds, still registering.
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
    // The two winners meet and win one game each.
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
    let text = desk.done("show shop.yaml standings");
    assert_eq!(
        text.lines().nth(1),
        Some("2026-11-21 · 4 teams · level at the top, before the deciding match")
    );
    assert_eq!(
        desk.refused("finish"),
        "The first are level: cut seeds the deciding match, or drop says who does not play it."
    );
    assert_eq!(
        desk.run("show shop.yaml bracket").err,
        "There is no deciding match: cut seeds it, if the first are level after the last round.\n"
    );
    desk.verb("cut");
    let told = desk.verb("pair");
    assert!(told.ends_with("The deciding match is paired: 1 table.\n"), "{told}");
    let pairings = desk.done("show shop.yaml pairings");
    assert_eq!(pairings.lines().next(), Some("Shop · pairings, deciding match"));
    assert_eq!(pairings.lines().nth(1), Some("2026-11-21 · no clock · 1 result is missing"),);
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
    assert!(told.contains("The event is closed: "), "{told}");
    let judged = desk.run("verify shop.yaml");
    assert_eq!(judged.status, 0, "{}", judged.out);
}

#[test]
fn a_draw_on_time_counts_as_any_draw_where_that_is_announced() {
    let desk = teams();
    desk.verb("setup timed_draw=1");
    let text = desk.done("show shop.yaml event");
    assert!(text.contains("\nA drawn game: 1 point\n"), "{text}");
    play(&desk);
    assert_eq!(points(&desk), [9, 9, 4, 1]);
    let judged = desk.run("verify shop.yaml");
    assert_eq!(judged.status, 0, "{}", judged.out);
    let text = desk.done("show shop.yaml event");
    assert!(
        text.contains("\nAnnounced: 2 rounds, a deciding match if the first are level, "),
        "{text}"
    );
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
    let told = desk.verb("penalty swiatek warning");
    assert!(told.ends_with("Anna Żółkiewska & Łukasz Świątek: Warning.\n"), "{told}");
    let slips = desk.done("show shop.yaml slips");
    assert!(slips.contains("Anna Żółkiewska & Łukasz Świątek (#1)"), "{slips}");
    let csv = desk.done("show shop.yaml standings --format csv");
    assert!(csv.contains("Ewa Zięba & Piotr Wójcik"), "{csv}");
}

#[test]
fn a_missing_partner_is_named_with_its_line() {
    let desk = teams();
    desk.write("more.csv", "name,partner\nOla Wilk,Adam Bąk\nIga Szpak,\nKarol Gil,Ewa Zięba\n");
    assert_eq!(
        desk.refused("import more.csv"),
        "Line 3: Iga Szpak needs a partner: this game is played in teams of two, partner=NAME.\n\
         Line 4: Ewa Zięba is registered already (#2): add what tells them apart."
    );
    assert_eq!(
        desk.refused("add 'Iga Szpak'"),
        "Iga Szpak needs a partner: this game is played in teams of two, partner=NAME."
    );
    let told = desk.verb("edit 'Ewa Zięba' 'partner=Iga Szpak'");
    assert_eq!(told, "saved #2: Changed Ewa Zięba & Piotr Wójcik (#2).\n");
    assert_eq!(desk.event()["entrants"][1]["partner"], "Iga Szpak");
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
    assert_eq!(desk.run("verify shop.yaml").status, 0);
    // The same event always draws the same sides; another seed may draw others.
    desk.verbs(["undo", "undo", "pair"]);
    assert_eq!(ids(&desk.round()["pairings"][0]["third_game_sides"]), third);
}

#[test]
fn a_deciding_match_of_one_game_has_no_third() {
    let desk = teams();
    desk.verb("setup finals=one-game");
    play(&desk);
    desk.verbs(["cut", "pair"]);
    let pairing = &desk.round()["pairings"][0];
    assert_eq!(pairing["third_game_sides"], Value::Null);
    assert_eq!(pairing["sides"].as_object().unwrap().len(), 2);
    desk.verb("report 1 W");
    assert_eq!(desk.run("verify shop.yaml").status, 0);
}
