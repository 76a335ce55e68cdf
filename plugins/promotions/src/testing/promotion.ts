import { randomBytes } from "node:crypto"
import type { AdminPromotion } from "@medusajs/framework/types"
import type { EngineClient } from "@bon-perroquet/testing"

/** What a merchant fills in, less what is the same for all. */
export interface Wanted {
  value: number
  type?: "percentage" | "fixed"
  on?: "items" | "order" | "shipping_methods"
  allocation?: "each" | "across" | "once"
  max_quantity?: number
  is_automatic?: boolean
  is_tax_inclusive?: boolean
  /** Orders that may use it. */
  limit?: number
  rules?: { attribute: string; operator: string; values: string[] }[]
  /** Products that it is for, where not for all. */
  products?: string[]
  /** Or whatever else its goods have to be. */
  target?: { attribute: string; operator: string; values: string[] }[]
  campaign?: { starts_at?: string; ends_at?: string; budget?: Record<string, unknown> }
}

/** A code that no other test has. */
export const newCode = (): string => `TEST-${randomBytes(5).toString("hex").toUpperCase()}`

/** Makes a promotion as Medusa Admin does. */
export async function promotion(
  engine: EngineClient,
  wanted: Wanted,
  code = newCode(),
): Promise<AdminPromotion> {
  const { value, type = "percentage", on = "items", max_quantity, products, campaign } = wanted
  const { target = products && [{ attribute: "items.product.id", operator: "in", values: products }] } =
    wanted
  const { allocation = on === "order" ? "across" : "each" } = wanted
  const body = {
    code,
    type: "standard",
    status: "active",
    is_automatic: wanted.is_automatic ?? false,
    is_tax_inclusive: wanted.is_tax_inclusive ?? true,
    ...(wanted.limit !== undefined && { limit: wanted.limit }),
    application_method: {
      type,
      value,
      target_type: on,
      ...(on !== "order" && { allocation }),
      ...(allocation !== "across" && on !== "order" && { max_quantity: max_quantity ?? 1000 }),
      ...(type === "fixed" && { currency_code: "eur" }),
      ...(target && { target_rules: target }),
    },
    rules: wanted.rules ?? [],
    ...(campaign && { campaign: { name: code, campaign_identifier: code, ...campaign } }),
  }
  const { promotion } = await engine.post<{ promotion: AdminPromotion }>("/admin/promotions", body)
  return promotion
}

/** How often the engine counted a promotion, and what its budget counted. */
export async function usedOf(
  engine: EngineClient,
  id: string,
): Promise<{ used: number; budget: number | null }> {
  const { promotion } = await engine.get<{
    promotion: { used: number; campaign: { budget: { used: number } | null } | null }
  }>(`/admin/promotions/${id}`, { fields: "id,used,campaign.budget.used" })
  return { used: promotion.used, budget: promotion.campaign?.budget?.used ?? null }
}
