import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import type { Engine } from "./engine"
import { AWAITED, HELD } from "./held-mark"
import { CheckoutRefusal } from "./refusal"

/** What several payment pages have in common, such as an e-mail address: its name, which tells nobody anything, and its limit. */
export interface Buyer {
  key: string
  /** Units of one item that it may hold while they are not paid. */
  most_units: number
}

/** What a line takes of one item. */
interface Taken {
  line: { product_id: string; title: string }
  inventory_item_id: string
  quantity: number
}

const HELD_NOW = `
  SELECT inventory_item_id, sum(quantity)::integer AS units FROM reservation_item
  WHERE deleted_at IS NULL AND description = ANY(:held) AND inventory_item_id = ANY(:items)
    AND metadata @> CAST(:buyer AS jsonb)
  GROUP BY inventory_item_id`

/** What a reservation notes of those who hold it. */
export const heldBy = (buyers: Buyer[]) => (buyers.length ? { held_by: buyers.map(({ key }) => key) } : {})

/**
 * One who pays nothing can't hold all there is of a product for as long as a page is open. Call it with the items' lock
 * held.
 * @throws CheckoutRefusal naming the first product of which a buyer would hold too much
 */
export async function requireFewHeld({ container }: Engine, taken: Taken[], buyers: Buyer[]): Promise<void> {
  const items = [...new Set(taken.map(({ inventory_item_id }) => inventory_item_id))]
  const knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  for (const { key, most_units } of buyers) {
    const { rows } = await knex.raw<{ rows: { inventory_item_id: string; units: number }[] }>(HELD_NOW, {
      held: [HELD, AWAITED],
      items,
      buyer: JSON.stringify(heldBy([{ key, most_units }])),
    })
    const units = new Map(rows.map((row) => [row.inventory_item_id, row.units]))
    for (const { line, inventory_item_id: item, quantity } of taken) {
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
