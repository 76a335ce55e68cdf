import { recordChange } from "@bon-perroquet/api-kit/changes"
import { refuse, requireUnchanged, type Precondition } from "@bon-perroquet/api-kit/http"
import type { QuoteOffer } from "@bon-perroquet/contract"
import { toEuro } from "@bon-perroquet/contract/money"
import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { mailAnswer } from "../mails"
import { createPriceList, endPriceLists, ofQuote, ratedLines } from "../quotes/price-lists"
import {
  acceptOrdered,
  requireOpen,
  requireQuote,
  updateQuote,
  type QuoteRow,
  type StoredLine,
} from "../quotes/rows"
import { versionOf } from "../quotes/views"

const knexOf = (container: MedusaContainer) => container.resolve(ContainerRegistrationKeys.PG_CONNECTION)

interface Decision {
  id: string
  by: string
  precondition: Precondition
}

/** Calls `change` with an open quote that did not change since the caller read it, then sends the answer. */
const decide = (
  container: MedusaContainer,
  { id, by, precondition }: Decision,
  action: "quote_offered" | "quote_declined",
  change: (quote: QuoteRow) => Promise<void>,
): Promise<QuoteRow> =>
  ofQuote(container, id, async () => {
    const knex = knexOf(container)
    // The event of an order that accepts the offer may be late or lost.
    if ((await acceptOrdered(knex, { quote: id })).length) await endPriceLists(container, id)
    const before = await requireQuote(knex, id)
    requireUnchanged(precondition, { version: versionOf(before) })
    requireOpen(before)
    try {
      await change(before)
    } finally {
      await endPriceLists(container, id)
    }
    const quote = await requireQuote(knex, id)
    await mailAnswer(container, quote)
    const { lines, valid_until } = quote
    await recordChange(container, {
      ...{ by, subject: "customer", subject_id: quote.customer_id, label: quote.email ?? "", action },
      before: null,
      after:
        action === "quote_declined"
          ? { quote: id }
          : { quote: id, valid_until, prices: lines.flatMap(loggedPrice) },
    })
    return quote
  })

const loggedPrice = ({ sku, name, quantity, net_cents }: StoredLine): string[] =>
  net_cents === null ? [] : [`${sku || name}: ${quantity} × ${toEuro(net_cents)}`]

/**
 * Offers prices, or replaces an offer. @throws 404 quote_not_found or product_not_found, 409 quote_closed, 412 if it
 * changed since the caller read it
 */
export const offerQuote = (
  container: MedusaContainer,
  decision: Decision,
  { lines: offered, message = "", valid_until }: QuoteOffer,
): Promise<QuoteRow> =>
  decide(container, decision, "quote_offered", async (quote) => {
    const byVariant = new Map(offered.map((line) => [line.variant_id, line]))
    const prices = quote.lines.map((line): StoredLine => {
      const { quantity = line.quantity, net_cents = null } = byVariant.get(line.variant_id) ?? {}
      return { ...line, quantity, net_cents }
    })
    if (prices.filter(({ net_cents }) => net_cents !== null).length < offered.length)
      throw refuse("product_not_found", 404)
    const lines = await ratedLines(container, quote, prices)
    const price_list_id = await createPriceList(container, quote, lines, valid_until)
    const offer = { lines, answer: message, valid_until, price_list_id, offered_at: new Date() }
    await updateQuote(knexOf(container), quote.id, { state: "offered", ...offer })
  })

/** @throws as for `offerQuote` */
export const declineQuote = (
  container: MedusaContainer,
  decision: Decision,
  message: string,
): Promise<QuoteRow> =>
  decide(container, decision, "quote_declined", ({ id }) =>
    updateQuote(knexOf(container), id, { state: "declined", answer: message }),
  )
