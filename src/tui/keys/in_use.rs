//! Holds the bindings that the user's own file has changed.

use super::binding::Table;

#[cfg(not(test))]
static INSTALLED: std::sync::OnceLock<&'static Table> = std::sync::OnceLock::new();

// Each test has a thread and bindings of its own.
#[cfg(test)]
thread_local! {
    static INSTALLED: std::cell::Cell<Option<&'static Table>> = const { std::cell::Cell::new(None) };
}

/// Takes these bindings from now on. It is called once, before the first screen is drawn.
#[cfg(not(test))]
pub fn install(table: &'static Table) {
    // The first ones stay.
    let _ = INSTALLED.set(table);
}

/// Takes these bindings from now on, in this test.
#[cfg(test)]
pub fn install(table: &'static Table) {
    INSTALLED.set(Some(table));
}

/// The bindings that were taken; None: the built-in ones hold.
#[cfg(not(test))]
pub fn installed() -> Option<&'static Table> {
    INSTALLED.get().copied()
}

/// The bindings that were taken in this test; None: the built-in ones hold.
#[cfg(test)]
pub fn installed() -> Option<&'static Table> {
    INSTALLED.get()
}
