//! Draws a double elimination: the upper bracket above the lower one, the final at the right.
//!
//! The reset stands below the final.
//!
//! A column of the drawing is a round of each bracket, not a round of the event. Each match
//! therefore stands beside the matches that feed it, and eight players need five columns
//! instead of seven. If not all columns fit, earlier ones are left out before those that are
//! being played.

mod build;
mod heads;
mod layout;
mod paint;
#[cfg(test)]
mod tests;

pub(super) use build::DoubleDrawing;
