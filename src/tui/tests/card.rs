use super::*;

fn shown(play: &TestApp) -> Option<Id> {
    play.app.model.card().map(|card| card.id)
}

/// The card of a player about whom more is known than fits.
pub fn long(keys: &str) -> TestApp {
    let mut play = TestApp::paired(6);
    for n in 1..=15 {
        play.verb(&format!("note {} warned {n}", NAMES[0]));
    }
    // The length is known once it is drawn.
    play.keys("r Home Enter").screen();
    play.keys(keys);
    play
}

fn two_rounds() -> TestApp {
    let mut play = TestApp::paired(6);
    play.report_all().keys("p").report_all();
    play
}

#[test]
fn enter_on_a_player_shows_the_card_and_e_edits() {
    let mut play = two_rounds();
    play.keys("r Home Enter").assert_shows("┌ Anna Żółkiewska · #1 ").assert_shows("Place ");
    play.assert_shows(" of 6 · ").assert_shows("in 2 rounds").assert_shows("Esc back");
    play.keys("Esc").assert_hides("┌").keys("e").assert_shows("Name");
    assert!(matches!(play.app.model.dialogs.last(), Some(Dialog::Form(_))));
}

#[test]
fn the_card_has_every_round_with_opponent_table_result_and_their_place_now() {
    let mut play = two_rounds();
    play.keys("r Home Enter");
    let event = play.event();
    let mut rows = Vec::new();
    for round in &event.stages[0].rounds {
        let pairing = round.of(1).unwrap();
        let other = pairing.opponent(1).unwrap();
        let result = if pairing.winner() == Some(1) { "won 1–0" } else { "lost 0–1" };
        let now = standings(event).standing(other).unwrap().rank;
        let table = pairing.table.unwrap().to_string();
        rows.push([
            round.number.to_string(),
            table,
            event.label(other),
            result.into(),
            now.to_string(),
        ]);
    }
    let screen = play.screen();
    for row in rows {
        let words =
            |line: &str| line.replace('│', " ").split_whitespace().collect::<Vec<_>>().join(" ");
        let row = row.join(" ");
        assert!(screen.lines().any(|line| words(line).contains(&row)), "{row:?}\n{screen}");
    }
}

#[test]
fn arrows_go_through_the_list_and_tab_goes_to_the_opponent() {
    let mut play = two_rounds();
    play.keys("r Home Enter Left").assert_shows("This is the first player.").keys("Right");
    assert_eq!(shown(&play), Some(2));
    play.keys("Right Right Left");
    assert_eq!(shown(&play), Some(3));
    let opponent = play.event().stages[0].rounds[1].of(3).unwrap().opponent(3);
    play.keys("Tab");
    assert_eq!(shown(&play), opponent);
    play.keys("Tab");
    assert_eq!(shown(&play), Some(3), "the opponent's opponent");
    play.keys("Right Right Right Right").assert_shows("This is the last player.");
    assert_eq!(shown(&play), Some(6));
    play.keys("Esc").assert_shows("▸");
    assert_eq!(play.app.model.chosen_player(), Some(6));
}

#[test]
fn keys_of_the_card_act_on_this_player_and_come_back_to_it() {
    let mut play = two_rounds();
    play.keys("r Home Down Enter");
    for (key, title) in [("5", "Penalty"), ("e", "Edit"), ("2", "apart"), ("D", "Disqualify")] {
        play.keys(key);
        assert_eq!(play.app.model.dialogs.len(), 2, "{key} {title}");
        play.keys("Esc");
        assert_eq!(shown(&play), Some(2), "{key}");
    }
    play.keys("h");
    assert!(matches!(play.app.model.dialogs.last(), Some(Dialog::HandedIn(_))));
    play.keys("Esc 1").assert_shows("Jan Kowalski is already in the event.");
    let agree = |play: &mut TestApp| {
        if matches!(play.app.model.dialogs.last(), Some(Dialog::Confirm(_))) {
            play.keys("Enter");
        }
    };
    play.keys("d");
    agree(&mut play);
    assert!(play.app.model.dialogs.is_empty());
    play.keys("Enter").assert_shows("dropped after round 2").keys("1");
    agree(&mut play);
    assert_eq!(shown(&play), Some(2));
    play.assert_hides("dropped after round 2");
    assert!(play.event().entrant(2).unwrap().is_active());
}

#[test]
fn a_card_scrolls_by_pages_and_says_that_all_of_it_is_in_sight() {
    let mut play = long("");
    play.assert_shows("warned 1").assert_shows("↑↓ move").assert_hides("warned 15");
    play.keys("PgDn").assert_shows("warned 15").keys("PgUp").assert_shows("warned 1 ");
    play.keys("End").assert_shows("warned 15").keys("Home").assert_shows("warned 1 ");
    let mut short = two_rounds();
    short.keys("r Home Enter").assert_hides("↑↓");
    for key in ["Up", "Down", "PgUp", "PgDn"] {
        short
            .keys(key)
            .assert_shows("The whole card is in view. ← and →: previous and next player.");
        assert_eq!(shown(&short), Some(1));
    }
}

#[test]
fn a_player_removed_on_the_card_leaves_no_card() {
    let mut play = TestApp::registered(4);
    play.keys("Home Enter d Enter");
    assert_eq!(shown(&play), None);
    assert_eq!(play.event().registered().count(), 3);
    assert!(play.app.model.dialogs.is_empty());
}

#[test]
fn penalties_notes_fee_and_presence_stand_on_the_card() {
    let mut play = TestApp::registered(4);
    for verb in ["setup checkin=yes fee=20", "note Anna Żółkiewska came late", "edit #1 table=3"]
    {
        play.verb(verb);
    }
    play.keys("Home Enter").assert_shows("Not checked in yet").assert_shows("Fee not paid: 20");
    play.assert_shows("Always at table 3").assert_shows("Anna Żółkiewska came late");
    play.keys("Right").assert_hides("came late").assert_shows("Not checked in yet");
}

/// In a game that balances sides, the card counts them.
#[test]
fn the_card_tells_how_often_each_side_was_played() {
    let mut play = TestApp::of_game("c", &["Ada", "Ben", "Cyd", "Dan"]);
    play.keys("p r Home Enter").assert_hides("Sides played").keys("Esc Esc");
    for round in 1..=2 {
        for table in 1..=2 {
            play.verb(&format!("report {table} W margin=3"));
        }
        if round == 1 {
            play.keys("Esc p");
        }
    }
    let rounds = &play.event().stages[0].rounds;
    let sides = rounds.iter().map(|round| round.of(1).unwrap().on_sides().unwrap());
    let light = sides.filter(|[light, _]| *light == 1).count();
    let told = format!("Sides played: light {light}, dark {}", 2 - light);
    play.keys("r Home Enter").assert_shows(&told);
    assert!(TestApp::paired(4).event().sides_count(1).is_empty());
}

#[test]
fn the_standings_turn_into_bars_and_back() {
    let mut play = TestApp::registered(8);
    play.verb("setup structure=custom rounds=2 cut=4").keys("p").report_all().keys("p");
    play.report_all().keys("s v").assert_shows("The field by points");
    play.assert_shows("1 ████████ 4 players").assert_shows("─── cut to 4: 2 of these 4 ─");
    play.assert_shows("0 ████ 2 players").keys("v").assert_hides("The field by points");
    let mut whole = TestApp::registered(8);
    whole.verb("setup structure=custom rounds=1 cut=4").keys("p").report_all();
    whole.keys("s v").assert_shows("─── cut to 4 ─");
    TestApp::paired(6).keys("s v").assert_hides("The field by points");
}
