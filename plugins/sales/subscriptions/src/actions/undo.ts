import { isDeepStrictEqual } from "node:util"
import { refuse } from "@bon-perroquet/api-kit/http"
import type { MedusaContainer } from "@medusajs/framework/types"
import { announceAgain, dropRun } from "../deliver"
import { readUndo } from "../links"
import { writeUndone } from "../mails"
import { termsOf } from "../modules/repeat-deliveries"
import { repeatsOf } from "../offer"
import { chargeDay } from "../rules"
import { whileUnpaid } from "./while-unpaid"

/**
 * Undoes a change once, if the subscription has not changed since. The next delivery is announced with the
 * full notice period.
 * @returns the subscription's id
 */
export async function undoChange(container: MedusaContainer, token: string): Promise<string> {
  const { repeat, change } = await readUndo(container, token)
  const { repeats, runs, links } = repeatsOf(container)
  await whileUnpaid(container, repeat.id, async ({ repeat: now, run, today }) => {
    if (!isDeepStrictEqual(termsOf(now), change.after)) throw refuse("repeat_changed", 409)
    if (!(await links.use("undo", token))) throw refuse("link_expired", 400)
    const next_on = run ? change.before.next_on : chargeDay(change.before.next_on, today)
    if (run && change.before.state !== "active") await dropRun(container, run, "skipped")
    await repeats.change(now.id, { ...change.before, next_on })
    const restored = { ...now, ...change.before, next_on }
    await writeUndone(container, { before: now, after: restored, skipped: null })
    const open = await runs.findOpenRun(now.id)
    if (open && open.total_cents !== null) await announceAgain(container, restored, open, today)
  })
  return repeat.id
}
