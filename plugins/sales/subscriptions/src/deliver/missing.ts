import { dayLater } from "@bon-perroquet/contract"
import type { MedusaContainer } from "@medusajs/framework/types"
import { writeMissing } from "../mails"
import type { Repeat, Run } from "../modules/repeat-deliveries"
import { repeatsOf } from "../offer"
import { hasWaitedEnough } from "../rules"
import { skipRun } from "./drop"

/** Handles missing goods. As the customer chose, the delivery waits for up to one interval or is skipped. */
export async function waitForGoods(
  container: MedusaContainer,
  repeat: Repeat,
  run: Run,
  missing: string,
  today: string,
): Promise<void> {
  if (repeat.when_missing === "skip" || hasWaitedEnough(run.due_on, repeat.weeks, today)) {
    await writeMissing(container, repeat, run, { name: missing, waits: false })
    await skipRun(container, repeat, run, today)
    return
  }
  // Sends only one e-mail while the delivery waits.
  if (run.missing === null) await writeMissing(container, repeat, run, { name: missing, waits: true })
  await repeatsOf(container).runs.change(run.id, {
    ...{ state: "planned", act_on: dayLater(today, 1), total_cents: null, missing, replaced: null },
  })
}
