//! Tests the command line as a script uses it: arguments in, text and exit status out.

mod bad_input;
mod days;
pub mod desk;
mod drafts;
mod edit;
mod finals;
mod games;
mod help;
mod hostile;
mod lists;
mod long_days;
mod mirror;
mod new;
mod officials;
mod own_games;
mod pages;
mod penalties;
mod show;
mod surroundings;
mod table_aids;
mod time_call;
mod under_way;
mod verify;

use desk::{Desk, Ended, ended, fixture};
use komandor::ruleset::Library;
use serde_json::{Value, json};
use std::collections::BTreeSet;
use std::fs;
use std::os::unix::fs::PermissionsExt;
use std::path::Path;
use verify::rechained;
