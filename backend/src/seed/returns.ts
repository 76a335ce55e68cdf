import { Modules } from "@medusajs/framework/utils"
import { createReturnReasonsWorkflow, createShippingOptionsWorkflow } from "@medusajs/medusa/core-flows"
import type { MedusaContainer } from "@medusajs/framework/types"

/** Reasons of a return in Medusa Admin and in clients of the Store API. Labels are in the merchant's language. */
const REASONS = [
  { value: "damaged", label: "Arrivé abîmé" },
  { value: "faulty", label: "Défectueux" },
  { value: "wrong_product", label: "Autre article que commandé" },
  { value: "withdrawal", label: "Rétractation dans les 14 jours" },
]

/** The engine's provider for parcels that the merchant handles. */
const PROVIDER = "manual_manual"
const CODE = "return"

/** Creates what a client needs to request a return: reasons, and a free return method from each country. */
export async function seedReturns(container: MedusaContainer, shipping_profile_id: string): Promise<void> {
  const existing = await container.resolve(Modules.ORDER).listReturnReasons({}, { select: ["value"] })
  const missing = REASONS.filter(({ value }) => !existing.some((reason) => reason.value === value))
  if (missing.length) await createReturnReasonsWorkflow(container).run({ input: { data: missing } })
  const service = container.resolve(Modules.FULFILLMENT)
  const zones = await service.listServiceZones({}, { select: ["id"], relations: ["shipping_options.type"] })
  const input = zones
    .filter(({ shipping_options }) => !shipping_options.some(({ type }) => type.code === CODE))
    .map(({ id: service_zone_id }) => ({
      ...{ name: "Retour", price_type: "flat" as const, service_zone_id, shipping_profile_id },
      provider_id: PROVIDER,
      type: { label: "Retour", description: "Étiquette envoyée par le marchand", code: CODE },
      data: { id: "manual-fulfillment-return", is_return: true },
      prices: [{ currency_code: "eur", amount: 0 }],
      rules: [
        { attribute: "enabled_in_store", operator: "eq" as const, value: "true" },
        { attribute: "is_return", operator: "eq" as const, value: "true" },
      ],
    }))
  if (input.length) await createShippingOptionsWorkflow(container).run({ input })
}
