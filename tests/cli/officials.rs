//! Officials who are here, calls at tables, and missions by hand, as a script meets them.

use super::desk::Desk;
use std::collections::BTreeSet;

const NAMES: [&str; 4] = ["Ola Lis", "Jan Kos", "Ewa Ryba", "Ula Sum"];

/// An event of this game with four players, made by Anna Bór.
fn event(game: &str, rounds: &str) -> Desk {
    Desk::with(
        &format!(
            "{game} --tier relaxed --date 2026-11-21 --seed 7 --organizer 'Anna Bór' --structure custom --rounds {rounds}"
        ),
        &NAMES,
    )
}

#[test]
fn e5_the_sheet_says_who_is_here_and_who_rules() {
    let desk = event("destiny", "3");
    desk.verbs([
        "official 'Zofia Wir' role=judge",
        "official 'Ola Lis' role=judge playing",
        "official 'Jan Kos' role=judge playing",
        "pair manual 'Ola Lis = Ewa Ryba, Jan Kos = Ula Sum'",
    ]);
    assert_eq!(
        desk.done("show shop.yaml officials"),
        "Shop: officials\n\
         2026-11-21 · Round 1\n\
         Table 1, where Ola Lis plays: Anna Bór, organizer, rules.\n\
         Table 2, where Jan Kos plays: Anna Bór, organizer, rules.\n\
         \n\
         Name       Role       Here  Plays  Table  Rules there\n\
         Anna Bór   organizer  here\n\
         Zofia Wir  judge      here\n\
         Ola Lis    judge      here  yes        1  Anna Bór, organizer\n\
         Jan Kos    judge      here  yes        2  Anna Bór, organizer\n"
    );
    // Two leaders meet: the organizer does the marshal's work until a marshal is named.
    desk.verbs(["undo", "pair manual 'Ola Lis = Jan Kos, Ewa Ryba = Ula Sum'"]);
    let rules = |desk: &Desk| {
        let leaders = desk.json("officials")["officials"].as_array().unwrap().clone();
        let ola = leaders.iter().find(|line| line["name"] == "Ola Lis").unwrap().clone();
        (ola["table"].clone(), ola["ruled_by"].clone())
    };
    assert_eq!(rules(&desk), (1.into(), "Anna Bór".into()));
    desk.verb("official 'Iza Mak' role=marshal");
    assert_eq!(rules(&desk), (1.into(), "Iza Mak".into()));
    assert_eq!(
        desk.verb("official 'Iza Mak' away"),
        "saved #12: Iza Mak is away and rules nowhere.\n"
    );
    assert_eq!(rules(&desk), (1.into(), "Anna Bór".into()));
    assert_eq!(
        desk.warned("official 'Anna Bór' here=no"),
        "warning: Ola Lis and Jan Kos both lead the event and meet: the marshal rules at their \
         table, and there is none but them. Name one with official NAME role=marshal.\n"
    );
    assert_eq!(rules(&desk), (1.into(), serde_json::Value::Null));
    let csv = desk.done("show shop.yaml officials --format csv");
    assert_eq!(
        csv.lines().collect::<Vec<_>>(),
        [
            "Name,Role,Here,Plays,Table,Rules there",
            "Anna Bór,organizer,away,,,",
            "Zofia Wir,judge,here,,,",
            "Ola Lis,judge,here,yes,1,nobody can rule: name or call another official",
            "Jan Kos,judge,here,yes,1,nobody can rule: name or call another official",
            "Iza Mak,marshal,away,,,",
        ]
    );
    let markdown = desk.done("show shop.yaml officials --format markdown");
    assert!(markdown.contains("| Zofia Wir | judge | here |"), "{markdown}");
    let html = desk.done("show shop.yaml officials --format html");
    assert!(html.contains("<td>Iza Mak</td>"), "{html}");
    let polish = desk.done("show shop.yaml officials --lang pl");
    assert!(polish.contains("Stolik 1, grają ze sobą Ola Lis i Jan Kos: nie ma kto"), "{polish}");
}

#[test]
fn e5_a_leader_who_went_home_is_no_second_leader() {
    let desk = event("destiny", "3");
    desk.verbs(["official 'Zofia Wir' role=judge", "official 'Anna Bór' role=organizer playing"]);
    let alone = "Anna Bór leads the event and may play only with another official present, and \
                 none is here (Zofia Wir away): official NAME here brings one back, official NAME \
                 role=judge names another.";
    assert_eq!(desk.warned("official Zofia away"), format!("warning: {alone}\n"));
    assert_eq!(desk.refused("pair"), alone);
    desk.verbs(["official Zofia here", "pair"]);
    // Once the event runs, the fact is recorded and said.
    assert_eq!(desk.warned("official Zofia away"), format!("warning: {alone}\n"));
    assert_eq!(
        desk.refused("official 'Anna Bór' away"),
        "Anna Bór plays, and who plays is here: drop #5 takes the player out."
    );
    let checked = desk.done("verify shop.yaml");
    assert!(checked.contains("all is well"), "{checked}");
}

#[test]
fn a_call_notes_table_minute_and_extra_time_in_one_stroke() {
    let desk = event("imperial-assault", "3");
    desk.verbs([
        "official 'Zofia Wir' role=judge",
        "pair manual 'Ola Lis = Ewa Ryba, Jan Kos = Ula Sum'",
    ]);
    assert_eq!(desk.done("show shop.yaml calls"), "Shop: calls\nNo call was noted.\n");
    desk.verb("timer start");
    assert_eq!(
        desk.verb("call 2 extra=5 'by=Zofia Wir' a lost figure"),
        "saved #8: Table 2, call noted: minute 0, Zofia Wir came, 5 extra minutes: a lost \
         figure. Table 2 has 5 minutes extra.\n"
    );
    assert_eq!(desk.verb("call 1"), "saved #9: Table 1, call noted: minute 0.\n");
    assert_eq!(
        desk.done("show shop.yaml calls"),
        "Shop: calls\n\
         2026-11-21 · 2 calls\n\
         \n\
         No.  Round  Table  Minute  Players             Who came   Extra  About\n  \
         8  1          2       0  Jan Kos – Ula Sum   Zofia Wir      5  a lost figure\n  \
         9  1          1       0  Ola Lis – Ewa Ryba\n"
    );
    let calls = desk.json("calls")["calls"].clone();
    let first = &calls[0];
    assert_eq!(
        (&first["table"], &first["extra_minutes"], &first["by"], &first["what"]),
        (&2.into(), &5.into(), &"Zofia Wir".into(), &"a lost figure".into())
    );
    assert_eq!((&first["players"], &first["minute"]), (&serde_json::json!([2, 4]), &0.into()));
    assert_eq!(calls[1]["what"], serde_json::Value::Null);
    let csv = desk.done("show shop.yaml calls --format csv");
    assert!(csv.contains("\n8,1,2,0,Jan Kos – Ula Sum,Zofia Wir,5,a lost figure\n"), "{csv}");
    let markdown = desk.done("show shop.yaml calls --format markdown");
    assert!(markdown.contains("| a lost figure |"), "{markdown}");
    let html = desk.done("show shop.yaml calls --format html");
    assert!(html.contains("<td>a lost figure</td>"), "{html}");
    let pairings = desk.done("show shop.yaml pairings");
    assert!(pairings.contains("5 extra minutes"), "{pairings}");
    // The undo takes note and minutes back.
    desk.verb("undo 8");
    let pairings = desk.done("show shop.yaml pairings");
    assert!(!pairings.contains("extra minutes"), "{pairings}");
    assert_eq!(desk.json("calls")["calls"].as_array().unwrap().len(), 1);
}

#[test]
fn wrong_calls_and_missions_get_one_sentence_and_change_nothing() {
    let desk = event("imperial-assault", "3");
    desk.verb("pair");
    let first = |refused: String| refused.split(" Usage: ").next().unwrap().to_owned();
    for (words, due) in [
        (&["call", "99"][..], "There is no table 99 in round 1."),
        (&["call", "1", "extra=1000"], "Minutes go from 1 to 600."),
        (&["call", "1", "by=Nobody"], "No official is called \"Nobody\"."),
        (&["official", "Nobody", "away"], "No official is called \"Nobody\"."),
        (&["mission", "9"], "There are 6 missions, numbered from 1 to 6."),
        (&["mission", "roll=7"], "The die has numbers from 1 to 6, and no 7."),
        (&["mission", "redraw"], "A mission is drawn again only for a reason: why=REASON says it."),
    ] {
        assert_eq!(first(desk.refused(words)), due, "{words:?}");
    }
    let before = desk.bytes("shop.yaml");
    let ended = desk.tried("call 1 extra=-5");
    assert_eq!(ended.status, 2);
    assert_eq!(
        first(ended.err),
        "\"-5\" is no whole number where a number of minutes is expected."
    );
    assert_eq!(desk.bytes("shop.yaml"), before);
    let other = event("destiny", "3");
    other.verb("pair");
    assert_eq!(
        other.refused("mission 1"),
        "Star Wars: Destiny (Constructed) is played without missions."
    );
    for (what, due) in [
        ("calls", "The sheet of calls has all rounds: leave out --round and --stage."),
        (
            "officials",
            "The officials are shown with the newest round: leave --round and --stage out.",
        ),
    ] {
        let ended = desk.run(&format!("show shop.yaml '{what}' --round 1"));
        assert_eq!((ended.status, ended.err.trim_end()), (1, due));
    }
}

#[test]
fn e37_six_missions_in_seven_rounds_drawn_by_hand_by_die_and_again() {
    let desk = event("imperial-assault", "7");
    let mission = |desk: &Desk| {
        let stages = desk.json("pairings")["stages"].clone();
        let of = stages[0]["rounds"][0]["mission"].clone();
        format!("{} {}", of["map"].as_str().unwrap(), of["mission"].as_str().unwrap())
    };
    let mut seen = BTreeSet::new();
    for round in 1..=7 {
        desk.verb("pair");
        match round {
            1 => {
                desk.verb("mission landfill b");
                assert_eq!(mission(&desk), "Coruscant Landfill B");
                // Every sheet of the round has it.
                for what in ["pairings", "slips", "event"] {
                    let text = desk.done(&format!("show shop.yaml {what}")).to_lowercase();
                    assert!(text.contains("mission b on coruscant landfill"), "{text}");
                }
            }
            2 => {
                let told = desk.verb("mission roll");
                assert!(
                    told.starts_with("Roll a die with 6 sides.\n1: mission A on Nel"),
                    "{told}"
                );
                assert!(told.ends_with("\n6: roll again\n"), "{told}");
                desk.verb("mission roll=1");
                assert_eq!(mission(&desk), "Nelvaanian War Zone A");
            }
            3 => {
                let before = mission(&desk);
                desk.verb("mission redraw 'why=its map is missing'");
                assert_ne!(mission(&desk), before);
            }
            4 => {
                assert_eq!(
                    desk.refused("mission 6"),
                    "Mission B on Coruscant Landfill was used in round 1, and 3 missions were not \
                     used yet. mission 6 again uses it again all the same."
                );
            }
            _ => {}
        }
        if round < 7 {
            assert!(seen.insert(mission(&desk)), "round {round}: {seen:?}");
        }
        desk.verbs(["report 1 W", "report 2 W"]);
    }
    assert_eq!(seen.len(), 6);
    // The seventh round may have any of them.
    assert_eq!(
        desk.refused("mission 6"),
        "2 results of round 7 are in: say why the mission changes, with why=REASON."
    );
    desk.verb("mission 6 'why=it was played so'");
    assert_eq!(mission(&desk), "Coruscant Landfill B");
    let checked = desk.done("verify shop.yaml");
    assert!(checked.contains("round 1: mission 6 was settled by hand"), "{checked}");
    assert!(checked.contains("all is well: 7 rounds"), "{checked}");
}

#[test]
fn a_mission_used_too_early_is_told_in_the_log_and_without_the_word_is_a_breach() {
    let desk = event("imperial-assault", "3");
    desk.verbs(["mission 2 next", "pair", "report 1 W", "report 2 W", "pair"]);
    assert_eq!(
        desk.warned("mission 2 again"),
        "warning: Mission B on Nelvaanian War Zone was used in round 1, and 5 missions were not \
         used yet.\n"
    );
    let log = desk.done("show shop.yaml log");
    let told = "round 2: mission B on Nelvaanian War Zone again, before others (by hand)";
    assert!(log.contains(told), "{log}");
    let checked = desk.done("verify shop.yaml");
    assert!(checked.contains("mission 2 comes again, and the organizer knew it"), "{checked}");
}
