import {
  misfits,
  parseStreet,
  type AddressCountry,
  type LabelLimits,
  type StreetParts,
} from "@bon-perroquet/contract/address"
import type { Language } from "@bon-perroquet/contract"
import type { PointKind } from "@bon-perroquet/contract/sets"
import { LabelMisfit } from "./errors"

export interface Place extends StreetParts {
  postal_code: string
  city: string
  /** ISO 3166-1 alpha-2, upper case. */
  country: string
}

export interface Sender {
  name: string
  /** Street with its number, for example "Rue Haute 12". */
  street: string
  postal_code: string
  city: string
  country: string
  email: string
  phone?: string
}

export interface Shipment {
  /** Order number. A counter follows it for a second parcel, or if an earlier label was cancelled. */
  reference: string
  sender: Sender
  recipient: { name: string; company: string | null; email: string; phone: string | null }
  /** The recipient's address, or the address of the service point. */
  place: Place
  point: { id: string; kind: PointKind; name: string } | null
  note: string | null
  weight_grams: number
  language: Language
  lines: { name: string; quantity: number }[]
}

export const senderPlace = ({ street, postal_code, city, country }: Sender): Place => ({
  ...parseStreet(country as AddressCountry, street),
  ...{ postal_code, city, country },
})

/**
 * Checks whether the texts of a shipment fit on the label. Texts of a service point are shortened instead, because the
 * label also contains the point's id.
 * @throws LabelMisfit
 */
export function requireFit(limits: LabelLimits, { sender, recipient, place, point, note }: Shipment): void {
  const { name, phone = null } = sender
  const [ofSender] = misfits({ ...senderPlace(sender), name, phone }, limits)
  if (ofSender) throw new LabelMisfit(ofSender, "sender")
  const [ofReceiver] = misfits({ ...(point ? {} : place), ...recipient, note }, limits, {
    needsEmail: point?.kind === "locker",
  })
  if (ofReceiver) throw new LabelMisfit(ofReceiver, "receiver")
}
