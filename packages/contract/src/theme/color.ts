/** Red, green and blue from 0 to 255. */
type Rgb = [number, number, number]

/** A colour such as "#1f6b3a". */
export const HEX_COLOR = /^#[0-9a-f]{6}$/

const rgbOf = (hex: string): Rgb => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)) as Rgb

const hexOf = (rgb: Rgb): string =>
  `#${rgb.map((value) => Math.round(value).toString(16).padStart(2, "0")).join("")}`

/** @param share of `other`, from 0 to 1 */
export function mix(hex: string, other: string, share: number): string {
  const [one, two] = [rgbOf(hex), rgbOf(other)]
  return hexOf(one.map((value, index) => value * (1 - share) + (two[index] ?? 0) * share) as Rgb)
}

/** Returns the relative luminance by WCAG 2.2. */
function luminance(hex: string): number {
  const [red, green, blue] = rgbOf(hex).map((value) => {
    const share = value / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  }) as Rgb
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** Returns the contrast by WCAG 2.2, from 1 to 21. */
export function contrast(hex: string, other: string): number {
  const [light, dark] = [luminance(hex), luminance(other)].sort((one, two) => two - one) as [number, number]
  return (light + 0.05) / (dark + 0.05)
}

/** Mixes a colour with white until it is readable on all backgrounds. */
export function lightened(hex: string, backgrounds: readonly string[], needed: number): string {
  for (let share = 0; share < 1; share += 0.05) {
    const lighter = mix(hex, "#ffffff", share)
    if (backgrounds.every((background) => contrast(lighter, background) >= needed)) return lighter
  }
  return "#ffffff"
}
