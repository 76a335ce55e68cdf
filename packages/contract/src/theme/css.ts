import type { BrandColors } from "./brand"
import type { OwnTheme } from "./own-theme"
import { tokensOf } from "./theme"
import { THEME, type Colors } from "./tokens"

const declarations = (colors: Partial<Colors>): string =>
  Object.entries(colors)
    .map(([token, value]) => `--${token}:${value};`)
    .join("")

const DARK = "@media screen and (prefers-color-scheme:dark)"

/** `daylight` uses the light colours also in dark mode, for content on pictures, which do not darken. */
const LIGHT = ":root,.daylight"

/** Returns the style sheet with all tokens, which the storefront's build imports. */
export function themeStyles(): string {
  const { colors, fonts, type, radius } = THEME
  const scale = Object.entries(type).flatMap(([name, [size, height]]) => [
    `--text-${name}:${size};`,
    `--text-${name}--line-height:${height};`,
  ])
  const shared = [
    ...Object.entries(fonts).map(([name, family]) => `--font-${name}:${family};`),
    "--text-*:initial;",
    ...scale,
    "--radius-*:initial;",
    ...Object.entries(radius).map(([name, size]) => `--radius-${name}:${size};`),
  ]
  const light = `${LIGHT}{${declarations(colors.light)}}`
  const dark = `${DARK}{:root{${declarations(colors.dark)}}}`
  return `${[light, dark, `@theme{${shared.join("")}}`].join("\n")}\n`
}

/** Returns the declarations of type, fonts and radius that an own theme sets. */
const shapesOf = ({ fonts = {}, type = {}, radius = {} }: OwnTheme): string =>
  [
    ...Object.entries(fonts).map(([name, family]) => `--font-${name}:${family};`),
    ...Object.entries(type).map(
      ([name, [size = "", height = ""]]) => `--text-${name}:${size};--text-${name}--line-height:${height};`,
    ),
    ...Object.entries(radius).map(([name, size]) => `--radius-${name}:${size};`),
  ].join("")

/**
 * Returns the styles that replace the theme's colours by the merchant's, and its tokens by those of the own theme. Empty
 * if both are those of the theme.
 */
export function brandStyles(chosen: BrandColors, theme: OwnTheme = {}): string {
  const { light, dark } = tokensOf(chosen, theme)
  const shapes = shapesOf(theme)
  const rules = [
    shapes && `:root{${shapes}}`,
    Object.keys(light).length > 0 && `${LIGHT}{${declarations(light)}}`,
    Object.keys(dark).length > 0 && `${DARK}{:root{${declarations(dark)}}}`,
  ]
  return rules.filter(Boolean).join("")
}
