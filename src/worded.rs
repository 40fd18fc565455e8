//! Enums as tables, which most enums of a ruleset are.

/// Enums as tables: each value with the word that files, scripts or users write for it, and the
/// phrase that people read.
macro_rules! worded {
    (@words $name:ident $($value:ident: $word:literal)+) => {
        impl $name {
            pub const ALL: [$name; [$($word),+].len()] = [$($name::$value),+];

            /// The word that files, scripts or users write.
            pub fn word(self) -> &'static str {
                match self { $($name::$value => $word),+ }
            }
        }
    };
    (@phrases $name:ident $($value:ident => $phrase:expr,)+) => {
        impl $name {
            /// The value as people read it.
            pub fn phrase(self) -> $crate::words::Message {
                match self { $($name::$value => $phrase),+ }
            }
        }
    };
    (@$part:ident $($absent:tt)+) => {};
    ($($(#[$of_enum:meta])* pub enum $name:ident {
        $($(#[$of_value:meta])* $value:ident $(: $word:literal)? $(=> $phrase:expr)?,)+
    })+) => {$(
        #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, serde::Serialize, serde::Deserialize)]
        #[serde(rename_all = "snake_case")]
        $(#[$of_enum])*
        pub enum $name { $($(#[$of_value])* $value,)+ }

        worded!(@words $name $($value $(: $word)?)+);
        worded!(@phrases $name $($value $(=> $phrase,)?)+);
    )+};
}
