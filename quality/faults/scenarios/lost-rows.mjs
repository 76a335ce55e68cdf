import { isOk } from "../ask.mjs"

/** @typedef {import("./index.mjs").Outcome} Outcome */

const GUESTS = 6

/**
 * Deletes rows of payments, as if an older database had been restored. Half of the payments lose their attempt and must
 * become orders. The others also lose the lines of their cart and must be refunded.
 * @param {import("../shop.mjs").FaultyShop} shop @returns {Promise<Outcome>}
 */
export async function lostRows(shop) {
  const guests = Array.from({ length: GUESTS }, () => shop.guest())
  for (const [index, guest] of guests.entries()) {
    await guest.fill(shop.products[index]?.id ?? "", 1)
    const answer = await guest.insist()
    if (!isOk(answer)) throw new Error(`The payment page could not be opened: ${JSON.stringify(answer)}`)
  }
  const before = await shop.audit()
  await shop.stripe.behave({ dropNext: 1_000 })
  const pages = guests.map(({ page }) => page)
  await shop.database(async (client) => {
    const { rows } = await client.query(
      "DELETE FROM checkout_attempt WHERE checkout_session_id = ANY($1) RETURNING cart_id, checkout_session_id",
      [pages],
    )
    const deleted = rows.filter((_, index) => index % 2).map(({ cart_id }) => cart_id)
    await client.query("DELETE FROM cart_line_item WHERE cart_id = ANY($1)", [deleted])
  })
  for (const page of pages) await shop.stripe.pay(page ?? "")
  await shop.stripe.webhooksIdle()
  await shop.stripe.behave({ dropNext: 0 })
  const { audit, seconds } = await shop.balanced()
  const [ordered, refunded] = [audit.orders - before.orders, audit.refundedPages - before.refundedPages]
  return {
    name: "Payments of which the shop's rows are lost",
    figures: `${GUESTS} found at Stripe within ${seconds} s: ${ordered} became orders, ${refunded} were refunded`,
    findings: [
      ...audit.findings,
      ...(ordered === GUESTS / 2 && refunded === GUESTS / 2
        ? []
        : [`${ordered} became orders and ${refunded} were refunded`]),
    ],
  }
}
