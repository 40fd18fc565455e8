//! Writes a sheet into a file, completely or not at all.

use crate::msg;
use crate::show::Format;
use crate::store::{home, reason};
use crate::words::Message;
use std::fs::{self, File, Permissions};
use std::io::{self, ErrorKind, Write};
use std::os::unix::fs::PermissionsExt;
use std::path::{Path, PathBuf, absolute};
use tempfile::NamedTempFile;

/// The reason why a file was not written.
#[derive(Debug, PartialEq, Eq)]
pub enum Unwritten {
    /// The file exists, and replacing it was not confirmed.
    Exists,
    Refused(Message),
}

/// The extension of this format.
pub fn ending(format: Format) -> &'static str {
    match format {
        Format::Text | Format::Plain => "txt",
        Format::Markdown => "md",
        Format::Csv => "csv",
        Format::Json => "json",
        Format::Html => "html",
    }
}

/// All extensions for a sentence: `.txt .md …`.
pub fn known_endings() -> String {
    // Sentences end like the other text.
    let all = Format::ALL.into_iter().filter(|format| *format != Format::Plain);
    all.map(|format| format!(".{}", ending(format))).collect::<Vec<_>>().join(" ")
}

/// The format by the extension of this path.
///
/// # Errors
/// The path has no known extension.
pub fn format_of(path: &Path) -> Result<Format, Message> {
    let suffix = path.extension().map(|suffix| suffix.to_string_lossy().to_lowercase());
    let known = |suffix: String| Format::ALL.into_iter().find(|format| ending(*format) == suffix);
    let found = suffix.and_then(known);
    found.ok_or_else(|| msg!("pages.no-ending", endings = known_endings()))
}

/// The most letters of the event's name in a file name.
const LETTERS: usize = 60;

/// A name for the file of a sheet: `mistrzostwa-sklepu-pairings-round-3.txt`.
///
/// It has only small letters of ASCII, digits and hyphens, whatever the event is called.
pub fn file_name(event: &str, sheet: &str, format: Format) -> String {
    let mut parts = [event, sheet].map(home::slug);
    parts.iter_mut().for_each(|part| part.truncate(LETTERS));
    let parts: Vec<&str> =
        parts.iter().map(|part| part.trim_matches('-')).filter(|part| !part.is_empty()).collect();
    let stem = if parts.is_empty() { "event".to_owned() } else { parts.join("-") };
    format!("{stem}.{}", ending(format))
}

/// The path for a sentence: absolute, or from the home folder.
pub fn shown_path(path: &Path) -> String {
    let full = absolute(path).unwrap_or_else(|_| path.to_owned());
    let home = std::env::var_os("HOME").filter(|home| !home.is_empty()).map(PathBuf::from);
    match home.as_ref().and_then(|home| full.strip_prefix(home).ok()) {
        Some(rest) if rest.as_os_str().is_empty() => "~".to_owned(),
        Some(rest) => Path::new("~").join(rest).display().to_string(),
        None => full.display().to_string(),
    }
}

/// Writes the text into this file, which gets its name only when it is complete and on the disk. An
/// existing file is replaced only if `replace`.
///
/// # Errors
/// The file exists, or it cannot be written. Nothing is left behind.
pub fn write(path: &Path, text: &str, replace: bool) -> Result<(), Unwritten> {
    let folder = match path.parent() {
        Some(folder) if !folder.as_os_str().is_empty() => folder,
        _ => Path::new("."),
    };
    let refused = |message| Err(Unwritten::Refused(message));
    if !folder.is_dir() {
        return refused(msg!("pages.export-no-folder", folder = shown_path(folder)));
    }
    match fs::symlink_metadata(path) {
        Ok(there) if there.is_dir() => {
            return refused(msg!("pages.is-a-folder", path = shown_path(path)));
        }
        Ok(there) if !there.is_file() => {
            return refused(msg!("pages.no-plain-file", path = shown_path(path)));
        }
        Ok(_) if !replace => return Err(Unwritten::Exists),
        _ => {}
    }
    match written(folder, path, text, replace) {
        Ok(()) => Ok(()),
        Err(error) if error.kind() == ErrorKind::AlreadyExists => Err(Unwritten::Exists),
        Err(error) => {
            let why = reason(&error);
            refused(msg!("pages.not-written", path = shown_path(path), why))
        }
    }
}

/// A file in this folder with the complete text, flushed to the disk and without its final name.
pub(crate) fn flushed_file(folder: &Path, prefix: &str, text: &str) -> io::Result<NamedTempFile> {
    // Everybody may read a sheet, unless the user's own mask forbids it.
    let readable = Permissions::from_mode(0o666);
    let mut builder = tempfile::Builder::new();
    let mut file = builder.prefix(prefix).permissions(readable).tempfile_in(folder)?;
    file.write_all(text.as_bytes())?;
    file.as_file().sync_all()?;
    Ok(file)
}

fn written(folder: &Path, path: &Path, text: &str, replace: bool) -> io::Result<()> {
    let file = flushed_file(folder, ".tmp", text)?;
    match replace {
        true => file.persist(path).map(drop)?,
        false => file.persist_noclobber(path).map(drop)?,
    }
    File::open(folder)?.sync_all()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_hostile_name_becomes_a_safe_file_name() {
        let of = |event| file_name(event, "Pairings, round 3", Format::Text);
        assert_eq!(of("Mistrzostwa Łodzi"), "mistrzostwa-lodzi-pairings-round-3.txt");
        assert_eq!(of("../../etc/passwd"), "etc-passwd-pairings-round-3.txt");
        assert_eq!(of("-rf ~; $(reboot)\n"), "rf-reboot-pairings-round-3.txt");
        assert_eq!(of("...."), "pairings-round-3.txt");
        assert_eq!(file_name("…", "", Format::Html), "event.html");
        let long = of(&"x".repeat(500));
        assert_eq!(long, format!("{}-pairings-round-3.txt", "x".repeat(LETTERS)));
    }

    #[test]
    fn what_is_no_plain_file_is_left_alone() {
        let folder = tempfile::tempdir().unwrap();
        let link = folder.path().join("link.txt");
        std::os::unix::fs::symlink("/etc/hostname", &link).unwrap();
        let failure = |path: &Path| match write(path, "x", true) {
            Err(Unwritten::Refused(why)) => why.to_string(),
            other => panic!("{other:?}"),
        };
        let at = folder.path().display();
        assert_eq!(failure(&link), format!("{at}/link.txt isn't a regular file: left unchanged"));
        assert_eq!(failure(folder.path()), format!("{at} is a folder: name a file in it"));
        let nowhere = folder.path().join("none/a.txt");
        assert_eq!(failure(&nowhere), format!("There is no folder {at}/none: create it first"));
    }
}
