import { decimalEuro } from "@bon-perroquet/contract/money"
import { recordChange, type ChangeDetails } from "@bon-perroquet/api-kit/changes"
import {
  type AdminCountries,
  type CountryInput,
  type CountryMethod,
  type DeliveryCountry,
  type AdminCountry,
  DELIVERY_COUNTRIES,
} from "@bon-perroquet/contract"
import { refuse, type Precondition } from "@bon-perroquet/api-kit/http"
import type { MedusaContainer } from "@medusajs/framework/types"
import { MedusaError, ContainerRegistrationKeys } from "@medusajs/framework/utils"
import {
  carrierOffers,
  deliveryVersion,
  listCountries,
  enableCountry,
  removeCountry,
  setDelivery,
  setEnabled,
  type CountryView,
} from "../countries"
import { asVatClass } from "@bon-perroquet/contract/vat-classes"
import { VAT_MODULE, type VatModuleService } from "@bon-perroquet/vat/modules/vat"
import { EU_RATES, EU_RATES_FROM, type VatRate } from "@bon-perroquet/vat/rates"
import { readRecords, recordsOf } from "@bon-perroquet/medusa-sql/delivery/country-records"

/** Counts filled carts that were changed within thirty days. */
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

export async function dashboardCountries(container: MedusaContainer): Promise<AdminCountries> {
  const vat = container.resolve<VatModuleService>(VAT_MODULE)
  const [views, records, carts, rates] = await Promise.all([
    listCountries(container),
    readRecords(container),
    readCarts(container),
    vat.rates(),
  ])
  const now = new Date()
  const countries = views.flatMap((view): AdminCountry[] => {
    const { code: lower, open, uses, own, methods } = view
    const code = DELIVERY_COUNTRIES.find((each) => each.toLowerCase() === lower)
    if (!code) return []
    const region = recordsOf(records, lower).region?.id ?? ""
    return [
      {
        ...{ code, open, uses, own },
        carts: carts.get(region) ?? 0,
        methods: methods.map(METHOD),
        version: deliveryVersion(view),
        rates: ratesOf(rates, lower, now),
      },
    ]
  })
  const codes = new Set(countries.map(({ code }) => code))
  return {
    countries,
    available: DELIVERY_COUNTRIES.filter((code) => !codes.has(code)).map((code) => ({
      code,
      standard: EU_RATES[code].standard,
      reduced: [...EU_RATES[code].reduced],
    })),
    carriers: carrierOffers(container),
    rates_from: { ...EU_RATES_FROM },
    vat_scheme: vat.scheme,
  }
}

const REFUSALS = {
  country_not_found: 404,
  country_in_use: 409,
  country_not_own: 409,
  no_delivery_set: 409,
  service_not_offered: 409,
} as const

const isRefusal = (code: string): code is keyof typeof REFUSALS => code in REFUSALS

export interface Change {
  by: string
  code: DeliveryCountry
}

/** Makes a change and records it in the audit log. @returns all countries afterwards */
async function change(
  container: MedusaContainer,
  { by, code }: Change,
  details: ChangeDetails,
  work: (code: string) => Promise<void>,
): Promise<AdminCountries> {
  try {
    await work(code.toLowerCase())
  } catch (error) {
    if (error instanceof MedusaError && isRefusal(error.message))
      throw refuse(error.message, REFUSALS[error.message])
    throw error
  }
  await recordChange(container, { by, subject: "setting", subject_id: "countries", label: code, ...details })
  return dashboardCountries(container)
}

/** Formats tariffs for the audit log, for example "home 14.95 / 24.95". */
const tariffs = (methods: readonly CountryMethod[] = []): string[] =>
  methods.map(({ carrier, kind, steps }) => {
    const prices = steps.map(({ price_cents }) => decimalEuro(price_cents))
    return `${kind} ${prices.join(" / ")}${carrier ? ` (${carrier})` : ""}`
  })

/** Opens a country, or adds the missing records of one that is partly configured. */
export const addCountry = (
  container: MedusaContainer,
  by: string,
  { code, methods, rates }: CountryInput,
): Promise<AdminCountries> => {
  const after = { methods: tariffs(methods), rates: `${rates.reduced} % / ${rates.standard} %` }
  return change(container, { by, code }, { action: "created", before: null, after }, (lower) =>
    enableCountry(container, { code: lower, methods, rates }),
  )
}

export async function deliver(
  container: MedusaContainer,
  about: Change,
  methods: CountryMethod[],
  precondition?: Precondition,
): Promise<AdminCountries> {
  const current = (await listCountries(container)).find(({ code }) => code === about.code.toLowerCase())
  const entry = { before: { methods: tariffs(current?.methods) }, after: { methods: tariffs(methods) } }
  return change(container, about, { action: "changed", ...entry }, (lower) =>
    setDelivery(container, lower, methods, precondition),
  )
}

export const setState = (
  container: MedusaContainer,
  about: Change,
  isOpen: boolean,
): Promise<AdminCountries> =>
  change(
    container,
    about,
    { action: "changed", before: { open: !isOpen }, after: { open: isOpen } },
    (lower) => setEnabled(container, lower, isOpen),
  )

export const undo = (container: MedusaContainer, about: Change): Promise<AdminCountries> =>
  change(container, about, { action: "deleted", before: null, after: null }, (lower) =>
    removeCountry(container, lower),
  )
