use super::*;

fn example(game: &str) -> String {
    let library = Library::new(Vec::new());
    library.get(game).unwrap().ruleset.lists.as_ref().unwrap().example("en")
}

#[test]
fn four_decks_of_a_team() {
    let legal = example("lcg-2v2");
    faults("lcg-2v2", &legal, &[]);
    faults(
        "lcg-2v2",
        &legal.replace("2 Mission Briefing", "1 Mission Briefing").replace("\nSith\n", "\n"),
        &[
            "First player's dark deck: section Affiliation has 0 cards; the rules require exactly 1",
            "Second player's light deck: section Objective sets has 9 cards; the rules require at least 10",
        ],
    );
}

#[test]
fn decks_that_are_not_written_deck_by_deck() {
    faults(
        "lcg-2v2",
        "Player:\nAnna\nFirst player's light deck:\nJedi\n",
        &[
            "line 1: the section \"Player\" comes before any deck; write above it which deck it is: First player's light deck, First player's dark deck, Second player's light deck or Second player's dark deck",
            "line 4: \"Jedi\" is right under the heading of a deck; write above it which section it belongs to: Player, Partner, Affiliation or Objective sets",
            "3 decks are missing: First player's dark deck, Second player's light deck and Second player's dark deck; the rules require 4",
            "First player's light deck: section Player has 0 cards; the rules require exactly 1",
            "First player's light deck: section Partner has 0 cards; the rules require exactly 1",
            "First player's light deck: section Affiliation has 0 cards; the rules require exactly 1",
            "First player's light deck: section Objective sets has 0 cards; the rules require at least 10",
        ],
    );
}

/// The text with the name of the n-th player's or partner's line changed.
fn renamed(text: &str, line: usize, name: &str) -> String {
    let lines = text.lines().enumerate();
    lines.map(|(n, old)| if n + 1 == line { name } else { old }.to_owned() + "\n").collect()
}

#[test]
fn each_list_says_who_plays_it_and_names_the_partner() {
    let legal = example("lcg-2v2");
    faults(
        "lcg-2v2",
        &renamed(&legal, 5, "anna nowak"),
        &[
            "First player's light deck: Anna Nowak is named as player and as partner; name the other player of the team",
        ],
    );
    faults(
        "lcg-2v2",
        &renamed(&legal, 16, "Ola Lis"),
        &[
            "First player's light deck is played by Anna Nowak, First player's dark deck by Ola Lis; one player must play both",
        ],
    );
    let both = legal.replace(
        "Player:\nJan Zając\nPartner:\nAnna Nowak",
        "Player:\nAnna Nowak\nPartner:\nJan Zając",
    );
    faults(
        "lcg-2v2",
        &both,
        &[
            "First player's light deck and Second player's light deck are both played by Anna Nowak; each partner must have their own decks",
        ],
    );
}

#[test]
fn the_summary_of_four_decks() {
    let library = Library::new(Vec::new());
    let game = &library.get("lcg-2v2").unwrap().ruleset;
    let list = read_list(&example("lcg-2v2")).unwrap();
    let told = summary(&ListCheck::new(game), &list);
    assert_eq!(told.len(), 4);
    assert_eq!(told[1], "First player's dark deck: Affiliation: 1, Objective sets: 10");
}
