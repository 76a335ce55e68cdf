import { isOk } from "../../ask.mjs"
import { untilAnswered } from "../../shopper.mjs"
import { TIMEOUT, until } from "../../until.mjs"

/** @typedef {import("../../ask.mjs").Answer} Answer */
/** @typedef {import("../../shopper.mjs").Shopper} Shopper */
/** @typedef {import("./plan.mjs").PlannedCard} PlannedCard */

/**
 * @typedef {object} Stage
 * @property {import("../../shop.mjs").FaultyShop} shop
 * @property {import("../../shopper.mjs").Administrator} administrator
 * @property {import("./index.mjs").Customer[]} customers
 * @property {string[]} shared codes of the cards that many carts use
 * @property {Record<"orders" | "split" | "whole" | "left" | "givenBack" | "refunds" | "credits" | "cancelled" | "refused", number>} counts
 * @property {string[]} findings
 */

/** Cents on a card that pays for every cart. */
const PLENTY_CENTS = 100_000
/** Prefix of Stripe's payment pages. Other payments need no page, because nothing is left to pay. */
const PAGE = "cs_"

/** Answers to a refund or cancellation of an order that has less left than the plan assumes. */
const NOTHING_LEFT = ["refund_too_much", "store_credit_unavailable", "order_refunded"]

/** Answers while the shop finishes what an engine that was killed has begun. */
const UNFINISHED = ["cart_frozen", "refund_pending", "changed_meanwhile"]

/**
 * Repeats a request until the shop has finished earlier ones and answers.
 * @param {() => Promise<Answer>} send @returns {Promise<Answer>}
 */
const untilFinished = (send) =>
  untilAnswered(async () => {
    const answer = await send()
    return UNFINISHED.includes(answer.body?.code) ? { status: 0, body: answer.body } : answer
  })

/** Plays a planned purchase, and repeats each call until the shop answers. */
export class Purchase {
  /** @param {Stage} stage @param {import("./plan.mjs").PlannedPurchase} plan @param {string} name unique */
  constructor(stage, plan, name) {
    this.stage = stage
    this.plan = plan
    this.name = name
    this.shopper = stage.shop.guest()
    const customer = plan.customer === null ? undefined : stage.customers[plan.customer]
    if (customer) Object.assign(this.shopper, customer)
  }

  async play() {
    await this.shopper.fill(this.#product(0), this.plan.quantity)
    for (const [index, card] of this.plan.cards.entries()) await this.#useCard(card, index)
    if (this.plan.credit) await this.#expect(() => this.shopper.useCredit(), ["store_credit_empty"])
    const page = await this.#openedPage()
    if (!page.startsWith(PAGE)) this.stage.counts.whole++
    const { stripe } = this.stage.shop
    if (page.startsWith(PAGE) && this.plan.end === "leaves") {
      await stripe.expire(page)
      this.stage.counts.left++
      return
    }
    if (page.startsWith(PAGE)) await stripe.pay(page)
    const number = await this.#order()
    if (number) await this.#afterwards(number)
  }

  /** Opens the payment page, and again after a change of the cart. @returns {Promise<string>} id of the page */
  async #openedPage() {
    const open = () => this.#must(() => this.shopper.open())
    await open()
    const { page = "" } = this.shopper
    if (this.plan.end !== "changes" || !page.startsWith(PAGE)) return page
    await this.shopper.fill(this.#product(1), 1)
    await open()
    return this.shopper.page ?? ""
  }

  /** @param {PlannedCard} card @param {number} index */
  async #useCard({ kind, cents, shared }, index) {
    const { administrator, shop } = this.stage
    if (kind === "shared") {
      await this.#expect(() => this.shopper.useCard(this.stage.shared[shared] ?? ""))
      return
    }
    const amount = kind === "whole" ? PLENTY_CENTS : cents
    const { id, code } = await this.#must(() => administrator.issueCard(amount))
    const expire = () =>
      shop.database((client) =>
        client.query("UPDATE balance_account SET expires_at = now() - interval '1 minute' WHERE id = $1", [
          id,
        ]),
      )
    const block = () => this.#must(() => administrator.blockCard(id))
    if (kind === "expired") await expire()
    if (kind === "blocked") await block()
    const isUnusable = kind === "expired" || kind === "blocked"
    const used = await this.#expect(() => this.shopper.useCard(code), isUnusable ? ["gift_card_unknown"] : [])
    if (used && isUnusable) this.#find(`card ${index} is ${kind} and was accepted`)
    if (kind === "lapsing") await expire()
    if (kind === "stopped") await block()
  }

  /** Waits for the order. @returns {Promise<string | null>} its number, or null if the payment was refunded */
  async #order() {
    const { counts } = this.stage
    const { payment_status, refunded, metadata } = await until(
      `the order of ${this.shopper.page}`,
      async () => {
        const { status, body } = await this.shopper.status()
        const isOrder = body?.payment_status === "paid" && body.metadata?.order_number
        return status === 200 && (isOrder || body.refunded) && body
      },
      TIMEOUT,
    )
    if (refunded || payment_status !== "paid") {
      counts.givenBack++
      return null
    }
    counts.orders++
    return String(metadata.order_number)
  }

  /** Refunds and cancels the order as planned. @param {string} number */
  async #afterwards(number) {
    const { administrator, counts } = this.stage
    const { payment } = await this.#must(() => administrator.ask("GET", `/api/admin/orders/${number}`))
    if (payment.shares) counts.split++
    for (const [index, { part, as_credit }] of this.plan.refunds.entries()) {
      const parts = {
        amount_cents: Math.max(1, Math.floor(payment.paid_cents * part)),
        ...(as_credit && { as_store_credit: true }),
      }
      const send = () => administrator.refundParts(number, parts, `random-${this.name}-${index}`)
      if (!(await this.#expect(send, NOTHING_LEFT))) continue
      counts.refunds++
      if (as_credit) counts.credits++
    }
    if (!this.plan.cancels) return
    if (await this.#expect(() => administrator.set(number, "cancelled"), NOTHING_LEFT)) counts.cancelled++
  }

  /**
   * Sends a request that may be refused with one of the codes.
   * @param {() => Promise<Answer>} send @param {string[]} [refusals] @returns {Promise<boolean>} whether it was accepted
   */
  async #expect(send, refusals = []) {
    const answer = await untilFinished(send)
    if (isOk(answer)) return true
    if (refusals.includes(answer.body?.code)) this.stage.counts.refused++
    else this.#find(JSON.stringify(answer).slice(0, 300))
    return false
  }

  /** Sends a request that must succeed. @param {() => Promise<Answer>} send @returns {Promise<any>} */
  async #must(send) {
    const answer = await untilFinished(send)
    if (!isOk(answer)) throw new Error(JSON.stringify(answer).slice(0, 300))
    return answer.body
  }

  #find(/** @type {string} */ finding) {
    this.stage.findings.push(`purchase ${this.name}: ${finding}`)
  }

  /** @param {number} further @returns {string} */
  #product(further) {
    const { products } = this.stage.shop
    return products[(this.plan.product + further) % products.length]?.id ?? ""
  }
}
