use super::*;

#[test]
fn headings_of_services_are_known() {
    for (field, headings) in [
        (NAME, &["Name", "Player", "Full Name", "Participant Name", "Imię i nazwisko *"][..]),
        (NAME, &["Podaj imię i nazwisko (lub ksywę):", "Nazwa gracza", "ZAWODNIK", "Player 1"]),
        (NAME, &["What is your name?", "First & last name", "Jak się nazywasz? (imię i nazwisko)"]),
        (Field::SurnameFirst, &["Nazwisko i imię", "Last, First", "Surname and name"]),
        (CLUB, &["Club / city", "Klub / miasto", "Which club do you play for?"]),
        (Field::Left, &["On Waiting List", "Waitlist", "Lista rezerwowa"]),
        (Field::FirstName, &["First Name", "first_name", "Player's First Name", "Imię", "IMIĘ:"]),
        (Field::LastName, &["Last Name", "Surname", "Nazwisko", "Nazwisko uczestnika"]),
        (Field::Nickname, &["Short GamerTag", "GamerTag", "Username", "Display Name", "Ksywka"]),
        (CLUB, &["Team", "Club", "Club / Team", "Klub", "Drużyna", "Nazwa drużyny"]),
        (PARTNER, &["Partner", "Player 2", "Teammate"]),
        (START, &["start", "Start number", "Numer startowy"]),
        (MEMBER, &["member", "Player ID", "Membership #", "Nr legitymacji", "ID gracza"]),
        (TABLE, &["table", "Stół", "Numer stołu"]),
        (Field::Paid, &["Paid", "Paid?", "Total Paid", "Payment Status", "Opłacone", "Wpisowe"]),
        (Field::Here, &["Checked In", "Check-in", "Obecny"]),
        (Field::Status, &["Attendee Status", "Status"]),
        (Field::Left, &["Dropped", "Rezygnacja"]),
    ] {
        for heading in headings {
            assert_eq!(Field::of(heading), Some(field), "{heading}");
        }
    }
}

#[test]
fn what_is_not_ours_is_not_taken() {
    let others = "Email, Adres e-mail, Sygnatura czasowa, Timestamp, Order #, Ticket Type, Faction, \
                  Frakcja, ID, User ID, Phone, Buyer First Name, Seed, Prefix, Decklist, Country";
    for heading in others.split(", ").chain([""]) {
        assert_eq!(Field::of(heading), None, "{heading}");
    }
}

#[test]
fn a_heading_belongs_to_one_field() {
    let all: Vec<&str> = HEADINGS.into_iter().flat_map(|(_, all)| all.split(' ')).collect();
    for (at, heading) in all.iter().enumerate() {
        assert!(!all[..at].contains(heading), "{heading}");
        assert_eq!(plain(heading), *heading);
    }
}
