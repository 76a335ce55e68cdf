import { recordChange } from "@bon-perroquet/api-kit/changes"
import { refuse, type Precondition } from "@bon-perroquet/api-kit/http"
import type { CreditAccount, CreditPayment, CreditTerms } from "@bon-perroquet/contract"
import { vatNumberOf } from "@bon-perroquet/contract/vat/numbers"
import { readTradeAccount, type TradeAccount } from "@bon-perroquet/medusa-sql/buying/credit"
import { businessKeeper } from "@bon-perroquet/shop-api/business"
import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { bookPayment, cancelPayment, decideTerms, hasInvoices } from "../credit"
import { creditAccount } from "./index"

const knexOf = (container: MedusaContainer) => container.resolve(ContainerRegistrationKeys.PG_CONNECTION)

/** @throws 404 customer_not_found for a guest, who does not prove the e-mail address */
async function requireAccount(container: MedusaContainer, customer: string): Promise<TradeAccount> {
  const account = await readTradeAccount(knexOf(container), customer)
  if (!account) throw refuse("customer_not_found", 404)
  return account
}

/**
 * Returns the e-mail address of an account, or the id of an erased one, whose invoices remain due.
 * @throws 404 customer_not_found
 */
export async function requireDebtor(container: MedusaContainer, customer: string): Promise<string> {
  const account = await readTradeAccount(knexOf(container), customer)
  if (!account && !(await hasInvoices(knexOf(container), customer))) throw refuse("customer_not_found", 404)
  return account?.email ?? customer
}

const hasConfirmedNumber = async (container: MedusaContainer, { vat_number }: TradeAccount) => {
  const number = vat_number === null ? null : vatNumberOf(vat_number)
  const proof = number && (await businessKeeper()?.prove(container, number.vat_number))
  return proof?.standing === "valid"
}

/**
 * Approves payment by invoice, or ends it. Invoices of a former approval remain due.
 * @throws 404 customer_not_found, 409 credit_needs_business, 412 changed_meanwhile
 */
export async function decideCredit(
  container: MedusaContainer,
  customer: string,
  terms: CreditTerms | null,
  { by, precondition }: { by: string; precondition: Precondition },
): Promise<CreditAccount> {
  const account = await requireAccount(container, customer)
  if (terms && !account.is_in_group && !(await hasConfirmedNumber(container, account)))
    throw refuse("credit_needs_business", 409)
  const before = await knexOf(container).transaction((transaction) =>
    decideTerms(transaction, customer, terms, { approved_by: by, precondition }),
  )
  await recordChange(container, {
    ...{ by, subject: "customer", subject_id: customer, label: account.email, action: "credit" },
    ...{ before: before && { ...before }, after: terms && { ...terms } },
  })
  return creditAccount(container, customer)
}

/** @throws 404 customer_not_found, order_not_found; 409 changed_meanwhile, payment_amount_differs */
export async function bookCredit(
  container: MedusaContainer,
  customer: string,
  payment: CreditPayment,
  by: string,
): Promise<CreditAccount> {
  const label = await requireDebtor(container, customer)
  const outcome = await bookPayment(knexOf(container), customer, payment, by)
  if ("refused" in outcome) {
    if (outcome.refused === "unknown") throw refuse("order_not_found", 404)
    if (outcome.refused === "changed") throw refuse("changed_meanwhile", 409)
    throw refuse("payment_amount_differs", 409, { amount_cents: Math.abs(outcome.open_cents) })
  }
  const { kind, order_number, amount_cents, day } = payment
  await recordChange(container, {
    ...{ by, subject: "customer", subject_id: customer, label, action: kind },
    ...{ before: null, after: { order_number, amount_cents, day } },
  })
  return creditAccount(container, customer)
}

/** Cancels a booking that was made by mistake. @throws 404 customer_not_found, payment_not_found */
export async function cancelCredit(
  container: MedusaContainer,
  customer: string,
  id: string,
  by: string,
): Promise<CreditAccount> {
  const label = await requireDebtor(container, customer)
  const cancelled = await cancelPayment(knexOf(container), customer, id)
  if (!cancelled) throw refuse("not_found", 404)
  const { order_number, amount_cents, kind } = cancelled
  await recordChange(container, {
    ...{ by, subject: "customer", subject_id: customer, label, action: `${kind}_cancelled` },
    ...{ before: { order_number, amount_cents }, after: null },
  })
  return creditAccount(container, customer)
}
