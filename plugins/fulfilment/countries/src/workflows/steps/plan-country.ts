import { carriers } from "@bon-perroquet/carrier"
import { VAT_CLASSES, vatClassName } from "@bon-perroquet/contract/vat-classes"
import { midnightOf } from "@bon-perroquet/vat/rates/midnight"
import { VAT_MODULE, type VatModuleService } from "@bon-perroquet/vat/modules/vat"
import type { MedusaContainer } from "@medusajs/framework/types"
import { MedusaError, Modules } from "@medusajs/framework/utils"
import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk"
import { carrierFor } from "../../records/carriers"
import type { OpenCountry } from "../../records/contract"
import { readRecords, recordsOf } from "@bon-perroquet/medusa-sql/delivery/country-records"
import { countryView, methodOf } from "../../records/view"

const inFrench = new Intl.DisplayNames(["fr"], { type: "region" })

/** Returns the country's French name for Medusa Admin. */
export const nameOf = (code: string): string => inFrench.of(code.toUpperCase()) ?? code.toUpperCase()

async function ratesToAdd(container: MedusaContainer, { code, rates }: OpenCountry) {
  const vat = container.resolve<VatModuleService>(VAT_MODULE)
  const existing = await vat.rates()
  const requested = VAT_CLASSES.map((vat_class) => ({ vat_class, rate: rates[vatClassName(vat_class)] }))
  const isKnown = (vatClass: number) =>
    existing.some(({ vat_class, country_code }) => vat_class === vatClass && country_code === code)
  return requested
    .filter(({ vat_class }) => !isKnown(vat_class))
    .map((rate) => ({ ...rate, country_code: code, valid_from: midnightOf(rates.from) }))
}

/** Medusa's default payment provider, which collects no money. */
const ENGINES_OWN = "pp_system_default"

async function paymentProviders(container: MedusaContainer): Promise<string[]> {
  const providers = await container.resolve(Modules.PAYMENT).listPaymentProviders({ is_enabled: true })
  return providers.map(({ id }) => id).filter((id) => id !== ENGINES_OWN)
}

/** Determines missing records. The step only reads, so it has no compensation. */
export const planCountryStep = createStep("plan-country", async (input: OpenCountry, { container }) => {
  const { code, methods } = input
  const records = await readRecords(container)
  const { region, taxRegion, zones } = recordsOf(records, code)
  const fulfilment = container.resolve(Modules.FULFILLMENT)
  const [set] = await fulfilment.listFulfillmentSets({ type: "shipping" }, { order: { created_at: "ASC" } })
  const [profile] = await fulfilment.listShippingProfiles({ type: "default" })
  if (!set || !profile) throw new MedusaError(MedusaError.Types.NOT_ALLOWED, "no_delivery_set")
  const known = carriers(container)
  const options = zones.flatMap(({ shipping_options }) =>
    shipping_options.flatMap((option) => methodOf(option, known)?.kind ?? []),
  )
  return new StepResponse({
    code,
    name: nameOf(code),
    hasRegion: Boolean(region),
    hasTaxRegion: Boolean(taxRegion),
    zoneId: zones[0]?.id,
    fulfilmentSetId: set.id,
    profileId: profile.id,
    open: countryView(records, { uses: new Map(), carriers: known }, code)?.open ?? true,
    methods: methods
      .filter(({ kind }) => !options.includes(kind))
      .map((method) => ({ method, carrier: carrierFor(container, code, method) })),
    rates: await ratesToAdd(container, input),
    paymentProviders: await paymentProviders(container),
  })
})
