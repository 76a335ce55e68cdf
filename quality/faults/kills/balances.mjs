import { isOk } from "../ask.mjs"
import { untilAnswered } from "../shopper.mjs"
import { inTurns } from "../until.mjs"

/** @typedef {import("../shop.mjs").FaultyShop} FaultyShop */
/** @typedef {import("../shopper.mjs").Shopper} Shopper */
/** @typedef {import("./cast.mjs").Cast} Cast */

/** Prefix of the keys of refunds that a card and balances share. */
export const SPLIT = "split-"

const CARD_CENTS = 500
const CREDIT_CENTS = 300
/** Cents on a gift card that pays for every cart. */
const PLENTY_CENTS = 100_000
/** Cents on the gift card of a shopper who lets the payment page expire. No other card has this amount. */
export const FORGONE_CENTS = 321
/** Cents on the gift card of a customer who pays by a payment link. No other card has this amount. */
export const LINK_CENTS = 432

/** Gives gift cards and store credit to the shoppers of a kill round. */
export class Balances {
  /** @param {FaultyShop} shop @param {Cast} cast */
  constructor(shop, cast) {
    this.shop = shop
    this.cast = cast
  }

  /** Gives every third guest a gift card that pays a part, and the next one a card that pays all. @param {Shopper[]} guests */
  async giveVariousCards(guests) {
    await this.giveCards(guests.filter((_, index) => index % 3 === 0))
    await this.giveCards(
      guests.filter((_, index) => index % 3 === 1),
      PLENTY_CENTS,
    )
  }

  /** Uses a new gift card for each cart. @param {Shopper[]} guests @param {number} [cents] */
  async giveCards(guests, cents = CARD_CENTS) {
    const { administrator } = this.cast
    await inTurns(guests, 4, async (guest) => {
      const { code } = await must("A gift card", () => administrator.issueCard(cents))
      await must("A gift card in a cart", () => guest.useCard(code))
    })
  }

  /** Uses a new gift card for every second payment link. @param {import("../medusa-admin.mjs").LinkPayer[]} payers */
  async giveLinkCards(payers) {
    const { administrator } = this.cast
    const some = payers.filter((_, index) => index % 2 === 0)
    await inTurns(some, 4, async (payer) => {
      const { code } = await must("A gift card", () => administrator.issueCard(LINK_CENTS))
      await must("A gift card in a payment link", () => payer.useCard(code))
    })
  }

  /** Gives a new gift card to every second guest. @param {Shopper[]} guests */
  giveSomeCards(guests) {
    return this.giveCards(guests.filter((_, index) => index % 2 === 0))
  }

  /**
   * Creates paid orders of customers. A gift card, store credit and a card pay a part of each.
   * @param {number} count @returns {Promise<string[]>} their numbers
   */
  async ordered(count) {
    const guests = await this.cast.before(count, async (shoppers) => {
      await this.giveCards(shoppers)
      await inTurns(shoppers, 4, (shopper) => this.#giveCredit(shopper))
    })
    for (const { page } of guests) await this.shop.stripe.pay(page ?? "")
    /** @type {string[]} */
    const numbers = []
    await inTurns(guests, 6, async (guest) => {
      numbers.push(await this.cast.ordered(guest))
    })
    return numbers
  }

  /** Registers a shopper and uses new store credit for the cart. @param {Shopper} shopper */
  async #giveCredit(shopper) {
    const { administrator } = this.cast
    await must("An account", () => shopper.register())
    const customer = await this.shop.customerOf(shopper.email)
    await must("Store credit", () => administrator.giveCredit(customer, CREDIT_CENTS))
    await must("Store credit in a cart", () => shopper.useCredit())
  }
}

/**
 * Sends a request until the shop answers, and returns the response's body.
 * @param {string} what named in the error @param {() => Promise<import("../ask.mjs").Answer>} send @returns {Promise<any>}
 */
async function must(what, send) {
  const answer = await untilAnswered(send)
  if (!isOk(answer)) throw new Error(`${what} was refused: ${JSON.stringify(answer)}`)
  return answer.body
}
