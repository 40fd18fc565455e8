use super::Play;
use crate::event::How;

#[test]
fn a_result_costs_digits_enter_and_one_key() {
    let mut play = Play::paired(8);
    play.keys("3").sees("Table 3").keys("Enter").sees("Table 3 · Round 1").keys("2");
    play.sees("Table 3: ").sees("· saved #").sees("1 of 4 results in").sees("0–1");
    play.misses("Who won");
    let round = play.event().round().unwrap();
    let second = round.at_table(3).unwrap().b;
    assert_eq!(round.at_table(3).unwrap().winner(), second);
}

#[test]
fn saved_is_said_only_of_what_was_written() {
    let mut play = Play::paired(4);
    play.keys("1 Enter 1").sees("saved #");
    let lines = play.event().log.len();
    play.keys("1 Enter 1").sees("It was entered already.").misses("saved #");
    assert_eq!(play.event().log.len(), lines);
}

#[test]
fn a_correction_shows_what_stands_there() {
    let mut play = Play::paired(4);
    let a = play.event().round().unwrap().at_table(1).unwrap().a;
    let name = play.event().label(a);
    play.keys("1 Enter w 1 Enter").sees(&format!("Now: {name} won 1–0"));
    play.keys("l").sees("It stands: ").keys("l").sees("corrected");
}

#[test]
fn concession_and_no_show_ask_who() {
    let mut play = Play::paired(4);
    play.keys("1 Enter c").sees("Who conceded: 1 or 2?").keys("2").sees("Enter this?");
    assert!(play.event().round().unwrap().missing().count() == 2);
    play.keys("Enter 2 Enter n").sees("Who did not appear: 1 or 2?").keys("1");
    play.sees("is removed from the event").keys("Enter");
    let round = play.event().round().unwrap();
    let how = |table| round.at_table(table).unwrap().outcome.as_ref().unwrap().how;
    assert!(matches!(how(1), How::Concession(_)));
    assert!(matches!(how(2), How::NoShow(_)));
    play.sees("is removed from the event");
}

#[test]
fn both_lost_and_no_draws_in_this_game() {
    let mut play = Play::paired(4);
    play.keys("1 Enter d").sees("There are no draws here").keys("x").sees("both lost");
}

#[test]
fn digits_are_taken_back_and_end_with_another_key() {
    let mut play = Play::paired(4);
    play.keys("1 2").sees("Table 12").keys("Backspace").sees("Table 1▏").keys("Esc");
    play.misses("its result").keys("2 Tab").misses("its result");
}

#[test]
fn an_earlier_round_is_looked_at_and_corrected() {
    let mut play = Play::paired(4);
    play.report_all().keys("p Left").sees("Round 1 of").sees("over, → goes on");
    // The consequences are shown before it is saved.
    play.keys("1 Enter 2").sees("Places: ").sees("2 again saves it, Esc leaves it.");
    play.misses("corrected")
        .keys("1")
        .sees("It was entered already.")
        .keys("1 Enter 2 Esc")
        .misses("Who won");
    play.keys("1 Enter 2 2").sees("corrected").sees("Rounds paired since then stay as they are.");
    play.keys("Right").sees("0 of 2 results in");
}

#[test]
fn undo_and_redo_step_back_and_forth() {
    let mut play = Play::paired(4);
    play.keys("1 Enter 1 u").sees("Undone: ").sees("0 of 2 results in");
    play.keys("Ctrl-r").sees("Redone: ").sees("1 of 2 results in");
}

#[test]
fn the_log_takes_back_any_action() {
    let mut play = Play::paired(4);
    play.keys("1 Enter 1 2 Enter 2 l").sees("Log · ").sees("table 2: ").keys("Down u");
    play.sees("Undo action 6").sees("#6 · 2026-11-21 10:00 · anna: round 1 table 1: ");
    play.sees("The reason stands in the log; it may be left out.").misses("· undone");
    play.text("wrong table").keys("Enter").sees("· undone").sees("undid 6: round 1 table 1: ");
    play.keys("Home Enter").sees("(wrong table)").keys("Down Down");
    let round = play.event().round().unwrap();
    assert!(round.at_table(1).unwrap().outcome.is_none());
    assert!(round.at_table(2).unwrap().outcome.is_some());
    play.keys("/").text("table 2").sees("hold \"table 2\"").keys("Esc").sees("actions");
}

#[test]
fn an_undone_action_is_brought_back_from_the_log() {
    let mut play = Play::paired(4);
    play.keys("1 Enter 1 2 Enter 2 l Down u Enter").sees("undid 6: ");
    play.keys("Esc n").text("since").keys("Enter l").sees("note: since");
    // On any other row, the key does the same as on every screen.
    play.keys("Home Ctrl-r").sees("There is nothing to redo.");
    play.keys("Down Ctrl-r").sees("Bring action 6 back").text("it was right").keys("Enter");
    play.sees("redid 6: round 1 table 1: ").misses("· undone");
    play.keys("Home Enter").sees("(it was right)").keys("Ctrl-r").sees("There is nothing to redo.");
}

#[test]
fn a_refused_step_back_lists_what_needs_it() {
    let mut play = Play::paired(4);
    play.report_all().keys("p 1 Enter 1 l Down Down Down u");
    let said = |play: &mut Play| {
        play.misses("Undo action").misses("saved #");
        let screen = play.screen().replace("\n", "");
        screen[screen.find(" Action ").unwrap() + 1..].split("  ").next().unwrap().to_owned()
    };
    let told = |play: &Play, n: usize| play.event().tell(&play.event().log[n - 1]);
    let (first, last) = (told(&play, 6), told(&play, 9));
    assert_eq!(
        said(&mut play),
        format!(
            "Action 6 ({first}) cannot be undone by itself, for these need it: 8 (paired round \
             2), 9 ({last}); undo those first, the newest first, or report the table again to \
             correct it. Enter all of it"
        )
    );
    play.keys("End u");
    assert_eq!(
        said(&mut play),
        format!(
            "Action 1 (registered Anna Żółkiewska) cannot be undone by itself, for these need it: \
             2 (registered Jan Kowalski), 3 (registered Ewa Zięba), 4 (registered Piotr Wójcik), 5 \
             (paired round 1), 6 to 7 (2 results of round 1), 8 (paired round 2), 9 ({last}); undo \
             those first, the newest first. Enter all of it"
        )
    );
    play.resize(40, 9).sees("… and ").sees(" lines more");
}

#[test]
fn a_correction_in_the_palette_is_looked_at_first_as_well() {
    let mut play = Play::paired(4);
    play.report_all().keys("p :").text("report 1 L round=1").keys("Enter");
    play.sees("Places: ").sees("Enter once more carries it out.").misses("saved #");
    play.text(" ")
        .keys("Backspace Enter")
        .sees("Enter once more carries it out.")
        .misses("saved #");
    play.keys("Enter").sees("corrected").sees("saved #");
}

#[test]
fn a_long_preview_is_summed_up_and_says_how_to_go_on() {
    let mut play = Play::registered(0);
    play.keys("a");
    for letter in 'A'..='I' {
        play.text(&format!("{letter}leksandra Maksymilianna Kowalska-Świętosławska z Warszawy"));
        play.keys("Enter");
    }
    play.keys("Esc p");
    for _ in 0..3 {
        play.report_all().keys("p");
    }
    play.keys("Left Left Left 1 Enter 2").sees("2 again saves it, Esc leaves it.");
    play.resize(60, 14).sees("… and ").sees(" more  ").sees("2 again saves it, Esc leaves it.");
    play.resize(80, 24);
    play.keys("2").sees("corrected");
}

#[test]
fn a_place_shows_its_arithmetic() {
    let mut play = Play::paired(8);
    play.report_all().keys("p").report_all();
    play.keys("Tab Enter").sees("SoS").sees("/2) / 2 = ").sees("ahead of");
    play.keys("Down").sees("behind").keys("Esc").sees("results");
}

#[test]
fn the_log_says_who_won_and_shows_all_of_an_entry() {
    let mut play = Play::paired(4);
    let told = |play: &Play, table: u32| {
        let pairing = play.event().round().unwrap().at_table(table).unwrap().clone();
        [pairing.a, pairing.b.unwrap()].map(|id| play.event().label(id))
    };
    let ([a, b], [c, d]) = (told(&play, 1), told(&play, 2));
    play.keys("1 Enter 2 2 Enter c 1 Enter 1 Enter 1 1 l");
    play.sees(&format!("round 1 table 1: {b} beat {a}"));
    play.sees(&format!("round 1 table 2: {c} conceded to {d}"));
    play.sees("round 1 table 1 corrected: ");
    play.resize(60, 20).keys("Down Enter").sees("#7 · 2026-11-21 10:00 · anna: round 1 table 2");
    assert_eq!(play.event().log.len(), 8);
    play.keys("u Enter").sees("undid 7: round 1 table 2");
    assert_eq!(play.app.model.floor().unwrap().chosen_entry(), Some(7));
}

#[test]
fn the_round_before_is_named_beside_the_title() {
    let mut play = Play::paired(4);
    play.misses("← round").report_all().keys("p").sees("← round 1").keys("Left");
    play.misses("← round");
}

#[test]
fn no_two_names_of_a_round_look_the_same() {
    let mut play = Play::registered(0);
    let mut names = Vec::new();
    for last in ["Kowalski", "Kowalczyk", "Kowalewski", "Kowalik"] {
        names.push(format!("Maksymilian {last}"));
    }
    play.keys("a");
    for name in &names {
        play.text(name).keys("Enter");
    }
    play.resize(72, 24);
    play.keys("Esc p").sees("M. Kowalski").sees("M. Kowalczyk").misses("Maksymilian Kow…");
    let at = |screen: String| screen.lines().position(|line| line.contains("–")).unwrap();
    let row = |play: &mut Play| {
        let screen = play.screen();
        screen.lines().nth(at(screen.clone()) + 1).unwrap().to_owned()
    };
    let before = row(&mut play);
    play.keys("1 Enter c 1 Enter").sees("0–1 c ");
    let column = |row: &str| row.chars().position(|c| c == 'M');
    assert_eq!(column(&before), column(&row(&mut play)));
}

#[test]
fn a_table_says_why_it_was_drawn_so() {
    let mut play = Play::paired(5);
    play.keys("2 w").sees("Table 2, ").sees(": round 1, drawn among four players.");
    play.sees(": bye, drawn among five players.");
    play.report_all().keys("p w").sees(": drawn among the ");
    play.sees(": bye, the lowest placed of those who have not had one.");
    play.keys("Left w").sees(": round 1, drawn among");
}

#[test]
fn a_player_in_the_standings_is_answered_how_the_place_came_about() {
    let mut play = Play::paired(5);
    play.keys("Tab w").misses("There are no standings").keys("Esc Tab");
    play.report_all().sees("Enter result").keys("Tab").sees("Enter place");
    play.keys("w").sees("opponent").sees("1 point in 1 round");
    let by_key = play.screen();
    play.keys("Esc Enter");
    assert_eq!(play.screen(), by_key, "as Enter");
    play.keys("Esc Tab w").sees("Table 2, ");
    Play::registered(4)
        .keys("Esc r Esc Tab w")
        .sees("There are no standings before the first round");
}

#[test]
fn an_event_that_begins_with_elimination_has_places_and_no_points() {
    let mut play = Play::registered(4);
    play.keys(":").text("setup structure=custom rounds=0").keys("Enter p");
    play.sees("Nobody has points where").misses("Standings come").misses(" pts").keys("c");
    play.sees("This event begins with elimination: there is no cut.");
    play.keys("Tab w").sees("This event has no preliminary rounds, and so no standings");
    play.keys("Tab").report_all().keys("p").report_all();
    play.sees("Final places").misses(" pts").keys("Tab w");
    let champion = crate::event::champion(play.event()).unwrap();
    play.sees(&format!("{}: Champion.", play.event().label(champion)));
    play.keys("Down Enter").sees(": Put out in the final by ");
}
