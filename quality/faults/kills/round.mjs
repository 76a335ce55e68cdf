import { randomBytes } from "node:crypto"
import { engineName } from "../../../tools/start/environment.mjs"
import { isOk } from "../ask.mjs"
import { untilAnswered } from "../shopper.mjs"
import { inTurns, PATIENCE, until } from "../until.mjs"
import { AGAIN, isInTurn, KILL_POINTS } from "./points.mjs"

/** @typedef {import("../shop.mjs").FaultyShop} FaultyShop */
/** @typedef {import("../shopper.mjs").Shopper} Shopper */
/** @typedef {import("./points.mjs").Wave} Wave */

/** @param {Wave} wave @returns {number} so many kill points lie on its way */
const pointsOf = (wave) => KILL_POINTS.filter((point) => point.wave === wave).length

/** More on their way than there are points, so that somebody arrives at the last. @param {Wave} wave */
const crowd = (wave) => pointsOf(wave) + 2
/** So many of each wave stay behind at first: another process may take over who was meant to stand still in this one. */
const SPARE = 4
/** @param {Wave} wave */
const everybody = (wave) => crowd(wave) + SPARE

/** Longest that somebody may take to every kill point, on a busy machine, in ms. */
const ARRIVAL = 90_000
const STEPS = ["preparing", "shipped", "cancelled"]

/** What a round needs to be prepared before a point is armed. */
export class Cast {
  /** Numbers of orders that nothing was done to yet. @type {string[]} */
  orders = []
  #product = 0

  /** @param {FaultyShop} shop @param {import("../shopper.mjs").Administrator} administrator */
  constructor(shop, administrator) {
    this.shop = shop
    this.administrator = administrator
  }

  /** Nobody shares a product with a neighbour: who stands still must not be in another's way. */
  product() {
    const { products } = this.shop
    return products[this.#product++ % products.length]?.id ?? ""
  }

  /** Guests with something in the cart. @param {number} count @param {string} [base] @returns {Promise<Shopper[]>} */
  async guests(count, base) {
    const guests = Array.from({ length: count }, () => this.shop.guest(base))
    await inTurns(guests, 6, (guest) => guest.fill(this.product(), 2))
    return guests
  }

  /** Guests before an open payment page. @param {number} count @returns {Promise<Shopper[]>} */
  async before(count) {
    const guests = await this.guests(count)
    await inTurns(guests, 4, async (guest) => {
      const answer = await untilAnswered(() => guest.open())
      if (!isOk(answer)) throw new Error(`No page was opened: ${JSON.stringify(answer)}`)
    })
    return guests
  }

  /** Guests whose payment could not become an order and was given back. @param {number} count @returns {Promise<Shopper[]>} */
  async givenBack(count) {
    const guests = await this.before(count)
    await changeBehindTheBack(this.shop, guests)
    for (const { page } of guests) await this.shop.stripe.pay(page ?? "")
    await inTurns(guests, 6, async (guest) => {
      await until(`the refund of ${guest.page}`, async () => (await guest.status()).body?.refunded, PATIENCE)
    })
    return guests
  }

  /** Makes orders until there are so many that nothing was done to. @param {number} count */
  async ensureOrders(count) {
    const guests = await this.before(Math.max(0, count - this.orders.length))
    for (const { page } of guests) await this.shop.stripe.pay(page ?? "")
    await inTurns(guests, 6, (guest) => this.ordered(guest))
  }

  /** Gives some money of so many orders back. @param {number} count @returns {Promise<string[]>} Stripe's ids of the refunds */
  async refunded(count) {
    const numbers = this.orders.splice(0, count)
    await inTurns(numbers, 4, async (number) => {
      const key = randomBytes(8).toString("hex")
      const parts = { amount_cents: 100, reason: "damaged" }
      const answer = await untilAnswered(() => this.administrator.refundParts(number, parts, key))
      if (!isOk(answer)) throw new Error(`${number} was not refunded: ${JSON.stringify(answer)}`)
    })
    // Only a credit note that was issued can be taken back.
    const haveNotes = async () => (await this.#credited(numbers)) >= numbers.length
    await until("the credit notes", haveNotes, PATIENCE)
    const { refunds } = await this.shop.stripe.state()
    return refunds
      .filter(
        ({ metadata, status }) => status === "succeeded" && numbers.includes(metadata?.order_number ?? ""),
      )
      .map(({ id }) => id)
  }

  /** @param {string[]} numbers of orders @returns {Promise<number>} how many of them have a credit note */
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

  /** @param {Shopper} guest whose payment becomes an order; its number is kept */
  async ordered(guest) {
    const orderNumber = async () => {
      const { status, body } = await guest.status()
      return status === 200 && body.payment_status === "paid" && body.metadata.order_number
    }
    const number = await until(`the order of ${guest.page}`, orderNumber, PATIENCE)
    this.orders.push(String(number))
  }
}

/** Those of one wave: most set out at once, the others when a point stays empty. @template T */
class March {
  /** @type {Promise<any>[]} */
  underWay = []

  /** @param {T[]} waiting @param {(one: T) => Promise<any>} walk */
  constructor(waiting, walk) {
    this.waiting = waiting
    this.walk = walk
  }

  /** @param {number} [count] all who are left, when not told */
  send(count = this.waiting.length) {
    this.underWay.push(...this.waiting.splice(0, count).map((one) => this.walk(one)))
  }
}

/**
 * Leads somebody to every kill point of one engine process, kills it with all of them standing there, starts it again,
 * and waits for the books to balance.
 * @param {{ shop: FaultyShop, cast: Cast, breakpoints: import("./breakpoints.mjs").Breakpoints, round: number, progress: import("../../../tools/start/progress.mjs").Progress }} options
 */
export async function killRound({ shop, cast, breakpoints, round, progress }) {
  const victim = round % shop.engines.length
  const door = shop.engines[victim] ?? ""
  await cast.ensureOrders(everybody("status") + everybody("refund") + everybody("fail"))
  const given = await cast.refunded(everybody("fail"))
  const [payers, unfit, leavers, changers] = await Promise.all([
    cast.before(everybody("pay")),
    cast.before(everybody("unfit")),
    cast.before(everybody("expire")),
    cast.before(everybody("change")),
  ])
  const returning = await cast.givenBack(everybody("again"))
  const openers = await cast.guests(everybody("open"), door)
  await changeBehindTheBack(shop, unfit)
  await throughDoor(shop, door)
  await breakpoints.arm(engineName(victim), round)

  const marches = marchesOf({ shop, cast, door, given, openers, returning, payers, unfit, leavers, changers })
  for (const [wave, march] of marches) march.send(crowd(wave))
  const standing = await breakpoints.allStanding(ARRIVAL, (empty) => {
    for (const wave of new Set(empty.map((point) => point.wave))) marches.get(wave)?.send(1)
  })
  await shop.stack.killEngine(victim)
  await throughDoor(shop, shop.edge)
  await breakpoints.release(standing, round)
  const restarted = shop.startEngine(victim)
  const served = shop.engines.length > 1 ? await servedMeanwhile(cast) : []
  await restarted
  for (const march of marches.values()) march.send()
  const refused = await refusalsOf(marches)

  // Who was told a page can pay it, whatever happened since.
  for (const { page } of [...openers, ...returning]) if (page) await shop.stripe.pay(page).catch(() => {})
  const { audit, seconds } = await shop.balanced()
  await inTurns(payers, 6, (guest) => cast.ordered(Object.assign(guest, { base: shop.edge })))
  const tried = KILL_POINTS.filter((point) => isInTurn(point, round))
  progress.say(
    `    round ${round + 1}: ${standing.size} of ${tried.length} points, in balance after ${seconds} s` +
      ` (${audit.orders} orders, ${audit.refunds} refunds)${audit.findings.length ? " ✗" : ""}`,
  )
  const missed = tried.filter((one) => !standing.has(KILL_POINTS.indexOf(one))).map(({ name }) => name)
  if (missed.length) progress.say(`      nobody was there when ${missed.join("; ")}${refused}`)
  return { standing: [...standing.keys()], findings: [...audit.findings, ...served], seconds, audit }
}

/** When all have arrived or given up. @param {Map<Wave, March<any>>} marches @returns {Promise<string>} what some were told instead of yes */
async function refusalsOf(marches) {
  /** @type {Map<Wave, string>} */
  const refused = new Map()
  for (const [wave, { underWay }] of marches)
    for (const walk of await Promise.allSettled(underWay)) {
      const told = walk.status === "rejected" ? String(walk.reason) : toldNo(walk.value)
      if (told) refused.set(wave, told.slice(0, 120))
    }
  return [...refused].map(([wave, told]) => ` (${wave}: ${told})`).join("")
}

/** @param {import("../ask.mjs").Answer | undefined} answer of the shop; of Stripe's emulator there is none to look at */
const toldNo = (answer) =>
  typeof answer?.status === "number" && !isOk(answer)
    ? `${answer.status} ${JSON.stringify(answer.body)}`
    : undefined

/**
 * What each wave does.
 * @param {{ shop: FaultyShop, cast: Cast, door: string, given: string[] } & Record<"openers" | "returning" | "payers" | "unfit" | "leavers" | "changers", Shopper[]>} people
 * @returns {Map<Wave, March<any>>}
 */
function marchesOf({ shop, cast, door, given, openers, returning, payers, unfit, leavers, changers }) {
  const admin = cast.administrator.at(door)
  const toStatus = async (/** @type {string} */ number) => {
    for (const status of STEPS) await admin.set(number, status)
  }
  const pay = (/** @type {Shopper} */ { page }) => shop.stripe.pay(page ?? "")
  const again = (/** @type {Shopper} */ guest) =>
    Object.assign(guest, { base: door, email: `${AGAIN}${guest.email}` }).insist()
  const change = (/** @type {Shopper} */ guest) => Object.assign(guest, { base: door }).add(cast.product(), 1)
  /** @type {[Wave, March<any>][]} */
  const marches = [
    ["open", new March([...openers], (guest) => guest.insist())],
    ["again", new March([...returning], again)],
    ["status", new March(cast.orders.splice(0, everybody("status")), toStatus)],
    ["refund", new March(cast.orders.splice(0, everybody("refund")), (number) => admin.refundUnit(number))],
    ["fail", new March([...given], (refund) => shop.stripe.failRefund(refund))],
    ["change", new March([...changers], change)],
    ["pay", new March([...payers], pay)],
    ["unfit", new March([...unfit], pay)],
    ["expire", new March([...leavers], ({ page }) => shop.stripe.expire(page ?? ""))],
  ]
  return new Map(marches)
}

/** Stripe's events go to one engine only, or to the public door. @param {FaultyShop} shop @param {string} base */
async function throughDoor(shop, base) {
  const { webhook: secret } = shop.stack.setting.secrets
  await shop.stripe.setEndpoints([{ url: `${base}/api/payments/webhook`, secret }])
}

/** Carts that are not any more what their page says: such a payment can't become an order. @param {FaultyShop} shop @param {Shopper[]} guests */
async function changeBehindTheBack(shop, guests) {
  const pages = guests.map(({ page }) => page)
  await shop.database((client) =>
    client.query(
      `UPDATE cart_line_item SET quantity = quantity + 1 WHERE cart_id IN (
         SELECT cart_id FROM checkout_attempt WHERE checkout_session_id = ANY($1))`,
      [pages],
    ),
  )
}

/** While one process is dead, the other sells. @param {Cast} cast @returns {Promise<string[]>} what went wrong */
async function servedMeanwhile(cast) {
  try {
    await cast.ensureOrders(cast.orders.length + 3)
    return []
  } catch (error) {
    return [`while one process was dead: ${String(error)}`]
  }
}
