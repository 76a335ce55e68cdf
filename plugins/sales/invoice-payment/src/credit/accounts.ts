import { requireUnchanged, versioned, type Precondition } from "@bon-perroquet/api-kit/http"
import type { CreditTerms } from "@bon-perroquet/contract"
import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { generateEntityId } from "@medusajs/framework/utils"

type Row = CreditTerms & { customer_id: string; approved_at: Date | null; approved_by: string }

const termsOf = (row: Row | undefined): CreditTerms | null => {
  if (!row?.approved_at) return null
  const { limit_cents, payment_days, end_of_month } = row
  return { limit_cents, payment_days, end_of_month }
}

/** Returns the terms of an account, or null if it may not pay by invoice. */
export const readTerms = async (knex: Knex, customer_id: string): Promise<CreditTerms | null> =>
  termsOf(await knex<Row>("credit_account").where({ customer_id }).first())

/** Locks the account until the transaction ends, so that its orders and payments are counted one after the other. */
export const lockAccount = async (
  transaction: Knex.Transaction,
  customer_id: string,
): Promise<CreditTerms | null> =>
  termsOf(await transaction<Row>("credit_account").where({ customer_id }).forUpdate().first())

/** Returns the version of an account's terms. */
export const termsVersion = (terms: CreditTerms | null): string => versioned({ terms }).version

/** Approves an account, or ends its approval. @returns the former terms. @throws 412 changed_meanwhile */
export async function decideTerms(
  transaction: Knex.Transaction,
  customer_id: string,
  terms: CreditTerms | null,
  { approved_by, precondition }: { approved_by: string; precondition?: Precondition },
): Promise<CreditTerms | null> {
  await transaction.raw("SELECT pg_advisory_xact_lock(hashtext(?))", [`credit:${customer_id}`])
  const before = await lockAccount(transaction, customer_id)
  requireUnchanged(precondition, { version: termsVersion(before) })
  const now = transaction.fn.now()
  if (terms === null) {
    await transaction("credit_account").where({ customer_id }).update({ approved_at: null, updated_at: now })
    return before
  }
  const decided = { ...terms, approved_by, approved_at: now, updated_at: now }
  await transaction("credit_account")
    .insert({ id: generateEntityId(undefined, "cra"), customer_id, ...decided })
    .onConflict("customer_id")
    .merge(decided)
  return before
}
