import "../../../config/validation"
import { parseStreet } from "@bon-perroquet/contract/address"
import {
  DEFAULT_COUNTRY,
  DEFAULT_LANGUAGE,
  DELIVERY_COUNTRIES,
  emailSchema,
  LANGUAGES,
  type CustomerAddress,
  type AdminOrderDetail,
  type CustomerDetail,
  type PhoneOrder,
} from "@bon-perroquet/contract"
import { z } from "zod"
import { parcelProblems } from "../../../components/address/address-problems"
import type { LimitsTo } from "../../../components/address/label-limits"

const name = z.string().trim().min(1).max(80)
const line = z.string().trim()

const fieldsSchema = z.object({
  email: emailSchema,
  first_name: name,
  last_name: name,
  phone: line.max(40),
  language: z.enum(LANGUAGES),
  country: z.enum(DELIVERY_COUNTRIES),
  ...{ street: line, number: line, box: line, postal_code: line, city: line },
  note: line,
  /** Company and VAT number are empty for consumers. */
  company: line.max(120),
  vat_number: line.max(24),
  /** Id of the cart. "" while the cart is empty. */
  cart: z.string(),
  /** Id of the account that buys. "" for a guest. */
  customer: z.string(),
})

export const phoneOrderFormSchema = (limitsTo: LimitsTo) =>
  fieldsSchema
    .refine(({ company, vat_number }) => company || !vat_number, { path: ["company"] })
    .superRefine((values, context) => {
      for (const [field, message] of parcelProblems(values, values, limitsTo(values.country, "home")))
        context.addIssue({ code: "custom", path: [field], message })
    })
export type PhoneOrderValues = z.infer<typeof fieldsSchema>

export const NEW_PHONE_ORDER: PhoneOrderValues = {
  ...{ email: "", first_name: "", last_name: "", phone: "", language: DEFAULT_LANGUAGE },
  ...{ country: DEFAULT_COUNTRY, street: "", number: "", box: "", postal_code: "", city: "" },
  ...{ note: "", company: "", vat_number: "", cart: "", customer: "" },
}

/** Splits "Ada Peeters" after the first word. */
function firstAndLast(whole: string): { first_name: string; last_name: string } {
  const [first_name = "", ...rest] = whole.trim().split(/\s+/)
  return { first_name, last_name: rest.join(" ") }
}

const addressFrom = ({ street, box, postal_code, city, country }: CustomerAddress) => {
  const match = DELIVERY_COUNTRIES.find((each) => each === country.toUpperCase())
  if (!match) return {}
  const parts = parseStreet(match, street, box)
  const second = [parts.box, parts.line2].filter(Boolean).join(", ")
  return { street: parts.street, number: parts.number, box: second, postal_code, city, country: match }
}

export function valuesFrom(chosen: CustomerDetail): PhoneOrderValues {
  const { id, kind, email, name, phone, language, addresses } = chosen
  const [address] = addresses
  const match = LANGUAGES.find((each) => each === language)
  return {
    ...NEW_PHONE_ORDER,
    ...{ email, phone: phone ?? address?.phone ?? "", customer: kind === "account" ? id : "" },
    ...firstAndLast(address?.name ?? name),
    ...(match && { language: match }),
    ...(address && addressFrom(address)),
  }
}

/**
 * Returns form values that repeat an order.
 * @param requested country of delivery; null to keep the country. Another country needs another address, which stays
 * empty.
 */
export function valuesOfOrder(order: AdminOrderDetail, requested: string | null): PhoneOrderValues {
  const { email, language, business, shipping_address: to, invoice_address, delivery } = order
  const place = delivery.point ? invoice_address : to
  const country = DELIVERY_COUNTRIES.find((each) => each === (requested ?? to?.country)) ?? DEFAULT_COUNTRY
  return {
    ...NEW_PHONE_ORDER,
    ...{ email, language, country, phone: to?.phone ?? "" },
    ...{ first_name: to?.first_name ?? "", last_name: to?.last_name ?? "" },
    ...(place?.country === country && {
      ...{ street: place.street, number: place.number, box: place.apartment ?? "" },
      ...{ postal_code: place.postal_code, city: place.city, note: place.note ?? "" },
    }),
    ...(business && { company: business.company, vat_number: business.vat_number ?? "" }),
  }
}

/** Option value for payment by an e-mailed link. */
export const BY_LINK = ""

/** Code of payment by invoice, for approved accounts. */
export const ON_INVOICE = "invoice"

/** Returns the chosen payment. Only the account for which it was chosen may pay by invoice. */
export const paymentOf = (chosen: { code: string; customer: string }, customer: string): string =>
  chosen.code === ON_INVOICE && chosen.customer !== customer ? BY_LINK : chosen.code

type Chosen = Pick<PhoneOrder, "delivery_method" | "payment_method" | "expected_total_cents">

export function phoneOrderFrom(values: PhoneOrderValues, chosen: Chosen): PhoneOrder {
  const { cart, customer, email, first_name, last_name, phone, language, country, ...rest } = values
  const { company, vat_number, ...address } = rest
  const { box, note, ...lines } = address
  return {
    ...chosen,
    cart_session_id: cart,
    ...(customer && { customer_id: customer }),
    customer_email: email,
    ...{ first_name, last_name, language, country },
    ...(phone && { phone }),
    address: { ...lines, ...(box && { box }), ...(note && { note }) },
    ...(company && { business: { company, ...(vat_number && { vat_number }) } }),
  }
}
