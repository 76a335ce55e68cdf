import { releaseCart } from "@bon-perroquet/checkout/checkout"
import { dayLater } from "@bon-perroquet/contract"
import type { MedusaContainer } from "@medusajs/framework/types"
import { writeBlocked, writeRefused } from "../mails"
import type { Block } from "../letters"
import type { Repeat, Run } from "../modules/repeat-deliveries"
import { repeatsOf } from "../offer"
import { hasWaitedEnough, nextTry } from "../rules"
import { skipRun } from "./drop"

/**
 * The bank refused a charge: the owner is sent the way to pay by hand, and it is tried twice more; then the repeat delivery is
 * paused.
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

/**
 * A delivery can't be charged, and no bank was contacted: the owner is told why and what to change, and the merchant that it
 * waits. It is looked at again every day, and left out once it has waited as long as its rhythm lasts.
 */
export async function waitUntilPossible(
  container: MedusaContainer,
  repeat: Repeat,
  run: Run,
  reason: Block,
  today: string,
): Promise<void> {
  await writeBlocked(container, repeat, run, reason)
  if (hasWaitedEnough(run.due_on, repeat.weeks, today)) return skipRun(container, repeat, run, today)
  await repeatsOf(container).runs.change(run.id, {
    ...{ state: "planned", act_on: dayLater(today, 1), cart_id: run.cart_id, total_cents: null },
  })
}
