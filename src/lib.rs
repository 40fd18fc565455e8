//! komandor

pub mod pairing;
