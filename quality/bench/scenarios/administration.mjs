import { Client } from "undici"
import { ownPurchase } from "./purchases.mjs"
import { everyone } from "./visitors.mjs"

const PAGE = 20
const TIMES_STOCK = 10

/** Creates enough orders for a full page of the order list. @param {import("../shop.mjs").BenchShop} shop */
async function fillPage(shop) {
  const buy = await ownPurchase(shop)
  const connection = new Client(shop.edge)
  try {
    for (let bought = 0; bought < PAGE; bought++) await buy(connection)
  } finally {
    await connection.close()
  }
}

/** @type {import("./index.mjs").Scenario} */
export const administration = {
  name: "administration",
  pairs: async (shop) => {
    await fillPage(shop)
    const { edge, engine, admin: headers } = shop
    return ["orders", "products"].map((list) => ({
      name: `An administrator's list of ${list}`,
      target: { ratio: TIMES_STOCK },
      stock: {
        name: `GET /admin/${list}?limit=${PAGE}`,
        url: engine,
        turns: everyone({ path: `/admin/${list}?limit=${PAGE}`, headers }),
      },
      ours: {
        name: `GET /api/admin/${list}?limit=${PAGE}, through the edge`,
        url: edge,
        turns: everyone({ path: `/api/admin/${list}?limit=${PAGE}`, headers }),
      },
    }))
  },
}
