import { ownPurchase, storePurchase } from "./purchases.mjs"
import { VISITORS } from "./visitors.mjs"

const TIMES_STOCK = 2
const PER_SECOND = { alone: 8, ten: 10 }

/** @type {import("./index.mjs").Scenario} */
export const payment = {
  name: "payment",
  pairs: async (shop) => {
    const [theirs, own] = [await storePurchase(shop), await ownPurchase(shop)]
    return [1, VISITORS].map((buyers) => ({
      name: buyers === 1 ? "Buying, one alone" : `Buying, ${buyers} buyers at a time`,
      target: { ratio: TIMES_STOCK, perSecond: buyers === 1 ? PER_SECOND.alone : PER_SECOND.ten },
      seconds: 8,
      stock: {
        name: "Store API: cart, line item, address, delivery, payment session (manual provider), completion",
        url: shop.engine,
        turns: Array.from({ length: buyers }, () => theirs),
      },
      ours: {
        name: "cart, payment page, payment at the emulator of Stripe, order; through the edge",
        url: shop.edge,
        turns: Array.from({ length: buyers }, () => own),
      },
    }))
  },
}
