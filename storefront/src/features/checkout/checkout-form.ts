import "../../config/validation"
import {
  isFieldPost,
  isPostBox,
  misfits,
  outsideVatTerritory,
  tidyParts,
  type Misfit,
} from "@bon-perroquet/address"
import {
  DEFAULT_COUNTRY,
  DELIVERY_COUNTRIES,
  deliveryAddressSchema,
  emailSchema,
  isPostalCode,
  POINT_KINDS,
  type DeliveryCountry,
} from "@bon-perroquet/contract"
import type { CheckoutForm } from "@bon-perroquet/shop-react"
import { z } from "zod"

const name = z.string().trim().min(1).max(80)

const line = z.string().trim()

/** Lines of an address. The selected delivery and invoice determine which are required. */
export const ADDRESS_LINES = ["street", "number", "box", "postal_code", "city"] as const
type AddressLine = (typeof ADDRESS_LINES)[number]

type WrittenAddress = Record<AddressLine, string> & { country: DeliveryCountry }

/** Returns the invalid lines of an address, by the contract's rules and the country's postal code format. */
function wrongLines({ country, ...lines }: WrittenAddress): AddressLine[] {
  const problems = deliveryAddressSchema.safeParse(lines).error?.issues ?? []
  return ADDRESS_LINES.filter(
    (field) =>
      problems.some(({ path }) => path[0] === field) ||
      (field === "postal_code" && !isPostalCode(country, lines.postal_code)),
  )
}

/** A field with its error message. `useFieldError` translates the message. */
type Problem = readonly [field: CheckoutField, message: string]

/** Returns an error if the carrier does not deliver to an address. */
function unservedPlace(address: WrittenAddress): Problem[] {
  const territory = outsideVatTerritory(address)
  if (territory !== null) return [["postal_code", `outside|${territory}`]]
  const parts = { ...address, ...tidyParts(address.country, address) }
  if (isPostBox(parts)) return [["street", "post_box"]]
  return isFieldPost(parts) ? [["street", "field_post"]] : []
}

/** Form fields by the carrier's label fields. */
const FIELD_OF: Partial<Record<Misfit["field"], CheckoutField>> = {
  ...{ name: "last_name", street: "street", number: "number", box: "box", line2: "box", city: "city" },
  ...{ company: "company", phone: "phone", email: "email", note: "note" },
}

/** Returns errors for texts that are too long for the carrier's label. */
function misfitProblems(values: z.output<typeof fieldsSchema>): Problem[] {
  const { first_name, last_name, phone, email, note, company, point_kind, country, invoice } = values
  const home = point_kind ? null : { ...tidyParts(country, values), city: values.city, note }
  const isBusiness = home && values.business !== "" && invoice === ""
  const addressee = {
    name: `${first_name} ${last_name}`,
    phone,
    email,
    ...home,
    ...(isBusiness && { company }),
  }
  return misfits(addressee, "bpost", { needsEmail: point_kind === "locker" }).flatMap(
    ({ field, most, suggestion }) => {
      const named = FIELD_OF[field]
      return named ? [[named, `long|${most}|${suggestion ?? ""}`] as const] : []
    },
  )
}

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
  /** Note for the carrier. */
  note: line,
  /** Kind of the pick-up point. Empty for home delivery. */
  point_kind: z.enum(["", ...POINT_KINDS]),
  /** Null until a point is selected, because react-hook-form uses null for unchecked radio buttons. */
  delivery_point: z.string().max(64).nullable(),
  /** "other" if the invoice has a different address. */
  invoice: z.enum(["", "other"]),
  invoice_country: z.enum(DELIVERY_COUNTRIES),
  ...{ invoice_street: line, invoice_number: line, invoice_box: line, invoice_postal_code: line },
  invoice_city: line,
  /** "yes" if the customer is a business. */
  business: z.enum(["", "yes"]),
  company: line.max(120),
  /** Empty for a business without VAT number. */
  vat_number: line.max(24),
})

/** A country prefix followed by the number. The server checks if it exists. */
const VAT_NUMBER = /^[A-Za-z]{2}[\s.-]*[A-Za-z0-9][A-Za-z0-9\s.+*-]+$/

/**
 * Returns true if the invoice has a separate address: the customer wants one, or a business has its parcel delivered
 * to a point.
 */
export const hasInvoiceAddress = ({
  invoice,
  business,
  point_kind,
}: Pick<z.output<typeof fieldsSchema>, "invoice" | "business" | "point_kind">): boolean =>
  invoice !== "" || (business !== "" && point_kind !== "")

const invoiceAddress = (values: z.output<typeof fieldsSchema>): WrittenAddress => ({
  country: values.invoice_country,
  street: values.invoice_street,
  number: values.invoice_number,
  box: values.invoice_box,
  postal_code: values.invoice_postal_code,
  city: values.invoice_city,
})

/** Schema of the checkout form. A delivery to a point needs no home address. */
export const checkoutFormSchema = fieldsSchema.superRefine((values, context) => {
  const report = (field: CheckoutField, message: string = field) =>
    context.addIssue({ code: "custom", path: [field], message })
  const wrong = values.point_kind ? [] : wrongLines(values)
  wrong.forEach((field) => report(field))
  if (!values.point_kind && !wrong.length)
    for (const [field, message] of unservedPlace(values)) report(field, message)
  for (const [field, message] of misfitProblems(values))
    if (!wrong.some((one) => one === field)) report(field, message)
  if (values.point_kind && !values.delivery_point) report("delivery_point")
  if (hasInvoiceAddress(values))
    wrongLines(invoiceAddress(values)).forEach((field) => report(`invoice_${field}`))
  if (!values.business) return
  if (!values.company) report("company")
  if (values.vat_number && !VAT_NUMBER.test(values.vat_number)) report("vat_number")
})

export type CheckoutValues = z.input<typeof checkoutFormSchema>

/** Fields in display order, so that the first invalid one is focused. */
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
}

const businessOf = ({ company, vat_number }: CheckoutValues) => ({
  company,
  ...(vat_number && { vat_number }),
})

/** Selected offers by id or code, and the total that the customer saw. */
export type CheckoutChoice = {
  method: string
  totalCents: number
  extras?: readonly string[]
  paymentMethod?: string
}

/** Converts form values to the request. Empty optional fields are omitted. */
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
