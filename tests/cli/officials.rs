//! Officials who are here and who rule, leaders who also play, missions by hand, and the inbox.

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
        "Shop: officials\n2026-11-21 · Round 1\nTable 1 (Ola Lis plays): rulings by Anna Bór, organizer.\nTable 2 (Jan Kos plays): rulings by Anna Bór, organizer.\n\nName       Role       Here  Plays  Table  Rulings by\nAnna Bór   organizer  here\nZofia Wir  judge      here\nOla Lis    judge      here  yes        1  Anna Bór, organizer\nJan Kos    judge      here  yes        2  Anna Bór, organizer\n"
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
        "saved #12: Iza Mak is away and won't judge any table.\n"
    );
    assert_eq!(rules(&desk), (1.into(), "Anna Bór".into()));
    assert_eq!(
        desk.warned("official 'Anna Bór' here=no"),
        "warning: Ola Lis and Jan Kos both lead the event and play each other. The marshal rules at their table, and there is no other. To name one: official NAME role=marshal.\n"
    );
    assert_eq!(rules(&desk), (1.into(), serde_json::Value::Null));
    let csv = desk.done("show shop.yaml officials --format csv");
    assert_eq!(
        csv.lines().collect::<Vec<_>>(),
        [
            "Name,Role,Here,Plays,Table,Rulings by",
            "Anna Bór,organizer,away,,,",
            "Zofia Wir,judge,here,,,",
            "Ola Lis,judge,here,yes,1,nobody can make rulings: add or call another official",
            "Jan Kos,judge,here,yes,1,nobody can make rulings: add or call another official",
            "Iza Mak,marshal,away,,,",
        ]
    );
    let markdown = desk.done("show shop.yaml officials --format markdown");
    assert!(markdown.contains("| Zofia Wir | judge | here |"), "{markdown}");
    let html = desk.done("show shop.yaml officials --format html");
    assert!(html.contains("<td>Iza Mak</td>"), "{html}");
    let polish = desk.done("show shop.yaml officials --lang pl");
    assert!(polish.contains("Stolik 1 (grają ze sobą Ola Lis i Jan Kos): nie ma kto"), "{polish}");
}

#[test]
fn e5_a_leader_who_went_home_is_no_second_leader() {
    let desk = event("destiny", "3");
    desk.verbs(["official 'Zofia Wir' role=judge", "official 'Anna Bór' role=organizer playing"]);
    let alone = "Anna Bór leads the event and may play only with another official here (Zofia Wir away). To bring one back: official NAME here. To name another: official NAME role=judge.";
    assert_eq!(desk.warned("official Zofia away"), format!("warning: {alone}\n"));
    assert_eq!(desk.refused("pair"), alone);
    desk.verbs(["official Zofia here", "pair"]);
    // Once the event runs, the fact is recorded and said.
    assert_eq!(desk.warned("official Zofia away"), format!("warning: {alone}\n"));
    assert_eq!(
        desk.refused("official 'Anna Bór' away"),
        "Anna Bór is playing, so they must be here. To drop them: drop #5."
    );
    desk.is_sound();
}

#[test]
fn a_call_notes_table_minute_and_extra_time_in_one_stroke() {
    let desk = event("imperial-assault", "3");
    desk.verbs([
        "official 'Zofia Wir' role=judge",
        "pair manual 'Ola Lis = Ewa Ryba, Jan Kos = Ula Sum'",
    ]);
    assert_eq!(desk.done("show shop.yaml calls"), "Shop: calls\nNo calls noted.\n");
    desk.verb("timer start");
    assert_eq!(
        desk.verb("call 2 extra=5 'by=Zofia Wir' a lost figure"),
        "saved #8: Noted a call at table 2: minute 0, Zofia Wir came, 5 extra minutes: a lost figure. Table 2: 5 minutes of extra time.\n"
    );
    assert_eq!(desk.verb("call 1"), "saved #9: Noted a call at table 1: minute 0.\n");
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
    let ended = desk.tried("call 1 extra=-5");
    assert_eq!(ended.status, 2);
    assert_eq!(first(ended.err), "\"-5\" is not a whole number; expected: a number of minutes.");
    assert_eq!(desk.bytes("shop.yaml"), before);
    let other = event("destiny", "3");
    other.verb("pair");
    assert_eq!(other.refused("mission 1"), "Star Wars: Destiny (Constructed) has no missions.");
    for what in ["calls", "officials"] {
        let due = format!("With {what}, leave out --round and --stage.");
        let ended = desk.run(&format!("show shop.yaml '{what}' --round 1"));
        assert_eq!((ended.status, ended.err.trim_end()), (1, due.as_str()));
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
                assert!(told.starts_with("Roll a 6-sided die.\n1: mission A on Nel"), "{told}");
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
                    "Mission B on Coruscant Landfill was used in round 1, and 3 missions haven't been used yet. To use it again anyway: mission 6 again."
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
        "2 results of round 7 are in. To change the mission, give a reason: why=REASON."
    );
    desk.verb("mission 6 'why=it was played so'");
    assert_eq!(mission(&desk), "Coruscant Landfill B");
    let checked = desk.done("verify shop.yaml");
    assert!(checked.contains("round 1: mission 6 was set by hand"), "{checked}");
    assert!(checked.contains("all OK: checked 7 rounds"), "{checked}");
}

#[test]
fn a_mission_used_too_early_is_told_in_the_log_and_without_the_word_is_a_breach() {
    let desk = event("imperial-assault", "3");
    desk.verbs(["mission 2 next", "pair", "report 1 W", "report 2 W", "pair"]);
    assert_eq!(
        desk.warned("mission 2 again"),
        "warning: Mission B on Nelvaanian War Zone was used in round 1, and 5 missions haven't been used yet.\n"
    );
    let log = desk.done("show shop.yaml log");
    let told = "round 2: mission B on Nelvaanian War Zone again, ahead of others (by hand)";
    assert!(log.contains(told), "{log}");
    let checked = desk.done("verify shop.yaml");
    assert!(checked.contains("mission 2 is repeated, as the organizer knew"), "{checked}");
}

/// An event of this game and tier with four players who are not its leaders.
fn led_event(game: &str, tier: &str, structure: &str) -> Desk {
    let rest = "--date 2026-11-21 --seed 7 --organizer 'Anna Bór'";
    Desk::with(&format!("{game} --tier {tier} {rest} {structure}"), &NAMES)
}

const NEEDS: &str = "Anna Bór leads the event and may play only if a second official is named: official NAME role=judge.";
const NAMESAKE: &str =
    "If the player is another person, add something to the name to tell them apart.";

#[test]
fn e5_relaxed_an_organizer_who_plays_needs_a_second_leader() {
    let desk = led_event("destiny", "relaxed", "--structure custom --rounds 3");
    // Anna was not named as organizer; she made the event.
    assert_eq!(desk.warned("add 'Anna Bór'"), format!("warning: {NEEDS}\n"));
    assert_eq!(desk.refused("pair"), NEEDS);
    assert_eq!(desk.verb("official 'Zofia Wir' role=judge"), "saved #6: Zofia Wir is judge.\n");
    assert_eq!(desk.verb("pair"), "saved #7: Round 1 is paired: 2 tables, bye Anna Bór.\n");
}

#[test]
fn e5_playing_registers_the_leader() {
    let desk = led_event("destiny", "relaxed", "--structure custom --rounds 3");
    desk.verb("official 'Zofia Wir' role=judge");
    assert_eq!(
        desk.verb("official 'Anna Bór' role=organizer playing"),
        "saved #6: Registered Anna Bór (#5), also organizer.\n"
    );
    assert_eq!(desk.event()["entrants"][4]["name"], "Anna Bór");
    assert_eq!(
        desk.verb("undo"),
        "saved #7: Undone: registered Anna Bór, organizer (#6 by anna).\n"
    );
    assert_eq!(desk.event()["entrants"].as_array().unwrap().len(), 4);
    // Registered officials play, whether the verb says so or not.
    assert_eq!(
        desk.verb("official 'Ola Lis' role=judge"),
        "saved #8: Ola Lis is judge and plays (registered as #1).\n"
    );
}

#[test]
fn e5_formal_and_premier_no_leader_plays_before_and_after_round_1() {
    for (tier, name) in [("formal", "Formal"), ("premier", "Premier")] {
        let desk = led_event("destiny", tier, "--structure custom --rounds 3");
        let forbidden = |who: &str| {
            format!("{who} leads the event and may not play in it: the tier {name} forbids it.")
        };
        let by_default = format!(
            "Anna Bór leads the event while no other organizer is named (official NAME role=organizer) and may not play in it: the tier {name} forbids it.\n{NAMESAKE}"
        );
        for started in [false, true] {
            if started {
                desk.verb("pair");
            }
            assert_eq!(desk.refused("add 'Anna Bór'"), by_default);
            assert_eq!(desk.refused("add 'anna bór'"), by_default);
            assert_eq!(desk.refused("edit '#1' 'name=Anna Bór'"), by_default);
            desk.write("late.csv", "name\nPiotr Dąb\nAnna Bór\n");
            assert_eq!(desk.refused("import late.csv"), by_default);
            assert_eq!(
                desk.refused("official 'Anna Bór' role=organizer playing"),
                forbidden("Anna Bór")
            );
            assert_eq!(desk.refused("official 'Ola Lis' role=judge"), forbidden("Ola Lis"));
            assert_eq!(
                desk.refused("official 'Iza Mak' role=marshal playing"),
                forbidden("Iza Mak")
            );
        }
        // If another organizer is named, the maker of the event is an ordinary player.
        desk.verbs(["official 'Zofia Wir' role=organizer", "add 'Anna Bór'"]);
        assert_eq!(desk.refused("dismiss Zofia"), by_default.lines().next().unwrap(), "{tier}");
    }
}

#[test]
fn e5_two_leaders_who_meet_are_ruled_by_a_marshal_who_exists() {
    let desk = led_event("destiny", "relaxed", "--structure custom --rounds 3");
    desk.verbs([
        "official 'Ola Lis' role=organizer playing",
        "official 'Jan Kos' role=judge playing",
    ]);
    let tables = ["pair", "manual", "Ola Lis = Jan Kos, Ewa Ryba = Ula Sum"];
    assert_eq!(
        desk.refused(&tables),
        "Ola Lis and Jan Kos both lead the event and play each other. The marshal rules at their table, and there is no other. To name one: official NAME role=marshal."
    );
    desk.verb("official 'Iza Mak' role=marshal");
    assert_eq!(
        desk.warned(&tables),
        "warning: Ola Lis and Jan Kos both lead the event: Iza Mak, the marshal, rules at their \
         table.\n"
    );
    assert_eq!(
        desk.refused("dismiss Iza"),
        "Ola Lis and Jan Kos both lead the event and play each other. The marshal rules at their table, and there is no other. To name one: official NAME role=marshal."
    );
}

#[test]
fn e5_in_the_card_game_the_tier_of_regionals_forbids_it_and_that_of_shops_does_not() {
    let custom = "--structure custom --rounds 3";
    let desk = led_event("lcg", "premier", custom);
    assert_eq!(
        desk.refused("official 'Anna Bór' role=organizer playing"),
        "Anna Bór leads the event and may not play in it: the tier Premier forbids it."
    );
    let desk = led_event("lcg", "formal", custom);
    desk.verbs(["official 'Zofia Wir' role=judge", "official 'Anna Bór' role=organizer playing"]);
    assert_eq!(
        desk.verb("pair"),
        "saved #7: Round 1 is paired: 2 tables, bye Anna Bór. Start numbers drawn.\n"
    );
}

#[test]
fn a_second_leader_is_asked_for_after_the_start_as_well() {
    let desk = led_event("destiny", "relaxed", "--structure custom --rounds 3");
    desk.verb("pair");
    let needs = |who: &str| {
        format!(
            "{who} leads the event and may play only if a second official is named: official NAME role=judge."
        )
    };
    let anna = needs("Anna Bór");
    assert_eq!(desk.refused("add 'Anna Bór'"), format!("{anna}\n{NAMESAKE}"));
    assert_eq!(desk.refused("official 'Anna Bór' role=organizer playing"), anna);
    assert_eq!(desk.refused("official 'Ola Lis' role=organizer"), needs("Ola Lis"));
    desk.verb("official 'Zofia Wir' role=judge");
    assert_eq!(
        desk.verb("official 'Anna Bór' role=organizer playing"),
        "saved #7: Registered Anna Bór (#5), also organizer.\n"
    );
    assert_eq!(desk.refused("dismiss Zofia"), anna);
    assert_eq!(desk.refused("undo 6"), anna);
    desk.verbs(["drop 'Anna Bór'", "dismiss Zofia"]);
    assert_eq!(desk.refused("rejoin 'Anna Bór'"), anna);
    assert_eq!(desk.refused("undo 8"), anna);
}

#[test]
fn each_game_has_its_own_word_for_who_has_the_last_word_on_the_rules() {
    for (game, english, polish) in [
        ("destiny", "marshal", "komandor"),
        ("imperial-assault", "marshal", "koordynator"),
        ("x-wing", "head judge", "sędzia główny"),
    ] {
        let desk = led_event(game, "relaxed", "--structure custom --rounds 3");
        assert_eq!(
            desk.verb("official 'Iza Mak' role=marshal"),
            format!("saved #5: Iza Mak is {english}.\n")
        );
        let said = desk.done("show shop.yaml officials --lang pl");
        assert!(said.contains(&format!("Iza Mak   {polish}")), "{said}");
        desk.verb("dismiss Iza");
        let said = desk.done("show shop.yaml announcement --lang pl");
        let label = polish.replacen(['k', 's'], if polish.starts_with('k') { "K" } else { "S" }, 1);
        assert!(said.contains(&format!("\n{label} ")), "{said}");
        assert!(said.contains("Brak: zastępuje go organizator\n"), "{said}");
    }
    // The card game has an organizer and judges only.
    let desk = led_event("lcg", "relaxed", "--structure custom --rounds 3");
    let said = desk.done("show shop.yaml announcement");
    assert!(said.contains("\nJudges ") && !said.to_lowercase().contains("marshal"), "{said}");
    assert_eq!(
        desk.refused("official 'Iza Mak' role=marshal"),
        "Star Wars: The Card Game has no such role: use role=organizer or role=judge."
    );
    assert_eq!(
        desk.refused("recommend Ola unsporting"),
        "In this game the organizer decides alone: disqualify #1."
    );
}

/// Four players in round 1; table 1 has a result, and players say another one.
fn waiting() -> Desk {
    let desk = Desk::with(
        "destiny --date 2026-11-21 --seed 7 --structure custom --rounds 3",
        &["Ala", "Bea", "Cyd", "Dag"],
    );
    desk.verbs(["pair manual 'Ala = Bea, Cyd = Dag'", "report 1 W", "claim 1 L"]);
    desk
}

#[test]
fn the_inbox_is_shown_in_every_format() {
    let desk = Desk::with_event(4);
    assert_eq!(desk.done("show shop.yaml inbox").lines().last(), Some("Nothing pending."));
    let desk = waiting();
    assert_eq!(
        desk.done("show shop.yaml inbox"),
        "Shop: pending player reports\n2026-11-21 · 1 report pending\n\nNo.  Round  Table  Recorded      Players say   By\n  7  1          1  Ala beat Bea  Bea beat Ala  anna\n"
    );
    let inbox = desk.json("inbox")["inbox"].clone();
    assert_eq!(inbox[0]["n"], 7);
    assert_eq!(inbox[0]["players"], serde_json::json!([1, 2]));
    assert_eq!((&inbox[0]["games"], &inbox[0]["table_has"]), (&"L".into(), &"W".into()));
    assert_eq!(desk.event()["inbox"], inbox);
    let csv = desk.done("show shop.yaml inbox --format csv");
    assert!(csv.contains("7,1,1,Ala beat Bea,Bea beat Ala,"), "{csv}");
    for format in ["markdown", "html"] {
        let told = desk.done(&format!("show shop.yaml inbox --format '{format}'"));
        assert!(told.contains("Bea beat Ala"), "{told}");
    }
    let ended = desk.run("show shop.yaml inbox --round 1");
    assert_eq!(
        (ended.status, ended.err.as_str()),
        (1, "With inbox, leave out --round and --stage.\n")
    );
}

#[test]
fn an_entry_is_accepted_by_its_number() {
    let desk = waiting();
    let dry = desk.done("do --dry-run shop.yaml inbox accept 7");
    assert!(dry.starts_with("not saved: Entry 7 accepted. Table 1 corrected: "), "{dry}");
    assert_eq!(
        desk.verb("inbox accept 7 'both agree'"),
        "saved #8: Entry 7 accepted. Table 1 corrected: Bea beat Ala (it was: Ala beat Bea).\n"
    );
    let log = desk.done("show shop.yaml log");
    assert!(log.contains("round 1 table 1: players say Bea beat Ala"), "{log}");
    assert!(log.contains("entry 7 accepted, round 1 table 1: Bea beat Ala"), "{log}");
    assert!(log.contains("both agree"), "{log}");
    assert_eq!(desk.event().get("inbox"), None);
    let ended = desk.tried("inbox dismiss 7");
    assert_eq!(ended.status, 1);
    assert!(ended.err.contains(" was faster: entry 7 accepted"), "{}", ended.err);
    desk.done("verify shop.yaml");
}
