import { printedNumber, printedPhone } from "@bon-perroquet/address"
import type { ShippingAccount } from "./account"
import { pointText, requireFit, senderPlace, writableEmail } from "./fit"
import type { Parcel, Place } from "./parcel"
import { element, escaped, parent } from "../xml"

const SCHEMA = "http://schema.post.be/shm/deepintegration/v5"

const addressOf = ({ street, number, box, line2, postal_code, city, country }: Place): string =>
  [
    element("common:streetName", street),
    element("common:addressLineTwo", line2),
    element("common:number", printedNumber(number)),
    element("common:box", box),
    element("common:postalCode", postal_code),
    element("common:locality", city),
    element("common:countryCode", country),
  ].join("")

const pointPlace = ({ street, number, city, ...place }: Place): Place => ({
  ...place,
  ...{
    street: pointText("street", street),
    number: pointText("number", number),
    city: pointText("city", city),
  },
})

const senderOf = ({ sender }: ShippingAccount): string =>
  parent(
    "tns:sender",
    element("common:name", sender.name),
    parent("common:address", addressOf(senderPlace(sender))),
    element("common:emailAddress", writableEmail(sender.email)),
    element("common:phoneNumber", printedPhone(sender.phone)),
  )

const receiverOf = ({ recipient, place }: Parcel, prefix: string): string =>
  parent(
    `${prefix}receiver`,
    element("common:name", recipient.name),
    element("common:company", recipient.company),
    parent("common:address", addressOf(place)),
    element("common:emailAddress", writableEmail(recipient.email)),
    element("common:phoneNumber", printedPhone(recipient.phone)),
  )

/** Lockers do not send messages in German. */
const lockerLanguage = ({ language }: Parcel): string => (language === "de" ? "EN" : language.toUpperCase())

/** Returns where bpost sends its messages: by e-mail, otherwise by text message. Empty if bpost can use neither. */
function keptInformed({ recipient, language }: Parcel): string {
  const [email, phone] = [writableEmail(recipient.email), printedPhone(recipient.phone)]
  const by = email ? element("common:emailAddress", email) : element("common:mobilePhone", phone)
  return by && `<common:keepMeInformed language="${language.toUpperCase()}">${by}</common:keepMeInformed>`
}

const optionsOf = (name: string, parcel: Parcel): string => {
  const options = keptInformed(parcel)
  return options && parent(name, options)
}

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
      element("parcelsDepotName", pointText("name", point.name)),
      parent("parcelsDepotAddress", addressOf(place)),
      parent(
        "unregistered",
        element("language", lockerLanguage(parcel)),
        element("mobilePhone", printedPhone(recipient.phone)),
        element("emailAddress", recipient.email),
      ),
      element("receiverName", recipient.name),
      element("receiverCompany", recipient.company),
    )
  return parent(
    "atBpost",
    element("product", "bpack@bpost"),
    optionsOf("options", parcel),
    weight,
    element("pugoId", point.id),
    element("pugoName", pointText("name", point.name)),
    parent("pugoAddress", addressOf(place)),
    element("receiverName", recipient.name),
    element("receiverCompany", recipient.company),
  )
}

function internationalBox(parcel: Parcel): string {
  const { point, place, weight_grams } = parcel
  const shared = (product: string, options: string) => [
    element("international:product", product),
    options,
    receiverOf(parcel, "international:"),
    element("international:parcelWeight", weight_grams),
  ]
  if (!point) return parent("international:international", ...shared("bpack Europe Business", ""))
  return parent(
    "international:atIntlPugo",
    ...shared("bpack@bpost international", optionsOf("international:options", parcel)),
    element("international:pugoId", point.id),
    element("international:pugoName", pointText("name", point.name)),
    parent("international:pugoAddress", addressOf(place)),
  )
}

/**
 * Returns an order with one box in the Shipping Manager's schema, whose element order matters. Shortens a point's
 * texts, see `labelOmissions`.
 * @throws LabelMisfit if another text is too long
 */
export function orderXml(account: ShippingAccount, whole: Parcel): string {
  requireFit(account, whole)
  const parcel = whole.point ? { ...whole, place: pointPlace(whole.place) } : whole
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
        parent("tns:orderLine", element("tns:text", name), element("tns:nbOfItems", quantity)),
      )
      .join("") +
    parent("tns:box", senderOf(account), box, element("tns:remark", parcel.note)) +
    "</tns:order>"
  )
}

export const cancelXml =
  '<?xml version="1.0" encoding="UTF-8"?><orderUpdate xmlns="http://schema.post.be/shm/deepintegration/v3/">' +
  `${element("status", "CANCELLED")}</orderUpdate>`

export const labelsXml = (references: readonly string[]): string =>
  `<?xml version="1.0" encoding="UTF-8"?><batchLabels xmlns="http://schema.post.be/shm/deepintegration/v3/">` +
  `${references.map((reference) => `<order>${escaped(reference)}</order>`).join("")}</batchLabels>`
