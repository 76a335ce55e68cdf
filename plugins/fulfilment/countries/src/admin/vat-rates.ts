import { VAT_CLASSES, vatClassName } from "@bon-perroquet/contract/vat-classes"

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

/** VAT classes in display order, the standard one first. */
export const SHOWN_CLASSES = [...VAT_CLASSES]
  .reverse()
  .map((vatClass) => ({ vatClass, name: vatClassName(vatClass) }))

/** Formats a day in Belgian time as 2026-01-31. */
export const dayInBelgium = (at: Date): string =>
  new Intl.DateTimeFormat("en-CA", { timeZone: "Europe/Brussels" }).format(at)

/** Returns the rate in force, then the future rates. */
export function currentRates({ rates }: VatRates, country: string, vatClass: number, now: Date): VatRate[] {
  const all = rates.filter(
    ({ country_code, vat_class }) => country_code === country && vat_class === vatClass,
  )
  const inForce = all.filter(({ valid_from }) => new Date(valid_from) <= now).at(-1)
  return [...(inForce ? [inForce] : []), ...all.filter(({ valid_from }) => new Date(valid_from) > now)]
}
