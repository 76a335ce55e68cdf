import { dayInBelgium } from "@bon-perroquet/contract"
import type { Content } from "../modules/documents"
import { decimal } from "../report/csv"
import { ublLinesOf, type UblLine } from "./lines"
import { buyerParty, deliveryTo, sellerParty } from "./parties"
import { leaf, node, type Xml } from "@bon-perroquet/shop-api/xml"

/** The core of the European norm, without any country's or network's further rules. */
const CUSTOMIZATION = "urn:cen.eu:en16931:2017"
const NAMESPACE = "urn:oasis:names:specification:ubl:schema:xsd:"
/** UNTDID 1001 */
const TYPE_CODE = { invoice: "380", credit_note: "381" } as const
/** UNTDID 4461: bank card, credit transfer, between the parties. */
const MEANS_CODE = { card: "48", bancontact: "48", transfer: "30", other: "1" } as const

const amount = (name: string, cents: number): Xml => leaf(name, decimal(cents), { currencyID: "EUR" })
const dayOf = (moment: string): string => dayInBelgium(new Date(moment))

/** Standard rate ("S") whichever it is, or zero rated ("Z"). */
const category = (name: string, rate: number): Xml =>
  node(
    name,
    leaf("cbc:ID", rate ? "S" : "Z"),
    leaf("cbc:Percent", String(rate)),
    node("cac:TaxScheme", leaf("cbc:ID", "VAT")),
  )

/** A unit's price without VAT, to a millionth: times the quantity it is the line's amount. */
const priceOf = ({ net_cents, quantity }: UblLine): string =>
  String(Number(Math.abs(net_cents / 100 / quantity).toFixed(6)))

function lineOf(kind: Content["kind"], line: UblLine, at: number): Xml {
  const [name, quantity] =
    kind === "invoice"
      ? ["cac:InvoiceLine", "cbc:InvoicedQuantity"]
      : ["cac:CreditNoteLine", "cbc:CreditedQuantity"]
  return node(
    name,
    leaf("cbc:ID", String(at + 1)),
    leaf(quantity, String(line.quantity), { unitCode: "C62" }),
    amount("cbc:LineExtensionAmount", line.net_cents),
    node("cac:Item", leaf("cbc:Name", line.name), category("cac:ClassifiedTaxCategory", line.rate)),
    node("cac:Price", leaf("cbc:PriceAmount", priceOf(line), { currencyID: "EUR" })),
  )
}

const taxTotal = ({ totals }: Content): Xml =>
  node(
    "cac:TaxTotal",
    amount("cbc:TaxAmount", totals.tax_cents),
    ...totals.vat.map(({ rate, net_cents, vat_cents }) =>
      node(
        "cac:TaxSubtotal",
        amount("cbc:TaxableAmount", net_cents),
        amount("cbc:TaxAmount", vat_cents),
        category("cac:TaxCategory", rate),
      ),
    ),
  )

/** Everything was paid, or given back, before the document was issued. */
const monetaryTotal = ({ totals: { subtotal_cents, total_cents } }: Content): Xml =>
  node(
    "cac:LegalMonetaryTotal",
    amount("cbc:LineExtensionAmount", subtotal_cents),
    amount("cbc:TaxExclusiveAmount", subtotal_cents),
    amount("cbc:TaxInclusiveAmount", total_cents),
    amount("cbc:PrepaidAmount", total_cents),
    amount("cbc:PayableAmount", 0),
  )

/** The invoice that a credit note corrects, or the credit note that it takes back. */
const reference = ({ number, issued_at }: { number: string; issued_at: string }): Xml =>
  node(
    "cac:BillingReference",
    node("cac:InvoiceDocumentReference", leaf("cbc:ID", number), leaf("cbc:IssueDate", dayOf(issued_at))),
  )

/** An issued document as UBL 2.1, in the core of EN 16931; made from what was frozen, so the same bytes every time. */
export function ublOf(content: Content): string {
  const { kind, number, issued_at, order_number, reason, credits, undoes, paid_with } = content
  const root = kind === "invoice" ? "Invoice" : "CreditNote"
  const corrected = undoes ?? credits
  const body = [
    leaf("cbc:CustomizationID", CUSTOMIZATION),
    leaf("cbc:ID", number),
    leaf("cbc:IssueDate", dayOf(issued_at)),
    leaf(`cbc:${root}TypeCode`, TYPE_CODE[kind]),
    reason ? leaf("cbc:Note", reason) : "",
    leaf("cbc:DocumentCurrencyCode", "EUR"),
    node("cac:OrderReference", leaf("cbc:ID", order_number)),
    corrected ? reference(corrected) : "",
    sellerParty(content),
    buyerParty(content),
    deliveryTo(content),
    node("cac:PaymentMeans", leaf("cbc:PaymentMeansCode", MEANS_CODE[paid_with?.kind ?? "other"])),
    taxTotal(content),
    monetaryTotal(content),
    ...ublLinesOf(content).map((line, at) => lineOf(kind, line, at)),
  ]
  return [
    '<?xml version="1.0" encoding="UTF-8"?>\n',
    `<${root} xmlns="${NAMESPACE}${root}-2" xmlns:cac="${NAMESPACE}CommonAggregateComponents-2"`,
    ` xmlns:cbc="${NAMESPACE}CommonBasicComponents-2">`,
    ...body,
    `</${root}>\n`,
  ].join("")
}
