import { z } from "zod"
import { SHOP_SERVICES } from "../constants"
import { DEFAULT_LANGUAGE, perLanguage, SHIPPED_LANGUAGES } from "../sets"
import { offerSchema } from "./offers"
import { repeatOfferSchema } from "./repeat-deliveries"
import { emailSchema } from "../forms/email"
import { themedBrandSchema } from "../theme/brand"
import { isVatNumber } from "../vat-numbers/vat-number"

/** Line of text with only printable characters. */
const line = (max: number) =>
  z
    .string()
    .trim()
    .max(max)
    .regex(/^[^\p{Cc}]*$/u)
const required = (max: number) => line(max).min(1)
/** External URL, or empty. */
const page = z.union([z.literal(""), z.url({ protocol: /^https$/ }).max(300)])

/** Returns whether an IBAN has valid check digits (ISO 13616). Letters count from 10 (A) to 35 (Z). */
export function isIban(typed: string): boolean {
  const iban = typed.toUpperCase().replaceAll(/[\s.-]/g, "")
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(iban) || (iban.startsWith("BE") && iban.length !== 16))
    return false
  const digits = (iban.slice(4) + iban.slice(0, 4)).replaceAll(
    /[A-Z]/g,
    (sign) => `${Number.parseInt(sign, 36)}`,
  )
  return Number(BigInt(digits) % 97n) === 1
}

/** Merchant as shown in the shop, in e-mails and on invoices. */
export const merchantSchema = z.object({
  name: required(60),
  legal_name: required(100),
  street: required(100),
  postal_code: required(12),
  city: required(60),
  vat_number: required(20).refine(isVatNumber),
  /** Name of the company register, by language. The shop's first language replaces missing ones. */
  company_register: z.object({
    ...perLanguage(SHIPPED_LANGUAGES, () => line(120).optional()),
    [DEFAULT_LANGUAGE]: line(120),
  }),
  email: emailSchema,
  phone: required(30).regex(/^\+?[\d ()/.-]{6,}$/),
  /** Opening hours as text, for example "9:00". */
  opening_hours: z.object({ opens: line(20), closes: line(20) }),
  /** External pages. An empty text means no link. */
  messenger: page,
  social: z.object({ facebook: page, instagram: page }),
  /** IBAN. */
  bank_account: required(42).refine(isIban),
  bic: z.union([z.literal(""), z.string().regex(/^[A-Z]{6}[A-Z0-9]{2}([A-Z0-9]{3})?$/)]),
})
export type Merchant = z.infer<typeof merchantSchema>

/** Tags that pages load after consent: Matomo and Google Analytics for "analytics", Meta for "marketing". */
export const merchantTagsSchema = z.object({
  matomo: z.object({ url: z.string(), site: z.string() }).nullable(),
  ga4: z.string().nullable(),
  meta: z.string().nullable(),
})
export type MerchantTags = z.infer<typeof merchantTagsSchema>

/** GET /api/shop: public data of the shop. */
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
  /** Days without dispatch in the next months, for example 2026-12-25. Weekends are not listed. */
  closed_days: z.array(z.iso.date()),
  /** Automatic promotions for all customers. */
  offers: z.array(offerSchema),
  /** Subscription options. Null if the shop has no subscriptions. */
  repeats: repeatOfferSchema.nullable(),
  /** Names of accepted payment brands: Visa, Mastercard, American Express, Bancontact … Absent in answers of earlier versions. */
  payment_marks: z.array(z.string()).optional(),
  /** If false, visitors see "opening soon" and cannot order. Absent in answers of earlier versions. */
  is_open: z.boolean().optional(),
  /** Logo and colours. Absent in answers of earlier versions. */
  brand: themedBrandSchema.optional(),
  /** Absent in answers of earlier versions. */
  tags: merchantTagsSchema.optional(),
  /** Public origin of the shop, for example https://shop.example. Absent in answers of earlier versions. */
  address: z.url().optional(),
  /** Enabled optional services. */
  services: z.array(z.enum(SHOP_SERVICES)),
})
export type ShopFacts = z.infer<typeof shopSchema>
