import { announceMoney } from "@bon-perroquet/checkout/money"
import type { MedusaContainer } from "@medusajs/framework/types"
import { STRIPE_MODULE, type StripeModuleService } from "../modules/stripe"
import { MONEY_EVENTS, paymentIntentsOf } from "./events"

/** Days that the first scan looks back. Stripe keeps events for 30 days. */
const FIRST_LOOK_DAYS = 30
/** Seconds that a scan looks back before the end of the last one, because Stripe may list an event late. */
const OVERLAP = 300

/**
 * Reads Stripe's event list since the last scan, because webhooks can get lost and a restored database lacks
 * them.
 */
export async function scanMoney(container: MedusaContainer): Promise<void> {
  const stripe = container.resolve<StripeModuleService>(STRIPE_MODULE)
  // A new shop has no key until the owner enters one.
  if (!stripe.hasKey) return
  const { client, events } = stripe
  const since = (await events.scannedUntil())?.getTime() ?? Date.now() - FIRST_LOOK_DAYS * 86_400_000
  const list = client.events.list({
    types: [...MONEY_EVENTS],
    created: { gte: Math.floor(since / 1000) - OVERLAP },
    limit: 100,
  })
  let newest = since
  for await (const some of inHundreds(list)) {
    const unknown = await events.unknown(some.map(({ id }) => id))
    const news = some.filter(({ id }) => unknown.has(id))
    await announceMoney(container, [...new Set(news.flatMap(paymentIntentsOf))])
    for (const event of news) await events.remember(event)
    newest = Math.max(newest, ...some.map(({ created }) => created * 1000))
  }
  // `newest` is a time of Stripe's clock. It is stored at the end, so that an interrupted scan is repeated.
  await events.scanned(new Date(newest))
}

async function* inHundreds<T>(items: AsyncIterable<T>): AsyncGenerator<T[]> {
  let some: T[] = []
  for await (const item of items) {
    some.push(item)
    if (some.length < 100) continue
    yield some
    some = []
  }
  if (some.length) yield some
}
