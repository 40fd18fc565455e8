//! The card of a player: who they are, their place and its reason, and every round. On paper and in
//! JSON without what only scorekeepers see.

use super::arithmetic::Arithmetic;
use super::json::Number;
use super::lists::list_state_words;
use super::page::{Page, Rows, Section, Table};
use super::rounds;
use super::standings::{final_ranks, where_it_stands};
use crate::decklist::{ListState, list_state};
use crate::event::name::normalise;
use crate::event::standings::PlacesByRound;
use crate::event::{
    Action, Entrant, Entry, Event, Id, Pairing, Refusal, Round, Side, Stage, Status, standings,
};
use crate::msg;
use crate::ruleset::TieBreak;
use crate::words::{Arg, Message, Text};

/// The facts about one player.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Card {
    pub id: Id,
    /// The name; a team has both partners.
    pub name: String,
    /// Number and club, and whether it is a house player.
    pub about: Vec<Message>,
    /// Whether they have dropped, are disqualified, or sit the next round out; None if they play
    /// on.
    pub status: Option<Message>,
    /// The place and its reason, the most important part first.
    pub standing: Vec<Arg>,
    /// Every round they were paired in, sat out or missed, oldest first.
    pub rounds: Vec<CardRound>,
    /// Each preliminary round that is over, with the place after it.
    pub places: Vec<(u32, u32)>,
    /// The number of players in the standings.
    pub among: usize,
    /// How often they have played each side, in a game that balances sides.
    pub sides: Vec<(Text, u32)>,
    /// Facts that only scorekeepers see, each with whether it needs attention.
    pub private: Vec<(Message, bool)>,
}

/// One round of a player.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct CardRound {
    /// Counted from 1, as rounds are.
    pub stage: usize,
    pub number: u32,
    /// `3`, `semi-finals`.
    pub name: Arg,
    pub table: Option<u32>,
    pub opponent: Option<Id>,
    /// Empty without an opponent.
    pub opponent_name: String,
    pub result: CardResult,
    /// The score, their own figure first; empty without a result or an opponent.
    pub score: Arg,
    /// The opponent's place in the standings as they are now.
    pub opponent_now: Option<u32>,
}

/// The outcome of a round.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum CardResult {
    /// The result is missing.
    Open,
    Won,
    Lost,
    Drawn,
    /// They had no opponent: a bye, a rest, a round sat out.
    Free(Message),
    /// They had not joined yet, and the round counts as a loss.
    Missed,
}

impl CardResult {
    /// One word for it, which is empty while the result is missing.
    pub fn word(&self) -> Message {
        match self {
            CardResult::Open => Message::nothing(),
            CardResult::Won => msg!("players.won"),
            CardResult::Lost => msg!("players.lost"),
            CardResult::Drawn => msg!("players.drawn"),
            CardResult::Free(word) => word.clone(),
            CardResult::Missed => msg!("players.missed"),
        }
    }
}

impl Card {
    /// The card of this entrant; None if nobody with this number is registered.
    ///
    /// `places` belongs to the same event.
    pub fn of(event: &Event, id: Id, places: &PlacesByRound) -> Option<Card> {
        let entrant = event.entrant(id).filter(|entrant| entrant.is_registered())?;
        let mut about = vec![msg!("judge.penalty-sheet-line", n = id)];
        about.extend(entrant.club.as_ref().map(|club| msg!("common.text", text = club)));
        about.extend(entrant.house.then(|| msg!("players.note")));
        Some(Card {
            id,
            name: event.label(id),
            about,
            status: status(event, entrant),
            standing: standing(event, id),
            rounds: rounds(event, entrant),
            places: places.places(id),
            among: standings(event).len(),
            sides: event.sides_count(id),
            private: private(event, entrant),
        })
    }

    /// The opponent of the newest round in which they had one.
    pub fn newest_opponent(&self) -> Option<Id> {
        self.rounds.iter().rev().find_map(|round| round.opponent)
    }

    /// `Sides played: light 2, dark 1`; None before their first game, and where sides are not
    /// balanced.
    pub fn sides_phrase(&self) -> Option<Message> {
        let played = self.sides.iter().any(|(_, times)| *times > 0);
        let one =
            |(side, n): &(Text, u32)| Arg::from(msg!("common.spaced", one = side, other = *n));
        let all = || Arg::Series(self.sides.iter().map(one).collect());
        played.then(|| msg!("pairing.card", sides = all()))
    }

    /// Number, club and status in one line: `#14, Kuźnia Gier`.
    pub fn in_short(&self) -> Arg {
        let status = self.status.iter();
        Arg::Series(self.about.iter().chain(status).cloned().map(Arg::from).collect())
    }
}

fn status(event: &Event, entrant: &Entrant) -> Option<Message> {
    match entrant.status {
        Status::Active if event.away_next_round.contains(&entrant.id) => {
            Some(msg!("players.sits-out-next"))
        }
        Status::Active => {
            event.has_awarded_bye_next(entrant).then(|| msg!("pairing.coming-awarded"))
        }
        Status::Unregistered => None,
        Status::Dropped { after: 0, stage: 1 } => Some(msg!("players.left-before")),
        Status::Dropped { stage, after } => {
            let round = event.round_in_a_sentence(stage, after.max(1));
            Some(msg!("players.card-left-after", round))
        }
        Status::Disqualified { .. } => Some(msg!("season.disqualified")),
    }
}

/// The place, the points, and the comparison with a neighbour that explains the place.
fn standing(event: &Event, id: Id) -> Vec<Arg> {
    let Some(arithmetic) = Arithmetic::of(event, id) else { return Vec::new() };
    let line = arithmetic.standing;
    let mut parts: Vec<Arg> = Vec::new();
    let finals = final_ranks(event);
    parts.extend(finals.get(&id).map(|place| msg!("players.final-place", place = *place).into()));
    if !arithmetic.has_points() {
        parts.push(arithmetic.points());
        return parts;
    }
    if line.rounds == 0 {
        return parts;
    }
    let all = standings(event).len();
    parts.push(match event.finals().is_some() {
        true => msg!("players.place", when = "before-finals", place = line.rank, all).into(),
        false => msg!("players.place", when = "now", place = line.rank, all).into(),
    });
    parts.push(arithmetic.points());
    let mut neighbours = arithmetic.neighbours().into_iter();
    parts.extend(neighbours.next().map(|one| {
        let name = event.label(one.id);
        let by_lot = one.by == Some(TieBreak::Random);
        if one.by_disqualification {
            return match one.is_ahead {
                true => msg!("players.beside", how = "behind-as-disqualified", name).into(),
                false => msg!("players.beside", how = "ahead-of-disqualified", name).into(),
            };
        }
        match (one.is_ahead, one.by.map(|by| by.about().heading)) {
            (true, _) if by_lot => msg!("players.beside", how = "behind-by-lot", name).into(),
            (false, _) if by_lot => msg!("players.beside", how = "ahead-by-lot", name).into(),
            (true, Some(by)) => msg!("players.by", side = "behind", name, by).into(),
            (true, None) => msg!("players.beside", how = "behind-on-points", name).into(),
            (false, Some(by)) => msg!("players.by", side = "ahead", name, by).into(),
            (false, None) => msg!("players.beside", how = "ahead-on-points", name).into(),
        }
    }));
    parts
}

fn rounds(event: &Event, entrant: &Entrant) -> Vec<CardRound> {
    let of_stage = |(number, stage): (usize, &Stage)| -> Vec<CardRound> {
        let rounds = stage.rounds.iter();
        rounds.filter_map(|round| of_round(event, entrant, (number, stage), round)).collect()
    };
    (1..).zip(&event.stages).flat_map(of_stage).collect()
}

fn of_round(
    event: &Event,
    entrant: &Entrant,
    (number, stage): (usize, &Stage),
    round: &Round,
) -> Option<CardRound> {
    let name = match stage.kind.is_preliminary() {
        true => round.number.into(),
        false => stage.round_name(round.number).into(),
    };
    let row = CardRound {
        stage: number,
        number: round.number,
        name,
        table: None,
        opponent: None,
        opponent_name: String::new(),
        result: CardResult::Missed,
        score: Arg::or_empty(None::<Arg>),
        opponent_now: None,
    };
    let Some(pairing) = round.of(entrant.id) else {
        let missed = number == 1 && entrant.missed.contains(&round.number);
        return missed.then_some(row);
    };
    let side = pairing.side(entrant.id).unwrap_or(Side::A);
    let opponent = pairing.opponent(entrant.id);
    let place = |id| standings(event).standing(id).filter(|line| line.rounds > 0);
    Some(CardRound {
        table: pairing.table,
        opponent,
        opponent_name: opponent.map_or_else(String::new, |id| event.label(id)),
        result: result(pairing, side),
        score: rounds::seen_from(event, pairing, side),
        opponent_now: opponent
            .filter(|_| event.preliminary().is_some())
            .and_then(place)
            .map(|line| line.rank),
        ..row
    })
}

fn result(pairing: &Pairing, side: Side) -> CardResult {
    match &pairing.outcome {
        _ if pairing.is_bye() => CardResult::Free(pairing.free_word()),
        None => CardResult::Open,
        Some(outcome) => match outcome.winner {
            Some(winner) if winner == side => CardResult::Won,
            Some(_) => CardResult::Lost,
            // Both may have lost, which the score shows.
            None if outcome.points == [0, 0] => CardResult::Lost,
            None => CardResult::Drawn,
        },
    }
}

/// The scorekeepers' notes about a player; those that need attention come first.
fn private(event: &Event, entrant: &Entrant) -> Vec<(Message, bool)> {
    let id = entrant.id;
    let mut facts: Vec<(Message, bool)> = Vec::new();
    let open = event.recommended.get(&id);
    facts.extend(open.map(|open| (msg!("judge.open", marshal = &open.marshal), true)));
    for penalty in event.penalties_of(id) {
        facts.push((msg!("players.penalty", penalty = penalty.phrase(event)), true));
    }
    facts.extend(list_fact(event, id));
    let attendance = event.attendance(id);
    if event.checks_in() && entrant.is_active() {
        facts.push(match attendance.here {
            true => (msg!("players.here"), false),
            false => (msg!("players.not-here"), true),
        });
    }
    if let Some(fee) = event.setup.fee() {
        facts.push(match attendance.paid {
            true => (msg!("players.paid", fee), false),
            false => (msg!("players.owes", fee), true),
        });
    }
    facts.extend(entrant.table.map(|table| (msg!("players.fixed-table", table), false)));
    for kept in event.apart.iter().filter(|kept| kept.pair.contains(&id)) {
        let other = kept.pair.into_iter().find(|other| *other != id).unwrap_or(id);
        facts.push((msg!("players.apart", name = event.label(other)), false));
    }
    facts.extend(notes(event, entrant).map(|note| (note, false)));
    facts
}

/// The state of the list, in events with lists.
fn list_fact(event: &Event, id: Id) -> Option<(Message, bool)> {
    let state = list_state(event, id);
    let needs = matches!(state, ListState::Missing | ListState::Faulty(..));
    let shown = event.lists_required() || state != ListState::Missing;
    shown.then(|| (msg!("decklist.list-is", state = list_state_words(state)), needs))
}

fn notes<'e>(event: &'e Event, entrant: &Entrant) -> impl Iterator<Item = Message> + use<'e> {
    let names: Vec<String> = [Some(&entrant.name), entrant.partner.as_ref()]
        .into_iter()
        .flatten()
        .map(|n| normalise(n))
        .collect();
    let note = move |entry: &'e Entry| {
        let Action::Note(text) = &entry.action else { return None };
        let normalised = normalise(text);
        let named = names.iter().any(|name| normalised.contains(name.as_str()));
        let time = entry.at.clock();
        named.then(|| msg!("players.card-note", time, by = entry.by.as_str(), text))
    };
    event.counting().rev().filter_map(note)
}

pub(super) fn of(event: &Event, who: Option<Id>) -> Result<Card, Refusal> {
    let card = who.and_then(|id| Card::of(event, id, &PlacesByRound::of(event)));
    card.ok_or_else(|| Refusal(msg!("cli.whose", word = "player")))
}

pub(super) fn page(event: &Event, card: &Card) -> Page {
    let name = card.name.as_str();
    let mut facts: Vec<Arg> = vec![where_it_stands(event).into(), card.in_short()];
    facts.extend(card.standing.iter().cloned());
    facts.extend(card.sides_phrase().map(Arg::from));
    if card.places.len() > 1 {
        let places = card.places.iter().map(|(_, place)| Arg::from(*place)).collect();
        facts.push(msg!("players.places", places = Arg::Series(places)).into());
    }
    Page {
        title: msg!("pages.sheet-of", sheet = "card", event = event.name(), name).into(),
        facts,
        sections: Vec::from_iter(Section::plain(table(card)).if_filled()),
    }
}

pub(super) fn table(card: &Card) -> Table {
    Rows::of(&card.rounds)
        .number(msg!("keys.round").capitalised(), |round: &&CardRound| round.name.clone())
        .number(msg!("keys.table").capitalised(), |round| Arg::or_empty(round.table))
        .words(msg!("screen.opponent").capitalised(), |round| round.opponent_name.clone())
        .words(msg!("players.outcome"), |round| round.result.word())
        .words(msg!("keys.result").capitalised(), |round| round.score.clone())
        .number_if_any(msg!("players.opponent-now"), |round| Arg::or_empty(round.opponent_now))
        .table()
}

shapes! {
    struct PlayerJson {
        entrant: Id,
        rank: Option<u32>,
        points: Option<Number>,
        among: usize,
        places: Vec<Place>,
        sides?: Vec<SideJson>,
        rounds: Vec<RoundJson>,
    }

    struct SideJson {
        side: String,
        games: u32,
    }

    struct Place {
        round: u32,
        place: u32,
    }

    struct RoundJson {
        stage: usize,
        round: u32,
        table: Option<u32>,
        opponent: Option<Id>,
        outcome: Option<&'static str>,
        score?: String,
        opponent_rank: Option<u32>,
    }
}

impl PlayerJson {
    pub(super) fn of(event: &Event, card: &Card) -> PlayerJson {
        let standing = standings(event).standing(card.id).filter(|_| !card.places.is_empty());
        let place = |(round, place): &(u32, u32)| Place { round: *round, place: *place };
        let side = |(side, games): &(Text, u32)| SideJson {
            side: side.get("en").to_owned(),
            games: *games,
        };
        let rounds = card.rounds.iter().map(|round| RoundJson {
            stage: round.stage,
            round: round.number,
            table: round.table,
            opponent: round.opponent,
            outcome: word(&round.result),
            score: round.score.to_string(),
            opponent_rank: round.opponent_now,
        });
        PlayerJson {
            entrant: card.id,
            rank: standing.map(|standing| standing.rank),
            points: standing.map(|standing| Number::points(event, standing.points)),
            among: card.among,
            places: card.places.iter().map(place).collect(),
            sides: card.sides.iter().map(side).collect(),
            rounds: rounds.collect(),
        }
    }
}

fn word(result: &CardResult) -> Option<&'static str> {
    match result {
        CardResult::Open => None,
        CardResult::Won => Some("won"),
        CardResult::Lost => Some("lost"),
        CardResult::Drawn => Some("drawn"),
        CardResult::Free(_) => Some("free"),
        CardResult::Missed => Some("missed"),
    }
}

#[cfg(test)]
mod tests {
    use crate::event::actions::Setup;
    use crate::event::fixture::Desk;
    use crate::show::{Format, ShowRequest, What, show};
    use crate::words::Words;

    fn card_as(desk: &Desk, format: Format) -> String {
        let request = ShowRequest { who: Some(1), ..ShowRequest::new(What::Player, format) };
        show(&desk.event, request, Words::english()).unwrap()
    }

    #[test]
    fn the_sheet_has_place_and_rounds_and_nothing_private() {
        let setup = Setup { rounds: Some(3), ..Setup::default() };
        let mut desk = Desk::of("destiny", setup, &["Ewa", "Jan", "Ola", "Iga"]);
        for verb in ["pair", "penalty Ewa warning", "note Ewa was rude"] {
            desk.does(verb);
        }
        desk.play(|_, a, b| a < b);
        desk.rounds(1);
        let text = card_as(&desk, Format::Text);
        assert!(text.contains("#1\n"), "{text}");
        assert!(text.contains("Place 1 of 4\n2 points in 2 rounds\nahead of "), "{text}");
        assert!(text.contains("Places after each round: "), "{text}");
        assert!(text.contains("won") && text.contains("1–0"), "{text}");
        assert!(!text.contains("arning") && !text.contains("rude"), "{text}");
        let markdown = card_as(&desk, Format::Markdown);
        assert!(markdown.contains("| Outcome |") || markdown.contains("Outcome"), "{markdown}");
        assert!(card_as(&desk, Format::Html).contains("Outcome"));
        assert_eq!(card_as(&desk, Format::Csv).lines().count(), 3);
        let json: serde_json::Value = serde_json::from_str(&card_as(&desk, Format::Json)).unwrap();
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
            let json: serde_json::Value =
                serde_json::from_str(&card_as(desk, Format::Json)).unwrap();
            json["player"]["sides"].clone()
        };
        desk.does("pair manual 'Ewa = Jan, Ola = Iga'");
        let side = |light, dark| serde_json::json!([{"side": "light", "games": light}, {"side": "dark", "games": dark}]);
        assert_eq!(sides(&desk), side(0, 0));
        assert!(!card_as(&desk, Format::Text).contains("Sides"));
        desk.dialogue(
            "side 1 Ewa dark · side 2 Ola light · report 1 W margin=2 · report 2 W margin=2",
        );
        assert!(card_as(&desk, Format::Text).contains("\nSides played: light 0, dark 1\n"));
        desk.does("pair");
        let table = desk.event.round().unwrap().of(1).unwrap().table.unwrap();
        desk.does(&format!("report {table} W margin=2"));
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
        assert_eq!(refused(request), "Whose? Write a name, or # and the id, after player.");
        let round = ShowRequest { who: Some(1), round: Some(1), ..request };
        assert_eq!(refused(round), "With player, leave out --round and --stage.");
    }
}
