//! Files that are read and never written: rosters, lists, rulesets.

use super::stop::Stop;
use std::fs::File;
use std::io::{self, Read};

/// The most bytes of such a file: a roster of 10,000 players has a tenth.
const LARGEST: u64 = 8 << 20;

/// The text of a file.
pub(super) fn text(path: &str) -> Result<String, Stop> {
    let cannot = |error: io::Error| Stop::Refused(format!("{path}: cannot read it: {error}"));
    if std::path::Path::new(path).is_dir() {
        return Err(Stop::Refused(format!(
            "{path}: cannot read it: this is a folder; name the file itself"
        )));
    }
    let mut bytes = Vec::new();
    File::open(path).map_err(cannot)?.take(LARGEST + 1).read_to_end(&mut bytes).map_err(cannot)?;
    if bytes.len() as u64 > LARGEST {
        return Err(Stop::Refused(format!(
            "{path}: more than {LARGEST} bytes are not read; check that it is the right file"
        )));
    }
    String::from_utf8(bytes).map_err(|error| {
        let good = &error.as_bytes()[..error.utf8_error().valid_up_to()];
        let line = good.iter().filter(|byte| **byte == b'\n').count() + 1;
        Stop::Refused(format!("{path}:{line}: not UTF-8 text; save the file as UTF-8"))
    })
}
