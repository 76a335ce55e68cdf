import {
  ALLERGENS,
  BIRD_KINDS,
  categoriesSchema,
  MAX_SEARCH_LENGTH,
  searchAnswerSchema,
  searchQuerySchema,
  type Category,
  type Language,
} from "@bon-perroquet/contract"
import { informationKeeper } from "@bon-perroquet/api-kit/information"
import { shopOrigins } from "@bon-perroquet/api-kit/http"
import { shopSnapshot } from "@bon-perroquet/shop-api/catalogue"
import { searchProducts } from "@bon-perroquet/shop-api/search"
import { z } from "zod"
import { contextSchema } from "../rows/entered"
import { knexOf } from "../rows"
import { countStep } from "../counts"
import { envelope } from "../documents/envelope"
import { notFound, type Message } from "../messages"
import { languageIn, type Call } from "../caller"
import { TEXTS } from "../texts"
import { productDocument, type ProductContext } from "./product"
import { findReferenced, variantReference, type Referenced } from "../references"

const DEFAULT_LIMIT = 10
const MAX_LIMIT = 50
const MAX_IDS = 50

export const searchInputSchema = z.object({
  query: z
    .string()
    .trim()
    .max(MAX_SEARCH_LENGTH)
    .optional()
    .describe("Words, for example: food for a budgie"),
  context: contextSchema.optional(),
  filters: z
    .object({
      categories: z
        .array(z.string().max(255))
        .max(20)
        .optional()
        .describe("Name or id of a category. Only the first one counts."),
      without_allergens: z
        .array(z.enum(ALLERGENS))
        .max(ALLERGENS.length)
        .optional()
        .describe(
          "Leaves out products that contain these, or traces of them, or whose allergens are unknown",
        ),
      bird: z.enum(BIRD_KINDS).optional().describe("Only products for this kind of bird"),
      in_stock: z.boolean().optional(),
    })
    .optional(),
  pagination: z
    .object({ cursor: z.string().max(20).optional(), limit: z.number().int().min(1).optional() })
    .optional(),
})
export type SearchInput = z.output<typeof searchInputSchema>

export const lookupInputSchema = z.object({
  ids: z.array(z.string().min(1).max(255)).min(1).max(MAX_IDS),
  context: contextSchema.optional(),
})
export const productInputSchema = z.object({
  id: z.string().min(1).max(255).describe("Id of a product or variant"),
  context: contextSchema.optional(),
})

/** Marks the texts of products, so that an assistant does not follow instructions in them. */
const originMessage = (language: Call["language"]): Message => ({
  type: "info",
  code: "merchant_text",
  content: TEXTS[language].origin,
})

async function contextOf({ container }: Call, language: Call["language"]) {
  const [origin = ""] = shopOrigins(container)
  const list = (await shopSnapshot(container)).categoryList().body.toString()
  const categories = categoriesSchema.parse(JSON.parse(list))
  const of = (id: string | null): ProductContext => ({
    ...{ origin, language },
    category: categories.find((each) => each.id === id),
  })
  return { of, categories }
}

/** Returns the reference of the first requested category, which may be a name. The search has one category. */
function categoryIn([wanted]: readonly string[] = [], categories: readonly Category[], language: Language) {
  const named = categories.find((each) => each[`name_${language}`].toLowerCase() === wanted?.toLowerCase())
  return named?.id ?? (wanted && /^[A-Za-z0-9_-]{1,255}$/.test(wanted) ? wanted : undefined)
}

/** The search has pages, so the cursor is the number of the next page. */
export async function searchCatalogue(call: Call, input: SearchInput) {
  const language = languageIn(call, input.context)
  const { of, categories } = await contextOf(call, language)
  const { filters = {}, pagination } = input
  const category = categoryIn(filters.categories, categories, language)
  const limit = Math.min(pagination?.limit ?? DEFAULT_LIMIT, MAX_LIMIT)
  const query = searchQuerySchema.parse({
    q: input.query ?? "",
    ...(category && { category }),
    ...(filters.in_stock && { in_stock: "true" }),
    ...(filters.without_allergens && { without: filters.without_allergens }),
    ...(filters.bird && { bird: filters.bird }),
    ...(/^[1-9]\d{0,5}$/.test(pagination?.cursor ?? "") && { page: pagination?.cursor }),
    limit: String(limit),
  })
  const { body } = await searchProducts(call.container, query, language)
  const { products, total, page, page_count } = searchAnswerSchema.parse(JSON.parse(body.toString()))
  await countStep(knexOf(call.container), call.agent.name, "search")
  const hasNext = page < page_count
  return {
    ucp: envelope(["search"]),
    products: products.map((product) => productDocument(product, of(product.category_id))),
    pagination: { has_next_page: hasNext, ...(hasNext && { cursor: String(page + 1) }), total_count: total },
    messages: [originMessage(language)],
  }
}

export async function lookUpCatalogue(call: Call, { ids, context }: z.output<typeof lookupInputSchema>) {
  const language = languageIn(call, context)
  const { of } = await contextOf(call, language)
  const found = new Map<string, { match: Referenced; ids: string[] }>()
  const missing: string[] = []
  for (const id of new Set(ids)) {
    const match = await findReferenced(call.container, id, language)
    if (!match) missing.push(id)
    else found.set(match.product.id, { match, ids: [...(found.get(match.product.id)?.ids ?? []), id] })
  }
  const documents = [...found.values()].map(({ match: { product: found }, ids: inputs }) => {
    const { product } = found
    const document = productDocument(product, of(product.category_id))
    const variants = document.variants.flatMap((variant, index) => {
      const own = inputs.filter((id) => (id.includes(".") ? id === variant.id : index === 0))
      const matched = own.map((id) => ({ id, match: id === variant.id ? "exact" : "featured" }))
      return matched.length ? [{ ...variant, inputs: matched }] : []
    })
    return { ...document, variants }
  })
  const messages = missing.map((id): Message => ({ type: "info", code: "not_found", content: id }))
  return {
    ucp: envelope(["lookup"]),
    products: documents,
    messages: [originMessage(language), ...messages],
  }
}

/** Returns a product with its mandatory information, such as composition and allergens. */
export async function readProduct(call: Call, { id, context }: z.output<typeof productInputSchema>) {
  const language = languageIn(call, context)
  const match = await findReferenced(call.container, id, language)
  if (!match) throw notFound(TEXTS[language].not_found)
  const { product } = match.product
  const { of } = await contextOf(call, language)
  const information = (await informationKeeper()?.read(knexOf(call.container), [product.id]))?.get(product.id)
  const document = productDocument(product, { ...of(product.category_id), information })
  const own = variantReference(product.id, match.sold.variant.id)
  const [first] = document.variants.filter((variant) => variant.id === own)
  return {
    ucp: envelope(["lookup"]),
    product: {
      ...document,
      variants: [...(first ? [first] : []), ...document.variants.filter((variant) => variant.id !== own)],
      ...(first?.options && { selected: first.options }),
    },
    messages: [originMessage(language)],
  }
}
