//! The facts of one event that a season needs.

use crate::event::{Entrant, Event, Head, Id, Pairing, Status, champion, final_places, standings};

/// One event as a season reads it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Played {
    /// The file, as it is named to people.
    pub file: String,
    pub name: String,
    /// The day, such as `2026-11-21`.
    pub date: String,
    /// The id of the game.
    pub game: String,
    /// Whether everything is played, or the event is closed.
    pub is_over: bool,
    /// How many actions the log has.
    pub actions: usize,
    /// The head, which two files of one event have in common.
    pub(super) head: Head,
    /// Everybody who played for a place.
    pub players: Vec<Appearance>,
}

/// A player or a team in one event.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Appearance {
    pub entrant: Id,
    /// The names of the one or the two who played.
    pub names: Vec<String>,
    /// The number by which a league or a federation knows each of them.
    pub members: Vec<Option<String>>,
    pub club: Option<String>,
    /// None: they were disqualified.
    pub place: Option<u32>,
    pub record: Record,
    /// Everybody they sat opposite, in the order of play.
    pub met: Vec<Id>,
}

/// Matches of a player against opponents, and rounds without one.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Record {
    pub wins: u32,
    pub losses: u32,
    pub draws: u32,
    pub byes: u32,
}

impl Record {
    pub(super) fn add(&mut self, other: Record) {
        self.wins += other.wins;
        self.losses += other.losses;
        self.draws += other.draws;
        self.byes += other.byes;
    }
}

impl Played {
    /// Reads the event once.
    pub fn of(event: &Event, file: &str) -> Played {
        let is_player = |e: &&Entrant| e.is_registered() && !e.house;
        let mut at: Vec<Option<usize>> = vec![None; event.entrants.len() + 1];
        let mut players: Vec<Appearance> = Vec::new();
        for entrant in event.entrants.iter().filter(is_player) {
            at[entrant.id as usize] = Some(players.len());
            players.push(appearance(entrant));
        }
        let pairings = event.stages.iter().flat_map(|s| &s.rounds).flat_map(|r| &r.pairings);
        for pairing in pairings {
            for id in [Some(pairing.a), pairing.b].into_iter().flatten() {
                if let Some(Some(at)) = at.get(id as usize) {
                    add(&mut players[*at], pairing);
                }
            }
        }
        let order = match final_places(event) {
            none if none.is_empty() => standings(event).iter().map(|s| s.entrant).collect(),
            order => order,
        };
        let ranked = order.into_iter().filter_map(|id| at.get(id as usize).copied().flatten());
        for (place, at) in (1..).zip(ranked) {
            if !is_disqualified(event, players[at].entrant) {
                players[at].place = Some(place);
            }
        }
        Played {
            file: file.to_owned(),
            name: event.name().to_owned(),
            date: event.head.date.clone(),
            game: event.ruleset.id.clone(),
            is_over: event.finished.is_some() || champion(event).is_some(),
            actions: event.log.len(),
            head: event.head.clone(),
            // A player who left before the first round has neither a place nor an opponent.
            players: players.into_iter().filter(Appearance::took_part).collect(),
        }
    }
}

fn is_disqualified(event: &Event, id: Id) -> bool {
    matches!(event.entrant(id).map(|e| e.status), Some(Status::Disqualified { .. }))
}

fn appearance(entrant: &Entrant) -> Appearance {
    let (names, members) = entrant
        .players()
        .map(|(name, member)| (name.to_owned(), member.map(str::to_owned)))
        .unzip();
    Appearance {
        entrant: entrant.id,
        names,
        members,
        club: entrant.club.clone(),
        place: None,
        record: Record::default(),
        met: Vec::new(),
    }
}

impl Appearance {
    /// Whether they had an opponent or a bye in any round.
    fn took_part(&self) -> bool {
        self.record != Record::default()
    }
}

fn add(player: &mut Appearance, pairing: &Pairing) {
    let record = &mut player.record;
    let Some(outcome) = &pairing.outcome else { return };
    let Some(opponent) = pairing.opponent(player.entrant) else {
        record.byes += u32::from(!pairing.sits_out());
        return;
    };
    player.met.push(opponent);
    match outcome.winner {
        Some(_) if pairing.winner() == Some(player.entrant) => record.wins += 1,
        Some(_) => record.losses += 1,
        // Both may have lost.
        None if outcome.points == [0, 0] => record.losses += 1,
        None => record.draws += 1,
    }
}
