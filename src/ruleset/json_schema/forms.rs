//! Values that a type reads from a text or number of its own form, such as `"4-8"` or `"1/3"`.

use super::super::{attendance, halves, percentages};
use serde_json::{Value, json};

/// A form of its own, known by what its reader expects.
#[derive(Debug)]
pub(super) struct Form {
    pub expected: &'static str,
    /// A text that the reader takes.
    pub sample: &'static str,
    pub schema: fn() -> Value,
}

impl PartialEq for Form {
    fn eq(&self, other: &Form) -> bool {
        self.expected == other.expected
    }
}

/// Every form. A reader that expects something else stops the trace, which a test reports.
pub(super) static FORMS: [Form; 3] = [
    Form {
        expected: attendance::NUMBER,
        sample: "2",
        schema: || {
            let range = r"^\s*\d+\s*(-\s*\d+\s*|\+)?$";
            json!({"type": ["string", "integer"], "pattern": range, "minimum": 2})
        },
    },
    Form {
        expected: percentages::SHARE,
        sample: "0",
        schema: || {
            let share = r"^\s*\d+\s*(/\s*[1-9]\d?\d?\s*)?$";
            json!({"type": ["string", "integer"], "pattern": share, "minimum": 0, "maximum": 1})
        },
    },
    Form {
        expected: halves::POINTS,
        sample: "1/2",
        schema: || json!({"type": ["string", "integer"], "pattern": r"^\d+/2$", "minimum": 0}),
    },
];
