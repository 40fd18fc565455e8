//! The judge's handbook in both languages, at points the regulations leave no choice about.

use komandor::ruleset::{Library, describe};
use komandor::words::Words;

/// The handbook of a game as one line.
fn handbook(game: &str, language: &str) -> String {
    let library = Library::new(Vec::new());
    let told = describe(&library.get(game).unwrap().ruleset, &Words::built_in(language).unwrap());
    told.split_whitespace().collect::<Vec<_>>().join(" ")
}

#[track_caller]
fn says(game: &str, english: &str, polish: &str) {
    for (language, sentence) in [("en", english), ("pl", polish)] {
        let told = handbook(game, language);
        assert!(told.contains(sentence), "{game} in {language} does not say: {sentence}\n{told}");
    }
}

#[test]
fn which_release_makes_a_product_legal() {
    for game in ["destiny", "destiny-draft", "destiny-sealed", "imperial-assault"] {
        says(
            game,
            "Products from the day of the Polish release",
            "Produkty od dnia polskiej premiery",
        );
        says(
            game,
            "Products 11 days after the Polish release",
            "Produkty 11 dni po polskiej premierze",
        );
    }
    for game in ["lcg", "lcg-2v2"] {
        says(
            game,
            "Products from the day of the worldwide release",
            "Produkty od dnia światowej premiery",
        );
    }
    says(
        "lcg",
        "Legal are all sets released worldwide. Players outside Poland ask the organizer which are \
         legal there.",
        "Dozwolone są wszystkie zestawy, które miały już światową premierę. Poza Polską gracze \
         pytają organizatora, które karty są dozwolone.",
    );
}

#[test]
fn each_game_has_its_own_list_of_unsporting_conduct() {
    says(
        "imperial-assault",
        "Not allowed: playing for time on purpose, excessive force when components are placed, \
         improper behaviour, treating the opponent without due respect, cheating, and agreeing on \
         results.",
        "Zabronione są: celowa gra na czas, używanie nadmiernej siły przy umieszczaniu elementów \
         gry, niestosowne zachowanie, traktowanie przeciwnika bez należnego szacunku, oszukiwanie i \
         umawianie się co do wyników.",
    );
    for game in ["destiny", "destiny-draft", "destiny-sealed"] {
        says(
            game,
            "Not allowed: playing for time on purpose, throwing components about with force, \
             improper behaviour, treating the opponent without due respect or courtesy, and \
             agreeing on results.",
            "Zabronione są: celowa gra na czas, rzucanie komponentami z dużą siłą, niestosowne \
             zachowanie, traktowanie przeciwnika bez należnego szacunku i uprzejmości oraz \
             umawianie się co do wyników.",
        );
    }
}

#[test]
fn time_in_the_first_game_is_cited_from_where_it_stands() {
    says(
        "destiny",
        "wins the match. [Koniec czasu] - First to two: time between",
        "wygrywa mecz. [Koniec czasu]",
    );
    says(
        "imperial-assault",
        "its result is one letter. [Koniec rundy]",
        "wynikiem jest jedna litera. [Koniec rundy]",
    );
}

#[test]
fn sides_in_the_finals_are_decided_by_the_larger_difference_too() {
    says(
        "lcg",
        "Where that is the same side for both, it goes to the one with the larger difference \
         between their games on the two sides; where the difference is equal the higher seed chooses.",
        "Jeśli dla obu jest to ta sama strona, gra nią ten, u kogo różnica między grami obiema \
         stronami jest większa; przy równej różnicy wybiera wyżej rozstawiony.",
    );
}

#[test]
fn decimals_have_a_comma_in_polish() {
    says("lcg", "each is worth 0.25", "każde warte 0,25");
    says("lcg", "each is worth 0.1", "każde warte 0,1");
}
