//! Does independent work on all processors, and hands the results over in order.

use std::collections::BTreeMap;
use std::num::NonZero;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::mpsc::sync_channel;
use std::thread::{Builder, available_parallelism, scope};

#[cfg(test)]
mod tests;

/// Results that may wait for each worker until they are taken.
const WAITING: usize = 4;

/// Calls `work` with every number below `count`, and `take` with each result in order.
///
/// If the system gives no threads, the caller's own does the work.
///
/// # Errors
/// The first error in order, of `work` or `take`. Results after it are not taken.
pub(super) fn in_order<T: Send, E: Send>(
    count: u64,
    work: impl Fn(u64) -> Result<T, E> + Sync,
    mut take: impl FnMut(u64, T) -> Result<(), E>,
) -> Result<(), E> {
    let workers = available_parallelism().map_or(1, NonZero::get);
    let workers = usize::try_from(count).map_or(workers, |count| workers.min(count));
    let next = AtomicU64::new(0);
    scope(|scope| {
        let (sender, results) = sync_channel(WAITING * workers);
        let (next, work) = (&next, &work);
        let mut working = 0;
        for _ in 0..if workers > 1 { workers } else { 0 } {
            let sender = sender.clone();
            let worker = move || {
                loop {
                    let at = next.fetch_add(1, Ordering::Relaxed);
                    if at >= count || sender.send((at, work(at))).is_err() {
                        return;
                    }
                }
            };
            working += usize::from(Builder::new().spawn_scoped(scope, worker).is_ok());
        }
        drop(sender);
        if working == 0 {
            return (0..count).try_for_each(|at| take(at, work(at)?));
        }
        let (mut early, mut wanted) = (BTreeMap::new(), 0);
        for (at, result) in results {
            early.insert(at, result);
            while let Some(result) = early.remove(&wanted) {
                take(wanted, result?)?;
                wanted += 1;
            }
        }
        Ok(())
    })
}
