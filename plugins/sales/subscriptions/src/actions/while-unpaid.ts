import { dayInBelgium } from "@bon-perroquet/contract"
import { refuse } from "@bon-perroquet/api-kit/http"
import { mapCheckoutError } from "@bon-perroquet/shop-api/payments"
import type { MedusaContainer } from "@medusajs/framework/types"
import { alone, isPaidOrBeingPaid } from "../deliver"
import type { Repeat, Run } from "../modules/repeat-deliveries"
import { repeatsOf } from "../offer"

interface Now {
  repeat: Repeat
  run: Run | null
  today: string
}

/** Changes a subscription under its lock. @throws 409 cart_frozen while a delivery is being paid */
export async function whileUnpaid(
  container: MedusaContainer,
  id: string,
  change: (now: Now) => Promise<void>,
): Promise<void> {
  const { repeats, runs } = repeatsOf(container)
  await alone(container, id, async () => {
    const today = dayInBelgium(new Date())
    const repeat = await repeats.withId(id)
    if (!repeat) throw refuse("repeat_not_found", 404)
    const open = await runs.findOpenRun(id)
    // A paid delivery has become an order and is closed. Then the change applies to the next one.
    const isPaid = open !== null && (await isPaidOrBeingPaid(container, repeat, open, today))
    const run = isPaid ? await runs.findOpenRun(id) : open
    if (isPaid && run) throw refuse("cart_frozen", 409)
    await change({ repeat: isPaid ? ((await repeats.withId(id)) ?? repeat) : repeat, run, today })
  }).catch(mapCheckoutError)
}
