import { everyone } from "./visitors.mjs"

const COMPRESSED = { "accept-encoding": "br" }
/** Of what a server does that only sends the bytes. */
const OF_BARE = 0.5
const TIMES_STOCK = 300

/** The public lists, beside Medusa's and beside the least that a server can do. @type {import("./index.mjs").Scenario} */
export const catalogue = {
  name: "catalogue",
  pairs: async (shop) => {
    const ours = (/** @type {string} */ path) => ({
      name: `GET ${path}, through the edge`,
      url: shop.edge,
      turns: everyone({ path, headers: COMPRESSED }),
    })
    const bare = async (/** @type {string} */ path) => ({
      name: "bare node:http, the same compressed bytes",
      url: await shop.bare(path),
      turns: everyone({ path: "/", headers: COMPRESSED }),
    })
    const stock = {
      name: "GET /store/products?limit=20",
      url: shop.engine,
      turns: everyone({ path: "/store/products?limit=20", headers: shop.key }),
    }
    const [products, categories] = ["/api/products", "/api/categories"]
    return [
      { name: "Listing products", target: { ratio: TIMES_STOCK }, stock, ours: ours(products) },
      { name: "Listing categories", target: { ratio: TIMES_STOCK }, stock, ours: ours(categories) },
      {
        name: "Listing products, against the least a server can do",
        target: { ratio: OF_BARE },
        stock: await bare(products),
        ours: ours(products),
      },
      {
        name: "Listing categories, against the least a server can do",
        target: { ratio: OF_BARE },
        stock: await bare(categories),
        ours: ours(categories),
      },
    ]
  },
}
