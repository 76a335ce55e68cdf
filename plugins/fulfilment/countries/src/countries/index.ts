import { requireUnchanged, versioned, type Precondition } from "@bon-perroquet/api-kit/http"
import { carriers } from "@bon-perroquet/carrier"
import { ORIGIN_COUNTRY } from "@bon-perroquet/contract/vat/scheme"
import type { MedusaContainer } from "@medusajs/framework/types"
import { MedusaError, Modules } from "@medusajs/framework/utils"
import { openCountryWorkflow, removeCountryWorkflow, setDeliveryWorkflow } from "../workflows"
import { type CountryView, type Method, type OpenCountry, COUNTRY_CODES } from "../records/contract"
import { readRecords, readUses, recordsOf } from "@bon-perroquet/medusa-sql/delivery/country-records"
import { carrierFor } from "../records/carriers"
import { IN_STORE, optionData, optionInput } from "../records/option-input"
import { countryView, isForShoppers } from "../records/view"

export type { CountryView, Method, OpenCountry } from "../records/contract"
export { carrierFor, carrierOffers } from "../records/carriers"
export { optionInput } from "../records/option-input"
export { translateOptionNames } from "../records/option-names"

/** Seconds that a change waits for another one of the same country. */
const WAIT = 10

const alone = <T>(container: MedusaContainer, code: string, work: () => Promise<T>): Promise<T> =>
  container.resolve(Modules.LOCKING).execute(`country:${code}`, work, { timeout: WAIT, expire: 60 })

const refused = (code: string) => new MedusaError(MedusaError.Types.NOT_ALLOWED, code)

/** Returns countries that were opened, the country of origin first. */
export async function listCountries(container: MedusaContainer): Promise<CountryView[]> {
  const [records, uses] = await Promise.all([readRecords(container), readUses(container)])
  const facts = { uses, carriers: carriers(container) }
  return COUNTRY_CODES.flatMap((code) => countryView(records, facts, code) ?? []).sort(
    (a, b) => Number(b.code === ORIGIN_COUNTRY) - Number(a.code === ORIGIN_COUNTRY),
  )
}

async function countryOf(container: MedusaContainer, code: string) {
  const [records, uses] = await Promise.all([readRecords(container), readUses(container)])
  const view = countryView(records, { uses, carriers: carriers(container) }, code)
  if (!view) throw new MedusaError(MedusaError.Types.NOT_FOUND, "country_not_found")
  return { view, ...recordsOf(records, code) }
}

/** Creates missing records. Existing ones stay, and a closed country stays closed. */
export const enableCountry = (container: MedusaContainer, input: OpenCountry): Promise<void> =>
  alone(container, input.code, async () => {
    await openCountryWorkflow(container).run({ input })
  })

/** Returns the version of a country's delivery methods, which have no fixed order. */
export const deliveryVersion = ({ methods }: CountryView): string =>
  versioned({ methods: methods.toSorted((a, b) => (a.id < b.id ? -1 : 1)) }).version

/**
 * Removes methods that are missing in `methods`. A closed country stays closed.
 * @throws 412 changed_meanwhile
 */
export const setDelivery = (
  container: MedusaContainer,
  code: string,
  methods: Method[],
  precondition?: Precondition,
): Promise<void> =>
  alone(container, code, async () => {
    const { view, zones } = await countryOf(container, code)
    requireUnchanged(precondition, { version: deliveryVersion(view) })
    const [zone] = zones
    const [profile] = await container.resolve(Modules.FULFILLMENT).listShippingProfiles({ type: "default" })
    if (!zone || !profile) throw refused("no_delivery_set")
    // A method with another carrier gets a new shipping option, because orders refer to the option of their carrier.
    const presentOf = ({ kind, carrier }: Method) =>
      view.methods.find((each) => each.kind === kind && (!carrier || each.carrier === carrier))
    const kept = new Set(methods.map((method) => presentOf(method)?.id))
    await setDeliveryWorkflow(container).run({
      input: {
        create: methods
          .filter((method) => !presentOf(method))
          .map((method) =>
            optionInput(carrierFor(container, code, method), method, zone.id, profile.id, view.open),
          ),
        update: methods.flatMap((method) => {
          const id = presentOf(method)?.id
          return id ? [{ id, price_type: "calculated" as const, data: optionData(method) }] : []
        }),
        remove: view.methods.map(({ id }) => id).filter((id) => !kept.has(id)),
      },
    })
  })

/** Opens or closes a country for new orders. */
export const setEnabled = (container: MedusaContainer, code: string, open: boolean): Promise<void> =>
  alone(container, code, async () => {
    const { view, zones } = await countryOf(container, code)
    if (!view.own) throw refused("country_not_own")
    const rules = zones
      .flatMap(({ shipping_options }) => shipping_options.filter(isForShoppers))
      .flatMap((option) => (option.rules ?? []).filter(({ attribute }) => attribute === IN_STORE))
    await container
      .resolve(Modules.FULFILLMENT)
      .updateShippingOptionRules(
        rules.map(({ id }) => ({ id, attribute: IN_STORE, operator: "eq", value: String(open) })),
      )
  })

export const removeCountry = (container: MedusaContainer, code: string): Promise<void> =>
  alone(container, code, async () => {
    const { view, region, taxRegion, zones } = await countryOf(container, code)
    if (!view.own) throw refused("country_not_own")
    if (view.uses > 0) throw refused("country_in_use")
    await removeCountryWorkflow(container).run({
      input: {
        code,
        regionIds: region ? [region.id] : [],
        taxRegionIds: taxRegion ? [taxRegion.id] : [],
        zoneIds: zones.map(({ id }) => id),
        optionIds: zones.flatMap(({ shipping_options }) => shipping_options.map(({ id }) => id)),
      },
    })
  })
