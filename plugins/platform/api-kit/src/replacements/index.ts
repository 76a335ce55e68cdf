import type { MedusaContainer } from "@medusajs/framework/types"
import { refuse } from "../http/refusal"

/** Units of an order line. */
export interface LineUnits {
  id: string
  quantity: number
}

export interface GivenRefund {
  created_at: Date
  state: string
  parts: { items: { id: string; quantity: number }[] } | null
}

export interface PlacedReplacement {
  replacement_number: string
  cause: string
  items: { quantity: number }[]
  is_cancelled: boolean
}

interface Remedies {
  refunds: readonly GivenRefund[]
  replacements: readonly PlacedReplacement[]
}

interface ReplacementInput {
  order_number: string
  /** Reason, for example "recall:" and the lot. `choose` finds earlier replacements with the same reason. */
  cause: string
  by: string
  /** Returns the lines and quantities to replace, at most those that are `left`. */
  choose: (replaceable: Remedies & { left: LineUnits[] }) => LineUnits[]
}

interface RecalledGoods {
  order_ids: readonly string[]
  /** Id of the recall. It puts an order on hold at most once. */
  recall: string
  note: string
  by_email: string | null
}

/** Interface of the plugin that replaces goods and puts orders on hold, which registers itself at start. */
interface ReplacementKeeper {
  recordsOf: (container: MedusaContainer, ids: string[]) => Promise<(orderId: string) => Remedies>
  place: (container: MedusaContainer, wanted: ReplacementInput) => Promise<string>
  hold: (container: MedusaContainer, goods: RecalledGoods) => Promise<void>
}

let keeper: ReplacementKeeper | undefined

export function connectReplacements(connected: ReplacementKeeper): void {
  keeper = connected
}

/** Returns the refunds and replacements of orders. */
export const recordsOfOrders = async (
  container: MedusaContainer,
  ids: string[],
): Promise<(orderId: string) => Remedies> =>
  keeper ? keeper.recordsOf(container, ids) : () => ({ refunds: [], replacements: [] })

/**
 * Replaces goods by a free order. @returns the replacement's number
 * @throws 404; 409 nothing_to_replace, insufficient_stock, order_busy
 */
export async function placeReplacement(
  container: MedusaContainer,
  wanted: ReplacementInput,
): Promise<string> {
  if (!keeper) throw refuse("order_not_found", 404)
  return keeper.place(container, wanted)
}

/** Puts orders with recalled goods on hold, unless they are shipped. */
export const holdRecalled = async (container: MedusaContainer, goods: RecalledGoods): Promise<void> =>
  keeper?.hold(container, goods)
