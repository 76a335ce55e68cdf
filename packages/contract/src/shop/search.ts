import { z } from "zod"
import { BIRD_KINDS } from "./bird-sets"
import { customFilterShape } from "../custom-fields/values"
import { ALLERGENS } from "../sets"
import { productsSchema } from "./catalogue"
import { MAX_PRODUCTS_PER_PAGE, MAX_SEARCH_LENGTH, PRODUCT_SORTS, PRODUCTS_PER_PAGE } from "../constants"

const count = z.number().int().min(0)

const allergen = z.enum(ALLERGENS)
/** Accepts one value, a repeated parameter (as HTML forms send it), or values separated by commas. */
const allergens = z
  .union([z.string().max(300), z.array(z.string().max(300)).max(ALLERGENS.length)])
  .transform((value) => [value].flat().flatMap((each) => each.split(",")))
  .pipe(z.array(allergen))
  .transform((values) => ALLERGENS.filter((each) => values.includes(each)))

export const searchQuerySchema = z.object({
  /** Search text. */
  q: z.string().trim().max(MAX_SEARCH_LENGTH).default(""),
  /** Id or handle of a category. Default: all ("all"). */
  category: z
    .string()
    .regex(/^[A-Za-z0-9_-]{1,255}$/)
    .optional(),
  sort: z.enum(PRODUCT_SORTS).optional(),
  /** Only products in stock. */
  in_stock: z
    .enum(["true", "false"])
    .transform((value) => value === "true")
    .optional(),
  /** Exclude products that contain these allergens or traces of them, and products with unknown allergens. */
  without: allergens.optional(),
  /** Only products for this kind of bird. */
  bird: z.enum(BIRD_KINDS).optional(),
  // Without the cast, TypeScript would lose the types of the other fields, because the names of this shape are unknown.
  ...(customFilterShape() as object),
  /** Page number, from 1. A number after the last page returns the last page. */
  page: z
    .string()
    .regex(/^[1-9]\d{0,5}$/)
    .transform(Number)
    .optional()
    .transform((page) => page ?? 1),
  limit: z
    .string()
    .regex(/^[1-9]\d{0,2}$/)
    .transform(Number)
    .pipe(z.number().max(MAX_PRODUCTS_PER_PAGE))
    .optional()
    .transform((limit) => limit ?? PRODUCTS_PER_PAGE),
})
export type SearchQuery = z.output<typeof searchQuerySchema>

/** GET /api/search: one page of matching products, and the total number. */
export const searchAnswerSchema = z.object({
  products: productsSchema,
  /** Number of matches on all pages. */
  total: count,
  /** No product has all the words. The results have most of them. */
  is_partial: z.boolean(),
  /** Interpretation of words that exclude allergens, as "graines sans gluten". Otherwise null. */
  read_as: z
    .object({
      /** The query without the words that exclude allergens. */
      q: z.string(),
      /** All excluded allergens, including those of the query's `without`. */
      without: z.array(allergen),
    })
    .nullable(),
  page: z.number().int().min(1),
  page_size: z.number().int().min(1),
  /** At least 1. */
  page_count: z.number().int().min(1),
  /** Number of matches by category: "all" first, then in the shop's order. */
  categories: z.array(z.object({ id: z.string(), count })),
  /** Allergens of the shop's products, including traces: values for `without`. */
  allergens: z.array(allergen),
  /** Kinds of birds of the shop's products: values for `bird`. */
  birds: z.array(z.enum(BIRD_KINDS)),
  /** Existing values of the merchant's custom fields. A filter with the name of the field accepts them. */
  custom_fields: z.record(z.string(), z.array(z.string())),
  /** Number of products that are excluded only because their allergens are unknown. */
  untold: count,
  /** Number of products in the shop. */
  catalogue_total: count,
})
export type SearchAnswer = z.infer<typeof searchAnswerSchema>

/** POST /api/search/missed: reports a search for which no product contains all words. */
export const missedSearchSchema = z.object({ q: z.string().trim().min(1).max(MAX_SEARCH_LENGTH) })

export const missedSearchReceivedSchema = z.object({ received: z.literal(true) })
