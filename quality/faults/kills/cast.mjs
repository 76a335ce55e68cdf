import { randomBytes } from "node:crypto"
import { isOk } from "../ask.mjs"
import { LinkPayer, MedusaAdmin } from "../medusa-admin.mjs"
import { untilAnswered } from "../shopper.mjs"
import { inTurns, TIMEOUT, until } from "../until.mjs"
import { Balances } from "./balances.mjs"
import { Repeats } from "./repeats.mjs"

/** @typedef {import("../shop.mjs").FaultyShop} FaultyShop */
/** @typedef {import("../shopper.mjs").Shopper} Shopper */

/** @typedef {{ shipped: string[], owed: import("../medusa-admin.mjs").Giver[] }} Changed */

/** Prepares the orders and shoppers of a kill round, before kill points are armed. */
export class Cast {
  /** @type {string[]} */
  orders = []
  #product = 0

  /** @param {FaultyShop} shop @param {import("../shopper.mjs").Administrator} administrator */
  constructor(shop, administrator) {
    this.shop = shop
    this.administrator = administrator
    this.repeats = new Repeats(shop, this)
    this.balances = new Balances(shop, this)
  }

  /** Returns another product for each shopper, because a stopped shopper blocks its product. */
  product() {
    const { products } = this.shop
    return products[this.#product++ % products.length]?.id ?? ""
  }

  /**
   * Creates guests with a filled cart.
   * @param {number} count @param {string} [base] @returns {Promise<Shopper[]>}
   */
  async guests(count, base) {
    const guests = Array.from({ length: count }, () => this.shop.guest(base))
    await inTurns(guests, 6, (guest) => guest.fill(this.product(), 2))
    return guests
  }

  /** Creates buyers with a filled cart who pay in a card field. @param {number} count @param {string} base */
  async cardBuyers(count, base) {
    const buyers = await Promise.all(Array.from({ length: count }, () => this.shop.cardBuyer(base)))
    await inTurns(buyers, 4, (buyer) => buyer.fill(this.product()))
    return buyers
  }

  /** Creates buyers whose card field is open. @param {number} count @param {string} base */
  async atTheCardField(count, base) {
    const buyers = await this.cardBuyers(count, base)
    await inTurns(buyers, 4, async (buyer) => {
      await until("a card field", async () => isOk(await buyer.open()), TIMEOUT)
    })
    return buyers
  }

  /**
   * Creates guests whose payment page is open.
   * @param {number} count
   * @param {(guests: Shopper[]) => Promise<void>} [prepare] called before the pages are opened
   * @returns {Promise<Shopper[]>}
   */
  async before(count, prepare) {
    const guests = await this.guests(count)
    await prepare?.(guests)
    await inTurns(guests, 4, async (guest) => {
      const answer = await untilAnswered(() => guest.open())
      if (!isOk(answer)) throw new Error(`The payment page could not be opened: ${JSON.stringify(answer)}`)
    })
    return guests
  }

  /**
   * Creates guests whose payments could not become an order and were refunded.
   * @param {number} count @returns {Promise<Shopper[]>}
   */
  async givenBack(count) {
    const guests = await this.before(count)
    await changeBehindTheBack(this.shop, guests)
    for (const { page } of guests) await this.shop.stripe.pay(page ?? "")
    await inTurns(guests, 6, async (guest) => {
      await until(`the refund of ${guest.page}`, async () => (await guest.status()).body?.refunded, TIMEOUT)
    })
    return guests
  }

  /** Number of orders per round that are changed in Medusa Admin. */
  forMedusaAdmin = 3

  /**
   * Makes a return, an exchange and a claim in Medusa Admin.
   * @param {string} engineUrl address of an engine @returns {Promise<Changed>}
   */
  async changedInMedusaAdmin(engineUrl) {
    const admin = new MedusaAdmin(this.shop, this.administrator.at(engineUrl))
    const [returned = "", exchanged = "", claimed = ""] = this.orders.splice(0, this.forMedusaAdmin)
    const [owed] = await Promise.all([
      admin.returned(returned),
      admin.exchanged(exchanged),
      admin.claimed(claimed),
    ])
    return { shipped: [exchanged, claimed], owed: [owed] }
  }

  /**
   * Creates customers with a payment link. For every third one it is for an item added to an order, for the
   * others for a draft order. Every second one uses a gift card.
   * @param {number} count @param {string} engineUrl address of an engine @returns {Promise<LinkPayer[]>}
   */
  async withLinks(count, engineUrl) {
    const admin = new MedusaAdmin(this.shop, this.administrator.at(engineUrl))
    const edited = Math.ceil(count / 3)
    await this.ensureOrders(this.orders.length + edited)
    const like = this.orders[0] ?? ""
    const added = this.orders.splice(this.orders.length - edited)
    const numbers = [...added]
    await inTurns(added, 4, async (number) => {
      await admin.addItem(number)
      await admin.sendLink(number)
    })
    await inTurns(Array.from({ length: count - added.length }), 4, async () => {
      numbers.push(await admin.draft(like))
    })
    const tokens = await until(
      "the mails with the links",
      async () => {
        const links = await this.#linksTo(numbers)
        return links.length === numbers.length && links
      },
      TIMEOUT,
    )
    const payers = tokens.map((token) => new LinkPayer(this.shop, engineUrl, token))
    await this.balances.giveLinkCards(payers)
    return payers
  }

  /**
   * Reads the payment links from the e-mails.
   * @param {string[]} numbers of orders @returns {Promise<string[]>} tokens of their payment links
   */
  async #linksTo(numbers) {
    const { rows } = await this.shop.database((client) =>
      client.query(
        `SELECT (regexp_match(m.text, '/orders/view[?]token=([A-Za-z0-9_.-]+)'))[1] AS token FROM outbox_message m
         JOIN "order" o ON m.key LIKE 'order:' || o.id || ':payment-link-%' WHERE o.custom_display_id = ANY($1)`,
        [numbers],
      ),
    )
    return rows.map(({ token }) => token)
  }

  /** Places orders until `count` are available. @param {number} count */
  async ensureOrders(count) {
    const guests = await this.before(Math.max(0, count - this.orders.length))
    for (const { page } of guests) await this.shop.stripe.pay(page ?? "")
    await inTurns(guests, 6, (guest) => this.ordered(guest))
  }

  /**
   * Makes a partial refund of each of `count` orders.
   * @param {number} count @returns {Promise<string[]>} Stripe's ids of the refunds
   */
  async refunded(count) {
    const numbers = this.orders.splice(0, count)
    await inTurns(numbers, 4, async (number) => {
      const key = randomBytes(8).toString("hex")
      const parts = { amount_cents: 100, reason: "damaged" }
      const answer = await untilAnswered(() => this.administrator.refundParts(number, parts, key))
      if (!isOk(answer)) throw new Error(`Order ${number} was not refunded: ${JSON.stringify(answer)}`)
    })
    // Waits for the credit notes, because only an issued credit note can be reversed.
    const haveNotes = async () => (await this.#credited(numbers)) >= numbers.length
    await until("the credit notes", haveNotes, TIMEOUT)
    const { refunds } = await this.shop.stripe.state("refunds")
    return refunds
      .filter(
        ({ metadata, status }) => status === "succeeded" && numbers.includes(metadata?.order_number ?? ""),
      )
      .map(({ id }) => id)
  }

  /**
   * Takes `count` orders out of `orders` and makes their labels. Returns their numbers.
   * @param {number} count @returns {Promise<string[]>}
   */
  async labelled(count) {
    const numbers = this.orders.splice(0, count)
    await inTurns(numbers, 4, async (number) => {
      const answer = await untilAnswered(() => this.administrator.label(number))
      if (!isOk(answer) || !answer.body[0]?.done)
        throw new Error(`Order ${number} has no label: ${JSON.stringify(answer)}`)
    })
    return numbers
  }

  /** @param {string[]} numbers of orders @returns {Promise<number>} number of orders with a credit note */
  async #credited(numbers) {
    const { rows } = await this.shop.database((client) =>
      client.query(
        `SELECT count(DISTINCT o.id)::int AS count FROM sales_document d JOIN "order" o ON o.id = d.order_id
         WHERE d.kind = 'credit_note' AND o.custom_display_id = ANY($1)`,
        [numbers],
      ),
    )
    return rows[0].count
  }

  /**
   * Waits for the order of a paid payment page. Adds its number to `orders` if one payment paid for it.
   * @param {Shopper} guest guest whose payment becomes an order @returns {Promise<string>} its number
   */
  async ordered(guest) {
    const orderNumber = async () => {
      const { status, body } = await guest.status()
      return status === 200 && body.payment_status === "paid" && body.metadata.order_number
    }
    const number = String(await until(`the order of ${guest.page}`, orderNumber, TIMEOUT))
    if (!guest.usesBalance) this.orders.push(number)
    return number
  }
}

/**
 * Changes carts in the database, so that their payments cannot become orders.
 * @param {FaultyShop} shop @param {Shopper[]} guests
 */
export async function changeBehindTheBack(shop, guests) {
  const pages = guests.map(({ page }) => page)
  await shop.database((client) =>
    client.query(
      `UPDATE cart_line_item SET quantity = quantity + 1 WHERE cart_id IN (
         SELECT cart_id FROM checkout_attempt WHERE checkout_session_id = ANY($1))`,
      [pages],
    ),
  )
}
