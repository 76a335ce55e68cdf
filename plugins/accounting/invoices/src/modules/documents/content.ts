import {
  DEFAULT_LANGUAGE,
  paidShareSchema,
  paidWithSchema,
  perLanguage,
  SHIPPED_LANGUAGES,
  vatNumberProofSchema,
} from "@bon-perroquet/contract"
import { DOCUMENT_KINDS } from "@bon-perroquet/contract/sets"
import { z } from "zod"

const cents = z.number().int()
/** A text in each language. Older documents lack the languages that were added later. */
const texts = z.object({
  ...perLanguage(SHIPPED_LANGUAGES, () => z.string().optional()),
  [DEFAULT_LANGUAGE]: z.string(),
})

/**
 * Reasons for a sale without VAT: goods to a business in another member state (art. 39bis CTVA, art. 138 of Directive
 * 2006/112/EC).
 */
const EXEMPTIONS = ["intra_community"] as const

export const sellerSchema = z.object({
  name: z.string(),
  legal_name: z.string(),
  street: z.string(),
  postal_code: z.string(),
  city: z.string(),
  country: z.string(),
  vat_number: z.string(),
  company_register: texts,
  email: z.string(),
  phone: z.string(),
  bank_account: z.string(),
  /** Id of the logo, and colour at the time of the issue. Missing in older documents. */
  letterhead: z.object({ logo: z.string().nullable(), color: z.string() }).optional(),
})
export type Seller = z.infer<typeof sellerSchema>

const buyerSchema = z.object({
  name: z.string(),
  /** The buying business. `name` is then the person who ordered. */
  company: z.string().optional(),
  /** VAT number in the format of registers: BE0123456749. */
  vat_number: z.string().optional(),
  /** The answer of VIES at the time of the order. */
  vat_number_proof: vatNumberProofSchema.optional(),
  /** Street with number and box. */
  street: z.string(),
  /** Floor, building or c/o. */
  street_2: z.string().optional(),
  postal_code: z.string(),
  city: z.string(),
  country: z.string(),
})

const lineSchema = z.object({
  /** The id of the order's line. Missing in older documents (see `identified`). */
  id: z.string().optional(),
  /** VAT code of the line. */
  vat: z.string().optional(),
  name: z.string(),
  quantity: z.number().int(),
  /** One unit, VAT included, before discounts. */
  unit_cents: cents,
  /** VAT included. */
  discount_cents: cents,
  gross_cents: cents,
  rate: z.number(),
  /** Sold as perishable food, without a right of withdrawal. Missing otherwise, and in older documents. */
  perishable: z.literal(true).optional(),
})
export type Line = z.infer<typeof lineSchema>

const totalsSchema = z.object({
  total_cents: cents,
  subtotal_cents: cents,
  tax_cents: cents,
  /** Sorted by rate. Includes delivery. */
  vat: z.array(z.object({ rate: z.number(), net_cents: cents, vat_cents: cents })),
})
export type Totals = z.infer<typeof totalsSchema>

/**
 * Complete content, stored at issue and unaffected by later changes. Credit notes have positive amounts,
 * their reversals negative ones.
 */
export const contentSchema = z.object({
  kind: z.enum(DOCUMENT_KINDS),
  number: z.string(),
  issued_at: z.iso.datetime(),
  language: z.enum(SHIPPED_LANGUAGES),
  /** Country of delivery, ISO 3166-1 alpha-2. */
  country: z.string(),
  scheme: z.enum(["origin", "oss"]),
  exemption: z.enum(EXEMPTIONS).optional(),
  order_number: z.string(),
  ordered_at: z.iso.datetime(),
  /** Time of the payment or refund. */
  paid_at: z.iso.datetime(),
  paid_with: paidWithSchema.optional(),
  /** What each method paid, if there were several. Invoices only. Missing in older documents. */
  paid_by: z.array(paidShareSchema).optional(),
  seller: sellerSchema,
  buyer: buyerSchema,
  /** Empty in a credit note that names no goods. */
  lines: z.array(lineSchema),
  /** Delivery as charged, VAT included. */
  delivery_cents: cents,
  /** Credit notes only: refunded amounts without named goods, per rate. */
  amounts: z.array(z.object({ rate: z.number(), gross_cents: cents })).optional(),
  /** Credit notes only: the administrator's reason. */
  reason: z.string().optional(),
  /** Credit notes only: the customer received store credit instead of money. */
  given_as: z.literal("store_credit").optional(),
  totals: totalsSchema,
  /** The corrected invoice, and whether all, a part or the rest is credited. */
  credits: z
    .object({
      number: z.string(),
      issued_at: z.iso.datetime(),
      /** Numbers of the order's other invoices that are also credited. Goods that are added later get another invoice. */
      further: z.array(z.string()).optional(),
      extent: z.enum(["all", "part", "rest"]),
    })
    .nullable(),
  /** The credit note that this one reverses, with negative amounts. */
  undoes: z.object({ number: z.string(), issued_at: z.iso.datetime() }).optional(),
})
export type Content = z.infer<typeof contentSchema>
