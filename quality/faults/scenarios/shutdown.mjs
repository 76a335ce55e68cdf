import { setTimeout as pause } from "node:timers/promises"
import { ask, isOk } from "../ask.mjs"
import { until } from "../until.mjs"
import { lostCarts, sells, trade } from "./trade.mjs"

/** @typedef {import("../ask.mjs").Answer} Answer */
/** @typedef {import("../shop.mjs").FaultyShop} FaultyShop */
/** @typedef {import("./index.mjs").Outcome} Outcome */

/** Seconds for which the edge (the reverse proxy) keeps responding while `/readyz` fails. */
const DRAIN_SECONDS = 3
/** Maximum milliseconds until the shop sells again. */
const BACK_WITHIN = 60_000
/** Milliseconds by which Stripe's responses are delayed, so that some payment page is always being opened. */
const STRIPE_TAKES = 1_000
/** Milliseconds after which a sent request has certainly reached the shop. */
const ARRIVED = 300
const OPENERS = 4
/** Number of delayed calls. It is the maximum that the emulator accepts. */
const CALLS = 1_000

/** @typedef {{ begun: number, answered: boolean, answer: Promise<Answer> }} Opening */

/**
 * Stops engine (the Medusa process) and edge (the reverse proxy) with SIGTERM under load. Both must answer
 * active requests, lose no confirmed write, and exit with code 0.
 * @param {FaultyShop} shop @returns {Promise<Outcome>}
 */
export async function shutdown(shop) {
  shop.stack.setting.env.DRAIN_SECONDS = String(DRAIN_SECONDS)
  await shop.stack.restartEdge()
  /** @type {import("./trade.mjs").Promised[]} */
  const promised = []
  /** @type {Set<Opening>} */
  const openings = new Set()
  const stop = new AbortController()
  await shop.stripe.fault({ delayMs: STRIPE_TAKES, times: CALLS })
  const load = [trade(shop, promised, stop.signal), ...openSome(shop, openings, stop.signal)]
  const engine = await endUnderLoad(shop, openings, "engine", () => shop.stack.endEngine(0))
  await shop.startEngine(0)
  const [edge, unready] = await Promise.all([
    endUnderLoad(shop, openings, "edge", () => shop.stack.endEdge()),
    watchDrain(shop),
  ])
  await shop.stack.startEdge()
  await until("the shop to sell again", () => sells(shop), BACK_WITHIN)
  stop.abort()
  await Promise.all(load)
  await shop.stripe.clearFaults()
  delete shop.stack.setting.env.DRAIN_SECONDS
  await shop.stack.restartEdge()
  const { audit } = await shop.balanced()
  const lost = await lostCarts(promised)
  return {
    name: "Engine and edge asked to end (SIGTERM) during a load",
    figures: `${engine.figures}; ${edge.figures}; ${promised.length} carts promised, ${lost.length} lost`,
    findings: [...engine.findings, ...edge.findings, ...unready, ...audit.findings, ...lost],
  }
}

/**
 * Stops one process while payment pages are being opened. Reports broken requests and a wrong exit code.
 * @param {FaultyShop} shop @param {Set<Opening>} openings @param {string} part name in the report
 * @param {() => Promise<string>} end stops the process, returns how it ended
 * @returns {Promise<Pick<Outcome, "figures" | "findings">>}
 */
async function endUnderLoad(shop, openings, part, end) {
  const inProgress = () =>
    [...openings].filter(({ begun, answered }) => !answered && performance.now() - begun > ARRIVED)
  await until("pages on their way", async () => inProgress().length > 1, BACK_WITHIN, 20)
  const caught = inProgress()
  const since = performance.now()
  const how = await end()
  const seconds = ((performance.now() - since) / 1000).toFixed(1)
  const answers = await Promise.all(caught.map(({ answer }) => answer))
  const broken = answers.filter(({ status }) => status === 0 || status >= 500)
  return {
    figures: `${part}: ended after ${seconds} s, ${caught.length} requests under way, ${broken.length} of them broken`,
    findings: [
      ...(how === "exit code 0" ? [] : [`the ${part} ended with ${how}`]),
      ...broken.map((answer) => `under way when the ${part} was asked to end: ${JSON.stringify(answer)}`),
    ],
  }
}

/**
 * Checks that `/readyz` fails while shoppers still get responses.
 * @param {FaultyShop} shop @returns {Promise<string[]>}
 */
async function watchDrain(shop) {
  /** @type {string[]} */
  const findings = []
  let isUnready = false
  for (const since = performance.now(); performance.now() - since < BACK_WITHIN; await pause(50)) {
    const { status } = await ask(`${shop.edge}/readyz`)
    if (status === 0) break
    if (isUnready && status === 200) findings.push("/readyz said yes again after it had said no")
    if (status !== 503) continue
    if (!isUnready && !isOk(await ask(`${shop.edge}/api/categories`)))
      findings.push("a shopper was turned away while the edge drained")
    isUnready = true
  }
  return isUnready ? findings : [...findings, "/readyz never said no before the edge was gone"]
}

/**
 * Starts shoppers who open payment pages until the signal is aborted.
 * @param {FaultyShop} shop @param {Set<Opening>} openings @param {AbortSignal} signal
 */
function openSome(shop, openings, signal) {
  return Array.from({ length: OPENERS }, async (_, index) => {
    while (!signal.aborted) {
      const guest = shop.guest()
      if (!isOk(await guest.add(shop.products[index]?.id ?? "", 1))) {
        await pause(100)
        continue
      }
      const opening = { begun: performance.now(), answered: false, answer: guest.open() }
      openings.add(opening)
      await opening.answer
      opening.answered = true
    }
  })
}
