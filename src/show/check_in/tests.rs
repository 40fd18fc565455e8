use crate::event::actions::Setup;
use crate::event::fixture::{Desk, basic};
use crate::event::{Who, find};
use crate::ruleset::StructureKind;
use crate::show::{Format, ShowRequest, What, check_in_counts, show};
use crate::words::Words;

const SIX: [&str; 6] = ["A", "B", "C", "D", "E", "F"];

fn desk(game: &str, players: &[&str]) -> Desk {
    let setup = Setup { structure: Some(StructureKind::Custom), rounds: Some(3), ..basic() };
    Desk::of(game, setup, players)
}

#[test]
fn money_of_those_who_left_stays_paid_and_is_told() {
    let mut desk = desk("destiny", &SIX);
    desk.does("setup checkin=yes fee='20 zł'");
    for who in ["A", "B", "C", "D"] {
        desk.does(&format!("here {who}"));
    }
    for who in ["A", "B", "E", "F"] {
        desk.does(&format!("paid {who}"));
    }
    let counts = |desk: &Desk| -> Vec<String> {
        check_in_counts(&desk.event).iter().map(ToString::to_string).collect()
    };
    assert_eq!(counts(&desk), ["4 of 6 here", "4 paid (80 zł)", "2 owe (40 zł)"]);
    // Two have not come and are removed; the cash box still holds their money.
    desk.does("pair absent=remove");
    assert_eq!(counts(&desk), ["4 of 4 here", "4 paid (80 zł)", "2 owe (40 zł)"]);
    desk.dialogue("disqualify A · drop C");
    assert_eq!(counts(&desk), ["2 of 2 here", "4 paid (80 zł)", "2 owe (40 zł)"]);
    let sheet: Vec<u32> = desk.event.check_in_sheet().map(|one| one.id).collect();
    assert_eq!(sheet, [1, 2, 3, 4, 5, 6]);
    // Money is given back to somebody who never played, and one who did play pays late.
    assert_eq!(desk.does("owes F"), "F owes the entry fee.");
    assert_eq!(desk.does("paid C"), "C has paid.");
    assert_eq!(counts(&desk), ["2 of 2 here", "4 paid (80 zł)", "1 owes (20 zł)"]);
    let sheet: Vec<u32> = desk.event.check_in_sheet().map(|one| one.id).collect();
    assert_eq!(sheet, [1, 2, 3, 4, 5]);
    let shown = |format| {
        show(&desk.event, ShowRequest::new(What::CheckIn, format), Words::english()).unwrap()
    };
    let json: serde_json::Value = serde_json::from_str(&shown(Format::Json)).unwrap();
    let sums = ["here", "players", "paid", "owe", "paid_sum", "owed_sum"]
        .map(|key| &json["check_in"][key]);
    assert_eq!(serde_json::json!(sums), serde_json::json!([2, 2, 4, 1, "80 zł", "20 zł"]));
    let states: Vec<String> = (shown(Format::Csv).lines().skip(1))
        .map(|line| line.split(',').skip(1).map(str::trim).collect::<Vec<_>>().join(" "))
        .collect();
    assert_eq!(
        states,
        ["A  dropped paid", "B  here paid", "C  dropped paid", "D  here owes", "E  dropped paid"]
    );
}

#[test]
fn who_has_no_place_yet_is_told_why() {
    let mut desk = desk("lcg", &SIX);
    desk.dialogue("add Hala house · away F · pair");
    let why = |desk: &Desk, who: &str| {
        let who = Some(find(&desk.event, &Who(who.to_owned())).unwrap());
        let request = ShowRequest { who, ..ShowRequest::new(What::Place, Format::Text) };
        show(&desk.event, request, Words::english()).unwrap_err().to_string()
    };
    assert_eq!(why(&desk, "F"), "F is ranked after playing a round.");
    desk.does("add Gosia");
    assert_eq!(why(&desk, "Gosia"), "Gosia is ranked after playing a round.");
    assert_eq!(why(&desk, "Hala"), "Hala is the house player and isn't ranked.");
    desk.does("drop F");
    assert_eq!(why(&desk, "F"), "F has no place.");
}
