//! The dot patterns of the figures, and of the letters of TIME and CZAS.

/// Glyphs of one height.
#[derive(Debug)]
pub struct GlyphSet {
    /// The height in dots.
    pub tall: usize,
    /// The lines from the top, separated by spaces; a lit dot is `1`.
    glyphs: [(char, &'static str); 22],
}

impl GlyphSet {
    fn lines(&self, c: char) -> Option<impl Iterator<Item = &'static str>> {
        let (_, lines) = self.glyphs.iter().find(|(known, _)| *known == c)?;
        Some(lines.split(' '))
    }

    /// The width of the text in dots, with one dark column between glyphs.
    ///
    /// None: the text is empty, or one of its characters has no glyph.
    pub fn dots(&self, text: &str) -> Option<usize> {
        let wide = |c| Some(self.lines(c)?.next()?.len() + 1);
        let all: usize = text.chars().map(wide).sum::<Option<usize>>()?;
        all.checked_sub(1)
    }

    /// Whether each dot is lit, line by line from the top.
    pub fn pattern(&self, text: &str) -> Vec<Vec<bool>> {
        let mut pattern = vec![Vec::new(); self.tall];
        for lines in text.chars().filter_map(|c| self.lines(c)) {
            for (line, dots) in pattern.iter_mut().zip(lines) {
                if !line.is_empty() {
                    line.push(false);
                }
                line.extend(dots.bytes().map(|dot| dot == b'1'));
            }
        }
        pattern
    }
}

/// Three by five dots, for small figures.
pub static BOLD: GlyphSet = GlyphSet {
    tall: 5,
    glyphs: [
        ('0', "111 101 101 101 111"),
        ('1', "110 010 010 010 111"),
        ('2', "111 001 111 100 111"),
        ('3', "111 001 111 001 111"),
        ('4', "101 101 111 001 001"),
        ('5', "111 100 111 001 111"),
        ('6', "111 100 111 101 111"),
        ('7', "111 001 001 001 001"),
        ('8', "111 101 111 101 111"),
        ('9', "111 101 111 001 111"),
        ('+', "000 010 111 010 000"),
        ('-', "000 000 111 000 000"),
        (':', "0 1 0 1 0"),
        (' ', "0 0 0 0 0"),
        ('A', "111 101 111 101 101"),
        ('C', "111 100 100 100 111"),
        ('E', "111 100 111 100 111"),
        ('I', "111 010 010 010 111"),
        ('M', "10001 11011 10101 10001 10001"),
        ('S', "111 100 111 001 111"),
        ('T', "111 010 010 010 010"),
        ('Z', "111 001 010 100 111"),
    ],
};

/// Four by seven dots, for large figures.
pub static FINE: GlyphSet = GlyphSet {
    tall: 7,
    glyphs: [
        ('0', "1111 1001 1001 1001 1001 1001 1111"),
        ('1', "0110 0010 0010 0010 0010 0010 0111"),
        ('2', "1111 0001 0001 1111 1000 1000 1111"),
        ('3', "1111 0001 0001 1111 0001 0001 1111"),
        ('4', "1001 1001 1001 1111 0001 0001 0001"),
        ('5', "1111 1000 1000 1111 0001 0001 1111"),
        ('6', "1111 1000 1000 1111 1001 1001 1111"),
        ('7', "1111 0001 0001 0001 0001 0001 0001"),
        ('8', "1111 1001 1001 1111 1001 1001 1111"),
        ('9', "1111 1001 1001 1111 0001 0001 1111"),
        ('+', "000 000 010 111 010 000 000"),
        ('-', "000 000 000 111 000 000 000"),
        (':', "0 0 1 0 1 0 0"),
        (' ', "0 0 0 0 0 0 0"),
        ('A', "1111 1001 1001 1111 1001 1001 1001"),
        ('C', "1111 1000 1000 1000 1000 1000 1111"),
        ('E', "1111 1000 1000 1111 1000 1000 1111"),
        ('I', "111 010 010 010 010 010 111"),
        ('M', "10001 11011 10101 10101 10001 10001 10001"),
        ('S', "1111 1000 1000 1111 0001 0001 1111"),
        ('T', "11111 00100 00100 00100 00100 00100 00100"),
        ('Z', "1111 0001 0001 0110 1000 1000 1111"),
    ],
};
