//! Tests of odds.
