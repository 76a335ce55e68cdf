import {
  CARRIER_LIMITS,
  misfits,
  parseStreet,
  type AddressCountry,
  type Misfit,
} from "@bon-perroquet/address"
import type { DeliveryPoint, LabelOmission } from "@bon-perroquet/contract"
import type { MedusaContainer } from "@medusajs/framework/types"
import { shippingAccount, type Sender, type ShippingAccount } from "./account"
import type { Parcel, Place } from "./parcel"

/** A text is too long for bpost's label. Nothing was sent. */
export class LabelMisfit extends Error {
  constructor(
    readonly misfit: Misfit,
    readonly party: "sender" | "receiver",
  ) {
    super(`The ${party}'s ${misfit.field} "${misfit.value}" is longer than ${misfit.most} characters.`)
  }
}

/** Returns the sender's address. Splits a line such as "Rue Haute 12". */
export const senderPlace = ({ street, postal_code, city, country }: Sender): Place => ({
  ...parseStreet(country as AddressCountry, street),
  ...{ postal_code, city, country },
})

/** @throws LabelMisfit */
export function requireFit({ sender }: ShippingAccount, { recipient, place, point, note }: Parcel): void {
  const { name, phone = null } = sender
  const [ofSender] = misfits({ ...senderPlace(sender), name, phone })
  if (ofSender) throw new LabelMisfit(ofSender, "sender")
  const [ofReceiver] = misfits({ ...(point ? {} : place), ...recipient, note }, "bpost", {
    needsEmail: point?.kind === "locker",
  })
  if (ofReceiver) throw new LabelMisfit(ofReceiver, "receiver")
}

const EMAIL =
  /^[-!#$%&'*+/0-9=?A-Z^_a-z{|}~](\.?[-!#$%&'*+/0-9=?A-Z^_a-z`{|}~])*@[a-zA-Z0-9](-*\.?[a-zA-Z0-9])*\.[a-zA-Z](-?[a-zA-Z0-9])+$/

/** Returns the address, or null if bpost rejects it. Home delivery does not need one. */
export const writableEmail = (email: string): string | null =>
  email.length <= CARRIER_LIMITS.bpost.email && EMAIL.test(email) ? email : null

const POINT_TEXTS = ["name", "street", "number", "city"] as const

/** Cuts at a whole word. The id still identifies the point. */
export function pointText(field: (typeof POINT_TEXTS)[number], text: string): string {
  const most = CARRIER_LIMITS.bpost[field]
  const words = text.split(" ")
  while (words.length > 1 && Array.from(words.join(" ")).length > most) words.pop()
  return Array.from(words.join(" ")).slice(0, most).join("")
}

interface Labelled {
  email: string
  point: Pick<DeliveryPoint, "kind" | (typeof POINT_TEXTS)[number]> | null
}

/** Returns which optional texts a label leaves out or shortens, because bpost rejects them. */
export function omissions({ sender }: ShippingAccount, { email, point }: Labelled): LabelOmission[] {
  const isLeftOut = email !== "" && point?.kind !== "locker" && writableEmail(email) === null
  const isShortened = point && POINT_TEXTS.some((field) => pointText(field, point[field]) !== point[field])
  return [
    ...(isLeftOut ? (["email"] as const) : []),
    ...(sender.email && writableEmail(sender.email) === null ? (["sender_email"] as const) : []),
    ...(isShortened ? (["point"] as const) : []),
  ]
}

/** Returns the omissions of a label, or none without an account. */
export async function labelOmissions(
  container: MedusaContainer,
  labelled: Labelled,
): Promise<LabelOmission[]> {
  const account = await shippingAccount(container)
  return account ? omissions(account, labelled) : []
}
