import { until } from "../until.mjs"

/** @typedef {import("./index.mjs").Outcome} Outcome */

const GUESTS = 5
/**
 * Maximum milliseconds until all e-mails are sent. The outbox retries after one minute, then after two. A
 * killed process keeps its message locked for three minutes.
 */
const TIMEOUT = 420_000

/**
 * Stops the mail server during purchases, then starts it again. Each buyer must get exactly one confirmation.
 * @param {import("../shop.mjs").FaultyShop} shop @returns {Promise<Outcome>}
 */
export async function mailOutage(shop) {
  await shop.mail.stop()
  const guests = Array.from({ length: GUESTS }, () => shop.guest())
  for (const [index, guest] of guests.entries()) {
    await guest.fill(shop.products[index]?.id ?? "", 1)
    await guest.open()
    if (guest.page) await shop.stripe.pay(guest.page)
  }
  const { audit } = await shop.balanced()
  await until("a delivery that fails", async () => (await counts(shop)).failing > 0)
  await shop.mail.start()
  const since = Date.now()
  await until("an empty outbox", async () => (await counts(shop)).queued === 0, TIMEOUT, 1_000)
  const { sent, failed } = await counts(shop)
  const received = new Set(shop.mail.received.map(({ id }) => id)).size
  return {
    name: "Mail server away and back",
    figures:
      `${sent} messages sent, ${received} different ones received ` +
      `(${shop.mail.received.length - received} repeated under their own id), the last ${Math.round((Date.now() - since) / 1000)} s after it was back`,
    findings: [
      ...audit.findings,
      ...(received === sent ? [] : [`${sent} messages are marked as sent, ${received} were received`]),
      ...(failed ? [`${failed} messages were not sent`] : []),
    ],
  }
}

/**
 * Counts the e-mails in the outbox.
 * @param {import("../shop.mjs").FaultyShop} shop @returns {Promise<{ queued: number, failing: number, sent: number, failed: number }>}
 */
async function counts(shop) {
  const { rows } = await shop.database((client) =>
    client.query(
      `SELECT count(*) FILTER (WHERE state = 'queued')::int AS queued,
      count(*) FILTER (WHERE state = 'queued' AND last_error IS NOT NULL)::int AS failing,
      count(*) FILTER (WHERE state = 'sent' AND sent_at > $1)::int AS sent,
      count(*) FILTER (WHERE state = 'failed')::int AS failed FROM outbox_message`,
      [shop.startedAt],
    ),
  )
  return rows[0]
}
