import { setTimeout as pause } from "node:timers/promises"
import { isOk } from "../../ask.mjs"
import { untilAnswered } from "../../shopper.mjs"
import { inTurns } from "../../until.mjs"
import { CUSTOMERS, planOf, SHARED_CARDS } from "./plan.mjs"
import { Purchase } from "./purchase.mjs"
import { compareReport } from "./report.mjs"

/** @typedef {import("../index.mjs").Outcome} Outcome */
/** @typedef {import("../../shop.mjs").FaultyShop} FaultyShop */

const WIDTH = 6
const CREDIT_CENTS = 4_000
const SHARED_CENTS = 20_000

/**
 * Plays random purchases with gift cards and store credit, refunds and cancellations, while engines are killed. The
 * books must balance afterwards, no reservation may be left, and the liability report must equal the sum of the balances
 * at every moment.
 * @param {FaultyShop} shop @param {{ purchases: number, seed: number }} size @returns {Promise<Outcome>}
 */
export async function splitPayments(shop, { purchases, seed }) {
  const administrator = await shop.administrator()
  const stage = {
    ...{ shop, administrator },
    customers: await customersOf(shop, administrator),
    shared: await cardsOf(administrator),
    counts: {
      orders: 0,
      split: 0,
      whole: 0,
      left: 0,
      givenBack: 0,
      refunds: 0,
      credits: 0,
      cancelled: 0,
      refused: 0,
    },
    /** @type {string[]} */
    findings: [],
  }
  const before = await reservationsOf(shop)
  let [kills, reports] = [0, 0]
  // Restarts one engine after another, so that with two engines one always serves.
  let restarts = Promise.resolve()
  await inTurns(planOf(seed, purchases, shop.engines.length), WIDTH, async (plan, index) => {
    if (plan.kill) {
      const { victim, after } = plan.kill
      restarts = restarts.then(async () => {
        await pause(after)
        await shop.stack.killEngine(victim)
        await shop.startEngine(victim)
        kills++
      })
    }
    try {
      await new Purchase(stage, plan, `${seed}-${index}`).play()
      if (plan.reports) stage.findings.push(...(await compareReport(shop, administrator)))
      if (plan.reports) reports++
    } catch (error) {
      stage.findings.push(`purchase ${index} of seed ${seed}: ${String(error)}`)
    }
  })
  await restarts
  const { audit, seconds } = await shop.balanced()
  const left = (await reservationsOf(shop)) - before
  const { counts } = stage
  const numbers = Object.entries(counts).map(([name, count]) => `${count} ${name}`)
  return {
    name: `${purchases} random purchases with gift cards and store credit, seed ${seed}`,
    figures: `${numbers.join(", ")}; ${kills} kills, ${reports} comparisons of the report; books balanced after ${seconds} s`,
    findings: [
      ...stage.findings,
      ...audit.findings,
      ...(left ? [`${left} reservations of balances are left`] : []),
      ...(await compareReport(shop, administrator)),
    ],
  }
}

/** @typedef {{ token: string, email: string }} Customer */

/**
 * Registers customers with store credit.
 * @param {FaultyShop} shop @param {import("../../shopper.mjs").Administrator} administrator @returns {Promise<Customer[]>}
 */
async function customersOf(shop, administrator) {
  /** @type {Customer[]} */
  const customers = []
  for (let index = 0; index < CUSTOMERS; index++) {
    const shopper = shop.guest()
    await untilAnswered(() => shopper.register())
    const id = await shop.customerOf(shopper.email)
    const answer = await untilAnswered(() => administrator.giveCredit(id, CREDIT_CENTS))
    if (!isOk(answer)) throw new Error(`No store credit was given: ${JSON.stringify(answer)}`)
    customers.push({ token: shopper.token ?? "", email: shopper.email })
  }
  return customers
}

/**
 * Issues the gift cards that many carts use.
 * @param {import("../../shopper.mjs").Administrator} administrator @returns {Promise<string[]>} their codes
 */
async function cardsOf(administrator) {
  const codes = []
  for (let index = 0; index < SHARED_CARDS; index++) {
    const { body } = await untilAnswered(() => administrator.issueCard(SHARED_CENTS))
    codes.push(body.code)
  }
  return codes
}

/** Returns the number of reserved balances. @param {FaultyShop} shop @returns {Promise<number>} */
async function reservationsOf(shop) {
  const { rows } = await shop.database((client) => client.query("SELECT count(*)::int FROM balance_hold"))
  return rows[0].count
}
