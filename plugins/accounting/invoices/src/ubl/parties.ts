import type { Content, Seller } from "../modules/documents"
import { leaf, node, type Xml } from "@bon-perroquet/api-kit/xml"

type Address = Pick<Seller, "street" | "postal_code" | "city" | "country"> &
  Pick<Content["buyer"], "street_2">

const addressOf = (name: string, { street, street_2, postal_code, city, country }: Address): Xml =>
  node(
    name,
    street && leaf("cbc:StreetName", street),
    street_2 ? leaf("cbc:AdditionalStreetName", street_2) : "",
    city && leaf("cbc:CityName", city),
    postal_code && leaf("cbc:PostalZone", postal_code),
    node("cac:Country", leaf("cbc:IdentificationCode", country)),
  )

/** Turns "BE 0123.456.749" into BE0123456749. */
const registered = (number: string): string => number.replace(/[^A-Za-z0-9]/g, "").toUpperCase()

/** ISO 6523 code of the Belgian enterprise number, which is the VAT number without "BE". */
const ENTERPRISE_SCHEME = "0208"
/** ISO 6523 codes of VAT numbers in Peppol. */
const VAT_SCHEMES: Record<string, string> = { FR: "9957", LU: "9938", NL: "9944" }

/** Returns a business's Peppol address, or null for other countries. */
export function endpointOf(vat: string): { scheme: string; id: string } | null {
  if (vat.startsWith("BE")) return { scheme: ENTERPRISE_SCHEME, id: vat.slice(2) }
  const scheme = VAT_SCHEMES[vat.slice(0, 2)]
  return scheme ? { scheme, id: vat } : null
}
type Addressed = typeof endpointOf

function endpoint(vat: string, addressed?: Addressed): Xml {
  const at = addressed?.(vat)
  return at ? leaf("cbc:EndpointID", at.id, { schemeID: at.scheme }) : ""
}

const taxScheme = (vat: string): Xml =>
  node("cac:PartyTaxScheme", leaf("cbc:CompanyID", vat), node("cac:TaxScheme", leaf("cbc:ID", "VAT")))

const legalEntity = (name: string, vat: string): Xml =>
  node(
    "cac:PartyLegalEntity",
    leaf("cbc:RegistrationName", name),
    vat.startsWith("BE") && leaf("cbc:CompanyID", vat.slice(2), { schemeID: ENTERPRISE_SCHEME }),
  )

export function sellerParty({ seller }: Content, addressed?: Addressed): Xml {
  const vat = registered(seller.vat_number)
  return node(
    "cac:AccountingSupplierParty",
    node(
      "cac:Party",
      endpoint(vat, addressed),
      node("cac:PartyName", leaf("cbc:Name", seller.name)),
      addressOf("cac:PostalAddress", seller),
      taxScheme(vat),
      legalEntity(seller.legal_name, vat),
      node("cac:Contact", leaf("cbc:Telephone", seller.phone), leaf("cbc:ElectronicMail", seller.email)),
    ),
  )
}

export function buyerParty({ buyer, country }: Content, addressed?: Addressed): Xml {
  const { company, vat_number = "" } = buyer
  return node(
    "cac:AccountingCustomerParty",
    node(
      "cac:Party",
      endpoint(vat_number, addressed),
      addressOf("cac:PostalAddress", { ...buyer, country: buyer.country || country }),
      vat_number && taxScheme(vat_number),
      legalEntity(company ?? (buyer.name || "-"), vat_number),
      company && buyer.name ? node("cac:Contact", leaf("cbc:Name", buyer.name)) : "",
    ),
  )
}

export const deliveryTo = ({ country }: Content): Xml =>
  node(
    "cac:Delivery",
    node(
      "cac:DeliveryLocation",
      node("cac:Address", node("cac:Country", leaf("cbc:IdentificationCode", country))),
    ),
  )
