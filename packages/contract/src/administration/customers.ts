import { z } from "zod"
import { customFieldsOf } from "../custom-fields/declared"
import { customInputSchema, customValuesSchema } from "../custom-fields/values"
import { NEWSLETTER_STATES } from "../account/account"
import { pageSchema, searchedSchema } from "../lists"
import { SHIPPED_LANGUAGES } from "../sets"
import { phoneNumberSchema } from "../shop/payment"
import { mailedMessageSchema } from "./messages"

const cents = z.number().int()

/** Customers with an account, and guests with an order. */
export const CUSTOMER_KINDS = ["account", "guest"] as const
export type CustomerKind = (typeof CUSTOMER_KINDS)[number]

/** Id of a customer in Medusa. */
export const customerIdSchema = z.string().regex(/^[A-Za-z0-9_-]{1,64}$/)

/**
 * GET /api/admin/customers: one entry per e-mail address, newest first. The header X-Total-Count has the
 * total number.
 */
export const customerSchema = z.object({
  id: customerIdSchema,
  email: z.string(),
  /** For a guest, the name in the last order. */
  name: z.string(),
  kind: z.enum(CUSTOMER_KINDS),
  /** When the account was created. For a guest, the date of the first order. */
  since: z.string(),
  orders: z.number().int(),
  last_order_at: z.string().nullable(),
  /** Payments minus refunds. */
  worth_cents: cents,
})
export type Customer = z.infer<typeof customerSchema>
export const customersSchema = z.array(customerSchema)

export const customersQuerySchema = pageSchema.extend({
  /** Text to find in names, e-mail addresses and telephone numbers of customers, their orders and their addresses. */
  search: searchedSchema,
  kind: z.enum(CUSTOMER_KINDS).optional(),
})

export const customerAddressSchema = z.object({
  name: z.string(),
  /** Street and number, for example "Rue Haute 12". */
  street: z.string(),
  box: z.string().nullable(),
  postal_code: z.string(),
  city: z.string(),
  country: z.string(),
  phone: phoneNumberSchema,
  /** Whether the address is in the account's address book. Otherwise it comes from an order. */
  is_saved: z.boolean(),
})
export type CustomerAddress = z.infer<typeof customerAddressSchema>

/** GET /api/admin/customers/{id} */
export const customerDetailSchema = customerSchema.extend({
  phone: phoneNumberSchema,
  /** Language of the account, otherwise of the last order. */
  language: z.enum(SHIPPED_LANGUAGES).nullable(),
  /** Newsletter state and when it was reached. Null if the customer never chose. */
  newsletter: z.object({
    state: z.enum(NEWSLETTER_STATES),
    since: z.string().nullable(),
    /** Where an imported customer gave consent. */
    source: z.string().optional(),
  }),
  /** Values of the merchant's own fields, declared in merchant.json. */
  custom_fields: customValuesSchema("customer"),
  paid_cents: cents,
  refunded_cents: cents,
  /** Address book first, then the addresses of the last orders, without duplicates. */
  addresses: z.array(customerAddressSchema),
})
export type CustomerDetail = z.infer<typeof customerDetailSchema>

/** PUT /api/admin/customers/{id}/custom-fields */
export const customerFieldsSchema = z.object({
  custom_fields: customInputSchema(customFieldsOf("customer")),
})

/**
 * GET /api/admin/customers/{id}/messages: e-mail to the customer, and contact form messages of the customer,
 * until they are deleted.
 */
export const customerMessageSchema = mailedMessageSchema.extend({
  /** Whether the customer wrote the message to the merchant. */
  from_customer: z.boolean(),
})
export type CustomerMessage = z.infer<typeof customerMessageSchema>
export const customerMessagesSchema = z.array(customerMessageSchema)
