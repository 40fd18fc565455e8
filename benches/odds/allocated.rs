//! Memory, counted as it is asked for. The system's own count depends on what was freed before.

use std::alloc::{GlobalAlloc, Layout, System};
use std::sync::atomic::{AtomicBool, AtomicI64, Ordering::Relaxed};

static IS_COUNTING: AtomicBool = AtomicBool::new(false);
static NOW: AtomicI64 = AtomicI64::new(0);
static MOST: AtomicI64 = AtomicI64::new(0);

struct Counting;

#[global_allocator]
static ALLOCATOR: Counting = Counting;

// SAFETY: every call is the system allocator's own.
unsafe impl GlobalAlloc for Counting {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        count(layout.size() as i64);
        // SAFETY: the caller's promises are those that the system allocator asks for.
        unsafe { System.alloc(layout) }
    }

    unsafe fn dealloc(&self, memory: *mut u8, layout: Layout) {
        count(-(layout.size() as i64));
        // SAFETY: as above, and the system allocator gave this memory.
        unsafe { System.dealloc(memory, layout) }
    }
}

fn count(bytes: i64) {
    if IS_COUNTING.load(Relaxed) {
        let now = NOW.fetch_add(bytes, Relaxed) + bytes;
        MOST.fetch_max(now, Relaxed);
    }
}

/// The most bytes that this work had at one time beyond those it began with.
pub fn most(work: impl FnOnce()) -> i64 {
    NOW.store(0, Relaxed);
    MOST.store(0, Relaxed);
    IS_COUNTING.store(true, Relaxed);
    work();
    IS_COUNTING.store(false, Relaxed);
    MOST.load(Relaxed)
}
