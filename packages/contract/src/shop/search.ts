import { z } from "zod"
import { BIRD_KINDS } from "./bird-sets"
import { ALLERGENS } from "../sets"
import { productsSchema } from "./catalogue"
import { MAX_PRODUCTS_PER_PAGE, MAX_SEARCH_LENGTH, PRODUCT_SORTS, PRODUCTS_PER_PAGE } from "../constants"

/** A form sends the fields that were left empty too. */
const orEmpty = <S extends z.ZodType>(schema: S) =>
  z.union([z.literal("").transform(() => undefined), schema]).optional()

const count = z.number().int().min(0)

const allergen = z.enum(ALLERGENS)
/** Once, several times (as a form sends its boxes), or with commas in between. */
const allergens = z
  .union([z.string().max(300), z.array(z.string().max(300)).max(ALLERGENS.length)])
  .transform((said) => [said].flat().flatMap((each) => each.split(",")))
  .pipe(z.array(allergen))
  .transform((said) => ALLERGENS.filter((each) => said.includes(each)))

export const searchQuerySchema = z.object({
  /** What was typed. */
  q: z.string().trim().max(MAX_SEARCH_LENGTH).default(""),
  /** A category's id or handle; all of them when absent or "all". */
  category: orEmpty(z.string().regex(/^[A-Za-z0-9_-]{1,255}$/)),
  sort: orEmpty(z.enum(PRODUCT_SORTS)),
  /** Leave out what can't be had now. */
  in_stock: orEmpty(z.enum(["true", "false"]).transform((value) => value === "true")),
  /** Leave out what contains these allergens, or traces of them, and what does not tell. */
  without: orEmpty(allergens),
  /** Only what is for this kind of bird. */
  bird: orEmpty(z.enum(BIRD_KINDS)),
  /** From 1; beyond the last page the last is answered. */
  page: orEmpty(
    z
      .string()
      .regex(/^[1-9]\d{0,5}$/)
      .transform(Number),
  ).transform((page) => page ?? 1),
  limit: orEmpty(
    z
      .string()
      .regex(/^[1-9]\d{0,2}$/)
      .transform(Number)
      .pipe(z.number().max(MAX_PRODUCTS_PER_PAGE)),
  ).transform((limit) => limit ?? PRODUCTS_PER_PAGE),
})
export type SearchQuery = z.output<typeof searchQuerySchema>

/** GET /api/search: one page of the products that match, and how many there are. */
export const searchAnswerSchema = z.object({
  products: productsSchema,
  /** How many match, on all pages. */
  total: count,
  page: z.number().int().min(1),
  page_size: z.number().int().min(1),
  /** At least 1. */
  page_count: z.number().int().min(1),
  /** What each category would show with the same words: "all" first, then each in the shop's order. */
  categories: z.array(z.object({ id: z.string(), count })),
  /** Which allergens products of the shop contain, or may contain traces of: what `without` can leave out. */
  allergens: z.array(allergen),
  /** For which birds there are products in the shop: what `bird` can ask for. */
  birds: z.array(z.enum(BIRD_KINDS)),
  /** How many are left out only because nobody told what they contain. */
  untold: count,
  /** How many products the shop has. */
  catalogue_total: count,
})
export type SearchAnswer = z.infer<typeof searchAnswerSchema>
