import { randomBytes } from "node:crypto"
import { isOk } from "../../ask.mjs"
import { untilAnswered } from "../../shopper.mjs"
import { TIMEOUT, until } from "../../until.mjs"

/** @typedef {import("../../shop.mjs").FaultyShop} FaultyShop */
/** @typedef {import("../../shopper.mjs").Shopper} Shopper */
/** @typedef {import("../../ask.mjs").Answer} Answer */
/** @typedef {{ guest: Shopper, page: string, number: string }} Bought */

export class Odd {
  #product = 0
  /** Id of a product of which a sold unit takes two units of stock. @type {string | undefined} */
  kit

  /** @param {FaultyShop} shop @param {import("../../shopper.mjs").Administrator} administrator */
  constructor(shop, administrator) {
    this.shop = shop
    this.administrator = administrator
  }

  get stripe() {
    return this.shop.stripe
  }

  product() {
    const { products } = this.shop
    return products[this.#product++ % products.length]?.id ?? ""
  }

  /**
   * Repeats `ask` until it returns a value.
   * @template T @param {string} what @param {() => Promise<T | undefined | null | false>} ask
   */
  until(what, ask) {
    return until(what, ask, TIMEOUT)
  }

  /**
   * Expects that a request is rejected with this status and code. Retries while the shop is busy.
   * @param {() => Promise<Answer>} ask @param {number} status @param {string} code
   */
  async refused(ask, status, code) {
    const answer = await untilAnswered(ask, code)
    if (answer.status !== status || answer.body?.code !== code)
      throw new Error(`Expected ${status} ${code}, got ${answer.status} ${JSON.stringify(answer.body)}`)
  }

  /**
   * Opens the payment page of a guest.
   * @param {Shopper} guest @returns {Promise<string>} id of the payment page
   */
  async open(guest) {
    const answer = await untilAnswered(() => guest.open())
    if (!isOk(answer)) throw new Error(`The payment page could not be opened: ${JSON.stringify(answer)}`)
    return guest.page ?? ""
  }

  /**
   * Creates a guest with a filled cart.
   * @param {number} quantity @param {number} [kinds] number of products
   */
  async with(quantity, kinds = 1) {
    const guest = this.shop.guest()
    for (let kind = 0; kind < kinds; kind++) await guest.fill(this.product(), quantity)
    return guest
  }

  /**
   * Creates a guest with an open payment page.
   * @param {number} [kinds] number of products, two units of each
   */
  async before(kinds = 1) {
    const guest = await this.with(2, kinds)
    return { guest, page: await this.open(guest) }
  }

  /**
   * Waits for the order of a guest.
   * @param {Shopper} guest guest with a paid payment page @returns {Promise<string>} the order's number
   */
  async ordered(guest) {
    const number = await this.until(`the order of ${guest.page}`, async () => {
      const { status, body } = await guest.status()
      return status === 200 && body.payment_status === "paid" && body.metadata.order_number
    })
    // Another process may settle the payment and create the order later.
    await this.until(`order ${number}`, async () => {
      const { status } = await this.administrator.ask("GET", `/api/admin/orders/${number}`)
      return status === 200
    })
    return String(number)
  }

  /** Opens and pays the guest's payment page. @param {Shopper} guest */
  async buy(guest) {
    await this.stripe.pay(await this.open(guest))
    return this.ordered(guest)
  }

  /** Creates a guest with a paid order. @param {number} [kinds] @returns {Promise<Bought>} */
  async bought(kinds) {
    const { guest, page } = await this.before(kinds)
    await this.stripe.pay(page)
    return { guest, page, number: await this.ordered(guest) }
  }

  /** Waits until the guest's payment is refunded. @param {Shopper} guest */
  async givenBack(guest) {
    await this.until(`the refund of ${guest.page}`, async () => (await guest.status()).body?.refunded)
    await this.refundOf(guest.page ?? "")
  }

  /**
   * Waits for a refund of a payment page, and returns the newest. Without `status`, failed refunds do not
   * count.
   * @param {string} page @param {string} [status]
   */
  async refundOf(page, status) {
    return this.until(`a refund of ${page}`, async () => {
      const { sessions, refunds } = await this.stripe.state("sessions", "refunds")
      const intent = sessions.find(({ id }) => id === page)?.payment_intent
      const created = refunds.filter(({ payment_intent }) => payment_intent === intent)
      return created.findLast((one) => (status ? one.status === status : one.status !== "failed"))?.id
    })
  }

  /** Reads an order as an administrator. @param {string} number */
  async order(number) {
    const { status, body } = await this.administrator.ask("GET", `/api/admin/orders/${number}`)
    if (status !== 200) throw new Error(`Order ${number} cannot be read: ${status} ${JSON.stringify(body)}`)
    return body
  }

  /** Waits until an order has this refunded amount. @param {string} number @param {number} cents */
  async refunded(number, cents) {
    await this.until(`a refund of ${cents} cents of ${number} in the books`, async () => {
      return (await this.order(number)).payment.refunded_cents === cents
    })
  }

  /**
   * Refunds an order as an administrator. A response that the refund will be made later counts as success.
   * @param {string} number @param {object} parts
   */
  async refund(number, parts) {
    const key = randomBytes(8).toString("hex")
    const answer = await untilAnswered(() => this.administrator.refundParts(number, parts, key))
    if (!isGranted(answer)) throw new Error(`Order ${number} was not refunded: ${JSON.stringify(answer)}`)
  }

  /** Sets the status of an order as an administrator. @param {string} number @param {string} status */
  async set(number, status) {
    const answer = await untilAnswered(() => this.administrator.set(number, status))
    if (!isGranted(answer))
      throw new Error(`Order ${number} does not have the status ${status}: ${JSON.stringify(answer)}`)
  }

  /**
   * Waits until an order has an alert of this kind. If `is` is false, waits until it has none.
   * @param {string} number @param {string} kind @param {boolean} is
   */
  async called(number, kind, is = true) {
    return this.until(`${is ? "a call" : "no call"} for ${kind} of ${number}`, async () => {
      const { body } = await this.administrator.ask("GET", "/api/admin/alerts")
      const item = body.find?.(
        (/** @type {{ order_number: string, kind: string }} */ each) =>
          each.order_number === number && each.kind === kind,
      )
      return is ? item : Array.isArray(body) && !item
    })
  }
}

/** Returns whether a refund was made or will be made later. @param {Answer} answer */
const isGranted = (answer) => isOk(answer) || answer.body?.code === "refund_pending"
