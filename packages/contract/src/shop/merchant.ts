import { z } from "zod"
import { SHOP_SERVICES } from "../constants"
import { DEFAULT_LANGUAGE, perLanguage, SHIPPED_LANGUAGES } from "../sets"
import { offerSchema } from "./offers"
import { repeatOfferSchema } from "./repeat-deliveries"
import { emailSchema } from "./payment"

/** A line that somebody reads: no other characters than a person types. */
const line = (max: number) =>
  z
    .string()
    .trim()
    .max(max)
    .regex(/^[^\p{Cc}]*$/u)
const required = (max: number) => line(max).min(1)
/** A page elsewhere, or nothing. */
const page = z.union([z.literal(""), z.url({ protocol: /^https$/ }).max(300)])

const plain = (number: string): string => number.toUpperCase().replaceAll(/[\s.-]/g, "")

/**
 * Whether a VAT number can be one: of a Belgian one the last two digits are 97 less the remainder of the others by 97; others
 * begin with the letters of their country.
 */
export function isVatNumber(typed: string): boolean {
  const number = plain(typed)
  const [, digits = "", check = ""] = /^BE([01]\d{7})(\d{2})$/.exec(number) ?? []
  if (number.startsWith("BE")) return digits !== "" && 97 - (Number(digits) % 97) === Number(check)
  return /^[A-Z]{2}[A-Z0-9+*]{2,12}$/.test(number)
}

/** Digits of an IBAN's check: letters count from 10 (A) to 35 (Z). ISO 13616. */
export function isIban(typed: string): boolean {
  const iban = plain(typed)
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(iban) || (iban.startsWith("BE") && iban.length !== 16))
    return false
  const digits = (iban.slice(4) + iban.slice(0, 4)).replaceAll(
    /[A-Z]/g,
    (sign) => `${Number.parseInt(sign, 36)}`,
  )
  return Number(BigInt(digits) % 97n) === 1
}

/** Who sells: named in the shop, in mails and on invoices. */
export const merchantSchema = z.object({
  name: required(60),
  legal_name: required(100),
  street: required(100),
  postal_code: required(12),
  city: required(60),
  vat_number: required(20).refine(isVatNumber),
  /** Where the company is registered, in words; where a language has none, the shop's first language stands in. */
  company_register: z.object({
    ...perLanguage(SHIPPED_LANGUAGES, () => line(120).optional()),
    [DEFAULT_LANGUAGE]: line(120),
  }),
  email: emailSchema,
  phone: required(30).regex(/^\+?[\d ()/.-]{6,}$/),
  /** Words such as "9:00", as they are to be read. */
  opening_hours: z.object({ opens: line(20), closes: line(20) }),
  /** Pages elsewhere: where there is none, nothing leads to it. */
  messenger: page,
  social: z.object({ facebook: page, instagram: page }),
  /** IBAN. */
  bank_account: required(42).refine(isIban),
  bic: z.union([z.literal(""), z.string().regex(/^[A-Z]{6}[A-Z0-9]{2}([A-Z0-9]{3})?$/)]),
})
export type Merchant = z.infer<typeof merchantSchema>

/** GET /api/shop: what everybody may know of the shop. */
export const shopSchema = z.object({
  merchant: merchantSchema.omit({ bank_account: true, bic: true }).extend({
    vat_number: z.string(),
    email: z.string(),
    phone: z.string(),
    messenger: z.string(),
    social: z.object({ facebook: z.string(), instagram: z.string() }),
    /** ISO 3166-1 alpha-2. */
    country: z.string(),
  }),
  /** Days of the next months on which nothing is sent, 2026-12-25; weekends are not named. */
  closed_days: z.array(z.iso.date()),
  /** What applies by itself to whoever buys now. */
  offers: z.array(offerSchema),
  /** What can be delivered again and again; null where the shop does not do it. */
  repeats: repeatOfferSchema.nullable(),
  /** What is offered beside buying. */
  services: z.array(z.enum(SHOP_SERVICES)),
})
export type ShopFacts = z.infer<typeof shopSchema>
