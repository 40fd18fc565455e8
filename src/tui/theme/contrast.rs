//! Contrast of two colours, as WCAG 2 defines it.

use ratatui::style::Color;

/// Red, green and blue, 0 to 255 each.
pub type Rgb = (u8, u8, u8);

/// The least contrast required of text.
pub const LEAST: f64 = 4.5;

/// The sixteen colours of xterm, in the order of their numbers.
pub const XTERM: [u32; 16] = [
    0x000000, 0xcd0000, 0x00cd00, 0xcdcd00, 0x0000ee, 0xcd00cd, 0x00cdcd, 0xe5e5e5, 0x7f7f7f,
    0xff0000, 0x00ff00, 0xffff00, 0x5c5cff, 0xff00ff, 0x00ffff, 0xffffff,
];

/// The sixteen colours by name, in the order of their numbers.
pub const SIXTEEN: [Color; 16] = [
    Color::Black,
    Color::Red,
    Color::Green,
    Color::Yellow,
    Color::Blue,
    Color::Magenta,
    Color::Cyan,
    Color::Gray,
    Color::DarkGray,
    Color::LightRed,
    Color::LightGreen,
    Color::LightYellow,
    Color::LightBlue,
    Color::LightMagenta,
    Color::LightCyan,
    Color::White,
];

fn luminance((red, green, blue): Rgb) -> f64 {
    let linear = |part: u8| match f64::from(part) / 255.0 {
        part if part <= 0.040_45 => part / 12.92,
        part => to_the_2_4((part + 0.055) / 1.055),
    };
    0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
}

/// This number from 0.05 to 1 to the power of 2.4: its square, times the fifth root of its square.
///
/// The mathematical library has it too. This is all that the program would load that library for,
/// and every screen would hold half a megabyte of it.
fn to_the_2_4(number: f64) -> f64 {
    let square = number * number;
    // Newton's method, from above.
    let nearer = |root: f64, _| 0.8 * root + 0.2 * square / (root * root * root * root);
    square * (0..STEPS).fold(1.0, nearer)
}

/// After so many steps the root of the least number is exact.
const STEPS: u32 = 10;

/// The contrast, from 1 for equal colours to 21 for black and white.
pub fn contrast(one: Rgb, other: Rgb) -> f64 {
    let (one, other) = (luminance(one), luminance(other));
    (one.max(other) + 0.05) / (one.min(other) + 0.05)
}

fn hex(number: u32) -> Rgb {
    let [_, red, green, blue] = number.to_be_bytes();
    (red, green, blue)
}

/// The RGB value of a colour in a terminal with these sixteen colours; None: the terminal's own.
pub fn rgb(colour: Color, sixteen: &[u32; 16]) -> Option<Rgb> {
    match colour {
        Color::Reset => None,
        Color::Rgb(red, green, blue) => Some((red, green, blue)),
        Color::Indexed(at @ 232..) => Some([8 + 10 * (at - 232); 3].into()),
        Color::Indexed(at @ 16..) => {
            let level = |n: u8| if n == 0 { 0 } else { 55 + 40 * n };
            let at = at - 16;
            Some((level(at / 36), level(at / 6 % 6), level(at % 6)))
        }
        Color::Indexed(at) => Some(hex(sixteen[usize::from(at)])),
        named => {
            let at = SIXTEEN.iter().position(|known| *known == named)?;
            Some(hex(sixteen[at]))
        }
    }
}

/// The nearest of these colours to `wanted`, by the sum of squared differences.
pub fn nearest(wanted: Rgb, among: impl Iterator<Item = Color>) -> Option<Color> {
    let distance = |colour: &Color| {
        let (red, green, blue) = rgb(*colour, &XTERM).unwrap_or_default();
        let square = |one: u8, other: u8| (i32::from(one) - i32::from(other)).pow(2);
        square(red, wanted.0) + square(green, wanted.1) + square(blue, wanted.2)
    };
    among.min_by_key(distance)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_power_is_that_of_the_mathematical_library() {
        for thousandth in 50..=1000 {
            let number = f64::from(thousandth) / 1000.0;
            let (ours, right) = (to_the_2_4(number), number.powf(2.4));
            assert!((ours / right - 1.0).abs() < 1e-14, "{number}: {ours}, not {right}");
        }
    }
}
