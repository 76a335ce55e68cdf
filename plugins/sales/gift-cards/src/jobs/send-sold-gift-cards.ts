import { everyInterval, neverTwiceAtOnce } from "@bon-perroquet/contract/jobs"
import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { deleteUnpaid } from "../sold/purchase"
import { sendSoldCards } from "../sold/send"

/** Sends the gift cards whose day has come, and deletes purchases that nobody paid. */
async function sendSoldGiftCards(container: MedusaContainer): Promise<void> {
  await sendSoldCards(container)
  await deleteUnpaid(container.resolve(ContainerRegistrationKeys.PG_CONNECTION))
}

export default neverTwiceAtOnce(sendSoldGiftCards)

export const config = { name: "send-sold-gift-cards", schedule: everyInterval() }
