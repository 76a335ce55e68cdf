import { releaseCart } from "@bon-perroquet/checkout/checkout"
import type { MedusaContainer } from "@medusajs/framework/types"
import { writeRefused } from "../mails"
import type { Repeat, Run } from "../modules/repeat-deliveries"
import { repeatsOf } from "../offer"
import { nextTry } from "../rules"

/**
 * A charge was refused, or could not be made: the owner is sent the way to pay by hand, and it is tried twice more; then the
 * repeat delivery is paused.
 */
export async function noteRefusal(
  container: MedusaContainer,
  repeat: Repeat,
  run: Run,
  today: string,
): Promise<void> {
  const { repeats, runs } = repeatsOf(container)
  const tries = run.tries + 1
  const act_on = nextTry(tries, today)
  await writeRefused(container, repeat, { ...run, tries }, act_on)
  if (act_on !== null) {
    await runs.change(run.id, { state: "failed", tries, act_on })
    return
  }
  // A page that is open still could be paid; who is faster gets the delivery.
  if (run.cart_id && (await releaseCart(container, run.cart_id)) === "frozen") return
  await repeats.change(repeat.id, { state: "paused" })
  await runs.change(run.id, { state: "given_up", tries })
}
