import { setTimeout as pause } from "node:timers/promises"
import { ask, isOk } from "../../quality/faults/ask.mjs"
import { Shopper } from "../../quality/faults/shopper.mjs"

/** Shoppers who look at pages and fill carts until they are asked to end; each request once. */
export class Load {
  requests = 0
  /** How each of them failed. @type {string[]} */
  failed = []
  #ended = false
  /** @type {Promise<unknown>[]} */
  #shoppers

  /** @param {string} front @param {number} [shoppers] */
  constructor(front, shoppers = 3) {
    this.front = front
    this.#shoppers = Array.from({ length: shoppers }, () => this.#shop())
  }

  async #shop() {
    const guest = new Shopper(this.front, this.front)
    /** @type {string[]} */
    let products = []
    for (let turn = 0; !this.#ended; turn++) {
      const found = await this.#count("a search", () =>
        ask(`${this.front}/api/search?limit=20&in_stock=true`),
      )
      products = found.body?.products?.map((/** @type {{ id: string }} */ { id }) => id) ?? products
      await this.#count("a page", () => ask(`${this.front}/products?turn=${turn}`))
      const product = products[turn % products.length]
      // A cart has an end: one unit more, one less.
      if (product) await this.#count("a cart", () => guest.change(product, 1 + (turn % 2)), [404])
      if (product && turn % 2 === 0) await this.#count("a cart", () => guest.add(product))
      await pause(50)
    }
  }

  /** @param {string} what @param {() => Promise<import("../../quality/faults/ask.mjs").Answer>} send @param {number[]} [fine] other answers that are right */
  async #count(what, send, fine = [409, 422]) {
    this.requests += 1
    const answer = await send()
    if (!isOk(answer) && ![...fine, 404, 409, 422].includes(answer.status))
      this.failed.push(`${what} answered ${answer.status || answer.body}`)
    return answer
  }

  async end() {
    this.#ended = true
    await Promise.all(this.#shoppers)
    return { requests: this.requests, failed: this.failed }
  }
}
