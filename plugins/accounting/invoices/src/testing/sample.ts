import { documentTotals } from "@bon-perroquet/contract/vat/totals"
import { lineOf, type Sale } from "../documents/sale"
import type { Content, Issue, Seller } from "../modules/documents"

export const SELLER: Seller = {
  name: "Bon Perroquet",
  legal_name: "Bon Perroquet SRL",
  street: "Rue du Marché aux Herbes 12",
  postal_code: "1000",
  city: "Bruxelles",
  country: "BE",
  vat_number: "BE 0123.456.749",
  company_register: { fr: "RPM Bruxelles", nl: "RPR Brussel", en: "Brussels register of legal entities" },
  email: "bonjour@bonperroquet.example",
  phone: "+32 2 000 00 00",
  bank_account: "BE68 5390 0754 7034",
}

export const ISSUE: Issue = { number: "F-2026-000042", issued_at: new Date("2026-11-21T08:00:01Z") }
export const CREDIT: Issue = { number: "C-2026-000007", issued_at: new Date("2026-11-25T08:00:00Z") }
export const REFUNDED_AT = "2026-11-25T07:59:00.000Z"

const LINES = [
  lineOf({ id: "almonds", name: "Amandes décortiquées", quantity: 3, unit_cents: 735, rate: 6 }),
  lineOf({ id: "mix", name: "Mélange grands perroquets", quantity: 2, unit_cents: 999, rate: 21 }),
]

/** Returns a sale of 3 × 7.35 at 6 % and 2 × 9.99 at 21 %, delivery 5.95. */
export function saleWith(fields: Partial<Sale> = {}): Sale {
  const lines = fields.lines ?? LINES
  const delivery_cents = fields.delivery_cents ?? 595
  return {
    order_number: "BP-2026-000123",
    ordered_at: "2026-11-21T08:00:00.000Z",
    paid_at: "2026-11-21T08:00:00.000Z",
    paid_cents: documentTotals({ lines, delivery_cents }).total_cents,
    language: "fr",
    country: "BE",
    scheme: "origin",
    buyer: {
      name: "Zoë Łukasiewicz",
      street: "Rue Haute 12 / 3",
      postal_code: "1000",
      city: "Bruxelles",
      country: "BE",
    },
    ...fields,
    lines,
    delivery_cents,
  }
}

export const sum = (amounts: number[]): number => amounts.reduce((total, amount) => total + amount, 0)

export function grossAt({ totals }: Content, rate: number): number {
  const entry = totals.vat.find((each) => each.rate === rate)
  return entry ? entry.net_cents + entry.vat_cents : 0
}
