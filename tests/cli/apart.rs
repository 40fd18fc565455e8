//! Players who are kept apart, as a script meets them: verbs, the sheet, JSON.

use super::desk::Desk;

fn event() -> Desk {
    let desk = Desk::with_players(7, &["Ala", "Jan", "Ewa", "Ola"]);
    desk.verbs([
        "setup 'apart=clubs 1-2'",
        "edit Ewa club=Bard",
        "edit Ola club=bard",
        "apart Ala Jan 'why=one car'",
    ]);
    desk
}

#[test]
fn the_sheet_lists_pairs_and_groups() {
    let desk = event();
    assert_eq!(
        desk.done("show shop.yaml apart"),
        "Shop: kept apart\n\
         Players are kept apart in Swiss rounds, not in pods, elimination or finals.\n\
         \n\
         Players   Rounds                How strictly       Why\n\
         Ala, Jan  in every Swiss round  without exception  one car\n\
         Ewa, Ola  in rounds 1 to 2      if possible        members of one club: Bard\n"
    );
    assert_eq!(
        desk.done("show shop.yaml apart --format csv"),
        "Players,Rounds,How strictly,Why\n\
         \"Ala, Jan\",in every Swiss round,without exception,one car\n\
         \"Ewa, Ola\",in rounds 1 to 2,if possible,members of one club: Bard\n"
    );
    let apart = desk.json("apart")["apart"].clone();
    assert_eq!(
        apart,
        serde_json::json!([
            {"players": [1, 2], "rounds": "always", "absolute": true, "by": "name", "why": "one car"},
            {"players": [3, 4], "rounds": 2, "absolute": false, "by": "clubs", "word": "Bard"}
        ])
    );
    assert_eq!(desk.event()["apart"], apart);
    for format in ["markdown", "html"] {
        let shown = desk.done(&format!("show shop.yaml apart --format '{format}'"));
        assert!(shown.contains("one car"), "{shown}");
    }
}

#[test]
fn nobody_apart_is_said_and_left_out_of_the_event() {
    let desk = Desk::with_players(7, &["Ala", "Jan"]);
    assert_eq!(
        desk.done("show shop.yaml apart"),
        "Shop: kept apart\n\
         Players are kept apart in Swiss rounds, not in pods, elimination or finals.\n\
         Nobody is kept apart.\n"
    );
    assert!(desk.event().get("apart").is_none());
}

#[test]
fn the_log_keeps_the_reason_and_the_file_is_verified() {
    let desk = event();
    let log = desk.done("show shop.yaml log");
    assert!(log.contains("Ala and Jan are kept apart in every Swiss round"), "{log}");
    assert!(log.contains("one car"), "{log}");
    desk.verb("pair");
    desk.done("verify shop.yaml");
}
