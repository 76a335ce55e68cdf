import { between, oneOf, randomOf } from "../../../moving/random.mjs"

/**
 * A gift card in a cart. `whole` pays for every cart, `shared` is used by many carts at the same time. `lapsing` expires and
 * `stopped` is blocked between the cart and the payment page.
 * @typedef {"part" | "whole" | "shared" | "expired" | "blocked" | "lapsing" | "stopped"} CardKind
 * @typedef {{ kind: CardKind, cents: number, shared: number }} PlannedCard `shared`: index of the shared card
 */

/**
 * A part of an order's price is refunded, 1 is everything that was paid.
 * @typedef {{ part: number, as_credit: boolean }} PlannedRefund
 */

/**
 * @typedef {object} PlannedPurchase
 * @property {number} product
 * @property {number} quantity
 * @property {number | null} customer index of the customer; null for a guest
 * @property {boolean} credit whether the customer uses store credit
 * @property {PlannedCard[]} cards
 * @property {"pays" | "leaves" | "changes"} end what happens to the payment page: it is paid, expires, or is replaced after
 * a change of the cart and then paid
 * @property {PlannedRefund[]} refunds
 * @property {boolean} cancels
 * @property {{ victim: number, after: number } | null} kill engine that is killed `after` milliseconds
 * @property {boolean} reports whether the liability report is compared with the balances
 */

export const CUSTOMERS = 12
export const SHARED_CARDS = 6

/** @type {readonly CardKind[]} */
const KINDS = [
  "part",
  "part",
  "part",
  "whole",
  "shared",
  "shared",
  "expired",
  "blocked",
  "lapsing",
  "stopped",
]
/** One of this number of purchases kills an engine. */
const KILL_EVERY = 20
const REPORT_EVERY = 8

/**
 * Returns purchases. The same seed gives the same ones.
 * @param {number} seed @param {number} count @param {number} engines @returns {PlannedPurchase[]}
 */
export function planOf(seed, count, engines) {
  const random = randomOf(seed)
  const chance = (/** @type {number} */ share) => random() < share
  const some = (/** @type {number} */ most) => Array.from({ length: between(random, 0, most) })
  return Array.from({ length: count }, () => {
    const customer = chance(0.6) ? between(random, 0, CUSTOMERS - 1) : null
    return {
      ...{ product: between(random, 0, 1_000), quantity: between(random, 1, 3), customer },
      credit: customer !== null && chance(0.6),
      cards: some(3).map(() => ({
        kind: oneOf(random, KINDS),
        cents: between(random, 30, 1_500),
        shared: between(random, 0, SHARED_CARDS - 1),
      })),
      end: oneOf(random, /** @type {const} */ (["pays", "pays", "pays", "pays", "leaves", "changes"])),
      refunds: chance(0.6)
        ? some(3).map(() => ({
            part: chance(0.2) ? 1 : random(),
            as_credit: customer !== null && chance(0.5),
          }))
        : [],
      cancels: chance(0.15),
      kill: chance(1 / KILL_EVERY)
        ? { victim: between(random, 0, engines - 1), after: between(random, 0, 2_000) }
        : null,
      reports: chance(1 / REPORT_EVERY),
    }
  })
}
