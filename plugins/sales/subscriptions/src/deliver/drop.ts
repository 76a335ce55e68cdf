import { releaseCart } from "@bon-perroquet/checkout/checkout"
import { refuse } from "@bon-perroquet/api-kit/http"
import type { MedusaContainer } from "@medusajs/framework/types"
import type { Repeat, Run } from "../modules/repeat-deliveries"
import { repeatsOf } from "../offer"
import { dayAfterSkipping } from "../rules"

/** Closes an unpaid delivery. @throws 409 cart_frozen while it is being paid */
export async function dropRun(
  container: MedusaContainer,
  run: Run,
  state: "skipped" | "given_up",
): Promise<void> {
  if (run.cart_id && (await releaseCart(container, run.cart_id)) === "frozen")
    throw refuse("cart_frozen", 409)
  await repeatsOf(container).runs.change(run.id, { state })
}

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
