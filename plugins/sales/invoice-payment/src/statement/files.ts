import type { PrintedList } from "@bon-perroquet/api-kit/documents"
import { writtenIban } from "@bon-perroquet/checkout/transfers"
import type { CreditAccount, Merchant } from "@bon-perroquet/contract"
import { decimalEuro, formatCents } from "@bon-perroquet/contract/money"
import type { Language } from "@bon-perroquet/contract/sets"
import { INVOICE_TEXTS } from "../texts"

const HEAD = ["day", "kind", "order", "invoice", "communication", "due", "amount", "balance"]

/** Returns CSV with a line per entry, oldest first. No field contains text of a person, so none needs quotes. */
export function statementCsv({ entries, invoices }: CreditAccount): string {
  const invoiceOf = new Map(invoices.map((invoice) => [invoice.order_number, invoice]))
  const rows = entries.map(({ day, kind, order_number, amount_cents, balance_cents }) => {
    const { document_number = null, communication = "", due_on = "" } = invoiceOf.get(order_number) ?? {}
    const about = [document_number ?? "", communication, due_on]
    return [day, kind, order_number, ...about, signed(amount_cents), signed(balance_cents)]
  })
  return `\uFEFF${[HEAD, ...rows].map((row) => `${row.join(",")}\r\n`).join("")}`
}

const signed = (cents: number): string => (cents < 0 ? "-" : "") + decimalEuro(Math.abs(cents))

interface About {
  /** Name or e-mail address of the customer. */
  customer: string
  merchant: Merchant
  language: Language
  /** Day of the statement, formatted. */
  today: string
}

/** Returns the statement of account for printing. */
export function statementList(
  { terms, balance_cents, overdue_cents, payee, entries }: CreditAccount,
  { customer, merchant, language, today }: About,
): PrintedList {
  const { title, facts, columns, kinds } = INVOICE_TEXTS[language].statement
  const money = (cents: number) => formatCents(cents, language)
  return {
    language,
    title,
    author: merchant.legal_name,
    address: [
      merchant.legal_name,
      merchant.street,
      `${merchant.postal_code} ${merchant.city}`,
      merchant.vat_number,
    ].join(", "),
    facts: [
      [facts.customer, customer],
      [facts.day, today],
      ...(terms ? [[facts.limit, money(terms.limit_cents)] as [string, string]] : []),
      [facts.balance, money(balance_cents)],
      [facts.overdue, money(overdue_cents)],
      ...(payee ? [[facts.account, `${payee.name}, ${writtenIban(payee.iban)}`] as [string, string]] : []),
    ],
    columns: [
      { title: columns.day, share: 0.15 },
      { title: columns.entry, share: 0.2 },
      { title: columns.order, share: 0.25 },
      { title: columns.amount, share: 0.2 },
      { title: columns.balance, share: 0.2 },
    ],
    rows: entries.map(({ day, kind, order_number, amount_cents, balance_cents: after }) => [
      day,
      kinds[kind],
      order_number,
      money(amount_cents),
      money(after),
    ]),
  }
}
