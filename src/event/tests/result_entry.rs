//! A result entered token by token, as a host without keys or words would do it.

use super::*;

/// What these tokens make at table 1 of the game: a result, what is asked next, or what is missing.
/// `A` and `B` name a player, `!` ends the result, `<` takes back.
fn typed(game: &str, tokens: &str) -> String {
    let mut desk = Desk::of(game, custom(3, 0), &["Ala", "Ben", "Cyd", "Dan"]);
    desk.decision("pair");
    let mut entry = ResultEntry::blank(&desk.event, (1, 1, 1));
    for sign in tokens.chars() {
        let token = match sign {
            'A' => Token::Side(Side::A),
            'B' => Token::Side(Side::B),
            'D' => Token::Drawn,
            '!' => Token::Enter,
            '<' => Token::Erase,
            '-' => Token::Dash,
            digit => Token::Digit(digit),
        };
        match entry.feed(&desk.event, token) {
            Ok(None) => {}
            Err(lack) => return format!("{lack:?}"),
            Ok(Some(command)) => {
                assert!(desk.carry_out(&command).action.is_some(), "{game}: {tokens}");
                let Command::Report { result, .. } = command else { panic!("{command:?}") };
                return match result {
                    Report::Games(games) => games,
                    Report::WithMargin(games, margin) => format!("{games} by {margin}"),
                    Report::Scores([a, b], None) => format!("{a} to {b}"),
                    Report::Scores([a, b], Some(told)) => format!("{a} to {b}, {told}"),
                    other => panic!("{other:?}"),
                };
            }
        }
    }
    format!("{:?}", entry.asked())
}

#[test]
fn each_game_asks_what_its_result_needs() {
    for (game, tokens, result) in [
        ("destiny", "A", "W"),
        ("destiny", "!", "Winner"),
        ("destiny", "-", "Games"),
        ("unlimited", "AB", "Games"),
        ("unlimited", "ABA", "WLW"),
        ("unlimited", "AB<A", "WW"),
        ("unlimited", "A!", "W"),
        ("unlimited", "2-1", "GamesWon"),
        ("unlimited", "2-1!", "2-1"),
        ("unlimited", "A-1!", "1-1"),
        ("lcg", "BB", "LL"),
        ("lcg", "A!", "SecondGame { drawn: true }"),
        ("x-wing", "A", "Margin"),
        ("x-wing", "A<", "Games"),
        ("x-wing", "B!", "Margin { most: 200 }"),
        ("x-wing", "B140!", "L by 140"),
        ("x-wing", "-", "Scores"),
        ("x-wing", "A40-85!", "140 to 85"),
        ("x-wing", "85-85!", "ScoreWinner"),
        ("x-wing", "85-85!B", "85 to 85, L"),
        ("armada", "24-17!", "24 to 17"),
        ("armada", "", "Scores"),
    ] {
        assert_eq!(typed(game, tokens), result, "{game}: {tokens}");
    }
}
