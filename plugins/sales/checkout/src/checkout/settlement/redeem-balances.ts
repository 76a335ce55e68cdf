import { insertBalanceSession, writePayment, type WrittenPayment } from "@bon-perroquet/medusa-sql"
import { methodWithBalances } from "../../methods"
import type { Attempt } from "../../modules/checkout"
import type { AttemptKey } from "../../promotions/uses"
import type { CheckoutCart } from "../cart/cart"
import type { Engine } from "../engine/engine"

/**
 * Redeems an attempt's balances and records each as a captured payment in Medusa.
 * @param engine with the transaction that writes the order
 * @returns their captures
 * @throws if less is reserved than the attempt requires, so that no order is written
 */
export async function redeemBalances(
  { container, knex }: Engine,
  attemptKey: AttemptKey,
  { payment_collection: collection }: CheckoutCart,
  { order_number, currency_code }: Pick<Attempt, "order_number" | "currency_code">,
  balance_cents: number,
): Promise<WrittenPayment["captures"]> {
  const method = methodWithBalances(container)
  const redeemed = (await method?.balances.redeem(knex, attemptKey, order_number)) ?? []
  const cents = redeemed.reduce((sum, { amount_cents }) => sum + amount_cents, 0)
  if (!method || !collection || cents !== balance_cents)
    throw new Error(
      `Order ${order_number} has reserved balances of ${cents} instead of ${balance_cents} cents.`,
    )
  const captures: WrittenPayment["captures"] = []
  for (const { payment_id: payment_intent, amount_cents, paid_with } of redeemed) {
    const session = await insertBalanceSession(knex, {
      payment_collection_id: collection.id,
      provider_id: method.provider_id,
      ...{ amount_cents, currency_code },
    })
    const data = { payment_intent, paid_with }
    captures.push(...(await writePayment(knex, { session, data, captured: true })).captures)
  }
  return captures
}
