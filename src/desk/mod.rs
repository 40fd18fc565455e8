//! What a judge's desk asks of a ruleset: may this product be played yet.

mod legality;

pub use legality::legal_from;
