import { asking } from "../send.mjs"
import * as theirs from "../vendure/shoppers.mjs"
import { startVendure, VENDURE } from "../vendure/start.mjs"
import { firstAdd, plentiful, sessionCarts } from "./carts.mjs"
import { ownPurchase } from "./purchases.mjs"
import { everyone, VISITORS } from "./visitors.mjs"

const COMPRESSED = { "accept-encoding": "br" }
const FIRST_ADD = 5
const READING = 10
const BUYING = { alone: 2, together: 1.5 }
/** Number of lines per cart. More lines would slow down Vendure. */
const LINES = 1

/** @typedef {Omit<import("./index.mjs").Subject, "url">} Target */

/** @template T @param {T} turn @returns {T[]} one per visitor */
const all = (turn, count = VISITORS) => Array.from({ length: count }, () => turn)

/**
 * Vendure with the same products and PostgreSQL, but without pictures, second language, plugins and request log. Its
 * payment method calls no service.
 * @type {import("./index.mjs").Scenario}
 */
export const vendure = {
  name: "vendure",
  isExtra: true,
  pairs: async (shop, requested) => {
    const url = await startVendure(shop, requested)
    const goods = await theirs.firstGoods(url)
    const [{ product_id = "" } = {}] = await plentiful(shop, 1)
    const [buyTheirs, buyOurs] = [await theirs.purchase(url, goods), await ownPurchase(shop)]
    /** @param {string} name @param {{ theirs: Target, ours: Target, ratio?: number, seconds?: number }} sides */
    const against = (name, { theirs, ours, ratio, seconds }) => ({
      name: `${name}, against ${VENDURE}`,
      target: { ratio },
      seconds,
      stock: { ...theirs, url },
      ours: { ...ours, name: `${ours.name}, through the edge`, url: shop.edge },
    })
    const product = (/** @type {string} */ name, /** @type {string} */ path) => ({
      name: `GET /api/products${name}`,
      turns: everyone({ path: `/api/products${path}`, headers: COMPRESSED }),
    })
    return [
      against("First add of a shopper", {
        ratio: FIRST_ADD,
        theirs: { name: "addItemToOrder without a session", turns: all(theirs.firstAdd(goods)) },
        ours: { name: "POST /api/cart/:session/items of a new session", turns: all(firstAdd(product_id)) },
      }),
      against("Reading a cart of one line", {
        ratio: READING,
        theirs: { name: "activeOrder", turns: await theirs.cartReaders(url, goods, VISITORS) },
        ours: {
          name: "GET /api/cart/:session",
          turns: (await sessionCarts(shop, VISITORS, LINES)).map(({ session }) =>
            asking({ path: `/api/cart/${session}` }),
          ),
        },
      }),
      ...[1, VISITORS].map((buyers) =>
        against(buyers === 1 ? "Buying, one alone" : `Buying, ${buyers} buyers at a time`, {
          ratio: buyers === 1 ? BUYING.alone : BUYING.together,
          seconds: 8,
          theirs: {
            name: "item, customer, address, delivery, transition, payment (dummy)",
            turns: all(buyTheirs, buyers),
          },
          ours: {
            name: "cart, payment page, payment at the emulator of Stripe, order",
            turns: all(buyOurs, buyers),
          },
        }),
      ),
      against("A page of twenty products", {
        theirs: { name: "products(options: { skip: 20, take: 20 })", turns: all(theirs.page) },
        ours: product("?offset=20&limit=20", "?offset=20&limit=20"),
      }),
      against("One product, by its id", {
        theirs: { name: "product(id:)", turns: all(theirs.product(goods)) },
        ours: product("/:id", `/${product_id}`),
      }),
    ]
  },
}
