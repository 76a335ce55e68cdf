import { formerPurchases } from "@bon-perroquet/accounts/former-orders"
import { reviewKeeper, type ImportedReview } from "@bon-perroquet/api-kit/reviews"
import { refuse } from "@bon-perroquet/api-kit/http"
import { oldAddressOf } from "@bon-perroquet/contract"
import { productsOfSources } from "@bon-perroquet/shop-api/redirects"
import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import type { CheckedLine } from "../../modules/product-import"
import { knownProducts, type KnownProduct } from "../existing-products"
import { checkedLine } from "../line"
import { objection } from "../objection"
import type { ReadReview } from "./read"

export type NewReview = Omit<ImportedReview, "id">

/** Returns the plugin that stores reviews. @throws 404 if reviews are disabled */
export function requireReviewKeeper(): NonNullable<ReturnType<typeof reviewKeeper>> {
  const keeper = reviewKeeper()
  if (!keeper) throw refuse("not_found", 404)
  return keeper
}

/** Checks reviews. A review is verified if a past order proves the purchase of its author. */
export async function checkReviews(
  container: MedusaContainer,
  reviews: readonly ReadReview[],
): Promise<CheckedLine[]> {
  const keeper = requireReviewKeeper()
  const knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const productOf = await productsIn(container, knex, reviews)
  const ids = new Set(reviews.flatMap((read) => productOf(read)?.row.id ?? []))
  const existing = reviewKeys(await keeper.ofProducts(knex, [...ids]))
  const purchases = await formerPurchases(knex, [
    ...new Set(reviews.flatMap(({ draft }) => draft.email ?? [])),
  ])
  return reviews.map((read) => {
    const { line, draft, product: written, sku } = read
    const wrong = [...read.wrong]
    const product = productOf(read)
    if (!product) wrong.push(objection("target_unknown", sku || written))
    const skus = product?.product.variants.map((variant) => variant.sku) ?? []
    const is_verified = (purchases.get(draft.email ?? "") ?? []).some(
      ({ number, day, skus: bought }) =>
        day <= draft.written_at.slice(0, 10) &&
        (number === draft.order_number || bought.some((each) => each !== "" && skus.includes(each))),
    )
    const review: NewReview = { ...draft, product_id: product?.row.id ?? "", is_verified }
    const known = existing.get(keyOf(review))
    if (!wrong.length && known && !isSame(known, review)) wrong.push(objection("review_known"))
    if (!wrong.length && !known) existing.set(keyOf(review), review)
    return checkedLine({
      ...{ line, sku: product?.row.handle ?? (written || sku), product_id: product?.row.id ?? null },
      ...{ name: product?.product.name_fr ?? "", wrong, after: known ? null : { ...review } },
    })
  })
}

/** Identifies a review by product and author, or by its text if the author is unknown. */
const keyOf = ({ product_id, email, text, written_at }: NewReview): string =>
  JSON.stringify(email ? [product_id, email] : [product_id, text, written_at.slice(0, 10)])

/** Returns reviews by key. A review whose author was erased is also found by its text. */
const reviewKeys = (reviews: readonly ImportedReview[]): Map<string, NewReview> =>
  new Map(
    reviews.flatMap((review) => [
      [keyOf({ ...review, email: null }), review] as const,
      [keyOf(review), review] as const,
    ]),
  )

const isSame = (one: NewReview, other: NewReview): boolean =>
  one.stars === other.stars && one.title === other.title && one.text === other.text

/** Finds products by SKU, page address, or an address of the former shop that redirects to them. */
async function productsIn(
  container: MedusaContainer,
  knex: Knex,
  reviews: readonly ReadReview[],
): Promise<(read: ReadReview) => KnownProduct | undefined> {
  const addresses = new Map(reviews.map(({ product }) => [product, oldAddressOf(product)]))
  const lastPart = (product: string) =>
    product
      .replace(/[?#].*$/, "")
      .split("/")
      .findLast(Boolean) ?? ""
  const sources = await productsOfSources(
    knex,
    [...addresses.values()].flatMap((address) => address ?? []),
  )
  const known = await knownProducts(
    container,
    [...new Set(reviews.flatMap(({ sku, product }) => [sku, product].filter(Boolean)))],
    [...new Set([...[...addresses.keys()].map(lastPart).filter(Boolean), ...sources.values()])],
  )
  return ({ product, sku }) =>
    known.sizeOf(sku) ??
    known.productOf(sources.get(addresses.get(product) ?? "") ?? lastPart(product)) ??
    known.sizeOf(product)
}
