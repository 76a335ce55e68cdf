import type { MedusaContainer } from "@medusajs/framework/types"
import { baseOrder, deliveryOf, figuresOf, fillCart, isUnproved, languageOfOrder, missingOf } from "../cart"
import { writeAnnouncement } from "../mails"
import type { Repeat, Run } from "../modules/repeat-deliveries"
import { repeatsOf } from "../offer"
import { chargeDay, stepOfPlanned } from "../rules"
import { waitForGoods } from "./missing"
import { waitUntilPossible } from "./refusal"

/** Announces a delivery again, with the full notice period. Requires the subscription's lock. */
export async function announceAgain(
  container: MedusaContainer,
  repeat: Repeat,
  run: Run,
  today: string,
): Promise<void> {
  const planned = { state: "planned", act_on: today, total_cents: null } as const
  await repeatsOf(container).runs.change(run.id, planned)
  await announce(container, repeat, { ...run, ...planned }, today)
}

/**
 * Announces a delivery: fills its cart, stores price and charge date, and e-mails the customer three days
 * before the charge. Requires the subscription's lock.
 */
export async function announce(
  container: MedusaContainer,
  repeat: Repeat,
  run: Run,
  today: string,
): Promise<void> {
  const order = await baseOrder(container, repeat)
  try {
    const { cart, replaced } = await fillCart(container, repeat, run, languageOfOrder(order))
    const delivery = await deliveryOf(container, { repeat, order, cart })
    const step = stepOfPlanned(delivery && { isUnproved: isUnproved(order, delivery) }, run.due_on, today)
    if (!delivery || step === "block") {
      await waitUntilPossible(container, repeat, { ...run, cart_id: cart.cart_id }, "undeliverable", today)
      return
    }
    if (step === "wait") return
    const announcement = {
      state: "announced" as const,
      act_on: chargeDay(run.due_on, today),
      cart_id: cart.cart_id,
      total_cents: delivery.method.totals.total_cents,
      missing: null,
      replaced,
    }
    // The e-mail is stored before the state. After a crash the next call repeats it with the same key, so
    // that it is sent once.
    await writeAnnouncement(
      container,
      repeat,
      { ...run, ...announcement },
      await figuresOf(container, cart, delivery),
    )
    await repeatsOf(container).runs.change(run.id, announcement)
  } catch (error) {
    const missing = missingOf(error)
    if (missing === null) throw error
    await waitForGoods(container, repeat, run, missing, today)
  }
}
