import { dayInBelgium, type ChangeRepeat } from "@bon-perroquet/contract"
import { keptMethod } from "@bon-perroquet/checkout/methods"
import { refuse } from "@bon-perroquet/shop-api/http"
import { mapCheckoutError } from "@bon-perroquet/shop-api/payments"
import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { alone, dropRun, isSettled, skipRun } from "../deliver"
import { writeEnded } from "../mails"
import type { Repeat, Run } from "../modules/repeat-deliveries"
import { repeatsOf } from "../offer"
import { chargeDay, dayAfterSkipping, dayInRhythm } from "../rules"
import { changeDestination } from "./destination"
import { changeInstead } from "./instead"
import { changeQuantity } from "./quantity"

export { methodsTo } from "./destination"

/**
 * Does what the owner of a repeat delivery asks for, at once.
 * @throws 404 repeat_not_found, 409 repeat_ended, cart_frozen while a delivery is being paid, or why goods can't be had
 */
export async function changeRepeat(
  container: MedusaContainer,
  id: string,
  { action, weeks, when_missing, quantity, instead, destination }: ChangeRepeat,
  isTold = true,
): Promise<void> {
  const { repeats, runs, offer } = repeatsOf(container)
  if (weeks !== undefined && !offer.rhythms.includes(weeks)) throw refuse("rhythm_not_offered", 400)
  await alone(container, id, async () => {
    const today = dayInBelgium(new Date())
    const before = await repeats.withId(id)
    if (!before) throw refuse("repeat_not_found", 404)
    const open = await runs.openOf(id)
    // What was paid at this moment is an order, and the next delivery is what is meant.
    const isPaid = open !== null && (await isSettled(container, before, open, today))
    const [repeat, run] = isPaid ? [await repeats.withId(id), await runs.openOf(id)] : [before, open]
    if (!repeat) throw refuse("repeat_not_found", 404)
    if (run && isPaid) throw refuse("cart_frozen", 409)
    if (repeat.state === "ended") {
      if (action === "end") return
      throw refuse("repeat_ended", 409)
    }
    if (weeks !== undefined && weeks !== repeat.weeks)
      await repeats.change(id, {
        weeks,
        ...(!run && { next_on: dayInRhythm(repeat.next_on, repeat.weeks, weeks, today) }),
      })
    if (when_missing !== undefined) await repeats.change(id, { when_missing })
    if (quantity !== undefined) await changeQuantity(container, repeat, run, quantity)
    if (instead !== undefined) await changeInstead(container, repeat, { run, today }, instead)
    if (destination !== undefined) await changeDestination(container, repeat, run, destination)
    if (action !== undefined) await DO[action]({ container, repeat, run, today, isTold })
  }).catch(mapCheckoutError)
}

interface Situation {
  container: MedusaContainer
  repeat: Repeat
  run: Run | null
  today: string
  /** Whether its owner is written to about the end. */
  isTold: boolean
}

const DO: Record<NonNullable<ChangeRepeat["action"]>, (situation: Situation) => Promise<void>> = {
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
  end: async ({ container, repeat, run, isTold }) => {
    if (run) await dropRun(container, run, "skipped")
    // Written first: whoever died here is asked again, and its message goes out once.
    if (isTold) await writeEnded(container, repeat)
    await repeatsOf(container).repeats.change(repeat.id, { state: "ended" })
    await forgetCard(container, repeat)
  },
}

/** The card can't be charged any more, unless another repeat delivery of the same order still is. */
async function forgetCard(container: MedusaContainer, { payment_id, id }: Repeat): Promise<void> {
  if (await repeatsOf(container).repeats.usesPayment(payment_id)) return
  await keptMethod(container)
    ?.kept.forget(payment_id)
    .catch((error: unknown) => {
      // It has ended all the same: nothing here charges it.
      const logger = container.resolve(ContainerRegistrationKeys.LOGGER)
      logger.error(
        `The card of the repeat delivery ${id} is still known at its payment method: ${String(error)}`,
      )
    })
}

/** Ends what an account had that is gone; nobody is left to be told. */
export async function endOfCustomer(container: MedusaContainer, customerId: string): Promise<void> {
  for (const { id, state } of await repeatsOf(container).repeats.ofCustomer(customerId))
    if (state !== "ended") await changeRepeat(container, id, { action: "end" }, false)
}
