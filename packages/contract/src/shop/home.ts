import { z } from "zod"
import { perLanguage, SHIPPED_LANGUAGES } from "../sets"
import { productSchema } from "./catalogue"

/** So many products can be chosen for the home page. */
export const MAX_CHOSEN_PRODUCTS = 12

const line = (max: number) =>
  z
    .string()
    .trim()
    .min(1)
    .max(max)
    .regex(/^[^\p{Cc}]*$/u)

/** What the home page begins with: its title and the sentence below it. */
export const heroTextSchema = z.object({ title: line(80), subtitle: line(240) })
export type HeroText = z.infer<typeof heroTextSchema>

/** What the merchant set of the home page; what is empty or left out is the shop's own. */
export const homeSettingsSchema = z.object({
  texts: z.object(perLanguage(SHIPPED_LANGUAGES, () => heroTextSchema.optional())),
  /** Address of an uploaded picture; null: the shop's own. */
  picture: z
    .string()
    .max(300)
    .regex(/^(?:\/(?![/\\])|https?:\/\/)[^\s\\]*$/)
    .nullable(),
  /** Ids of products in the order in which they are shown; none: those that are marked in their own forms. */
  products: z
    .array(z.string().min(1).max(64))
    .max(MAX_CHOSEN_PRODUCTS)
    .refine((ids) => new Set(ids).size === ids.length),
})
export type HomeSettings = z.infer<typeof homeSettingsSchema>

/** GET /api/home: what the merchant set of the home page; null is what the storefront says and shows by itself. */
export const homeSchema = z.object({
  /** In the caller's language. */
  hero: heroTextSchema.nullable(),
  /** Address of a picture; one named `…-960.webp` also exists as 320 and 640, and as .avif. */
  picture: z.string().nullable(),
  /** Those that were chosen and are for sale, in their order. */
  products: z.array(productSchema).nullable(),
})
export type Home = z.infer<typeof homeSchema>
