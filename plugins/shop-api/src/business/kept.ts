import { orderBusinessSchema, type OrderBusiness } from "@bon-perroquet/contract"

interface Billed {
  billing_address?: { metadata?: Record<string, unknown> | null } | null
}

/** The business that an order was sold to, as the address of its invoice keeps it; null where a person bought. */
export const keptBusiness = ({ billing_address }: Billed): OrderBusiness | null =>
  orderBusinessSchema.safeParse(billing_address?.metadata?.["business"]).data ?? null
