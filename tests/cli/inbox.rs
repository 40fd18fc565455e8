//! Results that players enter, and the inbox, as a script meets them.

use super::desk::Desk;

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
    assert_eq!(desk.done("show shop.yaml inbox").lines().last(), Some("No result waits."));
    let desk = waiting();
    assert_eq!(
        desk.done("show shop.yaml inbox"),
        "Shop: results of players that wait\n\
         2026-11-21 · 1 result waits\n\
         \n\
         No.  Round  Table  The table has  Players say   By\n  7  1          1  Ala beat Bea   Bea beat Ala  anna\n"
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
        (1, "The inbox holds all rounds: leave out the round and the stage.\n")
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
    assert!(log.contains("round 1 table 1: players claim that Bea beat Ala"), "{log}");
    assert!(log.contains("entry 7 accepted, round 1 table 1: Bea beat Ala"), "{log}");
    assert!(log.contains("both agree"), "{log}");
    assert_eq!(desk.event().get("inbox"), None);
    let ended = desk.tried("inbox dismiss 7");
    assert_eq!(ended.status, 1);
    assert!(ended.err.contains(" was faster: entry 7 accepted"), "{}", ended.err);
    desk.done("verify shop.yaml");
}
