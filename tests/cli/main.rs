//! The command line, run as a script runs it: arguments in, text and exit
//! status out.

mod bad_input;
mod contest;
mod day;
mod desk;
mod edit;
mod games;
mod imperial_assault;
mod new;
mod show;
mod simulate;
mod verbs;
mod verify;
mod without_a_terminal;
