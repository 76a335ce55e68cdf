import { randomUUID } from "node:crypto"
import { performance } from "node:perf_hooks"
import { Client } from "undici"
import { median } from "../measure.mjs"
import { send, sendForJson } from "../send.mjs"
import { startBenchShop } from "../shop.mjs"
import { ownPurchase } from "./purchases.mjs"

const ORDERS = 12
/** Maximum milliseconds of an action of the staff, so that it feels immediate. */
const AT_MOST = 300

/** @type {{ name: string, request: () => { method: "POST" | "PUT", path: string, json: object } }[]} */
const STEPS = [
  ...["preparing", "shipped"].map((status) => ({
    name: `An order's status becomes ${status}`,
    request: () => ({ method: /** @type {const} */ ("PUT"), path: "status", json: { status } }),
  })),
  {
    name: "A euro of an order is given back",
    request: () => ({
      method: /** @type {const} */ ("POST"),
      path: "refunds",
      json: { key: randomUUID(), amount_cents: 100 },
    }),
  },
]

/**
 * Measures one administrator's steps through the edge, with their e-mails and documents.
 * @param {import("../shop.mjs").BenchOptions} requested
 * @returns {Promise<import("../results.mjs").Figure[]>}
 */
async function figures(requested) {
  const shop = await startBenchShop({ ...requested, again: true })
  const connection = new Client(shop.edge)
  try {
    const buy = await ownPurchase(shop)
    for (let bought = 0; bought < ORDERS; bought++) await buy(connection)
    const path = `/api/admin/orders?limit=${ORDERS}`
    /** @type {{ order_number: string }[]} */
    const orders = await sendForJson(connection, { path, headers: shop.admin })
    const measured = []
    for (const { name, request } of STEPS) {
      const times = []
      for (const { order_number } of orders) {
        const { path: step, ...rest } = request()
        const since = performance.now()
        await send(connection, {
          path: `/api/admin/orders/${order_number}/${step}`,
          headers: shop.admin,
          ...rest,
        })
        times.push(performance.now() - since)
      }
      measured.push({ name, is: median(times), unit: "ms", atMost: AT_MOST })
    }
    return measured
  } finally {
    await connection.close()
    await shop.stop()
  }
}

/** @type {import("./index.mjs").Scenario} */
export const orderWork = { name: "order-work", figures }
