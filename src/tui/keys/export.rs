//! The bindings of the sheets that leave the program, and of a sheet that is read here.

use super::Context::*;
use super::binding::{Binding, bind, unhinted};
use super::{Act, DOWN, END, ENTER, ESC, HOME, LEFT, PAGE_DOWN, PAGE_UP, RIGHT, TAB, UP, ch};
use crate::msg;

// A row for each key: the formatter would give each a paragraph.
#[rustfmt::skip]
pub(super) static BINDINGS: &[Binding] = &[
    bind(Export, &[ENTER], Act::ExportAgain, msg!("export.hint-again"), msg!("export.key-again")),
    bind(Export, &[ch('p')], Act::ExportPrint, msg!("export.hint-print"),
        msg!("export.key-print")),
    bind(Export, &[ch('f')], Act::ExportFile, msg!("export.hint-file"), msg!("export.key-file")),
    bind(Export, &[ch('c')], Act::ExportCopy, msg!("export.hint-copy"), msg!("export.key-copy")),
    bind(Export, &[ch('r')], Act::ExportRead, msg!("export.hint-read"), msg!("export.key-read")),
    bind(Export, &[ch('h')], Act::ExportHeld, msg!("export.hint-held"), msg!("export.key-held")),
    unhinted(Export, &[UP], Act::Up, msg!("key-event.row-up")),
    unhinted(Export, &[DOWN, TAB], Act::Down, msg!("key-event.row-down")),
    bind(Export, &[ESC], Act::CloseDialog, msg!("key.back"), msg!("key-dialog.go-back")),
    unhinted(Reader, &[UP, ch('k')], Act::Up, msg!("key-dialog.line-up")),
    bind(Reader, &[DOWN, ch('j')], Act::Down, msg!("key.scroll"), msg!("key-dialog.line-down")),
    unhinted(Reader, &[PAGE_UP], Act::PageUp, msg!("key-dialog.page-up")),
    unhinted(Reader, &[PAGE_DOWN, ch(' ')], Act::PageDown, msg!("key-dialog.page-down")),
    unhinted(Reader, &[HOME], Act::First, msg!("key-dialog.beginning")),
    unhinted(Reader, &[END], Act::Last, msg!("key-dialog.end")),
    unhinted(Reader, &[LEFT], Act::ReaderLeft, msg!("export.key-left")),
    bind(Reader, &[RIGHT], Act::ReaderRight, msg!("export.hint-aside"), msg!("export.key-right")),
    bind(Reader, &[ch('/')], Act::ReaderFind, msg!("key.find"), msg!("export.key-find")),
    bind(Reader, &[ch('n')], Act::ReaderNext, msg!("export.hint-next"), msg!("export.key-next")),
    bind(Reader, &[ESC, ch('q'), ENTER], Act::CloseDialog, msg!("key.back"),
        msg!("key-dialog.go-back")),
    bind(ReaderFind, &[ENTER], Act::ReaderFound, msg!("key.go-there"), msg!("export.key-found")),
    bind(ReaderFind, &[ESC], Act::CloseDialog, msg!("key.back"), msg!("export.key-find-nothing")),
];
