import { everyInterval, neverTwiceAtOnce } from "@bon-perroquet/contract/jobs"
import type { MedusaContainer } from "@medusajs/framework/types"
import { endOfCustomer } from "../actions"
import { beginLost } from "../begin"
import { forgetLeftCards } from "../cards"
import { endFormerPromotions, repeatsOf } from "../offer"

/** Days for which the link of an ended subscription shows its state. */
const ENDED_DAYS = 90

/**
 * Makes up for lost events and crashes: starts subscriptions, ends those of deleted accounts and deletes remaining
 * cards. Also ends promotions with a former discount.
 */
export default neverTwiceAtOnce(async (container: MedusaContainer) => {
  const { isOn, repeats, links } = repeatsOf(container)
  await endFormerPromotions(container)
  if (!isOn) return
  // Ends these subscriptions first, because deleted accounts get no e-mail.
  for (const customer of await repeats.goneCustomers()) await endOfCustomer(container, customer)
  await beginLost(container)
  await forgetLeftCards(container)
  await repeats.forgetEnded(ENDED_DAYS)
  await links.deleteExpired()
})

export const config = { name: "begin-lost-repeat-deliveries", schedule: everyInterval(10) }
