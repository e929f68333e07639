type Rgb = readonly [number, number, number]

const parseHex = (hex: string): Rgb =>
  [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16)) as unknown as Rgb
const toHex = (rgb: Rgb) => `#${rgb.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`

/** Relative luminance of WCAG 2.2. */
function luminance(rgb: Rgb): number {
  const [r, g, b] = rgb.map((part) => {
    const value = part / 255
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  }) as unknown as Rgb
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

/** Contrast ratio of two `#rrggbb` colours, 1 to 21. */
export function contrast(one: string, other: string): number {
  const [dark, light] = [luminance(parseHex(one)), luminance(parseHex(other))].sort((a, b) => a - b) as [
    number,
    number,
  ]
  return (light + 0.05) / (dark + 0.05)
}

/** Moves the colour towards black or white, away from `against`, until their contrast reaches `ratio`. */
export function readableOn(color: string, against: string, ratio = 4.5): string {
  const goal = luminance(parseHex(against)) > 0.18 ? 0 : 255
  let rgb = parseHex(color)
  for (let step = 0; step < 60 && contrast(toHex(rgb), against) < ratio; step++) {
    rgb = rgb.map((part) => part + (goal - part) * 0.05) as unknown as Rgb
  }
  return toHex(rgb)
}
