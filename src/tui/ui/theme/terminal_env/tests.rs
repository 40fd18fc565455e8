use super::*;
use crate::tui::ui::theme::{Theme, built_in};

fn around(term: &str, colorterm: &str, colorfgbg: &str) -> TerminalEnv {
    let [term, colorterm, colorfgbg] = [term, colorterm, colorfgbg].map(str::to_owned);
    TerminalEnv { no_color: false, term, colorterm, colorfgbg, locale: String::new() }
}

#[test]
fn the_background_is_read_from_what_terminals_answer() {
    for (answer, background) in [
        ("rgb:ffff/ffff/ffff", Some(Background::Light)),
        ("rgb:fd/f6/e3", Some(Background::Light)),
        ("rgba:0000/0000/0000/ffff", Some(Background::Dark)),
        ("rgb:0000/2b2b/3636", Some(Background::Dark)),
        ("rgb:0/0/f", Some(Background::Dark)),
        ("rgb:ffff/ffff", None),
        ("rgb:+fff/ffff/ffff", None),
        ("rgb:fffff/0/0", None),
        ("white", None),
    ] {
        assert_eq!(background_in(answer), background, "{answer}");
    }
}

#[test]
fn the_environment_tells_colours_and_background() {
    assert_eq!(around("xterm-256color", "truecolor", "").depth(), Depth::True);
    assert_eq!(around("xterm-256color", "", "").depth(), Depth::Cube);
    for sixteen in ["xterm", "screen", "tmux", "linux"] {
        assert_eq!(around(sixteen, "", "").depth(), Depth::Sixteen, "{sixteen}");
    }
    assert_eq!(around("tmux-256color", "", "").depth(), Depth::Cube);
    for none in ["vt100", "vt220-w", "dumb", "xterm-mono"] {
        assert_eq!(around(none, "", "").depth(), Depth::None, "{none}");
    }
    // The variable has come from another terminal.
    assert_eq!(around("vt100", "truecolor", "").depth(), Depth::None);
    assert_eq!(TerminalEnv { no_color: true, ..around("", "24bit", "") }.depth(), Depth::None);
    for (told, background) in [
        ("15;0", Background::Dark),
        ("0;default;15", Background::Light),
        ("0;7", Background::Light),
        ("7;8", Background::Dark),
        ("0;default", Background::Unknown),
        ("", Background::Unknown),
    ] {
        assert_eq!(around("xterm", "", told).background(), background, "{told}");
    }
    assert_eq!(around("linux", "", "").background(), Background::Dark);
}

#[test]
fn who_cannot_answer_is_not_asked() {
    for (term, asked) in [
        ("xterm", true),
        ("screen", true),
        ("tmux-256color", true),
        ("linux", false),
        ("vt100", false),
        ("dumb", false),
        ("", false),
    ] {
        assert_eq!(around(term, "", "").can_be_asked(), asked, "{term}");
    }
}

#[test]
fn the_characters_follow_the_wish_then_the_locale_then_the_terminal() {
    let of = |term: &str, locale: &str, ascii| {
        let locale = locale.to_owned();
        TerminalEnv { locale, ..around(term, "", "") }.charset(ascii)
    };
    for (term, locale, charset) in [
        ("xterm", "pl_PL.UTF-8", Charset::Unicode),
        ("xterm", "C.utf8", Charset::Unicode),
        ("xterm", "pl_PL.ISO-8859-2", Charset::Ascii),
        ("xterm", "C", Charset::Ascii),
        ("xterm", "", Charset::Unicode),
        ("vt100", "", Charset::Ascii),
        ("vt100", "C.UTF-8", Charset::Unicode),
    ] {
        assert_eq!(of(term, locale, None), charset, "{term} {locale}");
    }
    assert_eq!(of("xterm", "C.UTF-8", Some(true)), Charset::Signs);
    assert_eq!(of("xterm", "C", Some(true)), Charset::Ascii);
    assert_eq!(of("vt100", "C", Some(false)), Charset::Unicode);
}

#[test]
fn a_choice_is_not_argued_with_and_what_the_terminal_says_comes_before_what_is_guessed() {
    let told = around("xterm", "truecolor", "15;0");
    let [dark, light] = [Background::Dark, Background::Light].map(|g| Theme::of(Depth::True, g));
    let mut theme = Theme::chosen(built_in("light").unwrap(), &told);
    theme.set_background(Background::Dark);
    assert_eq!((theme.key, theme.cursor), (light.key, light.cursor));
    let mut theme = Theme::chosen(built_in("auto").unwrap(), &told);
    assert_eq!(theme, Theme { follows_terminal: true, ..dark });
    theme.set_background(Background::Light);
    assert_eq!(theme, Theme { follows_terminal: true, ..light });
    let mute = Theme::chosen(built_in("auto").unwrap(), &around("linux", "", ""));
    assert!(!mute.follows_terminal);
}
