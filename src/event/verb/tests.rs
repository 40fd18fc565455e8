use super::*;
use crate::event::{Command, Who};

#[test]
fn a_number_is_a_player_and_no_comment() {
    for line in ["drop #12", "drop '#12'", "drop \"#12\"", "drop \\#12"] {
        assert_eq!(read_verb(line), Ok(Verb::Do(Command::Drop(Who("#12".into())))), "{line}");
    }
    let by_hand = read_verb("pair manual \"#1 = #2, #3 = bye\"").unwrap();
    let who = |text: &str| Who(text.into());
    let pairs = vec![(who("#1"), Some(who("#2"))), (who("#3"), None)];
    assert_eq!(by_hand, Verb::Do(Command::PairByHand(pairs)));
}

#[test]
fn a_setting_mistyped_is_no_part_of_the_name() {
    assert_eq!(
        read_verb("add Jan Nowak clbu=Bard").unwrap_err().to_string().split(" Usage").next(),
        Some(
            "Unknown word \"clbu=Bard\"; write club=, member=, start=, partner=, table=, family=, travel=, house= or byes=."
        )
    );
    for line in ["add a=b", "add 'Jan clbu=C'", "add A = B"] {
        assert!(read_verb(line).is_ok(), "{line}");
    }
}

#[test]
fn wrong_usage_names_the_usage() {
    let why = |line: &str| read_verb(line).unwrap_err();
    assert_eq!(
        why("report x W"),
        "\"x\" is not a whole number. Usage: report TABLE RESULT [timed] [correct] [margin=N] [drop=A|B|both|none] [round=N] [stage=N] | report TABLE [GAMES] concede A|B | report TABLE concede A|B match | report TABLE noshow A|B | report TABLE same drop=A|B|both|none | report TABLE N-N [W|L|D] [timed]"
    );
    assert_eq!(why("drop"), "A player is missing. Usage: drop WHO");
    assert_eq!(
        why("setup rounds=x apart=foo"),
        "\"x\" is not a whole number. Usage: setup [rounds=N] [apart=\"clubs|relatives|travel [1|1-N|always] [soft|absolute], …\"|none]"
    );
    assert!(why("setup nosuch=1").to_string().contains("[rounds=N] [cut=N] "));
    let shown =
        "\"why\" is not a command here. On the screen: w. In the shell: komandor show EVENT why.";
    assert_eq!(why("why"), shown);
    assert_eq!(
        why("slips 3"),
        "\"slips\" is not a command here. In the shell: komandor show EVENT slips."
    );
    assert_eq!(why("dropp x"), "No command \"dropp\"; did you mean drop?");
    assert_eq!(why("add 'Jan"), "A quotation mark is not closed: quote as in a shell.");
    assert_eq!(
        why("official Ola role=king"),
        "Unknown word \"king\"; write organizer, marshal or judge. Usage: official NAME role=organizer|marshal|judge [playing] | official NAME here|away"
    );
    assert_eq!(why("swap a b c"), "\"c\" is one word too many. Usage: swap A B");
    assert_eq!(
        why("timer dance").to_string().split(" Usage").next(),
        Some("Unknown word \"dance\"; write start, pause, resume, stop, add, left or set.")
    );
}

#[test]
fn every_sentence_before_the_usage_has_its_full_stop() {
    let why = |line: &str| {
        let why = read_verb(line).unwrap_err().to_string();
        why.split_once(" Usage: ").unwrap().0.to_owned()
    };
    for (line, said) in [
        ("setup apart=x", "Unknown word \"x\"; write clubs, relatives, travel, none or rules."),
        ("setup apart='clubs 0'", "Unknown word \"0\"; write 1, 1-3 or always."),
        ("setup apart='clubs soft absolute'", "One word too many for clubs: \"absolute\"."),
        ("apart A B x", "Unknown word \"x\"; write absolute, soft or off."),
        ("apart A B off rounds=1", "off lifts the pair in all rounds: leave out rounds=."),
        ("pair absent=x", "Unknown word \"x\"; write remove, keep or out."),
    ] {
        assert_eq!(why(line), said);
    }
}

#[test]
fn every_verb_in_the_help_is_read_and_its_usage_has_its_brackets_closed() {
    for help in &VERBS {
        let read = read_verb(help.verb).map_err(|why| why.to_string());
        assert!(!read.is_err_and(|why| why.starts_with("No command")), "{}", help.verb);
        let count = |sign| help.usage.matches(sign).count();
        assert_eq!(count('['), count(']'), "{}", help.usage);
        assert_eq!(count('"') % 2, 0, "{}", help.usage);
    }
}

/// All lines that a usage allows: with and without what stands in brackets, and with each of the
/// words between bars.
fn lines_of(verb: &str, way: &[UsageWord]) -> Vec<String> {
    let mut lines = vec![verb.to_owned()];
    for part in way {
        let key = part.key.map_or_else(String::new, |key| format!("{key}="));
        let words = part.alternatives().map(|word| match word {
            "TABLE" | "N" => format!("{key}2"),
            "N-N" => "24-17".to_owned(),
            word => format!("{key}{word}"),
        });
        let left_out = part.optional.then(String::new);
        let words: Vec<String> = left_out.into_iter().chain(words).collect();
        let with = |line: &String| words.iter().map(|w| format!("{line} {w}")).collect::<Vec<_>>();
        lines = lines.iter().flat_map(with).collect();
    }
    lines
}

#[test]
fn every_form_that_the_usage_of_a_result_shows_is_read() {
    for verb in ["report", "claim"] {
        let ways = VerbSpec::of(verb).unwrap().ways();
        let lines: Vec<String> = ways.flat_map(|way| lines_of(verb, &way)).collect();
        assert!(lines.len() > 3, "{lines:?}");
        for (result, games) in
            [("W", "W"), ("X", "L"), ("WD", "D"), ("2-1", "WL"), ("WLWLW", "WLWL")]
        {
            for line in &lines {
                let line = line.replace("RESULT", result).replace("GAMES", games);
                let read = read_verb(line.trim());
                assert!(matches!(read, Ok(Verb::Do(_) | Verb::Correct(_))), "{line}: {read:?}");
            }
        }
    }
}
