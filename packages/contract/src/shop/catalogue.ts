import { z } from "zod"
import { BIRD_KINDS } from "./bird-sets"
import { customValuesSchema, declaredValuesSchema } from "../custom-fields/values"
import { partSchema } from "../lists"
import { ALLERGENS, inLanguages } from "../sets"
import { tierSchema } from "./cart"
import { ratingSchema } from "./rating"

export const categorySchema = z.object({
  id: z.string(),
  /** The French handle. */
  handle: z.string(),
  /** Last part of the category page's URL, in each language: /products?category=… */
  ...inLanguages("handle", () => z.string()),
  /** Former handles, and ids of categories that were merged into this one. */
  former_handles: z.array(z.string()),
  /** Id of the parent category. Null at the top level. */
  parent_id: z.string().nullable(),
  ...inLanguages("name", () => z.string()),
  ...inLanguages("description", () => z.string()),
  /** URL of its picture. A picture `…-960.webp` or `…-640.webp` is also available in smaller sizes and as .avif. */
  picture: z.string().nullable(),
  /** Values of the merchant's custom fields of categories. Null if a field has no value. */
  custom_fields: customValuesSchema("category"),
})
export type Category = z.infer<typeof categorySchema>

export const HANDLE = /^[a-z0-9]+(?:-[a-z0-9]+)*$/
export const MAX_HANDLE = 60

/** Price details in addition to the price. */
export const pricingSchema = z.object({
  /** Price without the current sale. Null if there is no sale. */
  regular_price: z.number().nullable(),
  /** Lowest price in the 30 days before the current sale. Null if the product had no price then. */
  lowest_price_30_days: z.number().nullable(),
  /** Lower prices for larger quantities, in ascending order. Each applies until the next one. */
  tiers: z.array(tierSchema),
})

/** Size of a product. Prices are in euro, VAT included. */
export const productVariantSchema = pricingSchema.extend({
  /** Id of the Medusa variant. Use it to add the size to a cart. */
  id: z.string(),
  sku: z.string(),
  /** Name of the size: "500 g", "5 kg", "kg" … */
  ...inLanguages("label", () => z.string()),
  /** Current price of one unit. */
  price: z.number(),
  /** Unit of the price: "€/500 g". */
  unit_label: z.string(),
  /** Net weight of one unit in grams. Null if it is not sold by weight. */
  weight: z.number().int().nullable(),
  /** Euro per kilogram. Null if the unit has no weight. */
  price_per_kg: z.number().nullable(),
  /** Euro per litre. Null if the unit has no volume. */
  price_per_litre: z.number().nullable(),
  /** Units available for sale. */
  stock: z.number().int(),
  /** Whether it is for sale but not in stock. It is sent when it arrives, on a day that the merchant does not know. */
  is_on_order: z.boolean(),
  /** Picture of the size. Null if the product's pictures apply. */
  image: z.string().nullable(),
  /** Values of the merchant's custom fields of sizes. Null if a field has no value. Absent without such fields. */
  custom_fields: declaredValuesSchema("variant"),
})
export type ProductVariant = z.infer<typeof productVariantSchema>

/** Price, weight, stock and SKU of the product are those of its first variant, for clients that do not use variants. */
export const productSchema = pricingSchema.extend({
  /** Id of the Medusa product. */
  id: z.string(),
  sku: z.string(),
  /** The French handle. */
  handle: z.string(),
  /** Last part of the product page's URL, in each language. */
  ...inLanguages("handle", () => z.string()),
  ...inLanguages("name", () => z.string()),
  ...inLanguages("description", () => z.string()),
  category_id: z.string().nullable(),
  /** Current price of one unit in euro, VAT included, with at most two decimals. */
  price: z.number(),
  /** Unit of the price: "€/kg", "€/500 g", "€/pièce" … */
  unit_label: z.string(),
  /** Net weight of one unit in grams. Null if it is not sold by weight. */
  weight: z.number().int().nullable(),
  /** Euro per kilogram, VAT included. Null if the unit has no weight. */
  price_per_kg: z.number().nullable(),
  /** Euro per litre, VAT included. Null if the unit has no volume. */
  price_per_litre: z.number().nullable(),
  /** Units available for sale, without reserved units. Never negative. */
  stock: z.number().int(),
  /** Belgian rate of the product's VAT class, in per cent. */
  vat_rate: z.number(),
  /** URLs of pictures. A picture `…-960.webp` is also available in the sizes 320 and 640, and as .avif. */
  images: z.array(z.string()),
  active: z.boolean(),
  is_promotion: z.boolean(),
  /** Whether the merchant chose it for the home page. */
  is_featured: z.boolean(),
  /** Whether it is perishable food. The 14-day right of withdrawal does not apply to it. */
  is_perishable: z.boolean(),
  is_out_of_stock: z.boolean(),
  /** Whether it has mandatory product information: GET /api/products/{id}/information. */
  has_information: z.boolean(),
  /** Allergens that it contains (Regulation (EU) 1169/2011, Annex II). Null if unknown. */
  allergens: z.array(z.enum(ALLERGENS)).nullable(),
  /** Kinds of birds that it is for. Empty if not set. */
  birds: z.array(z.enum(BIRD_KINDS)),
  /** Values of the merchant's custom fields. Null if a field has no value. */
  custom_fields: customValuesSchema("product"),
  /** Average rating of buyers: GET /api/products/{id}/reviews. Null if there are no published reviews. */
  rating: ratingSchema.nullable(),
  /** Sizes in the merchant's order. */
  variants: z.array(productVariantSchema).min(1),
})
export type Product = z.infer<typeof productSchema>

/** Id of a product, or a current or former handle. */
export const productReferenceSchema = z.string().regex(/^[A-Za-z0-9_-]{1,255}$/)

export const categoriesSchema = z.array(categorySchema)
export const productsSchema = z.array(productSchema)

/** GET /api/products: the complete list by default, or a part. */
export const productsQuerySchema = partSchema
export type ProductsQuery = z.output<typeof productsQuerySchema>

/** GET /api/catalogue. */
export const productFactsQuerySchema = partSchema.extend({
  /** Names of the requested product fields, separated by commas. */
  fields: z
    .string()
    .max(1_000)
    .transform((names) => [...new Set(names.split(","))])
    .pipe(z.array(productSchema.keyof())),
})
export type ProductFactsQuery = z.output<typeof productFactsQuerySchema>
/** Requested fields of each product. */
export const productFactsSchema = z.array(productSchema.partial())
