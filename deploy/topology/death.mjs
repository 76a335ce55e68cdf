import { performance } from "node:perf_hooks"
import { setTimeout as pause } from "node:timers/promises"
import { untilBalanced } from "../../quality/faults/audit/balance.mjs"
import { auditLedger } from "../../quality/faults/audit/index.mjs"
import { ask, isOk } from "../../quality/faults/ask.mjs"
import { Shopper } from "../../quality/faults/shopper.mjs"
import { until } from "../../quality/faults/until.mjs"

/** @typedef {import("./topology.mjs").Topology} Topology */
/** @typedef {import("../../quality/faults/ask.mjs").Answer} Answer */
/** @typedef {import("@bon-perroquet/stripe-emulator").EmulatorControl} Stripe */

const SHOPPERS = 8
/** Milliseconds within which a payment must become an order. */
const TIMEOUT = 150_000
const TRIES = 20

/**
 * Expected content of a cart. `acknowledged` has the confirmed units. `unclear` has the units of interrupted requests,
 * which the cart may contain.
 * @typedef {{ guest: Shopper, product: string, acknowledged: number, unclear: number }} Promised
 */

/**
 * @typedef {object} Deaths
 * @property {number} kills
 * @property {number} requests
 * @property {number} retried repeated requests
 * @property {number} mostTries maximum number of attempts for one request
 * @property {number} refused requests that failed in all attempts
 * @property {number} slowest longest time in seconds until a repeated request succeeded
 * @property {number} carts unpaid carts
 * @property {number} payments
 * @property {string[]} findings lost or wrong data
 */

/**
 * Kills servers in turn during cart writes and payments.
 * @param {Topology} topology @param {Stripe} stripe @returns {Promise<Deaths>}
 */
export async function deaths(topology, stripe) {
  const load = new Load(topology, stripe)
  const stop = new AbortController()
  const workers = Array.from({ length: SHOPPERS }, (_, worker) => load.trade(worker, stop.signal))
  for (const victim of topology.servers.keys()) {
    await load.more(40)
    await topology.killServer(victim)
    await load.more(60)
    await topology.startServer(victim)
  }
  await load.more(20)
  stop.abort()
  await Promise.all(workers)
  const lost = await load.lost()
  const { databaseUrl } = topology.setting
  const { audit } = await untilBalanced(async () =>
    auditLedger({ databaseUrl, stripe: await stripe.state() }),
  )
  const findings = [...lost, ...audit.findings]
  const { requests, retried, mostTries, refused, slowest, promised } = load
  const payments = promised.filter(({ guest }) => guest.page).length
  return {
    kills: topology.servers.length,
    ...{ requests, retried, mostTries, refused, slowest, payments, findings },
    carts: promised.length - payments,
  }
}

class Load {
  requests = 0
  retried = 0
  mostTries = 1
  refused = 0
  slowest = 0
  /** @type {Promised[]} */
  promised = []
  /** @type {string[]} */
  #products = []

  /** @param {Topology} topology @param {Stripe} stripe */
  constructor({ front }, stripe) {
    this.front = front
    this.stripe = stripe
  }

  /** Waits until the load has sent this many more requests. @param {number} count */
  more(count) {
    const requested = this.requests + count
    return until("some trade", async () => this.requests >= requested, 120_000)
  }

  /** Fills carts and pays every second one. @param {number} worker @param {AbortSignal} signal */
  async trade(worker, signal) {
    const { body } = await ask(`${this.front}/api/search?limit=100&in_stock=true`)
    this.#products = body.products.map((/** @type {{ id: string }} */ { id }) => id)
    for (let turn = 0; !signal.aborted; turn++) {
      const product = this.#products[(worker + turn * SHOPPERS) % this.#products.length] ?? ""
      /** @type {Promised} */
      const promise = { guest: new Shopper(this.front, this.front), product, acknowledged: 0, unclear: 0 }
      this.promised.push(promise)
      for (const units of [1, 2]) await this.#add(promise, units)
      if (turn % 2) continue
      await this.#insist(() => promise.guest.open())
      const { page } = promise.guest
      if (page) await this.stripe.pay(page)
    }
  }

  /** @param {Promised} promise @param {number} units */
  async #add(promise, units) {
    const answer = await this.#insist(
      () => promise.guest.add(promise.product, units),
      () => (promise.unclear += units),
    )
    if (isOk(answer)) promise.acknowledged += units
  }

  /**
   * Repeats a request until it succeeds, at most TRIES times. Calls `failed` after each failure.
   * @param {() => Promise<Answer>} send @param {() => void} [failed] @returns {Promise<Answer>}
   */
  async #insist(send, failed = () => {}) {
    const since = performance.now()
    this.requests += 1
    for (let tries = 1; ; tries++) {
      const answer = await send()
      this.mostTries = Math.max(this.mostTries, tries)
      if (isOk(answer)) {
        if (tries > 1) this.slowest = Math.max(this.slowest, (performance.now() - since) / 1000)
        return answer
      }
      if (tries === 1) this.retried += 1
      failed()
      if (tries === TRIES) {
        this.refused += 1
        return answer
      }
      await pause(250)
    }
  }

  /** @returns {Promise<string[]>} */
  async lost() {
    /** @type {string[]} */
    const findings = []
    for (const { guest, product, acknowledged, unclear } of this.promised) {
      if (guest.page) {
        const paid = await until(
          `the order of ${guest.page}`,
          async () => (await guest.status()).body.payment_status === "paid",
          TIMEOUT,
        ).catch(() => false)
        if (!paid) findings.push(`a paid payment has no order: ${guest.page}`)
        continue
      }
      const { body } = await ask(`${this.front}/api/cart/${guest.sessionId}`)
      const line = body.items?.find(
        (/** @type {{ product_id: string }} */ item) => item.product_id === product,
      )
      const quantity = line?.quantity ?? 0
      if (quantity < acknowledged || quantity > acknowledged + unclear)
        findings.push(
          `a cart has ${quantity} units, but ${acknowledged} were acknowledged: ${guest.sessionId}`,
        )
    }
    return findings
  }
}
