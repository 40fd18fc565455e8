//! Officials who are here and who rule, leaders who also play, missions by hand, and the inbox.

use super::*;

const NAMES: [&str; 4] = ["Ola Lis", "Jan Kos", "Ewa Ryba", "Ula Sum"];

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
    desk.plays(
        "$ show shop.yaml officials --format csv
         Name,Role,Here,Plays,Table,Rulings by
         Anna Bór,organizer,away,,,
         Zofia Wir,judge,here,,,
         Ola Lis,judge,here,yes,1,nobody can make rulings: add or call another official
         Jan Kos,judge,here,yes,1,nobody can make rulings: add or call another official
         Iza Mak,marshal,away,,,
         $ show shop.yaml officials --lang pl
         …Stolik 1 (grają ze sobą Ola Lis i Jan Kos): nie ma kto…",
    );
}

#[test]
fn e5_a_leader_who_went_home_is_no_second_leader() {
    let desk = event("destiny", "3");
    desk.plays(
        "> official 'Zofia Wir' role=judge
         > official 'Anna Bór' role=organizer playing
         > official Zofia away
         warning: Anna Bór leads the event and may play only with another official here (Zofia Wir away). To bring one back: official NAME here. To name another: official NAME role=judge.
         ! pair
         Anna Bór leads the event and may play only with another official here (Zofia Wir away). To bring one back: official NAME here. To name another: official NAME role=judge.
         > official Zofia here
         > pair
         > official Zofia away
         warning: Anna Bór leads the event and may play only with another official here (Zofia Wir away). To bring one back: official NAME here. To name another: official NAME role=judge.
         ! official 'Anna Bór' away
         Anna Bór is playing, so they must be here. To drop them: drop #5.",
    );
    desk.is_sound();
}

#[test]
fn a_call_notes_table_minute_and_extra_time_in_one_stroke() {
    let desk = event("imperial-assault", "3");
    desk.plays(
        "> official 'Zofia Wir' role=judge
         > pair manual 'Ola Lis = Ewa Ryba, Jan Kos = Ula Sum'
         $ show shop.yaml calls
         Shop: calls
         No calls noted.
         > timer start
         > call 2 extra=5 'by=Zofia Wir' a lost figure
         saved #8: Round 1 table 2, call: minute 0, Zofia Wir came, 5 extra minutes: a lost figure. Table 2: 5 extra minutes.
         > call 1
         saved #9: Round 1 table 1, call: minute 0.
         $ show shop.yaml calls
         Shop: calls
         2026-11-21 · 2 calls
         |
         No.  Round  Table  Minute  Players             Who came   Extra  About
         |  8  1          2       0  Jan Kos – Ula Sum   Zofia Wir      5  a lost figure
         |  9  1          1       0  Ola Lis – Ewa Ryba",
    );
    let calls = desk.json("calls")["calls"].clone();
    let first = &calls[0];
    assert_eq!(
        (&first["table"], &first["extra_minutes"], &first["by"], &first["what"]),
        (&2.into(), &5.into(), &"Zofia Wir".into(), &"a lost figure".into())
    );
    assert_eq!((&first["players"], &first["minute"]), (&serde_json::json!([2, 4]), &0.into()));
    assert_eq!(calls[1]["what"], serde_json::Value::Null);
    desk.plays(
        "$ show shop.yaml calls --format csv
         …8,1,2,0,Jan Kos – Ula Sum,Zofia Wir,5,a lost figure
         $ show shop.yaml pairings
         …5 extra minutes…",
    );
    desk.verb("undo 8");
    let pairings = desk.done("show shop.yaml pairings");
    assert!(!pairings.contains("extra minutes"), "{pairings}");
    assert_eq!(desk.json("calls")["calls"].as_array().unwrap().len(), 1);
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
        desk.verbs(["report 1 W", "report 2 W"]);
    }
    let event = desk.event();
    for round in &event["stages"][0]["rounds"].as_array().unwrap()[..6] {
        let mission = format!("{} {}", round["mission"]["map"], round["mission"]["mission"]);
        assert!(seen.insert(mission), "{round}: {seen:?}");
    }
    assert_eq!(seen.len(), 6);
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

fn led_event(game: &str, tier: &str, structure: &str) -> Desk {
    let rest = "--date 2026-11-21 --seed 7 --organizer 'Anna Bór'";
    Desk::with(&format!("{game} --tier {tier} {rest} {structure}"), &NAMES)
}

const NAMESAKE: &str =
    "If the player is another person, add something to the name to tell them apart.";

#[test]
fn e5_relaxed_an_organizer_who_plays_needs_a_second_leader() {
    // Anna was not named as organizer; she made the event.
    led_event("destiny", "relaxed", "--structure custom --rounds 3").plays(
        "> add 'Anna Bór'
         warning: Anna Bór leads the event and may play only if a second official is named: official NAME role=judge.
         ! pair
         Anna Bór leads the event and may play only if a second official is named: official NAME role=judge.
         > official 'Zofia Wir' role=judge
         saved #6: Zofia Wir is now judge.
         > pair
         saved #7: Round 1 is paired: 2 tables, bye Anna Bór.",
    );
}

#[test]
fn e5_playing_registers_the_leader() {
    let desk = led_event("destiny", "relaxed", "--structure custom --rounds 3");
    desk.plays(
        "> official 'Zofia Wir' role=judge
         > official 'Anna Bór' role=organizer playing
         saved #6: Registered Anna Bór (#5), organizer.
         > undo
         saved #7: Undone: \"registered Anna Bór, organizer\" (by anna).
         // Registered officials play, whether the verb says so or not.
         > official 'Ola Lis' role=judge
         saved #8: Ola Lis is now judge and plays (registered as #1).",
    );
    assert_eq!(desk.event()["entrants"].as_array().unwrap().len(), 4);
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
        desk.write("late.csv", "name\nPiotr Dąb\nAnna Bór\n");
        for started in [false, true] {
            if started {
                desk.verb("pair");
            }
            for (verb, said) in [
                ("add 'anna bór'", &by_default),
                ("edit '#1' 'name=Anna Bór'", &by_default),
                ("import late.csv", &by_default),
                ("official 'Anna Bór' role=organizer playing", &forbidden("Anna Bór")),
                ("official 'Ola Lis' role=judge", &forbidden("Ola Lis")),
                ("official 'Iza Mak' role=marshal playing", &forbidden("Iza Mak")),
            ] {
                assert_eq!(desk.refused(verb), *said);
            }
        }
        // If another organizer is named, the maker of the event is an ordinary player.
        desk.verbs(["official 'Zofia Wir' role=organizer", "add 'Anna Bór'"]);
        assert_eq!(desk.refused("dismiss Zofia"), by_default.lines().next().unwrap(), "{tier}");
    }
}

#[test]
fn e5_two_leaders_who_meet_are_ruled_by_a_marshal_who_exists() {
    led_event("destiny", "relaxed", "--structure custom --rounds 3").plays(
        "> official 'Ola Lis' role=organizer playing
         > official 'Jan Kos' role=judge playing
         ! pair manual 'Ola Lis = Jan Kos, Ewa Ryba = Ula Sum'
         Ola Lis and Jan Kos both lead the event and play each other. The marshal rules at their table, and there is no other. To name one: official NAME role=marshal.
         > official 'Iza Mak' role=marshal
         > pair manual 'Ola Lis = Jan Kos, Ewa Ryba = Ula Sum'
         warning: Ola Lis and Jan Kos both lead the event: Iza Mak, the marshal, rules at their table.
         ! dismiss Iza
         Ola Lis and Jan Kos both lead the event and play each other. The marshal rules at their table, and there is no other. To name one: official NAME role=marshal.",
    );
}

#[test]
fn e5_in_the_card_game_the_tier_of_regionals_forbids_it_and_that_of_shops_does_not() {
    led_event("lcg", "premier", "--structure custom --rounds 3").plays(
        "! official 'Anna Bór' role=organizer playing
         Anna Bór leads the event and may not play in it: the tier Premier forbids it.",
    );
    led_event("lcg", "formal", "--structure custom --rounds 3").plays(
        "> official 'Zofia Wir' role=judge
         > official 'Anna Bór' role=organizer playing
         > pair
         saved #7: Round 1 is paired: 2 tables, bye Anna Bór. Start numbers drawn.",
    );
}

#[test]
fn a_second_leader_is_asked_for_after_the_start_as_well() {
    led_event("destiny", "relaxed", "--structure custom --rounds 3").plays(
        "> pair
         ! add 'Anna Bór'
         Anna Bór leads the event and may play only if a second official is named: official NAME role=judge.
         If the player is another person, add something to the name to tell them apart.
         ! official 'Anna Bór' role=organizer playing
         Anna Bór leads the event and may play only if a second official is named: official NAME role=judge.
         ! official 'Ola Lis' role=organizer
         Ola Lis leads the event and may play only if a second official is named: official NAME role=judge.
         > official 'Zofia Wir' role=judge
         > official 'Anna Bór' role=organizer playing
         saved #7: Registered Anna Bór (#5), organizer.
         ! dismiss Zofia
         Anna Bór leads the event and may play only if a second official is named: official NAME role=judge.
         ! undo 6
         Anna Bór leads the event and may play only if a second official is named: official NAME role=judge.
         > drop 'Anna Bór'
         > dismiss Zofia
         ! rejoin 'Anna Bór'
         Anna Bór leads the event and may play only if a second official is named: official NAME role=judge.
         ! undo 8
         Anna Bór leads the event and may play only if a second official is named: official NAME role=judge.",
    );
}

#[test]
fn each_game_has_its_own_word_for_who_has_the_last_word_on_the_rules() {
    for (game, english, polish) in
        [("imperial-assault", "marshal", "koordynator"), ("x-wing", "head judge", "sędzia główny")]
    {
        let desk = led_event(game, "relaxed", "--structure custom --rounds 3");
        assert_eq!(
            desk.verb("official 'Iza Mak' role=marshal"),
            format!("saved #5: Iza Mak is now {english}.\n")
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
    desk.plays(
        "! official 'Iza Mak' role=marshal
         Star Wars: The Card Game has no such role: use role=organizer or role=judge.
         ! recommend Ola unsporting
         In this game the organizer decides alone: disqualify #1.",
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
fn the_inbox_is_shown() {
    Desk::with_event(4).plays("$ show shop.yaml inbox\nShop: pending …\n…Nothing pending.");
    let desk = waiting();
    desk.plays(
        "$ show shop.yaml inbox
         Shop: pending player reports
         2026-11-21 · 1 report pending
         |
         No.  Round  Table  Recorded      Players say   By
         |  7  1          1  Ala beat Bea  Bea beat Ala  anna
         $ show shop.yaml inbox --format csv
         …7,1,1,Ala beat Bea,Bea beat Ala,…
         $1 show shop.yaml inbox --round 1
         With inbox, leave out --round and --stage.",
    );
    let inbox = desk.json("inbox")["inbox"].clone();
    assert_eq!(inbox[0]["n"], 7);
    assert_eq!(inbox[0]["players"], serde_json::json!([1, 2]));
    assert_eq!((&inbox[0]["games"], &inbox[0]["table_has"]), (&"L".into(), &"W".into()));
    assert_eq!(desk.event()["inbox"], inbox);
}
