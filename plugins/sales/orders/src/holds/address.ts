import type { Language } from "@bon-perroquet/contract"
import type { EngineOrder } from "@bon-perroquet/medusa-sql"
import { Refusal } from "@bon-perroquet/api-kit/http"
import type { Engine } from "../engine/engine"
import { deliveryVersion } from "../orders/delivery-facts"

/** Matches a carrier's message or element name that refers to an address. */
const ADDRESS = /address|street|postal ?code|locality/i

const isAboutAddress = ({ code, params }: Refusal): boolean =>
  code === "label_too_long" || (code === "carrier_refused" && ADDRESS.test(params.name ?? ""))

const PREFIX = "label:"

const keyOf = (order: EngineOrder): string => `${PREFIX}${deliveryVersion(order)}`

/** Puts an order on hold if the carrier rejected its label because of the address, once per address. */
export async function holdForAddress(
  { records }: Engine,
  order: EngineOrder,
  error: unknown,
  language: Language,
): Promise<void> {
  if (!(error instanceof Refusal) || !isAboutAddress(error)) return
  const note = error.in(language).detail.slice(0, 500)
  const hold = { order_id: order.id, key: keyOf(order), reason: "address", note, by_email: null } as const
  await records.holds.place(hold)
}

export async function releaseForAddress(
  { records }: Engine,
  { id: order_id }: EngineOrder,
  by_email: string | null,
): Promise<void> {
  // Compares only the prefix. After an interrupted change, the key may contain the former address.
  for (const { key } of await records.holds.active(order_id))
    if (key.startsWith(PREFIX)) await records.holds.release({ order_id, key }, by_email)
}
