import {
  insertBalanceSession,
  readBalanceCaptures,
  writePayment,
  type WrittenPayment,
} from "@bon-perroquet/medusa-sql"
import { methodWithBalances } from "../../methods"
import type { Attempt } from "../../modules/checkout"
import type { AttemptKey } from "../../promotions/uses"
import type { Engine } from "../engine/engine"
import { attemptKeyOf } from "../reservations/reservations"

type Captures = WrittenPayment["captures"]

interface Redeemed extends Pick<Attempt, "order_number" | "currency_code" | "balance_cents"> {
  /** Payment collection of the cart or order. */
  collection: string | undefined
  /** Payment session of the rest. Null if an order from a cart is written in the same transaction. */
  rest_session: string | null
}

/**
 * Redeems an attempt's balances and records each as a captured payment in Medusa.
 * @param engine with the transaction that writes the order or the payment of the rest
 * @returns their captures
 * @throws if less is reserved than the attempt requires, so that nothing is written
 */
export async function redeemBalances(
  { container, knex }: Engine,
  attemptKey: AttemptKey,
  { collection, rest_session, order_number, currency_code, balance_cents }: Redeemed,
): Promise<Captures> {
  const method = methodWithBalances(container)
  const redeemed = (await method?.balances.redeem(knex, attemptKey, order_number)) ?? []
  const cents = redeemed.reduce((sum, { amount_cents }) => sum + amount_cents, 0)
  if (!method || collection === undefined || cents !== balance_cents)
    throw new Error(
      `Order ${order_number} has reserved balances of ${cents} instead of ${balance_cents} cents.`,
    )
  const captures: Captures = []
  for (const { payment_id: payment_intent, amount_cents, paid_with } of redeemed) {
    const session = await insertBalanceSession(knex, {
      payment_collection_id: collection,
      provider_id: method.provider_id,
      ...{ amount_cents, currency_code, rest_session },
    })
    const data = { payment_intent, paid_with }
    captures.push(...(await writePayment(knex, { session, data, captured: true })).captures)
  }
  return captures
}

/**
 * Writes the payment of an existing order and redeems the balances of its attempt, in one transaction. A repeated call
 * returns what is written.
 */
export async function writeSharedPayment(
  engine: Engine,
  attempt: Attempt,
  data: Record<string, unknown>,
): Promise<WrittenPayment> {
  const { payment_session_id: session, balance_cents } = attempt
  const payment = { session, data, captured: true }
  if (!balance_cents) return writePayment(engine.knex, payment)
  const { payment_collection_id: collection } = await engine.payment.retrievePaymentSession(session)
  return engine.knex.transaction(async (knex) => {
    const { payment_id, captures } = await writePayment(knex, payment)
    const written = await readBalanceCaptures(knex, session)
    const redeemed = written.length
      ? written
      : await redeemBalances({ ...engine, knex }, attemptKeyOf(attempt), {
          ...attempt,
          ...{ collection, rest_session: session },
        })
    return { payment_id, captures: [...captures, ...redeemed] }
  })
}
