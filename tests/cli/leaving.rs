//! Drops with results, the cut by hand and prizes, as a script meets them.

use super::desk::Desk;

const NAMES: [&str; 6] = ["Ola Lis", "Jan Kos", "Ewa Ryba", "Ula Sum", "Iga Rak", "Leon Wół"];

/// An event of two rounds with a cut to four, and six players.
fn event() -> Desk {
    Desk::with(
        "destiny --tier relaxed --seed 7 --date 2026-11-21 --structure custom --rounds 2 --cut 4",
        &NAMES,
    )
}

const FIRST: &str = "Ola Lis = Jan Kos, Ewa Ryba = Ula Sum, Iga Rak = Leon Wół";

#[test]
fn a_drop_goes_with_the_result_and_stands_in_the_log_and_the_json() {
    let desk = event();
    desk.verb(&format!("pair manual '{FIRST}'"));
    assert_eq!(
        desk.verb("report 1 W drop=B"),
        "saved #8: Table 1: Ola Lis beat Jan Kos. After this match Jan Kos leaves.\n"
    );
    let log = desk.done("show shop.yaml log");
    assert!(log.contains("round 1 table 1: Ola Lis beat Jan Kos, and Jan Kos leaves"), "{log}");
    let json = desk.event();
    let pairing = &json["stages"][0]["rounds"][0]["pairings"][0];
    assert_eq!(pairing["leave"], serde_json::json!([2]));
    assert!(json["stages"][0]["rounds"][0]["pairings"][1].get("leave").is_none());
    assert_eq!(json["entrants"][1]["status"], "dropped");
    desk.verbs(["report 2 W", "report 3 W"]);
    let paired = desk.verb("pair");
    assert!(paired.ends_with("Jan Kos has left and is not paired.\n"), "{paired}");
    let polish = desk.done("show shop.yaml log --lang pl");
    assert!(polish.contains("; odchodzi Jan Kos"), "{polish}");
    let slips = desk.done("show shop.yaml slips");
    assert!(slips.contains("[ ]"), "{slips}");
    assert!(desk.done("verify shop.yaml").contains("all is well"));
}

#[test]
fn a_champion_who_has_left_is_named_as_one_who_has_left() {
    let desk = event();
    desk.verbs(["setup cut=0", &format!("pair manual '{FIRST}'")]);
    desk.verbs(["1", "2", "3"].map(|table| format!("report {table} W")));
    desk.verb("pair manual 'Ola Lis = Ewa Ryba, Iga Rak = Jan Kos, Ula Sum = Leon Wół'");
    for (table, won) in [("1", "W"), ("2", "L"), ("3", "W")] {
        desk.verb(&format!("report {table} {won}"));
    }
    desk.verb("drop 'Ola Lis'");
    let ended = desk.tried("finish");
    assert!(ended.out.ends_with("The event is closed: Ola Lis is champion.\n"), "{}", ended.out);
    let left = "warning: Ola Lis left the event, and nobody passed them in the standings.\n";
    assert_eq!(ended.err, left);
}

#[test]
fn the_cut_by_hand_says_who_is_in_and_a_check_remarks_on_it() {
    let desk = event();
    desk.verb(&format!("pair manual '{FIRST}'"));
    desk.verbs(["1", "2", "3"].map(|table| format!("report {table} W")));
    desk.verb("pair manual 'Ola Lis = Ewa Ryba, Iga Rak = Jan Kos, Ula Sum = Leon Wół'");
    desk.verbs(["1", "2", "3"].map(|table| format!("report {table} W")));
    let by: Vec<String> = desk.json("standings")["standings"]
        .as_array()
        .unwrap()
        .iter()
        .map(|line| format!("#{}", line["entrant"]))
        .collect();
    let seeds = format!("{}, {}, {}, {}", by[0], by[1], by[2], by[5]);
    let ended = desk.tried(&format!("cut manual '{seeds}'"));
    assert_eq!(ended.status, 2);
    assert!(ended.err.contains("A reason, why=REASON is missing."), "{}", ended.err);
    let told = desk.verb(&format!("cut manual '{seeds}' 'why=the fourth went home'"));
    assert!(told.contains("The cut is made by hand: 4 go on"), "{told}");
    let log = desk.done("show shop.yaml log");
    assert!(log.contains("cut to 4 by hand: ") && log.contains("the fourth went home"), "{log}");
    let finals = &desk.event()["stages"][1];
    assert_eq!(finals["by_hand"], true);
    assert_eq!(finals["instead_of"].as_array().unwrap().len(), 4);
    let checked = desk.done("verify shop.yaml");
    assert!(checked.contains("whom the standings would have taken"), "{checked}");
    assert!(checked.contains("all is well"), "{checked}");
}

#[test]
fn the_sheet_of_prizes_comes_in_all_formats() {
    let desk = event();
    let none = "Shop: prizes\nNo prizes are announced: setup prizes=\"1: …; 2-4: …\" announces \
                them.\n";
    assert_eq!(desk.done("show shop.yaml prizes").replace(&desk_name(&desk), "Shop"), none);
    desk.verb("setup 'prizes=1: mat; 3-4: 50 zł; last: pin; all: promo' cut=0 rounds=1");
    let announced = desk.done("show shop.yaml announcement");
    assert!(announced.contains("Places 3–4: 50 zł"), "{announced}");
    let before = desk.done("show shop.yaml prizes");
    assert!(before.contains("who receives them is known once everything is played"), "{before}");
    assert!(!before.contains("Ola Lis"), "{before}");
    desk.verb(&format!("pair manual '{FIRST}'"));
    desk.verbs(["1", "2", "3"].map(|table| format!("report {table} W")));
    let json = desk.json("prizes")["prizes"].clone();
    assert_eq!(json["announced"][1]["for"], "3-4");
    assert_eq!(json["awards"][1]["prizes"], serde_json::json!(["50 zł"]));
    assert_eq!(json["awards"][0]["level"], serde_json::json!([1, 3]));
    let names: Vec<String> = json["awards"]
        .as_array()
        .unwrap()
        .iter()
        .map(|award| NAMES[award["entrant"].as_u64().unwrap() as usize - 1].to_owned())
        .collect();
    assert_eq!(names.len(), 4);
    for format in ["text", "markdown", "csv", "html"] {
        let sheet = desk.done(&format!("show shop.yaml prizes --format '{format}'"));
        for name in &names {
            assert!(sheet.contains(name.as_str()), "{sheet}");
        }
        assert!(sheet.contains("all 6 players") && sheet.contains("promo"), "{sheet}");
    }
    let polish = desk.done("show shop.yaml prizes --lang pl");
    assert!(polish.contains("nagrody") && polish.contains("wszystkich 6 osób"), "{polish}");
    assert_eq!(
        desk.refused("setup 'prizes=1: mat; 1: mug'"),
        "The prizes are not changed. Character 9: 1 is already in 1; name each place once."
    );
}

fn desk_name(desk: &Desk) -> String {
    desk.json("announcement")["event"]["name"].as_str().unwrap().to_owned()
}
