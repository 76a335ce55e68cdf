import "../../config/validation"
import {
  completeVatNumber,
  DEFAULT_COUNTRY,
  DELIVERY_COUNTRIES,
  emailSchema,
  POINT_KINDS,
} from "@bon-perroquet/contract"
import type { CheckoutForm } from "@bon-perroquet/shop-react"
import { z } from "zod"
import { vatNumberProblem } from "../../components/business/vat-number"
import {
  ADDRESS_LINES,
  parcelProblems,
  wrongLines,
  type WrittenAddress,
} from "../../components/address/address-problems"
import type { LimitsTo } from "../../components/address/label-limits"

const name = z.string().trim().min(1).max(80)

const line = z.string().trim()

const addressOf = ({ street, number, box, postal_code, city }: WrittenAddress) => ({
  ...{ street, number, postal_code, city },
  ...(box && { box }),
})

const fieldsSchema = z.object({
  first_name: name,
  last_name: name,
  email: emailSchema,
  phone: line.max(40),
  country: z.enum(DELIVERY_COUNTRIES),
  ...{ street: line, number: line, box: line, postal_code: line, city: line },
  note: line,
  /** Empty for home delivery. */
  point_kind: z.enum(["", ...POINT_KINDS]),
  /** Null until a point is selected, as react-hook-form stores unselected radio buttons. */
  delivery_point: z.string().max(64).nullable(),
  /** "other" if the invoice has a different address. */
  invoice: z.enum(["", "other"]),
  invoice_country: z.enum(DELIVERY_COUNTRIES),
  ...{ invoice_street: line, invoice_number: line, invoice_box: line, invoice_postal_code: line },
  invoice_city: line,
  /** "yes" if the customer is a business. */
  business: z.enum(["", "yes"]),
  company: line.max(120),
  vat_number: line.max(24),
  /** Ids and codes of selected offers. Empty for the default. Several extras are separated by commas. */
  ...{ delivery_method: line, extras: line, payment_method: line },
  /** Postal code near which pick-up points are listed. Empty for that of the address. */
  points_near: line,
})

/** Fields that are restored after a reload and never have an error. */
export const CHOICE_FIELDS = ["delivery_method", "extras", "payment_method", "points_near"] as const

/**
 * Returns true if the invoice has a separate address: the customer wants one, or a business has its parcel delivered to
 * a point.
 */
export const hasInvoiceAddress = ({
  invoice,
  business,
  point_kind,
}: Pick<z.output<typeof fieldsSchema>, "invoice" | "business" | "point_kind">): boolean =>
  invoice !== "" || (business !== "" && point_kind !== "")

/** Returns the VAT number with the prefix that the shopper typed, otherwise that of the invoice's country. */
export const businessVatNumber = (
  values: Pick<
    z.output<typeof fieldsSchema>,
    "invoice" | "business" | "point_kind" | "country" | "invoice_country" | "vat_number"
  >,
): string =>
  completeVatNumber(values.vat_number, hasInvoiceAddress(values) ? values.invoice_country : values.country)

const invoiceAddress = (values: z.output<typeof fieldsSchema>): WrittenAddress => ({
  country: values.invoice_country,
  street: values.invoice_street,
  number: values.invoice_number,
  box: values.invoice_box,
  postal_code: values.invoice_postal_code,
  city: values.invoice_city,
})

/**
 * Returns the fields that the carrier cannot print. The company is only checked if the label shows it: for home
 * delivery to a business without a separate invoice address.
 */
function problemsOf(values: z.output<typeof fieldsSchema>, limitsTo: LimitsTo) {
  const limits = limitsTo(values.country, values.point_kind || "home")
  const { point_kind, business, invoice, note, company, ...recipient } = values
  if (point_kind) return parcelProblems(null, recipient, limits, point_kind === "locker")
  const isDelivered = business !== "" && invoice === ""
  return parcelProblems(values, { ...recipient, note, ...(isDelivered && { company }) }, limits)
}

/** Rules of the form. With a pick-up point, no home address is required. */
export const checkoutFormSchema = (limitsTo: LimitsTo) =>
  fieldsSchema.superRefine((values, context) => {
    const report = (field: CheckoutField, message: string = field) =>
      context.addIssue({ code: "custom", path: [field], message })
    for (const [field, problem] of problemsOf(values, limitsTo)) report(field, problem)
    if (values.point_kind && !values.delivery_point) report("delivery_point")
    if (hasInvoiceAddress(values))
      wrongLines(invoiceAddress(values)).forEach((field) => report(`invoice_${field}`))
    if (!values.business) return
    if (!values.company) report("company")
    const number = businessVatNumber(values)
    const problem = number && vatNumberProblem(number)
    if (problem) report("vat_number", `vat_${problem}`)
  })

export type CheckoutValues = z.input<typeof fieldsSchema>

/** Fields in display order. The first invalid one is focused. */
export const CHECKOUT_FIELDS = [
  "first_name",
  "last_name",
  "email",
  "phone",
  "company",
  "vat_number",
  "country",
  "delivery_point",
  ...ADDRESS_LINES,
  "note",
  "invoice_country",
  ...(["invoice_street", "invoice_number", "invoice_box", "invoice_postal_code", "invoice_city"] as const),
] as const satisfies readonly (keyof CheckoutValues)[]
export type CheckoutField = (typeof CHECKOUT_FIELDS)[number]

export const EMPTY_FORM: CheckoutValues = {
  first_name: "",
  last_name: "",
  email: "",
  phone: "",
  country: DEFAULT_COUNTRY,
  street: "",
  number: "",
  box: "",
  postal_code: "",
  city: "",
  note: "",
  point_kind: "",
  delivery_point: "",
  invoice: "",
  invoice_country: DEFAULT_COUNTRY,
  ...{ invoice_street: "", invoice_number: "", invoice_box: "", invoice_postal_code: "", invoice_city: "" },
  ...{ business: "", company: "", vat_number: "" },
  ...{ delivery_method: "", extras: "", payment_method: "", points_near: "" },
}

function businessOf(values: CheckoutValues) {
  const vat_number = businessVatNumber(values)
  return { company: values.company, ...(vat_number && { vat_number }) }
}

/** Selected offers, and the total that the customer saw. */
export type CheckoutChoice = {
  method: string
  totalCents: number
  extras?: readonly string[]
  paymentMethod?: string
}

/** Converts form values to a request without empty fields. */
export function checkoutRequest(
  values: CheckoutValues,
  { method, totalCents, extras = [], paymentMethod }: CheckoutChoice,
): CheckoutForm {
  const { first_name, last_name, email, phone, country, point_kind, delivery_point, note } = values
  const invoiced = invoiceAddress(values)
  return {
    customer_email: email,
    first_name,
    last_name,
    ...(phone && { phone }),
    country,
    delivery_method: method,
    ...(point_kind
      ? { delivery_point: delivery_point ?? "" }
      : { address: { ...addressOf(values), ...(note && { note }) } }),
    ...(values.business && { business: businessOf(values) }),
    ...(hasInvoiceAddress(values) && {
      invoice_address: { ...addressOf(invoiced), country: invoiced.country },
    }),
    ...(extras.length > 0 && { extras: [...extras] }),
    ...(paymentMethod && { payment_method: paymentMethod }),
    expected_total_cents: totalCents,
  }
}
