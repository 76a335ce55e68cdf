import "../../config/validation"
import {
  DEFAULT_COUNTRY,
  DELIVERY_COUNTRIES,
  deliveryAddressSchema,
  emailSchema,
  POINT_KINDS,
  POSTAL_CODES,
} from "@bon-perroquet/contract"
import type { CheckoutForm } from "@bon-perroquet/shop-react"
import { z } from "zod"

const name = z.string().trim().min(1).max(80)

/** What the shopper fills in; the contract's own rules, with the postal code checked against the country chosen. */
export const checkoutFormSchema = deliveryAddressSchema
  .extend({
    first_name: name,
    last_name: name,
    email: emailSchema,
    phone: z.string().trim().max(40),
    country: z.enum(DELIVERY_COUNTRIES),
    box: z.string().trim().max(20),
    /** Kind of the point that the chosen delivery goes to; empty for one that comes to the door. */
    point_kind: z.enum(["", ...POINT_KINDS]),
    delivery_point: z.string().max(64),
  })
  .superRefine(({ country, postal_code, point_kind, delivery_point }, context) => {
    if (point_kind && !delivery_point)
      context.addIssue({ code: "custom", path: ["delivery_point"], message: "delivery_point" })
    if (!POSTAL_CODES[country].test(postal_code)) {
      context.addIssue({ code: "custom", path: ["postal_code"], message: "postal_code" })
    }
  })

export type CheckoutValues = z.input<typeof checkoutFormSchema>

/** In the order in which they stand on the screen: the first that is wrong gets the focus. */
export const CHECKOUT_FIELDS = [
  "first_name",
  "last_name",
  "email",
  "phone",
  "country",
  "street",
  "number",
  "box",
  "postal_code",
  "city",
  "delivery_point",
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
  point_kind: "",
  delivery_point: "",
}

export type ChosenDelivery = { method: string; totalCents: number }

/** The form as the shop wants it; what was left empty is left out. */
export function checkoutRequest(
  values: CheckoutValues,
  delivery: ChosenDelivery,
  payment_method?: string,
): CheckoutForm {
  const { first_name, last_name, email, phone, country, street, number, box, postal_code, city } = values
  const { point_kind, delivery_point } = values
  return {
    customer_email: email,
    first_name,
    last_name,
    ...(phone && { phone }),
    country,
    address: { street, number, postal_code, city, ...(box && { box }) },
    delivery_method: delivery.method,
    ...(point_kind && { delivery_point }),
    ...(payment_method && { payment_method }),
    expected_total_cents: delivery.totalCents,
  }
}
