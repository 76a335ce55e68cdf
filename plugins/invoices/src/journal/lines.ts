import { dayInBelgium } from "@bon-perroquet/contract"
import type { Content } from "../modules/documents"
import { gridsOfLine, isOssSale } from "../report/grids"

/** One document at one rate of VAT. A credit note's amounts are below zero, so that a column's sum is what was sold. */
export interface JournalLine {
  /** In Europe/Brussels. */
  day: string
  kind: Content["kind"]
  number: string
  order_number: string
  /** The invoice that a credit note corrects. */
  corrects: string
  customer: string
  /** Of a business. */
  customer_vat_number: string
  /** Of delivery. */
  country: string
  rate: number
  base_cents: number
  vat_cents: number
  total_cents: number
  /** Of the Belgian return, for the base and for the VAT; "OSS" and none where another country's VAT is declared. */
  grid: string
  vat_grid: string
}

/** What a document adds to the journal of sales: a line for each rate. */
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
    // Never minus nought.
    base_cents: sign * net_cents + 0,
    vat_cents: sign * vat_cents + 0,
    total_cents: sign * (net_cents + vat_cents) + 0,
    ...(isOssSale(content) ? { grid: "OSS", vat_grid: "" } : gridsOfLine(content, rate)),
  }))
}
