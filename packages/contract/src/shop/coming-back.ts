import { z } from "zod"
import { MAX_FAVOURITES } from "../constants"
import { productReferenceSchema, productSchema, productsSchema } from "./catalogue"
import { emailSchema } from "../forms/email"

/** POST /api/products/{id}/back-in-stock */
export const backInStockSchema = z.object({
  email: emailSchema,
  /** Id of the size. Default: the first size. */
  variant_id: productReferenceSchema.optional(),
})

/** Response of POST /api/products/{id}/back-in-stock. */
export const backInStockAnswerSchema = z.object({
  accepted: z.literal(true),
  /**
   * Whether the alert is active: the caller is signed in with a confirmed e-mail address. Otherwise the shop sends a
   * confirmation e-mail.
   */
  confirmed: z.boolean(),
})

/** GET /api/admin/back-in-stock: goods with back-in-stock requests, most requests first. */
export const wantedGoodsSchema = z.array(
  z.object({
    product_id: z.string(),
    variant_id: z.string(),
    sku: z.string().nullable(),
    name: z.string(),
    /** Name of the size. Null if the product has only one. */
    size: z.string().nullable(),
    /** Number of confirmed requests. */
    waiting: z.number().int(),
    /** Units available for sale. Null if the product is not for sale. */
    stock: z.number().int().nullable(),
    /** When the oldest request was made. */
    since: z.string(),
  }),
)
export type WantedGoods = z.infer<typeof wantedGoodsSchema>

/** PUT /api/cart/{session_id}/reminder */
export const cartReminderSchema = z.object({
  email: emailSchema,
  /** Text beside the box that the shopper ticked, in the language of the page. It is stored as the proof. */
  agreed_text: z.string().trim().min(1).max(500),
})

/** Favourite product. */
export const favouriteSchema = z.object({ product_id: productReferenceSchema })
/** POST /api/favourites: adds favourites, for example after a sign-in. The first is the newest. */
export const favouritesInputSchema = z.object({
  product_ids: z.array(productReferenceSchema).min(1).max(MAX_FAVOURITES),
})
/** Favourites of an account, newest first. */
export const favouritesSchema = z.object({ product_ids: z.array(z.string()) })
export type Favourites = z.infer<typeof favouritesSchema>

/** GET /api/favourites/products */
export const favouriteProductsQuerySchema = z.object({
  /** Product ids, separated by commas. */
  ids: z
    .string()
    .max(MAX_FAVOURITES * 64)
    .transform((ids) => [...new Set(ids.split(",").filter(Boolean))])
    .pipe(z.array(productReferenceSchema).max(MAX_FAVOURITES)),
})
/** Requested products that are for sale, in the order of the request. */
export const favouriteProductsSchema = z.array(productSchema)

/** Why products are related: often bought together, or in the same category. */
export const RELATED_REASONS = ["bought_together", "category"] as const
export const MAX_RELATED = 4

/** GET /api/products/{id}/related */
export const relatedProductsSchema = z.object({
  /** Reason for all of these products. */
  reason: z.enum(RELATED_REASONS),
  /** Products for sale and in stock. At most four, most often bought together first. */
  products: productsSchema,
})
export type RelatedProducts = z.infer<typeof relatedProductsSchema>

/** GET /api/admin/products/{id}/bought-together */
export const boughtWithSchema = z.array(
  z.object({
    product_id: z.string(),
    name: z.string(),
    /** Number of different customers who bought both in one order. */
    buyers: z.number().int(),
    /** Units of all its sizes available for sale. */
    stock: z.number().int(),
  }),
)
export type BoughtWith = z.infer<typeof boughtWithSchema>
