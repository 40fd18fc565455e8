//! The table of a season: the results of each event, the events that count, totals, and places.

use super::people::{Doubt, People};
use super::rules::Rules;
use crate::event::name::collation_key;
use crate::event::{
    Entrant, Event, EventId, Head, Id, Pairing, Status, champion, final_places, standings,
};
use crate::msg;
use crate::words::{Arg, Message};
use serde::Serialize;
use std::cmp::Reverse;
use std::collections::{BTreeSet, HashMap};

/// An event that does not count, and why.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct LeftOut {
    pub file: String,
    pub why: Message,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Season {
    pub rules: Rules,
    /// The events that count, oldest first.
    pub events: Vec<Played>,
    /// The others, in the order of their files.
    pub left_out: Vec<LeftOut>,
    /// Everybody, best first.
    pub people: Vec<Person>,
    /// Pairs of names that may be one person.
    pub doubts: Vec<Doubt>,
    /// Lines of the rules that may not be meant.
    pub remarks: Vec<Message>,
}

/// A person and everything they played. The season's JSON has these keys.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize)]
pub struct Person {
    /// Two with nothing between them share one.
    pub place: u32,
    pub name: String,
    pub club: Option<String>,
    /// The number by which a league or a federation knows them.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub member: Option<String>,
    /// Every name they had, as the rules name it.
    #[serde(rename = "names")]
    pub labels: Vec<String>,
    pub total: u32,
    /// The best place of all events.
    pub best: Option<u32>,
    #[serde(flatten)]
    pub record: Record,
    /// In the order of the days.
    pub events: Vec<Counted>,
    /// Those they met, most often first.
    pub met: Vec<Opponent>,
}

/// The points and the place that an event brought to one person.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Counted {
    /// The place of the event in [`Season::events`].
    pub event: usize,
    /// None: they were disqualified, and nothing of this event brings points.
    pub place: Option<u32>,
    #[serde(flatten)]
    pub record: Record,
    pub for_place: u32,
    pub for_attendance: u32,
    pub for_results: u32,
    /// The sum of the three.
    pub points: u32,
    /// Whether it is among the best N.
    pub counts: bool,
}

/// Somebody they met, and how often.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Opponent {
    pub name: String,
    pub times: u32,
}

impl Season {
    /// The season of these events; `unread` are files without an event.
    pub fn of(rules: Rules, mut events: Vec<Played>, unread: Vec<LeftOut>) -> Season {
        let order = |event: &Played| {
            (event.date.clone(), event.name.clone(), event.file.clone(), event.actions)
        };
        events.sort_by_cached_key(order);
        let mut left_out = unread;
        let mut counted: Vec<Played> = Vec::new();
        // If two files hold one event, the one with more actions knows more.
        let mut best: HashMap<EventId, (usize, usize)> = HashMap::new();
        for (at, event) in events.iter().enumerate() {
            let own = best.entry(event.head.id).or_insert((at, event.actions));
            if event.actions > own.1 {
                *own = (at, event.actions);
            }
        }
        let kept: Vec<String> = events.iter().map(|event| event.file.clone()).collect();
        for (at, event) in events.into_iter().enumerate() {
            let first = best.get(&event.head.id).map_or(at, |(at, _)| *at);
            match why_not(&event, &rules) {
                _ if first != at => {
                    let why = msg!("season.twice", other = kept[first].as_str());
                    left_out.push(LeftOut { file: event.file, why });
                }
                Some(why) => left_out.push(LeftOut { file: event.file, why }),
                None => counted.push(event),
            }
        }
        left_out.sort_by(|a, b| a.file.cmp(&b.file));
        let People { known, behind, doubts, strangers, doubled } = People::of(&counted, &rules);
        let mut remarks: Vec<Message> =
            strangers.iter().map(|name| msg!("season.stranger", name)).collect();
        remarks.extend(doubled.iter().map(|(person, event)| {
            let (name, event) = (&known[*person].name, &counted[*event].name);
            msg!("season.doubled", name, event)
        }));
        let games: BTreeSet<&str> = counted.iter().map(|event| event.game.as_str()).collect();
        if games.len() > 1 {
            let games: Vec<&str> = games.into_iter().collect();
            remarks.push(msg!("season.several-games", games));
        }
        let people = ranked(people(&counted, &rules, known, &behind));
        Season { rules, events: counted, left_out, people, doubts, remarks }
    }

    /// The people of the final, if the season has one: the first by the table.
    pub fn seeds(&self) -> Option<&[Person]> {
        let seats = self.rules.seats? as usize;
        Some(&self.people[..seats.min(self.people.len())])
    }
}

fn why_not(event: &Played, rules: &Rules) -> Option<Message> {
    if let Some(game) = rules.game.as_ref().filter(|game| **game != event.game) {
        return Some(msg!("season.other-game", game = &event.game, wanted = game));
    }
    let day = Arg::Date(event.date.clone());
    let [from, to] = [rules.from, rules.to].map(|day| day.map(|day| day.0.to_string()));
    if let Some(from) = from.filter(|from| event.date < *from) {
        return Some(msg!("season.before", day, from = Arg::Date(from)));
    }
    if let Some(to) = to.filter(|to| event.date > *to) {
        return Some(msg!("season.after", day, to = Arg::Date(to)));
    }
    (!event.is_over).then(|| msg!("season.not-over"))
}

fn people(
    events: &[Played],
    rules: &Rules,
    mut people: Vec<Person>,
    behind: &[Vec<Vec<usize>>],
) -> Vec<Person> {
    let names: Vec<String> = people.iter().map(|person| person.name.clone()).collect();
    let mut met: Vec<HashMap<usize, u32>> = vec![HashMap::new(); people.len()];
    for (at, event) in events.iter().enumerate() {
        let all = event.players.iter().zip(&behind[at]);
        let of_entrant: HashMap<u32, &Vec<usize>> =
            all.clone().map(|(player, behind)| (player.entrant, behind)).collect();
        for (player, behind) in all {
            for one in behind {
                let person = &mut people[*one];
                person.record.add(player.record);
                person.best = [person.best, player.place].into_iter().flatten().min();
                person.events.push(counted(at, player, event.players.len(), rules));
                for other in player.met.iter().filter_map(|id| of_entrant.get(id)) {
                    other.iter().for_each(|other| *met[*one].entry(*other).or_default() += 1);
                }
            }
        }
    }
    for (person, met) in people.iter_mut().zip(met) {
        let opponent = |(at, times): (usize, u32)| Opponent { name: names[at].clone(), times };
        person.met = met.into_iter().map(opponent).collect();
        person.met.sort_by_cached_key(|met| {
            (Reverse(met.times), collation_key(&met.name), met.name.clone())
        });
        count_best(person, rules.best);
    }
    people
}

fn counted(event: usize, player: &Appearance, players: usize, rules: &Rules) -> Counted {
    let points = &rules.points;
    let Appearance { place, record, .. } = player;
    let [for_place, for_attendance, for_results] = place.map_or([0; 3], |place| {
        let results = record.wins * points.win + record.draws * points.draw;
        [points.of_place(place, players), points.attendance, results]
    });
    Counted {
        event,
        place: *place,
        record: *record,
        for_place,
        for_attendance,
        for_results,
        points: for_place + for_attendance + for_results,
        counts: true,
    }
}

/// Counts only the best N events; among equals the earlier ones.
fn count_best(person: &mut Person, best: Option<u32>) {
    if let Some(best) = best {
        let mut order: Vec<usize> = (0..person.events.len()).collect();
        order.sort_by_key(|at| Reverse(person.events[*at].points));
        for at in order.into_iter().skip(best as usize) {
            person.events[at].counts = false;
        }
    }
    let counted = person.events.iter().filter(|event| event.counts);
    person.total = counted.map(|event| event.points).fold(0, u32::saturating_add);
}

fn ranked(mut people: Vec<Person>) -> Vec<Person> {
    let rank = |person: &Person| {
        let best = person.best.unwrap_or(u32::MAX);
        (Reverse(person.total), Reverse(person.events.len()), best)
    };
    people.sort_by_cached_key(|person| {
        (rank(person), collation_key(&person.name), person.labels.clone())
    });
    let mut place = 0;
    for at in 0..people.len() {
        if at == 0 || rank(&people[at]) != rank(&people[at - 1]) {
            place = at as u32 + 1;
        }
        people[at].place = place;
    }
    people
}

/// One event as a season reads it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Played {
    /// The file, as it is named to people.
    pub file: String,
    pub name: String,
    /// The day, such as `2026-11-21`.
    pub date: String,
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
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize)]
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
            let names = entrant.players();
            let (names, members) =
                names.map(|(name, member)| (name.to_owned(), member.map(str::to_owned))).unzip();
            players.push(Appearance {
                entrant: entrant.id,
                names,
                members,
                club: entrant.club.clone(),
                place: None,
                record: Record::default(),
                met: Vec::new(),
            });
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
            let status = event.entrant(players[at].entrant).map(|entrant| entrant.status);
            if !matches!(status, Some(Status::Disqualified { .. })) {
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
            players: players.into_iter().filter(|one| one.record != Record::default()).collect(),
        }
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
