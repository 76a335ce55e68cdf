import {
  CarrierAway,
  CarrierRefusal,
  ParcelHandedOver,
  type Label,
  type Shipment,
} from "@bon-perroquet/carrier"
import { z } from "zod"
import type { Account } from "../options"
import { announcement } from "./announcement"
import { ask, messageOf, parsed } from "./client"

const shipmentSchema = z.object({
  id: z.string(),
  parcels: z
    .array(
      z.object({
        id: z.number().int(),
        status: z.object({ code: z.string() }),
        tracking_number: z.string().nullish(),
        tracking_url: z
          .url({ protocol: /^https?$/ })
          .nullish()
          .catch(null),
      }),
    )
    .min(1),
  errors: z.array(z.object({ status: z.string().optional(), detail: z.string() })).optional(),
})
export type Announced = z.infer<typeof shipmentSchema>

const listSchema = z.object({ data: z.array(shipmentSchema) })
const oneSchema = z.object({ data: shipmentSchema })

/** States of a shipment without a valid label. */
const VOID = /^(CANCEL|SUBMITTING_CANCELLATION|ANNOUNCEMENT_FAILED)/
/** States of a shipment that the carrier has not received. */
const STILL_HERE = /^(READY_TO_SEND|(BEING_)?ANNOUNC|NO_LABEL)/

const codesOf = ({ parcels }: Announced): string[] => parcels.map(({ status }) => status.code)

/**
 * Returns the valid shipment with this reference, or undefined. Another program of the merchant may have created a draft
 * with the same order number, so an announced shipment is preferred.
 */
export async function findShipment(account: Account, reference: string): Promise<Announced | undefined> {
  const query = new URLSearchParams({ order_number: reference })
  const answer = await ask(account, `/shipments?${query.toString()}`)
  if (answer.status === 404) return undefined
  const valid = parsed(listSchema, answer).data.filter(
    (shipment) => !codesOf(shipment).some((code) => VOID.test(code)),
  )
  return valid.find(isAnnounced) ?? valid[0]
}

/** Returns whether the carrier knows the shipment, or will. A merchant's own draft has no label. */
export const isAnnounced = (shipment: Announced): boolean =>
  codesOf(shipment).some((code) => code !== "NO_LABEL")

export const labelOf = ({ parcels: [parcel] }: Announced): Label => ({
  tracking_number: parcel?.tracking_number ?? "",
  ...(parcel?.tracking_url && { tracking_url: parcel.tracking_url }),
})

/** Announces a shipment. The answer contains the carrier's errors. @throws CarrierAway, CarrierRefusal */
export async function announce(account: Account, shipment: Shipment, option: string): Promise<Label> {
  const answer = await ask(account, "/shipments/announce", {
    method: "POST",
    json: announcement(shipment, option),
  })
  if (answer.status >= 300) throw new CarrierRefusal(answer.body.toString().slice(0, 200))
  const { data } = parsed(oneSchema, answer)
  const { errors = [] } = data
  if (errors.length) {
    const isAway = Number(errors[0]?.status) >= 500
    throw isAway ? new CarrierAway(messageOf(errors)) : new CarrierRefusal(messageOf(errors))
  }
  const label = labelOf(data)
  if (!label.tracking_number) throw new CarrierAway(`Sendcloud created no label for ${shipment.reference}.`)
  return label
}

/** @returns false if there is no valid shipment. @throws ParcelHandedOver */
export async function cancelShipment(account: Account, reference: string): Promise<boolean> {
  const shipment = await findShipment(account, reference)
  if (!shipment) return false
  if (!codesOf(shipment).every((code) => STILL_HERE.test(code))) throw new ParcelHandedOver(reference)
  const { status } = await ask(account, `/shipments/${encodeURIComponent(shipment.id)}/cancel`, {
    method: "POST",
  })
  if (status === 409) throw new ParcelHandedOver(reference)
  return status !== 404
}
