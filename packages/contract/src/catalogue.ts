import { z } from "zod"
import { partSchema } from "./lists"
import { inLanguages } from "./sets"

export const categorySchema = z.object({
  id: z.string(),
  handle: z.string(),
  ...inLanguages("name", () => z.string()),
  ...inLanguages("description", () => z.string()),
})
export type Category = z.infer<typeof categorySchema>

export const productSchema = z.object({
  /** The Medusa product's id. */
  id: z.string(),
  sku: z.string(),
  handle: z.string(),
  ...inLanguages("name", () => z.string()),
  ...inLanguages("description", () => z.string()),
  category_id: z.string().nullable(),
  /** Euro, VAT included, at most two decimals. */
  price: z.number(),
  /** What the price buys: "€/kg", "€/500 g", "€/pièce" … */
  unit_label: z.string(),
  /** Net weight of one unit in grams; null when it is not sold by weight. */
  weight: z.number().int().nullable(),
  /** Euro per kilogram, VAT included; null when the unit has no weight. */
  price_per_kg: z.number().nullable(),
  /** Units that can be sold now: stocked less held for others. Never negative. */
  stock: z.number().int(),
  /** Belgian rate of the product's VAT class, in per cent. */
  vat_rate: z.number(),
  /** Addresses of pictures; one named `…-960.webp` also exists as 320 and 640, and as .avif. */
  images: z.array(z.string()),
  active: z.boolean(),
  is_promotion: z.boolean(),
  is_out_of_stock: z.boolean(),
})
export type Product = z.infer<typeof productSchema>

/** A product's id, or its handle: what its page's address carries. */
export const productReferenceSchema = z.string().regex(/^[A-Za-z0-9_-]{1,255}$/)

export const categoriesSchema = z.array(categorySchema)
export const productsSchema = z.array(productSchema)

/** GET /api/products: the whole list, as the contract has it, or a part. */
export const productsQuerySchema = partSchema
export type ProductsQuery = z.output<typeof productsQuerySchema>

/** GET /api/catalogue. */
export const productFactsQuerySchema = partSchema.extend({
  /** What is asked of each product, separated by commas. */
  fields: z
    .string()
    .max(1_000)
    .transform((names) => [...new Set(names.split(","))])
    .pipe(z.array(productSchema.keyof())),
})
export type ProductFactsQuery = z.output<typeof productFactsQuerySchema>
/** Of each product what was asked for. */
export const productFactsSchema = z.array(productSchema.partial())
