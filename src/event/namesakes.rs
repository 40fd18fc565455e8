//! People of one name, and what tells them apart.

use super::name::{clean, lower_case, same};
use super::{Entrant, Event, NewEntrant};
use std::collections::BTreeSet;

/// The club, the member number and the start number, which may tell people of one name apart.
pub(super) type Marks = [Option<String>; 3];

impl NewEntrant {
    pub(super) fn marks(&self) -> Marks {
        marks(self.club.as_deref(), self.member.as_deref(), self.start)
    }
}

impl Entrant {
    fn marks(&self) -> Marks {
        marks(self.club.as_deref(), self.member.as_deref(), Some(self.start))
    }

    /// Whether this is the name of the entrant, perhaps without what tells them from a namesake.
    pub(super) fn is_called(&self, name: &str) -> bool {
        let bare = |mark: &String| {
            let own = self.name.strip_suffix(')').and_then(|own| own.strip_suffix(mark.as_str()));
            own.and_then(|own| own.strip_suffix(" (")).is_some_and(|own| same(own, name))
        };
        self.partner.is_none()
            && (same(&self.name, name)
                || self.name.ends_with(')') && self.marks().iter().flatten().any(bare))
    }
}

/// The name of somebody new, what tells them from those of this name, and who these are.
///
/// None: nobody of this name is registered, or nothing tells them apart.
pub(super) fn beside<'e>(
    event: &'e Event,
    new: &NewEntrant,
) -> Option<(String, String, Vec<&'e Entrant>)> {
    let name = clean(&new.name).ok().filter(|_| new.partner.is_none())?;
    let others: Vec<&Entrant> = event.registered().filter(|one| one.is_called(&name)).collect();
    let own = new.marks().map(|mark| mark.and_then(|mark| clean(&mark).ok()));
    let mut group: Vec<Marks> = others.iter().map(|one| one.marks()).collect();
    group.push(own);
    let mark = telling(&group).filter(|_| !others.is_empty())?.pop()?;
    Some((name, mark, others))
}

/// The clubs, member numbers or start numbers of these people, if each has one of their own.
pub(super) fn telling(group: &[Marks]) -> Option<Vec<String>> {
    (0..3).find_map(|kind| {
        let marks: Option<Vec<String>> = group.iter().map(|marks| marks[kind].clone()).collect();
        let marks = marks?;
        let different: BTreeSet<String> =
            marks.iter().map(|mark| lower_case(mark).collect()).collect();
        (different.len() == marks.len()).then_some(marks)
    })
}

fn marks(club: Option<&str>, member: Option<&str>, start: Option<u32>) -> Marks {
    let told = |text: &&str| !text.trim().is_empty();
    let text = |text: Option<&str>| text.filter(told).map(str::to_owned);
    [text(club), text(member), start.map(|start| start.to_string())]
}
