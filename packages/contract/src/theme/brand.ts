import { z } from "zod"
import { HEX_COLOR } from "./color"
import { ownThemeSchema, themeColors, type OwnTheme } from "./own-theme"
import { THEME } from "./tokens"

const color = z.string().trim().toLowerCase().regex(HEX_COLOR)

/** Colours that a merchant chooses. The theme derives the others. */
export const BRAND_COLORS = ["action", "promotion", "paper"] as const
export type BrandColor = (typeof BRAND_COLORS)[number]

/** An uploaded logo, with its size in pixels. */
const logoSchema = z.object({
  id: z.string().regex(/^logo_[0-9A-Z]{26}$/),
  width: z.number().int().min(1).max(2_000),
  height: z.number().int().min(1).max(2_000),
})

/** Logo and colours of the shop. Null: the storefront's own logo. */
export const brandSchema = z.object({
  logo: logoSchema.nullable(),
  colors: z.object({ action: color, promotion: color, paper: color }),
})

/** A brand with the own theme of merchant.json, which the dashboard does not change. */
export const themedBrandSchema = brandSchema.extend({ theme: ownThemeSchema.optional() })
export type Brand = z.infer<typeof themedBrandSchema>
export type BrandColors = Brand["colors"]

export const ORIGINAL_BRAND: Brand = {
  logo: null,
  colors: {
    action: THEME.colors.light.leaf,
    promotion: THEME.colors.light.macaw,
    paper: THEME.colors.light.paper,
  },
}

const originalColors = (theme: OwnTheme | undefined): Brand["colors"] => {
  const { leaf, macaw, paper } = themeColors(theme, "light")
  return { action: leaf, promotion: macaw, paper }
}

const writtenSchema = z.object({
  colors: z.record(z.string(), z.unknown()).optional(),
  theme: z.unknown().optional(),
})

/** Reads `brand` of merchant.json, which can contain some of the colours and an own theme. */
export function brandOfFile(written: unknown): Brand {
  const { colors, theme: writtenTheme } = writtenSchema.safeParse(written).data ?? {}
  const theme = ownThemeSchema.optional().safeParse(writtenTheme).data
  const original = originalColors(theme)
  const read = brandSchema.shape.colors.safeParse({ ...original, ...colors })
  return { logo: null, colors: read.data ?? original, ...(theme && { theme }) }
}

/** Files of an uploaded logo: the logo itself, and square icons by their width in pixels. */
export const LOGO_FILES = ["logo", "32", "180", "192", "512"] as const
export type LogoFile = (typeof LOGO_FILES)[number]

export const logoAddress = (id: string, file: LogoFile): string => `/api/shop/logos/${id}/${file}.png`

/** POST /api/admin/settings/brand/logo: the stored logo, which a brand can name. */
export const uploadedLogoSchema = logoSchema
