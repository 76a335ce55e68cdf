import {
  DEFAULT_LANGUAGE,
  paidWithSchema,
  perLanguage,
  SHIPPED_LANGUAGES,
  vatNumberProofSchema,
  type Language,
} from "@bon-perroquet/contract"
import { DOCUMENT_KINDS } from "@bon-perroquet/contract/sets"
import { z } from "zod"

const cents = z.number().int()
/** A document that was issued before a language was added has no text in it. */
const texts = z.object({
  ...perLanguage(SHIPPED_LANGUAGES, () => z.string().optional()),
  [DEFAULT_LANGUAGE]: z.string(),
})

/** Supplies without VAT: goods to a business in another member state (art. 39bis CTVA, art. 138 of Directive 2006/112/EC). */
const EXEMPTIONS = ["intra_community"] as const

/** Who sells, as the law wants it on an invoice. */
export const sellerSchema = z.object({
  name: z.string(),
  legal_name: z.string(),
  street: z.string(),
  postal_code: z.string(),
  city: z.string(),
  /** ISO 3166-1 alpha-2. */
  country: z.string(),
  vat_number: z.string(),
  company_register: texts,
  email: z.string(),
  phone: z.string(),
  bank_account: z.string(),
})
export type Seller = z.infer<typeof sellerSchema>
export const registerIn = (
  { company_register }: Pick<Seller, "company_register">,
  language: Language,
): string => company_register[language] ?? company_register[DEFAULT_LANGUAGE]

/** Who bought: what an invoice has to name, and no more of the person. */
const buyerSchema = z.object({
  name: z.string(),
  /** Of a business, which is who buys; `name` then is who ordered for it. */
  company: z.string().optional(),
  /** As registers write it: BE0123456749. */
  vat_number: z.string().optional(),
  /** How the number was shown to be in force when it was ordered. */
  vat_number_proof: vatNumberProofSchema.optional(),
  /** With its number, and the box where there is one. */
  street: z.string(),
  /** A floor, a building, care of somebody. */
  street_2: z.string().optional(),
  postal_code: z.string(),
  city: z.string(),
  country: z.string(),
})

const lineSchema = z.object({
  /** The line of the order; absent in documents that were issued before it was kept (see `identified`). */
  id: z.string().optional(),
  /** Whose VAT it bears, as the code of its tax line says. */
  vat: z.string().optional(),
  name: z.string(),
  quantity: z.number().int(),
  /** One unit, VAT included, before any discount. */
  unit_cents: cents,
  /** Taken off the line, VAT included. */
  discount_cents: cents,
  /** VAT included: what the line cost. */
  gross_cents: cents,
  /** VAT in per cent. */
  rate: z.number(),
})
export type Line = z.infer<typeof lineSchema>

const totalsSchema = z.object({
  total_cents: cents,
  subtotal_cents: cents,
  tax_cents: cents,
  /** Delivery included, ascending. */
  vat: z.array(z.object({ rate: z.number(), net_cents: cents, vat_cents: cents })),
})
export type Totals = z.infer<typeof totalsSchema>

/**
 * Everything that a document says, frozen when it is issued: what is changed later in the shop, in the catalogue or in
 * an account changes no document. A credit note's amounts are positive, they are what it gives back; those of one that
 * takes another back are negative.
 */
export const contentSchema = z.object({
  kind: z.enum(DOCUMENT_KINDS),
  number: z.string(),
  issued_at: z.iso.datetime(),
  language: z.enum(SHIPPED_LANGUAGES),
  /** Country of delivery, ISO 3166-1 alpha-2. */
  country: z.string(),
  scheme: z.enum(["origin", "oss"]),
  /** Why what stands at 0 % bears no VAT. */
  exemption: z.enum(EXEMPTIONS).optional(),
  order_number: z.string(),
  ordered_at: z.iso.datetime(),
  /** When the money came, or went back. */
  paid_at: z.iso.datetime(),
  /** What the order was paid with, where that is known. */
  paid_with: paidWithSchema.optional(),
  seller: sellerSchema,
  buyer: buyerSchema,
  /** Goods. None in a credit note of an amount: what it credits is in the totals, per rate. */
  lines: z.array(lineSchema),
  /** Delivery as charged, VAT included. */
  delivery_cents: cents,
  /** Of a credit note: amounts for nothing in particular, each at its rate. */
  amounts: z.array(z.object({ rate: z.number(), gross_cents: cents })).optional(),
  /** Of a credit note: why, in the words of whoever gave it back. */
  reason: z.string().optional(),
  totals: totalsSchema,
  /** The invoice that a credit note corrects, and whether this credits all of it, a part, or what earlier ones left. */
  credits: z
    .object({
      number: z.string(),
      issued_at: z.iso.datetime(),
      /** Invoices of what was added to the order later. */
      further: z.array(z.string()).optional(),
      extent: z.enum(["all", "part", "rest"]),
    })
    .nullable(),
  /** The credit note that this one takes back: its refund came back, or was for something else. Its amounts are negative. */
  undoes: z.object({ number: z.string(), issued_at: z.iso.datetime() }).optional(),
})
export type Content = z.infer<typeof contentSchema>
