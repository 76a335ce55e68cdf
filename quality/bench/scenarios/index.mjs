import { administration } from "./administration.mjs"
import { cart } from "./cart.mjs"
import { catalogue } from "./catalogue.mjs"
import { mixed } from "./mixed.mjs"
import { orderWork } from "./order-work.mjs"
import { payment } from "./payment.mjs"
import { productPage } from "./product-page.mjs"
import { search } from "./search.mjs"
import { signIn } from "./sign-in.mjs"
import { start } from "./start.mjs"
import { trade } from "./trade.mjs"
import { unslowed } from "./unslowed.mjs"
import { vendure } from "./vendure.mjs"

/**
 * @typedef {object} Subject one side of a comparison
 * @property {string} name
 * @property {string} url
 * @property {import("../load.mjs").Turn[]} turns one per visitor, because carts belong to a customer
 * @typedef {object} Target minimum result
 * @property {number} [ratio] ratio of the shop's rate to the other's
 * @property {number} [p99] ratio of the shop's p99 to the other's
 * @property {number} [p95Ms]
 * @property {number} [perSecond] of the shop
 * @typedef {object} Pair the same task on both sides
 * @property {string} name
 * @property {Subject} stock
 * @property {Subject} ours
 * @property {Target} [target]
 * @property {number} [seconds] duration of a round, if the default has too few turns
 * @typedef {object} Scenario
 * @property {string} name name for `--only`
 * @property {boolean} [isExtra] true if it only runs when named, because it installs something first
 * @property {(shop: import("../shop.mjs").BenchShop, wanted: import("../shop.mjs").BenchOptions) => Promise<Pair[]>} [pairs]
 * @property {(wanted: import("../shop.mjs").BenchOptions) => Promise<import("../results.mjs").Figure[]>} [figures]
 * figures of the shop only, which is not running when they are measured
 */

/** @type {Scenario[]} */
export const SCENARIOS = [
  ...[catalogue, productPage, search, trade, cart, payment],
  ...[signIn, administration, mixed, orderWork, start, unslowed, vendure],
]
