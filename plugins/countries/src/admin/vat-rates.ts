import { VAT_CLASSES, vatClassName } from "@bon-perroquet/contract/vat-classes"

/** What the VAT plugin's /admin/vat/rates answers. */
export interface VatRate {
  id: string
  vat_class: number
  country_code: string
  rate: number
  /** ISO 8601, UTC. */
  valid_from: string
}
export interface VatRates {
  scheme: "origin" | "oss"
  rates: VatRate[]
}

/** The classes in the order in which they are shown: the standard one first. */
export const SHOWN_CLASSES = [...VAT_CLASSES]
  .reverse()
  .map((vatClass) => ({ vatClass, name: vatClassName(vatClass) }))

/** A day, 2026-01-31, as the shop's own calendar has it. */
export const dayInBelgium = (at: Date): string =>
  new Intl.DateTimeFormat("en-CA", { timeZone: "Europe/Brussels" }).format(at)

/** The rates of a country and class that still count: the one in force and those planned, oldest first. */
export function currentRates({ rates }: VatRates, country: string, vatClass: number, now: Date): VatRate[] {
  const all = rates.filter(
    ({ country_code, vat_class }) => country_code === country && vat_class === vatClass,
  )
  const inForce = all.filter(({ valid_from }) => new Date(valid_from) <= now).at(-1)
  return [...(inForce ? [inForce] : []), ...all.filter(({ valid_from }) => new Date(valid_from) > now)]
}
