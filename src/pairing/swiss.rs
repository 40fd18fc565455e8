//! Swiss pairing: at random inside score groups, or top half against bottom half.

mod bits;
mod blossom;
mod chain;
mod edges;
mod field;
mod halves;
mod index;
mod layered_count;
mod min_cost_matching;
mod order;
mod ordered;
mod pair_table;
mod possible_opponents;
mod problem;
mod random;
mod repair;
mod result;
mod sampled;
mod segment;
mod shuffle;
mod slide;
mod subset_count;

pub use halves::halves_by_start;
pub use halves::tables_by_halves;
pub use random::random_in_groups;
pub use random::tables_in_groups;
pub use repair::{LeastRepair, Underway, least_repair};
pub use result::Drawn;

#[cfg(test)]
mod tests;
