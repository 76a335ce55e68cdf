import type { Offer, PromotionForm } from "@bon-perroquet/contract"
import { formOf } from "./form"
import type { PromotionRow } from "./row"

type Announcement = Omit<Offer, "unannounced_product_ids">

export interface RunningOffer {
  offer: Announcement
  since: Date
}

/** Milliseconds before an offer in which its goods must not have been reduced (see `announcedOffers`). */
const BEFORE_MS = 30 * 86_400_000

/** Returns the announcement of a promotion, or null if the promotion is not for everybody. */
function offerOf({ id }: Pick<PromotionRow, "id">, form: PromotionForm): Announcement | null {
  const { is_automatic, limit, limit_per_email, segment } = form
  if (!is_automatic || limit !== null || limit_per_email !== null || segment !== null) return null
  const { on, product_ids, category_ids, percent, amount_cents, minimum_cents, until } = form
  return { id, on, product_ids, category_ids, percent, amount_cents, minimum_cents, until }
}

/** Returns whether both may apply to the same goods. A product and a category count as the same goods. */
function mayMeet(one: Announcement, other: Announcement): boolean {
  if (one.on === "products" && other.on === "products")
    return one.product_ids.some((id) => other.product_ids.includes(id))
  if (one.on === "categories" && other.on === "categories")
    return one.category_ids.some((id) => other.category_ids.includes(id))
  return one.on !== "delivery" && other.on !== "delivery"
}

const beginOf = ({ starts_at, created_at }: PromotionRow): Date => starts_at ?? created_at

/**
 * Returns running promotions that may be announced. Excludes those on goods that another promotion reduced within
 * thirty days, because their reference price was not charged (Directive 98/6/EC, art. 6a).
 */
export function announcedOffers(rows: readonly PromotionRow[]): RunningOffer[] {
  const offers = rows.flatMap((row) => {
    const form = formOf(row)
    const offer = form && offerOf(row, form)
    return offer ? [{ row, offer, since: beginOf(row) }] : []
  })
  const lowersPrices = ({ on, minimum_cents, percent }: Announcement) =>
    minimum_cents === null && on !== "delivery" && (on !== "order" || percent !== null)
  const followsAnother = ({ row, offer, since }: (typeof offers)[number]) =>
    offers.some(
      (other) =>
        other.row.id !== row.id &&
        lowersPrices(other.offer) &&
        mayMeet(offer, other.offer) &&
        other.since < since &&
        (other.row.ends_at === null || other.row.ends_at.getTime() > since.getTime() - BEFORE_MS),
    )
  return offers
    .filter((each) => each.row.state === "running" && !(lowersPrices(each.offer) && followsAnother(each)))
    .map(({ offer, since }) => ({ offer, since }))
}
