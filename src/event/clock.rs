//! The round clock, kept as wall-clock facts. Its reading stays true after a restart, after
//! sleep, and in a second terminal.

use super::action::Timer;
use super::moment::Moment;

/// The state of the clock. All numbers are seconds.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Clock {
    /// When the clock was started; None if it neither runs nor is paused.
    started: Option<i64>,
    length: i64,
    /// When the present pause began.
    paused: Option<i64>,
    /// Time spent in pauses that are over.
    pauses: i64,
}

/// The reading of the clock at a moment.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Reading {
    Stopped,
    /// Seconds left; negative in overtime.
    Running(i64),
    Paused(i64),
}

impl Reading {
    /// Seconds left, whether the clock runs or is paused; negative in overtime.
    pub fn seconds(self) -> Option<i64> {
        match self {
            Reading::Stopped => None,
            Reading::Running(left) | Reading::Paused(left) => Some(left),
        }
    }
}

impl Clock {
    pub fn reading(&self, now: i64) -> Reading {
        let Some(started) = self.started else { return Reading::Stopped };
        // If the wall clock is set back, the reading must not exceed the whole round.
        let until = self.paused.unwrap_or(now).max(started);
        let left = self.length - (until - started - self.pauses).max(0);
        if self.paused.is_some() { Reading::Paused(left) } else { Reading::Running(left) }
    }

    /// Seconds of the round that were played, without pauses; None if the clock is stopped.
    pub fn played(&self, now: i64) -> Option<i64> {
        self.reading(now).seconds().map(|left| self.length - left)
    }

    /// Minutes of the whole round as it stands.
    pub fn minutes(&self) -> i64 {
        self.length / 60
    }

    pub fn is_running(&self) -> bool {
        self.started.is_some() && self.paused.is_none()
    }

    pub fn is_paused(&self) -> bool {
        self.paused.is_some()
    }

    pub fn is_stopped(&self) -> bool {
        self.started.is_none()
    }

    /// Applies a change that was made to the clock at a moment.
    pub(super) fn apply(&mut self, what: Timer, at: Moment) {
        match what {
            Timer::Start(minutes) => {
                *self = Clock {
                    started: Some(at.unix),
                    length: i64::from(minutes) * 60,
                    ..Clock::default()
                }
            }
            Timer::Pause => self.paused = self.paused.or(self.started.map(|_| at.unix)),
            Timer::Resume => {
                if let Some(since) = self.paused.take() {
                    self.pauses += (at.unix - since).max(0);
                }
            }
            Timer::Stop => *self = Clock::default(),
            Timer::Add(minutes) => self.length = (self.length + i64::from(minutes) * 60).max(0),
            Timer::Set(minutes) => self.length = i64::from(minutes) * 60,
            Timer::Left(minutes) => {
                let left = self.reading(at.unix).seconds().unwrap_or(self.length);
                self.length += i64::from(minutes) * 60 - left;
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn at(unix: i64) -> Moment {
        Moment::new(unix, 0)
    }

    #[test]
    fn what_is_left_is_counted_from_now_and_in_a_pause_from_its_beginning() {
        let mut clock = Clock::default();
        clock.apply(Timer::Start(35), at(1000));
        clock.apply(Timer::Left(3), at(1100));
        assert_eq!(clock.reading(1100), Reading::Running(180));
        clock.apply(Timer::Pause, at(1160));
        clock.apply(Timer::Left(5), at(2000));
        assert_eq!(clock.reading(2000), Reading::Paused(300));
        clock.apply(Timer::Resume, at(3000));
        assert_eq!(clock.reading(3060), Reading::Running(240));
    }

    #[test]
    fn a_wall_clock_set_back_shows_at_most_the_whole_round() {
        let mut clock = Clock::default();
        clock.apply(Timer::Start(35), at(1000));
        assert_eq!(clock.reading(10), Reading::Running(35 * 60));
    }
}
