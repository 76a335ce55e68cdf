import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { z } from "zod"

const text = (max: number) =>
  z
    .string()
    .trim()
    .max(max)
    .nullish()
    .transform((value) => value || undefined)

const addressSchema = z.object({
  first_name: text(80),
  last_name: text(80),
  phone: text(40),
  company: text(120),
  address_1: text(160),
  address_2: text(120),
  postal_code: text(12),
  city: text(80),
  province: text(80),
  country_code: text(2),
})

/** A cart as the client wrote it. The shop's rules are checked before payment. */
const storeCartSchema = z.object({
  email: z.string().nullish(),
  locale: z.string().nullish(),
  metadata: z.record(z.string(), z.unknown()).nullish(),
  shipping_address: addressSchema.nullish(),
  billing_address: addressSchema.extend({ metadata: z.record(z.string(), z.unknown()).nullish() }).nullish(),
  shipping_methods: z.array(
    z.object({ shipping_option_id: z.string().nullish(), data: z.record(z.string(), z.unknown()).nullish() }),
  ),
  items: z.array(
    z.object({
      id: z.string(),
      product_id: z.string().nullish(),
      variant_id: z.string().nullish(),
      // Medusa accepts any quantity above zero. The shop accepts whole numbers up to 999,999.
      quantity: z.coerce.number().int().min(1).max(999_999),
      metadata: z.record(z.string(), z.unknown()).nullish(),
    }),
  ),
})
export type StoreCart = z.output<typeof storeCartSchema>

const FIELDS = [
  ...["email", "locale", "metadata", "shipping_address.*", "billing_address.*"],
  ...["shipping_methods.shipping_option_id", "shipping_methods.data"],
  ...["items.id", "items.product_id", "items.variant_id", "items.quantity", "items.metadata"],
]

/** Returns a cart, or null if it does not exist. @throws ZodError for invalid fields */
export async function readStoreCart(container: MedusaContainer, id: string): Promise<StoreCart | null> {
  const query = container.resolve(ContainerRegistrationKeys.QUERY)
  const { data } = await query.graph({ entity: "cart", fields: FIELDS, filters: { id } })
  return data[0] ? storeCartSchema.parse(data[0]) : null
}
