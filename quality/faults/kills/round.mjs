import { setTimeout as delay } from "node:timers/promises"
import { engineName } from "../../../tools/start/settings/environment.mjs"
import { isOk } from "../ask.mjs"
import { untilAnswered } from "../shopper.mjs"
import { inTurns } from "../until.mjs"
import { FORGONE_CENTS, SPLIT } from "./balances.mjs"
import { changeBehindTheBack } from "./cast.mjs"
import { AGAIN, FIRST, KILL_POINTS, LATER } from "./points.mjs"

/** @typedef {import("../shop.mjs").FaultyShop} FaultyShop */
/** @typedef {import("../shopper.mjs").Shopper} Shopper */
/** @typedef {import("./cast.mjs").Cast} Cast */
/** @typedef {import("../card-buyer.mjs").CardBuyer} CardBuyer */
/** @typedef {import("../medusa-admin.mjs").LinkPayer} LinkPayer */
/** @typedef {import("./points.mjs").Wave} Wave */

/** Number of spare shoppers per group, because another process may handle one of the first shoppers. */
const SPARE = 3

/**
 * Returns functions for the number of shoppers in a group: `crowd` start immediately, `everybody` includes
 * the spare ones that start if a kill point is not reached.
 * @param {number[]} points indexes in `KILL_POINTS`
 */
function crowdsFor(points) {
  const onTheWayOf = (/** @type {Wave} */ wave) =>
    points.filter((point) => KILL_POINTS[point]?.wave === wave).length
  const crowd = (/** @type {Wave} */ wave) => (onTheWayOf(wave) ? onTheWayOf(wave) + 2 : 0)
  const everybody = (/** @type {Wave} */ wave) => (onTheWayOf(wave) ? crowd(wave) + SPARE : 0)
  return { crowd, everybody }
}

/** Maximum milliseconds until every kill point is reached. */
const ARRIVAL = 180_000
/** Milliseconds of a pause. It is longer than every lease. */
const PAUSE = 12_000
/** Maximum milliseconds that other shoppers wait until the kinds in `FIRST` have reached their kill points. */
const AHEAD = 10_000
const STEPS = ["preparing", "shipped", "cancelled"]

/**
 * Group of shoppers who do the same. Most start immediately, the others if a kill point is not reached.
 * @template T
 */
class ShopperGroup {
  /** @type {Promise<any>[]} */
  inProgress = []

  /** @param {T[]} waiting shoppers who have not started @param {(one: T) => Promise<any>} act */
  constructor(waiting, act) {
    this.waiting = waiting
    this.act = act
  }

  /**
   * Starts shoppers. @param {number} [count] default: all who wait @returns {number} number of started
   * shoppers
   */
  send(count = this.waiting.length) {
    const sent = this.waiting.splice(0, count)
    this.inProgress.push(...sent.map((one) => this.act(one)))
    return sent.length
  }
}

/**
 * Starts shoppers and waits until a statement is stopped at each kill point. Then kills the engine, restarts
 * it, and waits until the audit has no findings. With `pauses`, it pauses the engine instead, like a
 * suspended machine.
 * @param {{ shop: FaultyShop, cast: Cast, breakpoints: import("./breakpoints.mjs").Breakpoints, round: number, points: number[], pauses?: boolean, progress: import("../../../tools/start/progress.mjs").Progress }} options
 */
export async function killRound({ shop, cast, breakpoints, round, points, pauses = false, progress }) {
  const { crowd, everybody } = crowdsFor(points)
  const victim = round % shop.engines.length
  const engineUrl = shop.engines[victim] ?? ""
  const waves = /** @type {const} */ (["status", "deliver", "refund", "fail"])
  const orders = waves.reduce((sum, wave) => sum + everybody(wave), cast.forMedusaAdmin)
  await cast.ensureOrders(orders)
  const labelled = await cast.labelled(everybody("deliver"))
  const changed = await cast.changedInMedusaAdmin(engineUrl)
  const linked = await cast.withLinks(everybody("link"), engineUrl)
  const refundedBuyers = await cast.refunded(everybody("fail"))
  const { repeats, balances } = cast
  const split = await balances.ordered(everybody("return"))
  const [payers, unfit, leavers, changers] = await Promise.all([
    cast.before(everybody("pay"), (guests) => balances.giveSomeCards(guests)),
    cast.before(everybody("unfit")),
    cast.before(everybody("expire"), (guests) => balances.giveCards(guests, FORGONE_CENTS)),
    cast.before(everybody("change")),
  ])
  const returning = await cast.givenBack(everybody("again"))
  const openers = await cast.guests(everybody("open"), engineUrl)
  await balances.giveVariousCards(openers)
  const cards = await cast.cardBuyers(everybody("card"), engineUrl)
  const recards = await cast.atTheCardField(everybody("recard"), engineUrl)
  const beginners = await repeats.before(everybody("begin"))
  const [toAnnounce, toCharge, toEnd] = await Promise.all([
    repeats.planned(crowd("announce")),
    repeats.announced(everybody("charge")),
    repeats.announced(crowd("end")),
  ])
  await changeBehindTheBack(shop, unfit)
  await sendEventsTo(shop, engineUrl)
  await breakpoints.arm(engineName(victim), points)

  const cardFields = [...cards, ...recards]
  const groups = groupsOf({
    shop,
    cast,
    everybody,
    engineUrl,
    given: refundedBuyers,
    changed,
    labelled,
    linked,
    split,
    openers,
    cards,
    recards,
    returning,
    payers,
    unfit,
    leavers,
    changers,
    beginners,
  })
  for (const [wave, group] of groups) if (FIRST.includes(wave)) group.send(crowd(wave))
  await breakpoints.allPaused(
    AHEAD,
    ({ wave }) => FIRST.includes(wave),
    () => false,
  )
  for (const [wave, group] of groups) if (![...FIRST, ...LATER].includes(wave)) group.send(crowd(wave))
  const sendMore = (/** @type {import("./points.mjs").KillPoint[]} */ empty) => {
    const waves = [...new Set(empty.map((point) => point.wave))]
    return waves.map((wave) => groups.get(wave)?.send(1)).some(Boolean)
  }
  await breakpoints.allPaused(ARRIVAL, ({ wave }) => !LATER.includes(wave), sendMore)
  groups.get("return")?.send(crowd("return"))
  await repeats.due([...toAnnounce, ...toCharge])
  const ending = toEnd.map((id) => repeats.end(id, engineUrl))
  const paused = await breakpoints.allPaused(ARRIVAL, () => true, sendMore)
  if (pauses) shop.stack.pauseEngine(victim)
  else await shop.stack.killEngine(victim)
  await sendEventsTo(shop, shop.edge)
  await breakpoints.release(paused, round)
  const again = pauses ? resumed(shop, victim) : shop.startEngine(victim)
  const served = shop.engines.length > 1 && !pauses ? await servedMeanwhile(cast) : []
  await again
  for (const group of groups.values()) group.send()
  const refused = await refusalsOf(groups)
  // Customers whose request to end a subscription failed send it again while it is being charged.
  await Promise.allSettled(ending)
  await repeats.due(toEnd)
  await inTurns(toEnd, 4, (id) => untilAnswered(() => repeats.end(id, shop.edge)))

  for (const { page } of [...openers, ...returning]) if (page) await shop.stripe.pay(page).catch(() => {})
  for (const { page } of linked) if (page) await shop.stripe.pay(page).catch(() => {})
  for (const { secret } of cardFields) if (secret) await shop.stripe.confirm(secret).catch(() => {})
  const { audit, seconds } = await shop.balanced()
  await inTurns(payers, 6, (guest) => cast.ordered(Object.assign(guest, { base: shop.edge })))
  progress.say(
    `    ${pauses ? "paused" : "round"} ${round + 1}: ${paused.size} of ${points.length} points, consistent after ${seconds} s` +
      ` (${audit.orders} orders, ${audit.refunds} refunds)${audit.findings.length ? " ✗" : ""}`,
  )
  const missed = points.filter((point) => !paused.has(point)).map((point) => KILL_POINTS[point]?.name)
  if (missed.length) progress.say(`      not reached: ${missed.join("; ")}${refused}`)
  return { reached: [...paused.keys()], findings: [...audit.findings, ...served], seconds, audit }
}

/**
 * Waits for the shoppers of each group.
 * @param {Map<Wave, ShopperGroup<any>>} groups @returns {Promise<string>} text about the rejections that shoppers received
 */
async function refusalsOf(groups) {
  /** @type {Map<Wave, string>} */
  const refused = new Map()
  for (const [wave, { inProgress }] of groups)
    for (const act of await Promise.allSettled(inProgress)) {
      const outcome = act.status === "rejected" ? String(act.reason) : rejectionOf(act.value)
      if (outcome) refused.set(wave, outcome.slice(0, 120))
    }
  return [...refused].map(([wave, message]) => ` (${wave}: ${message})`).join("")
}

/**
 * Returns the text of an error response, or undefined for success.
 * @param {import("../ask.mjs").Answer | undefined} answer response of the shop; a call of the emulator has none
 */
const rejectionOf = (answer) =>
  typeof answer?.status === "number" && !isOk(answer)
    ? `${answer.status} ${JSON.stringify(answer.body)}`
    : undefined

/**
 * Returns the groups of shoppers with their actions.
 * @param {{ shop: FaultyShop, cast: Cast, everybody: (wave: Wave) => number, engineUrl: string, given: string[], labelled: string[], split: string[], changed: import("./cast.mjs").Changed, linked: LinkPayer[], cards: CardBuyer[], recards: CardBuyer[] } & Record<"openers" | "returning" | "payers" | "unfit" | "leavers" | "changers" | "beginners", Shopper[]>} people
 * @returns {Map<Wave, ShopperGroup<any>>}
 */
function groupsOf({
  shop,
  cast,
  everybody,
  engineUrl,
  given: refundedBuyers,
  changed,
  labelled,
  linked,
  split,
  openers,
  cards,
  recards,
  returning,
  payers,
  unfit,
  leavers,
  changers,
  beginners,
}) {
  const admin = cast.administrator.at(engineUrl)
  const toStatus = async (/** @type {string} */ number) => {
    for (const status of STEPS) await admin.set(number, status)
  }
  const pay = (/** @type {Shopper} */ { page }) => shop.stripe.pay(page ?? "")
  const again = (/** @type {Shopper} */ guest) =>
    Object.assign(guest, { base: engineUrl, email: `${AGAIN}${guest.email}` }).insist()
  const change = (/** @type {Shopper} */ guest) =>
    Object.assign(guest, { base: engineUrl }).add(cast.product(), 1)
  /** @type {[Wave, ShopperGroup<any>][]} */
  const groups = [
    ["open", new ShopperGroup([...openers], (guest) => guest.insist())],
    ["card", new ShopperGroup([...cards], (buyer) => buyer.open())],
    ["recard", new ShopperGroup([...recards], (buyer) => buyer.change())],
    ["again", new ShopperGroup([...returning], again)],
    ["link", new ShopperGroup([...linked], (payer) => payer.pay())],
    [
      "status",
      new ShopperGroup([...changed.shipped, ...cast.orders.splice(0, everybody("status"))], toStatus),
    ],
    ["deliver", new ShopperGroup([...labelled], (number) => admin.moveToLocker(number))],
    [
      "receive",
      new ShopperGroup(
        Array.from({ length: everybody("receive") }, () => cast.product()),
        (product) => admin.receiveLot(product),
      ),
    ],
    [
      "refund",
      new ShopperGroup([...changed.owed, ...cast.orders.splice(0, everybody("refund"))], (one) =>
        typeof one === "string" ? admin.refundUnit(one) : admin.refundInMedusaAdmin(one),
      ),
    ],
    [
      "return",
      new ShopperGroup([...split.entries()], ([index, number]) => {
        const parts = { reason: "damaged", as_store_credit: index % 2 === 1 }
        return admin.refundParts(number, parts, SPLIT + number)
      }),
    ],
    ["fail", new ShopperGroup([...refundedBuyers], (refund) => shop.stripe.failRefund(refund))],
    ["change", new ShopperGroup([...changers], change)],
    ["pay", new ShopperGroup([...payers], pay)],
    ["begin", new ShopperGroup([...beginners], pay)],
    ["unfit", new ShopperGroup([...unfit], pay)],
    ["expire", new ShopperGroup([...leavers], ({ page }) => shop.stripe.expire(page ?? ""))],
  ]
  return new Map(groups)
}

/** Sends Stripe's events to `base`: one engine, or the public address. @param {FaultyShop} shop @param {string} base */
async function sendEventsTo(shop, base) {
  const { webhook: secret } = shop.stack.setting.secrets
  await shop.stripe.setEndpoints([{ url: `${base}/api/payments/webhook`, secret }])
}

/** Resumes the engine after the pause. @param {FaultyShop} shop @param {number} victim */
async function resumed(shop, victim) {
  await delay(PAUSE)
  shop.stack.resumeEngine(victim)
}

/**
 * Checks that the other engine takes orders while one is dead.
 * @param {Cast} cast @returns {Promise<string[]>} errors
 */
async function servedMeanwhile(cast) {
  try {
    await cast.ensureOrders(cast.orders.length + 3)
    return []
  } catch (error) {
    return [`while one process was dead: ${String(error)}`]
  }
}
