import { everyInterval, neverTwiceAtOnce } from "@bon-perroquet/jobs"
import type { MedusaContainer } from "@medusajs/framework/types"
import { endOfCustomer } from "../actions"
import { beginLost } from "../begin"
import { forgetLeftCards } from "../cards"
import { endFormerPromotions, repeatsOf } from "../offer"

/** For how many days one that ended is kept: its link still says that it has. */
const ENDED_DAYS = 90

/**
 * Begins what orders say is to come again whose placing nobody heard of, ends what belongs to accounts whose end nobody heard of, and
 * forgets cards that are left: the process died before it could. A discount that the merchant gave before ends.
 */
export default neverTwiceAtOnce(async (container: MedusaContainer) => {
  const { isOn, repeats, links } = repeatsOf(container)
  await endFormerPromotions(container)
  if (!isOn) return
  // First: nobody who is gone is written to.
  for (const customer of await repeats.goneCustomers()) await endOfCustomer(container, customer)
  await beginLost(container)
  await forgetLeftCards(container)
  await repeats.forgetEnded(ENDED_DAYS)
  await links.deleteExpired()
})

export const config = { name: "begin-lost-repeat-deliveries", schedule: everyInterval(10) }
