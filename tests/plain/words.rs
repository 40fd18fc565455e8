//! The dialogue in lines understands more than verbs: choices, questions, sheets, commas.

use super::Desk;

/// What is said to these lines in round 1 of four players; all of these parts are in it.
#[track_caller]
fn hears(input: &str, status: i32, parts: &[&str]) -> String {
    let said = Desk::playing().dialogue(&[], input, status);
    for part in parts {
        assert!(said.contains(part), "{part:?} is not in {said}");
    }
    said
}

#[test]
fn the_clock_takes_the_words_of_the_timer_and_names_its_choices() {
    let told = [
        "? clock start\nStarted the round timer, 35 minutes. Saved, number 6.\n",
        "? clock fly\nUnknown word \"fly\"; write start, pause, resume, stop, add, left or set. Type ? timer",
        "? timer\nWhat should the clock do: start, pause, resume, stop, add 5, left 20 or set 50? timer stop\nStopped the round timer. Saved, number 8.\n",
        "? ? clock\nclock: the time; with another word, the same as timer.\ntimer: the round timer",
    ];
    hears("clock start\nclock pause\nclock fly\ntimer\ntimer stop\n? clock\n", 2, &told);
}

#[test]
fn an_inbox_that_waits_is_announced_and_told() {
    let desk = Desk::playing();
    desk.0.verb("report 1 W");
    desk.other("station Lap1", "claim 1 L");
    let said = desk.dialogue(&[], "inbox\nclaim 2 W\n1 1\n", 0);
    let waits = "\n1 player report pending: type inbox.\nNext: ";
    assert!(said.contains(waits), "{said}");
    assert!(said.contains("By station Lap1.\nType inbox accept or inbox dismiss, and a number.\n"));
    let said = desk.run(&["--lang", "pl", "--plain", "shop.yaml"], "inbox\n", 0);
    assert!(said.contains("Czeka 1 wynik od graczy: wpisz inbox.\n"), "{said}");
    assert!(said.contains(" stanowisko Lap1.\nWpisz inbox accept albo inbox dismiss i numer.\n"));
}

#[test]
fn a_result_that_comes_to_wait_is_announced_before_the_prompt() {
    let news =
        "Saved, number 7.\n1 player report pending: type inbox.\nRound 1, 1 of 2 in. ? round";
    let said = hears("1 W\nclaim 1 L\nround\n", 0, &[news]);
    assert_eq!(said.matches("pending: type inbox").count(), 1, "{said}");
}

#[test]
fn a_line_that_is_no_answer_is_refused_once_and_then_carried_out() {
    let asked = "Save? y or n 2 1\nType y for yes, or n for no.\nSave? y or n 2 2\n\
                 Not saved.\nTable 2: Jan Nowak beat Filip Jasiński. Saved, number 7.\n";
    let kept = "Table 1: Celina Gołębiewska beat Jan Kowalski.\n";
    hears("1 1\n1 2\n2 1\n2 2\nround\n", 1, &[asked, kept]);
    // A script that did not expect the question goes on.
    hears("1\n3\n1 1\nround\n", 1, &[&kept.replace(".\n", ". Saved, number 6.\n"), kept]);
    // The answer that follows a refused one is an answer too. It must not open another table.
    let other = "Table 2: Filip Jasiński beat Jan Nowak. Saved, number 6.\n";
    let said = hears("2\n3\n1\n", 1, &[other]);
    assert_eq!(said.matches("Who won: 1 Filip Jasiński, 2 Jan Nowak? ").count(), 2, "{said}");
}

#[test]
fn a_bye_counts_in_the_standings_as_it_does_on_the_screen() {
    let bye = ": Zoe, 1 point, 1 win, 0 losses.\n";
    hears("add Zoe\n1\n1 1\n2 1\nstandings\n", 0, &[bye]);
    // There are no places before the first result.
    let none = [
        "? standings\nStandings appear after the first result.\n",
        "? who Celina\nCelina Gołębiewska (#1).\nRound 1: Table 1: ",
    ];
    hears("standings\nwho Celina\n", 0, &none);
}

#[test]
fn what_a_roster_does_not_say_is_asked() {
    let desk = Desk::new("destiny");
    let list = "Name,Status\nAnna Lis,confirmed\nIga Rak,Second pool\nAnna Lis,confirmed\n";
    desk.0.write("list.csv", list);
    let said = desk.dialogue(&[], "import list.csv\nn\ny\ny\nnames\n", 0);
    let asked = "Status says \"Second pool\": Iga Rak.\nAre they playing? y or n n\n\
                 Line 4 is Anna Lis again, already on line 2.\n\
                 Leave this line out? y or n y\n";
    assert!(said.contains(asked), "{said}");
    assert!(said.contains("Number 1: Anna Lis.\n") && !said.contains("Number 2"), "{said}");
}

#[test]
fn a_question_is_repeated_and_left() {
    let desk = Desk::playing();
    let said = desk.dialogue(&[], "disqualify Celina\n?\n\n1\n?\nquit\nround\n", 0);
    let asked = "Celina Gołębiewska drops. Table 1 still needs its result.\nPlaces: Celina Gołębiewska 2 to 4, Jan Kowalski 3 to 2, Filip Jasiński 4 to 3.\n3 players in the next round; one will get a bye.\nDisqualify Celina Gołębiewska? y or n ?\nDisqualify Celina Gołębiewska? y or n \nNot saved.\n";
    assert!(said.contains(asked), "{said}");
    let who = "Who won: 1 Celina Gołębiewska, 2 Jan Kowalski?";
    assert!(said.ends_with(&format!("? 1\n{who} ?\n{who} quit\nNot saved.\n")), "{said}");
}

#[test]
fn the_preflight_repeats_its_question_and_is_left() {
    let desk = Desk::new("destiny");
    let lines = "add Ewa\nadd Jan\nsetup checkin=yes\npair\n?\nquit\nround\n";
    let said = desk.dialogue(&[], lines, 0);
    let question =
        "Players not here: remove, keep or out for all of them; or a line number to fix it?";
    let end = format!("{question} ?\n{question} quit\nNot saved.\n");
    assert!(said.ends_with(&end), "{said}");
}

#[test]
fn a_sheet_is_printed_written_and_replaced() {
    let desk = Desk::playing();
    let printer = desk.path("printer");
    std::fs::write(&printer, "#!/bin/sh\ncat > printed.txt\n").unwrap();
    let lines = "slips print\nshow pairings to round.csv\nshow pairings to round.csv\n\
                 show pairings to round.csv replace\nshow pairings to\nlog replace\n\
                 log print to log.txt\nlog to log.doc\n";
    let mut command = desk.command(&["shop.yaml", "--plain"]);
    command.env("KOMANDOR_PRINT", format!("sh {}", printer.display()));
    let said = desk.hear(command, lines, 1);
    assert!(said.contains("? slips print\nSent Match slips, round 1 to sh\n"), "{said}");
    let printed = desk.0.text("printed.txt");
    assert!(printed.contains("Celina Gołębiewska"), "{printed}");
    let to = "? show pairings to round.csv";
    let written = "Saved Pairings, round 1 to ~/round.csv\n";
    assert!(said.contains(&format!("{to}\n{written}")), "{said}");
    let there = "~/round.csv already exists. To replace it: replace\n";
    assert!(said.contains(&format!("{to}\n{there}")), "{said}");
    assert!(said.contains(&format!("{to} replace\n{written}")), "{said}");
    let missing = "\nAdd a file name, as in to round.html.\n";
    assert_eq!(said.matches(missing).count(), 2, "{said}");
    assert!(
        said.contains("? log print to log.txt\nPrint the sheet or write it to a file"),
        "{said}"
    );
    assert!(said.contains("? log to log.doc\nThe extension sets the format. Use one of"), "{said}");
    let help = desk.dialogue(&[], "? show\n", 0);
    assert!(help.contains("; replace: overwrite a file.\n"), "{help}");
}

#[test]
fn a_bare_word_shows_its_sheet_and_every_topic_of_the_help_is_reached() {
    let told = [
        "? players\nShop, players\n",
        "did you mean round?\n",
        "? round 1\nShop, pairings, round 1\n",
        "? round x\n\"x\" is not a whole number.\n",
        "\nreport: ",
        "\nadd: ",
        "\nsetup: ",
    ];
    hears("players\nwhy\ntables\nround 1\nround x\n? results\n? players\n? event\n", 2, &told);
}

#[test]
fn a_comma_before_a_club_is_asked_for() {
    let desk = Desk::new("destiny");
    let lines = "add Jan Kowalski, Kuźnia\ny\nadd Ewa, Smok\nn\nadd \"Ola, Maj\"\nnames\nwho Jan\n";
    let said = desk.dialogue(&[], lines, 0);
    let asked = "? add Jan Kowalski, Kuźnia\nName Jan Kowalski, club Kuźnia? y or n y\n\
                 Registered Jan Kowalski (#1). Saved, number 1.\n";
    assert!(said.contains(asked), "{said}");
    let left = "y or n n\nNot saved.\n\
                If the comma is part of the name, type add \"Ewa, Smok\".\n";
    assert!(said.contains(left), "{said}");
    assert!(said.contains("Number 2: Ola, Maj.\n"), "{said}");
    assert!(said.contains("? who Jan\nJan Kowalski (#1), Kuźnia.\n"), "{said}");
}

#[test]
fn what_leaves_the_dialogue_is_in_the_language_of_players() {
    let desk = Desk::playing();
    let lines = "setup language=pl\nshow pairings\nshow pairings to round.txt\n";
    let said = desk.dialogue(&[], lines, 0);
    assert!(said.contains("Pairings, round 1"), "{said}");
    let written = desk.0.text("round.txt");
    assert!(written.contains("pary, runda 1"), "{written}");
    desk.run(&["--lang", "en", "shop.yaml", "--plain"], "show pairings to round.txt replace\n", 0);
    let written = desk.0.text("round.txt");
    assert!(written.contains("pairings, round 1"), "{written}");
}

#[test]
fn the_log_names_a_station_in_the_language_of_its_reader() {
    let desk = Desk::playing();
    desk.other("station Lap1", "report 1 W");
    let said = desk.run(&["--lang", "pl", "shop.yaml", "--plain"], "log\n", 0);
    assert!(said.contains(", stanowisko Lap1: runda 1, stolik 1"), "{said}");
}

#[test]
fn games_won_mean_the_same_however_they_are_typed() {
    let desk = Desk::new("unlimited");
    desk.0.add(&["Ala", "Ben", "Cyd", "Dan"]);
    desk.0.verb("pair manual 'Ala = Ben, Cyd = Dan'");
    for (typed, score) in [
        ("1 2-1", "2 to 1"),
        ("1 2 1", "2 to 1"),
        ("1 1 2", "1 to 2"),
        ("1 121", "2 to 1"),
        ("report 1\n2-1", "2 to 1"),
        ("report 1\n2 1", "2 to 1"),
        ("1 2-0", "2 to 0"),
        ("1 1-1", "1 to 1"),
    ] {
        let said = desk.dialogue(&[], &format!("{typed}\nshow pairings\nundo\n"), 0);
        assert!(said.contains(&format!("Player A Ala; Player B Ben; Result {score};")), "{said}");
    }
}
