import { decimalEuro } from "@bon-perroquet/contract/money"
import { recordChange, type NewChange } from "@bon-perroquet/change-log/changes"
import type { AdminCountries, CountryInput, CountryMethod, DeliveryCountry } from "@bon-perroquet/contract"
import { refuse } from "@bon-perroquet/shop-api/http"
import type { MedusaContainer } from "@medusajs/framework/types"
import { MedusaError } from "@medusajs/framework/utils"
import { listCountries, openCountry, removeCountry, setDelivery, setOpen } from "../countries"
import { dashboardCountries } from "./view"

export { dashboardCountries } from "./view"

/** Errors of a change with their status. */
const REFUSALS = {
  country_not_found: 404,
  country_in_use: 409,
  country_not_own: 409,
  no_delivery_set: 409,
} as const

const isRefusal = (code: string): code is keyof typeof REFUSALS => code in REFUSALS

/** Author and country of a change. */
export interface Change {
  by: string
  code: DeliveryCountry
}
type Told = Pick<NewChange, "action" | "before" | "after">

/** Changes a country and records it in the audit log. @returns all countries afterwards */
async function change(
  container: MedusaContainer,
  { by, code }: Change,
  told: Told,
  work: (code: string) => Promise<void>,
): Promise<AdminCountries> {
  try {
    await work(code.toLowerCase())
  } catch (error) {
    if (error instanceof MedusaError && isRefusal(error.message))
      throw refuse(error.message, REFUSALS[error.message])
    throw error
  }
  await recordChange(container, { by, subject: "setting", subject_id: "countries", label: code, ...told })
  return dashboardCountries(container)
}

/** Formats tariffs for the audit log, for example "home 14.95 / 24.95". */
const tariffs = (methods: readonly CountryMethod[] = []): string[] =>
  methods.map(({ kind, steps }) => {
    const prices = steps.map(({ price_cents }) => decimalEuro(price_cents))
    return `${kind} ${prices.join(" / ")}`
  })

/** Opens a country, or completes a partly configured one. */
export const open = (
  container: MedusaContainer,
  by: string,
  { code, methods, rates }: CountryInput,
): Promise<AdminCountries> => {
  const after = { methods: tariffs(methods), rates: `${rates.reduced} % / ${rates.standard} %` }
  return change(container, { by, code }, { action: "created", before: null, after }, (lower) =>
    openCountry(container, { code: lower, methods, rates }),
  )
}

export async function deliver(
  container: MedusaContainer,
  about: Change,
  methods: CountryMethod[],
): Promise<AdminCountries> {
  const known = (await listCountries(container)).find(({ code }) => code === about.code.toLowerCase())
  const told = { before: { methods: tariffs(known?.methods) }, after: { methods: tariffs(methods) } }
  return change(container, about, { action: "changed", ...told }, (lower) =>
    setDelivery(container, lower, methods),
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
    (lower) => setOpen(container, lower, isOpen),
  )

export const undo = (container: MedusaContainer, about: Change): Promise<AdminCountries> =>
  change(container, about, { action: "deleted", before: null, after: null }, (lower) =>
    removeCountry(container, lower),
  )
