import type { ShippingAccount } from "./account"
import type { Parcel, Place } from "./parcel"
import { element, escaped, parent } from "./xml"

const SCHEMA = "http://schema.post.be/shm/deepintegration/v5"
/** How long texts may be. */
const LONGEST = { name: 40, street: 40, number: 8, box: 8, city: 40, line: 100 }
const cut = (text: string, most: number): string => Array.from(text).slice(0, most).join("")

const addressOf = ({ street, number, box, postal_code, city, country }: Place): string =>
  [
    element("common:streetName", cut(street, LONGEST.street)),
    element("common:number", cut(number, LONGEST.number)),
    element("common:box", box && cut(box, LONGEST.box)),
    element("common:postalCode", postal_code),
    element("common:locality", cut(city, LONGEST.city)),
    element("common:countryCode", country),
  ].join("")

/** Street and number of a merchant's address, which are written in one: "Rue Haute 12". */
function senderPlace({ street, ...rest }: ShippingAccount["sender"]): Place {
  const [, name = street, number = ""] = /^(.*?)[ ,]+(\d\S*)$/.exec(street) ?? []
  return { ...rest, street: name, number, box: null }
}

const senderOf = ({ sender }: ShippingAccount): string =>
  parent(
    "tns:sender",
    element("common:name", cut(sender.name, LONGEST.name)),
    parent("common:address", addressOf(senderPlace(sender))),
    element("common:emailAddress", sender.email),
    element("common:phoneNumber", sender.phone),
  )

const receiverOf = ({ recipient, place }: Parcel, prefix: string): string =>
  parent(
    `${prefix}receiver`,
    element("common:name", cut(recipient.name, LONGEST.name)),
    parent("common:address", addressOf(place)),
    element("common:emailAddress", recipient.email),
    element("common:phoneNumber", recipient.phone),
  )

/** The carrier speaks three of the languages. */
const languageOf = ({ language }: Parcel): string => (language === "de" ? "EN" : language.toUpperCase())

const keptInformed = (parcel: Parcel): string =>
  `<common:keepMeInformed language="${languageOf(parcel)}">` +
  `${element("common:emailAddress", parcel.recipient.email)}</common:keepMeInformed>`

/** In Belgium: at home, at a pick-up point, in a locker. */
function nationalBox(parcel: Parcel): string {
  const { point, place, recipient, weight_grams } = parcel
  const weight = element("weight", weight_grams)
  if (!point) return parent("atHome", element("product", "bpack 24h Pro"), weight, receiverOf(parcel, ""))
  if (point.kind === "locker")
    return parent(
      "at24-7",
      element("product", "bpack 24/7"),
      weight,
      element("parcelsDepotId", point.id),
      element("parcelsDepotName", cut(point.name, LONGEST.name)),
      parent("parcelsDepotAddress", addressOf(place)),
      parent(
        "unregistered",
        element("language", languageOf(parcel)),
        element("emailAddress", recipient.email),
      ),
      element("receiverName", cut(recipient.name, LONGEST.name)),
    )
  return parent(
    "atBpost",
    element("product", "bpack@bpost"),
    parent("options", keptInformed(parcel)),
    weight,
    element("pugoId", point.id),
    element("pugoName", cut(point.name, LONGEST.name)),
    parent("pugoAddress", addressOf(place)),
    element("receiverName", cut(recipient.name, LONGEST.name)),
  )
}

/** Abroad within the Union: at home or at a point. */
function internationalBox(parcel: Parcel): string {
  const { point, place, recipient, weight_grams } = parcel
  const shared = (product: string, options: string) => [
    element("international:product", product),
    options && parent("international:options", options),
    receiverOf(parcel, "international:"),
    element("international:parcelWeight", weight_grams),
  ]
  if (!point) return parent("international:international", ...shared("bpack Europe Business", ""))
  return parent(
    "international:atIntlPugo",
    ...shared("bpack@bpost international", keptInformed(parcel)),
    element("international:pugoId", point.id),
    element("international:pugoName", cut(point.name, LONGEST.name)),
    parent("international:pugoAddress", addressOf(place)),
    element("international:receiverName", cut(recipient.name, LONGEST.name)),
  )
}

/** An order of one box, as the Shipping Manager's schema has it: the order of the elements matters. */
export function orderXml(account: ShippingAccount, parcel: Parcel): string {
  const box =
    parcel.place.country === "BE"
      ? parent("tns:nationalBox", nationalBox(parcel))
      : parent("tns:internationalBox", internationalBox(parcel))
  return (
    `<?xml version="1.0" encoding="UTF-8"?><tns:order xmlns="${SCHEMA}/national" xmlns:common="${SCHEMA}/common" ` +
    `xmlns:tns="${SCHEMA}/" xmlns:international="${SCHEMA}/international">` +
    element("tns:accountId", account.account) +
    element("tns:reference", parcel.reference) +
    parcel.lines
      .map(({ name, quantity }) =>
        parent(
          "tns:orderLine",
          element("tns:text", cut(name, LONGEST.line)),
          element("tns:nbOfItems", quantity),
        ),
      )
      .join("") +
    parent("tns:box", senderOf(account), box) +
    "</tns:order>"
  )
}

/** Asks for the labels of several orders. */
export const labelsXml = (references: readonly string[]): string =>
  `<?xml version="1.0" encoding="UTF-8"?><batchLabels xmlns="http://schema.post.be/shm/deepintegration/v3/">` +
  `${references.map((reference) => `<order>${escaped(reference)}</order>`).join("")}</batchLabels>`
