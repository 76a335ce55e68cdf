import { everyInterval, neverTwiceAtOnce } from "@bon-perroquet/contract/jobs"
import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { eraseServed } from "../purchases/people"
import { deleteUnpaid, erasePeople } from "../purchases/purchase"
import { sendSoldCards } from "../sold/send"

/** Sends the gift cards whose day has come, deletes purchases that nobody paid, and erases people. */
async function sendSoldGiftCards(container: MedusaContainer): Promise<void> {
  await sendSoldCards(container)
  const knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  await deleteUnpaid(knex)
  await eraseServed(knex)
  await erasePeople(knex)
}

export default neverTwiceAtOnce(sendSoldGiftCards)

export const config = { name: "send-sold-gift-cards", schedule: everyInterval() }
