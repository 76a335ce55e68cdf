import { randomBytes } from "node:crypto"
import type { AdminPromotion } from "@medusajs/framework/types"
import type { EngineClient } from "@bon-perroquet/testing"

export interface PromotionInput {
  value: number
  type?: "percentage" | "fixed"
  on?: "items" | "order" | "shipping_methods"
  allocation?: "each" | "across" | "once"
  max_quantity?: number
  is_automatic?: boolean
  is_tax_inclusive?: boolean
  limit?: number
  rules?: { attribute: string; operator: string; values: string[] }[]
  products?: string[]
  target?: { attribute: string; operator: string; values: string[] }[]
  campaign?: { starts_at?: string; ends_at?: string; budget?: Record<string, unknown> }
}

export const newCode = (): string => `TEST-${randomBytes(5).toString("hex").toUpperCase()}`

export async function promotion(
  engine: EngineClient,
  requested: PromotionInput,
  code = newCode(),
): Promise<AdminPromotion> {
  const { value, type = "percentage", on = "items", max_quantity, products, campaign } = requested
  const { target = products && [{ attribute: "items.product.id", operator: "in", values: products }] } =
    requested
  const { allocation = on === "order" ? "across" : "each" } = requested
  const body = {
    code,
    type: "standard",
    status: "active",
    is_automatic: requested.is_automatic ?? false,
    is_tax_inclusive: requested.is_tax_inclusive ?? true,
    ...(requested.limit !== undefined && { limit: requested.limit }),
    application_method: {
      type,
      value,
      target_type: on,
      ...(on !== "order" && { allocation }),
      ...(allocation !== "across" && on !== "order" && { max_quantity: max_quantity ?? 1000 }),
      ...(type === "fixed" && { currency_code: "eur" }),
      ...(target && { target_rules: target }),
    },
    rules: requested.rules ?? [],
    ...(campaign && { campaign: { name: code, campaign_identifier: code, ...campaign } }),
  }
  const { promotion } = await engine.post<{ promotion: AdminPromotion }>(
    "/admin/promotions?fields=id,code",
    body,
  )
  return promotion
}

export async function usedOf(
  engine: EngineClient,
  id: string,
): Promise<{ used: number; budget: number | null }> {
  const { promotion } = await engine.get<{
    promotion: { used: number; campaign: { budget: { used: number } | null } | null }
  }>(`/admin/promotions/${id}`, { fields: "id,used,campaign.budget.used" })
  return { used: promotion.used, budget: promotion.campaign?.budget?.used ?? null }
}
