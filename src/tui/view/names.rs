//! Names of one list in the room there is, no two of them the same.

use crate::event::{Event, Id};
use crate::tui::facts::Facts;
use crate::tui::text;
use std::collections::HashMap;

/// The names as they are shown: cut where they do not fit, and where two
/// would then look the same, with the given name as an initial instead.
pub struct Names<'a> {
    event: &'a Event,
    /// Those that are cut; a list of thousands has few, and mostly none.
    cut: HashMap<Id, String>,
}

impl Names<'_> {
    /// Each with the columns that there are for it.
    pub fn of<'a>(
        event: &'a Event,
        facts: &Facts,
        all: impl Iterator<Item = (Id, usize)> + Clone,
    ) -> Names<'a> {
        let is_cut = |(id, columns): &(Id, usize)| facts.width(*id) > *columns;
        if !all.clone().any(|one| is_cut(&one)) {
            return Names { event, cut: HashMap::new() };
        }
        let full: Vec<(Id, usize)> = all.collect();
        let cut = |(id, columns): &(Id, usize)| text::cut_name(&event.label(*id), *columns);
        let mut shown: Vec<String> = full.iter().map(cut).collect();
        if !doubled(&shown, &full, is_cut).is_empty() {
            for (shown, one) in shown.iter_mut().zip(&full).filter(|(_, one)| is_cut(one)) {
                *shown = text::cut_name(&text::initialled(&event.label(one.0)), one.1);
            }
        }
        // Even so the same: the number tells them apart.
        for at in doubled(&shown, &full, is_cut) {
            let (id, columns) = full[at];
            let number = format!(" #{id}");
            let room = columns.saturating_sub(text::width(&number));
            shown[at] = text::cut_name(&shown[at], room) + &number;
        }
        let ids = full.iter().zip(shown).filter(|(one, _)| is_cut(one));
        Names { event, cut: ids.map(|((id, _), name)| (*id, name)).collect() }
    }

    pub fn get(&self, id: Id) -> String {
        match self.cut.get(&id) {
            Some(name) => name.clone(),
            None => text::harmless(&self.event.label(id)),
        }
    }
}

/// Those that are cut and look like another.
fn doubled(
    shown: &[String],
    full: &[(Id, usize)],
    is_cut: impl Fn(&(Id, usize)) -> bool,
) -> Vec<usize> {
    let mut times: HashMap<&str, usize> = HashMap::new();
    shown.iter().for_each(|name| *times.entry(name).or_default() += 1);
    (0..full.len()).filter(|at| is_cut(&full[*at]) && times[shown[*at].as_str()] > 1).collect()
}
