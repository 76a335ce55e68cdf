import { dayInBelgium, type CreditPayment } from "@bon-perroquet/contract"
import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { generateEntityId } from "@medusajs/framework/utils"
import { lockAccount } from "./accounts"
import { openCents, type Invoice } from "./invoices"

interface Entry {
  id: string
  invoice_id: string
  kind: "credit" | "payment" | "payout"
  amount_cents: number
  day: string
  key: string | null
  by_email: string | null
  cancelled_at: Date | null
  created_at: Date
}

const table = (knex: Knex) => knex<Entry>("credit_entry")

export const creditsOf = async (knex: Knex, invoice_id: string): Promise<Entry[]> =>
  table(knex).where({ invoice_id, kind: "credit" }).orderBy("created_at").select("*")

/**
 * Credits a refund to the account, once per key. It lowers the open amount, also below 0 if the invoice was paid.
 * @returns null if the amount exceeds the uncredited rest of the invoice
 */
export async function creditRefund(
  knex: Knex,
  { id, customer_id, amount_cents }: Invoice,
  refund: { key: string; amount_cents: number },
): Promise<Pick<Entry, "id"> | null> {
  return knex.transaction(async (transaction) => {
    await lockAccount(transaction, customer_id)
    const credits = await creditsOf(transaction, id)
    const existing = credits.find(({ key }) => key === refund.key)
    if (existing) return existing
    const credited = credits.reduce((sum, each) => sum + each.amount_cents, 0)
    if (credited + refund.amount_cents > amount_cents) return null
    const entry = { id: generateEntityId(undefined, "cre"), invoice_id: id, kind: "credit" as const }
    await table(transaction).insert({ ...entry, ...refund, day: dayInBelgium(new Date()) })
    return entry
  })
}

type BookedOutcome = { booked: string } | { refused: "unknown" | "changed" | "too_much"; open_cents: number }

/** Books a received payment, or an amount that was paid back. */
export async function bookPayment(
  knex: Knex,
  customer_id: string,
  { kind, order_number, amount_cents, day, open_cents }: CreditPayment,
  by_email: string,
): Promise<BookedOutcome> {
  return knex.transaction(async (transaction) => {
    await lockAccount(transaction, customer_id)
    const invoice = await transaction<Invoice>("credit_invoice")
      .where({ customer_id, order_number })
      .whereNull("ended_at")
      .first()
    const open = invoice && (await openCents(transaction, invoice.id))
    if (!invoice || open == null) return { refused: "unknown", open_cents: 0 }
    if (open !== open_cents) return { refused: "changed", open_cents: open }
    if (amount_cents > (kind === "payment" ? open : -open)) return { refused: "too_much", open_cents: open }
    const id = generateEntityId(undefined, "cre")
    await table(transaction).insert({ id, invoice_id: invoice.id, kind, amount_cents, day, by_email })
    return { booked: id }
  })
}

/** Cancels a payment that staff booked. @returns its order number and amount. Null if the payment does not exist */
export async function cancelPayment(
  knex: Knex,
  customer_id: string,
  id: string,
): Promise<{ order_number: string; amount_cents: number; kind: CreditPayment["kind"] } | null> {
  return knex.transaction(async (transaction) => {
    await lockAccount(transaction, customer_id)
    const [cancelled] = await table(transaction)
      .where({ id })
      .whereIn("kind", ["payment", "payout"])
      .whereNull("cancelled_at")
      .whereNull("key")
      .whereIn("invoice_id", transaction("credit_invoice").where({ customer_id }).select("id"))
      .update({ cancelled_at: transaction.fn.now() } as object)
      .returning("*")
    if (!cancelled || cancelled.kind === "credit") return null
    const { kind, amount_cents, invoice_id } = cancelled
    const invoice = await transaction<Invoice>("credit_invoice").where({ id: invoice_id }).first()
    return { kind, amount_cents, order_number: invoice?.order_number ?? "" }
  })
}
