use jiff::{Timestamp, tz::TimeZone};
use serde::{Deserialize, Serialize};
use std::fmt;

/// A moment as the event file stores it, as in `2026-11-21T09:31:07+01:00`. It is the
/// wall-clock time with the offset from UTC that was in force at the place of writing.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Moment {
    /// Seconds since 1970-01-01 00:00 UTC.
    pub unix: i64,
    /// Seconds east of UTC.
    pub offset: i32,
}

impl Moment {
    pub fn new(unix: i64, offset: i32) -> Moment {
        Moment { unix, offset }
    }

    /// Hours and minutes as the clock on the wall showed them: `09:31`.
    pub fn clock(self) -> String {
        self.format("%H:%M")
    }

    /// The day as the calendar on the wall showed it: `2026-11-21`.
    pub fn day(self) -> String {
        self.format("%Y-%m-%d")
    }

    fn format(self, pattern: &str) -> String {
        match (Timestamp::from_second(self.unix), jiff::tz::Offset::from_seconds(self.offset)) {
            (Ok(time), Ok(offset)) => {
                time.to_zoned(TimeZone::fixed(offset)).strftime(pattern).to_string()
            }
            _ => String::from("?"),
        }
    }
}

impl TryFrom<String> for Moment {
    type Error = String;

    fn try_from(text: String) -> Result<Moment, String> {
        let wrong =
            || format!("\"{text}\" is no moment; expected the form 2026-11-21T09:31:07+01:00");
        let time: Timestamp = text.parse().map_err(|_| wrong())?;
        let pieces = jiff::fmt::temporal::DateTimeParser::new();
        let offset = pieces
            .parse_pieces(&text)
            .ok()
            .and_then(|p| p.to_numeric_offset())
            .map_or(0, |o| o.seconds());
        Ok(Moment { unix: time.as_second(), offset })
    }
}

impl From<Moment> for String {
    fn from(moment: Moment) -> String {
        moment.to_string()
    }
}

impl fmt::Display for Moment {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.format("%Y-%m-%dT%H:%M:%S%:z"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_moment_reads_back_as_it_was_written() {
        let text = "2026-11-21T09:31:07+01:00";
        let moment = Moment::try_from(text.to_owned()).unwrap();
        assert_eq!(moment.to_string(), text);
        assert_eq!(moment.clock(), "09:31");
        assert_eq!(moment.day(), "2026-11-21");
        assert_eq!(
            Moment::try_from("yesterday".to_owned()).unwrap_err(),
            "\"yesterday\" is no moment; expected the form 2026-11-21T09:31:07+01:00"
        );
    }
}
