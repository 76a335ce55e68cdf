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
 * E-mails a payment link after the bank refused a charge. After three refusals, the subscription is paused.
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
  // Does not pause the subscription while the customer pays on the payment page.
  if (run.cart_id && (await releaseCart(container, run.cart_id)) === "frozen") return
  await repeats.change(repeat.id, { state: "paused" })
  await runs.change(run.id, { state: "given_up", tries })
}

/**
 * Postpones a delivery that is impossible for another reason than a refusal by the bank. E-mails the customer
 * and the merchant. The delivery is tried daily, and skipped after one interval.
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
