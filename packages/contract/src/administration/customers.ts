import { z } from "zod"
import { NEWSLETTER_STATES } from "../account/account"
import { pageSchema, searchedSchema } from "../lists"
import { SHIPPED_LANGUAGES } from "../sets"
import { mailedMessageSchema } from "./messages"

const cents = z.number().int()

/** Those with an account, and guests who have ordered. */
export const CUSTOMER_KINDS = ["account", "guest"] as const
export type CustomerKind = (typeof CUSTOMER_KINDS)[number]

/** The engine's id of a customer. */
export const customerIdSchema = z.string().regex(/^[A-Za-z0-9_-]{1,64}$/)

/** GET /api/admin/customers: one for each e-mail address, newest first; the total number is in the header X-Total-Count. */
export const customerSchema = z.object({
  id: customerIdSchema,
  email: z.string(),
  /** A guest's is that of their last order. */
  name: z.string(),
  kind: z.enum(CUSTOMER_KINDS),
  /** Of the account, or the first order of a guest. */
  since: z.string(),
  orders: z.number().int(),
  last_order_at: z.string().nullable(),
  /** What they paid, without what was given back. */
  worth_cents: cents,
})
export type Customer = z.infer<typeof customerSchema>
export const customersSchema = z.array(customerSchema)

export const customersQuerySchema = pageSchema.extend({
  /** In the name, the e-mail address and the telephone number; or words of these, of an order or of its addresses. */
  search: searchedSchema,
  kind: z.enum(CUSTOMER_KINDS).optional(),
})

/** Where somebody lives, or had something sent. */
export const customerAddressSchema = z.object({
  name: z.string(),
  /** "Rue Haute 12" */
  street: z.string(),
  box: z.string().nullable(),
  postal_code: z.string(),
  city: z.string(),
  country: z.string(),
  phone: z.string().nullable(),
  /** In the account's address book; else it stands in an order. */
  is_saved: z.boolean(),
})
export type CustomerAddress = z.infer<typeof customerAddressSchema>

/** GET /api/admin/customers/{id} */
export const customerDetailSchema = customerSchema.extend({
  phone: z.string().nullable(),
  /** Chosen for the account, else the last order's. */
  language: z.enum(SHIPPED_LANGUAGES).nullable(),
  /** Consent, with the moment since when it is as it is; null where they never had to say. */
  newsletter: z.object({ state: z.enum(NEWSLETTER_STATES), since: z.string().nullable() }),
  paid_cents: cents,
  refunded_cents: cents,
  /** The address book first, then those of the last orders; each once. */
  addresses: z.array(customerAddressSchema),
})
export type CustomerDetail = z.infer<typeof customerDetailSchema>

/** GET /api/admin/customers/{id}/messages: what the shop wrote to them, and they by the contact form, while it is kept. */
export const customerMessageSchema = mailedMessageSchema.extend({
  /** Written by the customer, to the merchant. */
  from_customer: z.boolean(),
})
export type CustomerMessage = z.infer<typeof customerMessageSchema>
export const customerMessagesSchema = z.array(customerMessageSchema)
