//! A round that is held until it is posted, and the tables of the hall, from the command line.

use super::desk::Desk;

fn held() -> Desk {
    let desk = Desk::with_players(7, &["Ala", "Jan", "Ewa", "Ola"]);
    desk.verbs([
        "setup structure=custom rounds=2 cut=0",
        "pair",
        "report 1 W",
        "report 2 W",
        "setup hold=yes",
    ]);
    desk
}

const NOTE: &str = "warning: The next round is held and not shown here: --held shows it.\n";

#[test]
fn sheets_keep_the_old_round_while_the_next_is_held() {
    let desk = held();
    let show = |what: &[&str]| desk.run(&[&["show", "shop.yaml"], what].concat());
    let whats = ["pairings", "by-name", "slips", "standings", "why"];
    let before = whats.map(|what| show(&[what]).out);
    let said = desk.verb("pair");
    assert!(said.contains("Only the scorekeepers see it: post shows it to the room."), "{said}");
    for (what, before) in whats.iter().zip(&before) {
        for format in ["text", "html", "json", "csv", "markdown"] {
            let shown = show(&[*what, "--format", format]);
            assert_eq!((shown.status, shown.err.as_str()), (0, NOTE), "{what}");
            if format == "text" {
                assert_eq!(&shown.out, before, "{what}");
            }
        }
    }
    let asked = show(&["pairings", "--round", "2"]);
    assert_eq!(asked.status, 1);
    assert!(asked.err.contains("The next round is held and not shown here: --held shows it."));
    let own = show(&["pairings", "--held"]);
    assert_eq!((own.status, own.err.as_str()), (0, ""));
    assert!(own.out.contains("round 2"), "{}", own.out);
    assert!(own.out.contains("Held, not posted: only for the scorekeepers."), "{}", own.out);
    let event = desk.event();
    let rounds = &event["stages"][0]["rounds"];
    assert_eq!((&rounds[1]["held"], &rounds[1]["posted"]), (&true.into(), &().into()));
    assert_eq!(rounds[0]["held"], serde_json::Value::Null);
}

#[test]
fn the_time_of_posting_stands_on_everything_published() {
    let desk = held();
    desk.verb("pair");
    assert!(desk.verb("post").contains("Shown to the room: round 2."));
    let event = desk.event();
    let posted = event["stages"][0]["rounds"][1]["posted"].as_str().unwrap().to_owned();
    let time = &posted[11..16];
    for what in ["pairings", "by-name", "slips"] {
        for format in ["text", "html", "markdown"] {
            let shown = desk.done(&format!("show shop.yaml '{what}' --format '{format}'"));
            assert!(shown.contains(&format!("Round 2, posted {time}")), "{what}: {shown}");
        }
    }
    let slips = desk.done("show shop.yaml slips");
    assert!(slips.contains(&format!("table 1 · posted {time}")), "{slips}");
    for format in ["text", "html", "markdown"] {
        let whole = desk.done(&format!("show shop.yaml event --format '{format}'"));
        assert!(whole.contains(&format!("Round 2, posted {time}")), "{format}: {whole}");
    }
    let rows = |what: &str| desk.done(&format!("show shop.yaml '{what}' --format csv"));
    let pairings = rows("pairings");
    let head = pairings.lines().next().unwrap();
    assert!(head.ends_with(",Posted,Changed"), "{head}");
    assert!(
        pairings.lines().skip(1).all(|row| row.ends_with(&format!(",{posted},"))),
        "{pairings}"
    );
    assert!(rows("event").lines().last().unwrap().ends_with(&format!(",{posted},")));
    // A change after the posting leaves its time as it was, and has its own.
    desk.verb("table 1 to 9");
    let round = &desk.event()["stages"][0]["rounds"][1];
    let changed = round["changed"].as_str().unwrap();
    assert_eq!(round["posted"], posted);
    let sheet = desk.done("show shop.yaml pairings");
    let times = format!("Round 2, posted {time}, changed {}", &changed[11..16]);
    assert!(sheet.contains(&times), "{sheet}");
    desk.verbs(["undo", "undo"]);
    assert_eq!(desk.event()["stages"][0]["rounds"][1]["held"], true);
}

#[test]
fn tables_are_moved_and_named_by_verbs() {
    let desk = Desk::with_players(7, &["Ala", "Jan", "Ewa", "Ola"]);
    let wrong = desk.tried("setup tables=1-4,9-7");
    assert_eq!(wrong.status, 2);
    assert!(wrong.err.starts_with("Range 2, “9-7”, runs backwards: write 7-9. "), "{}", wrong.err);
    desk.verbs([
        "setup tables=11-14 feature=14",
        "edit Ala table=11",
        "pair manual 'Ala = Jan, Ewa = Ola'",
    ]);
    let shown = desk.done("show shop.yaml pairings");
    assert!(shown.contains("fixed table") && shown.contains("feature table"), "{shown}");
    let said = desk.verb("table 14 to 11");
    assert!(said.contains("Ewa – Ola go from table 14 to table 11."), "{said}");
    let event = desk.event();
    assert_eq!(event["entrants"][0]["table"], 11);
    let pairings = &event["stages"][0]["rounds"][0]["pairings"];
    assert_eq!((&pairings[0]["table"], &pairings[0]["a"]), (&11.into(), &3.into()));
    assert_eq!((&pairings[1]["table"], &pairings[1]["feature"]), (&14.into(), &true.into()));
    let announced = desk.done("show shop.yaml announcement");
    assert!(announced.contains("11-14 (4)"), "{announced}");
    let log = desk.done("show shop.yaml log");
    assert!(log.contains("round 1: Ewa – Ola from table 14 to table 11, Ala – Jan to table 14"));
    let judged = desk.run("verify shop.yaml");
    assert_eq!(judged.status, 0, "{}{}", judged.out, judged.err);
}
