import { refuse } from "@bon-perroquet/api-kit/http"
import { type Cart, DEFAULT_COUNTRY, type QuoteRequest } from "@bon-perroquet/contract"
import { currentChannel } from "@bon-perroquet/contract/channels"
import type { Language } from "@bon-perroquet/contract/sets"
import { netCents } from "@bon-perroquet/contract/trade"
import { isTradeCustomer, readTradeEntries } from "@bon-perroquet/medusa-sql/buying/trade-prices"
import { cartView, changeCart, joinAccountCart, pricedLine, setUnits } from "@bon-perroquet/shop-api/carts"
import { goodsName, shopSnapshot, soldVariant } from "@bon-perroquet/shop-api/catalogue"
import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { endPriceLists, ofQuote } from "./price-lists"
import { insertQuote, requireOpen, requireQuote, updateQuote, type QuoteRow, type StoredLine } from "./rows"

const knexOf = (container: MedusaContainer) => container.resolve(ContainerRegistrationKeys.PG_CONNECTION)

/** Stores a request with the prices that the account pays now. @throws 403, 404 or 409 */
export async function requestQuote(
  container: MedusaContainer,
  customer_id: string,
  { lines, message = "" }: QuoteRequest,
  language: Language,
): Promise<QuoteRow> {
  const knex = knexOf(container)
  if (!(await isTradeCustomer(knex, customer_id))) throw refuse("quote_needs_trade", 403)
  const id = await insertQuote(knex, {
    ...{ customer_id, language, channel: currentChannel()?.code ?? null, message },
    lines: await pricedLines(container, customer_id, lines, language),
  })
  return requireQuote(knex, id)
}

async function pricedLines(
  container: MedusaContainer,
  customer: string,
  lines: QuoteRequest["lines"],
  language: Language,
): Promise<StoredLine[]> {
  const snapshot = await shopSnapshot(container)
  const variants = lines.map(({ variant_id }) => variant_id)
  const entries = await readTradeEntries(knexOf(container), customer, variants)
  return lines.map(({ product_id, variant_id, quantity }) => {
    const product = snapshot.products.get(product_id)
    const sold = product && soldVariant(product, variant_id)
    if (!sold) throw refuse("product_not_found", 404)
    const line = { product_id, variant_id, quantity }
    const trade = entries.get(variant_id)
    const { unit_cents, rate } = pricedLine(snapshot, DEFAULT_COUNTRY, { ...line, trade })
    return {
      ...line,
      name: goodsName(product, variant_id, language) ?? "",
      sku: sold.details?.sku ?? "",
      ...{ usual_net_cents: netCents(unit_cents, rate), net_cents: null },
      ...{ usual_cents: unit_cents, vat_rate: rate },
    }
  })
}

interface Acceptance {
  customer: string
  id: string
  sessionId: string
  language: Language
}

/**
 * Sets the offered quantities in the account's cart, which then has the offered prices. The quote is accepted when the
 * cart is ordered. @throws 404 quote_not_found, 409 quote_closed, 400 if stock is missing
 */
export async function acceptQuote(
  container: MedusaContainer,
  { customer, id, sessionId, language }: Acceptance,
): Promise<Cart> {
  const { state, lines } = await requireQuote(knexOf(container), id, customer)
  if (state !== "offered") throw refuse("quote_closed", 409)
  await joinAccountCart(container, { sessionId, accountId: customer, language })
  for (const { quantity, net_cents, ...chosen } of lines)
    if (net_cents !== null) await changeCart(container, { sessionId, language }, setUnits(chosen, quantity))
  return cartView(container, sessionId, language)
}

/** @throws 404 quote_not_found, 409 quote_closed */
export const withdrawQuote = (container: MedusaContainer, customer: string, id: string): Promise<QuoteRow> =>
  ofQuote(container, id, async () => {
    const knex = knexOf(container)
    requireOpen(await requireQuote(knex, id, customer))
    await updateQuote(knex, id, { state: "withdrawn" })
    await endPriceLists(container, id)
    return requireQuote(knex, id)
  })
