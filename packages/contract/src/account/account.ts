import { z } from "zod"
import { businessSchema } from "../shop/business"
import { sessionIdSchema } from "../shop/cart"
import { PASSWORD_MAX_LENGTH, PASSWORD_MIN_LENGTH, PERSONAL_DATA_PARTS } from "../constants"
import { DEFAULT_COUNTRY, DELIVERY_COUNTRIES, LANGUAGES } from "../sets"
import { emailSchema } from "../shop/payment"
import { ROLES } from "../rights"
import { isPostalCode } from "../postal-codes"

const line = (max: number) => z.string().trim().min(1).max(max)
const optionalLine = (max: number) => z.string().trim().max(max).nullish()

/** An e-mail address names one account, however it is capitalised. */
export const accountEmailSchema = emailSchema.transform((email) => email.toLowerCase())
export const newPasswordSchema = z.string().min(PASSWORD_MIN_LENGTH).max(PASSWORD_MAX_LENGTH)
/** A password that is only compared: whatever was typed, an empty one excepted. */
export const givenPasswordSchema = z.string().min(1).max(PASSWORD_MAX_LENGTH)

export const NEWSLETTER_STATES = ["none", "pending", "subscribed"] as const

/** A person with an account, as that person may see it. */
export const userSchema = z.object({
  id: z.string(),
  email: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  phone: z.string().nullable(),
  /** Whose invoices the person wants, filled in first at the checkout; null for who buys for themselves. */
  business: businessSchema.nullable(),
  is_admin: z.boolean(),
  /** What an administrator may do; null for a customer, and for an administrator who was given none. */
  role: z.enum(ROLES).nullable(),
  created_at: z.string(),
  /** Language of the shop's mail; null until chosen. */
  language: z.enum(LANGUAGES).nullable(),
  newsletter: z.object({
    /** "pending": asked for, and not yet confirmed by the link in the mail. */
    state: z.enum(NEWSLETTER_STATES),
    /** When the state was reached, ISO 8601 in UTC. */
    since: z.string().nullable(),
  }),
  /** Whether the person has shown to read mail at this address. */
  email_verified: z.boolean(),
  /** Changes with any of the rest, whoever changed it: for `If-Match` of a write. */
  version: z.string(),
})
export type User = z.infer<typeof userSchema>

export const signedInSchema = z.object({ token: z.string(), user: userSchema })
export type SignedIn = z.infer<typeof signedInSchema>

/** A code of an authenticator app, or a recovery code, as it was typed. */
export const codeSchema = z.string().trim().min(6).max(64)

/** A browser that names its cart's session has that cart joined with the account's. */
const cart_session_id = sessionIdSchema.optional()

export const loginSchema = z.object({
  email: accountEmailSchema,
  password: givenPasswordSchema,
  /** Of the second factor, once the first answer was 403 `mfa_required`. */
  code: codeSchema.optional(),
  cart_session_id,
})
export type Login = z.input<typeof loginSchema>

const personSchema = z.object({ first_name: line(80), last_name: line(80), phone: optionalLine(40) })

export const registerSchema = personSchema.extend({
  email: accountEmailSchema,
  password: newPasswordSchema,
  /** Language of the shop's mail; Accept-Language decides when absent. */
  language: z.enum(LANGUAGES).optional(),
  cart_session_id,
})
export type Register = z.input<typeof registerSchema>

/** Leaves the account's cart to the account: the browser's session has an empty one. */
export const logoutSchema = z.object({ cart_session_id: sessionIdSchema })

export const profileSchema = personSchema.extend({
  /** Null takes it away, absent it stays. */
  business: businessSchema.nullish(),
})
export type Profile = z.input<typeof profileSchema>

export const preferencesSchema = z
  .object({ language: z.enum(LANGUAGES), newsletter: z.boolean() })
  .partial()
  .refine((preferences) => Object.keys(preferences).length > 0)
export type Preferences = z.input<typeof preferencesSchema>

export const forgotPasswordSchema = z.object({ email: accountEmailSchema })
/** What a link in a mail carries. */
export const linkTokenSchema = z.string().max(1_000)
export const resetPasswordSchema = z.object({ token: linkTokenSchema, password: newPasswordSchema })
export const linkSchema = z.object({ token: linkTokenSchema })
/** Who is not signed in to the account says its password: an address is not verified for somebody else's account. */
export const verifyAddressSchema = linkSchema.extend({ password: givenPasswordSchema.optional() })

/** A call that was understood; also where saying more would tell whether an account exists. */
export const acceptedSchema = z.object({ accepted: z.literal(true) })
export type Accepted = z.infer<typeof acceptedSchema>

/** GET /api/users/export: everything the shop keeps of a person. */
export const personalDataSchema = z.object({
  exported_at: z.string(),
  user: userSchema,
  sessions: z.array(z.unknown()),
  addresses: z.array(z.unknown()),
  orders: z.array(z.unknown()),
  /** What administrators wrote down of the person and their orders; who wrote it is not told. */
  notes: z.array(z.object({ at: z.string(), text: z.string(), order_number: z.string().nullable() })),
  /** What plugins keep of the person, by their part. */
  more: z.partialRecord(z.enum(PERSONAL_DATA_PARTS), z.array(z.unknown())),
})

export const deleteAccountSchema = z.object({ password: givenPasswordSchema })

/** What the person calls an address: "shipping" unless they say "home", "work" … */
export const addressTypeSchema = z.string().trim().min(1).max(40)
export const DEFAULT_ADDRESS_TYPE = "shipping"
export const MAX_ADDRESSES = 30

export const addressSchema = z.object({
  id: z.string(),
  type: addressTypeSchema,
  street: z.string(),
  number: z.string(),
  apartment: z.string().nullable(),
  postal_code: z.string(),
  city: z.string(),
  country: z.enum(DELIVERY_COUNTRIES),
  /** Filled in first at the checkout; at most one of an account's addresses. */
  is_default: z.boolean(),
  /** Changes with any of the rest, whoever changed it: for `If-Match` of a write. */
  version: z.string(),
})
export const addressesSchema = z.array(addressSchema)
export type Address = z.infer<typeof addressSchema>

export const addressFieldsSchema = z.object({
  type: addressTypeSchema.default(DEFAULT_ADDRESS_TYPE),
  street: line(120),
  number: line(20),
  apartment: optionalLine(80),
  postal_code: line(16),
  city: line(80),
  country: z.enum(DELIVERY_COUNTRIES).default(DEFAULT_COUNTRY),
  is_default: z.boolean().optional(),
})

/** An address as it is written; what else a client's address object carries is left aside. */
export const addressInputSchema = addressFieldsSchema.refine(
  ({ country, postal_code }) => isPostalCode(country, postal_code),
  { path: ["postal_code"] },
)
export type AddressInput = z.input<typeof addressInputSchema>

/** The engine's id of an address; wider, so that an odd one is "not found" rather than "malformed". */
export const addressIdSchema = z.string().regex(/^[A-Za-z0-9_-]{1,64}$/)
