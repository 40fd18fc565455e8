use super::*;
use crate::words::Words;

fn told(game: &str, text: &str) -> Vec<String> {
    let library = Library::new(Vec::new());
    let check = ListCheck::new(&library.get(game).unwrap().ruleset);
    let words = Words::built_in("pl").unwrap();
    let all = summary(&check, &read_list(text).unwrap());
    let polish: Vec<String> = all.iter().map(|message| words.text(message)).collect();
    all.iter().map(ToString::to_string).chain(polish).collect()
}

#[test]
fn points_with_their_limit_and_cards_of_each_section() {
    assert_eq!(
        told("destiny", "Characters:\n2 Rey [11]\nPlots:\nPlan [5]\nDeck:\n2 Dodge\n2 Aim\n"),
        [
            "27 of 30 points",
            "Characters: 2",
            "Plots: 1",
            "Deck: 4",
            "27 z 30 punktów",
            "Postacie: 2",
            "Fabuły: 1",
            "Talia: 4",
        ]
    );
    let army = "Deployment cards:\nLuke [12]\n2 Trooper [13]\nOfficer\nCommand deck:\n15 Cards\n";
    let said = told("imperial-assault", army);
    assert_eq!(said[0], "38 of 40 points, 1 card without points");
    assert_eq!(said[3], "38 z 40 punktów, 1 karta bez punktów");
    assert_eq!(told("tcg", "Light:\n30 Cards\n")[..1], ["Light: 30"]);
}
