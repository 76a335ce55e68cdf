import {
  CarrierAway,
  CarrierRefusal,
  LabelMissing,
  omissions,
  type Labels,
  type Shipment,
} from "@bon-perroquet/carrier"
import { LIMITS } from "../limits"
import type { Account, OfferedService } from "../options"
import { ask } from "./client"
import { writableEmail } from "./email"
import { announce, cancelShipment, findShipment, isAnnounced, labelOf } from "./shipments"

/** Maximum number of parcels in one request for documents. */
const PARCELS_AT_ONCE = 20

export function sendcloudLabels(account: Account, services: readonly OfferedService[]): Labels {
  /** @throws CarrierRefusal if the merchant no longer offers the service */
  const optionFor = ({ place, point }: Shipment): string => {
    const kind = point?.kind ?? "home"
    const service = services.find((each) => each.country === place.country && each.kind === kind)
    if (!service) throw new CarrierRefusal(`SENDCLOUD_SERVICES has no "${place.country} ${kind}".`)
    return service.option
  }
  const find: Labels["find"] = async (reference) => {
    const shipment = await findShipment(account, reference)
    return shipment ? labelOf(shipment) : null
  }
  return {
    find,
    create: async (shipment) => {
      const found = await findShipment(account, shipment.reference)
      const label = found && labelOf(found)
      if (label?.tracking_number) return label
      // The carrier answers late. A second announcement would be a second parcel.
      if (found && isAnnounced(found))
        throw new CarrierAway(`Sendcloud has no label for ${shipment.reference} yet.`)
      return announce(account, shipment, optionFor(shipment))
    },
    cancel: (reference) => cancelShipment(account, reference),
    files: async (references) => {
      const ids: number[] = []
      for (const reference of references) {
        const shipment = await findShipment(account, reference)
        if (!shipment) throw new LabelMissing(reference)
        ids.push(...shipment.parcels.map(({ id }) => id))
      }
      const files: Buffer[] = []
      for (let at = 0; at < ids.length; at += PARCELS_AT_ONCE)
        files.push(await labelFile(account, ids.slice(at, at + PARCELS_AT_ONCE)))
      return files
    },
    omissions: (texts) => omissions(texts, LIMITS.texts, writableEmail),
  }
}

/** Returns one PDF file with the labels of parcels. @throws LabelMissing */
async function labelFile(account: Account, ids: readonly number[]): Promise<Buffer> {
  const query = new URLSearchParams({ paper_size: "A6" })
  for (const id of ids) query.append("parcels", String(id))
  const { status, body } = await ask(account, `/parcel-documents/label?${query.toString()}`, {
    accept: "application/pdf",
  })
  if (status !== 200) throw new LabelMissing(ids.join(", "))
  return body
}
