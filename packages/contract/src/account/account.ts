import { z } from "zod"
import { businessSchema } from "../shop/business"
import { sessionIdSchema } from "../shop/cart"
import { PASSWORD_MAX_LENGTH, PASSWORD_MIN_LENGTH, PERSONAL_DATA_PARTS } from "../constants"
import { DEFAULT_COUNTRY, DELIVERY_COUNTRIES, LANGUAGES } from "../sets"
import { emailSchema } from "../forms/email"
import { phoneNumberSchema } from "../shop/payment"
import { ROLES } from "../rights"
import { shownFieldsOf } from "../custom-fields/declared"
import { customInputSchema, customValuesSchema } from "../custom-fields/values"
import { isPostalCode } from "../postal-codes"

const line = (max: number) => z.string().trim().min(1).max(max)
const optionalLine = (max: number) => z.string().trim().max(max).nullish()

/** E-mail address of an account. Letter case makes no difference. */
export const accountEmailSchema = emailSchema.transform((email) => email.toLowerCase())
export const newPasswordSchema = z.string().min(PASSWORD_MIN_LENGTH).max(PASSWORD_MAX_LENGTH)
/** Existing password. The rules for new passwords don't apply. */
export const givenPasswordSchema = z.string().min(1).max(PASSWORD_MAX_LENGTH)

export const NEWSLETTER_STATES = ["none", "pending", "subscribed"] as const

/** Account of a person, as that person sees it. */
export const userSchema = z.object({
  id: z.string(),
  email: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  phone: phoneNumberSchema,
  /** Default business for invoices at checkout. Null for a private customer. */
  business: businessSchema.nullable(),
  is_admin: z.boolean(),
  /** Role of an administrator. Null for a customer and for an administrator without a role. */
  role: z.enum(ROLES).nullable(),
  /** Channels to which an administrator is limited. Absent without a limit. */
  channels: z.array(z.string()).optional(),
  created_at: z.string(),
  /** Language of the shop's e-mail. Null until chosen. */
  language: z.enum(LANGUAGES).nullable(),
  newsletter: z.object({
    /** "pending": subscribed, but not yet confirmed by the link in the e-mail. */
    state: z.enum(NEWSLETTER_STATES),
    /** When the state was reached, ISO 8601 in UTC. */
    since: z.string().nullable(),
  }),
  /** Whether the person objected to customer segments (GDPR, article 21). */
  segments_objected: z.boolean(),
  /** Values of the merchant's own fields that customers see. */
  custom_fields: customValuesSchema("customer", shownFieldsOf("customer")),
  /** Whether the person has confirmed this e-mail address. */
  email_verified: z.boolean(),
  /** Changes when any other field changes. Send it as `If-Match` with a write. */
  version: z.string(),
})
export type User = z.infer<typeof userSchema>

export const signedInSchema = z.object({ token: z.string(), user: userSchema })
export type SignedIn = z.infer<typeof signedInSchema>

/** Code of an authenticator app, or a recovery code. */
export const codeSchema = z.string().trim().min(6).max(64)

/** Session id of the browser's cart. If given, that cart is merged with the account's cart. */
const cart_session_id = sessionIdSchema.optional()

export const loginSchema = z.object({
  email: accountEmailSchema,
  password: givenPasswordSchema,
  /** Code of the second factor. Required after a 403 `mfa_required`. */
  code: codeSchema.optional(),
  cart_session_id,
})
export type Login = z.input<typeof loginSchema>

/** Name and telephone number of a customer, as accounts and imports accept them. */
export const personSchema = z.object({ first_name: line(80), last_name: line(80), phone: optionalLine(40) })

export const registerSchema = personSchema.extend({
  email: accountEmailSchema,
  password: newPasswordSchema,
  /** Language of the shop's e-mail. Default: from `Accept-Language`. */
  language: z.enum(LANGUAGES).optional(),
  cart_session_id,
})
export type Register = z.input<typeof registerSchema>

/** POST /api/auth/logout. Gives the browser's session an empty cart. The account keeps its cart. */
export const logoutSchema = z.object({ cart_session_id: sessionIdSchema })

export const profileSchema = personSchema.extend({
  /** Null removes the business. If absent, the business is not changed. */
  business: businessSchema.nullish(),
  custom_fields: customInputSchema(shownFieldsOf("customer")).optional(),
})
export type Profile = z.input<typeof profileSchema>

export const preferencesSchema = z
  .object({
    language: z.enum(LANGUAGES),
    newsletter: z.boolean(),
    /** Text beside the choice, as the proof of the consent. */
    newsletter_text: z.string().trim().min(1).max(500),
    /** True leaves all customer segments at once. */
    segments_objected: z.boolean(),
  })
  .partial()
  .refine((preferences) => Object.keys(preferences).length > 0)
export type Preferences = z.input<typeof preferencesSchema>

export const forgotPasswordSchema = z.object({ email: accountEmailSchema })
/** Token of a link in an e-mail. */
export const linkTokenSchema = z.string().max(1_000)
export const resetPasswordSchema = z.object({ token: linkTokenSchema, password: newPasswordSchema })
export const linkSchema = z.object({ token: linkTokenSchema })
/** A caller who is not signed in must send the password, so that a stranger cannot verify an address. */
export const verifyAddressSchema = linkSchema.extend({ password: givenPasswordSchema.optional() })

/** The call was accepted. The shop also returns this if a different answer would reveal whether an account exists. */
export const acceptedSchema = z.object({ accepted: z.literal(true) })
export type Accepted = z.infer<typeof acceptedSchema>

/** GET /api/users/export: all personal data of a person. */
export const personalDataSchema = z.object({
  exported_at: z.string(),
  /** Includes the values of the merchant's own fields that customers don't see. */
  user: userSchema.extend({ custom_fields: customValuesSchema("customer") }),
  sessions: z.array(z.unknown()),
  addresses: z.array(z.unknown()),
  orders: z.array(z.unknown()),
  /** Administrators' notes on the person and their orders, without their authors. */
  notes: z.array(z.object({ at: z.string(), text: z.string(), order_number: z.string().nullable() })),
  /** Personal data that plugins store, by kind of data: "reviews", "favourites" and others. */
  more: z.partialRecord(z.enum(PERSONAL_DATA_PARTS), z.array(z.unknown())),
})

export const deleteAccountSchema = z.object({
  password: givenPasswordSchema,
  /** Store credit that the customer saw and gives up. Required if there is any. */
  given_up_cents: z.number().int().min(0).optional(),
})
export type DeleteAccount = z.infer<typeof deleteAccountSchema>

/** Name of the address: "shipping" by default, or for example "home" or "work". */
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
  /** Default address at checkout. An account has at most one. */
  is_default: z.boolean(),
  /** Changes when any other field changes. Send it as `If-Match` with a write. */
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

/** Unknown fields are ignored. */
export const addressInputSchema = addressFieldsSchema.refine(
  ({ country, postal_code }) => isPostalCode(country, postal_code),
  { path: ["postal_code"] },
)
export type AddressInput = z.input<typeof addressInputSchema>

/** Id of an address in Medusa. The pattern is wide, so that an unknown id gives "not found" and not "malformed". */
export const addressIdSchema = z.string().regex(/^[A-Za-z0-9_-]{1,64}$/)
