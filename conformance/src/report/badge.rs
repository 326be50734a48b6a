//! The levels that are met as a badge: an image that a README shows.

use super::Report;
use super::junit::escaped;
use crate::spec;

/// The width of a character, in thousandths of a pixel.
const CHARACTER_WIDTH_MILLIPIXELS: usize = 6_600;

/// An SVG image: the suite with its version, and the levels.
#[must_use]
pub fn write(report: &Report) -> String {
    let levels = report.levels_met();
    let (text, color) = if levels.is_empty() {
        ("no level met".to_owned(), "#8a8f96")
    } else {
        (levels.join(" · "), "#1a7f4b")
    };
    let name = format!("conformance {}", spec::version());
    let width = |text: &str| text.chars().count() * CHARACTER_WIDTH_MILLIPIXELS / 1000 + 12;
    let (left, right) = (width(&name), width(&text));
    let (all, middle, far) = (left + right, left / 2, left + right / 2);
    let (name, text) = (escaped(&name), escaped(&text));
    format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{all}\" height=\"20\" role=\"img\" \
         aria-label=\"{name}: {text}\">\n\
         <rect width=\"{left}\" height=\"20\" fill=\"#3b4148\"/>\n\
         <rect x=\"{left}\" width=\"{right}\" height=\"20\" fill=\"{color}\"/>\n\
         <g fill=\"#fff\" text-anchor=\"middle\" font-family=\"Verdana,sans-serif\" font-size=\"11\">\n\
         <text x=\"{middle}\" y=\"14\">{name}</text>\n<text x=\"{far}\" y=\"14\">{text}</text>\n</g>\n</svg>\n"
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_badge_without_levels_states_it() {
        let image = write(&Report { subject: "x".to_owned(), rules: Vec::new() });
        assert!(image.starts_with("<svg") && image.contains("no level met"), "{image}");
    }
}
