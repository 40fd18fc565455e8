//! Sort keys that hold as many numbers of an entrant as fit into 64 bits.

/// The sort keys of entrants, smallest first. A key is one number: the entrant's index
/// stands in its last bits. Above them stand as many of the numbers to be compared as have
/// room.
#[derive(Clone, Copy)]
pub(super) struct Keys {
    /// The number of bits of an index.
    index: u32,
}

impl Keys {
    /// Makes keys for this many entrants, who are fewer than 2 to the 31st.
    pub(super) fn new(entrants: usize) -> Keys {
        Keys { index: usize::BITS - entrants.leading_zeros() }
    }

    /// The free bits of a key that holds only its index.
    pub(super) fn free_bits(self) -> u32 {
        u64::BITS - self.index
    }

    pub(super) fn at(self, key: u64) -> usize {
        (key & ((1 << self.index) - 1)) as usize
    }

    pub(super) fn are_level(self, one: u64, other: u64) -> bool {
        (one ^ other) >> self.index == 0
    }

    /// Appends to each key the number of its entrant; larger numbers come first. If a
    /// number does not fit, only its highest bits are appended. Returns the room that is
    /// left, or None if that was too little.
    pub(super) fn append(
        self,
        keys: &mut [u64],
        room: u32,
        number: impl Fn(usize) -> u64,
    ) -> Option<u32> {
        let numbers = keys.iter().map(|key| number(self.at(*key)));
        let (least, most) =
            numbers.fold((u64::MAX, 0), |(least, most), one| (least.min(one), most.max(one)));
        let bits = u64::BITS - most.saturating_sub(least).leading_zeros();
        if bits == 0 {
            return Some(room);
        }
        let (taken, lost) = (bits.min(room), bits.saturating_sub(room));
        for key in keys {
            let at = self.at(*key);
            let less = (most - number(at)).checked_shr(lost).unwrap_or(0);
            *key = (*key >> self.index << taken | less) << self.index | at as u64;
        }
        (lost == 0).then(|| room - taken)
    }
}

/// Sorts keys of which nearly all stand in order already, as they do after a result.
///
/// A key smaller than the one before it is set aside together with that one, because either
/// of them may be out of place.
pub(super) fn sort(keys: &mut [u64]) {
    let mut sorted: Vec<u64> = Vec::with_capacity(keys.len());
    let mut aside = Vec::new();
    for key in keys.iter().copied() {
        match sorted.pop_if(|last| *last > key) {
            Some(last) => aside.extend([last, key]),
            None => sorted.push(key),
        }
    }
    aside.sort_unstable();
    sorted.append(&mut aside);
    // The standard sort only merges what stands in two rows.
    sorted.sort();
    keys.copy_from_slice(&sorted);
}

#[cfg(test)]
mod tests;
