import type { EInvoice } from "@bon-perroquet/contract"
import { spreadsheet } from "@bon-perroquet/api-kit/csv"

const HEAD = ["number", "kind", "order", "company", "vat_number", "state", "since", "reason"]

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
