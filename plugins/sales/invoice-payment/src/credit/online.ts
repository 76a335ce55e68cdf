import { moneyGone, moneyReturned, type Payables } from "@bon-perroquet/checkout/methods"
import { dayInBelgium } from "@bon-perroquet/contract"
import { emailOfAccount } from "@bon-perroquet/medusa-sql/buying/credit"
import { deleteRefunds, writeRefunds } from "@bon-perroquet/medusa-sql/buying/payable-refunds"
import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { generateEntityId } from "@medusajs/framework/utils"
import { lockAccount } from "./accounts"
import { invoiceWithId, openCents, type Invoice } from "./invoices"

/** Start of the keys of entries that follow an online payment. The cash report reads its money from Medusa. */
export const ONLINE = "online:"

const insert = (transaction: Knex, entry: { key: string } & Record<string, unknown>) =>
  transaction("credit_entry")
    .insert({ id: generateEntityId(undefined, "cre"), day: dayInBelgium(new Date()), ...entry })
    .onConflict(transaction.raw("(key) WHERE key IS NOT NULL"))
    .ignore()

/** Runs `work` with an invoice while its account is locked. */
async function withInvoice(
  knex: Knex,
  id: string,
  work: (transaction: Knex, invoice: Invoice) => Promise<unknown>,
): Promise<void> {
  await knex.transaction(async (transaction) => {
    const invoice = await invoiceWithId(transaction, id)
    if (!invoice) throw new Error(`There is no invoice ${id}.`)
    await lockAccount(transaction, invoice.customer_id)
    await work(transaction, invoice)
  })
}

/** Open invoices, which their customers pay with a payment page. */
export const OPEN_INVOICES: Payables = {
  isIdOf: (id) => id.startsWith("inv_"),

  async read(knex, id) {
    const invoice = await invoiceWithId(knex, id)
    const open = invoice && (await openCents(knex, id))
    if (!invoice || open == null) return null
    const { rows } = await knex.raw<{ rows: { email: string | null }[] }>(
      `SELECT ${emailOfAccount("CAST(:customer AS text)")} AS email`,
      { customer: invoice.customer_id },
    )
    const { order_number: number, currency_code } = invoice
    return {
      ...{ number, currency_code, title: number, due_cents: Math.max(0, open) },
      email: rows[0]?.email ?? "",
    }
  },

  async paid(knex, id, { payment_id, amount_cents }) {
    await withInvoice(knex, id, (transaction) =>
      insert(transaction, { invoice_id: id, kind: "payment", amount_cents, key: ONLINE + payment_id }),
    )
  },

  /** A refund or lost dispute of the payment makes the amount due again. A refund that failed later does not. */
  async follow(knex, { cart_id: id, payment_session_id }, money) {
    const gone = moneyGone(money)
    const returned = moneyReturned(money)
    if (!gone.length && !returned.length) return
    await withInvoice(knex, id, async (transaction) => {
      for (const { id: refund, amount_cents } of gone)
        await insert(transaction, { invoice_id: id, kind: "payout", amount_cents, key: ONLINE + refund })
      await writeRefunds(transaction, payment_session_id, gone)
      await transaction("credit_entry")
        .whereIn(
          "key",
          returned.map((refund) => ONLINE + refund),
        )
        .whereNull("cancelled_at")
        .update({ cancelled_at: transaction.fn.now() })
      await deleteRefunds(transaction, payment_session_id, returned)
    })
  },
}

/** Returns the id of the account's invoice for an order, or null. */
export async function invoiceOfOrder(
  knex: Knex,
  customer_id: string,
  order_number: string,
): Promise<string | null> {
  const invoice = await knex<Invoice>("credit_invoice")
    .where({ customer_id, order_number })
    .whereNull("ended_at")
    .first("id")
  return invoice?.id ?? null
}
