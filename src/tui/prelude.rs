//! The names that nearly every screen and dialog uses: the model, the keys, and what is drawn with.

pub(super) use super::active_keys::way;
pub(super) use super::keys::{
    Act, BACK_TAB, Binding, Context, DOWN, ENTER, ESC, Key, LEFT, NUMBERS, PAGE_DOWN, PAGE_UP,
    RIGHT, TAB, UP, View, acts, bind, ch, ctrl, key_for, unhinted,
};
pub(super) use super::model::{Location, Model, StatusMessage};
pub(super) use super::msg::Effect;
pub(super) use super::open_event::OpenEvent;
pub(super) use super::ui::dialog_box::{KeyList, Width, boxed};
pub(super) use super::ui::scroll::{CursorMove, Scroll};
pub(super) use super::ui::text_field::TextField;
pub(super) use super::ui::theme::{CURSOR, Theme};
pub(super) use super::ui::{list, text};
pub(super) use crate::msg;
pub(super) use crate::words::{Arg, Message, Words};
pub(super) use ratatui::Frame;
pub(super) use ratatui::layout::Rect;
pub(super) use ratatui::style::Style;
pub(super) use ratatui::text::{Line, Span};
