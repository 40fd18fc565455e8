use super::*;
use crate::event::{champion, final_places};

#[test]
fn seeds_are_moved_and_replaced_and_the_reason_is_asked() {
    let mut play = TestApp::before_the_cut();
    let by: Vec<u32> = standings(play.event()).iter().map(|s| s.entrant).collect();
    let name = |play: &TestApp, at: usize| play.event().label(by[at]);
    let [a, b, c, d, e] = [0, 1, 2, 3, 4].map(|at| name(&play, at));
    play.keys("c Right").assert_shows("Cut to top 4, by hand").assert_shows("standing");
    play.assert_shows(&format!("By hand: {a} is seed 2 instead of 1."));
    play.keys("Down Down e").assert_shows(&format!("Instead of {d}")).assert_shows(&e);
    play.keys("Enter").assert_shows(&format!("By hand: {e} instead"));
    play.keys("Enter").assert_shows("Cut by hand");
    play.keys("Enter").assert_shows("Give a reason for the cut by hand (logged).");
    assert!(play.event().finals().is_none());
    play.text("left early").keys("Enter");
    let seeds: Vec<String> = {
        let event = play.event();
        event.finals().unwrap().seeds.iter().map(|id| event.label(*id)).collect()
    };
    assert_eq!(seeds, [b, a, c, e]);
    assert_eq!(play.event().log.last().unwrap().reason.as_deref(), Some("left early"));
    play.assert_hides("Cut by hand").assert_hides("Cut to top 4, by hand");
}

#[test]
fn seeds_are_added_and_left_out_and_come_back() {
    let mut play = TestApp::before_the_cut();
    play.keys("c d d").assert_shows("Cut to top 2, by hand").keys("u").assert_shows("Cut to top 4");
    play.assert_hides("by hand").keys("u").assert_shows("The seeds already match the standings.");
    let fifth = standings(play.event())[4].entrant;
    let name = play.event().label(fifth);
    play.keys("a Enter").assert_shows("Cut to top 5, by hand").assert_shows(&name);
    play.keys("a").text(&name).keys("Enter").assert_shows("Piotr Wójcik is seeded twice.");
    play.keys("Esc Enter").assert_hides("Cut by hand").assert_shows("Cut to top 5");
    play.assert_shows("sizes are");
    play.keys("d d Enter").assert_hides("Cut by hand").assert_shows("sizes are");
    play.keys("u d a").text(&name).keys("Enter Enter").assert_shows("Cut by hand");
    play.keys("Esc").assert_shows("Cut to top 4, by hand");
}

#[test]
fn a_house_player_is_taken_in_by_neither_key() {
    let mut play = TestApp::registered(8);
    play.verb("setup structure=custom rounds=1 cut=4");
    play.verb("add 'Hal' house").keys("p").report_all().keys("c");
    for key in ["a", "e"] {
        play.keys(key).text("Hal").keys("Enter");
        play.assert_shows("Hal is a house player and cannot play in the").keys("Esc");
    }
    play.assert_shows("Cut to top 4").assert_hides("by hand");
}

#[test]
fn a_seed_who_left_is_marked_and_refused_before_the_reason() {
    let mut play = TestApp::before_the_cut();
    let seeds: Vec<_> = standings(play.event()).iter().map(|one| one.entrant).collect();
    let name = play.event().label(seeds[1]);
    play.keys("c Right");
    play.ben(&[&format!("drop #{}", seeds[1])], true);
    let screen = play.screen();
    let row = screen.lines().find(|line| line.contains(&name) && line.contains("│")).unwrap();
    assert!(row.contains("   0.0000  dropped │"), "{screen}");
    play.keys("Enter").assert_hides("Cut by hand");
    play.says(&format!("{name} dropped. To bring {name} back: P, then 1."));
}

#[test]
fn a_replacement_is_for_the_player_and_not_for_the_row() {
    let mut play = TestApp::before_the_cut();
    let seeds: Vec<_> = standings(play.event()).iter().map(|one| one.entrant).collect();
    let [best, second] = [seeds[0], seeds[1]].map(|id| play.event().label(id));
    play.keys("c Down e").assert_shows(&format!("Instead of {second}"));
    play.ben(&[&format!("drop '{best}'")], true).text(&format!("#{}", seeds[5])).keys("Enter");
    let Some(Dialog::Seeds(now)) = play.app.model.dialogs.last() else {
        panic!("{}", play.screen());
    };
    assert_eq!(now.seeds, [seeds[5], seeds[2], seeds[3], seeds[4]]);
}

/// Four players in finals by double elimination; the screen shows the bracket.
pub(super) fn finals() -> TestApp {
    let mut play = due();
    play.assert_shows("Next: cut to top 4 (c).").keys("c Enter");
    play
}

fn due() -> TestApp {
    let mut play = TestApp::of_game("l", &NAMES[..6]);
    play.keys(":").text("setup rounds=1 cut=4").keys("Enter p");
    results(&mut play, &["1 1"; 3]);
    play
}

/// The same finals, paired, in a window that hides rounds on both sides.
pub(super) fn moved() -> TestApp {
    let mut play = due();
    play.keys("c Enter").resize(42, 24).keys("p");
    if play.open().view != View::Bracket {
        play.keys("b");
    }
    play.screen();
    play.keys("Right");
    play.screen();
    play
}

fn results(play: &mut TestApp, keys: &[&str]) {
    for (table, keys) in (1..).zip(keys) {
        play.text(&u32::to_string(&table)).keys("Enter").keys(keys);
    }
}

#[test]
fn a_table_of_the_finals_says_who_comes_from_where() {
    let mut play = finals();
    play.keys("p Esc w").assert_shows(": match 1: seed 1 against seed 4.");
    play.keys("Down w").assert_shows(": match 2: seed 2 against seed 3.");
    play.keys("b Up w").assert_shows(": match 1: seed 1 against seed 4.");
}

#[test]
fn on_paper_it_tells_the_bracket_of_a_game_and_who_waits_for_whom() {
    let mut play = finals();
    play.keys("p");
    results(&mut play, &["1", "1"]);
    play.keys("p p");
    results(&mut play, &["1", "1"]);
    let shown = |play: &TestApp, format| {
        let asked = ShowRequest::new(What::Bracket, format);
        show(play.event(), asked, Words::english()).unwrap()
    };
    let text = shown(&play, Format::Text);
    let heads: Vec<&str> = text.lines().filter(|line| line.starts_with("Finals r")).collect();
    assert_eq!(heads, ["Finals round 1", "Finals round 2"]);
    assert!(text.contains("upper bracket") && text.contains("lower bracket"), "{text}");
    assert!(text.contains("\nUpcoming\nMatch  Player A"), "{text}");
    let line = |start: &str| text.lines().find(|line| line.starts_with(start)).unwrap_or_default();
    assert!(line("    5  ").ends_with("  lower bracket"), "{text}");
    assert!(
        line("    6  ").contains("  winner of 5  ") && line("    6  ").ends_with("  final"),
        "{text}"
    );
    assert!(text.contains("\nPlaces decided\nPlace  Player\n4th    "), "{text}");
    assert!(shown(&play, Format::Markdown).contains("\n## Upcoming\n"));
    assert!(shown(&play, Format::Html).contains("<h2>Places decided</h2>"));
    let csv = shown(&play, Format::Csv);
    assert!(csv.contains("\nfinals round 2,4,2,"), "{csv}");
    assert!(csv.lines().next().is_some_and(|head| head.ends_with(",Bracket,Note")), "{csv}");
}

#[test]
fn arrows_show_the_rounds_that_do_not_fit_until_the_play_goes_on() {
    let mut play = finals();
    play.resize(60, 24).keys("p");
    if play.open().view != View::Bracket {
        play.keys("b");
    }
    play.assert_shows("later rounds →").assert_hides("← earlier").assert_shows("Upper round 1");
    play.keys("Left").says("This is the first round.").keys("Esc b");
    play.keys("Right").assert_shows("← earlier rounds").assert_hides("Upper round 1");
    play.keys("Right Right Right").says("These are the last rounds.");
    play.assert_hides("later rounds →").assert_shows("Final");
    play.keys("Left").assert_shows("later rounds →").keys("Right");
    play.keys("Left Right Right Down").assert_shows("Upper round 1").keys("Right");
    play.keys("1 Enter 1 1").assert_shows("Upper round 1").assert_hides("← earlier");
}

fn without_finals() -> TestApp {
    let mut play = TestApp::registered(8);
    play.verb("setup structure=custom rounds=2 cut=0").keys("p").report_all();
    play.keys("p").report_all();
    play
}

fn with_finals() -> TestApp {
    let mut play = TestApp::before_the_cut();
    play.keys("c Enter p Esc").report_all().keys("p").report_all();
    play
}

/// The column at which a text begins, and its row.
fn place(screen: &str, text: &str) -> (usize, usize) {
    let (row, line) = screen.lines().enumerate().find(|(_, line)| line.contains(text)).unwrap();
    (line[..line.find(text).unwrap()].chars().count(), row)
}

#[test]
fn the_first_three_of_the_standings_stand_on_the_podium() {
    for (width, height) in [(80, 24), (120, 40)] {
        let mut play = without_finals();
        let screen = play.resize(width, height).screen();
        assert!(champion(play.event()).is_some());
        let names: Vec<String> = standings(play.event())[..3]
            .iter()
            .map(|line| play.event().label(line.entrant))
            .collect();
        let [first, second, third] = [0, 1, 2].map(|at| place(&screen, &names[at]));
        assert!(second.0 < first.0 && first.0 < third.0, "{screen}");
        assert!(first.1 < second.1 && second.1 < third.1, "{screen}");
        play.assert_shows("██ 1 ██").assert_shows("██ 2 ██").assert_shows("██ 3 ██");
        play.assert_shows("2 points");
        play.assert_shows("Round 2").keys("s").assert_hides("██ 1 ██").keys("Esc");
        play.assert_shows("██ 1 ██").keys("Left").assert_hides("██ 1 ██").keys("Esc f");
        play.assert_shows("██ 1 ██").keys("u").assert_shows("██ 1 ██");
    }
}

#[test]
fn the_podium_has_the_places_of_the_list() {
    let mut play = with_finals();
    let places = final_places(play.event());
    let names: Vec<String> = places[..3].iter().map(|id| play.event().label(*id)).collect();
    play.assert_shows("██ 3 ██");
    for name in names {
        play.assert_shows(&name);
    }
}

#[test]
fn the_board_begins_with_the_podium_once_there_is_a_champion() {
    let play = with_finals();
    let (theme, event) = (play.app.model.theme, play.event());
    let mut board = Board::new(BoardView::Rotate, theme, event, MORNING);
    assert_eq!(board.view(event, MORNING), BoardView::Podium);
    for (width, height) in [(80, 24), (120, 40), (20, 5)] {
        let mut terminal = Terminal::new(TestBackend::new(width, height)).unwrap();
        terminal.draw(|frame| board.draw(event, None, frame, MORNING)).unwrap();
        let cells = &terminal.backend().buffer().content;
        let screen: String = cells.iter().map(|cell| cell.symbol()).collect();
        assert_eq!(screen.contains("██ 3 ██"), width > 20, "{width}");
    }
}
