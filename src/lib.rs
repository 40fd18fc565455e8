//! komandor
