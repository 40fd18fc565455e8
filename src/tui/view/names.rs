//! Shortens the names of a list so that no two of them look the same.

use crate::event::{Event, Id};
use crate::tui::text;

/// The names as they are shown. A name that does not fit is cut. If two cut names would look
/// the same, the given names become initials instead.
pub struct ShortNames {
    shown: Vec<(Id, String)>,
}

impl ShortNames {
    /// Shortens each name to its number of columns.
    pub fn of(event: &Event, all: impl Iterator<Item = (Id, usize)>) -> ShortNames {
        let full: Vec<(Id, String, usize)> =
            all.map(|(id, columns)| (id, event.label(id), columns)).collect();
        let cut = |(id, name, columns): &(Id, String, usize)| (*id, text::cut_name(name, *columns));
        let mut shown: Vec<_> = full.iter().map(cut).collect();
        let is_cut = |at: usize| text::width(&full[at].1) > full[at].2;
        if (0..full.len()).any(|at| is_cut(at) && is_doubled(&shown, at)) {
            for at in (0..full.len()).filter(|at| is_cut(*at)) {
                shown[at].1 = text::cut_name(&text::initialled(&full[at].1), full[at].2);
            }
        }
        // Names that still look the same get the player's number.
        let doubled: Vec<usize> =
            (0..full.len()).filter(|at| is_cut(*at) && is_doubled(&shown, *at)).collect();
        for at in doubled {
            let columns = full[at].2;
            let (id, name) = &mut shown[at];
            let number = format!(" #{id}");
            *name = text::cut_name(name, columns.saturating_sub(text::width(&number))) + &number;
        }
        ShortNames { shown }
    }

    pub fn get(&self, id: Id) -> &str {
        self.shown.iter().find(|(known, _)| *known == id).map_or("", |(_, name)| name)
    }
}

fn is_doubled(shown: &[(Id, String)], at: usize) -> bool {
    shown.iter().filter(|(_, name)| *name == shown[at].1).count() > 1
}
