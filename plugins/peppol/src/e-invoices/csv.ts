import type { EInvoice } from "@bon-perroquet/contract"
import { spreadsheet } from "@bon-perroquet/shop-api/csv"

const HEAD = ["number", "kind", "order", "company", "vat_number", "state", "since", "reason"]

/** How each document got to its business, for whoever keeps the books. */
export const eInvoicesCsv = (eInvoices: readonly EInvoice[]): string =>
  spreadsheet(
    [
      HEAD,
      ...eInvoices.map(({ number, kind, order_number, company, vat_number, state, changed_at, reason }) => [
        ...[number, kind === "invoice" ? "invoice" : "credit note", order_number, company, vat_number],
        ...[state, changed_at ?? "", reason ?? ""],
      ]),
    ],
    ",",
  )
