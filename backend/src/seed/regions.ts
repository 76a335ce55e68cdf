import { Modules } from "@medusajs/framework/utils"
import { createRegionsWorkflow } from "@medusajs/medusa/core-flows"
import type { MedusaContainer } from "@medusajs/framework/types"
import { COUNTRIES } from "./countries"

/** The Stripe Checkout provider under the id that medusa-config.js gives it. */
const PAYMENT_PROVIDER = "pp_stripe-checkout_stripe"

/** A region for each country, prices with VAT included. @returns region id by country code */
export async function seedRegions(container: MedusaContainer): Promise<Map<string, string>> {
  const service = container.resolve(Modules.REGION)
  const known = await service.listRegions({}, { relations: ["countries"] })
  const regionOf = new Map(
    known.flatMap(({ id, countries }) => countries.map(({ iso_2 }) => [iso_2, id] as const)),
  )
  const missing = COUNTRIES.filter(({ code }) => !regionOf.has(code))
  if (!missing.length) return new Map(regionOf)
  const { result } = await createRegionsWorkflow(container).run({
    input: {
      regions: missing.map(({ code, name }) => ({
        name,
        currency_code: "eur",
        countries: [code],
        payment_providers: [PAYMENT_PROVIDER],
        automatic_taxes: true,
        is_tax_inclusive: true,
      })),
    },
  })
  result.forEach(({ id }, index) => regionOf.set(missing[index]?.code ?? "", id))
  return regionOf
}
