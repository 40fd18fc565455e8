//! The view that tells players their tables, sorted by name.

use super::sheet::{Sheet, Wide};
use crate::event::name::{collation_key, in_a_list};
use crate::event::{Entrant, Event, Pairing};
use crate::msg;
use crate::tui::ui::theme::Theme;
use crate::words::Words;

/// All players who are still in, in alphabetical order.
pub fn sheet(event: &Event, (theme, words): (&Theme, &Words)) -> Sheet {
    // A house player looks for a table only where they have one.
    let house = event.house_player().filter(|house| seat(event, house).is_some());
    let mut people: Vec<(String, &Entrant)> = (event.active().chain(house))
        .filter(|entrant| event.finals().is_none() || seat(event, entrant).is_some())
        .flat_map(|entrant| {
            // Each partner of a team looks for their own name.
            let names = std::iter::once(&entrant.name).chain(&entrant.partner);
            names.map(move |name| (words.text(&in_a_list(name)), entrant))
        })
        .collect();
    people.sort_by_cached_key(|(name, entrant)| (collation_key(name), name.clone(), entrant.id));
    if event.round().is_none() && !event.pods.is_empty() {
        return in_pods(event, &people, (theme, words));
    }
    if event.round().is_none() {
        return registered(&people, (theme, words));
    }
    let rows = people
        .into_iter()
        .map(|(name, entrant)| {
            let (table, opponent, style) = match seat(event, entrant) {
                None => ("–".to_owned(), words.text(&msg!("board.not-in-this-round")), theme.quiet),
                Some(pairing) => match pairing.table {
                    None => {
                        let free = pairing.free_word();
                        ("–".to_owned(), words.text(&free), theme.quiet)
                    }
                    Some(table) => {
                        let other = pairing.opponent(entrant.id);
                        let name = |id| words.text(&in_a_list(&event.label(id)));
                        let other = other.map(name).unwrap_or_default();
                        (table.to_string(), other, theme.text)
                    }
                },
            };
            let figure = if style == theme.quiet { theme.quiet } else { theme.wanted };
            vec![(table, figure), (name, theme.header), (opponent, style)]
        })
        .collect();
    Sheet {
        columns: vec![
            Sheet::figures(words.text(&msg!("standings.table-short")), 5),
            (words.text(&msg!("aids.player")), Wide::Words),
            (words.text(&msg!("screen.opponent").capitalised()), Wide::Words),
        ],
        rows,
        block: (37, 76),
        core: 2,
        otherwise: words.text(&msg!("board.nobody-in-the-round")),
        spaced: false,
        legend: None,
    }
}

fn seat<'a>(event: &'a Event, entrant: &Entrant) -> Option<&'a Pairing> {
    event.round()?.of(entrant.id)
}

/// Before the first round, the list of the registered players.
fn registered(people: &[(String, &Entrant)], (theme, words): (&Theme, &Words)) -> Sheet {
    let row = |(name, entrant): &(String, &Entrant)| {
        vec![(name.clone(), theme.text), (entrant.club.clone().unwrap_or_default(), theme.quiet)]
    };
    Sheet {
        columns: vec![
            (words.text(&msg!("aids.player")), Wide::Words),
            (words.text(&msg!("roster.club").capitalised()), Wide::Words),
        ],
        rows: people.iter().map(row).collect(),
        block: (34, 64),
        core: 1,
        otherwise: words.text(&msg!("plain.nobody")),
        spaced: false,
        legend: None,
    }
}

/// During a draft, each player's pod, seat, and the player whose hand they get.
fn in_pods(
    event: &Event,
    people: &[(String, &Entrant)],
    (theme, words): (&Theme, &Words),
) -> Sheet {
    let row = |(name, entrant): &(String, &Entrant)| {
        let sits = event.pods.iter().enumerate().find_map(|(pod, seats)| {
            seats.iter().position(|id| *id == entrant.id).map(|seat| (pod, seat))
        });
        let (place, other) = match sits {
            Some((pod, seat)) => {
                let other = event.label(event.hand_from(pod, seat));
                let other = words.text(&in_a_list(&other));
                ([(pod + 1).to_string(), (seat + 1).to_string()], other)
            }
            None => (["–".to_owned(), "–".to_owned()], words.text(&msg!("board.no-seat"))),
        };
        let [pod, seat] = place.map(|figure| (figure, theme.wanted));
        vec![pod, seat, (name.clone(), theme.header), (other, theme.quiet)]
    };
    let other = match event.passing() {
        Some(_) => words.text(&msg!("standings.has-the-hand-of")),
        None => words.text(&msg!("screen.at-the-left").capitalised()),
    };
    Sheet {
        columns: vec![
            Sheet::figures(words.text(&msg!("screen.pod-short").capitalised()), 3),
            Sheet::figures(words.text(&msg!("standings.seat-short")), 4),
            (words.text(&msg!("aids.player")), Wide::Words),
            (other, Wide::Words),
        ],
        rows: people.iter().map(row).collect(),
        block: (40, 76),
        core: 3,
        otherwise: words.text(&msg!("plain.nobody")),
        spaced: false,
        legend: None,
    }
}
