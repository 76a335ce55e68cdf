import { isDeepStrictEqual } from "node:util"
import type { MedusaContainer } from "@medusajs/framework/types"
import { announceAgain } from "../deliver"
import { newUndo } from "../links"
import { writeChange } from "../mails"
import { termsOf, type Repeat, type Run } from "../modules/repeat-deliveries"
import { repeatsOf } from "../offer"

interface Changed {
  before: Repeat
  run: Run | null
  skips: boolean
  today: string
}

const announcedOf = ({ lines, destination }: Repeat) => ({
  destination,
  quantities: lines.map(({ variant_id, quantity }) => ({ variant_id, quantity })),
})

/**
 * E-mails the customer about a change, with an undo link. If goods or address of an announced delivery
 * changed, announces it again. Requires the subscription's lock.
 */
export async function announceChange(
  container: MedusaContainer,
  { before, run, skips, today }: Changed,
): Promise<void> {
  const { repeats, runs } = repeatsOf(container)
  const after = await repeats.withId(before.id)
  if (!after || isDeepStrictEqual(termsOf(before), termsOf(after))) return
  const undo = await newUndo(container, after.id, { before: termsOf(before), after: termsOf(after) })
  const skipped = skips ? (run?.due_on ?? before.next_on) : null
  await writeChange(container, { before, after, skipped, undo })
  const open = await runs.findOpenRun(after.id)
  if (open && open.total_cents !== null && !isDeepStrictEqual(announcedOf(before), announcedOf(after)))
    await announceAgain(container, after, open, today)
}
