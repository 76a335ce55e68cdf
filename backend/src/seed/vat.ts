import { Modules } from "@medusajs/framework/utils"
import { createTaxRegionsWorkflow } from "@medusajs/medusa/core-flows"
import type { MedusaContainer } from "@medusajs/framework/types"
import { VAT_MODULE } from "@bon-perroquet/vat/modules/vat"
import type { VatModuleService } from "@bon-perroquet/vat/modules/vat"
import { COUNTRIES } from "./countries"

/** Id of the VAT plugin's tax provider, as configured in medusa-config.js. */
const TAX_PROVIDER = "tp_vat_vat"

export async function seedVat(container: MedusaContainer): Promise<void> {
  await container.resolve<VatModuleService>(VAT_MODULE).addDefaultRates()
  const existing = await container.resolve(Modules.TAX).listTaxRegions({})
  const codes = new Set(existing.map(({ country_code }) => country_code.toLowerCase()))
  const missing = COUNTRIES.filter(({ code }) => !codes.has(code))
  if (!missing.length) return
  await createTaxRegionsWorkflow(container).run({
    input: missing.map(({ code }) => ({ country_code: code, provider_id: TAX_PROVIDER })),
  })
}
