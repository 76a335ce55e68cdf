import { asking, send } from "../send.mjs"
import { belgianRegion, firstAdd, sessionCarts, storeCarts } from "./carts.mjs"
import { VISITORS } from "./visitors.mjs"

/** Quantities that alternate, so that each request changes something. */
const QUANTITIES = [2, 3, 4, 5]

/**
 * Returns an action that changes the quantity with each request.
 * @param {(quantity: number) => import("../send.mjs").Request} request @returns {import("../load.mjs").Turn}
 */
function changing(request) {
  let next = 0
  return (connection) => send(connection, request(QUANTITIES[next++ % QUANTITIES.length] ?? 1))
}

/** @type {import("./index.mjs").Scenario} */
export const cart = {
  name: "cart",
  pairs: async (shop) => {
    const stores = await storeCarts(shop, VISITORS)
    const sessions = await sessionCarts(shop, VISITORS)
    const stock = (
      /** @type {string} */ name,
      /** @type {(cart: typeof stores[0]) => import("../load.mjs").Turn} */ turn,
    ) => ({
      name,
      url: shop.engine,
      turns: stores.map(turn),
    })
    const ours = (
      /** @type {string} */ name,
      /** @type {(cart: typeof sessions[0]) => import("../load.mjs").Turn} */ turn,
    ) => ({
      name: `${name}, through the edge`,
      url: shop.edge,
      turns: sessions.map(turn),
    })
    const headers = shop.key
    const region_id = await belgianRegion(shop)
    return [
      {
        name: "A shopper's first add, which makes the cart",
        target: { ratio: 40 },
        stock: stock("POST /store/carts", ({ variant_id }) =>
          asking({
            method: "POST",
            path: "/store/carts",
            headers,
            json: {
              region_id,
              shipping_address: { country_code: "be" },
              items: [{ variant_id, quantity: 1 }],
            },
          }),
        ),
        ours: ours("POST /api/cart/:session/items of a new session", ({ product_id }) =>
          firstAdd(product_id),
        ),
      },
      {
        name: "Adding to a cart",
        target: { ratio: 25, p99: 0.1 },
        stock: stock("POST /store/carts/:id/line-items", ({ id, variant_id }) =>
          asking({
            method: "POST",
            path: `/store/carts/${id}/line-items`,
            headers,
            json: { variant_id, quantity: 1 },
          }),
        ),
        ours: ours("POST /api/cart/:session/items", ({ session, product_id }) =>
          asking({ method: "POST", path: `/api/cart/${session}/items`, json: { product_id, quantity: 1 } }),
        ),
      },
      {
        name: "Promising the delivery of a product",
        stock: stock("GET /store/shipping-options?cart_id=…", ({ id }) =>
          asking({ path: `/store/shipping-options?cart_id=${id}`, headers }),
        ),
        ours: ours("GET /api/delivery?country=BE&product_id=…", ({ product_id }) =>
          asking({ path: `/api/delivery?country=BE&product_id=${product_id}` }),
        ),
      },
      {
        name: "Changing a quantity",
        stock: stock("POST /store/carts/:id/line-items/:line", ({ id, line_id }) =>
          changing((quantity) => ({
            method: "POST",
            path: `/store/carts/${id}/line-items/${line_id}`,
            headers,
            json: { quantity },
          })),
        ),
        ours: ours("PUT /api/cart/:session/items/:product", ({ session, product_id }) =>
          changing((quantity) => ({
            method: "PUT",
            path: `/api/cart/${session}/items/${product_id}?quantity=${quantity}`,
          })),
        ),
      },
      {
        name: "Reading a cart",
        target: { ratio: 10 },
        stock: stock("GET /store/carts/:id", ({ id }) => asking({ path: `/store/carts/${id}`, headers })),
        ours: ours("GET /api/cart/:session", ({ session }) => asking({ path: `/api/cart/${session}` })),
      },
    ]
  },
}
