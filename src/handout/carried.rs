//! Carries a written site on by the user's own command, again and again until that succeeds.

use crate::export::Carrier;
use crate::words::Message;
use std::fs::{self, File};
use std::path::Path;

/// Stands in the folder of a site until all of it has been carried on, by whichever program.
const UNCARRIED: &str = ".komandor-uncarried";

/// Runs the user's command, if there is one and the folder holds anything that it has not carried.
///
/// # Errors
/// The command failed, and says why.
pub fn carry_on(
    folder: &Path,
    has_changed: bool,
    carrier: Option<&Carrier>,
) -> Result<(), Message> {
    let mark = folder.join(UNCARRIED);
    let Some(carrier) = carrier.filter(|_| has_changed || mark.exists()) else { return Ok(()) };
    // Without the mark the site is carried at its next change.
    drop(File::create(&mark));
    carrier.carry(folder)?;
    drop(fs::remove_file(&mark));
    Ok(())
}

/// Whether the command has failed on this folder, and has not succeeded since.
pub(super) fn is_uncarried(folder: &Path) -> bool {
    folder.join(UNCARRIED).exists()
}
