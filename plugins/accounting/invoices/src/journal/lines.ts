import { dayInBelgium } from "@bon-perroquet/contract"
import type { Content } from "../modules/documents"
import { gridsOfLine, isOssSale } from "../report/grids"

/** One document at one VAT rate. Credit notes have negative amounts. */
export interface JournalLine {
  /** Day in Europe/Brussels. */
  day: string
  kind: Content["kind"]
  number: string
  order_number: string
  corrects: string
  customer: string
  customer_vat_number: string
  country: string
  rate: number
  base_cents: number
  vat_cents: number
  total_cents: number
  /**
   * Grids (numbered boxes) of the Belgian VAT return: `grid` for the base, `vat_grid` for the VAT. For another country's
   * VAT, `grid` is "OSS" and `vat_grid` is empty.
   */
  grid: string
  vat_grid: string
}

export function journalLinesOf(content: Content): JournalLine[] {
  const { kind, number, issued_at, order_number, buyer, country, credits, totals } = content
  const sign = kind === "invoice" ? 1 : -1
  return totals.vat.map(({ rate, net_cents, vat_cents }) => ({
    day: dayInBelgium(new Date(issued_at)),
    kind,
    number,
    order_number,
    corrects: credits?.number ?? "",
    customer: buyer.company ?? buyer.name,
    customer_vat_number: buyer.vat_number ?? "",
    country,
    rate,
    // Adding 0 turns -0 into 0.
    base_cents: sign * net_cents + 0,
    vat_cents: sign * vat_cents + 0,
    total_cents: sign * (net_cents + vat_cents) + 0,
    ...(isOssSale(content) ? { grid: "OSS", vat_grid: "" } : gridsOfLine(content, rate)),
  }))
}
