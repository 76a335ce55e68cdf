import { promotionInputSchema, type PromotionColumn, type PromotionForm } from "@bon-perroquet/contract"
import { formOf, readPromotionsByCode, type PromotionRow } from "@bon-perroquet/checkout/promotions/simple"
import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { isDeepStrictEqual } from "node:util"
import type { CheckedLine } from "../../modules/product-import"
import { categoriesOf, type Categories } from "../categories"
import { knownProducts, type KnownProducts } from "../existing-products"
import { checkedLine } from "../line"
import { objection, type Objection } from "../objection"
import type { ReadPromotion } from "./read"

interface Shop {
  products: KnownProducts
  categories: Categories
}

/** `former` is the promotion with the same code. It may name products and categories that were deleted. */
interface Targets extends Shop {
  former: PromotionForm | null
}

/** Checks promotions with the rules of the dashboard's form. */
export async function checkPromotions(
  container: MedusaContainer,
  promotions: readonly ReadPromotion[],
): Promise<CheckedLine[]> {
  const knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const names = promotions.flatMap(({ draft }) => draft.products)
  const shop = {
    products: await knownProducts(container, names, names),
    categories: await categoriesOf(container),
  }
  const existing = await promotionsByCode(
    knex,
    promotions.map(({ draft }) => draft.code),
  )
  const earlier = new Set<string>()
  return promotions.map(({ line, draft, wrong }) => {
    const all = [...wrong]
    const { products, categories, with_subcategories, ...fields } = draft
    const key = draft.code.toLowerCase()
    // Medusa Admin accepts codes that differ only in their case.
    const known = existing.get(draft.code) ?? existing.get(key)
    const former = known ? formOf(known) : null
    const form: PromotionForm = {
      ...fields,
      product_ids: productIds(products, { ...shop, former }, all),
      category_ids: categoryIds(categories, with_subcategories, { ...shop, former }, all),
    }
    if (!all.length) all.push(...invalidFields(form))
    const isSame = isDeepStrictEqual(former, form)
    if (!all.length && !isSame && (earlier.has(key) || known))
      all.push(objection("promotion_known", draft.code))
    earlier.add(key)
    return checkedLine({
      ...{ line, sku: draft.code, name: draft.note, product_id: null },
      ...{ wrong: all, after: known ? null : { ...form } },
    })
  })
}

/** Returns promotions by code, and by code in lower case. */
export async function promotionsByCode(
  knex: Knex,
  codes: readonly string[],
): Promise<Map<string, PromotionRow>> {
  const rows = await readPromotionsByCode(knex, codes)
  return new Map([
    ...rows.map((row) => [row.code.toLowerCase(), row] as const),
    ...rows.map((row) => [row.code, row] as const),
  ])
}

const COLUMN_OF: Partial<Record<string, PromotionColumn>> = {
  amount_cents: "amount",
  minimum_cents: "minimum",
  product_ids: "products",
  category_ids: "categories",
}

function invalidFields(form: PromotionForm): Objection[] {
  const { error } = promotionInputSchema.safeParse(form)
  const fields = new Set(error?.issues.map(({ path }) => String(path[0])))
  return [...fields].map((field) => objection("value_invalid", COLUMN_OF[field] ?? field))
}

/** A SKU names one size, but promotions are on whole products. */
function productIds(
  names: readonly string[],
  { products: known, former }: Targets,
  wrong: Objection[],
): string[] {
  const skusByProduct = new Map<string, Set<string>>()
  const whole = new Set<string>()
  for (const name of names) {
    const size = known.sizeOf(name)
    const product = size ?? known.productOf(name)
    if (!product && former?.product_ids.includes(name)) whole.add(name)
    else if (!product) wrong.push(objection("target_unknown", name))
    else if (!size || size.row.handle === name) whole.add(product.row.id)
    else {
      const skus = skusByProduct.get(product.row.id) ?? new Set()
      skusByProduct.set(product.row.id, skus.add(name))
      if (skus.size === product.product.variants.length) whole.add(product.row.id)
    }
  }
  for (const [id, skus] of skusByProduct)
    if (!whole.has(id)) wrong.push(objection("promotion_inexpressible", `products: ${[...skus].join("|")}`))
  return [...whole].sort()
}

function categoryIds(
  names: readonly string[],
  withSubcategories: boolean,
  { categories, former }: Targets,
  wrong: Objection[],
): string[] {
  const ids = new Set<string>()
  for (const name of names) {
    const id = categories.idOf(name) ?? former?.category_ids.find((each) => each === name)
    if (id === undefined) wrong.push(objection("target_unknown", name))
    else for (const each of [id, ...(withSubcategories ? categories.below(id) : [])]) ids.add(each)
  }
  return [...ids].sort()
}
