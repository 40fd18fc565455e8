//! A time of the day, such as the one at which a hall closes.

use crate::msg;
use crate::words::Message;
use serde::{Deserialize, Serialize};
use std::fmt;

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
