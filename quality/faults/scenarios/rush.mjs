import { isOk } from "../ask.mjs"
import { inTurns, until } from "../until.mjs"

/** @typedef {import("./index.mjs").Outcome} Outcome */

/**
 * Lets many shoppers buy the last units at the same time. Exactly these units must be sold, and no other
 * shopper charged.
 * @param {import("../shop.mjs").FaultyShop} shop @param {{ shoppers: number, units: number }} size @returns {Promise<Outcome>}
 */
export async function rush(shop, { shoppers, units }) {
  const { id = "", sku = "" } = shop.products.at(-1) ?? {}
  const before = await soldOf(shop, sku)
  await shop.stock(sku, units)
  const guests = Array.from({ length: shoppers }, () => shop.guest())
  await until("the stock to be shown", async () => isOk(await shop.guest().add(id, units)))
  await inTurns(guests, 20, (guest) => guest.fill(id, 1))
  const answers = await Promise.all(guests.map((guest) => guest.insist()))
  const opened = guests.filter(({ page }) => page)
  await Promise.all(opened.map(({ page }) => shop.stripe.pay(page ?? "")))
  const { audit } = await shop.balanced()
  const sold = (await soldOf(shop, sku)) - before
  const failed = answers.filter(({ status }) => status === 0 || status >= 500)
  const refused = answers.filter(({ status }) => status >= 400 && status < 500)
  return {
    name: `${shoppers} shoppers at once for ${units} units`,
    figures: `${sold} sold, ${opened.length} charged, ${refused.length} refused, ${failed.length} answers of 5xx`,
    findings: [
      ...audit.findings,
      ...(sold === units ? [] : [`${sold} units were sold of ${units}`]),
      ...(opened.length === units ? [] : [`${opened.length} shoppers were charged for ${units} units`]),
      ...failed.slice(0, 3).map((answer) => `an answer was ${JSON.stringify(answer)}`),
    ],
  }
}

/**
 * Returns the number of units in orders that are not cancelled.
 * @param {import("../shop.mjs").FaultyShop} shop @param {string} sku @returns {Promise<number>}
 */
async function soldOf(shop, sku) {
  const { rows } = await shop.database((client) =>
    client.query(
      `SELECT coalesce(sum(n.quantity), 0)::int AS units FROM order_item n
       JOIN order_line_item l ON l.id = n.item_id JOIN "order" o ON o.id = n.order_id AND o.version = n.version
       WHERE l.variant_sku = $1 AND o.status <> 'canceled'`,
      [sku],
    ),
  )
  return rows[0].units
}
