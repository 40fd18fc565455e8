//! Half a point: for a draw, for a bye, in tie-breaks, and in what people and scripts read.

use super::desk::Desk;
use super::own_game;
use serde_json::json;

const CHESS: &str = include_str!("../rulesets/halves.yaml");

fn event(rounds: &str, players: &[&str]) -> Desk {
    own_game::event(&[("halves", CHESS)], "halves", [rounds, "0"], players)
}

/// | | round 1 | round 2 | points | sum of the opponents' | mean |
/// |---|---|---|---|---|---|
/// | Ada | ½ Ben | 1 Cyd | 1½ | 1 + ½ | (1/2 + 1/4) / 2 |
/// | Cyd | ½ bye | 0 Ada | ½ | 1½ | 3/4 |
/// | Ben | ½ Ada | ½ bye | 1 | 1½ | 3/4 |
#[test]
fn halves_are_exact_everywhere() {
    let desk = event("2", &["Ada", "Ben", "Cyd"]);
    desk.verbs([
        "pair manual 'Ada=Ben, Cyd=bye'",
        "report 1 D",
        "pair manual 'Ada=Cyd, Ben=bye'",
        "report 1 W",
    ]);
    let event = desk.event();
    let line = |at: usize| {
        let line = &event["standings"][at];
        let ties = &line["tiebreaks"];
        json!([line["entrant"], line["points"], ties["sos_sum"], ties["sos"], ties["esos"]])
    };
    assert_eq!(line(0), json!([1, "3/2", "3/2", "3/8", "3/4"]));
    assert_eq!(line(1), json!([2, 1, "3/2", "3/4", "3/8"]));
    assert_eq!(line(2), json!([3, "1/2", "3/2", "3/4", "3/8"]));
    let drawn = &event["stages"][0]["rounds"][0]["pairings"][0]["result"]["points"];
    assert_eq!(*drawn, json!(["1/2", "1/2"]));
    let csv = desk.done("show shop.yaml standings --format csv");
    // A spreadsheet adds these up; people read halves.
    let figures = |csv: &str, columns: &[usize]| -> Vec<Vec<String>> {
        let rows = csv.lines().skip(1).map(|row| row.split(',').collect::<Vec<_>>());
        rows.map(|row| columns.iter().map(|at| row[*at].to_owned()).collect()).collect()
    };
    assert!(csv.starts_with("Final,Place,Player,Club,Points,Rounds,SoS,SoS,ESoS,"), "{csv}");
    assert_eq!(
        figures(&csv, &[2, 4, 6, 7]),
        [
            ["Ada", "1.5", "1.5", "0.3750"],
            ["Ben", "1", "1.5", "0.7500"],
            ["Cyd", "0.5", "1.5", "0.7500"]
        ]
    );
    let results = desk.done("show shop.yaml results --format csv");
    assert_eq!(results.lines().filter(|row| row.contains(",0.5,0.5,")).count(), 1, "{results}");
    for what in ["results", "standings", "event", "pairings"] {
        let csv = desk.done(&format!("show shop.yaml '{what}' --format csv"));
        let cells = csv.lines().flat_map(|row| row.split(','));
        let mut halves = cells.filter(|cell| cell.contains(['½', '/']) && !cell.contains('–'));
        assert_eq!(halves.next(), None, "{csv}");
    }
    for format in ["text", "markdown", "html"] {
        let told = desk.done(&format!("show shop.yaml standings --format '{format}'"));
        assert!(told.contains("1½") && !told.contains("1.5 "), "{told}");
    }
    let place = desk.done("show shop.yaml place Ada");
    assert!(place.contains("1½ points"), "{place}");
    // A penalty takes whole points off, and never below none.
    desk.verb("penalty Ada points points=1");
    assert_eq!(desk.event()["standings"][1]["points"], json!("1/2"));
    let told = desk.done("verify shop.yaml");
    assert!(told.contains("shop.yaml: all is well: "), "{told}");
}

#[test]
fn a_game_in_halves_is_checked_and_told() {
    let desk = event("2", &[]);
    let told = desk.done("games show halves");
    let told = told.split_whitespace().collect::<Vec<_>>().join(" ");
    assert!(told.contains("win 1, draw ½, loss 0"), "{told}");
    let wrong = |old: &str, new: &str| {
        assert!(CHESS.contains(old), "{old}");
        desk.write("own.yaml", CHESS.replace("id: halves", "id: own").replace(old, new));
        desk.run("games check own.yaml").err
    };
    let half = wrong("draw: \"1/2\"", "draw: \"1/3\"");
    assert!(
        half.contains(
            "draw: the text \"1/3\" was found, a number of points is expected; write digits, or \
             halves such as 1/2"
        ),
        "{half}"
    );
    let cut = wrong("cuts: [top,", "cuts: [minimum_points,");
    assert!(cut.contains("here points come in halves; take minimum_points out"), "{cut}");
}

#[test]
fn whole_events_in_halves_stand_before_the_judge() {
    let desk = event("3", &[]);
    for pairing in ["halves_by_start", "random_in_groups"] {
        let text = CHESS.replace("halves_by_start", pairing);
        desk.write("config/komandor/rulesets/halves.yaml", text);
        let played = own_game::judged(&desk, "halves");
        assert!(played.contains("\"points\":[\"1/2\",\"1/2\"]"), "no draw");
    }
}
