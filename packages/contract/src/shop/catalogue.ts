import { z } from "zod"
import { BIRD_KINDS } from "./bird-sets"
import { partSchema } from "../lists"
import { ALLERGENS, inLanguages } from "../sets"
import { tierSchema } from "./cart"
import { ratingSchema } from "./rating"

export const categorySchema = z.object({
  id: z.string(),
  handle: z.string(),
  ...inLanguages("name", () => z.string()),
  ...inLanguages("description", () => z.string()),
})
export type Category = z.infer<typeof categorySchema>

/** What the address of a product's page ends in. */
export const HANDLE = /^[a-z0-9]+(?:-[a-z0-9]+)*$/
export const MAX_HANDLE = 60

/** What is said of a price beside the price itself. */
export const pricingSchema = z.object({
  /** What it costs when no sale runs; null while none does. */
  regular_price: z.number().nullable(),
  /** During a sale: the lowest price of the thirty days before it began; null where it cost nothing before. */
  lowest_price_30_days: z.number().nullable(),
  /** Lower prices for who buys more at once, by rising quantity; each holds up to the next. */
  tiers: z.array(tierSchema),
})

/** A size in which a product is sold. Prices are in euro, VAT included. */
export const productVariantSchema = pricingSchema.extend({
  /** The Medusa variant's id: what a cart's item may name. */
  id: z.string(),
  sku: z.string(),
  /** What the size is called: "500 g", "5 kg", "kg" … */
  ...inLanguages("label", () => z.string()),
  /** Of one piece, as it is charged now. */
  price: z.number(),
  /** What the price buys: "€/500 g". */
  unit_label: z.string(),
  /** Net weight of one unit in grams; null when it is not sold by weight. */
  weight: z.number().int().nullable(),
  /** Euro per kilogram; null when the unit has no weight. */
  price_per_kg: z.number().nullable(),
  /** Euro per litre; null when the unit is no volume. */
  price_per_litre: z.number().nullable(),
  /** Units that can be sold now. */
  stock: z.number().int(),
  /** A picture of its own; null where the product's show it. */
  image: z.string().nullable(),
})
export type ProductVariant = z.infer<typeof productVariantSchema>

/** Price, weight, stock and number are those of its first variant: the one that a client sells that knows of no others. */
export const productSchema = pricingSchema.extend({
  /** The Medusa product's id. */
  id: z.string(),
  sku: z.string(),
  /** The French one. */
  handle: z.string(),
  /** What the address of its page ends in, in each language. */
  ...inLanguages("handle", () => z.string()),
  ...inLanguages("name", () => z.string()),
  ...inLanguages("description", () => z.string()),
  category_id: z.string().nullable(),
  /** Euro, VAT included, at most two decimals: of one piece, as it is charged now. */
  price: z.number(),
  /** What the price buys: "€/kg", "€/500 g", "€/pièce" … */
  unit_label: z.string(),
  /** Net weight of one unit in grams; null when it is not sold by weight. */
  weight: z.number().int().nullable(),
  /** Euro per kilogram, VAT included; null when the unit has no weight. */
  price_per_kg: z.number().nullable(),
  /** Euro per litre, VAT included; null when the unit is no volume. */
  price_per_litre: z.number().nullable(),
  /** Units that can be sold now: stocked less held for others. Never negative. */
  stock: z.number().int(),
  /** Belgian rate of the product's VAT class, in per cent. */
  vat_rate: z.number(),
  /** Addresses of pictures; one named `…-960.webp` also exists as 320 and 640, and as .avif. */
  images: z.array(z.string()),
  active: z.boolean(),
  is_promotion: z.boolean(),
  /** Chosen by the merchant for the home page. */
  is_featured: z.boolean(),
  /** Food that spoils: the right to withdraw within 14 days does not apply to it. */
  is_perishable: z.boolean(),
  is_out_of_stock: z.boolean(),
  /** Whether something is told that the law wants told before it is bought: GET /api/products/{id}/information. */
  has_information: z.boolean(),
  /** What it contains of Regulation (EU) 1169/2011, Annex II; null where nobody told it. */
  allergens: z.array(z.enum(ALLERGENS)).nullable(),
  /** For which birds it is, in their order; none where nobody said it. */
  birds: z.array(z.enum(BIRD_KINDS)),
  /** What those who bought it think of it: GET /api/products/{id}/reviews; null while no review is published. */
  rating: ratingSchema.nullable(),
  /** The sizes in which it is sold, in the merchant's order; there is always one. */
  variants: z.array(productVariantSchema).min(1),
})
export type Product = z.infer<typeof productSchema>

/** A product's id, or a handle that it has or had: what its page's address carries. */
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
