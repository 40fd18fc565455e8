use super::*;
use crate::event::VerbSpec;
use crate::ruleset::HouseGames;
use crate::tui::dialog::setup::settings;

const SETTINGS: &[&str] = &[
    "name=Cup",
    "tier=premier",
    "structure=custom",
    "rounds=3",
    "cut=4",
    "finals=one-game",
    "minutes=33",
    "finals_minutes=44",
    "final_minutes=55",
    "redraft=yes",
    "unplayed=win",
    "language=pl",
    "lists=yes",
    "open_lists=yes",
    "sleeves=yes",
    "note='Lunch at one'",
    "checkin=yes",
    "fee=20",
    "house=bye",
    "pause=5",
    "closes=22:00",
    "apart='clubs 1'",
    "apart='relatives 1'",
    "apart='travel 1'",
    "prizes='1: mug'",
    "hold=yes",
    "prospects=yes",
    "address=https://example.org",
    "paper=off",
    "publish=site",
    "mirror=stick.yaml",
    "tables=1-9",
    "feature=1",
    "boosters=36",
    "pick_seconds=60",
    "timed_draw=1",
    "reports=first",
];

#[test]
fn every_setting_of_the_shell_is_listed_here() {
    let words = VerbSpec::of("setup").unwrap().ways().next().unwrap();
    let is_listed =
        |key: &str| SETTINGS.iter().any(|setting| setting.split('=').next() == Some(key));
    let missing = words.iter().filter_map(|word| word.key).filter(|key| !is_listed(key));
    assert_eq!(missing.collect::<Vec<_>>(), ["cut_by"]);
}

/// Fails unless the form has the fields that the shell could set now, and no others.
#[track_caller]
fn assert_every_field(play: &TestApp) {
    let here = Default::default();
    let form = Form::setup(play.event(), &here);
    for setting in SETTINGS {
        let Ok(Verb::Do(command)) = read_verb(&format!("setup {setting}")) else {
            panic!("{setting} is not read");
        };
        let may = decide(play.event(), &command, MORNING).is_ok();
        let (key, value) = setting.split_once('=').unwrap();
        let takes = |kind| match kind {
            FieldKind::Text(_) => true,
            FieldKind::Choice(choice) => {
                choice.options.iter().any(|option| option.value == value.trim_matches('\''))
            }
        };
        let mut fields = settings(play.event(), &here, &form);
        let has = fields.any(|setting| setting.key == key && takes(setting.field.kind));
        assert_eq!(has, may, "{setting}");
    }
}

#[test]
fn the_form_has_every_field_that_can_be_changed_now() {
    for game in ["d", "i"] {
        let mut play = TestApp::new();
        play.keys("n").text(game).keys("Enter a");
        for name in &super::NAMES[..4] {
            play.text(name).keys("Enter");
        }
        play.keys("Esc");
        assert_every_field(&play);
    }
    let mut play = TestApp::registered(8);
    play.verb("setup structure=custom rounds=1 cut=4").keys("p");
    assert_every_field(&play);
    play.report_all().keys("c Enter");
    assert!(play.event().finals().is_some(), "{}", play.screen());
    assert_every_field(&play);
    play.keys("p");
    assert_every_field(&play);
}

#[test]
fn the_form_of_a_player_says_what_the_same_word_means_as_announced() {
    let mut play = TestApp::registered(4);
    play.keys("e").assert_hides("the same entry").keys("Esc");
    play.verb("setup apart='clubs 1-2, relatives always absolute'").keys("e");
    play.says("Club: players with the same entry are kept apart in rounds 1 to 2, if possible.");
    play.says(
        "Family: players with the same entry are kept apart in every Swiss round, without exception.",
    );
}

/// Goes to this field of the form and chooses with an arrow until this is chosen.
fn choose(play: &mut TestApp, label: Message, value: &str) {
    for _ in 0..40 {
        let Some(Dialog::Form(form)) = play.app.model.dialogs.last() else {
            panic!("no form: {}", play.screen());
        };
        if form.fields[form.at].label != label {
            play.keys("Tab");
        } else if form.fields[form.at].value() != value {
            play.keys("Right");
        } else {
            return;
        }
    }
    panic!("no {value}: {}", play.screen());
}

#[test]
fn groups_and_house_games_are_chosen_and_not_typed() {
    let mut play = TestApp::registered(4);
    play.keys("S");
    choose(&mut play, msg!("settings.apart-club"), "clubs 1-2 absolute");
    play.assert_shows("▸ Same club apart").assert_shows("‹ in rounds 1 to 2, without exception ›");
    choose(&mut play, msg!("settings.house-games"), "bye");
    play.assert_shows("‹ as a bye ›").keys("Enter");
    play.assert_shows("Changed the event settings: house=bye, apart=clubs 1-2 absolute.");
    let setup = &play.event().setup;
    assert_eq!(
        setup.apart.as_deref().map(crate::event::groups_apart).unwrap(),
        "clubs 1-2 absolute"
    );
    assert_eq!(setup.house, Some(HouseGames::Bye));
    play.keys("S");
    choose(&mut play, msg!("settings.apart-club"), "none");
    play.keys("Enter");
    assert_eq!(play.event().setup.apart, None);
}

#[test]
fn a_key_leads_from_group_to_group_and_each_field_has_its_help() {
    let groups = [
        ("Format", "Name", "Shown on every screen, sheet and page."),
        ("Round times", "Round", "Minutes of a round before the finals. Blank: the rules' number."),
        ("Check-in and fee", "Check-in", "Players check in before round 1; no-shows are left out."),
        ("Tables and hall", "Tables", "The tables you have, such as 1-12, 15."),
        (
            "Pairing limits",
            "Same club apart",
            "Players of the same club, family or trip don't play each other then.",
        ),
        ("Prizes", "Prizes", "By place, such as 1: playmat; 2-4: promo card."),
        ("Publishing and paper", "Sheets in", "The language of everything players read."),
    ];
    for size in [(80, 24), (120, 40)] {
        let mut play = TestApp::registered(4);
        play.resize(size.0, size.1).keys("S");
        for (group, field, help) in groups {
            play.assert_shows(&format!("│ {group} ")).assert_shows(&format!("│ ▸ {field} "));
            play.assert_shows(&format!("│ {help} ")).assert_shows("PgUp PgDn group").keys("PgDn");
        }
        play.assert_shows("│ ▸ Name ").keys("PgUp").assert_shows("│ ▸ Sheets in ");
    }
}

#[test]
fn every_setting_has_help_in_one_line_and_what_holds_while_it_is_empty() {
    for game in ["d", "i", "r", "l", "x"] {
        let mut play = TestApp::new();
        play.keys("n").text(game).keys("Enter");
        let form = Form::setup(play.event(), &Default::default());
        for tag in ["en", "pl"] {
            let words = Words::built_in(tag).unwrap();
            for field in &form.fields {
                let help = field.help.first().map(|help| words.text(help)).unwrap_or_default();
                assert!((1..=76).contains(&text::width(&help)), "{:?} {tag}: {help}", field.label);
            }
        }
        for setting in settings(play.event(), &Default::default(), &form) {
            let is_planned = ["rounds", "cut"].contains(&setting.key);
            assert!(is_planned || setting.field.if_empty.is_some(), "{}", setting.key);
        }
    }
}

#[test]
fn a_choice_shows_all_options_or_how_many_there_are() {
    let mut play = TestApp::registered(4);
    play.keys("S").assert_shows("Tier                      ‹ Relaxed ›  Formal    Premier  ");
    play.assert_shows("Cut by                    ‹ top N ›  top N+ties    minimum points ");
    play.assert_shows("Tiebreakers strength of schedule, extended strength of schedule, random");
    play.resize(60, 24).assert_shows("‹ Relaxed ›   ").keys("Down");
    play.assert_shows("‹ Relaxed › 1/3 ");
}

#[test]
fn reports_from_phones_are_taken_off_again_in_the_form() {
    let mut play = TestApp::registered(4);
    play.verb("setup reports=first").keys("S");
    choose(&mut play, msg!("serve.label"), "none");
    play.assert_shows("‹ taken from nobody ›").keys("Enter");
    assert!(play.event().takes_reports().is_none(), "{}", play.screen());
    assert_eq!(play.event().setup.reports.map(|how| how.word()), Some("none"));
}
