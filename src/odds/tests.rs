//! Small events in which every claim is tried.

mod claims;
mod exact;
mod figures;
mod played;
