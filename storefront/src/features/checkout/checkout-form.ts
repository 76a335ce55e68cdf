import "../../config/validation"
import {
  DEFAULT_COUNTRY,
  DELIVERY_COUNTRIES,
  deliveryAddressSchema,
  emailSchema,
  POSTAL_CODES,
} from "@bon-perroquet/shop-api/contract"
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
  })
  .superRefine(({ country, postal_code }, context) => {
    if (!POSTAL_CODES[country].test(postal_code)) {
      context.addIssue({ code: "custom", path: ["postal_code"], message: "postal_code" })
    }
  })

export type CheckoutValues = z.input<typeof checkoutFormSchema>
export type CheckoutField = keyof CheckoutValues

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
] as const satisfies readonly CheckoutField[]

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
}

export type ChosenDelivery = { method: string; totalCents: number }

/** The form as the shop wants it; what was left empty is left out. */
export function checkoutRequest(values: CheckoutValues, delivery: ChosenDelivery): CheckoutForm {
  const { first_name, last_name, email, phone, country, street, number, box, postal_code, city } = values
  return {
    customer_email: email,
    first_name,
    last_name,
    ...(phone && { phone }),
    country,
    address: { street, number, postal_code, city, ...(box && { box }) },
    delivery_method: delivery.method,
    expected_total_cents: delivery.totalCents,
  }
}
