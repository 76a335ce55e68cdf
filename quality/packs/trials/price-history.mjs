import { productOf, until } from "../fixture.mjs"

/** Route of the application that returns the lowest price of the last thirty days. */
const ROUTE = `const { lowestBefore } = require("@bon-perroquet/price-history/history")

exports.GET = async ({ scope, params }, response) => {
  const lowest = await lowestBefore(scope.resolve("__pg_connection__"), [params.variant])
  response.json({ cents: lowest.get(params.variant) ?? null })
}
`

/** Checks that the lower price from before a change is the reference price. @type {import("./index.mjs").Trial} */
export const priceHistory = {
  options: { "price-history": { currency: "eur" } },
  files: { "src/api/trial/lowest-price/[variant]/route.js": ROUTE },
  async check({ client }) {
    const { id, variant } = await productOf(client)
    const at = `/admin/products/${id}/variants/${variant}`
    const lowest = async () => (await client.call("GET", `/trial/lowest-price/${variant}`)).cents
    for (const amount of [15, 30]) {
      await client.admin("POST", at, { prices: [{ currency_code: "eur", amount }] })
      await until("recorded price", async () => (await lowest()) === 1500)
    }
  },
}
