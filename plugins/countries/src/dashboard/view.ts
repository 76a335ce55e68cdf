import { type AdminCountries, type AdminCountry, DELIVERY_COUNTRIES } from "@bon-perroquet/contract"
import { asVatClass } from "@bon-perroquet/contract/vat-classes"
import { VAT_MODULE, type VatModuleService } from "@bon-perroquet/vat/modules/vat"
import { EU_RATES, EU_RATES_FROM, type VatRate } from "@bon-perroquet/vat/rates"
import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { listCountries, type CountryView } from "../countries"
import { readRecords, recordsOf } from "../records/engine-records"

/** Non-empty carts of a region that changed within thirty days. */
const CARTS = `
  SELECT region_id, count(*)::int AS carts FROM cart
  WHERE completed_at IS NULL AND deleted_at IS NULL AND updated_at > now() - interval '30 days'
    AND EXISTS (SELECT FROM cart_line_item line WHERE line.cart_id = cart.id AND line.deleted_at IS NULL)
  GROUP BY region_id`

async function readCarts(container: MedusaContainer): Promise<Map<string, number>> {
  const knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const { rows } = await knex.raw<{ rows: { region_id: string; carts: number }[] }>(CARTS)
  return new Map(rows.map(({ region_id, carts }) => [region_id, carts]))
}

/** Returns current and planned rates of a country by class, oldest first. */
function ratesOf(rates: readonly VatRate[], code: string, now: Date): AdminCountry["rates"] {
  const own = rates
    .filter(({ country_code }) => country_code === code)
    .sort((a, b) => a.vat_class - b.vat_class || a.valid_from.getTime() - b.valid_from.getTime())
  return own.flatMap((each, index) => {
    const vat_class = asVatClass(each.vat_class)
    const isReplaced = own
      .slice(index + 1)
      .some((later) => later.vat_class === each.vat_class && later.valid_from <= now)
    if (vat_class === undefined || isReplaced) return []
    return { vat_class, rate: each.rate, valid_from: each.valid_from.toISOString() }
  })
}

const METHOD = ({ id: _, ...method }: CountryView["methods"][number]) => method

/** Returns countries for the dashboard, with those that can be opened. */
export async function dashboardCountries(container: MedusaContainer): Promise<AdminCountries> {
  const vat = container.resolve<VatModuleService>(VAT_MODULE)
  const [views, records, carts, rates] = await Promise.all([
    listCountries(container),
    readRecords(container),
    readCarts(container),
    vat.rates(),
  ])
  const now = new Date()
  const countries = views.flatMap(({ code: lower, open, uses, own, methods }): AdminCountry[] => {
    const code = DELIVERY_COUNTRIES.find((each) => each.toLowerCase() === lower)
    if (!code) return []
    const region = recordsOf(records, lower).region?.id ?? ""
    return [
      {
        ...{ code, open, uses, own },
        carts: carts.get(region) ?? 0,
        methods: methods.map(METHOD),
        rates: ratesOf(rates, lower, now),
      },
    ]
  })
  const known = new Set(countries.map(({ code }) => code))
  return {
    countries,
    available: DELIVERY_COUNTRIES.filter((code) => !known.has(code)).map((code) => ({
      code,
      standard: EU_RATES[code].standard,
      reduced: [...EU_RATES[code].reduced],
    })),
    rates_from: { ...EU_RATES_FROM },
    vat_scheme: vat.scheme,
  }
}
