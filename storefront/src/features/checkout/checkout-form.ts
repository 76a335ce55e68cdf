import { askedFields, completeVatNumber, DEFAULT_COUNTRY, keysOf } from "@bon-perroquet/contract"
import type { CheckoutForm } from "@bon-perroquet/shop-react"
import { ADDRESS_LINES, type WrittenAddress } from "../../components/address/address-lines"
import { typedCustomValues } from "../../components/custom-fields/custom-values"
import type { CheckoutValues } from "./checkout-rules"

export type { CheckoutValues }

const addressOf = ({ street, number, box, postal_code, city }: WrittenAddress) => ({
  ...{ street, number, postal_code, city },
  ...(box && { box }),
})

/** Selections that are restored after a reload. They never have an error. */
export const CHOICE_FIELDS = ["delivery_method", "extras", "payment_method", "points_near"] as const

/**
 * Returns true if the invoice has a separate address: the customer wants one, or the parcel of a business goes to a
 * pick-up point.
 */
export const hasInvoiceAddress = ({
  invoice,
  business,
  point_kind,
}: Pick<CheckoutValues, "invoice" | "business" | "point_kind">): boolean =>
  invoice !== "" || (business !== "" && point_kind !== "")

/** Returns the VAT number with its country prefix. If the shopper typed none, adds that of the invoice's country. */
export const businessVatNumber = (
  values: Pick<
    CheckoutValues,
    "invoice" | "business" | "point_kind" | "country" | "invoice_country" | "vat_number"
  >,
): string =>
  completeVatNumber(values.vat_number, hasInvoiceAddress(values) ? values.invoice_country : values.country)

export const invoiceAddress = (values: CheckoutValues): WrittenAddress => ({
  country: values.invoice_country,
  street: values.invoice_street,
  number: values.invoice_number,
  box: values.invoice_box,
  postal_code: values.invoice_postal_code,
  city: values.invoice_city,
})

/** Keys of the merchant's own fields that the checkout asks for. */
export const ASKED = keysOf(askedFields())

/** Fields in display order, because the first invalid field gets the focus. */
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
  custom_fields: typedCustomValues(ASKED),
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

/** Selected offers, and the total that was displayed. */
export type CheckoutChoice = {
  method: string
  totalCents: number
  /** Amount that the payment method collects after gift cards and store credit. */
  restCents?: number | undefined
  extras?: readonly string[]
  paymentMethod?: string
}

/** Converts form values to an API request. Omits empty fields. */
export function checkoutRequest(
  values: CheckoutValues,
  { method, totalCents, restCents, extras = [], paymentMethod }: CheckoutChoice,
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
    ...(restCents !== undefined && { expected_rest_cents: restCents }),
  }
}
