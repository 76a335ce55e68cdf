import { orderBusinessSchema, type OrderBusiness } from "@bon-perroquet/contract"

interface Billed {
  billing_address?: { metadata?: Record<string, unknown> | null } | null
}

/** Returns the business in an order's invoice address, or null for a private person. */
export const keptBusiness = ({ billing_address }: Billed): OrderBusiness | null =>
  orderBusinessSchema.safeParse(billing_address?.metadata?.["business"]).data ?? null
