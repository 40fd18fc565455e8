//! People of one name on a roster, and what tells them apart.

use crate::event::NewEntrant;
use crate::event::actions::registration::{Marks, telling};
use crate::event::name::lower_case;
use crate::msg;
use crate::words::{Arg, Message};
use std::collections::BTreeMap;

/// Puts what tells people of one name apart behind their names, and says so.
///
/// It is their club, their member number or their start number, if all of them have one of their
/// own. Without it, the names stay equal, and nobody is registered.
pub(super) fn tell_apart(players: &mut [NewEntrant]) -> Vec<Message> {
    let mut groups: BTreeMap<String, Vec<usize>> = BTreeMap::new();
    for (at, player) in players.iter().enumerate().filter(|(_, player)| player.partner.is_none()) {
        groups.entry(lower_case(player.name.trim()).collect()).or_default().push(at);
    }
    let mut told = Vec::new();
    for group in groups.into_values().filter(|group| group.len() > 1) {
        let marks: Vec<Marks> = group.iter().map(|at| players[*at].marks()).collect();
        let Some(marks) = telling(&marks) else { continue };
        let name = players[group[0]].name.clone();
        let mut known = Vec::new();
        for (at, mark) in group.into_iter().zip(marks) {
            let player = &mut players[at];
            player.name = format!("{} ({mark})", player.name);
            let line = player.line.unwrap_or_default();
            known.push(msg!("roster.known-as", line, name = player.name.as_str()).into());
        }
        told.push(msg!("roster.namesakes", name, known = Arg::Series(known)));
    }
    told
}
