//! Two people work on one event.
//!
//! A key acts on what its user saw, or says what has changed.

use super::*;
use crate::event::consequences;
use crate::store::Original;

/// Whether the news of the other's action comes before the key.
const BOTH: [bool; 2] = [true, false];

impl TestApp {
    /// Ben runs these verbs in another terminal; `told`: the news has come here.
    pub(super) fn ben(&mut self, verbs: &[&str], told: bool) -> &mut TestApp {
        self.screen();
        verbs.iter().for_each(|verb| self.elsewhere("ben", verb));
        if told {
            self.send(Msg::Changed);
        }
        self
    }

    /// The text of the screen with its lines joined; in a row with a box, only the inside.
    fn said(&mut self) -> String {
        let screen = self.screen();
        let row = |line: &str| match line.split('│').collect::<Vec<_>>()[..] {
            [_, inside, _, ..] => inside.to_owned(),
            _ => line.replace('│', " "),
        };
        let rows: Vec<String> = screen.lines().map(row).collect();
        rows.join(" ").split_whitespace().collect::<Vec<_>>().join(" ")
    }

    #[track_caller]
    pub(super) fn says(&mut self, text: &str) -> &mut TestApp {
        let said = self.said();
        assert!(said.contains(text), "{text:?} is not said:\n{}", self.screen());
        self
    }

    fn lines(&self) -> usize {
        self.event().log.len()
    }
}

#[test]
fn a_result_goes_to_nobody_whom_the_dialog_did_not_name() {
    for told in BOTH {
        for keys in ["1", "2", "x 3", "x 2 1", "x 1 2"] {
            let mut play = TestApp::paired(8);
            let ([a, b], [c, _]) = (play.names(4), play.names(3));
            play.keys("4 Enter").assert_shows("Table 4 · ").assert_shows(&a);
            play.ben(&[&format!("swap \"{a}\" \"{c}\"")], told).keys(keys);
            let n = play.lines();
            play.says(&format!("Meanwhile ben saved #{n}: swapped {a} and {c}."));
            play.says(&format!("Table 4: was {a} – {b}, now {c} – {b}."));
            play.says("Nothing saved. Repeat it if it's right.");
            assert_eq!(play.table(4).outcome, None, "{keys}");
            // The dialog shows the new pair, which may be the pair that is meant.
            play.assert_shows("Who won: 1 or 2?").keys(keys);
            if keys.len() > 3 {
                play.assert_shows("Save this result?").keys("Enter");
            }
            play.assert_hides("Table 4 · ").assert_shows("Table 4: ").assert_shows("· saved, log ");
            assert_eq!(play.lines(), n + 1);
        }
    }
}

#[test]
fn players_who_change_sides_of_a_table_are_not_the_same() {
    let mut play = TestApp::paired(4);
    let ([a, b], [c, d]) = (play.names(1), play.names(2));
    play.keys("1 Enter");
    let swap = |one: &str, other: &str| format!("swap \"{one}\" \"{other}\"");
    // The same pair, but with the other player named first.
    let turned = [swap(&a, &c), swap(&b, &a), swap(&c, &b)];
    play.ben(&[&turned[0], &turned[1], &turned[2]], true);
    assert_eq!([play.names(1), play.names(2)], [[b.clone(), a.clone()], [c, d]]);
    play.keys("1").says(&format!("Table 1: was {a} – {b}, now {b} – {a}."));
    assert_eq!(play.table(1).outcome, None);
}

#[test]
fn keys_that_were_under_way_before_anything_was_drawn_are_for_what_was_drawn() {
    let mut play = TestApp::paired(8);
    let ([a, b], [c, _]) = (play.names(4), play.names(3));
    play.ben(&[&format!("swap \"{a}\" \"{c}\"")], true).keys("4 Enter 1");
    play.says(&format!("Table 4: was {a} – {b}, now {c} – {b}."));
    play.keys("Esc 3 Enter 2").assert_shows("Table 3: ").assert_shows("· saved, log ");
}

#[test]
fn extra_time_is_for_the_two_who_were_named() {
    for told in BOTH {
        let mut play = TestApp::paired(8);
        let ([a, b], [c, _]) = (play.names(1), play.names(3));
        play.keys("J 3").assert_shows("Extra time: table 1").assert_shows(&format!("{a} – {b}"));
        play.ben(&[&format!("swap \"{a}\" \"{c}\"")], told).keys("Enter");
        play.assert_shows(&format!("Table 1: was {a} – ")).assert_shows("Enter again: do it.");
        play.assert_shows(&format!("{c} – {b}")).keys("Enter").assert_shows("saved, log ");
    }
}

#[test]
fn undo_takes_back_nothing_that_was_not_seen() {
    for told in BOTH {
        let mut play = TestApp::paired(4);
        play.keys("1 Enter 1").ben(&["report 2 W"], told);
        let [c, d] = play.names(2);
        play.keys("u");
        let n = play.lines();
        play.says(&format!("Meanwhile ben saved #{n}: round 1 table 2: {c} beat {d}."));
        play.says("u again: undo that.");
        assert_eq!(play.event().undoable().unwrap().n, n as u64);
        play.keys("u").says(&format!("Undone: \"round 1 table 2: {c} beat {d}\" (by ben)."));
        // One's own action, already seen, takes one key to undo.
        play.keys("u").says("\"round 1 table 1: ");
    }
}

#[test]
fn keys_pressed_twice_before_the_answer_is_drawn_take_back_nothing() {
    let mut play = TestApp::paired(4);
    play.keys("1 Enter 1").ben(&["report 2 W"], false).keys("u u u");
    assert_eq!(play.event().undoable().unwrap().n, play.lines() as u64);
    play.says("u again: undo that.").keys("u").says("\"round 1 table 2");
}

#[test]
fn of_anothers_action_it_is_said_first_whose_it_is() {
    let mut play = TestApp::paired(4);
    let [a, b] = play.names(1);
    play.ben(&["report 1 W"], true).screen();
    // The action was seen, and another key was pressed since.
    play.keys("Tab u").says(&format!("ben saved \"round 1 table 1: {a} beat {b}\"."));
    play.says("u again: undo it.").keys("Tab u").says("ben saved \"");
    play.keys("u").says("Undone: ").assert_shows("░░░░░░ 0 of 2");
}

#[test]
fn redo_brings_back_nothing_that_was_not_seen() {
    for told in BOTH {
        let mut play = TestApp::paired(4);
        play.keys("1 Enter 1 u").ben(&["undo"], told).keys("Ctrl-r");
        let n = play.lines();
        play.says(&format!("Meanwhile ben saved #{n}: undid {}: paired round 1.", n - 3));
        play.says("again: redo \"paired round 1\".");
        assert!(play.event().stages.is_empty());
        play.keys("Ctrl-r").says("Redone: \"paired round 1\" (by anna).");
    }
}

#[test]
fn the_cut_is_made_with_the_seeds_that_were_shown() {
    for told in BOTH {
        let mut play = TestApp::before_the_cut();
        play.keys("c").assert_shows("Cut to top 4");
        let before = play.screen();
        play.ben(&["report 1 L"], told).keys("Enter");
        assert!(play.event().finals().is_none());
        play.says("ben saved #").says("New seeds: 2 Maria Nowak, 3 Tomasz Lis, 4 Ewa Zięba.");
        play.assert_shows("Cut to top 4");
        assert_ne!(play.screen(), before);
        let shown = play.said();
        play.keys("Enter").assert_hides("┌ Cut to top 4");
        let seeds = &play.event().finals().unwrap().seeds;
        let best = play.event().label(seeds[0]);
        assert!(shown.contains(&format!("▸ 1 {best}")), "{shown}");
    }
}

#[test]
fn a_dialog_that_another_has_closed_says_so_and_swallows_the_key() {
    let mut play = TestApp::before_the_cut();
    play.keys("c").ben(&["cut"], true).says("Meanwhile ben saved #15: cut to 4.");
    play.says("Enter: continue. Nothing was saved here.")
        .keys("1 d u")
        .assert_hides("saved, log 2");
    let lines = play.lines();
    play.keys("Enter").assert_hides("The cut").says("Meanwhile ben saved #15: cut to 4.");
    assert_eq!(play.lines(), lines);
    // Without the news, the key itself is answered.
    let mut play = TestApp::before_the_cut();
    play.keys("c").ben(&["cut"], false).keys("Enter").assert_hides("┌ Cut to top 4");
    play.says("Meanwhile ben saved #15: cut to 4.");
}

#[test]
fn a_result_dialog_whose_round_is_gone_says_so() {
    let mut play = TestApp::paired(4);
    let [a, b] = play.names(1);
    play.keys("1 Enter").ben(&["undo"], true).assert_hides("Who won");
    play.says("Meanwhile ben saved #6: undid 5: paired round 1.")
        .says(&format!("Table 1 ({a} – {b}) is no longer there."));
    play.keys("1 1 Enter").assert_hides("Who won").says("is no longer there.");
}

#[test]
fn a_number_half_typed_is_not_for_a_table_of_another_round() {
    let mut play = TestApp::paired(4);
    play.report_all().keys("2").assert_shows("Table 2▏");
    play.ben(&["pair"], true).says("ben: paired round 2").keys("Enter 1");
    assert_eq!(play.event().round().unwrap().missing().count(), 2);
}

#[test]
fn what_was_entered_and_taken_back_elsewhere_is_followed() {
    let mut play = TestApp::paired(4);
    let [a, b] = play.names(1);
    play.keys("1 Enter").ben(&["report 1 W"], true);
    play.says(&format!("ben just reported: {a} beat {b}."));
    play.ben(&["undo"], true).assert_hides("just reported");
    play.says("ben: undid ").says("Who won: 1 or 2? Saves at once.");
    play.keys("2").says(&format!("Table 1: {b} beat {a}."));
}

#[test]
fn a_player_who_leaves_while_his_table_is_open_is_told_of() {
    for (verb, word) in
        [("drop", "dropped after round 1."), ("disqualify", "is already disqualified.")]
    {
        let mut play = TestApp::paired(4);
        let [_, b] = play.names(1);
        play.keys("1 Enter").ben(&[&format!("{verb} \"{b}\"")], true).says(&format!("{b} {word}"));
        play.keys("2").says("Nothing saved. Repeat it if it's right.").keys("2");
        if verb == "disqualify" {
            play.assert_shows("Save this result?").keys("Enter");
        }
        play.assert_shows("saved, log ");
    }
}

/// The organizer previews a correction of the first round; then ben corrects another table.
///
/// The flag says whether ben's correction changes the preview.
fn looked_at(told: bool) -> (TestApp, bool) {
    let mut play = TestApp::paired(8);
    play.report_all();
    play.keys("p Left 1 Enter").says("Who won: 1 or 2? You'll see the effects before saving.");
    play.keys("2").says("Places: ").says("2 again: save · Esc: keep as is");
    let Ok(Verb::Do(command)) = read_verb("report 1 L round=1") else { unreachable!() };
    let before = consequences(play.event(), &command, play.now);
    play.ben(&["report 2 L round=1"], told);
    let now = Session::open(&play.file()).unwrap();
    let after = consequences(now.event(), &command, play.now);
    (play, before != after)
}

#[test]
fn a_preview_counts_only_as_long_as_it_holds() {
    for told in BOTH {
        // The draw decides whose place moves, so this repeats until the preview changes.
        let mut looked = looked_at(told);
        while !looked.1 {
            looked = looked_at(told);
        }
        let (mut play, _) = looked;
        let before = play.lines() + usize::from(!told);
        play.keys("2").says("The effects have changed: Places: ");
        assert_eq!(play.lines(), before, "only ben's");
        play.says("Nothing saved. Repeat it if it's right.").keys("2");
        play.says("2 again: save · Esc: keep as is").keys("2").assert_shows("Table 1 corrected");
        assert_eq!(play.lines(), before + 1);
    }
}

#[test]
fn the_palette_and_undo_tell_what_an_older_result_changes() {
    let mut play = TestApp::paired(8);
    play.report_all().keys("p :").text("report 1 L round=1").keys("Enter");
    let lines = play.lines();
    play.says("Places: ").says("Enter again: do it.").keys("Enter").assert_shows("corrected");
    assert_eq!(play.lines(), lines + 1);
    play.keys("u").says("Places: ").says("u again: undo it.");
    assert_eq!(play.lines(), lines + 1);
    play.keys("u").says("Undone: ");
}

#[test]
fn a_form_shows_what_another_has_changed_before_it_is_taken() {
    for told in BOTH {
        let mut play = TestApp::registered(2);
        play.keys("Home e").assert_shows("#1 Anna Żółkiewska");
        play.ben(&["edit #1 name=Hanna"], told).keys("Tab").text("Bard").keys("Enter");
        play.says("values: enter your change again.");
        play.assert_shows("#1 Hanna").assert_hides("Bard").keys("Tab").text("Bard").keys("Enter");
        let entrant = play.event().entrant(1).unwrap();
        assert_eq!((entrant.name.as_str(), entrant.club.as_deref()), ("Hanna", Some("Bard")));
    }
}

#[test]
fn the_clocks_key_does_not_turn_round() {
    for told in BOTH {
        let mut play = TestApp::paired(4);
        play.ben(&["timer start"], told).keys("t");
        assert!(play.event().clock.is_running());
        play.says("started the round timer, 35 minutes");
    }
}

#[test]
fn what_another_terminal_commits_is_shown_and_said() {
    let mut play = TestApp::paired(4);
    while play.messages.try_recv().is_ok() {}
    play.elsewhere("ben", "report 2 W");
    // The follower reports the change by itself; other threads may report before it.
    let told = || play.messages.recv_timeout(Duration::from_secs(5)).ok();
    assert!(std::iter::from_fn(told).any(|told| told == Msg::Changed));
    play.send(Msg::Changed);
    assert!(play.flow.redraw);
    play.assert_shows("ben: round 1 table 2: ").assert_shows("███░░░ 1 of 2");
}

#[test]
fn a_file_changed_behind_the_programs_back_has_a_banner_and_a_list() {
    let mut play = TestApp::paired(4);
    play.keys("!").assert_shows("The file is fine:");
    let path = play.file();
    let text = std::fs::read_to_string(&path).unwrap();
    std::fs::write(&path, text.replace("Ewa Zięba", "Eva Zięba").replace("Jan ", "Ian ")).unwrap();
    play.send(Msg::Changed);
    play.assert_shows("Read-only: line 14 was changed from outside  !: what to do").keys("l");
    play.assert_shows("Read-only: line 14").keys("p").assert_hides("saved, log ").keys("!");
    play.assert_shows("this line was changed outside Komandor")
        .assert_shows("Restore the saved event; the current file is kept too");
    play.keys("End").assert_shows("Lines with a wrong checksum");
    play.assert_shows("line 15").assert_shows("Eva Zięba").assert_shows("--accept").keys("Esc");
    let original = Original::read(&path).unwrap();
    original.replace(original.bytes(), "ben", play.now, None, &|_| Vec::new()).unwrap();
    play.send(Msg::Changed);
    play.assert_hides("Read-only").assert_shows("ben: edited the file by hand: accepted as is");
    assert_eq!(play.event().label(3), "Eva Zięba");
}

#[test]
fn two_terminals_lose_nothing() {
    let mut play = TestApp::paired(4);
    let (sender, _messages) = channel();
    let path = play.file();
    let mut other = App::at_event(&path, options(path.clone(), "ben"), sender, play.now).unwrap();
    play.keys("1 Enter 1");
    for key in ["2", "Enter", "2"] {
        other.update(Msg::Key(super::key(key).event()), play.now);
    }
    play.send(Msg::Changed);
    play.assert_shows("all results in");
    assert_eq!(other.model.event().unwrap().log, play.event().log);
}

#[test]
fn a_result_that_changes_under_the_dialog_is_shown_and_asked_about() {
    for told in [true, false] {
        let mut play = TestApp::paired(4);
        play.keys("1 Enter").assert_shows("Who won");
        play.elsewhere("ben", "report 1 W");
        if told {
            play.send(Msg::Changed);
        }
        // Whether or not the news has come, ben's result is not replaced without a question.
        play.keys("2").assert_shows("Who won").assert_shows("Now: ").assert_shows(" beat ");
        play.assert_shows("ben just reported: Anna Żółkiewska beat Ewa Zięba.")
            .assert_shows("Check which is right, then");
        let outcome = play.event().stages[0].rounds[0].pairings[0].outcome.as_ref().unwrap();
        assert_eq!(outcome.games.as_str(), "W");
        play.keys("2").assert_hides("Who won").assert_shows("Table 1 corrected: ");
        play.assert_shows("0–1");
    }
}

#[test]
fn news_of_others_stands_below_what_was_saved_until_the_next_key() {
    let mut play = TestApp::paired(8);
    play.keys("1 Enter 1").assert_shows("Table 1: ").assert_shows("saved, log 10");
    play.hears("report 2 W").assert_shows("Table 1: ").assert_shows("saved, log 10");
    play.assert_shows("ben: round 1 table 2: ").assert_hides("more)");
    play.hears("report 3 W").assert_shows("saved, log 10").assert_shows("ben: round 1 table 3: ");
    play.assert_shows("(and 1 more)").assert_hides("round 1 table 2: ");
    play.keys("Down").assert_hides("saved, log 10").assert_hides("ben: ");
    play.hears("report 4 W").assert_shows("ben: round 1 table 4: ").assert_hides("more)");
}
