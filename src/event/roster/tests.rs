use super::*;
use crate::event::name::clean;

#[test]
fn columns_come_in_any_order_and_may_be_left_out() {
    let read = read_roster("club,name,table\nBard,Jan Kowalski,\n,\"Zięba, Ewa\",3\n").unwrap();
    assert_eq!(read[0].name, "Jan Kowalski");
    assert_eq!(read[0].club.as_deref(), Some("Bard"));
    assert_eq!((read[1].name.as_str(), read[1].table), ("Zięba, Ewa", Some(3)));
    let read = read_roster("name,travel,family\nJan,Bus 2,Nowak\nEwa,,\n").unwrap();
    assert_eq!(read[0].travel.as_deref(), Some("Bus 2"));
    assert_eq!((read[0].family.as_deref(), &read[1].family), (Some("Nowak"), &None));
    assert_eq!(read_roster("name;club\nJan;Bard").unwrap()[0].club.as_deref(), Some("Bard"));
}

#[test]
fn the_sign_between_values_may_be_named_in_the_first_line() {
    for (text, club) in [
        ("sep=;\nname;club\nJan;\"Bard, the\"\n", "Bard, the"),
        ("\u{feff}SEP=;\r\nname;club\r\nJan;Bard\r\n", "Bard"),
        ("sep=\t\nname\tclub\nJan\tBard; sons\n", "Bard; sons"),
    ] {
        let read = read_roster(text).unwrap();
        assert_eq!((read[0].name.as_str(), read[0].line), ("Jan", Some(3)));
        assert_eq!(read[0].club.as_deref(), Some(club));
    }
}

/// Each heading is compared with those before it, so many would take minutes.
#[test]
fn a_table_of_more_columns_than_any_roster_has_is_refused() {
    let of = |columns: usize| {
        format!("name{}\nJan{}\n", ",x".repeat(columns - 1), ",".repeat(columns - 1))
    };
    assert_eq!(read_roster(&of(500)).unwrap()[0].name, "Jan");
    assert_eq!(
        read_roster(&of(20_000)).unwrap_err(),
        ["Line 1 has 20000 columns; the limit is 500: check that it is the right file."]
    );
}

#[test]
fn a_roster_that_is_too_long_is_refused_before_its_lines_are_looked_at() {
    let of = |players: usize| format!("name\n{}", "Jan\n".repeat(players));
    assert_eq!(read_roster(&of(10_000)).unwrap().len(), 10_000);
    let why = "The roster has more than 10000 players: check that it is the right file, or \
               split it.";
    assert_eq!(read_roster(&of(10_001)).unwrap_err(), [why]);
    assert_eq!(
        read_roster(&of(300_000)).unwrap_err(),
        [
            "The roster has 1200005 bytes; the limit is 1048576: check that it is the right file, or split it."
        ]
    );
}

#[test]
fn lines_are_counted_as_an_editor_counts_them() {
    let lines = |text: &str| -> Vec<Option<u64>> {
        read_roster(text).unwrap().iter().map(|one| one.line).collect()
    };
    assert_eq!(lines("\u{feff}name\nEwa\nJan\n"), [Some(2), Some(3)]);
    assert_eq!(lines("\u{feff}name\r\nEwa\r\n\r\n\r\nJan\r\n"), [Some(2), Some(5)]);
    assert_eq!(lines("\nname\n\nEwa\n\nJan"), [Some(4), Some(6)]);
    assert_eq!(lines("name,club\n\"Ewa\",\"a\nb\"\nJan,\n"), [Some(2), Some(4)]);
    assert_eq!(lines("name\rEwa\r\rJan\r"), [Some(2), Some(4)]);
    assert_eq!(read_roster("name\n").unwrap_err(), ["The roster has a header but no players."]);
    assert_eq!(
        read_roster("name,table\n\nEwa,x\n\n\nJan\n").unwrap_err(),
        [
            "Line 3: table \"x\" is not a whole number from 1 up.",
            "Line 6: 1 column, but the header has 2; put quotes around a name with a comma."
        ]
    );
}

#[test]
fn the_better_of_two_columns_is_taken() {
    let names = |text: &str| -> Vec<String> {
        read_roster(text).unwrap().into_iter().map(|one| one.name).collect()
    };
    // A service has a tag and a name, a form only one of them.
    assert_eq!(
        names("Short GamerTag,GamerTag,First Name,Last Name\nKylo,FO | Kylo,Ben,Solo"),
        ["Ben Solo"]
    );
    assert_eq!(names("Short GamerTag,Checked In\nKylo,True"), ["Kylo"]);
    assert_eq!(names("Player,First Name\nBen Solo,Ben"), ["Ben Solo"]);
    assert_eq!(names("First Name,Last Name,Player\nBen,Solo,bsolo"), ["Ben Solo"]);
    assert_eq!(names("First Name,Last Name,name\nBen,Solo,Kylo Ren"), ["Kylo Ren"]);
    assert_eq!(names("Imię;Nazwisko\nEwa;\n;Zięba"), ["Ewa", "Zięba"]);
    let read = &read_roster("First Name,Total Paid\nEwa,25.00\nJan,0.00").unwrap();
    assert_eq!([read[0].paid, read[1].paid], [true, false]);
    let read = &read_roster("Team,name,club\nA,Ewa,B").unwrap()[0];
    assert_eq!(read.club.as_deref(), Some("B"));
}

#[test]
fn a_form_in_polish_with_semicolons_and_empty_rows() {
    let text = "Sygnatura czasowa;Podaj imię i nazwisko (wymagane);Klub / drużyna;Wpisowe\r\n\
        2026/11/01 12:00;Żaneta Ćwik;\"Bard; Kraków\";tak\r\n;;;\r\n\r\n\
        2026/11/01 12:05;Łukasz Nowak;;przelew jutro\r\n2026/11/02;Nowak Lukasz;;nie;;\r\n";
    let roster = roster_of(text.as_bytes()).unwrap();
    let names: Vec<_> = roster.players.iter().map(|one| (one.name.as_str(), one.line)).collect();
    assert_eq!(
        names,
        [("Żaneta Ćwik", Some(2)), ("Łukasz Nowak", Some(5)), ("Nowak Lukasz", Some(6))]
    );
    assert_eq!(roster.players[0].club.as_deref(), Some("Bard; Kraków"));
    let doubts: Vec<String> = roster.to_look_at().iter().map(ToString::to_string).collect();
    assert_eq!(
        doubts,
        [
            "Line 5: \"przelew jutro\" in Wpisowe is neither yes nor no; read as no.",
            "Lines 5 and 6 may be the same person: Łukasz Nowak, Nowak Lukasz.",
        ]
    );
}

#[test]
fn a_roster_of_our_own_has_nothing_to_tell_aside() {
    let asides = |bytes: &[u8]| -> Vec<String> {
        roster_of(bytes).unwrap().asides().iter().map(ToString::to_string).collect()
    };
    assert_eq!(asides("name,club\nEwa,Bard\n".as_bytes()), Vec::<String>::new());
    assert_eq!(
        asides(b"Zawodnik\tE-mail\tSt\xf3\xb3\n\xa3ucja\tx\t1\nEwa\t\t2\nJan\t\t3\n"),
        [
            "Columns read: Zawodnik as name, Stół as fixed table.",
            "Columns skipped: E-mail.",
            "The file doesn't say its encoding: read as Windows-1250. Check names with accents.",
            "Stół gives all 3 players a fixed table. If those are tables of one round, delete the column.",
        ]
    );
    assert_eq!(
        asides(b"Nick\nKylo\n"),
        [
            "Columns read: Nick as nickname instead of a name.",
            "Only one column has names: Nick is used as the whole name.",
        ]
    );
}

#[test]
fn nobody_whose_registration_does_not_stand_is_taken() {
    assert_eq!(
        read_roster("Name,Dropped\nEwa,yes\n").unwrap_err(),
        ["Line 2: Ewa skipped, because Dropped says \"yes\"."]
    );
}

#[test]
fn the_cell_of_a_house_player_is_read_as_every_other_answer() {
    let roster = roster_of(b"name,house\nEwa,tak\nJan,perhaps\n").unwrap();
    let house: Vec<bool> = roster.players.iter().map(|player| player.house).collect();
    assert_eq!(house, [true, false]);
    let doubt = "Line 3: \"perhaps\" in house is neither yes nor no; read as no.";
    assert_eq!(looked_at(&roster), [doubt]);
}

#[test]
fn a_quotation_mark_that_none_closes_swallows_no_players() {
    let open =
        |line: u32| format!("Line {line}: a quotation mark is not closed: close it or delete it.");
    for (text, line) in [
        ("name,club\nAla,\"Bard\nBea,Kos\nCyd,Kos\n", 2),
        ("name,club\nAla,Bard\nBea,\"Kos\nCyd,\"Kos\"\n", 3),
        ("sep=;\r\nname;club\r\nAla;\"Bard\r\n", 3),
        ("name\n\"Ala", 2),
    ] {
        assert_eq!(read_roster(text).unwrap_err(), [open(line)], "{text}");
    }
    for (text, names) in [
        ("name,club\n\"Ala\nLis\",Bard\nBea,\"a \"\"b\"\"\"\n", ["Ala Lis", "Bea"]),
        ("name,club\n\"Wuja\" Ala,Bard\nBea \"Bee\" Kos,\n", ["Wuja Ala", "Bea \"Bee\" Kos"]),
    ] {
        let read = read_roster(text).unwrap();
        assert_eq!(read.iter().map(|one| clean(&one.name).unwrap()).collect::<Vec<_>>(), names);
    }
}

/// The roster in a file of `tests/rosters`.
macro_rules! file {
    ($name:literal) => {
        roster_of(include_bytes!(concat!("../../../tests/rosters/", $name))).unwrap()
    };
}

fn names(roster: &Roster) -> Vec<&str> {
    roster.players.iter().map(|player| player.name.as_str()).collect()
}

fn looked_at(roster: &Roster) -> Vec<String> {
    roster.to_look_at().iter().map(ToString::to_string).collect()
}

#[test]
fn who_waits_was_cancelled_or_refused_is_left_out_and_an_unknown_status_is_asked_about() {
    let mut roster = file!("waiting-and-unknown.csv");
    assert_eq!(names(&roster), ["Anna Lis", "Iga Rak"]);
    assert_eq!(
        looked_at(&roster),
        [
            "Line 3: Piotr Kot skipped, because Registration Status says \"Waitlisted\".",
            "Line 4: Jan Nowak skipped, because Registration Status says \"Lista rezerwowa\".",
            "Line 5: Ewa Bąk skipped, because Registration Status says \"Odmowa\".",
            "Line 6: Olaf Sowa skipped, because Waitlist says \"yes\".",
        ]
    );
    let asked: Vec<(String, Option<String>)> = roster
        .questions
        .iter()
        .map(|it| (it.says.to_string(), it.remedy.as_ref().map(ToString::to_string)))
        .collect();
    let remedy = "Registration Status says \"Second pool\": Iga Rak. It isn't clear if they are playing: write \"confirmed\" or \"cancelled\" there, or delete their lines.";
    let says = "Registration Status says \"Second pool\": Iga Rak.";
    assert_eq!(asked, [(says.to_owned(), Some(remedy.to_owned()))]);
    roster.leave_out(&roster.unsure());
    assert_eq!(names(&roster), ["Anna Lis"]);
}

#[test]
fn a_surname_that_comes_first_is_found() {
    let roster = file!("surname-first.csv");
    assert_eq!(names(&roster), ["Jan Nowak", "Anna Maria Kowalska-Lis", "Piet van der Berg"]);
    assert_eq!(roster.players[1].club.as_deref(), Some("Kraków"));
    let said = "Nazwisko i imię has the last name first; it is registered last, as in Jan Nowak.";
    assert_eq!(looked_at(&roster), [said]);
    assert_eq!(names(&file!("surname-comma.csv")), ["Jan Nowak", "Aleksandra Zięba"]);
    // Two players of a team with a comma between them are no surname.
    let teams = roster_of("Player,Club\n\"Anna Lis, Piotr Kot\",A\n".as_bytes()).unwrap();
    assert_eq!(names(&teams), ["Anna Lis, Piotr Kot"]);
}

#[test]
fn a_name_is_taken_from_another_column_where_its_own_has_none() {
    let roster = file!("forms-without-a-name.csv");
    assert_eq!(names(&roster), ["Aleksandra Zięba", "Tomasz Wróbel"]);
    assert_eq!(looked_at(&roster), [""; 0]);
    let roster = file!("one-name-elsewhere.csv");
    assert_eq!(names(&roster), ["Anna Lis", "kotek"]);
    assert_eq!(looked_at(&roster), ["Line 3: name taken from another column: kotek."]);
    assert_eq!(names(&file!("first-and-last-name.csv")), ["Anna Lis"]);
}

#[test]
fn a_sum_below_the_table_is_no_player() {
    let roster = file!("sum-below.csv");
    assert_eq!(names(&roster), ["Łukasz Łoś", "Ewa Bąk"]);
    assert_eq!(looked_at(&roster), ["Line 4 skipped: it is a total, not a player."]);
    // A line with a name is a player, also the last.
    let total = roster_of(b"name,club\nEwa,Bard\nTotal,Recall\n").unwrap();
    assert_eq!(names(&total), ["Ewa", "Total"]);
}

#[test]
fn a_form_that_was_sent_twice_is_offered_to_be_left_out_once() {
    let mut roster = file!("sent-twice.csv");
    assert_eq!(names(&roster), ["Jan Nowak", "Ewa Bąk", "Jan Nowak"]);
    let asked: Vec<String> = roster.questions.iter().map(|it| it.says.to_string()).collect();
    assert_eq!(asked, ["Line 4 is Jan Nowak again, already on line 2."]);
    roster.leave_out_again();
    assert_eq!(names(&roster), ["Jan Nowak", "Ewa Bąk"]);
    let said = "Line 4 is Jan Nowak again, already on line 2. Skipped.";
    assert_eq!(looked_at(&roster), [said]);
}
