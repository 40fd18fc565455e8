//! The card of a player as a sheet, without what only scorekeepers see.

use super::card::{Card, CardRound};
use super::page::{Column, Page, Rows, Section, Table};
use super::standings::where_it_stands;
use crate::event::standings::PlacesByRound;
use crate::event::{Event, Id, Refusal};
use crate::msg;
use crate::words::Arg;

/// The card of the player who is asked for.
pub(super) fn of(event: &Event, who: Option<Id>) -> Result<Card, Refusal> {
    let card = who.and_then(|id| Card::of(event, id, &PlacesByRound::of(event)));
    card.ok_or_else(|| Refusal(msg!("card.whose")))
}

pub(super) fn page(event: &Event, card: &Card) -> Page {
    let name = card.name.as_str();
    let mut facts: Vec<Arg> = vec![where_it_stands(event).into(), card.in_short()];
    facts.extend(card.standing.iter().cloned());
    facts.extend(card.sides_told().map(Arg::from));
    if card.places.len() > 1 {
        let places = card.places.iter().map(|(_, place)| Arg::from(*place)).collect();
        facts.push(msg!("card.places", places = Arg::Series(places)).into());
    }
    Page {
        title: msg!("page.card", event = event.name(), name).into(),
        facts,
        sections: if card.rounds.is_empty() {
            Vec::new()
        } else {
            vec![Section::plain(table(card))]
        },
    }
}

/// A row for each round.
pub(super) fn table(card: &Card) -> Table {
    let number = |n: Option<u32>| n.map_or(String::new(), |n| n.to_string());
    Rows::of(&card.rounds)
        .column(Column::number(msg!("column.round")), |round: &&CardRound| round.name.clone())
        .column(Column::number(msg!("column.table")), |round| number(round.table))
        .column(Column::words(msg!("column.opponent")), |round| round.opponent_name.clone())
        .column(Column::words(msg!("card.outcome")), |round| round.result.word())
        .column(Column::words(msg!("column.result")), |round| round.score.clone())
        .column(Column::number(msg!("card.opponent-now")).optional(), |round| {
            number(round.opponent_now)
        })
        .table()
}

#[cfg(test)]
mod tests {
    use crate::event::action::Setup;
    use crate::event::fixture::Desk;
    use crate::show::{Format, ShowRequest, What, show};
    use crate::words::Words;

    fn told(desk: &Desk, format: Format) -> String {
        let request = ShowRequest { who: Some(1), ..ShowRequest::new(What::Player, format) };
        show(&desk.event, request, Words::english()).unwrap()
    }

    #[test]
    fn the_sheet_has_place_and_rounds_and_nothing_private() {
        let setup = Setup { rounds: Some(3), ..Setup::default() };
        let mut desk = Desk::of("destiny", setup, &["Ewa", "Jan", "Ola", "Iga"]);
        for verb in ["pair", "penalty Ewa warning", "note Ewa was rude"] {
            desk.told(verb);
        }
        desk.play(|_, a, b| a < b);
        desk.told("pair");
        desk.play(|_, a, b| a < b);
        let text = told(&desk, Format::Text);
        assert!(text.contains("#1\n"), "{text}");
        assert!(text.contains("Place 1 of 4\n2 points in 2 rounds\nahead of "), "{text}");
        assert!(text.contains("Places after each round: "), "{text}");
        assert!(text.contains("won") && text.contains("1–0"), "{text}");
        assert!(!text.contains("arning") && !text.contains("rude"), "{text}");
        let markdown = told(&desk, Format::Markdown);
        assert!(markdown.contains("| Outcome |") || markdown.contains("Outcome"), "{markdown}");
        assert!(told(&desk, Format::Html).contains("Outcome"));
        assert_eq!(told(&desk, Format::Csv).lines().count(), 3);
        let json: serde_json::Value = serde_json::from_str(&told(&desk, Format::Json)).unwrap();
        let player = &json["player"];
        assert_eq!(
            (&player["entrant"], &player["rank"], &player["points"]),
            (&1.into(), &1.into(), &2.into())
        );
        assert_eq!(player["places"][1], serde_json::json!({"round": 2, "place": 1}));
        assert_eq!(player["rounds"][0]["outcome"], "won");
        assert_eq!(player["rounds"][0]["score"], "1–0");
    }

    #[test]
    fn where_sides_are_balanced_the_sheet_counts_them() {
        let setup = Setup { rounds: Some(3), cut: Some(0), ..Setup::default() };
        let mut desk = Desk::of("swccg", setup, &["Ewa", "Jan", "Ola", "Iga"]);
        let sides = |desk: &Desk| -> serde_json::Value {
            let json: serde_json::Value = serde_json::from_str(&told(desk, Format::Json)).unwrap();
            json["player"]["sides"].clone()
        };
        desk.told("pair manual 'Ewa = Jan, Ola = Iga'");
        let side = |light, dark| serde_json::json!([{"side": "light", "games": light}, {"side": "dark", "games": dark}]);
        assert_eq!(sides(&desk), side(0, 0));
        assert!(!told(&desk, Format::Text).contains("Sides"));
        desk.told("side 1 Ewa dark");
        desk.told("side 2 Ola light");
        desk.told("report 1 W margin=2");
        desk.told("report 2 W margin=2");
        assert!(told(&desk, Format::Text).contains("\nSides played: light 0, dark 1\n"));
        desk.told("pair");
        let table = desk.event.round().unwrap().of(1).unwrap().table.unwrap();
        desk.told(&format!("report {table} W margin=2"));
        assert_eq!(sides(&desk), side(1, 1));
        let request = ShowRequest { who: Some(1), ..ShowRequest::new(What::Player, Format::Text) };
        let polish = show(&desk.event, request, &Words::built_in("pl").unwrap()).unwrap();
        assert!(polish.contains("\nRozegrane strony: jasna 1, ciemna 1\n"), "{polish}");
        let without = Desk::of("destiny", Setup::default(), &["Ewa", "Jan"]);
        assert_eq!(sides(&without), serde_json::Value::Null);
    }

    #[test]
    fn a_round_and_a_missing_name_are_refused() {
        let desk = Desk::of("destiny", Setup::default(), &["Ewa", "Jan"]);
        let request = ShowRequest::new(What::Player, Format::Text);
        let refused =
            |request| show(&desk.event, request, Words::english()).unwrap_err().to_string();
        assert_eq!(refused(request), "Whose card? After player, write a name, or # and the id.");
        let round = ShowRequest { who: Some(1), round: Some(1), ..request };
        assert_eq!(
            refused(round),
            "A player's card covers all rounds: leave out the round and the stage."
        );
    }
}
