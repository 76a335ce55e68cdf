import { isOk } from "../ask.mjs"
import { inTurns } from "../until.mjs"

/** @typedef {import("./index.mjs").Outcome} Outcome */
/** @typedef {import("../shopper.mjs").Shopper} Shopper */

const GUESTS = 8

/** Faults of Stripe, with the number of affected calls. */
const TROUBLES = {
  "an error (500)": { status: 500, times: 15 },
  "too many requests (429)": { status: 429, times: 15 },
  "3 s late": { delayMs: 3_000, times: 20 },
  "nothing at all": { cut: /** @type {const} */ ("before"), times: 15 },
  "half an answer": { cut: /** @type {const} */ ("after"), times: 15 },
}

/**
 * Lets Stripe fail, respond slowly or drop connections. Shoppers must get an error, and must be able to pay
 * after a retry.
 * @param {import("../shop.mjs").FaultyShop} shop @returns {Promise<Outcome>}
 */
export async function stripeTrouble(shop) {
  /** @type {string[]} */
  const findings = []
  let refused = 0
  let paid = 0
  for (const [trouble, fault] of Object.entries(TROUBLES)) {
    const guests = Array.from({ length: GUESTS }, () => shop.guest())
    await inTurns(guests, 4, (guest) => guest.fill(shop.products[guests.indexOf(guest)]?.id ?? "", 1))
    await shop.stripe.fault(fault)
    await inTurns(guests, 4, async (guest) => {
      for (let attempt = 0; attempt < 10 && !guest.page; attempt++) {
        const answer = await guest.open()
        if (isOk(answer)) break
        refused++
        if (answer.body?.code !== "payment_unavailable" && answer.body?.code !== "cart_busy")
          findings.push(`Stripe answers ${trouble}: the shop ${JSON.stringify(answer)}`)
      }
    })
    const opened = guests.filter(({ page }) => page)
    if (opened.length < GUESTS)
      findings.push(`Stripe answers ${trouble}: ${opened.length} of ${GUESTS} could pay`)
    await shop.stripe.fault(fault)
    for (const { page } of opened) await shop.stripe.pay(page ?? "")
    paid += opened.length
    await shop.stripe.webhooksIdle(20_000)
    await shop.stripe.clearFaults()
  }
  const { audit } = await shop.balanced()
  return {
    name: "Stripe late, failing, refusing, silent, cut off",
    figures: `${paid} paid after ${refused} rejections with a retry; books of ${audit.orders} orders balanced`,
    findings: [...findings, ...audit.findings],
  }
}
