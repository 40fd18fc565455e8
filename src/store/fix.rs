//! Fixes that a test takes out again, to see that the simulation finds them missing.
//!
//! Outside of tests every fix is in, and the compiler removes the question.

/// A promise that was broken once, and the fix that keeps it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Fix {
    /// An action that can neither be flushed nor taken back may have been saved.
    DoubtIsSaid,
    /// Others' saved actions are named before they are put away.
    TheirsAreNamed,
    /// News of others does not replace a message.
    MessagesStay,
    /// A changed head is noticed before the first action.
    HeadIsSealed,
    /// A flipped last newline is damage.
    NewlineIsChecked,
    /// A last line that begins with zeros was never finished.
    ZerosAreTorn,
    /// Another's line is flushed before one is added behind it.
    LastIsFlushed,
    /// The file's name is flushed before anything is saved in it.
    NameIsFlushed,
    /// Lines that another wrote to the mirror are written again and flushed before they count as
    /// there.
    MirrorIsFlushed,
}

#[cfg(not(test))]
impl Fix {
    pub(crate) const fn is_in(self) -> bool {
        true
    }
}

#[cfg(test)]
thread_local! {
    static TAKEN_OUT: std::cell::Cell<Option<Fix>> = const { std::cell::Cell::new(None) };
}

#[cfg(test)]
impl Fix {
    pub(crate) fn is_in(self) -> bool {
        TAKEN_OUT.get() != Some(self)
    }

    /// Carries out `act` in a program without this fix.
    pub(crate) fn taken_out<T>(self, act: impl FnOnce() -> T) -> T {
        TAKEN_OUT.set(Some(self));
        let done = act();
        TAKEN_OUT.set(None);
        done
    }
}
