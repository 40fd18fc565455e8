//! Carries a written site on by the user's own command, again and again until that succeeds.

use crate::export::Carrier;
use crate::store::open_ours;
use crate::words::Message;
use std::fs;
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
    drop(open_ours(&mark));
    carrier.carry(folder)?;
    drop(fs::remove_file(&mark));
    Ok(())
}

/// Whether the command has failed on this folder, and has not succeeded since.
pub(super) fn is_uncarried(folder: &Path) -> bool {
    folder.join(UNCARRIED).exists()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A site that stands elsewhere may hold anything under the name of the mark.
    #[test]
    fn a_link_in_the_marks_place_is_not_written_through() {
        let home = tempfile::tempdir().unwrap();
        let [site, precious] = ["site", "precious"].map(|name| home.path().join(name));
        fs::create_dir(&site).unwrap();
        fs::write(&precious, "theirs").unwrap();
        std::os::unix::fs::symlink(&precious, site.join(UNCARRIED)).unwrap();
        carry_on(&site, true, Some(&Carrier::new("true"))).unwrap();
        assert_eq!(fs::read_to_string(&precious).unwrap(), "theirs");
    }

    #[test]
    fn a_pipe_in_the_marks_place_is_not_waited_for() {
        let site = tempfile::tempdir().unwrap();
        let pipe = site.path().join(UNCARRIED);
        assert!(std::process::Command::new("mkfifo").arg(pipe).status().unwrap().success());
        carry_on(site.path(), true, Some(&Carrier::new("true"))).unwrap();
    }
}
