//! The names on the decks of a team: who plays each one, and with whom.

use super::decks::Deck;
use super::list::Fault;
use super::list_rules::ListCheck;
use crate::msg;
use crate::ruleset::letters::shown;
use crate::ruleset::{ListNames, ListRules, normalise};
use crate::words::{Arg, Message};

/// A deck with the two names that it states.
struct Named<'a> {
    deck: &'a Deck<'a>,
    player: &'a str,
    partner: &'a str,
}

/// The faults in the names. Whether each deck has them is for the counts.
pub(super) fn names(
    check: &ListCheck<'_>,
    rules: &ListRules,
    sections: &ListNames,
    decks: &[Deck<'_>],
) -> Vec<Fault> {
    let named: Vec<Named<'_>> = (decks.iter())
        .filter_map(|deck| {
            let one = |section| deck.cards(rules, section).first().map(|card| card.name.as_str());
            Some(Named { deck, player: one(&sections.player)?, partner: one(&sections.partner)? })
        })
        .collect();
    let own = named.iter().flat_map(|one| own_faults(check, one));
    own.chain(between(&named).map(Fault::from)).collect()
}

fn same(one: &str, other: &str) -> bool {
    normalise(one) == normalise(other)
}

fn own_faults(check: &ListCheck<'_>, one: &Named<'_>) -> Vec<Fault> {
    if same(one.player, one.partner) {
        let name = shown(one.player);
        return vec![one.deck.told(msg!("decklist.own-partner", name))];
    }
    let Some(team) = check.team else { return Vec::new() };
    let stranger = |name: &&str| !team.iter().any(|of_team| same(of_team, name));
    let strangers = [one.player, one.partner].into_iter().filter(stranger);
    let told = strangers.map(|name| {
        let team = Arg::List(team.iter().map(|name| Arg::from(*name)).collect());
        one.deck.told(msg!("decklist.not-of-team", name = shown(name), team))
    });
    told.collect()
}

/// The first two decks whose players do not fit together, if there are any.
fn between(named: &[Named<'_>]) -> Option<Message> {
    let pairs = named
        .iter()
        .enumerate()
        .flat_map(|(n, one)| named.iter().skip(n + 1).map(move |other| (one, other)));
    pairs.into_iter().find_map(|(one, other)| {
        let (seat, next) = (one.deck.player?, other.deck.player?);
        let (first, second) = (one.deck.name?, other.deck.name?);
        let name = shown(one.player);
        match (seat == next, same(one.player, other.player)) {
            (true, false) => {
                Some(msg!("decklist.two-players", first, name, second, other = shown(other.player)))
            }
            (false, true) => Some(msg!("decklist.one-player", first, second, name)),
            _ => None,
        }
    })
}
