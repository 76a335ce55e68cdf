import { engineLines, parseStreet } from "@bon-perroquet/contract/address"
import { corpus, CORPUS_COUNTRIES } from "@bon-perroquet/contract/address/testing"
import { invoiceOf } from "../documents/invoice"
import { invoicedStreet } from "../documents/invoiced-street"
import { ISSUE, saleWith, SELLER } from "../testing/sample"
import { ublOf } from "."

const SIGNS: Record<string, string> = { "&amp;": "&", "&lt;": "<", "&gt;": ">", "&quot;": '"', "&apos;": "'" }
const textOf = (xml: string, name: string): string | undefined =>
  new RegExp(`<${name}>([^<]*)</${name}>`).exec(xml)?.[1]?.replace(/&\w+;/g, (sign) => SIGNS[sign] ?? sign)

it.each(CORPUS_COUNTRIES)("an address of %s is unchanged in a UBL document", (country) => {
  for (const { typed, parts, postal_code } of corpus().filter((row) => row.country === country)) {
    const stored = { ...engineLines(parts, country), country_code: country.toLowerCase() }
    const street = invoicedStreet(stored, "fr")
    const buyer = { name: "Ada Peeters", ...street, postal_code, city: typed.city, country }
    const xml = ublOf(invoiceOf(saleWith({ buyer }), SELLER, ISSUE))
    const party = /<cac:AccountingCustomerParty>.*?<\/cac:AccountingCustomerParty>/s.exec(xml)?.[0] ?? ""
    const [line1, line2] = [textOf(party, "cbc:StreetName"), textOf(party, "cbc:AdditionalStreetName")]
    expect(parseStreet(country, line1, line2)).toEqual(parts)
    expect([textOf(party, "cbc:PostalZone"), textOf(party, "cbc:CityName")]).toEqual([
      postal_code,
      typed.city,
    ])
  }
})
