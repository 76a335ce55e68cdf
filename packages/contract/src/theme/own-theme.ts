import { z } from "zod"
import { THEME, type Colors, type ColorToken } from "./tokens"

/** Values are part of a style sheet, so they cannot contain `<`, `{`, `}`, `;` or a URL. */
const color = z.string().regex(/^#[\da-f]{6}$/)
const effect = z.string().regex(/^[\w\s#().,%/-]{1,200}$/)
const font = z.string().regex(/^[\w\s"',-]{1,300}$/)
const size = z.string().regex(/^[\w\s.,()+*%-]{1,100}$/)

/** Tokens that are not a single colour. */
const EFFECTS: readonly ColorToken[] = ["veil", "float"]

const namesOf = <Key extends string>(object: Record<Key, unknown>): Key[] => Object.keys(object) as Key[]

const tokensSchema = <Key extends string>(names: readonly Key[], of: (name: Key) => z.ZodString) =>
  z.strictObject(
    Object.fromEntries(names.map((name) => [name, of(name).optional()])) as Record<
      Key,
      z.ZodOptional<z.ZodString>
    >,
  )

const colors = tokensSchema(namesOf(THEME.colors.light), (name) => (EFFECTS.includes(name) ? effect : color))

/** Tokens of `brand.theme` in merchant.json, which replace those of `tokens.ts`. A channel has its own. */
export const ownThemeSchema = z.strictObject({
  colors: z.strictObject({ light: colors.optional(), dark: colors.optional() }).optional(),
  fonts: tokensSchema(namesOf(THEME.fonts), () => font).optional(),
  /** Size and line height. */
  type: z
    .strictObject(
      Object.fromEntries(
        namesOf(THEME.type).map((name) => [name, z.array(size).length(2).optional()]),
      ) as Record<keyof typeof THEME.type, z.ZodOptional<z.ZodArray<z.ZodString>>>,
    )
    .optional(),
  radius: tokensSchema(namesOf(THEME.radius), () => size).optional(),
})
export type OwnTheme = z.infer<typeof ownThemeSchema>

/** Returns the colours of `tokens.ts` with those of the own theme. */
export const themeColors = (theme: OwnTheme | undefined, mode: keyof typeof THEME.colors): Colors => ({
  ...THEME.colors[mode],
  ...theme?.colors?.[mode],
})
