//! A moment as the event file stores it; and a time of the day, such as the one at which a hall closes.

use crate::msg;
use crate::words::Message;
use jiff::Timestamp;
use jiff::civil::DateTime;
use jiff::tz::{Offset, TimeZone};
use serde::de::{Error, Visitor};
use serde::{Deserialize, Deserializer, Serialize};
use std::fmt;

/// A moment as the event file stores it: the local time of the computer with its offset from UTC,
/// as in `2026-11-21T09:31:07+01:00`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[serde(into = "String")]
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

    /// Hours and minutes in local time: `09:31`.
    pub fn clock(self) -> String {
        self.format("%H:%M")
    }

    /// The day in local time: `2026-11-21`.
    pub fn day(self) -> String {
        self.format("%Y-%m-%d")
    }

    /// The day; None if it is past the last year that a file can hold.
    pub fn known_day(self) -> Option<String> {
        Moment::read(&self.to_string()).ok().map(Moment::day)
    }

    fn format(self, pattern: &str) -> String {
        match (Timestamp::from_second(self.unix), Offset::from_seconds(self.offset)) {
            (Ok(time), Ok(offset)) => {
                time.to_zoned(TimeZone::fixed(offset)).strftime(pattern).to_string()
            }
            _ => String::from("?"),
        }
    }
}

impl TryFrom<String> for Moment {
    type Error = Message;

    fn try_from(text: String) -> Result<Moment, Message> {
        Moment::read(&text)
    }
}

impl<'de> Deserialize<'de> for Moment {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Moment, D::Error> {
        deserializer.deserialize_str(MomentVisitor)?.map_err(D::Error::custom)
    }
}

struct MomentVisitor;

impl Visitor<'_> for MomentVisitor {
    type Value = Result<Moment, Message>;

    fn expecting(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.write_str("a string")
    }

    fn visit_str<E: Error>(self, text: &str) -> Result<Result<Moment, Message>, E> {
        Ok(Moment::read(text))
    }
}

/// Reads the form `2026-11-21T09:31:07+01:00`, which the program writes; None for any other. Every
/// line of a file has a moment, and a general parser takes several times as long.
fn written(text: &str) -> Option<Moment> {
    let bytes: &[u8; 25] = text.as_bytes().try_into().ok()?;
    let form = bytes.iter().zip(b"dddd-dd-ddTdd:dd:dd+dd:dd");
    let fits = |(byte, form): (&u8, &u8)| match form {
        b'd' => byte.is_ascii_digit(),
        b'+' => matches!(byte, b'+' | b'-'),
        form => byte == form,
    };
    if !form.into_iter().all(fits) {
        return None;
    }
    let two = |at: usize| (bytes[at] - b'0') as i8 * 10 + (bytes[at + 1] - b'0') as i8;
    let year = i16::from(two(0)) * 100 + i16::from(two(2));
    let time = DateTime::new(year, two(5), two(8), two(11), two(14), two(17), 0).ok()?;
    let (hours, minutes) = (i32::from(two(20)), i32::from(two(23)));
    let east = (hours <= 23 && minutes <= 59).then_some(hours * 3_600 + minutes * 60)?;
    let offset = if bytes[19] == b'-' { -east } else { east };
    let zone = Offset::from_seconds(offset).ok()?;
    Some(Moment { unix: zone.to_timestamp(time).ok()?.as_second(), offset })
}

impl Moment {
    fn read(text: &str) -> Result<Moment, Message> {
        if let Some(moment) = written(text) {
            return Ok(moment);
        }
        let wrong = || msg!("log.moment", text);
        let time: Timestamp = text.parse().map_err(|_| wrong())?;
        let pieces = jiff::fmt::temporal::DateTimeParser::new();
        let offset = pieces
            .parse_pieces(text)
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

/// Hours and minutes, as in `22:00`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(into = "String", try_from = "String")]
pub struct TimeOfDay {
    /// Minutes since midnight.
    minutes: u16,
}

impl TimeOfDay {
    /// Reads `22:00` or `9:30`.
    ///
    /// # Errors
    /// Says that the text is no time of the day.
    pub fn read(text: &str) -> Result<TimeOfDay, Message> {
        let wrong = || msg!("settings.no-time", text);
        let (hours, minutes) = text.split_once(':').ok_or_else(wrong)?;
        let digits = |part: &str| part.bytes().all(|byte| byte.is_ascii_digit());
        if !(1..=2).contains(&hours.len()) || minutes.len() != 2 || !digits(hours) {
            return Err(wrong());
        }
        let number = |part: &str| part.parse::<u16>().ok().filter(|_| digits(part));
        match (number(hours), number(minutes)) {
            (Some(hours @ 0..=23), Some(minutes @ 0..=59)) => {
                Ok(TimeOfDay { minutes: hours * 60 + minutes })
            }
            _ => Err(wrong()),
        }
    }

    /// Seconds since midnight.
    pub fn seconds(self) -> i64 {
        i64::from(self.minutes) * 60
    }
}

impl fmt::Display for TimeOfDay {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:02}:{:02}", self.minutes / 60, self.minutes % 60)
    }
}

impl From<TimeOfDay> for String {
    fn from(time: TimeOfDay) -> String {
        time.to_string()
    }
}

impl TryFrom<String> for TimeOfDay {
    type Error = Message;

    fn try_from(text: String) -> Result<TimeOfDay, Message> {
        TimeOfDay::read(&text)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_form_that_is_written_reads_as_any_form_does() {
        for text in [
            "2026-11-21T09:31:07+01:00",
            "1999-02-28T23:59:59-09:30",
            "2000-02-29T00:00:00+00:00",
            "2026-01-01T00:00:00-00:00",
            "0001-01-01T12:00:00+14:00",
            "9999-12-29T12:00:00-12:00",
        ] {
            let any = text.replace('T', " ");
            assert_eq!(written(text), Moment::read(&any).ok(), "{text}");
            assert!(written(text).is_some(), "{text}");
        }
        for text in ["2026-02-29T09:31:07+01:00", "2026-11-21T24:00:00+01:00", "2026-11-21"] {
            assert_eq!(written(text), None, "{text}");
            assert!(Moment::read(text).is_err(), "{text}");
        }
    }

    #[test]
    fn a_time_of_the_day_reads_back_as_it_is_written() {
        for (text, written, seconds) in
            [("22:00", "22:00", 79_200), ("9:05", "09:05", 32_700), ("00:00", "00:00", 0)]
        {
            let time = TimeOfDay::read(text).unwrap();
            assert_eq!((time.to_string().as_str(), time.seconds()), (written, seconds));
        }
    }

    #[test]
    fn anything_else_is_refused() {
        for text in ["24:00", "22:60", "22", "22:5", ":30", "+2:30", "2:+5", "022:00", "22:00:00"] {
            let why = format!("\"{text}\" isn't a time of day: write it as 22:00.");
            assert_eq!(TimeOfDay::read(text).unwrap_err().to_string(), why);
        }
    }
}
