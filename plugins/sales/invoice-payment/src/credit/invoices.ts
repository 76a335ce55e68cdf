import type { CreditRefusal } from "@bon-perroquet/checkout/methods"
import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { generateEntityId } from "@medusajs/framework/utils"
import { dueDay } from "../due"
import { lockAccount } from "./accounts"
import { OPEN_CENTS, readBalance } from "./balances"

export interface Invoice {
  id: string
  payment_session_id: string
  customer_id: string
  order_number: string
  communication: string
  amount_cents: number
  currency_code: string
  attempt_id: string
  cart_id: string
  shop_id: string
  due_on: string
  reminders: number
  ended_at: Date | null
  created_at: Date
}
const PURCHASE_FIELDS = [
  "payment_session_id",
  "order_number",
  "communication",
  "amount_cents",
  "currency_code",
  "attempt_id",
  "cart_id",
  "shop_id",
] as const
type ChargedPurchase = Pick<Invoice, (typeof PURCHASE_FIELDS)[number]>

const pick = (purchase: ChargedPurchase) =>
  Object.fromEntries(PURCHASE_FIELDS.map((field) => [field, purchase[field]])) as ChargedPurchase

const table = (knex: Knex) => knex<Invoice>("credit_invoice")

/**
 * Charges an order to its account if the credit limit allows it. A repeated call returns the same invoice. The lock of
 * the account makes concurrent orders wait, so that they cannot exceed the limit together.
 */
export async function chargeAccount(
  knex: Knex,
  { purchase, customer_id }: { purchase: ChargedPurchase; customer_id: string | null },
  blockDays: number,
): Promise<Invoice | CreditRefusal> {
  const { payment_session_id, amount_cents, order_number } = purchase
  if (customer_id === null) return "credit_not_approved"
  return knex.transaction(async (transaction) => {
    const terms = await lockAccount(transaction, customer_id)
    const existing = await table(transaction).where({ payment_session_id }).first()
    if (existing) return existing
    if (!terms) return "credit_not_approved"
    const { balance_cents, is_blocked } = await readBalance(transaction, customer_id, blockDays)
    if (is_blocked) return "credit_overdue"
    if (balance_cents + amount_cents > terms.limit_cents) return "credit_limit_exceeded"
    const id = generateEntityId(undefined, "inv")
    const [row] = await table(transaction)
      .insert({ ...pick(purchase), customer_id, id, due_on: dueDay(new Date(), terms), reminders: 0 })
      .returning("*")
    if (!row) throw new Error(`The invoice of order ${order_number} could not be stored.`)
    return row
  })
}

export const invoiceWithId = async (knex: Knex, id: string): Promise<Invoice | null> =>
  (await table(knex).where({ id }).first()) ?? null

export const hasInvoices = async (knex: Knex, customer_id: string): Promise<boolean> =>
  (await table(knex).where({ customer_id }).whereNull("ended_at").first("id")) !== undefined

export const invoicesSince = async (knex: Knex, since: Date): Promise<Invoice[]> =>
  table(knex).where("created_at", ">=", since).orderBy("created_at", "desc").select("*")

/** Ends the invoice of a purchase that became no order. */
export const endInvoice = async (knex: Knex, id: string): Promise<void> =>
  void (await table(knex)
    .where({ id })
    .whereNull("ended_at")
    .update({ ended_at: knex.fn.now(), updated_at: knex.fn.now() } as object))

/** Returns the open amount of an invoice, or null if there is no such invoice. */
export async function openCents(knex: Knex, id: string): Promise<number | null> {
  const { rows } = await knex.raw<{ rows: { cents: number }[] }>(
    `SELECT ${OPEN_CENTS} AS cents FROM credit_invoice invoice WHERE invoice.id = ? AND invoice.ended_at IS NULL`,
    [id],
  )
  return rows[0]?.cents ?? null
}
