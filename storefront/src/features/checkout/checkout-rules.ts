import "../../config/validation"
import { DELIVERY_COUNTRIES, emailSchema, POINT_KINDS, promoCodeSchema } from "@bon-perroquet/contract"
import { zodResolver } from "@hookform/resolvers/zod"
import { z } from "zod"
import { parcelProblems, wrongLines } from "../../components/address/address-problems"
import type { LimitsTo } from "../../components/address/label-limits"
import { vatNumberProblem } from "../../components/business/vat-number"
import { refuseWrongValues, typedCustomSchema } from "../../components/custom-fields/custom-rules"
import {
  ASKED,
  businessVatNumber,
  hasInvoiceAddress,
  invoiceAddress,
  type CheckoutField,
} from "./checkout-form"

const name = z.string().trim().min(1).max(80)

const line = z.string().trim()

const fieldsSchema = z.object({
  first_name: name,
  last_name: name,
  email: emailSchema,
  phone: line.max(40),
  country: z.enum(DELIVERY_COUNTRIES),
  ...{ street: line, number: line, box: line, postal_code: line, city: line },
  note: line,
  /** Kind of pick-up point. Empty for home delivery. */
  point_kind: z.enum(["", ...POINT_KINDS]),
  /** Null until a point is selected, because react-hook-form stores null for unselected radio buttons. */
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
  /** Ids and codes of selected offers. "" selects the default. Several extras are separated by commas. */
  ...{ delivery_method: line, extras: line, payment_method: line },
  /** Postal code near which the shopper searches for pick-up points. If empty, that of the address applies. */
  points_near: line,
  custom_fields: typedCustomSchema,
})

export type CheckoutValues = z.input<typeof fieldsSchema>

/**
 * Returns the fields with a text that does not fit the carrier's label. The label contains the company only for home
 * delivery to a business without a separate invoice address.
 */
function problemsOf(values: CheckoutValues, limitsTo: LimitsTo) {
  const limits = limitsTo(values.country, values.point_kind || "home")
  const { point_kind, business, invoice, note, company, ...recipient } = values
  if (point_kind) return parcelProblems(null, recipient, limits, point_kind === "locker")
  const isDelivered = business !== "" && invoice === ""
  return parcelProblems(values, { ...recipient, note, ...(isDelivered && { company }) }, limits)
}

/** Rules of the form. Delivery to a pick-up point requires no home address. */
export const checkoutFormSchema = (limitsTo: LimitsTo) =>
  fieldsSchema.superRefine((values, context) => {
    refuseWrongValues(ASKED, values.custom_fields, context, { isActive: true })
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

export const checkoutResolver = (limitsTo: LimitsTo) => zodResolver(checkoutFormSchema(limitsTo))

export const promoCodeResolver = zodResolver(promoCodeSchema)
