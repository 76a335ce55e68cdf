import { versioned } from "@bon-perroquet/api-kit/http"
import type { Quote, QuoteLine, StaffQuote } from "@bon-perroquet/contract"
import type { Language } from "@bon-perroquet/contract/sets"
import { goodsName, shopSnapshot } from "@bon-perroquet/shop-api/catalogue"
import type { MedusaContainer } from "@medusajs/framework/types"
import type { QuoteRow } from "./rows"

/** Returns the lines with the names in a language. Goods that are no longer sold keep the name of the request. */
export async function linesIn(
  container: MedusaContainer,
  { lines }: Pick<QuoteRow, "lines">,
  language: Language,
): Promise<QuoteLine[]> {
  const { products } = await shopSnapshot(container)
  return lines.map(({ product_id, ...line }) => ({
    ...line,
    name: goodsName(products.get(product_id), line.variant_id, language) ?? line.name,
  }))
}

export async function quoteView(
  container: MedusaContainer,
  row: QuoteRow,
  language: Language,
): Promise<Quote> {
  const { id, state, created_at, message, answer, valid_until, order_number } = row
  const lines = await linesIn(container, row, language)
  const requested_at = created_at.toISOString()
  return { id, state, requested_at, lines, message, answer, valid_until, order_number }
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
