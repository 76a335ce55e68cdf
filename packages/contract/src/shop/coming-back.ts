import { z } from "zod"
import { MAX_FAVOURITES } from "../constants"
import { productReferenceSchema, productSchema, productsSchema } from "./catalogue"
import { emailSchema } from "./payment"

/** POST /api/products/{id}/back-in-stock */
export const backInStockSchema = z.object({
  /** Where the word goes. */
  email: emailSchema,
  /** Which size is waited for; the product's first where none is named. */
  variant_id: productReferenceSchema.optional(),
})

/** What becomes of it. */
export const backInStockAnswerSchema = z.object({
  accepted: z.literal(true),
  /** Whether it holds already: the caller is signed in and has shown to read mail at this address. Else a mail asks. */
  confirmed: z.boolean(),
})

/** GET /api/admin/back-in-stock: goods that shoppers wait for, the most wanted first. */
export const wantedGoodsSchema = z.array(
  z.object({
    product_id: z.string(),
    variant_id: z.string(),
    sku: z.string().nullable(),
    name: z.string(),
    /** Which of several; null where there is one. */
    size: z.string().nullable(),
    /** Shoppers who confirmed that they want to be told. */
    waiting: z.number().int(),
    /** Units that can be sold now; null for a product that is not for sale. */
    stock: z.number().int().nullable(),
    /** When the first of them asked. */
    since: z.string(),
  }),
)
export type WantedGoods = z.infer<typeof wantedGoodsSchema>

/** What is marked as a favourite. */
export const favouriteSchema = z.object({ product_id: productReferenceSchema })
/** POST /api/favourites: adds these, as when a visitor signs in; the first is the newest. */
export const favouritesInputSchema = z.object({
  product_ids: z.array(productReferenceSchema).min(1).max(MAX_FAVOURITES),
})
/** An account's favourites, the newest first. */
export const favouritesSchema = z.object({ product_ids: z.array(z.string()) })
export type Favourites = z.infer<typeof favouritesSchema>

/** GET /api/favourites/products */
export const favouriteProductsQuerySchema = z.object({
  /** Ids of products, separated by commas. */
  ids: z
    .string()
    .max(MAX_FAVOURITES * 64)
    .transform((ids) => [...new Set(ids.split(",").filter(Boolean))])
    .pipe(z.array(productReferenceSchema).max(MAX_FAVOURITES)),
})
/** Those of them that are for sale, in the order in which they were asked for. */
export const favouriteProductsSchema = z.array(productSchema)

/** Why others are shown beside a product: they were often bought together with it, or are of its category. */
export const RELATED_REASONS = ["bought_together", "category"] as const
/** How many others are shown beside a product. */
export const MAX_RELATED = 4

/** GET /api/products/{id}/related */
export const relatedProductsSchema = z.object({
  /** What all of them are. */
  reason: z.enum(RELATED_REASONS),
  /** For sale and in stock; four at most, those first that were bought with it most. */
  products: productsSchema,
})
export type RelatedProducts = z.infer<typeof relatedProductsSchema>

/** GET /api/admin/products/{id}/bought-together */
export const boughtWithSchema = z.array(
  z.object({
    product_id: z.string(),
    name: z.string(),
    /** How many different people bought both in one order. */
    buyers: z.number().int(),
    /** Units of all its sizes that can be sold now. */
    stock: z.number().int(),
  }),
)
export type BoughtWith = z.infer<typeof boughtWithSchema>
