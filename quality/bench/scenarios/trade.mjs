import { randomUUID } from "node:crypto"
import { Client } from "undici"
import { ask } from "../ask.mjs"
import { asking, sendForJson } from "../send.mjs"
import { catalogueOf } from "../shop.mjs"
import { everyone } from "./visitors.mjs"

const PER_SECOND = 5_000
const PATH = "/api/products?offset=20&limit=20"

/** Compares cached reads while a business reads its trade prices with the same reads alone. @type {import("./index.mjs").Scenario} */
export const trade = {
  name: "trade",
  pairs: async (shop) => {
    const visitors = everyone({ path: PATH, headers: { "accept-encoding": "br" } })
    const name = `GET ${PATH}, through the edge`
    return [
      {
        name: "A page of twenty products, while a business reads its trade prices",
        target: { perSecond: PER_SECOND },
        stock: { name: `${name}, nobody has trade prices`, url: shop.edge, turns: visitors },
        ours: { name, url: shop.edge, turns: [...visitors, asking(await tradePrices(shop))] },
      },
    ]
  },
}

/**
 * Creates an account with a trade price list.
 * @param {import("../shop.mjs").BenchShop} shop @returns {Promise<import("../send.mjs").Request>} reads its prices of 20 products
 */
async function tradePrices({ edge, admin: headers }) {
  const account = { email: `${randomUUID()}@example.org`, password: randomUUID() }
  const body = { ...account, first_name: "Ada", last_name: "Peeters", phone: "" }
  const { user, token } = await ask(`${edge}/api/auth/register`, { body })
  const title = `Wholesale ${randomUUID()}`
  const { id } = await ask(`${edge}/api/admin/customer-groups`, { headers, body: { name: title } })
  const group_ids = [id]
  const connection = new Client(edge)
  const groups = `/api/admin/customers/${user.id}/groups`
  await sendForJson(connection, { method: "PUT", path: groups, headers, json: { group_ids } })
  await connection.close()
  const discounts = [{ from: 1, percent: 10 }]
  const list = { title, group_ids, is_for_businesses: false, from: null, until: null, minimum_cents: null }
  await ask(`${edge}/api/admin/trade-lists`, { headers, body: { ...list, discounts } })
  const products = (await catalogueOf(edge)).slice(20, 40).map(({ id }) => id)
  return {
    path: `/api/trade-prices?product_ids=${products.join(",")}`,
    headers: { authorization: `Bearer ${token}` },
  }
}
