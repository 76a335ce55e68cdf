import { isTaken } from "@bon-perroquet/contract/lease"
import { refuse } from "@bon-perroquet/api-kit/http"
import type { MedusaContainer } from "@medusajs/framework/types"
import { Modules } from "@medusajs/framework/utils"

/**
 * Runs `work` under the subscription's lock, so that the job can't charge a delivery that is being cancelled.
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
    return work()
  }
  try {
    return await container.resolve(Modules.LOCKING).execute(`repeat-delivery:${id}`, once, { timeout })
  } catch (error) {
    if (!started && isTaken(error)) throw refuse("cart_busy", 409, {}, { "Retry-After": "2" })
    throw error
  }
}
