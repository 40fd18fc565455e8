//! The people of an older event, to be registered in another.

use super::disk::Disk;
use super::error::StoreError;
use super::open;
use super::read;
use crate::event::{NewEntrant, Status};
use std::path::Path;

/// Whether this path ends as that of an event file does.
pub fn is_event(path: &Path) -> bool {
    path.extension().is_some_and(|extension| extension == "yaml")
}

/// Everybody who was registered in this event, without those who were disqualified.
///
/// Start numbers stay behind, because they belong to the older event.
///
/// # Errors
/// The file cannot be read.
pub fn people(disk: &Disk, path: &Path) -> Result<Vec<NewEntrant>, StoreError> {
    let (file, _, _) = open::event_file(disk, path)?;
    let event = read::load(disk, &file, path)?.event;
    let welcome = event.registered().filter(|e| !matches!(e.status, Status::Disqualified { .. }));
    Ok(welcome
        .map(|entrant| NewEntrant {
            name: entrant.name.clone(),
            club: entrant.club.clone(),
            partner: entrant.partner.clone(),
            family: entrant.family.clone(),
            travel: entrant.travel.clone(),
            table: entrant.table,
            house: entrant.house,
            ..NewEntrant::default()
        })
        .collect())
}
