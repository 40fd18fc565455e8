//! The announcement as scripts and notice boards get it.

use super::desk::Desk;
use serde_json::json;

/// A formal Destiny event with this many players.
fn formal(players: usize) -> Desk {
    let desk = Desk::with("destiny --date 2026-11-21 --tier formal --organizer Anna --seed 7", &[]);
    desk.verbs((1..=players).map(|n| format!("add 'Gracz {n:02}'")));
    desk
}

fn shown(desk: &Desk, format: &str) -> String {
    desk.done(&format!("show shop.yaml announcement --format '{format}'"))
}

#[test]
fn the_text_has_everything_on_a_page() {
    let desk = formal(12);
    desk.verb("official Zofia role=judge");
    let text = shown(&desk, "text");
    // The estimate depends on the time; it stands behind the length of the rounds.
    let (estimate, rest): (Vec<&str>, Vec<&str>) =
        text.lines().partition(|line| line.starts_with("Estimate "));
    assert!(estimate.len() == 1 && estimate[0].contains("4 rounds"), "{text}");
    assert_eq!(
        rest.join("\n") + "\n",
        "\
Shop

What            Announced
Game            Star Wars: Destiny, Constructed
Date            2026-11-21
Tier            Formal
Players         12 players registered
Structure       Advanced
Rounds          4 Swiss rounds of one game with the 12 players registered now
Cut             The best 4 go on with the 12 players registered now
Finals          Single elimination of 4, first to two wins
Minutes         A round: 35 minutes; elimination: 90 minutes; the final: 120 minutes
Points          Win 1, loss 0; a bye 1
Ties            Strength of schedule, extended strength of schedule, random
Lists           Not demanded by this tier
Sleeves         Required
Products        Legal from the day of the Polish release
Organizer       Anna
Marshal         None: the organizer does that work
Judges          Zofia
Officials play  Nobody: this tier forbids it
"
    );
}

#[test]
fn every_format_has_the_same_items() {
    let desk = formal(3);
    desk.verbs([
        "setup tier=relaxed",
        "official 'Gracz 01' role=organizer playing",
        "setup tier=formal",
    ]);
    let forbidden = "Gracz 01 leads the event and may not play in it: the tier Formal forbids it.";
    let no_row = "The advanced structure has no row for 3 players: \
                  choose another with setup structure=custom rounds=N.";
    for format in ["text", "markdown", "html"] {
        let shown = shown(&desk, format);
        let [first, second] = [forbidden, no_row].map(|why| shown.find(why).unwrap());
        assert!(first < second, "{shown}");
        assert!(shown.contains("Before the start: "), "{shown}");
    }
    let csv = shown(&desk, "csv");
    assert!(
        csv.starts_with(
            "Key,Label,Kind,Text\ngame,Game,says,\"Star Wars: Destiny, Constructed\"\n"
        )
    );
    assert!(csv.contains(&format!("\nrounds,Rounds,missing,{no_row}\n")), "{csv}");
    let json = desk.json("announcement");
    let items = json["announcement"].as_array().unwrap();
    let item = |key: &str| items.iter().find(|item| item["key"] == key).unwrap();
    assert_eq!(
        item("playing_leaders"),
        &json!({"key": "playing_leaders", "label": "Officials play", "says": ["Gracz 01 plays"],
                "odd": [], "missing": [forbidden]})
    );
    assert_eq!(item("rounds")["missing"], json!([no_row]));
    // The refusal has these reasons in this order.
    assert_eq!(desk.refused("pair"), format!("{forbidden}\n{no_row}"));
    desk.verbs(["dismiss 'Gracz 01'", "setup structure=custom rounds=2"]);
    assert!(!shown(&desk, "text").contains("Before the start"));
    desk.verb("pair");
}

#[test]
fn the_announcement_belongs_to_no_single_round() {
    let desk = formal(4);
    let ended = desk.run("show shop.yaml announcement --round 1");
    assert_eq!(ended.status, 1);
    assert_eq!(ended.err, "The announcement is for all the rounds: leave --round out.\n");
}

#[test]
fn the_organizer_adds_a_line_and_decides_on_sleeves() {
    let desk = formal(12);
    desk.verb("setup sleeves=no 'note=Lunch  at one: the café is next door.'");
    let text = shown(&desk, "text");
    assert!(text.contains("\nSleeves         Not required\n"), "{text}");
    assert!(text.ends_with("\nNote            Lunch at one: the café is next door.\n"), "{text}");
    let polish = desk.done("show shop.yaml announcement --lang pl");
    assert!(polish.contains("Niewymagane\n") && polish.contains("Uwaga organizatora "), "{polish}");
    desk.verb("setup sleeves=yes note=none");
    let text = shown(&desk, "text");
    assert!(text.contains("\nSleeves         Required\n") && !text.contains("Note "), "{text}");
    assert_eq!(desk.event()["entrants"].as_array().unwrap().len(), 12);
    // An own line in place of the tier's word; the change is announced once a round is paired.
    desk.verb("pair");
    assert_eq!(
        desk.tried("setup sleeves=no").err,
        "warning: Players were told otherwise before the start: announce the change.\n"
    );
}
