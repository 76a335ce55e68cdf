import { printedNumber, printedPhone } from "@bon-perroquet/contract/address"
import {
  pointPlace,
  pointText,
  requireFit,
  senderPlace,
  type Place,
  type Shipment,
} from "@bon-perroquet/carrier"
import { LIMITS } from "../limits"
import type { ShippingAccount } from "./account"
import { writableEmail } from "./email"
import { element, escaped, parent } from "../xml"

const SCHEMA = "http://schema.post.be/shm/deepintegration/v5"

const addressOf = ({ street, number, box, line2, postal_code, city, country }: Place): string =>
  [
    element("common:streetName", street),
    element("common:addressLineTwo", line2),
    element("common:number", printedNumber(number, LIMITS.texts)),
    element("common:box", box),
    element("common:postalCode", postal_code),
    element("common:locality", city),
    element("common:countryCode", country),
  ].join("")

const senderOf = ({ sender }: Shipment): string =>
  parent(
    "tns:sender",
    element("common:name", sender.name),
    parent("common:address", addressOf(senderPlace(sender))),
    element("common:emailAddress", writableEmail(sender.email)),
    element("common:phoneNumber", printedPhone(sender.phone)),
  )

const receiverOf = ({ recipient, place }: Shipment, prefix: string): string =>
  parent(
    `${prefix}receiver`,
    element("common:name", recipient.name),
    element("common:company", recipient.company),
    parent("common:address", addressOf(place)),
    element("common:emailAddress", writableEmail(recipient.email)),
    element("common:phoneNumber", printedPhone(recipient.phone)),
  )

/** Lockers do not send messages in German. */
const lockerLanguage = ({ language }: Shipment): string => (language === "de" ? "EN" : language.toUpperCase())

/** Returns where bpost sends its messages: by e-mail, otherwise by text message. Empty if bpost can use neither. */
function keptInformed({ recipient, language }: Shipment): string {
  const [email, phone] = [writableEmail(recipient.email), printedPhone(recipient.phone)]
  const by = email ? element("common:emailAddress", email) : element("common:mobilePhone", phone)
  return by && `<common:keepMeInformed language="${language.toUpperCase()}">${by}</common:keepMeInformed>`
}

const optionsOf = (name: string, shipment: Shipment): string => {
  const options = keptInformed(shipment)
  return options && parent(name, options)
}

function nationalBox(shipment: Shipment): string {
  const { point, place, recipient, weight_grams } = shipment
  const weight = element("weight", weight_grams)
  if (!point) return parent("atHome", element("product", "bpack 24h Pro"), weight, receiverOf(shipment, ""))
  if (point.kind === "locker")
    return parent(
      "at24-7",
      element("product", "bpack 24/7"),
      weight,
      element("parcelsDepotId", point.id),
      element("parcelsDepotName", pointText("name", point.name, LIMITS.texts)),
      parent("parcelsDepotAddress", addressOf(place)),
      parent(
        "unregistered",
        element("language", lockerLanguage(shipment)),
        element("mobilePhone", printedPhone(recipient.phone)),
        element("emailAddress", recipient.email),
      ),
      element("receiverName", recipient.name),
      element("receiverCompany", recipient.company),
    )
  return parent(
    "atBpost",
    element("product", "bpack@bpost"),
    optionsOf("options", shipment),
    weight,
    element("pugoId", point.id),
    element("pugoName", pointText("name", point.name, LIMITS.texts)),
    parent("pugoAddress", addressOf(place)),
    element("receiverName", recipient.name),
    element("receiverCompany", recipient.company),
  )
}

function internationalBox(shipment: Shipment): string {
  const { point, place, weight_grams } = shipment
  const shared = (product: string, options: string) => [
    element("international:product", product),
    options,
    receiverOf(shipment, "international:"),
    element("international:parcelWeight", weight_grams),
  ]
  if (!point) return parent("international:international", ...shared("bpack Europe Business", ""))
  return parent(
    "international:atIntlPugo",
    ...shared("bpack@bpost international", optionsOf("international:options", shipment)),
    element("international:pugoId", point.id),
    element("international:pugoName", pointText("name", point.name, LIMITS.texts)),
    parent("international:pugoAddress", addressOf(place)),
  )
}

/**
 * Returns an order with one box in the Shipping Manager's schema, whose element order matters. Shortens a point's
 * texts, see `omissions`.
 * @throws LabelMisfit if another text is too long
 */
export function orderXml({ account }: Pick<ShippingAccount, "account">, whole: Shipment): string {
  requireFit(LIMITS.texts, whole)
  const shipment = whole.point ? { ...whole, place: pointPlace(whole.place, LIMITS.texts) } : whole
  const box =
    shipment.place.country === "BE"
      ? parent("tns:nationalBox", nationalBox(shipment))
      : parent("tns:internationalBox", internationalBox(shipment))
  return (
    `<?xml version="1.0" encoding="UTF-8"?><tns:order xmlns="${SCHEMA}/national" xmlns:common="${SCHEMA}/common" ` +
    `xmlns:tns="${SCHEMA}/" xmlns:international="${SCHEMA}/international">` +
    element("tns:accountId", account) +
    element("tns:reference", shipment.reference) +
    shipment.lines
      .map(({ name, quantity }) =>
        parent("tns:orderLine", element("tns:text", name), element("tns:nbOfItems", quantity)),
      )
      .join("") +
    parent("tns:box", senderOf(shipment), box, element("tns:remark", shipment.note)) +
    "</tns:order>"
  )
}

export const cancelXml =
  '<?xml version="1.0" encoding="UTF-8"?><orderUpdate xmlns="http://schema.post.be/shm/deepintegration/v3/">' +
  `${element("status", "CANCELLED")}</orderUpdate>`

export const labelsXml = (references: readonly string[]): string =>
  `<?xml version="1.0" encoding="UTF-8"?><batchLabels xmlns="http://schema.post.be/shm/deepintegration/v3/">` +
  `${references.map((reference) => `<order>${escaped(reference)}</order>`).join("")}</batchLabels>`
