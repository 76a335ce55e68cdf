import { inTurns } from "../../until.mjs"
import { lostCarts, trade } from "../trade.mjs"
import { Odd } from "./odd.mjs"
import { CUSTOMERS } from "./customers.mjs"
import { SHOPKEEPER } from "./shopkeeper.mjs"
import { anotherAccount, STRIPE } from "./stripe.mjs"

/** @typedef {import("../index.mjs").Outcome} Outcome */
/** @typedef {import("../trade.mjs").Promised} Promised */

/** `TIMES`: runs of each case. `AT_ONCE`: number of parallel cases. */
const TIMES = 2
const AT_ONCE = 3
const BUYERS = 2

/**
 * Mixes unusual actions with ordinary purchases. Everybody must be able to continue, and the audit must have
 * no findings.
 * @param {import("../../shop.mjs").FaultyShop} shop @returns {Promise<Outcome>}
 */
export async function oddDays(shop) {
  const odd = new Odd(shop, await shop.administrator())
  odd.kit = await makeKit(odd)
  /** @type {string[]} */
  const findings = []
  const live = async (/** @type {[string, (odd: Odd) => Promise<unknown>]} */ [name, oddity]) => {
    await oddity(odd).catch((error) => findings.push(`${name}: ${String(error)}`))
  }
  const mixed = (/** @type {Record<string, (odd: Odd) => Promise<unknown>>} */ oddities) =>
    Array.from({ length: TIMES }, () => Object.entries(oddities)).flat()

  const stop = new AbortController()
  /** @type {Promised[]} */
  const promised = []
  const traders = trade(shop, promised, stop.signal, BUYERS)
  await Promise.all([
    inTurns([...mixed(CUSTOMERS), ...mixed(SHOPKEEPER)], AT_ONCE, live),
    inTurns(mixed(STRIPE), 1, async (oddity) => {
      await live(oddity)
      await shop.stripe.clearFaults()
    }),
  ])
  stop.abort()
  await traders
  await live(["a key of another account", anotherAccount])

  const paid = promised.filter(({ guest }) => guest.page)
  for (const { guest } of paid) await shop.stripe.pay(guest.page ?? "").catch(() => {})
  await shop.stripe.webhooksIdle(20_000)
  const { audit, seconds } = await shop.balanced()
  const cases = TIMES * (Object.keys({ ...CUSTOMERS, ...SHOPKEEPER }).length + Object.keys(STRIPE).length) + 1
  return {
    name: "Odd days",
    figures: `${cases} unusual cases during ${paid.length} ordinary purchases: ${audit.orders} orders, ${audit.refunds} refunds, books balanced after ${seconds} s`,
    findings: [...findings, ...(await lostCarts(promised)), ...audit.findings],
  }
}

/**
 * Makes a product a kit, so that a sold unit takes two units of stock.
 * @param {Odd} odd @returns {Promise<string | undefined>} id of the product
 */
async function makeKit({ shop }) {
  const { rows } = await shop.database((client) =>
    client.query(
      `UPDATE product_variant_inventory_item kit SET required_quantity = 2 FROM product_variant v
       WHERE kit.variant_id = (
           SELECT v.id FROM product_variant v JOIN product p ON p.id = v.product_id AND p.status = 'published'
           WHERE p.id = ANY($1) AND NOT EXISTS (SELECT 1 FROM order_line_item l WHERE l.variant_id = v.id)
             AND NOT EXISTS (SELECT 1 FROM cart_line_item l WHERE l.variant_id = v.id)
           ORDER BY v.id LIMIT 1)
         AND v.id = kit.variant_id
       RETURNING v.product_id`,
      [shop.products.map(({ id }) => id)],
    ),
  )
  return rows[0]?.product_id
}
