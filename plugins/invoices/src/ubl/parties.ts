import type { Content, Seller } from "../modules/documents"
import { leaf, node, type Xml } from "@bon-perroquet/shop-api/xml"

type Address = Pick<Seller, "street" | "postal_code" | "city" | "country">

const addressOf = (name: string, { street, postal_code, city, country }: Address): Xml =>
  node(
    name,
    street && leaf("cbc:StreetName", street),
    city && leaf("cbc:CityName", city),
    postal_code && leaf("cbc:PostalZone", postal_code),
    node("cac:Country", leaf("cbc:IdentificationCode", country)),
  )

/** "BE 0123.456.749" as registers write it: BE0123456749. */
const registered = (number: string): string => number.replace(/[^A-Za-z0-9]/g, "").toUpperCase()

/** Who sells, with VAT and enterprise number. */
export function sellerParty({ seller }: Content): Xml {
  const vat = registered(seller.vat_number)
  return node(
    "cac:AccountingSupplierParty",
    node(
      "cac:Party",
      node("cac:PartyName", leaf("cbc:Name", seller.name)),
      addressOf("cac:PostalAddress", seller),
      node("cac:PartyTaxScheme", leaf("cbc:CompanyID", vat), node("cac:TaxScheme", leaf("cbc:ID", "VAT"))),
      node(
        "cac:PartyLegalEntity",
        leaf("cbc:RegistrationName", seller.legal_name),
        // The Crossroads Bank's number is the VAT number without the country.
        vat.startsWith("BE") && leaf("cbc:CompanyID", vat.slice(2), { schemeID: "0208" }),
      ),
      node("cac:Contact", leaf("cbc:Telephone", seller.phone), leaf("cbc:ElectronicMail", seller.email)),
    ),
  )
}

/** Who bought: a person, of whom no more is known than the invoice names. */
export function buyerParty({ buyer, country }: Content): Xml {
  return node(
    "cac:AccountingCustomerParty",
    node(
      "cac:Party",
      addressOf("cac:PostalAddress", { ...buyer, country: buyer.country || country }),
      node("cac:PartyLegalEntity", leaf("cbc:RegistrationName", buyer.name || "-")),
    ),
  )
}

/** Where the goods went: the country decides under the One-Stop Shop. */
export const deliveryTo = ({ country }: Content): Xml =>
  node(
    "cac:Delivery",
    node(
      "cac:DeliveryLocation",
      node("cac:Address", node("cac:Country", leaf("cbc:IdentificationCode", country))),
    ),
  )
