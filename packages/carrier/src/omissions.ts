import type { LabelLimits } from "@bon-perroquet/contract/address"
import type { LabelOmission } from "@bon-perroquet/contract"
import type { OptionalTexts } from "./carrier"
import type { Place } from "./shipment"

const POINT_TEXTS = ["name", "street", "number", "city"] as const
type PointText = (typeof POINT_TEXTS)[number]

/** Cuts a text of a service point at the end of a word. The label still identifies the point by its id. */
export function pointText(field: PointText, text: string, { [field]: most }: LabelLimits): string {
  const words = text.split(" ")
  while (words.length > 1 && Array.from(words.join(" ")).length > most) words.pop()
  return Array.from(words.join(" ")).slice(0, most).join("")
}

export const pointPlace = ({ street, number, city, ...place }: Place, limits: LabelLimits): Place => ({
  ...place,
  street: pointText("street", street, limits),
  number: pointText("number", number, limits),
  city: pointText("city", city, limits),
})

/**
 * Returns which optional texts a label leaves out or shortens.
 * @param isAccepted returns whether the carrier accepts an e-mail address
 */
export function omissions(
  { email, sender_email, point }: OptionalTexts,
  limits: LabelLimits,
  isAccepted: (email: string) => boolean,
): LabelOmission[] {
  const isLeftOut = email !== "" && point?.kind !== "locker" && !isAccepted(email)
  const isShortened =
    point && POINT_TEXTS.some((field) => pointText(field, point[field], limits) !== point[field])
  return [
    ...(isLeftOut ? (["email"] as const) : []),
    ...(sender_email && !isAccepted(sender_email) ? (["sender_email"] as const) : []),
    ...(isShortened ? (["point"] as const) : []),
  ]
}
