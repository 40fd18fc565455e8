//! Officials who are here, calls at tables, and missions by hand, as a script meets them.

use super::desk::Desk;
use std::collections::BTreeSet;

const NAMES: [&str; 4] = ["Ola Lis", "Jan Kos", "Ewa Ryba", "Ula Sum"];

/// An event of this game with four players, made by Anna Bór.
fn event(game: &str, rounds: &str) -> Desk {
    let desk = Desk::new();
    let new = ["new", "shop.yaml", "--game", game, "--tier", "relaxed", "--date", "2026-11-21"];
    let more = ["--seed", "7", "--organizer", "Anna Bór", "--structure", "custom"];
    desk.done(&[&new[..], &more, &["--rounds", rounds]].concat());
    for name in NAMES {
        desk.verb(&["add", name]);
    }
    desk
}

/// The standard error of a verb that is carried out.
fn warned(desk: &Desk, words: &[&str]) -> String {
    let ended = desk.run(&[&["do", "shop.yaml"], words].concat());
    assert_eq!(ended.status, 0, "{words:?}: {}", ended.err);
    ended.err
}

#[test]
fn e5_the_sheet_says_who_is_here_and_who_rules() {
    let desk = event("destiny", "3");
    desk.verb(&["official", "Zofia Wir", "role=judge"]);
    desk.verb(&["official", "Ola Lis", "role=judge", "playing"]);
    desk.verb(&["official", "Jan Kos", "role=judge", "playing"]);
    desk.verb(&["pair", "manual", "Ola Lis = Ewa Ryba, Jan Kos = Ula Sum"]);
    assert_eq!(
        desk.done(&["show", "shop.yaml", "officials"]),
        "Shop: officials\n2026-11-21 · Round 1\nTable 1 (Ola Lis plays): rulings by Anna Bór, organizer.\nTable 2 (Jan Kos plays): rulings by Anna Bór, organizer.\n\nName       Role       Here  Plays  Table  Rulings by\nAnna Bór   organizer  here\nZofia Wir  judge      here\nOla Lis    judge      here  yes        1  Anna Bór, organizer\nJan Kos    judge      here  yes        2  Anna Bór, organizer\n"
    );
    // Two leaders meet: the organizer does the marshal's work until a marshal is named.
    desk.verb(&["undo"]);
    desk.verb(&["pair", "manual", "Ola Lis = Jan Kos, Ewa Ryba = Ula Sum"]);
    let rules = |desk: &Desk| {
        let leaders = desk.json(&["officials"])["officials"].as_array().unwrap().clone();
        let ola = leaders.iter().find(|line| line["name"] == "Ola Lis").unwrap().clone();
        (ola["table"].clone(), ola["ruled_by"].clone())
    };
    assert_eq!(rules(&desk), (1.into(), "Anna Bór".into()));
    desk.verb(&["official", "Iza Mak", "role=marshal"]);
    assert_eq!(rules(&desk), (1.into(), "Iza Mak".into()));
    assert_eq!(
        desk.verb(&["official", "Iza Mak", "away"]),
        "saved #12: Iza Mak is away and won't judge any table.\n"
    );
    assert_eq!(rules(&desk), (1.into(), "Anna Bór".into()));
    assert_eq!(
        warned(&desk, &["official", "Anna Bór", "here=no"]),
        "warning: Ola Lis and Jan Kos both lead the event and play each other. The marshal rules at their table, and there is no other. To name one: official NAME role=marshal.\n"
    );
    assert_eq!(rules(&desk), (1.into(), serde_json::Value::Null));
    let csv = desk.done(&["show", "shop.yaml", "officials", "--format", "csv"]);
    assert_eq!(
        csv.lines().collect::<Vec<_>>(),
        [
            "Name,Role,Here,Plays,Table,Rules there",
            "Anna Bór,organizer,away,,,",
            "Zofia Wir,judge,here,,,",
            "Ola Lis,judge,here,yes,1,nobody can make rulings: add or call another official",
            "Jan Kos,judge,here,yes,1,nobody can make rulings: add or call another official",
            "Iza Mak,marshal,away,,,",
        ]
    );
    let markdown = desk.done(&["show", "shop.yaml", "officials", "--format", "markdown"]);
    assert!(markdown.contains("| Zofia Wir | judge | here |"), "{markdown}");
    let html = desk.done(&["show", "shop.yaml", "officials", "--format", "html"]);
    assert!(html.contains("<td>Iza Mak</td>"), "{html}");
    let polish = desk.done(&["show", "shop.yaml", "officials", "--lang", "pl"]);
    assert!(polish.contains("Stolik 1, grają ze sobą Ola Lis i Jan Kos: nie ma kto"), "{polish}");
}

#[test]
fn e5_a_leader_who_went_home_is_no_second_leader() {
    let desk = event("destiny", "3");
    desk.verb(&["official", "Zofia Wir", "role=judge"]);
    desk.verb(&["official", "Anna Bór", "role=organizer", "playing"]);
    let alone = "Anna Bór leads the event and may play only with another official here (Zofia Wir away). To bring one back: official NAME here. To name another: official NAME role=judge.";
    assert_eq!(warned(&desk, &["official", "Zofia", "away"]), format!("warning: {alone}\n"));
    assert_eq!(desk.refused(&["pair"]), alone);
    desk.verb(&["official", "Zofia", "here"]);
    desk.verb(&["pair"]);
    // Once the event runs, the fact is recorded and said.
    assert_eq!(warned(&desk, &["official", "Zofia", "away"]), format!("warning: {alone}\n"));
    assert_eq!(
        desk.refused(&["official", "Anna Bór", "away"]),
        "Anna Bór is playing, so they must be here. To drop them: drop #5."
    );
    let checked = desk.done(&["verify", "shop.yaml"]);
    assert!(checked.contains("all is well"), "{checked}");
}

#[test]
fn a_call_notes_table_minute_and_extra_time_in_one_stroke() {
    let desk = event("imperial-assault", "3");
    desk.verb(&["official", "Zofia Wir", "role=judge"]);
    desk.verb(&["pair", "manual", "Ola Lis = Ewa Ryba, Jan Kos = Ula Sum"]);
    assert_eq!(desk.done(&["show", "shop.yaml", "calls"]), "Shop: calls\nNo calls noted.\n");
    desk.verb(&["timer", "start"]);
    assert_eq!(
        desk.verb(&["call", "2", "extra=5", "by=Zofia Wir", "a", "lost", "figure"]),
        "saved #8: Noted a call at table 2: minute 0, Zofia Wir came, 5 extra minutes: a lost figure. Table 2 has 5 minutes extra.\n"
    );
    assert_eq!(desk.verb(&["call", "1"]), "saved #9: Noted a call at table 1: minute 0.\n");
    assert_eq!(
        desk.done(&["show", "shop.yaml", "calls"]),
        "Shop: calls\n\
         2026-11-21 · 2 calls\n\
         \n\
         No.  Round  Table  Minute  Players             Who came   Extra  About\n  \
         8  1          2       0  Jan Kos – Ula Sum   Zofia Wir      5  a lost figure\n  \
         9  1          1       0  Ola Lis – Ewa Ryba\n"
    );
    let calls = desk.json(&["calls"])["calls"].clone();
    let first = &calls[0];
    assert_eq!(
        (&first["table"], &first["extra_minutes"], &first["by"], &first["what"]),
        (&2.into(), &5.into(), &"Zofia Wir".into(), &"a lost figure".into())
    );
    assert_eq!((&first["players"], &first["minute"]), (&serde_json::json!([2, 4]), &0.into()));
    assert_eq!(calls[1]["what"], serde_json::Value::Null);
    let csv = desk.done(&["show", "shop.yaml", "calls", "--format", "csv"]);
    assert!(csv.contains("\n8,1,2,0,Jan Kos – Ula Sum,Zofia Wir,5,a lost figure\n"), "{csv}");
    let markdown = desk.done(&["show", "shop.yaml", "calls", "--format", "markdown"]);
    assert!(markdown.contains("| a lost figure |"), "{markdown}");
    let html = desk.done(&["show", "shop.yaml", "calls", "--format", "html"]);
    assert!(html.contains("<td>a lost figure</td>"), "{html}");
    let pairings = desk.done(&["show", "shop.yaml", "pairings"]);
    assert!(pairings.contains("5 extra minutes"), "{pairings}");
    // The undo takes note and minutes back.
    desk.verb(&["undo", "8"]);
    let pairings = desk.done(&["show", "shop.yaml", "pairings"]);
    assert!(!pairings.contains("extra minutes"), "{pairings}");
    assert_eq!(desk.json(&["calls"])["calls"].as_array().unwrap().len(), 1);
}

#[test]
fn wrong_calls_and_missions_get_one_sentence_and_change_nothing() {
    let desk = event("imperial-assault", "3");
    desk.verb(&["pair"]);
    let first = |refused: String| refused.split(" Usage: ").next().unwrap().to_owned();
    for (words, due) in [
        (&["call", "99"][..], "There is no table 99 in round 1."),
        (&["call", "1", "extra=1000"], "Minutes: 1 to 600."),
        (&["call", "1", "by=Nobody"], "No official is named \"Nobody\"."),
        (&["official", "Nobody", "away"], "No official is named \"Nobody\"."),
        (&["mission", "9"], "Missions are numbered from 1 to 6."),
        (&["mission", "roll=7"], "The die has numbers from 1 to 6, not 7."),
        (&["mission", "redraw"], "Give a reason to redraw a mission: why=REASON."),
    ] {
        assert_eq!(first(desk.refused(words)), due, "{words:?}");
    }
    let before = desk.bytes("shop.yaml");
    let ended = desk.run(&["do", "shop.yaml", "call", "1", "extra=-5"]);
    assert_eq!(ended.status, 2);
    assert_eq!(first(ended.err), "\"-5\" is not a whole number; expected: a number of minutes.");
    assert_eq!(desk.bytes("shop.yaml"), before);
    let other = event("destiny", "3");
    other.verb(&["pair"]);
    assert_eq!(
        other.refused(&["mission", "1"]),
        "Star Wars: Destiny (Constructed) has no missions."
    );
    for (what, due) in [
        ("calls", "The call sheet covers all rounds: leave out --round and --stage."),
        (
            "officials",
            "Officials are shown for the current round only: leave --round and --stage out.",
        ),
    ] {
        let ended = desk.run(&["show", "shop.yaml", what, "--round", "1"]);
        assert_eq!((ended.status, ended.err.trim_end()), (1, due));
    }
}

#[test]
fn e37_six_missions_in_seven_rounds_drawn_by_hand_by_die_and_again() {
    let desk = event("imperial-assault", "7");
    let mission = |desk: &Desk| {
        let stages = desk.json(&["pairings"])["stages"].clone();
        let of = stages[0]["rounds"][0]["mission"].clone();
        format!("{} {}", of["map"].as_str().unwrap(), of["mission"].as_str().unwrap())
    };
    let mut seen = BTreeSet::new();
    for round in 1..=7 {
        desk.verb(&["pair"]);
        match round {
            1 => {
                desk.verb(&["mission", "landfill", "b"]);
                assert_eq!(mission(&desk), "Coruscant Landfill B");
            }
            2 => {
                let told = desk.verb(&["mission", "roll"]);
                assert!(told.starts_with("Roll a 6-sided die.\n1: mission A on Nel"), "{told}");
                assert!(told.ends_with("\n6: roll again\n"), "{told}");
                desk.verb(&["mission", "roll=1"]);
                assert_eq!(mission(&desk), "Nelvaanian War Zone A");
            }
            3 => {
                let before = mission(&desk);
                desk.verb(&["mission", "redraw", "why=its map is missing"]);
                assert_ne!(mission(&desk), before);
            }
            4 => {
                assert_eq!(
                    desk.refused(&["mission", "6"]),
                    "Mission B on Coruscant Landfill was used in round 1, and 3 missions haven't been used yet. To use it again anyway: mission 6 again."
                );
            }
            _ => {}
        }
        if round < 7 {
            assert!(seen.insert(mission(&desk)), "round {round}: {seen:?}");
        }
        // Every sheet of the round has it.
        let [map, name] = {
            let whole = mission(&desk);
            let (map, name) = whole.rsplit_once(' ').unwrap();
            [map.to_owned(), name.to_owned()]
        };
        for what in ["pairings", "slips", "event"] {
            let text = desk.done(&["show", "shop.yaml", what]);
            assert!(
                text.to_lowercase().contains(&format!("mission {name} on {map}").to_lowercase())
            );
        }
        desk.verb(&["report", "1", "W"]);
        desk.verb(&["report", "2", "W"]);
    }
    assert_eq!(seen.len(), 6);
    // The seventh round may have any of them.
    assert_eq!(
        desk.refused(&["mission", "6"]),
        "2 results of round 7 are in. To change the mission, give a reason: why=REASON."
    );
    desk.verb(&["mission", "6", "why=it was played so"]);
    assert_eq!(mission(&desk), "Coruscant Landfill B");
    let checked = desk.done(&["verify", "shop.yaml"]);
    assert!(checked.contains("round 1: mission 6 was set by hand"), "{checked}");
    assert!(checked.contains("all is well: 7 rounds"), "{checked}");
}

#[test]
fn a_mission_used_too_early_is_told_in_the_log_and_without_the_word_is_a_breach() {
    let desk = event("imperial-assault", "3");
    desk.verb(&["mission", "2", "next"]);
    desk.verb(&["pair"]);
    desk.verb(&["report", "1", "W"]);
    desk.verb(&["report", "2", "W"]);
    desk.verb(&["pair"]);
    assert_eq!(
        warned(&desk, &["mission", "2", "again"]),
        "warning: Mission B on Nelvaanian War Zone was used in round 1, and 5 missions haven't been used yet.\n"
    );
    let log = desk.done(&["show", "shop.yaml", "log"]);
    let told = "round 2: mission B on Nelvaanian War Zone again, ahead of others (by hand)";
    assert!(log.contains(told), "{log}");
    let checked = desk.done(&["verify", "shop.yaml"]);
    assert!(checked.contains("mission 2 is repeated, as the organizer knew"), "{checked}");
}
