import type { ChangeRepeat } from "@bon-perroquet/contract"
import { refuse } from "@bon-perroquet/api-kit/http"
import type { MedusaContainer } from "@medusajs/framework/types"
import { forgetEndedCard } from "../cards"
import { dropRun, skipRun } from "../deliver"
import type { Access } from "../links"
import { writeEnded } from "../mails"
import type { Repeat, Run } from "../modules/repeat-deliveries"
import { repeatsOf } from "../offer"
import { chargeDay, dayAfterSkipping, dayInRhythm } from "../rules"
import { isReduction } from "../rules/reduction"
import { announceChange } from "./announce-change"
import { changeDestination } from "./destination"
import { changeQuantity } from "./quantity"
import { whileUnpaid } from "./while-unpaid"
import { shopSnapshot } from "@bon-perroquet/shop-api/catalogue"
import { alternativesTo } from "../goods"

export { methodsTo } from "./destination"
export { undoChange } from "./undo"

/**
 * Applies a change immediately and e-mails it with an undo link. If price or address of an announced delivery
 * changes, it is announced again with the full notice period.
 * @throws 403 link_reduces_only, 404 repeat_not_found, 409 repeat_ended, cart_frozen while a delivery is
 * being paid, or the reason why goods can't be delivered
 */
export async function changeRepeat(
  container: MedusaContainer,
  id: string,
  change: ChangeRepeat,
  { may = "all", notifies = true }: { may?: Access["may"]; notifies?: boolean } = {},
): Promise<void> {
  const { offer } = repeatsOf(container)
  const { weeks, action } = change
  if (weeks !== undefined && !offer.rhythms.includes(weeks)) throw refuse("rhythm_not_offered", 400)
  await whileUnpaid(container, id, async ({ repeat: before, run, today }) => {
    if (before.state === "ended") {
      if (action === "end") return
      throw refuse("repeat_ended", 409)
    }
    if (may === "reduce" && !isReduction(before, change)) throw refuse("link_reduces_only", 403)
    const { repeats, runs } = repeatsOf(container)
    for (const step of stepsOf(change)) {
      const now = await repeats.withId(id)
      if (now) await step({ container, repeat: now, run: await runs.findOpenRun(id), today, notifies })
    }
    if (action !== "end" && notifies)
      await announceChange(container, { before, run, skips: action === "skip", today })
  })
}

type Step = (situation: Situation) => Promise<void>

function stepsOf({ action, weeks, when_missing, quantity, instead, destination }: ChangeRepeat): Step[] {
  const steps: (Step | false)[] = [
    weeks !== undefined && ((now) => changeRhythm(now, weeks)),
    when_missing !== undefined &&
      (({ container, repeat: { id } }) => repeatsOf(container).repeats.change(id, { when_missing })),
    quantity !== undefined &&
      (({ container, repeat, run }) => changeQuantity(container, repeat, run, quantity)),
    instead !== undefined &&
      (({ container, repeat, ...now }) => changeInstead(container, repeat, now, instead)),
    destination !== undefined &&
      (({ container, repeat, run }) => changeDestination(container, repeat, run, destination)),
    action !== undefined && DO[action],
  ]
  return steps.filter((step) => step !== false)
}

async function changeRhythm({ container, repeat, run, today }: Situation, weeks: number): Promise<void> {
  if (weeks === repeat.weeks) return
  const next_on = dayInRhythm(repeat.next_on, repeat.weeks, weeks, today)
  await repeatsOf(container).repeats.change(repeat.id, { weeks, ...(!run && { next_on }) })
}

interface Situation {
  container: MedusaContainer
  repeat: Repeat
  run: Run | null
  today: string
  notifies: boolean
}

const DO: Record<NonNullable<ChangeRepeat["action"]>, Step> = {
  skip: async ({ container, repeat, run, today }) => {
    if (run) return skipRun(container, repeat, run, today)
    const next_on = dayAfterSkipping(repeat.next_on, repeat.weeks, today)
    await repeatsOf(container).repeats.change(repeat.id, { next_on })
  },
  pause: async ({ container, repeat, run, today }) => {
    if (run) await skipRun(container, repeat, run, today)
    await repeatsOf(container).repeats.change(repeat.id, { state: "paused" })
  },
  resume: async ({ container, repeat, today }) => {
    if (repeat.state !== "paused") return
    const next_on = chargeDay(repeat.next_on, today)
    await repeatsOf(container).repeats.change(repeat.id, { state: "active", next_on })
  },
  end: async ({ container, repeat, run, notifies }) => {
    if (run) await dropRun(container, run, "skipped")
    // The e-mail is stored before the state. If a crash comes between, the step is repeated, and the e-mail's
    // key prevents a second one.
    if (notifies) await writeEnded(container, repeat)
    await repeatsOf(container).repeats.change(repeat.id, { state: "ended" })
    await forgetEndedCard(container, repeat)
  },
}

/** Ends the subscriptions of a deleted account without e-mails. */
export async function endOfCustomer(container: MedusaContainer, customerId: string): Promise<void> {
  for (const { id, state } of await repeatsOf(container).repeats.ofCustomer(customerId))
    if (state !== "ended") await changeRepeat(container, id, { action: "end" }, { notifies: false })
}

/**
 * Sets the replacement for goods that are out of stock. A delivery that waits for the goods is checked
 * immediately.
 * @throws 404 product_not_found if the line does not exist or the replacement is not allowed
 */
async function changeInstead(
  container: MedusaContainer,
  { id, lines }: Repeat,
  { run, today }: { run: Run | null; today: string },
  { variant_id, by_variant_id }: NonNullable<ChangeRepeat["instead"]>,
): Promise<void> {
  const { repeats, runs } = repeatsOf(container)
  const line = lines.find((each) => each.variant_id === variant_id)
  if (!line) throw refuse("product_not_found", 404)
  const alternatives = alternativesTo(await shopSnapshot(container), line)
  const instead = alternatives.find((each) => each.variant_id === by_variant_id) ?? null
  if (by_variant_id !== null && !instead) throw refuse("product_not_found", 404)
  await repeats.change(id, { lines: lines.map((each) => (each === line ? { ...each, instead } : each)) })
  if (run?.state === "planned") await runs.change(run.id, { act_on: today })
}
