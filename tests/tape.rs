//! Tests the reader of tapes, and plays a tape in a shell.

use std::{fs, time::Duration};

use crate::support::{
    Terminal,
    tape::{self, Action, Key, Wait, read, size},
};

/// The actions of a valid tape.
fn actions(text: &str) -> Vec<Action> {
    let steps = read(text).unwrap_or_else(|bad| panic!("{bad}"));
    steps.into_iter().map(|step| step.action).collect()
}

/// The sentence that refuses a tape.
fn refusal(text: &str) -> String {
    read(text).expect_err("a bad tape").to_string()
}

fn wait(screen: bool, seconds: u64, pattern: &str) -> Action {
    let timeout = Duration::from_secs(seconds);
    Action::Wait(Wait { screen, timeout, pattern: pattern.to_owned() })
}

#[test]
fn a_good_tape_is_read_line_by_line() {
    let steps = read(
        "# a comment\n\nOutput docs/demo.gif\nRequire komandor # another\n\nSet Shell \"bash\"\n\
         Set TypingSpeed 50ms\nType@10ms \"komandor demo\" # typed\n  Enter\n",
    );
    let steps: Vec<_> = steps.unwrap().into_iter().map(|step| (step.line, step.action)).collect();
    assert_eq!(
        steps,
        [
            (3, Action::Output("docs/demo.gif".into())),
            (4, Action::Require("komandor".into())),
            (6, Action::Set("Shell", "bash".into())),
            (7, Action::Set("TypingSpeed", "0.05".into())),
            (8, Action::Type("komandor demo".into())),
            (9, Action::Key(Key::Enter, 1)),
        ]
    );
}

#[test]
fn every_setting_takes_its_kind_of_value() {
    let tape = "Set FontSize 18\nSet FontFamily 'JetBrains Mono'\nSet Width 1200\nSet Height 600\n\
        Set LetterSpacing 0.5\nSet LineHeight 1.1\nSet Theme Dracula\nSet Theme { \"name\": \"x\" }\n\
        Set Padding 10\nSet Margin 20\nSet MarginFill \"#1a2B3c\"\nSet MarginFill back.png\n\
        Set WindowBar Rings\nSet BorderRadius 8\nSet Framerate 30\nSet PlaybackSpeed 1.5\n\
        Set LoopOffset 20%\nSet CursorBlink false";
    let values: Vec<_> = actions(tape)
        .into_iter()
        .map(|action| match action {
            Action::Set(_, value) => value,
            other => panic!("{other:?}"),
        })
        .collect();
    assert_eq!(
        values.join("|"),
        "18|JetBrains Mono|1200|600|0.5|1.1|Dracula|{ \"name\": \"x\" }|\
        10|20|#1a2B3c|back.png|Rings|8|30|1.5|20|false"
    );
}

#[test]
fn text_is_typed_as_it_stands_in_any_quotes() {
    let tape = "Type `say \"it's\"`\nType 'a\\n'\nType \"# no comment\"\nType \"Żółkiewski\"";
    let typed = ["say \"it's\"", "a\\n", "# no comment", "Żółkiewski"];
    assert_eq!(actions(tape), typed.map(|text| Action::Type(text.into())));
}

#[test]
fn keys_times_and_counts() {
    let tape = "Down@50ms 3\nPageUp\nEscape\nTab 2\nCtrl+C\nHide\nShow\nSleep .5\nSleep 1.5m\n\
        Screenshot \"a b.png\"";
    assert_eq!(
        actions(tape),
        [
            Action::Key(Key::Down, 3),
            Action::Key(Key::PageUp, 1),
            Action::Key(Key::Escape, 1),
            Action::Key(Key::Tab, 2),
            Action::Ctrl('c'),
            Action::Hide,
            Action::Show,
            Action::Sleep(Duration::from_millis(500)),
            Action::Sleep(Duration::from_secs(90)),
            Action::Screenshot("a b.png".into()),
        ]
    );
}

#[test]
fn a_wait_says_where_how_long_and_for_what() {
    let tape = "Wait\nWait /x/\nWait+Line@2s /a\\/b/\nWait+Screen@1m /Round [0-9]+/ # soon\n\
        Wait+Screen /\\\\/";
    assert_eq!(
        actions(tape),
        [
            wait(false, 15, ">$"),
            wait(false, 15, "x"),
            wait(false, 2, "a\\/b"),
            wait(true, 60, "Round [0-9]+"),
            wait(true, 15, "\\\\"),
        ]
    );
}

#[test]
fn what_is_no_command_is_refused() {
    const COMMANDS: &str = "A line expects Output, Require, Set, Hide, Show, Type, Sleep, Ctrl, \
        Wait, Screenshot or a key, found";
    for unknown in ["Home", "End", "Alt+x", "Env A \"b\"", "Source a.tape", "enter", "\"x\""] {
        assert_eq!(
            refusal(&format!("Enter\n{unknown}")),
            format!("line 2: {COMMANDS} `{unknown}`")
        );
    }
}

#[test]
fn each_kind_of_bad_line_says_what_was_expected() {
    for (line, message) in [
        ("Type hello", "Type expects a text in quotes, found `hello`"),
        ("Type", "Type expects a text in quotes, found the end of the line"),
        ("Type \"hello", "Type expects a closing \", found `\"hello`"),
        ("Type\"hello\"", "Type expects a blank, found `\"hello\"`"),
        ("Type@fast \"x\"", "Type expects a time such as 500ms or 2s, found `fast \"x\"`"),
        ("Type \"a\" Enter", "Type expects nothing more, found `Enter`"),
        ("Sleep", "Sleep expects a time such as 500ms or 2s, found the end of the line"),
        ("Sleep 5h", "Sleep expects a time such as 500ms or 2s, found `5h`"),
        ("Sleep 1.2.3s", "Sleep expects a time such as 500ms or 2s, found `1.2.3s`"),
        ("Enter twice", "Enter expects how often, 1 or more, found `twice`"),
        ("Enter 0", "Enter expects how often, 1 or more, found `0`"),
        ("Enter 2 3", "Enter expects nothing more, found `3`"),
        ("Ctrl", "Ctrl expects + and a letter, found the end of the line"),
        ("Ctrl+Shift+x", "Ctrl expects + and a letter, found `+Shift+x`"),
        ("Hide it", "Hide expects nothing more, found `it`"),
        ("Require", "Require expects the name of a program, found the end of the line"),
        (
            "Output demo.avi",
            "Output expects a path that ends in .gif, .mp4, .webm, .txt, .ascii, found `demo.avi`",
        ),
        ("Screenshot a.gif", "Screenshot expects a path that ends in .png, found `a.gif`"),
        ("Wait+Page /x/", "Wait expects +Screen or +Line, found `+Page /x/`"),
        ("Wait@0s /x/", "Wait expects a time above 0, found `@0s /x/`"),
        ("Wait x", "Wait expects a regular expression between slashes, found `x`"),
        ("Wait /x", "Wait expects a closing /, found `/x`"),
        ("Wait /(/", "Wait expects a regular expression (unclosed group), found `/(/`"),
    ] {
        assert_eq!(refusal(line), format!("line 1: {message}"));
    }
}

#[test]
fn each_kind_of_bad_setting_says_what_was_expected() {
    for (line, message) in [
        (
            "Set Colour red",
            "Set expects one of Shell, FontSize, FontFamily, Width, Height, LetterSpacing, \
             LineHeight, Theme, Padding, Margin, MarginFill, WindowBar, BorderRadius, Framerate, \
             PlaybackSpeed, TypingSpeed, LoopOffset, CursorBlink, found `Colour red`",
        ),
        ("Set Shell zsh", "Shell expects bash, found `zsh`"),
        ("Set Width wide", "Width expects a whole number, found `wide`"),
        ("Set Width 1.5", "Width expects a whole number, found `1.5`"),
        ("Set Width", "Width expects a whole number, found the end of the line"),
        ("Set LineHeight high", "LineHeight expects a number, found `high`"),
        ("Set FontFamily", "FontFamily expects a text, found the end of the line"),
        ("Set TypingSpeed fast", "TypingSpeed expects a time such as 500ms or 2s, found `fast`"),
        ("Set LoopOffset x", "LoopOffset expects a number of percent, found `x`"),
        ("Set CursorBlink no", "CursorBlink expects true or false, found `no`"),
        (
            "Set WindowBar Big",
            "WindowBar expects Colorful or ColorfulRight or Rings or RingsRight, found `Big`",
        ),
        ("Set Theme { \"a\": 1", "Theme expects a closing }, found `{ \"a\": 1`"),
        (
            "Set MarginFill \"#12\"",
            "MarginFill expects a path, or a colour such as \"#1a2b3c\", found `\"#12\"`",
        ),
    ] {
        assert_eq!(refusal(line), format!("line 1: {message}"));
    }
}

#[test]
fn settings_stand_before_what_plays() {
    let message = "line 3: Set Width stands after the first command that plays";
    assert_eq!(refusal("Set Height 600\nHide\nSet Width 900"), message);
    assert!(read("Enter\nSet TypingSpeed 1ms").is_ok(), "the speed may change on the way");
}

#[test]
fn the_size_of_the_recording_gives_that_of_the_terminal() {
    let size = |text| size(&read(text).unwrap());
    assert_eq!(size(""), (76, 16));
    assert_eq!(size("Set Width 1240\nSet Height 640\nSet FontSize 15\nSet Padding 20"), (120, 30));
    assert_eq!(size("Set Width 1"), (1, 16));
}

#[test]
fn a_tape_plays_in_a_shell() {
    let tape = "Hide\nType \"echo hel''lo\"\nEnter\nWait+Screen /^hello$|\\nhello\\n/\nWait\nShow\n\
        Type 'true x'\nBackspace 6\nType 'printf \"%s-\" a b'\nEnter\nSleep 1s\nScreenshot end.png";
    let mut terminal = Terminal::start(tape::bash(), 80, 24);
    let screens = tape::play(&mut terminal, &read(tape).unwrap());
    let labels: Vec<_> = screens.iter().map(|(label, _)| label.as_str()).collect();
    assert_eq!(
        labels,
        ["line 4: Wait+Screen /^hello$|\\nhello\\n/", "line 5: Wait+Line />$/", "end.png"]
    );
    assert!(screens[2].1.contains("\na-b->"), "{}", screens[2].1);
}

#[test]
fn a_tape_file_plays_in_a_home_of_its_own() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("home.tape");
    fs::write(
        &path,
        "Require komandor\nType `test $HOME -ef . && echo a''lone`\nEnter\nWait+Screen /alone/",
    )
    .unwrap();
    assert_eq!(tape::play_file(&path).len(), 1);
}

#[test]
#[should_panic(expected = "line 1: Wait+Screen /never/ does not come true")]
fn a_wait_that_is_not_met_shows_the_screen() {
    let mut terminal = Terminal::start(tape::bash(), 80, 24);
    tape::play(&mut terminal, &read("Wait+Screen@50ms /never/").unwrap());
}

#[test]
#[should_panic(expected = "line 1: no-such-program is required, and is not there")]
fn a_program_that_is_not_there_is_named() {
    let mut terminal = Terminal::start(tape::bash(), 80, 24);
    tape::play(&mut terminal, &read("Require no-such-program").unwrap());
}

#[test]
fn the_demonstration_tape_shows_an_event_from_new_to_champion() {
    let screens = tape::play_file(concat!(env!("CARGO_MANIFEST_DIR"), "/demo.tape"));
    let (_, main) = screens.iter().find(|(label, _)| label == "tests/tape/demo.png").unwrap();
    for promised in ["so far", "4 of 11", "cut to 4", "2–0", "until "] {
        assert!(main.contains(promised), "{promised} is missing:\n{main}");
    }
    // The champion is waited for by the tape itself.
    assert!(include_str!("../demo.tape").contains("\nWait+Screen /★ "));
}
