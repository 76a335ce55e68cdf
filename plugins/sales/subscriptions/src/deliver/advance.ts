import { CHECKOUT_MODULE, type CheckoutModuleService } from "@bon-perroquet/checkout/modules/checkout"
import { dayInBelgium, dayLater } from "@bon-perroquet/contract"
import { sideBySide } from "@bon-perroquet/contract/jobs"
import { Refusal } from "@bon-perroquet/api-kit/http"
import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { repeatsOf } from "../offer"
import { ANNOUNCED_DAYS, isToAnnounce } from "../rules"
import { alone } from "./alone"
import { announce } from "./announce"
import { charge } from "./charge"
import { isPaidOrBeingPaid } from "./is-paid"

const BATCH = 50

/**
 * Runs the due steps of all subscriptions. A step that fails is retried, and the other subscriptions
 * continue.
 */
export async function advanceDue(container: MedusaContainer): Promise<void> {
  const { repeats, atOnce } = repeatsOf(container)
  const logger = container.resolve(ContainerRegistrationKeys.LOGGER)
  const today = dayInBelgium(new Date())
  if (!(await caughtUp(container, today))) return
  await sideBySide(atOnce, await repeats.due(today, dayLater(today, ANNOUNCED_DAYS), BATCH), async (id) => {
    try {
      // The next run handles a subscription that is locked now.
      await alone(container, id, () => advance(container, id, today), 0)
    } catch (error) {
      if (error instanceof Refusal && error.code === "cart_busy") return
      logger.error(`The next step of subscription ${id} failed and will be tried again: ${String(error)}`)
    }
  })
}

/**
 * Returns whether deliveries may be charged. After a backup was restored, nothing is charged until all later
 * payments are found. Announced deliveries are then announced again, because the backup may lack a skip or a
 * cancellation.
 */
async function caughtUp(container: MedusaContainer, today: string): Promise<boolean> {
  const restore = await container.resolve<CheckoutModuleService>(CHECKOUT_MODULE).restores.latest()
  if (!restore) return true
  if (!restore.payments_found_at) return false
  await repeatsOf(container).runs.reschedule(restore.restored_at, today)
  return true
}

/** Runs the due step of one subscription. Requires its lock. */
export async function advance(container: MedusaContainer, id: string, today: string): Promise<void> {
  const { repeats, runs } = repeatsOf(container)
  const repeat = await repeats.withId(id)
  if (repeat?.state !== "active") return
  const open = await runs.findOpenRun(id)
  if (open && (open.act_on > today || (await isPaidOrBeingPaid(container, repeat, open, today)))) return
  if (open && open.state !== "planned") return charge(container, repeat, open, today)
  if (!open && !isToAnnounce(repeat.next_on, today)) return
  const run = open ?? (await runs.plan(id, repeat.next_on, today))
  if (run) return announce(container, repeat, run, today)
  // The delivery of this day was skipped before the subscription was paused and resumed, so the next day is
  // tried.
  await repeats.change(id, { next_on: dayLater(repeat.next_on, 1) })
}
