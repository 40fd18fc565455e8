//! The judge's desk of a table: its forms, its sheet, the bidding, shared hits and guided rulings.

use super::*;

#[test]
fn two_keys_lead_to_a_penalty_of_the_chosen_player() {
    let mut play = TestApp::paired(8);
    let [_, b] = play.names(3);
    play.keys("3 J").assert_shows("Table 3 · Round 1").assert_shows("No result yet.");
    play.keys("2 5").assert_shows(&format!("Penalty: {b}")).keys("Enter");
    play.assert_shows("one penalty: Warning").assert_shows("Table 3 · Round 1");
    let penalty = &play.event().penalties[0];
    assert_eq!((play.event().label(penalty.id), penalty.kind.as_str()), (b, "warning"));
}

#[test]
fn the_desk_stays_with_its_table_when_the_screen_goes_on_to_the_next() {
    let mut play = TestApp::paired(8);
    let [a, b] = play.names(1);
    play.keys("1 J Enter 1").assert_shows(&format!("Now: {a} beat {b}."));
    play.keys("Enter").assert_shows("Who won: 1 or 2?").assert_hides("Saves at once");
    play.keys("2 2").assert_shows(&format!("Now: {b} beat {a}."));
}

#[test]
fn the_desk_closes_once_its_table_is_gone() {
    let mut play = TestApp::paired(8);
    play.keys("1 J").hears("undo").assert_shows("Table 1 no longer exists.");
}

fn card_game() -> TestApp {
    paired("l")
}

fn paired(game: &str) -> TestApp {
    let mut play = TestApp::of_game(game, &["Ala", "Bea", "Cyd", "Dag"]);
    for verb in ["setup structure=custom rounds=3 cut=0", "pair manual \"Ala = Bea, Cyd = Dag\""] {
        play.verb(verb);
    }
    play
}

fn id(play: &TestApp, name: &str) -> Id {
    play.event().entrants.iter().find(|entrant| entrant.name == name).unwrap().id
}

fn points(play: &TestApp, name: &str) -> u32 {
    standings(play.event()).record(id(play, name)).unwrap().points
}

#[test]
fn the_ladder_selects_the_penalty_and_the_history_is_shown() {
    let mut play = card_game();
    play.verb("penalty Ala penalty for=physical marked cards");
    play.keys("1 J 5").assert_shows("Penalty: Ala").assert_shows("not specified");
    play.assert_shows("Before: Penalty (round 1, table 1, Physical influence):");
    // Two steps to the right is Physical influence, which was confirmed before.
    play.keys("Right Right").assert_shows("‹ Physical influence ›");
    play.assert_shows("‹ Ban from events ›");
    play.assert_shows(", after an offence confirmed before. Suggested");
    play.keys("Down Down Down Right").assert_shows("‹ only suspected ›");
    play.assert_shows("‹ Warning ›").assert_shows("only suspected. Suggested: Warning.");
    play.keys("Enter");
    let newest = play.event().penalties.last().unwrap();
    assert_eq!((newest.kind.as_str(), newest.suspected), ("warning", true));
    assert_eq!(newest.offence.as_deref(), Some("physical"));
    play.assert_shows("2 penalties: Penalty, Warning");
}

#[test]
fn e53_the_check_waits_for_the_result_and_annuls_it() {
    let mut play = card_game();
    play.keys("1 J 6");
    play.assert_shows("Table 1 has no result yet: check decks once the result is on the sheet.");
    play.keys("Esc Esc").verb("report 1 WW");
    play.keys("1 J 6").assert_shows("Deck check: Ala").assert_shows("‹ legal ›");
    play.keys("Right").assert_shows("Which cards were removed? Type their names.").keys("Down");
    play.text("Dark Memories").assert_shows("A legal deck keeps 10.").keys("Down");
    play.text("10").assert_shows("The rest is legal: 10 objective sets.");
    play.assert_shows("match loss").assert_shows("Bea beat Ala 6–0.").keys("Enter");
    assert_eq!([points(&play, "Ala"), points(&play, "Bea")], [0, 6]);
    assert_eq!(play.event().penalties[0].kind, "warning");
    play.assert_shows("deck checked after this round: illegal").keys("Esc u");
    assert_eq!([points(&play, "Ala"), points(&play, "Bea")], [6, 0]);
}

#[test]
fn a_draw_is_told_and_stands_beside_the_players() {
    let mut play = card_game();
    play.keys("Z 6").assert_shows("Draw for a deck check").text("4").keys("Enter");
    play.assert_shows("drawn for a deck check: ");
    assert_eq!(play.event().checks_drawn[0].ids.len(), 4);
    play.keys("1 J").assert_shows("drawn for a deck check this round").keys("Esc Z 6").text("0");
    play.keys("Enter");
    play.assert_shows("Can't draw 0 players: choose 1 to 4 of those seated this round.");
}

#[test]
fn a_lost_card_gets_time_and_then_costs_the_game() {
    let mut play = TestApp::paired(4);
    play.keys("1 J 7").assert_shows("‹ still looking ›").assert_shows("How many extra");
    // Down to the minutes, below the name and the replacement.
    play.keys("Down Down Down Down Down").text("5").assert_shows("Still searching.").keys("Enter");
    assert_eq!(play.table(1).extra_minutes, 5);
    play.keys("7 Down Down Down Down Right").assert_shows("‹ none ›").keys("Enter");
    let table = play.table(1);
    assert_eq!(table.winner(), table.b);
    play.assert_shows("card lost in round 1, not replaced");
}

#[test]
fn a_proxy_is_recorded_with_what_the_rules_ask_for() {
    let mut play = TestApp::paired(4);
    play.keys("1 J 7 Down Right").assert_shows("Which card? A proxy needs its name.");
    play.keys("Down Down");
    play.text("Luke").assert_shows("A proxy shows everything that can't be read on the original:");
    play.keys("Down Down");
    play.text("cost").says("anna makes a proxy of Luke that shows: cost.");
    play.keys("Enter").assert_shows("proxy: Luke, made by");
    let proxy = play.event().components[0].proxy.clone().unwrap();
    assert_eq!((proxy.unreadable.as_str(), proxy.date.as_str()), ("cost", "2026-11-21"));
    play.keys("K").assert_shows("proxies are forbidden.");
}

#[test]
fn a_recommendation_stands_at_the_desk_until_it_is_answered() {
    let mut play = paired("d");
    play.verb("official Marta role=marshal");
    play.keys("1 J D Right").assert_shows("‹ Marta recommends it ›");
    play.keys("Down").text("marked cards").keys("Enter");
    play.assert_shows("Marta recommends disqualification; the organizer decides");
    play.keys("K").assert_shows("Recommended for disqualification").keys("Esc");
    play.keys("D").assert_shows("the organizer decides: marked").keys("Right Enter");
    assert!(play.event().recommended.is_empty());
    play.assert_hides("the organizer decides");
    play.keys("D Right").keys("Enter D").keys("Down").text("proven").keys("Enter").keys("Enter");
    assert_eq!(
        play.event().entrant(id(&play, "Ala")).unwrap().status,
        Status::Disqualified { stage: 1, after: 1 }
    );
}

#[test]
fn the_sheet_is_on_a_key_everywhere_and_scrolls() {
    let mut play = card_game();
    play.keys("K").assert_shows("Nothing recorded yet.").keys("Esc");
    for n in 0..20 {
        play.verb(&format!("penalty Ala warning note {n}"));
    }
    play.keys("K").assert_shows("Penalties").assert_shows("note 0").assert_hides("note 19");
    play.keys("End").assert_shows("note 19").keys("Esc r K").assert_shows("note 0");
}

pub fn at_desk(keys: &str) -> TestApp {
    let mut play = TestApp::of_game("t", &NAMES[..4]);
    play.verb("setup structure=custom rounds=1 cut=0").keys("p 1 J").keys(keys);
    play
}

pub fn units(keys: &str) -> TestApp {
    let mut play = at_desk("B Down");
    play.text("Darth Vader B").keys("Down").text("6").keys("Down").text("1").keys("Down Down");
    play.text("Anakin Skywalker C").keys("Down").text("5").keys("Down Down").keys(keys);
    play
}

pub fn quorum(keys: &str) -> TestApp {
    let mut play = at_desk("R");
    play.text("quorum").keys("Enter").keys(keys);
    play
}

fn told(play: &TestApp) -> String {
    let event = play.event();
    event.describe(event.log.last().unwrap()).to_string()
}

#[test]
fn e58_the_bidding_step_by_step() {
    let mut play = units("Enter");
    play.assert_shows("Dark Side opens with 0 or more Force.").assert_shows("7 before bidding");
    play.keys("0 Enter").assert_shows("6 + 1 + 0 = 7");
    play.assert_shows("Light Side needs 3 or more to lead.");
    play.keys("3 Enter").assert_shows("5 + 3 = 8  leads").assert_shows("Bids: 0, 3");
    play.assert_shows("Dark Side needs 1 or more to lead.");
    play.keys("1 Enter").assert_shows("6 + 1 + 1 = 8  leads").assert_shows("5 + 3 = 8");
    play.keys("4 Enter").assert_shows("5 + 4 = 9  leads");
    play.keys("2 Enter").assert_shows("6 + 1 + 2 = 9  leads");
    play.keys("-").assert_shows("Dark Side already leads and may pass.");
    play.keys("-").assert_shows("6 + 1 + 2 = 9  wins");
    play.assert_shows("Dark Side wins the tie, 9 to 9.");
    play.assert_shows("Dark Side pays 2 Force, Darth Vader B: stays in battle.");
    play.assert_shows("Light Side pays nothing, Anakin Skywalker C: retreats untapped.");
    let lines = play.event().log.len();
    play.keys("Enter");
    assert_eq!(play.event().log.len(), lines + 1);
    let pairing = &play.table(1);
    let [dark, light] = [pairing.a, pairing.b.unwrap()].map(|id| play.event().label(id));
    assert_eq!(
        told(&play),
        format!(
            "round 1 table 1, bidding: Dark Side ({dark}), Darth Vader B 6 + 1 + 2 = 9; Light Side ({light}), Anakin Skywalker C 5 + 4 = 9; bids 0, 3, 1, 4, 2, pass, pass; Dark Side wins and pays 2 Force"
        )
    );
    play.assert_shows("Table 1 · Round 1").assert_shows("10:00, bidding: Dark Side (");
}

#[test]
fn units_that_are_not_whole_are_refused_with_their_field() {
    let mut play = at_desk("B Enter");
    play.assert_shows("Dark Side: enter the name of the unit.").keys("Down").text("Vader");
    play.keys("Enter").assert_shows("Dark Side: enter the build cost of the top card.");
    play.keys("Down").text("6x");
    play.keys("Enter").assert_shows("Build cost: \"6x\" is not a whole number.");
    let mut play = units("");
    play.keys("Up Up Up Up").text("4").keys("Enter").assert_shows("Give both pools or neither.");
}

#[test]
fn e61_the_quorum_is_asked_step_by_step_and_recorded() {
    let mut play = at_desk("Q Down Down Enter");
    play.assert_shows("Jedi Council Quorum · table 1").assert_shows("Does the turn end now?");
    play.keys("1 7 Enter").assert_shows("Does the dark side control two arenas?").keys("1");
    play.assert_shows("The light side wins; the end of the turn comes before the control");
    play.assert_shows("[II Uzupełnienie zasad do TCG]").assert_shows("Record at table 1");
    play.keys("Backspace Backspace").assert_shows("Does the dark side control two arenas?");
    play.keys("1 Enter");
    assert_eq!(
        told(&play),
        "round 1 table 1, ruling on Jedi Council Quorum: Does the turn end now? yes, How many \
         complete Council Members are in arenas or in the build zone? 7, Does the dark side \
         control two arenas? yes. The light side wins; the end of the turn comes before the \
         control of arenas."
    );
    assert!(matches!(play.event().log.last().unwrap().action, Action::Rule(_)));
    let mut play = quorum("1 6 Enter");
    play.assert_shows("No win; retreated members count, partly built ones do not");
    let mut play = quorum("2");
    play.assert_shows("Nothing yet; it is looked at when the turn ends.");
    play.keys("2 Enter").assert_shows("Table 2, Jedi Council Quorum: Nothing yet");
    let mut play = quorum("1 6 1 Enter");
    play.assert_shows("\" with a number from").assert_shows("a number from 0 to");
}

#[test]
fn a_game_without_these_aids_says_so() {
    let mut play = TestApp::paired(4);
    play.keys("9 J").assert_shows("No table 9 in round 1: choose 1 to 2.");
    play.keys("Esc 1 J B").assert_shows("This game has no bidding.");
    play.keys("O").assert_shows("This game has no excess hits.");
    play.keys("Q").assert_shows("Guided rulings").assert_shows("Missed opportunity");
}
