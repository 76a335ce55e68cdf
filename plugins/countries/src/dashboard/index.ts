import { recordChange, type NewChange } from "@bon-perroquet/change-log/changes"
import type { AdminCountries, CountryInput, CountryMethod, DeliveryCountry } from "@bon-perroquet/contract"
import { refuse } from "@bon-perroquet/shop-api/http"
import type { MedusaContainer } from "@medusajs/framework/types"
import { MedusaError } from "@medusajs/framework/utils"
import { openCountry, removeCountry, setDelivery, setOpen } from "../countries"
import { dashboardCountries } from "./view"

export { dashboardCountries } from "./view"

/** What may stand in the way, with the status of its refusal. */
const REFUSALS = { country_not_found: 404, country_in_use: 409, country_not_own: 409 } as const

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

/** Opens a country, or completes one that is half made. */
export const open = (
  container: MedusaContainer,
  by: string,
  { code, ...input }: CountryInput,
): Promise<AdminCountries> =>
  change(container, { by, code }, { action: "created", before: null, after: input }, (lower) =>
    openCountry(container, { code: lower, ...input }),
  )

/** Sets how parcels get to a country and what that costs. */
export const deliver = (
  container: MedusaContainer,
  about: Change,
  methods: CountryMethod[],
): Promise<AdminCountries> =>
  change(container, about, { action: "changed", before: null, after: { methods } }, (lower) =>
    setDelivery(container, lower, methods),
  )

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
