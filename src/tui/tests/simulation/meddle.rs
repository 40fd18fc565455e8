//! Changes from outside: the disk, the clock, and people with an editor or a copy.

use super::world::{after_a_cut, look, with};

/// The disk, the power, the clock.
pub(super) fn surroundings() {
    with(|world| {
        let wrong = world.wrong;
        match world.chance.below(6) {
            0 if wrong.crashes => world.machine.cut_power(),
            1 | 2 if wrong.disk => {
                let room = world.chance.below(400);
                match world.chance.below(3) {
                    0 => world.machine.disk(Some(room), false, false),
                    1 => world.machine.disk(None, true, false),
                    _ => world.machine.disk(None, false, true),
                }
                world.machine.trace(format_args!("the disk fails"));
            }
            3 if wrong.clock => {
                let by = *world.chance.of(&[-86_400, -3_600, -30, 30, 3_600, 86_400]);
                world.machine.set_clock(by);
                world.machine.trace(format_args!("the clock is set by {by} s"));
            }
            _ => world.machine.disk(None, false, false),
        }
    });
    after_a_cut();
}

/// Somebody changes the file, takes it away, or puts another in its place; or
/// puts it right again.
pub(super) fn meddle() {
    if with(|world| world.good.is_some()) {
        return put_right();
    }
    let path = with(|world| world.path.clone());
    let Some(bytes) = with(|world| world.machine.read(&path)) else { return };
    let log = bytes.windows(6).position(|six| six == b"\nlog:\n").map_or(0, |at| at + 6);
    let many = with(|world| world.chance.below(9));
    with(|world| world.machine.trace(format_args!("somebody meddles: {many}")));
    let mut text = bytes.clone();
    // Zeros in the last line are sectors that were never written: it does not count.
    let body = bytes.len().saturating_sub(1);
    let last = bytes[..body].iter().rposition(|byte| *byte == b'\n').map_or(0, |at| at + 1);
    let finished = if bytes[last..].contains(&0) { last } else { bytes.len() };
    let end = bytes[..finished].iter().rposition(|byte| *byte == b'\n').unwrap_or(log);
    match many {
        0 => {
            with(|world| world.copy = Some(bytes));
            return;
        }
        1 | 2 => return older(bytes, log),
        3 => with(|world| world.machine.delete(&path)),
        4 => {
            let other = String::from_utf8_lossy(&bytes).replacen("\nseed: ", "\nseed: 77", 1);
            with(|world| world.machine.replace(&path, other.into_bytes()));
        }
        5 if finished == bytes.len() && finished > log && bytes.ends_with(b"\n") => {
            // Only the last newline.
            if let Some(last) = text.last_mut() {
                *last = b' ';
            }
            with(|world| world.machine.overwrite(&path, text));
        }
        // Not in a last line that was never finished.
        6 | 7 if end > log => {
            let at = log + with(|world| world.chance.below(end - log));
            text[at] ^= 1 << with(|world| world.chance.below(7));
            with(|world| world.machine.overwrite(&path, text));
        }
        _ => {
            // The head: the seed, or what was announced.
            let text = String::from_utf8_lossy(&bytes);
            let other = match (with(|world| world.chance.one_in(2)), text.contains("setup: {}")) {
                (true, true) => text.replacen("setup: {}", "setup: {rounds: 2}", 1),
                _ => text.replacen("\nseed: ", "\nseed: 9", 1),
            };
            with(|world| world.machine.overwrite(&path, other.into_bytes()));
        }
    }
    with(|world| (world.good, world.known) = (Some(bytes), world.inode()));
}

/// An older copy comes back: what was saved since is lost from the file.
fn older(bytes: Vec<u8>, log: usize) {
    let ends: Vec<usize> =
        (log.max(1)..=bytes.len()).filter(|end| bytes[*end - 1] == b'\n').collect();
    let made = with(|world| world.copy.take());
    let copy = match made {
        Some(copy) => copy,
        None if ends.is_empty() => return,
        None => bytes[..*with(|world| world.chance.of(&ends))].to_vec(),
    };
    let path = with(|world| world.path.clone());
    with(|world| match world.chance.one_in(2) {
        true => world.machine.replace(&path, copy),
        false => world.machine.overwrite(&path, copy),
    });
    super::world::rebase();
}

/// The disk is sound, and so is the file.
pub(super) fn put_right() {
    let path = with(|world| world.path.clone());
    with(|world| {
        world.machine.disk(None, false, false);
        let Some(good) = world.good.take() else { return };
        world.machine.trace(format_args!("the file is put right"));
        match world.machine.read(&path).is_some() && world.chance.one_in(2) {
            true => world.machine.overwrite(&path, good),
            false => world.machine.replace(&path, good),
        }
        world.known = world.inode();
    });
    look(false);
}
