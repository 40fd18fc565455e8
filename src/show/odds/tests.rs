use super::percent;
use crate::event::actions::Setup;
use crate::event::fixture::Desk;
use crate::event::standings;
use crate::odds::{Chances, Prospect, prospects};
use crate::show::{Format, OddsRequest, ShowRequest, What, show};
use crate::words::Words;
use serde_json::json;

fn desk() -> Desk {
    let mut desk = Desk::custom(3, 4, &["Ewa", "Jan", "Ola", "Iga", "Ula", "Leo"]);
    desk.rounds(1);
    desk.does("pair");
    desk
}

fn request(format: Format, playouts: u32, who: Option<u32>) -> ShowRequest {
    let odds = Some(OddsRequest { chances: Chances::Equal, playouts: Some(playouts) });
    ShowRequest { who, odds, ..ShowRequest::new(What::Odds, format) }
}

fn told(desk: &Desk, request: ShowRequest) -> String {
    show(&desk.event, request, Words::english()).unwrap()
}

#[test]
fn a_chance_is_never_told_as_none_or_as_certain() {
    let all = [(0, 10_000), (99, 10_000), (100, 10_000), (6_149, 10_000), (6_150, 10_000)];
    let said = all.map(|(made, played)| percent(made, played).to_string());
    assert_eq!(said, ["<1 %", "<1 %", "1 %", "61 %", "62 %"]);
    let all = [(9_900, 10_000), (9_901, 10_000), (10_000, 10_000), (1, 200), (0, 0)];
    let said = all.map(|(made, played)| percent(made, played).to_string());
    assert_eq!(said, ["99 %", ">99 %", ">99 %", "<1 %", "<1 %"]);
}

#[test]
fn the_sheet_is_the_organizers_and_says_so() {
    let desk = desk();
    let text = told(&desk, request(Format::Text, 100, None));
    let heading: Vec<&str> = text.lines().take(2).collect();
    assert!(heading[0].ends_with(": odds"), "{text}");
    assert_eq!(heading[1], "For the organizer, not for players.");
    assert!(text.contains("Goal: make the finals (cut to 4)\n"), "{text}");
    assert!(text.contains("Clinched, eliminated and odds hold if nobody drops."), "{text}");
    let seed = super::odds_seed(&desk.event);
    assert!(text.contains(&format!("100 simulations, results equally likely, seed {seed}\n")));
    let refused = |request| show(&desk.event, request, Words::english()).unwrap_err().to_string();
    let page = told(&desk, request(Format::Html, 100, None));
    assert!(page.contains("For the organizer, not for players."), "{page}");
    let round = ShowRequest { round: Some(1), ..request(Format::Text, 100, None) };
    assert_eq!(refused(round), "With odds, leave out --round and --stage.");
    let csv = told(&desk, request(Format::Csv, 100, None));
    assert!(csv.starts_with("Place,Player,Points,State,Chance\n"), "{csv}");
    assert_eq!(csv.lines().count(), 7);
}

#[test]
fn a_late_player_is_listed_without_a_place() {
    let mut desk = desk();
    desk.does("add Zoe");
    let csv = told(&desk, request(Format::Csv, 100, None));
    let last = csv.lines().last().unwrap();
    assert!(last.starts_with(",Zoe,,open,"), "{csv}");
    assert_eq!(csv.lines().count(), 8);
}

/// Without a cut the first in the standings is champion even after leaving.
#[test]
fn a_leader_who_left_is_listed_as_long_as_they_may_win() {
    let mut desk = Desk::custom(1, 0, &["Ewa", "Jan", "Ola"]);
    desk.rounds(1);
    let leader = standings(&desk.event).iter().next().unwrap().entrant;
    desk.does(&format!("drop #{leader}"));
    let Some(known) = prospects(&desk.event) else { return };
    assert_eq!(known.of(leader), Prospect::Certain);
    let csv = told(&desk, request(Format::Csv, 100, None));
    assert!(csv.lines().nth(1).unwrap().contains(",clinched,"), "{csv}");
}

#[test]
fn before_the_first_round_there_are_no_odds() {
    let desk = Desk::of("destiny", Setup::default(), &["Ewa", "Jan", "Ola", "Iga"]);
    let refused = show(&desk.event, request(Format::Text, 1, None), Words::english());
    assert_eq!(
        refused.unwrap_err().to_string(),
        "No odds now: they start with round 1 and end with the cut."
    );
}

#[test]
fn the_json_has_the_shape_that_is_documented() {
    let desk = desk();
    let json = told(&desk, request(Format::Json, 100, None));
    let json: serde_json::Value = serde_json::from_str(&json).unwrap();
    assert_eq!(
        (&json["for"], &json["places"], &json["playouts"], &json["chances"]),
        (&json!("cut"), &json!(4), &json!(100), &json!("equal"))
    );
    assert_eq!(json["seed"], json!(super::odds_seed(&desk.event)));
    assert!(json["comes_in"].is_u64());
    assert_eq!(json["assumes"], "everybody-appears-and-stays");
    let known = prospects(&desk.event).unwrap();
    let odds = json["odds"].as_array().unwrap();
    assert_eq!(odds.len(), 6);
    for one in odds {
        let id = one["entrant"].as_u64().unwrap() as u32;
        let state = match known.of(id) {
            Prospect::Open => "open",
            Prospect::Certain => "certain",
            Prospect::Out => "out",
        };
        assert_eq!(one["state"], state);
        let chance = one["chance"].as_str().is_some_and(|chance| chance.ends_with("/100"));
        assert_eq!(chance, state == "open", "{one}");
    }
    let one = told(&desk, request(Format::Json, 100, Some(1)));
    let one: serde_json::Value = serde_json::from_str(&one).unwrap();
    assert_eq!(one["odds"].as_array().unwrap().len(), 1);
    let results = one["odds"][0]["if"].as_object().unwrap();
    let mut words: Vec<&str> = results.keys().map(String::as_str).collect();
    words.sort_unstable();
    assert_eq!(words, ["loss", "win"]);
    assert_eq!(one["odds"][0].get("safe_draw"), None, "the game knows no draws");
}

#[test]
fn sheets_for_players_have_no_odds() {
    let desk = desk();
    for what in What::ALL.into_iter().filter(|what| *what != What::Odds) {
        let request = ShowRequest { who: Some(1), ..ShowRequest::new(what, Format::Text) };
        let all = ShowRequest { who: None, ..request };
        for request in [request, all] {
            let text = show(&desk.event, request, Words::english()).unwrap_or_default();
            for word in ["playout", " %", "draw is safe", "next in line"] {
                assert!(!text.contains(word), "{word} is in {}:\n{text}", what.word());
            }
        }
    }
}

#[test]
fn the_announcement_says_what_the_board_marks() {
    let mut desk = desk();
    let announced = |desk: &Desk| told(desk, ShowRequest::new(What::Announcement, Format::Text));
    assert!(!announced(&desk).contains("Clinched/eliminated"));
    desk.does("setup prospects=yes");
    assert!(announced(&desk).contains("the board shows who has clinched and who is eliminated"));
    desk.does("undo");
    assert_eq!(desk.event.setup.prospects, None);
    desk.does("redo");
    assert_eq!(desk.event.setup.prospects, Some(true));
    desk.does("setup certain=hidden");
    assert_eq!(desk.event.setup.prospects, Some(false));
    assert!(announced(&desk).contains("the board doesn't show them"));
}
