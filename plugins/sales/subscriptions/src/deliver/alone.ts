import { hasChannels } from "@bon-perroquet/contract/channels"
import { isTaken } from "@bon-perroquet/contract/lease"
import { refuse } from "@bon-perroquet/api-kit/http"
import { inChannelOfOrder } from "@bon-perroquet/medusa-sql/channels"
import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys, Modules } from "@medusajs/framework/utils"
import { repeatsOf } from "../offer"

/**
 * Runs `work` under the subscription's lock and in the channel of its first order, so that the job can't charge a delivery that is being cancelled.
 * @param timeout seconds
 * @throws 409 cart_busy after the timeout
 */
export async function alone<T>(
  container: MedusaContainer,
  id: string,
  work: () => Promise<T>,
  timeout = 15,
): Promise<T> {
  let started = false
  const once = () => {
    started = true
    return inItsChannel(container, id, work)
  }
  try {
    return await container.resolve(Modules.LOCKING).execute(`repeat-delivery:${id}`, once, { timeout })
  } catch (error) {
    if (!started && isTaken(error)) throw refuse("cart_busy", 409, {}, { "Retry-After": "2" })
    throw error
  }
}

async function inItsChannel<T>(container: MedusaContainer, id: string, work: () => Promise<T>): Promise<T> {
  const order = hasChannels() ? (await repeatsOf(container).repeats.withId(id))?.order_id : undefined
  const knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  return order ? inChannelOfOrder(knex, order, work) : work()
}
