//! Shortens the names of a list so that no two of them look the same.

use super::text;
use crate::event::{Event, Id};
use crate::tui::derived::Derived;
use std::collections::HashMap;

/// The names as they are shown. A name that does not fit is cut, its given name first. If two cut
/// names would look the same, they keep their given names instead.
pub struct ShortNames<'a> {
    event: &'a Event,
    /// Only the names that are cut; a list of thousands has few of them.
    cut: HashMap<Id, String>,
}

impl ShortNames<'_> {
    /// Shortens each name to its number of columns.
    pub fn of<'a>(
        event: &'a Event,
        derived: &Derived,
        all: impl Iterator<Item = (Id, usize)> + Clone,
    ) -> ShortNames<'a> {
        let is_cut = |(id, columns): &(Id, usize)| derived.width(*id) > *columns;
        if !all.clone().any(|one| is_cut(&one)) {
            return ShortNames { event, cut: HashMap::new() };
        }
        let full: Vec<(Id, usize)> = all.collect();
        let cut = |(id, columns): &(Id, usize)| text::cut_name(&event.label(*id), *columns);
        let mut shown: Vec<String> = full.iter().map(cut).collect();
        for at in doubled(&shown, &full, is_cut) {
            let (id, columns) = full[at];
            let name = event.label(id);
            if !text::is_team(&name) {
                shown[at] = text::cut(&name, columns);
            }
        }
        // Names that still look the same get the player's number.
        for at in doubled(&shown, &full, is_cut) {
            let (id, columns) = full[at];
            let number = format!(" #{id}");
            let room = columns.saturating_sub(text::width(&number));
            shown[at] = text::cut_name(&shown[at], room) + &number;
        }
        let ids = full.iter().zip(shown).filter(|(one, _)| is_cut(one));
        ShortNames { event, cut: ids.map(|((id, _), name)| (*id, name)).collect() }
    }

    pub fn get(&self, id: Id) -> String {
        match self.cut.get(&id) {
            Some(name) => name.clone(),
            None => text::sanitise(&self.event.label(id)),
        }
    }
}

/// The positions of cut names that look like another name.
fn doubled(
    shown: &[String],
    full: &[(Id, usize)],
    is_cut: impl Fn(&(Id, usize)) -> bool,
) -> Vec<usize> {
    let mut times: HashMap<&str, usize> = HashMap::new();
    shown.iter().for_each(|name| *times.entry(name).or_default() += 1);
    (0..full.len()).filter(|at| is_cut(&full[*at]) && times[shown[*at].as_str()] > 1).collect()
}
