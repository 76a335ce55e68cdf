import { anyOf } from "@bon-perroquet/medusa-sql"
import type { Engine } from "../engine/engine"
import { CheckoutRefusal } from "../engine/refusal"

/** Identifies a buyer across payment pages, for example by e-mail address. `key` is a keyed hash. */
export interface Buyer {
  key: string
  /** Maximum unpaid units of one item. */
  most_units: number
  most_awaited: number
}

interface ReservedUnits {
  line: { product_id: string; title: string }
  inventory_item_id: string
  quantity: number
}

const UNITS_OF_BUYERS = `
  SELECT buyer.key, inventory_item_id, sum(quantity)::integer AS units
  FROM reservation_item JOIN unnest(CAST(:keys AS text[])) AS buyer (key) ON metadata -> 'held_by' @> to_jsonb(buyer.key)
  WHERE deleted_at IS NULL AND description = ${anyOf(":reserved")} AND inventory_item_id = ${anyOf(":items")}
  GROUP BY buyer.key, inventory_item_id`

const AWAITED_OF_BUYERS = `
  SELECT buyer.key, count(DISTINCT metadata ->> 'attempt_id')::integer AS orders
  FROM reservation_item JOIN unnest(CAST(:keys AS text[])) AS buyer (key) ON metadata -> 'held_by' @> to_jsonb(buyer.key)
  WHERE deleted_at IS NULL AND description = :awaited GROUP BY buyer.key`

/** Runs `work` while no other order of these buyers is placed. @throws if one has too many unpaid orders */
export async function withAwaitedLimit<T>(
  { knex, locking }: Pick<Engine, "knex" | "locking">,
  buyers: Buyer[],
  work: () => Promise<T>,
): Promise<T> {
  if (!buyers.length) return work()
  const keys = buyers.map(({ key }) => key)
  const locks = keys.map((key) => `awaited-of:${key}`).sort()
  return locking.execute(
    locks,
    async () => {
      const { rows } = await knex
        .raw<{ rows: { key: string; orders: number }[] }>(AWAITED_OF_BUYERS, { awaited: AWAITED, keys })
        .options({ name: "awaited of buyer" })
      const orders = new Map(rows.map((row) => [row.key, row.orders]))
      const full = buyers.find(({ key, most_awaited }) => (orders.get(key) ?? 0) >= most_awaited)
      if (full) throw new CheckoutRefusal("too_many_transfers", { available: full.most_awaited })
      return work()
    },
    { timeout: LOCK_SECONDS },
  )
}

/** Seconds to wait for another order of the same buyer. */
const LOCK_SECONDS = 15

export const buyerKeysOf = (buyers: Buyer[]) =>
  buyers.length ? { held_by: buyers.map(({ key }) => key) } : {}

/**
 * Limits a buyer's unpaid units, so that open payment pages cannot reserve all stock. Requires the items'
 * lock.
 * @throws CheckoutRefusal with the first product beyond the limit
 */
export async function requireUnpaidLimit(
  { knex }: Engine,
  requestedUnits: ReservedUnits[],
  buyers: Buyer[],
): Promise<void> {
  const items = [...new Set(requestedUnits.map(({ inventory_item_id }) => inventory_item_id))]
  if (!buyers.length || !items.length) return
  const { rows } = await knex
    .raw<{ rows: { key: string; inventory_item_id: string; units: number }[] }>(UNITS_OF_BUYERS, {
      reserved: [OPEN_PAGE, AWAITED],
      items,
      keys: buyers.map(({ key }) => key),
    })
    .options({ name: "reserved by buyer" })
  for (const { key, most_units } of buyers) {
    const own = rows.filter((row) => row.key === key)
    const units = new Map(own.map((row) => [row.inventory_item_id, row.units]))
    for (const { line, inventory_item_id: item, quantity } of requestedUnits) {
      const all = (units.get(item) ?? 0) + quantity
      if (all > most_units)
        throw new CheckoutRefusal("too_many_held", {
          product_id: line.product_id,
          product: line.title,
          available: most_units,
        })
      units.set(item, all)
    }
  }
}

export const OPEN_PAGE = "Held while the payment page is open"
/** Reservations with this description count as unpaid for their buyer. */
export const AWAITED = "Ordered, its payment is awaited"
