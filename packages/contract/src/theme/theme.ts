import type { BrandColor, BrandColors } from "./brand"
import { contrast, lightened, mix } from "./color"
import { ownThemeSchema, themeColors, type OwnTheme } from "./own-theme"
import { COLOR_MODES, THEME, type ColorMode, type Colors, type ColorToken } from "./tokens"

/** Lowest contrast of text, and of borders of controls. WCAG 2.2, 1.4.3 and 1.4.11 (AA). */
const TEXT = 4.5
const CONTROL = 3

const WHITE = "#ffffff"
const BLACK = "#000000"

const readableOn = (background: string, dark: string): string =>
  contrast(WHITE, background) >= contrast(dark, background) ? WHITE : dark

type Family = "leaf" | "macaw"

function lightFamily(name: Family, color: string): Partial<Colors> {
  return {
    [name]: color,
    [`${name}-deep`]: mix(color, BLACK, 0.2),
    [`${name}-wash`]: mix(color, WHITE, 0.88),
    [`on-${name}`]: WHITE,
  }
}

function darkFamily(name: Family, color: string): Partial<Colors> {
  const { paper, card, sunken } = THEME.colors.dark
  const light = lightened(color, [paper, card, sunken], 6)
  return {
    [name]: light,
    [`${name}-deep`]: mix(light, WHITE, 0.2),
    [`${name}-wash`]: mix(paper, color, 0.25),
    [`on-${name}`]: readableOn(light, mix(color, BLACK, 0.85)),
  }
}

const FAMILIES = [
  { choice: "action", name: "leaf" },
  { choice: "promotion", name: "macaw" },
] as const

/** Returns the tokens that differ from the theme, for colours that the merchant chose. Dark mode keeps its page colour. */
export function tokensOf(chosen: BrandColors, theme?: OwnTheme): Record<ColorMode, Partial<Colors>> {
  const own = themeColors(theme, "light")
  const tokens: Record<ColorMode, Partial<Colors>> = {
    light: { ...theme?.colors?.light },
    dark: { ...theme?.colors?.dark },
  }
  for (const { choice, name } of FAMILIES) {
    const color = chosen[choice]
    if (color === own[name]) continue
    Object.assign(tokens.light, lightFamily(name, color))
    Object.assign(tokens.dark, darkFamily(name, color))
  }
  const { paper } = chosen
  if (paper !== own.paper) {
    const { bark } = own
    Object.assign(tokens.light, { paper, sunken: mix(paper, bark, 0.06), line: mix(paper, bark, 0.18) })
  }
  return tokens
}

export const colorsOf = (chosen: BrandColors, mode: ColorMode, theme?: OwnTheme): Colors => ({
  ...THEME.colors[mode],
  ...tokensOf(chosen, theme)[mode],
})

/** A colour without enough contrast. */
export interface ContrastFault {
  color: BrandColor
  /** Contrast, rounded down to one decimal, and the lowest allowed one. */
  ratio: number
  needed: number
}

const SURFACES = ["paper", "card", "sunken"] as const

/** Tokens that are read on the page, card and recessed areas. */
const READ: readonly [ColorToken, number][] = [
  ...(["ink", "bark", "leaf", "macaw", "seed-ink", "sky"] as const).map((token) => [token, TEXT] as const),
  ["edge", CONTROL],
] as [ColorToken, number][]

/** Returns the pairs below their lowest contrast, by foreground and background. */
export function unreadablePairs(
  colors: Colors,
): { token: ColorToken; on: ColorToken; ratio: number; needed: number }[] {
  return [
    ...READ.flatMap(([token, needed]) => SURFACES.map((on) => ({ token, on, needed }))),
    { token: "on-leaf" as const, on: "leaf" as const, needed: TEXT },
    { token: "on-macaw" as const, on: "macaw" as const, needed: TEXT },
  ]
    .map((pair) => ({ ...pair, ratio: contrast(colors[pair.token], colors[pair.on]) }))
    .filter(({ ratio, needed }) => ratio < needed)
}

const CHOICE_OF: Partial<Record<ColorToken, BrandColor>> = {
  leaf: "action",
  "on-leaf": "action",
  macaw: "promotion",
  "on-macaw": "promotion",
}

/** Returns the chosen colours that people can't read, each with its lowest contrast in light and dark mode. */
export function contrastFaults(chosen: BrandColors, theme?: OwnTheme): ContrastFault[] {
  const original = { ...chosen, paper: themeColors(theme, "light").paper }
  const isPaperAtFault = COLOR_MODES.some((mode) =>
    unreadablePairs(colorsOf(chosen, mode, theme)).some(({ token }) => CHOICE_OF[token] === undefined),
  )
  const faults = new Map<BrandColor, ContrastFault>()
  const note = (color: BrandColor, ratio: number, needed: number) => {
    const before = faults.get(color)
    const rounded = Math.floor(ratio * 10) / 10
    if (!before || rounded < before.ratio) faults.set(color, { color, ratio: rounded, needed })
  }
  for (const mode of COLOR_MODES) {
    for (const { token, ratio, needed } of unreadablePairs(colorsOf(chosen, mode, theme)))
      if (CHOICE_OF[token] === undefined) note("paper", ratio, needed)
    // If the page is too dark, all colours are unreadable on it, so the others are checked on the original page.
    for (const { token, ratio, needed } of unreadablePairs(
      colorsOf(isPaperAtFault ? original : chosen, mode, theme),
    )) {
      const choice = CHOICE_OF[token]
      if (choice) note(choice, ratio, needed)
    }
  }
  return [...faults.values()]
}

/**
 * Validates the own theme of `brand` in merchant.json.
 * @param of name of the channel in the message
 * @throws an error that names the token and the reason, so that the shop does not start with an unreadable theme
 */
export function checkTheme(brand: unknown, of: string): void {
  const { theme, colors } = (brand ?? {}) as { theme?: unknown; colors?: Partial<BrandColors> }
  if (theme === undefined) return
  const { data, error } = ownThemeSchema.safeParse(theme)
  const [issue] = error?.issues ?? []
  if (!data) throw new Error(`merchant.json: ${of}: brand.theme.${issue?.path.join(".")}: ${issue?.message}`)
  const { leaf, macaw, paper } = themeColors(data, "light")
  const chosen = { action: leaf, promotion: macaw, paper, ...colors }
  for (const mode of COLOR_MODES) {
    const [pair] = unreadablePairs(colorsOf(chosen, mode, data))
    if (pair)
      throw new Error(
        `merchant.json: ${of}: brand.theme: ${mode} ${pair.token} on ${pair.on} has a contrast of ` +
          `${pair.ratio.toFixed(1)} instead of ${pair.needed}.`,
      )
  }
}
