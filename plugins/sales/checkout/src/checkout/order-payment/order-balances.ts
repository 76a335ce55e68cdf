import { LEAST_PAYMENT_CENTS } from "@bon-perroquet/contract"
import type { MedusaContainer } from "@medusajs/framework/types"
import { methodWithBalances, type ShownBalances } from "../../methods"
import { type Engine, engineOf, leaseKey } from "../engine/engine"
import { CheckoutRefusal } from "../engine/refusal"
import { LEASE_WAIT } from "../payment/page"
import { supersede } from "../payment/withdraw"
import { accountOf, requireDue, requireOrder } from "./order-to-pay"

export interface OrderPayer {
  order_id: string
  /** Signed-in customer. Null for a guest. */
  customer_id: string | null
}

/** What balances would pay now of the amount due of an order, in cents. */
interface OrderBalances extends ShownBalances {
  due_cents: number
  rest_cents: number
}

/**
 * Returns the balances that the customer chose for an order. Reserves nothing.
 * @throws CheckoutRefusal nothing_to_pay, order_cancelled
 */
export const orderBalances = (container: MedusaContainer, payer: OrderPayer): Promise<OrderBalances> =>
  show(engineOf(container), payer)

async function show(engine: Engine, { order_id, customer_id }: OrderPayer): Promise<OrderBalances> {
  const order = await requireOrder(engine, order_id)
  const due_cents = requireDue(order)
  const shown = await methodWithBalances(engine.container)?.balances.show(order_id, {
    total_cents: due_cents,
    currency_code: order.currency_code,
    account_id: accountOf(order, customer_id),
    least_rest_cents: LEAST_PAYMENT_CENTS,
    needs_rest: false,
  })
  const { applied = [], store_credit_cents = null } = shown ?? {}
  const rest_cents = applied.reduce((rest, { used_cents }) => rest - used_cents, due_cents)
  return { applied, store_credit_cents, due_cents, rest_cents }
}

/**
 * Changes the balances that the customer chose for an order. Withdraws the open payment page, because it has the former
 * rest.
 * @throws CheckoutRefusal order_being_paid
 */
export async function changeOrderBalances(
  container: MedusaContainer,
  payer: OrderPayer,
  write: (order_id: string) => Promise<void>,
): Promise<OrderBalances> {
  const engine = engineOf(container)
  const { order_id } = payer
  return engine.locking.execute(
    leaseKey(order_id),
    async () => {
      requireDue(await requireOrder(engine, order_id))
      if ((await supersede(engine, await engine.attempts.liveAttempt(order_id))) === "frozen")
        throw new CheckoutRefusal("order_being_paid")
      await write(order_id)
      return show(engine, payer)
    },
    { timeout: LEASE_WAIT },
  )
}

/** Returns whether the order belongs to this customer account. */
export async function isOrderOf(container: MedusaContainer, { order_id, customer_id }: OrderPayer) {
  const order = await requireOrder(engineOf(container), order_id)
  return accountOf(order, customer_id) !== null
}
