import { CarrierAway, type Shipment } from "@bon-perroquet/carrier"
import type { ShippingAccount } from "./account"
import { announce, announced, drawLabel } from "./client"

/**
 * Returns a parcel's barcode. Announces the parcel and creates its label if needed, also after an interruption. Not
 * safe for concurrent calls with one parcel.
 * @throws CarrierAway, CarrierRefusal
 */
export async function labelOf(account: ShippingAccount, shipment: Shipment): Promise<string> {
  const announcement = await announced(account, shipment.reference)
  if (announcement) return announcement
  if (announcement === null) await announce(account, shipment)
  const barcode = await drawLabel(account, shipment.reference)
  if (!barcode) throw new CarrierAway(`bpost drew no label for ${shipment.reference}.`)
  return barcode
}
