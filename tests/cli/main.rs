//! The command line, run as a script runs it: arguments in, text and exit
//! status out.

mod announcement;
mod bad_input;
mod card_game;
mod contest;
mod day;
mod desk;
mod draft;
mod draft_judged;
mod edit;
mod finals_reasons;
mod games;
mod handbook;
mod help;
mod hostile_name;
mod hostile_text;
mod imperial_assault;
mod leaders;
mod lists;
mod met_twice;
mod new;
mod one_figure;
mod own_games;
mod reasons;
mod rematches;
mod rulings;
mod show;
mod simulate;
mod surroundings;
mod tcg;
mod two_against_two;
mod undos;
mod verbs;
mod verify;
mod without_a_terminal;
