import { keptMethod } from "@bon-perroquet/checkout/methods"
import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import type { Repeat } from "../modules/repeat-deliveries"
import { repeatsOf } from "../offer"

const AT_ONCE = 50

/**
 * Takes the card that a payment left from the payment method: it can't be charged any more, unless a repeat delivery that goes on still
 * is. @returns whether nothing is left to be taken
 */
export async function forgetCard(
  container: MedusaContainer,
  { id, payment_id }: Pick<Repeat, "id" | "payment_id">,
): Promise<boolean> {
  if (await repeatsOf(container).repeats.usesPayment(payment_id)) return false
  try {
    await keptMethod(container)?.kept.forget(payment_id)
    return true
  } catch (error) {
    // Nothing here charges it all the same.
    const logger = container.resolve(ContainerRegistrationKeys.LOGGER)
    logger.error(
      `The card of the repeat delivery ${id} is still known at its payment method: ${String(error)}`,
    )
    return false
  }
}

/** The same of one that has ended; what does not succeed now does when the job comes by. */
export async function forgetEndedCard(
  container: MedusaContainer,
  repeat: Pick<Repeat, "id" | "payment_id">,
): Promise<void> {
  if (await forgetCard(container, repeat)) await repeatsOf(container).repeats.noteForgottenCard(repeat.id)
}

/** Forgets the cards of those that ended while their payment method was away, or by a process that died over it. */
export async function forgetLeftCards(container: MedusaContainer): Promise<void> {
  for (const repeat of await repeatsOf(container).repeats.endedWithCard(AT_ONCE))
    await forgetEndedCard(container, repeat)
}
