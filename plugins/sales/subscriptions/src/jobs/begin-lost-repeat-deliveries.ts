import { everyInterval, neverTwiceAtOnce } from "@bon-perroquet/contract/jobs"
import type { MedusaContainer } from "@medusajs/framework/types"
import { endOfCustomer } from "../actions"
import { beginLost } from "../begin"
import { forgetLeftCards } from "../cards"
import { endFormerPromotions, repeatsOf } from "../offer"

/** Days after which an ended subscription is deleted. Until then, its link shows that it has ended. */
const ENDED_DAYS = 90

/**
 * Does what lost events and crashes left undone: starts subscriptions, ends those of deleted accounts and
 * deletes remaining cards. Also ends promotions of a former subscription discount.
 */
export default neverTwiceAtOnce(async (container: MedusaContainer) => {
  const { isOn, repeats, links } = repeatsOf(container)
  await endFormerPromotions(container)
  if (!isOn) return
  // Comes first, because `beginLost` would e-mail deleted accounts.
  for (const customer of await repeats.goneCustomers()) await endOfCustomer(container, customer)
  await beginLost(container)
  await forgetLeftCards(container)
  await repeats.forgetEnded(ENDED_DAYS)
  await links.deleteExpired()
})

export const config = { name: "begin-lost-repeat-deliveries", schedule: everyInterval(10) }
