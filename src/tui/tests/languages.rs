//! The language of a screen: each may be changed by a key, and long words fit.

use super::*;
use crate::tui::dialog::form::FILE;
use crate::tui::model::Location;
use crate::words::Catalogue;

/// English with every word a third longer.
pub static LONG: LazyLock<Words> = LazyLock::new(|| {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("config/words/en");
    let text = |entry: std::io::Result<fs::DirEntry>| {
        let path = entry.unwrap().path();
        let name = path.file_stem().unwrap().to_str().unwrap().to_owned();
        (name, fs::read_to_string(&path).unwrap().lines().map(longer_line).collect())
    };
    let texts: Vec<(String, String)> = fs::read_dir(folder).unwrap().map(text).collect();
    Words::of(Catalogue::read("xx", texts).unwrap())
});

fn longer_line(line: &str) -> String {
    let before = match line {
        "" => 0,
        _ if line.starts_with('#') || line.trim() == "}" || line.ends_with("->") => line.len(),
        _ if line.starts_with(' ') => line.find(']').map_or(0, |at| at + 1),
        _ if line.starts_with('}') => 1,
        _ => line.find('=').unwrap() + 1,
    };
    format!("{}{}\n", &line[..before], longer(&line[before..]))
}

/// The text with longer words, and with its placeables as they are.
fn longer(text: &str) -> String {
    let (mut longer, mut letters, mut inside) = (String::new(), 0_usize, false);
    for sign in text.chars().chain([' ']) {
        inside = sign == '{' || inside && sign != '}';
        if sign.is_alphabetic() && !inside {
            letters += 1;
        } else {
            longer.extend(std::iter::repeat_n('õ', letters.div_ceil(3)));
            letters = 0;
        }
        longer.push(sign);
    }
    longer.trim_end().to_owned()
}

/// The texts that must stand on the screen in one piece.
pub fn important(play: &TestApp) -> Vec<Message> {
    let model = &play.app.model;
    if let Some(dialog) = model.dialogs.last() {
        return of_dialog(dialog);
    }
    match &model.location {
        Location::Home(_) => Vec::new(),
        Location::Event(open) => of_screen(open),
    }
}

fn of_dialog(dialog: &Dialog) -> Vec<Message> {
    match dialog {
        Dialog::Report(report) => vec![msg!("common.table", n = report.entry.table).capitalised()],
        Dialog::Time(time) => vec![time.title()],
        Dialog::Form(form) => of_form(form),
        Dialog::Confirm(confirm) => vec![confirm.command.title()],
        Dialog::Closed(closed) => vec![closed.title.clone()],
        Dialog::Picker(_) => vec![msg!("dialog.which-game")],
        Dialog::Missions(missions) if missions.die => vec![msg!("aids.press-roll")],
        Dialog::Auction(auction) if auction.bids => {
            vec![msg!("aids.total"), msg!("aids.least-that-leads")]
        }
        // Their titles are short, or name a player.
        _ => Vec::new(),
    }
}

fn of_form(form: &Form) -> Vec<Message> {
    let shown = form.fields.iter().filter(|field| form.is_shown(field));
    // A longer form scrolls.
    let shown = shown.take(10);
    shown.map(|field| field.label.clone()).chain([form.title.clone()]).collect()
}

fn of_screen(open: &OpenEvent) -> Vec<Message> {
    let event = open.event();
    match open.view {
        View::Main => {
            let title = open.round().map(|(_, stage, round)| stage.round_title(round.number));
            let before_finals = event.preliminary().filter(|_| event.finals().is_some());
            let standings = match before_finals {
                Some(stage) => msg!("screen.after-rounds", n = stage.rounds.len()),
                None => msg!("pages.standings").capitalised(),
            };
            title.into_iter().chain([standings]).collect()
        }
        View::Players => {
            vec![msg!("pages.players").capitalised(), msg!("roster.club").capitalised()]
        }
        View::Log if open.filter.is_empty() => {
            vec![msg!("verify.log").capitalised(), msg!("screen.actions", n = event.log.len())]
        }
        View::Log => vec![msg!("verify.log").capitalised()],
        View::Announcement => vec![msg!("board.event-info")],
        View::Draft | View::Standings | View::Bracket | View::HallClock => Vec::new(),
    }
}

/// The paragraphs that must stand on the screen whole, each with the columns that it has.
pub fn paragraphs(play: &TestApp, width: u16) -> Vec<(Message, usize)> {
    let columns = |most: u16| usize::from(most.min(width - 4));
    match play.app.model.dialogs.last() {
        Some(Dialog::Confirm(confirm)) => vec![(confirm.question.clone(), columns(66))],
        Some(Dialog::Closed(closed)) => vec![(closed.why.clone(), columns(66))],
        Some(Dialog::Form(form)) => {
            let said = form.about.iter().chain(&form.error_text);
            // A form that asks for a path is wide.
            let takes_path = form.fields.iter().any(|field| field.label == FILE);
            let wide = if takes_path { 100 } else { 66 };
            said.map(|said| (said.clone(), columns(wide))).collect()
        }
        _ => Vec::new(),
    }
}

/// With one page the language changes by itself.
#[test]
fn a_board_in_two_languages_changes_with_the_page_and_without_one() {
    use crate::tui::board::{Board, BoardView};
    let both = || vec![Words::english().clone(), polish()];
    let play = TestApp::registered(4);
    let theme = play.app.model.theme;
    let at = |seconds: i64| Moment { unix: MORNING.unix + seconds, ..MORNING };
    let mut board = Board::new(BoardView::ByName, theme, play.event(), MORNING);
    board.set_languages(both(), MORNING);
    let mut terminal = Terminal::new(TestBackend::new(80, 24)).unwrap();
    terminal.draw(|frame| board.draw(play.event(), None, frame, MORNING)).unwrap();
    assert_eq!(board.wants_tick(play.event(), MORNING).unwrap().as_secs(), 15);
    let mut told = vec![board.words().tag().to_owned()];
    for second in 1..=45 {
        let flow = board.tick(play.event(), at(second));
        assert_eq!(flow.redraw, second % 15 == 0, "{second}");
        if flow.redraw {
            told.push(board.words().tag().to_owned());
        }
    }
    assert_eq!(told, ["en", "pl", "en", "pl"]);
    board.set_languages(vec![Words::english().clone()], MORNING);
    assert_eq!(board.wants_tick(play.event(), MORNING), None);
}

#[test]
fn a_key_goes_through_the_languages() {
    let mut play = TestApp::paired(4);
    let file = std::fs::read(play.file()).unwrap();
    play.resize(160, 70).keys("Down").assert_shows("t timer").assert_shows("L polski").keys("L");
    play.assert_shows("Język: polski. L: zmień na English.").keys("Down").assert_shows("L English");
    play.assert_shows("? pomoc").keys("?").assert_shows("paruj").keys("L");
    play.assert_shows("Language: English. L: switch to polski.")
        .assert_shows("Pair the next round");
    assert_eq!(std::fs::read(play.file()).unwrap(), file);
    let mut play = TestApp::paired(4);
    play.keys("L q").assert_shows("otwórz").keys("L").assert_shows("open");
}

/// A sentence that names a verb names its key, as it is pressed from that screen.
#[test]
fn a_verb_is_told_as_its_key() {
    let told = |play: &mut TestApp, verb: &str| {
        name_keys(&mut play.app.model);
        play.app.model.words.arg(&Arg::Verb(verb.to_owned()))
    };
    let mut play = TestApp::paired(4);
    for (verb, key) in [
        ("timer start", "t"),
        ("timer stop", ":timer stop"),
        ("undo", "u"),
        ("undo 3", ":undo 3"),
        ("setup rounds=4", "S"),
        ("rejoin Ewa", "P, then 1"),
        ("note", "Z, then 7"),
        ("draft next", ":draft next"),
        ("pair manual \"A = B\"", ":pair manual \"A = B\""),
    ] {
        assert_eq!(told(&mut play, verb), key);
    }
    assert_eq!(told(play.keys("r"), "rejoin Ewa"), "P, then 1");
    assert_eq!(told(play.keys("a"), "undo"), "Esc, then u");
    assert_eq!(told(play.keys("Esc l"), "rejoin Ewa"), "Esc P, then 1");
    play.app.model.words = polish();
    assert_eq!(told(&mut play, "rejoin Ewa"), "Esc P, potem 1");
    assert_eq!(told(play.keys(":"), "undo"), "undo");
    assert_eq!(told(play.keys("Esc q q"), "undo"), "undo");
}

#[test]
fn reasons_are_told_in_the_language_of_the_screen() {
    let mut play = TestApp::registered(4);
    play.app.model.words = polish();
    let why = disabled_reason(Act::ShowStandings, &play.app.model).unwrap();
    assert_eq!(why.to_string(), "No standings before round 1. p: pair it.");
    play.keys("s").assert_shows("Przed rundą 1 nie ma klasyfikacji. p: paruj.").keys("?");
    let Some(Dialog::Help(help)) = play.app.model.dialogs.last() else { panic!() };
    let reason = |line: &HelpLine| matches!(line, HelpLine::Entry { why: Some(_), .. });
    assert!(help.lines.iter().any(reason));
}

#[test]
fn the_room_reads_the_language_that_its_viewer_chose() {
    let play = TestApp::paired(4);
    let theme = Theme::of(Depth::None, Background::Unknown);
    let now: Moment = play.now;
    let mut board = Board::new(BoardView::Pairings, theme, play.event(), now);
    board.set_choice(vec![Words::english().clone(), polish()]);
    let shown = |board: &mut Board| -> String {
        let mut terminal = Terminal::new(TestBackend::new(100, 30)).unwrap();
        terminal.draw(|frame| board.draw(play.event(), None, frame, now)).unwrap();
        terminal.backend().buffer().content.iter().map(|cell| cell.symbol()).collect()
    };
    assert!(shown(&mut board).contains("L polski"));
    assert!(board.key(ch('L').event(), play.event(), now).redraw);
    assert!(shown(&mut board).contains("L English"));
    // The event's own language is only the default.
    board.set_languages(vec![Words::english().clone()], now);
    let page = polish().text(&msg!("board.by-table"));
    assert!(shown(&mut board).contains(&page));
}
