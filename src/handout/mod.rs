//! What leaves the program for others by itself: the site for phones.

pub mod site;
