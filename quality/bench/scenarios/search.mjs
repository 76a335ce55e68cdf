import { send } from "../send.mjs"

const VISITORS = 4
/** Typical search texts. The last one has no results. */
const WORDS = [
  "amandes",
  "noix",
  "zonnebloempitten",
  "walnuts",
  "graines bio",
  "cacahu",
  "macadamia",
  "xylophone",
]

/**
 * Returns actions that search for the next word each time.
 * @param {(word: string) => import("../send.mjs").Request} request
 * @param {number} [visitors]
 * @returns {import("../load.mjs").Turn[]}
 */
const typing = (request, visitors = VISITORS) =>
  Array.from({ length: visitors }, (_, visitor) => {
    let next = visitor
    return (connection) => send(connection, request(encodeURIComponent(WORDS[next++ % WORDS.length] ?? "")))
  })

/** @type {import("./index.mjs").Scenario} */
export const search = {
  name: "search",
  pairs: async (shop) => {
    const stock = (visitors = VISITORS) => ({
      name: "GET /store/products?q=…&limit=24",
      url: shop.engine,
      turns: typing((word) => ({ path: `/store/products?limit=24&q=${word}`, headers: shop.key }), visitors),
    })
    let searches = 0
    return [
      {
        name: `Searching, ${VISITORS} visitors`,
        target: { p95Ms: 50, perSecond: 5_000 },
        stock: stock(),
        ours: {
          name: "GET /api/search?q=…, through the edge",
          url: shop.edge,
          turns: typing((word) => ({ path: `/api/search?q=${word}` })),
        },
      },
      {
        name: "Searching, one visitor, each time with other words",
        target: { p95Ms: 100 },
        stock: stock(1),
        ours: {
          name: "GET /api/search?q=…, not cached, through the edge",
          url: shop.edge,
          turns: typing((word) => ({ path: `/api/search?q=${word}+${(searches += 1)}` }), 1),
        },
      },
    ]
  },
}
