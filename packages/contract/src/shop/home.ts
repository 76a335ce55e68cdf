import { z } from "zod"
import { perLanguage, SHIPPED_LANGUAGES } from "../sets"
import { productSchema } from "./catalogue"

export const MAX_CHOSEN_PRODUCTS = 12

const line = (max: number) =>
  z
    .string()
    .trim()
    .min(1)
    .max(max)
    .regex(/^[^\p{Cc}]*$/u)

/** Title and subtitle of the home page. */
export const heroTextSchema = z.object({ title: line(80), subtitle: line(240) })
export type HeroText = z.infer<typeof heroTextSchema>

/** Merchant's settings of the home page. Empty or absent fields use the storefront's defaults. */
export const homeSettingsSchema = z.object({
  texts: z.object(perLanguage(SHIPPED_LANGUAGES, () => heroTextSchema.optional())),
  /** URL of an uploaded picture. Null: the default picture. */
  picture: z
    .string()
    .max(300)
    .regex(/^(?:\/(?![/\\])|https?:\/\/)[^\s\\]*$/)
    .nullable(),
  /** Product ids in display order. Empty: the products that are marked as featured. */
  products: z
    .array(z.string().min(1).max(64))
    .max(MAX_CHOSEN_PRODUCTS)
    .refine((ids) => new Set(ids).size === ids.length),
})
export type HomeSettings = z.infer<typeof homeSettingsSchema>

/** GET /api/home: the merchant's settings of the home page. Null means the storefront's default. */
export const homeSchema = z.object({
  /** Title and subtitle in the caller's language. */
  hero: heroTextSchema.nullable(),
  /** URL of a picture. A picture `…-960.webp` is also available in the sizes 320 and 640, and as .avif. */
  picture: z.string().nullable(),
  /** Chosen products that are for sale, in order. */
  products: z.array(productSchema).nullable(),
})
export type Home = z.infer<typeof homeSchema>
