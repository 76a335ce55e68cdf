import { isOk } from "../../ask.mjs"
import { untilAnswered } from "../../shopper.mjs"

/** @typedef {import("./odd.mjs").Odd} Odd */

/**
 * Unusual cases of merchants. Each throws if the shop responds wrongly or the merchant cannot continue.
 * @type {Record<string, (odd: Odd) => Promise<unknown>>}
 */
export const SHOPKEEPER = {
  "a wrong address holds an order until its parcel goes to a locker": async (odd) => {
    const { number } = await odd.bought()
    await call(odd, "POST", `${number}/holds`, { reason: "address", note: "No such street" })
    await odd.refused(() => ask(odd, "PUT", `${number}/status`, { status: "shipped" }), 409, "order_on_hold")
    const moved = await untilAnswered(() => odd.administrator.moveToLocker(number))
    if (!isOk(moved))
      throw new Error(`Order ${number} could not be moved to a locker: ${JSON.stringify(moved)}`)
    const { holds } = await odd.order(number)
    await call(odd, "POST", `${number}/holds/${holds[0].id}/release`, { note: "Reached by phone" })
    await odd.set(number, "shipped")
  },

  "a dispute holds an order until the bank decides": async (odd) => {
    const { page, number } = await odd.bought()
    const { id } = await odd.stripe.dispute(page)
    await odd.until("the hold", async () => (await odd.order(number)).on_hold)
    await odd.stripe.stepDispute(id, "won")
    await odd.until("the release", async () => !(await odd.order(number)).on_hold)
    await odd.set(number, "shipped")
  },

  "an article is swapped before packing": async (odd) => {
    const { number } = await odd.bought(3)
    const [item] = (await odd.order(number)).items
    const { body } = await odd.administrator.ask("GET", `/api/products/${odd.product()}`)
    const change = {
      lines: [{ id: item.id, quantity: 1 }],
      add: [{ variant_id: body.variants[0].id, quantity: 1 }],
    }
    const { difference_cents } = await call(odd, "POST", `${number}/articles/preview`, change)
    await call(odd, "POST", `${number}/articles`, { ...change, difference_cents })
    await odd.set(number, "shipped")
  },

  "an order leaves in two parcels, and a unit of the second is refunded": async (odd) => {
    const { number } = await odd.bought(3)
    const [item] = (await odd.order(number)).items
    const items = [{ id: item.id, quantity: 1 }]
    const { parcels } = await call(odd, "POST", `${number}/parcels`, { items })
    await call(odd, "PUT", `${number}/parcels/${parcels[0].id}`, { shipped: true })
    await odd.refund(number, { items })
    await odd.set(number, "shipped")
  },
}

/**
 * Sends a request about an order as an administrator.
 * @param {Odd} odd @param {string} method @param {string} path @param {object} json
 */
const ask = (odd, method, path, json) => odd.administrator.ask(method, `/api/admin/orders/${path}`, { json })

/**
 * Sends a request that must succeed, and returns the response's body. A response that a refund will be made
 * later counts as success.
 * @param {Odd} odd @param {string} method @param {string} path @param {object} json
 */
async function call(odd, method, path, json) {
  const answer = await untilAnswered(() => ask(odd, method, path, json))
  if (!isOk(answer) && answer.body?.code !== "refund_pending")
    throw new Error(`${method} ${path}: ${JSON.stringify(answer)}`)
  return answer.body
}
