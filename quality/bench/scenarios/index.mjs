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
import { unslowed } from "./unslowed.mjs"
import { vendure } from "./vendure.mjs"

/**
 * @typedef {object} Subject what one side is asked
 * @property {string} name
 * @property {string} url
 * @property {import("../load.mjs").Turn[]} turns one for each visitor: carts are their customers' own
 *
 * @typedef {object} Target the least that is accepted
 * @property {number} [ratio] how many times as fast ours is
 * @property {number} [p99] what ours takes of the other's p99
 * @property {number} [p95Ms]
 * @property {number} [perSecond] of ours
 *
 * @typedef {object} Pair two ways to the same end
 * @property {string} name
 * @property {Subject} stock
 * @property {Subject} ours
 * @property {Target} [target]
 * @property {number} [seconds] that a round takes, where the usual ones are too few to count
 *
 * @typedef {object} Scenario
 * @property {string} name what `--only` calls it
 * @property {boolean} [isExtra] measured only where it is named: it installs something first
 * @property {(shop: import("../shop.mjs").BenchShop, wanted: import("../shop.mjs").Wanted) => Promise<Pair[]>} [pairs]
 * @property {(wanted: import("../shop.mjs").Wanted) => Promise<import("../results.mjs").Figure[]>} [figures]
 *   of the shop alone, which does not run while they are asked for
 */

/** @type {Scenario[]} */
export const SCENARIOS = [
  ...[catalogue, productPage, search, cart, payment],
  ...[signIn, administration, mixed, orderWork, start, unslowed, vendure],
]
