import { methodWithSavedCards } from "@bon-perroquet/checkout/methods"
import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import type { Repeat } from "../modules/repeat-deliveries"
import { repeatsOf } from "../offer"

const AT_ONCE = 50

/**
 * Deletes a payment's saved card at the provider, unless a subscription that has not ended uses it.
 * @returns whether the card is deleted
 */
export async function forgetCard(
  container: MedusaContainer,
  { id, payment_id }: Pick<Repeat, "id" | "payment_id">,
): Promise<boolean> {
  if (await repeatsOf(container).repeats.usesPayment(payment_id)) return false
  try {
    await methodWithSavedCards(container)?.savedMethods.forget(payment_id)
    return true
  } catch (error) {
    // Does not throw, because the shop no longer charges the card.
    const logger = container.resolve(ContainerRegistrationKeys.LOGGER)
    logger.error(
      `The card of subscription ${id} could not be deleted at its payment method: ${String(error)}`,
    )
    return false
  }
}

/** Deletes the card of an ended subscription. If this fails, the job retries it. */
export async function forgetEndedCard(
  container: MedusaContainer,
  repeat: Pick<Repeat, "id" | "payment_id">,
): Promise<void> {
  if (await forgetCard(container, repeat)) await repeatsOf(container).repeats.noteForgottenCard(repeat.id)
}

/** Deletes cards of ended subscriptions that remained after an outage or a crash. */
export async function forgetLeftCards(container: MedusaContainer): Promise<void> {
  for (const repeat of await repeatsOf(container).repeats.endedWithCard(AT_ONCE))
    await forgetEndedCard(container, repeat)
}
