import { releaseCart } from "@bon-perroquet/checkout/checkout"
import { refuse } from "@bon-perroquet/shop-api/http"
import type { MedusaContainer } from "@medusajs/framework/types"
import type { Repeat, Run } from "../modules/repeat-deliveries"
import { repeatsOf } from "../offer"
import { dayAfterSkipping } from "../rules"

/**
 * Sees to it that an open delivery is not charged any more.
 * @throws 409 cart_frozen where its money is on its way: then it comes
 */
export async function dropRun(
  container: MedusaContainer,
  run: Run,
  state: "skipped" | "given_up",
): Promise<void> {
  if (run.cart_id && (await releaseCart(container, run.cart_id)) === "frozen")
    throw refuse("cart_frozen", 409)
  await repeatsOf(container).runs.change(run.id, { state })
}

/** Leaves an open delivery out; the next one is the rhythm's. */
export async function skipRun(
  container: MedusaContainer,
  repeat: Repeat,
  run: Run,
  today: string,
): Promise<void> {
  await dropRun(container, run, "skipped")
  await repeatsOf(container).repeats.change(repeat.id, {
    next_on: dayAfterSkipping(run.due_on, repeat.weeks, today),
  })
}
