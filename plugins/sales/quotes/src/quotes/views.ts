import { versioned } from "@bon-perroquet/api-kit/http"
import { DEFAULT_COUNTRY, type Quote, type QuoteLine, type StaffQuote } from "@bon-perroquet/contract"
import type { Language } from "@bon-perroquet/contract/sets"
import { pricedLine } from "@bon-perroquet/shop-api/carts"
import { goodsName, shopSnapshot } from "@bon-perroquet/shop-api/catalogue"
import type { MedusaContainer } from "@medusajs/framework/types"
import type { QuoteRow, StoredLine } from "./rows"
import { quoteTotals } from "./totals"

/** Returns the lines with the names in a language. Goods that are no longer sold keep the name of the request. */
export async function linesIn(
  container: MedusaContainer,
  { lines }: Pick<QuoteRow, "lines">,
  language: Language,
): Promise<QuoteLine[]> {
  const { products } = await shopSnapshot(container)
  return lines.map(({ product_id, usual_cents: _usual, vat_rate: _rate, ...line }) => ({
    ...line,
    name: goodsName(products.get(product_id), line.variant_id, language) ?? line.name,
  }))
}

/** Returns the VAT rate of a line that an earlier version stored without it. */
async function currentRate(container: MedusaContainer, line: StoredLine): Promise<number> {
  return pricedLine(await shopSnapshot(container), DEFAULT_COUNTRY, { ...line, unit_price: "0" }).rate
}

export async function quoteView(
  container: MedusaContainer,
  row: QuoteRow,
  language: Language,
): Promise<Quote> {
  const { id, state, created_at, message, answer, valid_until, order_number } = row
  const lines = await linesIn(container, row, language)
  const requested_at = created_at.toISOString()
  const rated = row.lines.map(async (line) => ({
    ...line,
    vat_rate: line.vat_rate ?? (await currentRate(container, line)),
  }))
  const totals = quoteTotals(await Promise.all(rated))
  return { id, state, requested_at, lines, ...totals, message, answer, valid_until, order_number }
}

/** Changes with the quote, in any language. */
export const versionOf = ({ name: _name, email: _email, ...row }: QuoteRow): string => versioned(row).version

export const staffView = async (
  container: MedusaContainer,
  row: QuoteRow,
  language: Language,
): Promise<StaffQuote> => ({
  ...(await quoteView(container, row, language)),
  ...{ customer_id: row.customer_id, name: row.name, email: row.email, version: versionOf(row) },
})
