import type { Language, ParcelResult } from "@bon-perroquet/contract"
import type { MedusaContainer } from "@medusajs/framework/types"
import { Refusal, unexpected } from "@bon-perroquet/api-kit/http"

type Numbered = { order_number: string }
type Done = Pick<ParcelResult, "tracking_number"> & Partial<Pick<ParcelResult, "label_omits">>

/**
 * Returns the error of an order as a refusal. Errors that are not refusals are logged, and their details are
 * not shown.
 */
function refusalOf(container: MedusaContainer, { order_number }: Numbered, error: unknown): Refusal {
  return error instanceof Refusal
    ? error
    : unexpected(container, `The parcel of ${order_number} failed.`, error)
}

/**
 * Processes orders in sequence and returns a result for each. An error does not stop the following orders.
 */
export async function oneByOne<One extends Numbered>(
  container: MedusaContainer,
  orders: readonly One[],
  language: Language,
  work: (order: One) => Promise<Done>,
): Promise<ParcelResult[]> {
  const results: ParcelResult[] = []
  for (const order of orders) {
    const { order_number } = order
    try {
      results.push({ order_number, done: true, label_omits: [], refusal: null, ...(await work(order)) })
    } catch (error) {
      const { code, detail } = refusalOf(container, order, error).in(language)
      const refusal = { code, detail }
      results.push({ order_number, done: false, tracking_number: null, label_omits: [], refusal })
    }
  }
  return results
}
