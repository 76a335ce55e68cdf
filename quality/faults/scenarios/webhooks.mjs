import { isOk } from "../ask.mjs"
import { inTurns } from "../until.mjs"

/** @typedef {import("./index.mjs").Outcome} Outcome */

const GUESTS = 8

/** @type {Record<string, (stripe: import("../shop.mjs").FaultyShop["stripe"]) => Promise<unknown>>} */
const BEHAVIOURS = {
  dropped: (stripe) => stripe.behave({ dropNext: 1_000 }),
  late: (stripe) => stripe.behave({ delayMs: 5_000 }),
  "five times each": (stripe) => stripe.behave({ duplicate: 5 }),
  "last first": (stripe) => stripe.pauseWebhooks(),
}

/**
 * Loses, delays, duplicates and reorders Stripe's events. No shopper opens the success page, so only the
 * events and jobs can create the orders.
 * @param {import("../shop.mjs").FaultyShop} shop @returns {Promise<Outcome>}
 */
export async function webhooksAstray(shop) {
  /** @type {string[]} */
  const findings = []
  for (const [how, behave] of Object.entries(BEHAVIOURS)) {
    const guests = Array.from({ length: GUESTS }, () => shop.guest())
    await inTurns(guests, 4, async (guest, index) => {
      await guest.fill(shop.products[index]?.id ?? "", 1)
      const answer = await guest.insist()
      if (!isOk(answer)) throw new Error(`The payment page could not be opened: ${JSON.stringify(answer)}`)
    })
    await behave(shop.stripe)
    for (const [index, { page = "" }] of guests.entries())
      await (index % 4 ? shop.stripe.pay(page) : shop.stripe.expire(page))
    if (how === "last first") await shop.stripe.resumeWebhooks("reverse")
    await shop.stripe.webhooksIdle(20_000)
    await shop.stripe.behave({ dropNext: 0, delayMs: 0, duplicate: 1 })
    const { audit } = await shop.balanced()
    findings.push(...audit.findings.map((finding) => `events ${how}: ${finding}`))
  }
  return {
    name: "Stripe's events dropped, late, doubled, reversed",
    figures: `${GUESTS} payments and expiries each, books balanced without anybody on the success page`,
    findings,
  }
}
