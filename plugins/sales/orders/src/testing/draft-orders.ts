import { randomUUID } from "node:crypto"
import type { EngineClient } from "@bon-perroquet/testing"
import { MedusaAdminOrder } from "./medusa-admin"

export interface ChargedOrder {
  id: string
  custom_display_id: string | null
  email: string
  total: number
  region_id: string
  sales_channel_id: string
  items: { variant_id: string; quantity: number }[]
  shipping_methods: { amount: number; shipping_option_id: string; tax_lines: { rate: number }[] }[]
}

const FIELDS =
  "id,+custom_display_id,+email,total,region_id,+sales_channel_id,*items,*shipping_methods,*shipping_methods.tax_lines"

export async function chargedFor(engine: EngineClient, number: string): Promise<ChargedOrder> {
  const { id } = await MedusaAdminOrder.numbered(engine, number)
  return (await engine.get<{ order: ChargedOrder }>(`/admin/orders/${id}`, { fields: FIELDS })).order
}

export async function readDraft(engine: EngineClient, id: string): Promise<ChargedOrder> {
  const path = `/admin/draft-orders/${id}`
  return (await engine.get<{ draft_order: ChargedOrder }>(path, { fields: FIELDS })).draft_order
}

/**
 * Creates a draft order in Medusa Admin. If `isWhole` is false, it has no lines. @param delivery price in
 * euro
 */
export async function makeDraft(
  engine: EngineClient,
  { region_id, sales_channel_id, items, shipping_methods }: ChargedOrder,
  { delivery = 5.95, isWhole = true } = {},
): Promise<ChargedOrder> {
  const { draft_order } = await engine.post<{ draft_order: { id: string } }>("/admin/draft-orders", {
    email: `draft-${randomUUID()}@example.org`,
    region_id,
    sales_channel_id,
    shipping_address: {
      first_name: "Ada",
      last_name: "Peeters",
      address_1: "Rue Haute 12",
      postal_code: "1000",
      city: "Bruxelles",
      country_code: "be",
    },
    ...(isWhole && {
      items: items.map(({ variant_id, quantity }) => ({ variant_id, quantity })),
      shipping_methods: [
        { name: "Delivery", shipping_option_id: shipping_methods[0]?.shipping_option_id, amount: delivery },
      ],
    }),
  })
  return readDraft(engine, draft_order.id)
}
