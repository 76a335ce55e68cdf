import { refuse } from "@bon-perroquet/api-kit/http"
import {
  changeOrderBalances,
  isOrderOf,
  orderBalances,
  type OrderPayer,
} from "@bon-perroquet/checkout/checkout"
import type { OrderBalances } from "@bon-perroquet/contract"
import { mapCheckoutError } from "@bon-perroquet/shop-api/payments"
import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { requireBalances, requireCard, requireChoice, requireStoreCredit } from "../cards"
import { removeChoice } from "../ledger"

/** Refusals of the calls about the balances of an order. */
export const ORDER_REFUSALS = {
  400: ["link_expired"],
  404: ["not_found"],
  409: ["nothing_to_pay", "order_cancelled"],
} as const

export const CHANGE_REFUSALS = {
  ...ORDER_REFUSALS,
  409: [...ORDER_REFUSALS[409], "order_being_paid", "cart_busy"],
} as const

/** Returns what gift cards and store credit would pay of an order that a payment link collects. */
export async function showOrderBalances(
  container: MedusaContainer,
  payer: OrderPayer,
): Promise<OrderBalances> {
  requireBalances(container)
  return orderBalances(container, payer).catch(mapCheckoutError)
}

const change = (
  container: MedusaContainer,
  payer: OrderPayer,
  write: (order_id: string) => Promise<void>,
): Promise<OrderBalances> => changeOrderBalances(container, payer, write).catch(mapCheckoutError)

/** Uses a gift card for the order. Idempotent. */
export async function applyCardToOrder(
  container: MedusaContainer,
  payer: OrderPayer,
  code: string,
): Promise<OrderBalances> {
  const { id } = await requireCard(container, code)
  return change(container, payer, (order_id) => requireChoice(container, order_id, id))
}

/** Uses the signed-in customer's store credit for an own order. Idempotent. */
export async function applyStoreCreditToOrder(
  container: MedusaContainer,
  payer: OrderPayer & { customer_id: string },
): Promise<OrderBalances> {
  requireBalances(container)
  if (!(await isOrderOf(container, payer).catch(mapCheckoutError))) throw refuse("order_not_found", 404)
  const id = await requireStoreCredit(container, payer.customer_id)
  return change(container, payer, (order_id) => requireChoice(container, order_id, id))
}

/** Stops using a balance for the order. A balance that the order does not use has no effect. */
export async function removeOrderBalance(
  container: MedusaContainer,
  payer: OrderPayer,
  account_id: string,
): Promise<OrderBalances> {
  requireBalances(container)
  const knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  return change(container, payer, (order_id) => removeChoice(knex, order_id, account_id))
}
