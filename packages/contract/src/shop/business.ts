import { z } from "zod"
import { DELIVERY_COUNTRIES } from "../sets"

/** VAT number as entered: "BE 0123.456.749". */
export const typedVatNumberSchema = z.string().trim().min(4).max(24)

/** Business customer, as on its invoice. */
export const businessSchema = z.object({
  company: z.string().trim().min(1).max(120),
  /** VAT number of any member state. Absent for an organisation without one. */
  vat_number: typedVatNumberSchema.optional(),
})
export type Business = z.infer<typeof businessSchema>

export const VAT_NUMBER_STANDINGS = ["valid", "invalid", "unanswered"] as const
export type VatNumberStanding = (typeof VAT_NUMBER_STANDINGS)[number]

/** POST /api/business/vat-number */
export const vatNumberQuestionSchema = z.object({
  vat_number: typedVatNumberSchema,
  /** Country of a VAT number without a country prefix. Send the country of the invoice address. */
  country: z.enum(DELIVERY_COUNTRIES).optional(),
})

export const vatNumberAnswerSchema = z.object({
  /** Normalized: BE0123456749. */
  vat_number: z.string(),
  standing: z.enum(VAT_NUMBER_STANDINGS),
  /** When VIES was called, ISO 8601 in UTC. */
  checked_at: z.string(),
})
export type VatNumberAnswer = z.infer<typeof vatNumberAnswerSchema>

/**
 * Proof that a VAT number was valid when the order was placed. It is stored with the order and its documents.
 */
export const vatNumberProofSchema = z.object({
  standing: z.enum(VAT_NUMBER_STANDINGS),
  checked_at: z.string(),
  /** VIES consultation number, if available. It is evidence for the tax authority. */
  consultation_number: z.string().nullable(),
})
export type VatNumberProof = z.infer<typeof vatNumberProofSchema>

export const orderBusinessSchema = z.object({
  company: z.string(),
  vat_number: z.string().nullable(),
  /** Null without a VAT number. */
  proof: vatNumberProofSchema.nullable(),
  /** Whether the sale is without VAT, as an intra-community supply. */
  is_exempt: z.boolean(),
})
export type OrderBusiness = z.infer<typeof orderBusinessSchema>

interface Billed {
  billing_address?: { metadata?: Record<string, unknown> | null } | null
}

/** Returns the business that is stored with an order. */
export const keptBusiness = ({ billing_address }: Billed): OrderBusiness | null =>
  orderBusinessSchema.safeParse(billing_address?.metadata?.["business"]).data ?? null
