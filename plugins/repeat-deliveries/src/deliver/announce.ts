import type { MedusaContainer } from "@medusajs/framework/types"
import { baseOrder, deliveryOf, figuresOf, fillCart, isUnproved, languageOfOrder, missingOf } from "../cart"
import { writeAnnouncement } from "../mails"
import type { Repeat, Run } from "../modules/repeat-deliveries"
import { repeatsOf } from "../offer"
import { chargeDay } from "../rules"
import { waitForGoods } from "./missing"
import { waitUntilPossible } from "./refusal"

/** Announces an open delivery with the full notice once more: its price or address is another one. Call with the lease held. */
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
 * Fills the cart of a delivery, writes down what it costs today and on which day it is charged, and tells its owner, three days
 * before. Call with the lease held.
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
    if (!delivery) {
      await waitUntilPossible(container, repeat, { ...run, cart_id: cart.cart_id }, "undeliverable", today)
      return
    }
    // VIES does not answer: the price without VAT is neither announced nor given up before it had a few days to.
    if (isUnproved(order, delivery) && today <= run.due_on) return
    const told = {
      state: "announced" as const,
      act_on: chargeDay(run.due_on, today),
      cart_id: cart.cart_id,
      total_cents: delivery.method.totals.total_cents,
      missing: null,
      replaced,
    }
    // Written first: a message that a crash kept from going out is written by the next call, under the same key.
    await writeAnnouncement(
      container,
      repeat,
      { ...run, ...told },
      await figuresOf(container, cart, delivery),
    )
    await repeatsOf(container).runs.change(run.id, told)
  } catch (error) {
    const missing = missingOf(error)
    if (missing === null) throw error
    await waitForGoods(container, repeat, run, missing, today)
  }
}
