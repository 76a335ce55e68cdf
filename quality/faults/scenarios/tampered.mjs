import { Odd } from "./odd-days/odd.mjs"

/** @typedef {import("./index.mjs").Outcome} Outcome */

/**
 * Pairs of statements. The first one falsifies rows of an order ($1) or its inventory items ($2), the second
 * one undoes this.
 * @type {Record<string, [string, string]>}
 */
const TAMPERINGS = {
  "a link to a cart is gone": [
    `UPDATE order_cart SET deleted_at = now() WHERE order_id = $1 AND $2 <> ''`,
    `UPDATE order_cart SET deleted_at = NULL WHERE order_id = $1 AND $2 <> ''`,
  ],
  "a transaction is gone": [
    `UPDATE order_transaction SET deleted_at = now() WHERE order_id = $1 AND $2 <> ''`,
    `UPDATE order_transaction SET deleted_at = NULL WHERE order_id = $1 AND $2 <> ''`,
  ],
  "an order is gone": [
    `UPDATE "order" SET deleted_at = now() WHERE id = $1 AND $2 <> ''`,
    `UPDATE "order" SET deleted_at = NULL WHERE id = $1 AND $2 <> ''`,
  ],
  "an order has another number": [
    `UPDATE "order" SET custom_display_id = custom_display_id || 'x' WHERE id = $1 AND $2 <> ''`,
    `UPDATE "order" SET custom_display_id = left(custom_display_id, -1) WHERE id = $1 AND $2 <> ''`,
  ],
  "a unit more is on the shelf": [
    `UPDATE inventory_level SET stocked_quantity = stocked_quantity + 1 WHERE inventory_item_id = $2 AND $1 <> ''`,
    `UPDATE inventory_level SET stocked_quantity = stocked_quantity - 1 WHERE inventory_item_id = $2 AND $1 <> ''`,
  ],
  "a unit more is counted as reserved": [
    `UPDATE inventory_level SET reserved_quantity = reserved_quantity + 1 WHERE inventory_item_id = $2 AND $1 <> ''`,
    `UPDATE inventory_level SET reserved_quantity = reserved_quantity - 1 WHERE inventory_item_id = $2 AND $1 <> ''`,
  ],
  "a reservation belongs to nobody": [
    `UPDATE reservation_item SET line_item_id = line_item_id || 'x' WHERE inventory_item_id = $2
       AND line_item_id IN (SELECT item_id FROM order_item WHERE order_id = $1)`,
    `UPDATE reservation_item SET line_item_id = left(line_item_id, -1) WHERE inventory_item_id = $2
       AND left(line_item_id, -1) IN (SELECT item_id FROM order_item WHERE order_id = $1)`,
  ],
}

const PARTS = `UPDATE refund SET metadata = metadata || jsonb_build_object('were', metadata->'parts', 'parts',
    jsonb_set(metadata->'parts', PATH, '77')) WHERE metadata->'parts' IS NOT NULL AND metadata->>'parts' IS NOT NULL
    AND metadata->>'order_refund' IN (SELECT id FROM order_refund WHERE order_id = $1)`
const PARTS_UNDONE = `UPDATE refund SET metadata = metadata - 'were' || jsonb_build_object('parts', metadata->'were')
    WHERE metadata ? 'were' AND metadata->>'order_refund' IN (SELECT id FROM order_refund WHERE order_id = $1)`

/** @type {Record<string, [string, string]>} */
const OF_REFUNDS = {
  "a refund names more than was bought": [PARTS.replace("PATH", `'{items,0,quantity}'`), PARTS_UNDONE],
  "a refund is credited at another rate": [PARTS.replace("PATH", `'{items,0,vat_rate}'`), PARTS_UNDONE],
  "a pending refund of Stripe is missing": [
    `UPDATE order_refund SET state = 'refused' WHERE order_id = $1 AND state = 'waiting'`,
    `UPDATE order_refund SET state = 'waiting' WHERE order_id = $1 AND state = 'refused'`,
  ],
}

/** Selects an order with a link to a cart, because not every order has one. */
const SOME_ORDER = `
  SELECT n.order_id, r.inventory_item_id FROM order_item n
  JOIN order_cart c ON c.order_id = n.order_id AND c.deleted_at IS NULL
  JOIN reservation_item r ON r.line_item_id = n.item_id AND r.deleted_at IS NULL
  JOIN "order" o ON o.id = n.order_id AND o.version = n.version AND o.status <> 'canceled' LIMIT 1`

/**
 * Falsifies rows of the database. The audit must report each change until it is undone.
 * @param {import("../shop.mjs").FaultyShop} shop @returns {Promise<Outcome>}
 */
export async function tamperedLedger(shop) {
  const refunded = await orderWithRefunds(shop)
  await shop.balanced()
  /** @type {string[]} */
  const unnoticed = []
  await shop.database(async (client) => {
    const { rows } = await client.query(SOME_ORDER)
    const { order_id, inventory_item_id } = rows[0]
    const tryAll = async (
      /** @type {Record<string, [string, string]>} */ tamperings,
      /** @type {string[]} */ values,
    ) => {
      for (const [what, [tamper, undo]] of Object.entries(tamperings)) {
        const { rowCount } = await client.query(tamper, values)
        const { findings } = await shop.audit()
        await client.query(undo, values)
        if (!rowCount || !findings.length) unnoticed.push(`unnoticed: ${what}`)
      }
    }
    await tryAll(TAMPERINGS, [order_id, inventory_item_id])
    await tryAll(OF_REFUNDS, [refunded])
  })
  const { audit } = await shop.balanced()
  const count = Object.keys(TAMPERINGS).length + Object.keys(OF_REFUNDS).length
  return {
    name: "The audit itself, on tampered books",
    figures: `${count - unnoticed.length} of ${count} noticed`,
    findings: [...unnoticed, ...audit.findings],
  }
}

/**
 * Buys and refunds an order.
 * @param {import("../shop.mjs").FaultyShop} shop @returns {Promise<string>} id of the order
 */
async function orderWithRefunds(shop) {
  const odd = new Odd(shop, await shop.administrator())
  const { page, number } = await odd.bought()
  const { id, refundable } = await odd.order(number)
  await odd.refund(number, { items: [{ id: refundable.items[0].id, quantity: 1 }] })
  await odd.stripe.slowRefunds(page)
  await odd.refund(number, { amount_cents: 1 })
  return id
}
