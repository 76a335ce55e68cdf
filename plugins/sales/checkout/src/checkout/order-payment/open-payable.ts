import { DEFAULT_COUNTRY } from "@bon-perroquet/contract"
import { toEuro } from "@bon-perroquet/contract/money"
import type { MedusaContainer } from "@medusajs/framework/types"
import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { payablesOf, RETURNED, type Payable, type ReturnAddresses } from "../../methods"
import type { Attempt } from "../../modules/checkout"
import { type Engine, engineOf } from "../engine/engine"
import { CheckoutRefusal } from "../engine/refusal"
import type { OpenedPage } from "../payment/open-payment"
import { openExisting } from "./open-existing"

/** Returns what an id names if it can be paid, else null. */
export const readPayable = async ({ container, knex }: Engine, id: string): Promise<Payable | null> =>
  (await payablesOf(container, id)?.read(knex, id)) ?? null

/**
 * Opens the payment page of a `Payable` (see `openExisting`).
 * @throws CheckoutRefusal nothing_to_pay
 */
export async function openPayable(
  container: MedusaContainer,
  {
    id,
    origin,
    return_to,
    locale,
  }: { id: string; origin: string; return_to: ReturnAddresses; locale: string },
): Promise<OpenedPage> {
  const engine = engineOf(container)
  return openExisting(engine, id, { origin, return_to, locale }, async () => {
    const payable = await readPayable(engine, id)
    if (!payable?.due_cents) throw new CheckoutRefusal("nothing_to_pay")
    const { due_cents, title } = payable
    return {
      ...{ number: payable.number, email: payable.email, due_cents, currency_code: payable.currency_code },
      lines: [{ kind: "item", title, quantity: 1, total_cents: due_cents }],
      country: DEFAULT_COUNTRY,
      createSession: (provider_id) => createSession(engine, payable, provider_id),
    }
  })
}

/**
 * Returns the whole payment of a `Payable`. The refund follows after the transaction, and the reconciliation repeats it.
 * @returns the id of the payment to settle. Null if nothing was paid
 */
export async function returnPayment(transaction: Knex, id: string): Promise<string | null> {
  const [attempt] = await transaction<Attempt>("checkout_attempt")
    .where({ cart_id: id })
    // "paid" if a crash interrupted the settlement after the payment was recorded.
    .whereIn("state", ["paid", "ordered"])
    .update({ state: "refund_due", reason: RETURNED, updated_at: transaction.fn.now() as never })
    .returning(["checkout_session_id"])
  return attempt?.checkout_session_id ?? null
}

/** Opens a payment session in a separate payment collection, because there is no cart and no order. */
async function createSession(
  { payment }: Engine,
  { due_cents, currency_code }: Payable,
  provider_id: string,
): Promise<string> {
  const amount = toEuro(due_cents)
  const collection = await payment.createPaymentCollections({ currency_code, amount })
  const session = { provider_id, currency_code, amount, data: {}, context: {} }
  return (await payment.createPaymentSession(collection.id, session)).id
}
