import {
  methodOfProvider,
  methodWithBalances,
  type Balances,
  type CreatedRefund,
  type PaymentMethod,
} from "@bon-perroquet/checkout/methods"
import { isPaidByBalance, readPaidWith } from "@bon-perroquet/contract"
import type { EngineOrder, OrderPayment } from "@bon-perroquet/medusa-sql"
import type { MedusaContainer } from "@medusajs/framework/types"
import { Modules } from "@medusajs/framework/utils"
import { numberOf } from "../engine/order"
import type { RefundRow } from "../modules/order-status"
import { leftOf, paymentIdOf } from "./money"

/**
 * Returns the payment method of a payment and the payment's id there, or null for a payment entered by hand.
 */
export function methodBehind(
  container: MedusaContainer,
  payment: Pick<OrderPayment, "provider_id" | "data">,
): { method: PaymentMethod; payment_id: string } | null {
  const payment_id = paymentIdOf(payment)
  const method = methodOfProvider(container, payment.provider_id)
  return method && payment_id ? { method, payment_id } : null
}

const balancesOf = (container: MedusaContainer): Balances | undefined =>
  methodWithBalances(container)?.balances

/**
 * Returns whether a refund can be given as store credit: the customer has an account that can use it. A refund of an order
 * on account lowers the debt instead.
 */
export async function canRefundAsCredit(
  container: MedusaContainer,
  { customer_id, payments }: EngineOrder,
): Promise<boolean> {
  if (!balancesOf(container)?.isOn || !customer_id) return false
  const money = payments.filter(isCredited)
  if (!money.some((payment) => leftOf(payment) > 0)) return false
  if (money.some(({ data }) => readPaidWith(data)?.kind === "account")) return false
  const accounts = await container
    .resolve(Modules.CUSTOMER)
    .listCustomers({ id: customer_id, has_account: true })
  return accounts.length > 0
}

/** A gift card or store credit takes back what it has paid, also if the rest of the refund is given as store credit. */
export const isCredited = ({ data }: OrderPayment): boolean => !isPaidByBalance(data)

/** Gives a refund as store credit, once. */
export async function giveCredit(
  container: MedusaContainer,
  order: EngineOrder,
  { id: key, amount_cents, reason, by_email }: RefundRow,
): Promise<CreatedRefund> {
  const { customer_id } = order
  const balances = balancesOf(container)
  if (!balances || !customer_id) throw new Error(`Refund ${key} cannot be given as store credit any more.`)
  const id = await balances.credit({
    ...{ customer_id, amount_cents, key, reason, by_email },
    order_number: numberOf(order),
  })
  return { id, state: "done", failure: null }
}
