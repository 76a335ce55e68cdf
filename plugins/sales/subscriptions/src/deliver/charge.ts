import { CheckoutRefusal, chargeKept } from "@bon-perroquet/checkout/checkout"
import { methodWithSavedCards } from "@bon-perroquet/checkout/methods"
import { CHECKOUT_MODULE, type CheckoutModuleService } from "@bon-perroquet/checkout/modules/checkout"
import { findCartById } from "@bon-perroquet/shop-api/carts"
import type { MedusaContainer } from "@medusajs/framework/types"
import { baseOrder, deliveryOf, missingOf } from "../cart"
import { inputOf } from "../cart/input"
import type { Block } from "../letters"
import type { Repeat, Run } from "../modules/repeat-deliveries"
import { repeatsOf } from "../offer"
import { stepOfAnnounced } from "../rules"
import { finish } from "./finish"
import { waitForGoods } from "./missing"
import { noteRefusal, waitUntilPossible } from "./refusal"

/**
 * Errors of the checkout that occur before a bank is contacted. The delivery is postponed for the given
 * reason.
 */
const BLOCKS: Partial<Record<string, Block>> = {
  delivery_not_available: "undeliverable",
  amount_too_small: "too_small",
  email_refused: "email_refused",
}

/**
 * Charges a delivery. Its cart becomes at most one order, despite concurrent calls and crashes. Requires the
 * subscription's lock and an unpaid delivery.
 */
export async function charge(
  container: MedusaContainer,
  repeat: Repeat,
  run: Run,
  today: string,
): Promise<void> {
  const { cart_id } = run
  if (!cart_id || (await isBeingPaidByHand(container, cart_id))) return
  const [order, cart] = await Promise.all([baseOrder(container, repeat), findCartById(container, cart_id)])
  const delivery = cart && (await deliveryOf(container, { repeat, order, cart }))
  if (!cart) throw new Error(`Cart ${cart_id} of the delivery ${run.id} does not exist any more.`)
  const step = stepOfAnnounced(delivery?.method.totals.total_cents ?? null, run.total_cents ?? 0)
  if (!delivery || step === "block") return waitUntilPossible(container, repeat, run, "undeliverable", today)
  if (step === "announce") return planAgain(container, run, today)
  const input = await inputOf(container, { repeat, run, order, cart, delivery })
  const { total_cents } = delivery.method.totals
  try {
    const charged = await chargeKept(container, {
      ...{ ...input, expected_total_cents: total_cents },
      charges_kept_of: repeat.payment_id,
    })
    if (charged.outcome === "ordered" && charged.attempt)
      await finish(container, repeat, run, charged.attempt.order_number, today)
    else if (charged.outcome === "refused") await noteRefusal(container, repeat, run, today)
  } catch (error) {
    const missing = missingOf(error)
    if (missing !== null)
      // A replacement must be announced with its price before it is charged.
      return repeat.lines.some(({ instead }) => instead)
        ? planAgain(container, run, today)
        : waitForGoods(container, repeat, run, missing, today)
    if (!(error instanceof CheckoutRefusal)) throw error
    if (error.code === "price_changed" || error.code.startsWith("promotion_"))
      return planAgain(container, run, today)
    const block = BLOCKS[error.code]
    if (block) return waitUntilPossible(container, repeat, run, block, today)
    // Stripe is unavailable or the cart is locked. The job's next run retries.
    throw error
  }
}

const planAgain = async (container: MedusaContainer, run: Run, today: string): Promise<void> => {
  await repeatsOf(container).runs.change(run.id, { state: "planned", act_on: today, total_cents: null })
}

/** Returns whether the customer has opened the payment page of the delivery. */
async function isBeingPaidByHand(container: MedusaContainer, cartId: string): Promise<boolean> {
  const live = await container.resolve<CheckoutModuleService>(CHECKOUT_MODULE).liveAttempt(cartId)
  const id = live?.state === "open" ? live.checkout_session_id : null
  return id !== null && id !== undefined && !methodWithSavedCards(container)?.isIdOf(id)
}
