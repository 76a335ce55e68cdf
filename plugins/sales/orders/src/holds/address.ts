import type { Language } from "@bon-perroquet/contract"
import type { EngineOrder } from "@bon-perroquet/medusa-sql"
import { Refusal } from "@bon-perroquet/api-kit/http"
import type { Engine } from "../engine/engine"
import { deliveryVersion } from "../orders/delivery-facts"

/** Words for an address in the carrier's messages and element names. */
const ADDRESS = /address|street|postal ?code|locality/i

const isAboutAddress = ({ code, params }: Refusal): boolean =>
  code === "label_too_long" || (code === "carrier_refused" && ADDRESS.test(params.name ?? ""))

const PREFIX = "label:"

const keyOf = (order: EngineOrder): string => `${PREFIX}${deliveryVersion(order)}`

/** Puts the order of a rejected label on hold, once per address. */
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
  // An interrupted change may have written the new address already, so the key can differ from that of the present
  // address.
  for (const { key } of await records.holds.active(order_id))
    if (key.startsWith(PREFIX)) await records.holds.release({ order_id, key }, by_email)
}
