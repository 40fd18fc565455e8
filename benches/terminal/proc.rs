//! The kernel's counts for a program and its children, from `/proc`.

use std::{fs, path::Path};

/// Counts over all threads of a program and of its children.
#[derive(Clone, Copy, Debug, Default)]
pub struct Usage {
    /// How often a thread stopped to wait, and so had to be woken up.
    pub wakeups: u64,
    /// Memory held now, in KiB.
    pub resident: u64,
    /// The most memory ever held, in KiB.
    pub peak: u64,
}

/// The usage of a process and its descendants so far.
pub fn usage(pid: i32) -> Usage {
    let mut usage = Usage::default();
    let mut waiting = vec![pid.to_string()];
    while let Some(pid) = waiting.pop() {
        let process = Path::new("/proc").join(pid);
        let status = read(&process.join("status"));
        usage.resident += field(&status, "VmRSS:");
        usage.peak += field(&status, "VmHWM:");
        let Ok(threads) = fs::read_dir(process.join("task")) else { continue };
        for thread in threads.flatten() {
            let thread = thread.path();
            usage.wakeups += field(&read(&thread.join("status")), "voluntary_ctxt_switches:");
            let children = read(&thread.join("children"));
            waiting.extend(children.split_whitespace().map(str::to_owned));
        }
    }
    usage
}

/// The text of a file; empty if its process ended meanwhile.
fn read(path: &Path) -> String {
    fs::read_to_string(path).unwrap_or_default()
}

/// The number after a label at the start of a line.
fn field(text: &str, label: &str) -> u64 {
    let line = text.lines().find_map(|line| line.strip_prefix(label));
    line.and_then(|rest| rest.split_whitespace().next()).map_or(0, number)
}

fn number(text: &str) -> u64 {
    text.parse().unwrap_or(0)
}
