import type { Offer, PromotionForm } from "@bon-perroquet/contract"
import { formOf } from "./form"
import type { PromotionRow } from "./row"

type Told = Omit<Offer, "unannounced_product_ids">

/** An automatic promotion that can be announced, and its start. */
export interface RunningOffer {
  offer: Told
  since: Date
}

/** Period before a reduction, required by law. */
const BEFORE_MS = 30 * 86_400_000

/** Returns the announcement of an automatic promotion, or null if not everybody can use it. */
function offerOf({ id }: Pick<PromotionRow, "id">, form: PromotionForm): Told | null {
  const { is_automatic, limit, limit_per_email } = form
  if (!is_automatic || limit !== null || limit_per_email !== null) return null
  const { on, product_ids, category_ids, percent, amount_cents, minimum_cents, until } = form
  return { id, on, product_ids, category_ids, percent, amount_cents, minimum_cents, until }
}

/** Returns true if both may apply to the same goods. Products of categories are not compared. */
function mayMeet(one: Told, other: Told): boolean {
  if (one.on === "products" && other.on === "products")
    return one.product_ids.some((id) => other.product_ids.includes(id))
  if (one.on === "categories" && other.on === "categories")
    return one.category_ids.some((id) => other.category_ids.includes(id))
  return one.on !== "delivery" && other.on !== "delivery"
}

const beginOf = ({ starts_at, created_at }: PromotionRow): Date => starts_at ?? created_at

/**
 * Returns active promotions that may be announced. A promotion on goods is excluded if another one reduced them
 * within thirty days, because its reference price was not charged (Directive 98/6/EC, art. 6a).
 */
export function announcedOffers(rows: readonly PromotionRow[]): RunningOffer[] {
  const known = rows.flatMap((row) => {
    const form = formOf(row)
    const offer = form && offerOf(row, form)
    return offer ? [{ row, offer, since: beginOf(row) }] : []
  })
  const lowersPrices = ({ on, minimum_cents, percent }: Told) =>
    minimum_cents === null && on !== "delivery" && (on !== "order" || percent !== null)
  const followsAnother = ({ row, offer, since }: (typeof known)[number]) =>
    known.some(
      (other) =>
        other.row.id !== row.id &&
        lowersPrices(other.offer) &&
        mayMeet(offer, other.offer) &&
        other.since < since &&
        (other.row.ends_at === null || other.row.ends_at.getTime() > since.getTime() - BEFORE_MS),
    )
  return known
    .filter((each) => each.row.state === "running" && !(lowersPrices(each.offer) && followsAnother(each)))
    .map(({ offer, since }) => ({ offer, since }))
}
