import { isOk } from "../ask.mjs"
import { untilAnswered } from "../shopper.mjs"
import { inTurns, TIMEOUT, until } from "../until.mjs"

/** @typedef {import("../shop.mjs").FaultyShop} FaultyShop */
/** @typedef {import("./cast.mjs").Cast} Cast */

/** Prefix of the ids of subscriptions, and of the e-mail addresses of their payment attempts. */
export const REPEATER = "repeat-"

const LIKE = `
  INSERT INTO repeat_delivery
    (id, order_id, email, weeks, begun_weeks, state, next_on, when_missing, lines, payment_id, last_total_cents)
  SELECT $2, order_id, $2 || '@example.org', weeks, $5::int, 'active', $4, 'wait',
    jsonb_build_array(jsonb_build_object('quantity', 1, 'product_id', $3::text, 'variant_id',
      (SELECT id FROM product_variant WHERE product_id = $3 AND deleted_at IS NULL ORDER BY id LIMIT 1))), payment_id, 0
  FROM repeat_delivery WHERE order_id = (SELECT id FROM "order" WHERE custom_display_id = $1) LIMIT 1`

/**
 * Returns the date in Belgium in `days` days.
 * @param {number} days from today @returns {string} for example 2026-11-23 in Belgium
 */
const inDays = (days) =>
  new Intl.DateTimeFormat("sv-SE", { timeZone: "Europe/Brussels" }).format(Date.now() + days * 86_400_000)

/**
 * Creates the subscriptions of a kill round. Orders start them, the job announces and charges them, and the
 * customer ends them.
 */
export class Repeats {
  /**
   * Delivery interval in weeks of the next subscription. Each is unique and longer than any interval of a
   * real shop.
   */
  #next = 100
  /** @type {Promise<string> | undefined} */
  #base

  /** @param {FaultyShop} shop @param {Cast} cast */
  constructor(shop, cast) {
    this.shop = shop
    this.cast = cast
  }

  /**
   * Opens the payment pages of `count` guests whose carts contain a subscription. Returns the guests.
   * @param {number} count
   */
  async before(count) {
    const guests = Array.from({ length: count }, () => this.shop.guest())
    await inTurns(guests, 4, async (guest) => {
      const product = this.cast.product()
      await guest.fill(product, 2)
      const chosen = await untilAnswered(() => guest.repeat(product, 2))
      const answer = isOk(chosen) ? await untilAnswered(() => guest.open()) : chosen
      if (!isOk(answer))
        throw new Error(`The payment page of a subscription could not be opened: ${JSON.stringify(answer)}`)
    })
    return guests
  }

  /**
   * Copies a subscription. The job announces the copies after `due` was called.
   * @param {number} count @returns {Promise<string[]>} ids of the copies
   */
  async planned(count) {
    const base = await this.#begun()
    const first = this.#next
    this.#next += count
    const ids = Array.from({ length: count }, (_, index) => `${REPEATER}${base}-${first + index}`)
    await this.shop.database(async (client) => {
      for (const [index, id] of ids.entries())
        await client.query(LIKE, [base, id, this.cast.product(), inDays(30), first + index])
    })
    return ids
  }

  /**
   * Creates announced subscriptions. The job charges them after `due` was called.
   * @param {number} count @returns {Promise<string[]>} ids of the subscriptions
   */
  async announced(count) {
    const ids = await this.planned(count)
    await this.due(ids)
    const rows = () =>
      this.shop.database((client) =>
        client.query(
          "SELECT FROM repeat_delivery_run WHERE state = 'announced' AND repeat_delivery_id = ANY($1)",
          [ids],
        ),
      )
    await until("the announcements", async () => (await rows()).rowCount === count, TIMEOUT)
    return ids
  }

  /** Makes the next step of subscriptions due today. @param {string[]} ids */
  async due(ids) {
    await this.shop.database((client) =>
      client.query(
        `WITH come AS (UPDATE repeat_delivery SET next_on = $2 WHERE id = ANY($1))
         UPDATE repeat_delivery_run SET act_on = $2 WHERE repeat_delivery_id = ANY($1)
           AND state IN ('planned', 'announced', 'failed')`,
        [ids, inDays(0)],
      ),
    )
  }

  /**
   * Ends a subscription by the link of its announcement.
   * @param {string} id @param {string} base address of the shop
   */
  async end(id, base) {
    const { rows } = await this.shop.database((client) =>
      client.query(
        `SELECT (regexp_match(text, '/repeat-delivery[?]token=([A-Za-z0-9_.-]+)'))[1] AS token FROM outbox_message
         WHERE key LIKE 'repeat:' || $1 || ':announced:%'`,
        [id],
      ),
    )
    return this.shop.guest(base).endRepeat(rows[0]?.token ?? "")
  }

  /**
   * Buys a subscription on the first call. `planned` copies it.
   * @returns {Promise<string>} number of the paid order
   */
  #begun() {
    return (this.#base ??= this.#begin())
  }

  /** @returns {Promise<string>} */
  async #begin() {
    const [guest] = await this.before(1)
    await this.shop.stripe.pay(guest?.page ?? "")
    const hasSubscription = async () => {
      const { body } = (await guest?.status()) ?? {}
      const number = body?.payment_status === "paid" && body.metadata.order_number
      const has = await this.shop.database((client) =>
        client.query(
          `SELECT FROM repeat_delivery WHERE order_id = (SELECT id FROM "order" WHERE custom_display_id = $1)`,
          [number || ""],
        ),
      )
      return has.rowCount ? String(number) : null
    }
    return until("an order that comes again", hasSubscription, TIMEOUT)
  }
}
