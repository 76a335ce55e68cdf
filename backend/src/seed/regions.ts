import { Modules } from "@medusajs/framework/utils"
import { createRegionsWorkflow } from "@medusajs/medusa/core-flows"
import type { MedusaContainer } from "@medusajs/framework/types"
import { COUNTRIES } from "./countries"

const ENGINES_OWN = "pp_system_default"

/** Creates a region per country with prices that include VAT. @returns region id by country code */
export async function seedRegions(container: MedusaContainer): Promise<Map<string, string>> {
  const service = container.resolve(Modules.REGION)
  const existing = await service.listRegions({}, { relations: ["countries"] })
  const regionOf = new Map(
    existing.flatMap(({ id, countries }) => countries.map(({ iso_2 }) => [iso_2, id] as const)),
  )
  const missing = COUNTRIES.filter(({ code }) => !regionOf.has(code))
  if (!missing.length) return new Map(regionOf)
  const providers = await container.resolve(Modules.PAYMENT).listPaymentProviders({ is_enabled: true })
  const payment_providers = providers.map(({ id }) => id).filter((id) => id !== ENGINES_OWN)
  const { result } = await createRegionsWorkflow(container).run({
    input: {
      regions: missing.map(({ code, name }) => ({
        name,
        currency_code: "eur",
        countries: [code],
        payment_providers,
        automatic_taxes: true,
        is_tax_inclusive: true,
      })),
    },
  })
  result.forEach(({ id }, index) => regionOf.set(missing[index]?.code ?? "", id))
  return regionOf
}
