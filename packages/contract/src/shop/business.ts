import { z } from "zod"

/** As somebody types it: "BE 0123.456.749". */
export const typedVatNumberSchema = z.string().trim().min(4).max(24)

/** A business that buys: what its invoice names. */
export const businessSchema = z.object({
  company: z.string().trim().min(1).max(120),
  /** Of any member state; absent for an organisation that has none. */
  vat_number: typedVatNumberSchema.optional(),
})
export type Business = z.infer<typeof businessSchema>

/** What VIES says of a number: it is in force, it is not, or nobody answered. */
export const VAT_NUMBER_STANDINGS = ["valid", "invalid", "unanswered"] as const
export type VatNumberStanding = (typeof VAT_NUMBER_STANDINGS)[number]

/** POST /api/business/vat-number */
export const vatNumberQuestionSchema = z.object({ vat_number: typedVatNumberSchema })

export const vatNumberAnswerSchema = z.object({
  /** As registers write it: BE0123456749. */
  vat_number: z.string(),
  standing: z.enum(VAT_NUMBER_STANDINGS),
  /** When VIES was asked, ISO 8601 in UTC. */
  checked_at: z.string(),
})
export type VatNumberAnswer = z.infer<typeof vatNumberAnswerSchema>

/** How a VAT number was shown to be in force when the order was placed: kept with the order and its documents. */
export const vatNumberProofSchema = z.object({
  standing: z.enum(VAT_NUMBER_STANDINGS),
  checked_at: z.string(),
  /** VIES's own, where it gave one: evidence before the tax authority. */
  consultation_number: z.string().nullable(),
})
export type VatNumberProof = z.infer<typeof vatNumberProofSchema>

/** A business as an order keeps it. */
export const orderBusinessSchema = z.object({
  company: z.string(),
  vat_number: z.string().nullable(),
  /** Null without a number. */
  proof: vatNumberProofSchema.nullable(),
  /** Sold without VAT: an intra-community supply. */
  is_exempt: z.boolean(),
})
export type OrderBusiness = z.infer<typeof orderBusinessSchema>
