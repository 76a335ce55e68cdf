import {
  CARRIER_LIMITS,
  misfits,
  parseStreet,
  type AddressCountry,
  type Misfit,
} from "@bon-perroquet/address"
import type { Sender, ShippingAccount } from "./account"
import type { Parcel, Place } from "./parcel"

/** A text of a parcel is longer than bpost's label takes. Nothing was sent. */
export class LabelMisfit extends Error {
  constructor(
    readonly misfit: Misfit,
    readonly party: "sender" | "receiver",
  ) {
    super(`The ${party}'s ${misfit.field} "${misfit.value}" is longer than ${misfit.most} characters.`)
  }
}

/** A merchant's address has its street and number in one line: "Rue Haute 12". */
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

/** What bpost calls an e-mail address. */
const EMAIL =
  /^[-!#$%&'*+/0-9=?A-Z^_a-z{|}~](\.?[-!#$%&'*+/0-9=?A-Z^_a-z`{|}~])*@[a-zA-Z0-9](-*\.?[a-zA-Z0-9])*\.[a-zA-Z](-?[a-zA-Z0-9])+$/

/** The e-mail address as far as bpost can write to it: a label to a home does without one that is too long. */
export const writableEmail = (email: string): string | null =>
  email.length <= CARRIER_LIMITS.bpost.email && EMAIL.test(email) ? email : null

/** The name of a point, which its id identifies: whole words, as many as fit. */
export function pointName(name: string): string {
  const most = CARRIER_LIMITS.bpost.name
  const words = name.split(" ")
  while (words.length > 1 && Array.from(words.join(" ")).length > most) words.pop()
  return Array.from(words.join(" ")).slice(0, most).join("")
}
