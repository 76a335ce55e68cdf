import { ask } from "../ask.mjs"
import { everyone } from "./visitors.mjs"

const COMPRESSED = { "accept-encoding": "br" }
/** Minimum requests per second, relative to a bare server. */
const OF_BARE = 0.5
const TIMES_STOCK = 300
/** Minimum requests per second of cached parts of lists. */
const PARTS_PER_SECOND = 5_000

/** @type {import("./index.mjs").Scenario} */
export const catalogue = {
  name: "catalogue",
  pairs: async (shop) => {
    const ours = (/** @type {string} */ path, name = path) => ({
      name: `GET ${name}, through the edge`,
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
    const { id } = (await ask(`${shop.edge}${products}?limit=1`))[0]
    return [
      {
        name: "A page of twenty products",
        target: { perSecond: PARTS_PER_SECOND },
        stock,
        ours: ours(`${products}?offset=20&limit=20`),
      },
      {
        name: "One product, by its id",
        target: { perSecond: PARTS_PER_SECOND },
        stock: {
          name: "GET /store/products/:id",
          url: shop.engine,
          turns: everyone({ path: `/store/products/${id}`, headers: shop.key }),
        },
        ours: ours(`${products}/${id}`, "/api/products/:id"),
      },
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
