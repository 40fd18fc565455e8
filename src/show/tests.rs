use crate::event::actions::Setup;
use crate::event::fixture::{Desk, basic, borrowed, letters};
use crate::ruleset::{StructureKind, TierKind};
use crate::show::{Format, ShowRequest, What, show};
use crate::words::Words;

fn in_polish(desk: &Desk) -> String {
    let what = What::Announcement;
    let request = ShowRequest::new(what, Format::Text);
    show(&desk.event, request, &Words::built_in("pl").unwrap()).unwrap()
}

fn custom() -> Setup {
    Setup { structure: Some(StructureKind::Custom), ..Setup::default() }
}

#[test]
fn constructed_decks_in_polish() {
    let setup = Setup { tier: Some(TierKind::Premier), ..basic() };
    let mut desk = Desk::destiny(setup, &borrowed(&letters(17)));
    desk.does("setup rounds=6 cut=8");
    desk.does("official Zofia role=organizer");
    desk.does("official Ewa role=judge");
    desk.does("official Jan role=judge");
    assert_eq!(
        in_polish(&desk),
        "\
Test
Uwaga: Ustawiona liczba rund: 6; w strukturze: 4.
Uwaga: Ustawiono: top 8; według zasad (graczy: 17): top 4. Liczy się twoje ustawienie.

Co               Szczegóły
Gra              Star Wars: Przeznaczenie, Talie skonstruowane
Data             21.11.2026
Poziom           Mistrzowski
Gracze           Zapisy: 17 graczy
Struktura        Podstawowa
Rundy            6 rund szwajcarskich po jednej grze
Top              8 najlepszych
Finały           Pojedyncza eliminacja dla 8 graczy, jedna gra
Czas             Runda: 35 minut; runda pucharowa: 35 minut; finał: 50 minut
Punkty           Zwycięstwo 1, porażka 0; wolny los 1
Przy remisie     Siła Tabeli, Rozszerzona Siła Tabeli, losowo
Listy kart       Na tym poziomie niewymagane
Koszulki         Wymagane
Produkty         Dozwolone 11 dni po polskiej premierze, czyli wydane najpóźniej 10.11.2026
Organizator      Zofia
Komandor         Brak: zastępuje go organizator
Sędziowie        Ewa i Jan
Grająca obsługa  Nikt: na tym poziomie to niedozwolone
"
    );
}

#[test]
fn the_sheet_names_the_minutes_of_the_final_where_they_are_others() {
    let sheet = |game: &str, verb: &str| {
        let mut desk = Desk::of(game, custom(), &borrowed(&letters(8)));
        desk.does(&format!("setup rounds=3 cut=4 {verb}"));
        desk.does("pair");
        let request = ShowRequest::new(What::Event, Format::Text);
        let text = show(&desk.event, request, Words::english()).unwrap();
        let said = text.lines().find_map(|line| line.strip_prefix("Plan: ")).unwrap();
        said.strip_prefix("3 rounds, cut to 4").unwrap().to_owned()
    };
    for (game, verb, said) in [
        ("swccg", "", ""),
        (
            "swccg",
            "finals_minutes=50",
            ", 50 minutes per round of the finals, 75 minutes for the final",
        ),
        (
            "swccg",
            "final_minutes=90",
            ", 60 minutes per round of the finals, 90 minutes for the final",
        ),
        ("swccg", "finals_minutes=50 final_minutes=50", ", 50 minutes per round of the finals"),
        (
            "x-wing",
            "finals_minutes=60",
            ", 60 minutes per round of the finals, no clock in the final",
        ),
        ("unlimited", "final_minutes=90", ", no clock in the finals, 90 minutes for the final"),
    ] {
        assert_eq!(sheet(game, verb), said, "{game} {verb}");
    }
}

#[test]
fn the_minutes_of_the_final_are_those_announced_for_it() {
    let mut desk = Desk::of("destiny", custom(), &borrowed(&letters(8)));
    desk.does("setup rounds=1 cut=4 finals_minutes=50");
    assert_eq!(desk.warnings("setup final_minutes=90"), ["The rules give the final 50 minutes."]);
    for verb in ["pair", "cut", "pair"] {
        desk.does(verb);
        if verb == "pair" {
            desk.play(|_, a, b| a < b);
        }
    }
    desk.does("pair");
    assert_eq!(desk.event.round().unwrap().minutes, 90);
    desk.dialogue(
        "setup final_minutes=80 | no: The final is paired and its time is set. To change its timer: timer set MIN.",
    );
}
