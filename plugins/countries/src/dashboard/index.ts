import { decimalEuro } from "@bon-perroquet/contract/money"
import { recordChange, type NewChange } from "@bon-perroquet/change-log/changes"
import type { AdminCountries, CountryInput, CountryMethod, DeliveryCountry } from "@bon-perroquet/contract"
import { refuse } from "@bon-perroquet/shop-api/http"
import type { MedusaContainer } from "@medusajs/framework/types"
import { MedusaError } from "@medusajs/framework/utils"
import { listCountries, openCountry, removeCountry, setDelivery, setOpen } from "../countries"
import { dashboardCountries } from "./view"

export { dashboardCountries } from "./view"

/** What may stand in the way, with the status of its refusal. */
const REFUSALS = {
  country_not_found: 404,
  country_in_use: 409,
  country_not_own: 409,
  no_delivery_set: 409,
} as const

const isRefusal = (code: string): code is keyof typeof REFUSALS => code in REFUSALS

/** Who changes a country. */
export interface Change {
  by: string
  code: DeliveryCountry
}
type Told = Pick<NewChange, "action" | "before" | "after">

/** Does something to a country, and writes down who did. @returns all countries as they are then */
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

/** What a way to deliver costs, in the words of the list of changes: "home 14.95 / 24.95". */
const tariffs = (methods: readonly CountryMethod[] = []): string[] =>
  methods.map(({ kind, steps }) => {
    const prices = steps.map(({ price_cents }) => decimalEuro(price_cents))
    return `${kind} ${prices.join(" / ")}`
  })

/** Opens a country, or completes one that is half made. */
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

/** Sets how parcels get to a country and what that costs. */
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

/** Closes a country to new orders, or opens it again. */
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

/** Undoes an opening that nobody has used. */
export const undo = (container: MedusaContainer, about: Change): Promise<AdminCountries> =>
  change(container, about, { action: "deleted", before: null, after: null }, (lower) =>
    removeCountry(container, lower),
  )
