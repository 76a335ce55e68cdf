import { dayInBelgium, paidByBalancesCents } from "@bon-perroquet/contract"
import type { Content } from "../modules/documents"
import { decimal } from "../report/csv"
import { payersOf } from "../pdf/payers"
import { textsIn } from "../pdf/texts"
import { ublLinesOf, type UblLine } from "./lines"
import { buyerParty, deliveryTo, endpointOf, sellerParty } from "./parties"
import { leaf, node, type Xml } from "@bon-perroquet/api-kit/xml"

/** Identifies EN 16931 without additional rules of a country or network. */
const CUSTOMIZATION = "urn:cen.eu:en16931:2017"
/** Identifies EN 16931 with the additional rules of the Peppol network. */
const PEPPOL_BILLING = `${CUSTOMIZATION}#compliant#urn:fdc:peppol.eu:2017:poacc:billing:3.0`
const PEPPOL_PROCESS = "urn:fdc:peppol.eu:2017:poacc:billing:01:1.0"
const NAMESPACE = "urn:oasis:names:specification:ubl:schema:xsd:"
/** Document types of UNTDID 1001. */
const TYPE_CODE = { invoice: "380", credit_note: "381" } as const
/** Codes of UNTDID 4461: 48 bank card, 30 credit transfer, 1 not defined. */
const MEANS_CODE = {
  card: "48",
  bancontact: "48",
  transfer: "30",
  account: "30",
  gift_card: "1",
  store_credit: "1",
  other: "1",
} as const

const amount = (name: string, cents: number): Xml => leaf(name, decimal(cents), { currencyID: "EUR" })
const dayOf = (moment: string): string => dayInBelgium(new Date(moment))

/** VAT category: standard ("S"), zero rated ("Z") or intra-community supply ("K"). */
const categoryOf = ({ exemption }: Content, rate: number): "S" | "Z" | "K" =>
  rate ? "S" : exemption ? "K" : "Z"

/** @param reason why no VAT is charged, given with the totals but not with each line */
const category = (name: string, content: Content, rate: number, reason?: string): Xml =>
  node(
    name,
    leaf("cbc:ID", categoryOf(content, rate)),
    leaf("cbc:Percent", String(rate)),
    ...(reason
      ? [leaf("cbc:TaxExemptionReasonCode", "VATEX-EU-IC"), leaf("cbc:TaxExemptionReason", reason)]
      : []),
    node("cac:TaxScheme", leaf("cbc:ID", "VAT")),
  )

const reasonOf = (content: Content, rate: number): string | undefined =>
  content.exemption && !rate ? textsIn(content.language).exempt[content.exemption] : undefined

/** Six decimals, so that price × quantity gives the line's amount. */
const priceOf = ({ net_cents, quantity }: UblLine): string =>
  String(Number(Math.abs(net_cents / 100 / quantity).toFixed(6)))

function lineOf(content: Content, line: UblLine, at: number): Xml {
  const [name, quantity] =
    content.kind === "invoice"
      ? ["cac:InvoiceLine", "cbc:InvoicedQuantity"]
      : ["cac:CreditNoteLine", "cbc:CreditedQuantity"]
  return node(
    name,
    leaf("cbc:ID", String(at + 1)),
    leaf(quantity, String(line.quantity), { unitCode: "C62" }),
    amount("cbc:LineExtensionAmount", line.net_cents),
    node("cac:Item", leaf("cbc:Name", line.name), category("cac:ClassifiedTaxCategory", content, line.rate)),
    node("cac:Price", leaf("cbc:PriceAmount", priceOf(line), { currencyID: "EUR" })),
  )
}

function taxTotal(content: Content): Xml {
  const { totals } = content
  return node(
    "cac:TaxTotal",
    amount("cbc:TaxAmount", totals.tax_cents),
    ...totals.vat.map(({ rate, net_cents, vat_cents }) =>
      node(
        "cac:TaxSubtotal",
        amount("cbc:TaxableAmount", net_cents),
        amount("cbc:TaxAmount", vat_cents),
        category("cac:TaxCategory", content, rate, reasonOf(content, rate)),
      ),
    ),
  )
}

/** Returns when an invoice on account is due. */
const dueOf = ({ kind, paid_with }: Content) => (kind === "invoice" ? paid_with?.due : undefined)

/**
 * Returns the cents that are paid after the document. A credit note on account lowers what is left to pay. Payment or refund
 * precedes all other documents.
 */
function payableOf(content: Content): number {
  const { kind, paid_with, paid_by = [], given_as, totals } = content
  if (dueOf(content)) return totals.total_cents - paidByBalancesCents(paid_by)
  return kind === "credit_note" && paid_with?.kind === "account" && !given_as ? totals.total_cents : 0
}

function monetaryTotal(content: Content): Xml {
  const { subtotal_cents, total_cents } = content.totals
  const payable = payableOf(content)
  return node(
    "cac:LegalMonetaryTotal",
    amount("cbc:LineExtensionAmount", subtotal_cents),
    amount("cbc:TaxExclusiveAmount", subtotal_cents),
    amount("cbc:TaxInclusiveAmount", total_cents),
    amount("cbc:PrepaidAmount", total_cents - payable),
    amount("cbc:PayableAmount", payable),
  )
}

function paymentMeans(content: Content): Xml {
  const { paid_with, paid_by, seller } = content
  const code = MEANS_CODE[paid_with?.kind ?? "other"]
  const due = dueOf(content)
  return node(
    "cac:PaymentMeans",
    // EN 16931 allows one means, so its text (BT-82) names them all.
    leaf(
      "cbc:PaymentMeansCode",
      code,
      paid_by && { name: payersOf(content, (cents) => `${decimal(cents)} EUR`) },
    ),
    due ? leaf("cbc:PaymentID", due.communication) : false,
    code === MEANS_CODE.transfer &&
      node("cac:PayeeFinancialAccount", leaf("cbc:ID", seller.bank_account.replace(/\s/g, ""))),
  )
}

/** Refers to the corrected invoice, or the reversed credit note. */
const reference = ({ number, issued_at }: { number: string; issued_at: string }): Xml =>
  node(
    "cac:BillingReference",
    node("cac:InvoiceDocumentReference", leaf("cbc:ID", number), leaf("cbc:IssueDate", dayOf(issued_at))),
  )

/** States the period from order to invoice, for goods without VAT that are paid before sending. */
const supplied = ({ ordered_at, issued_at }: Content): Xml =>
  node("cac:InvoicePeriod", leaf("cbc:StartDate", dayOf(ordered_at)), leaf("cbc:EndDate", dayOf(issued_at)))

/** Returns UBL 2.1 in the core of EN 16931. Equal documents give equal bytes. */
export const ublOf = (content: Content): string =>
  written(content, [leaf("cbc:CustomizationID", CUSTOMIZATION)])

/** Returns Peppol BIS Billing 3.0. The buyer's VAT number must be a Peppol address. */
export const peppolOf = (content: Content): string =>
  written(
    content,
    [leaf("cbc:CustomizationID", PEPPOL_BILLING), leaf("cbc:ProfileID", PEPPOL_PROCESS)],
    endpointOf,
  )

/** Returns Peppol BIS Billing for buyers in Peppol, otherwise the core of EN 16931. */
export const structuredOf = (content: Content): string =>
  endpointOf(content.buyer.vat_number ?? "") ? peppolOf(content) : ublOf(content)

function written(content: Content, profile: Xml[], addressed?: typeof endpointOf): string {
  const { kind, number, issued_at, order_number, reason, credits, undoes } = content
  const root = kind === "invoice" ? "Invoice" : "CreditNote"
  const corrected = undoes ?? credits
  const due = dueOf(content)
  const body = [
    ...profile,
    leaf("cbc:ID", number),
    leaf("cbc:IssueDate", dayOf(issued_at)),
    due ? leaf("cbc:DueDate", due.day) : "",
    leaf(`cbc:${root}TypeCode`, TYPE_CODE[kind]),
    reason ? leaf("cbc:Note", reason) : "",
    leaf("cbc:DocumentCurrencyCode", "EUR"),
    content.exemption ? supplied(content) : "",
    node("cac:OrderReference", leaf("cbc:ID", order_number)),
    corrected ? reference(corrected) : "",
    sellerParty(content, addressed),
    buyerParty(content, addressed),
    deliveryTo(content),
    paymentMeans(content),
    taxTotal(content),
    monetaryTotal(content),
    ...ublLinesOf(content).map((line, at) => lineOf(content, line, at)),
  ]
  return [
    '<?xml version="1.0" encoding="UTF-8"?>\n',
    `<${root} xmlns="${NAMESPACE}${root}-2" xmlns:cac="${NAMESPACE}CommonAggregateComponents-2"`,
    ` xmlns:cbc="${NAMESPACE}CommonBasicComponents-2">`,
    ...body,
    `</${root}>\n`,
  ].join("")
}
