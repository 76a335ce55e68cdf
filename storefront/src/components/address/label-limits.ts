import type { LabelLimits } from "@bon-perroquet/contract/address"
import type { OpenCountries } from "@bon-perroquet/contract"
import { useDeliveryTerms } from "@bon-perroquet/shop-react"

/** Returns the maximum lengths on the label of a delivery method, or undefined until they are loaded. */
export type LimitsTo = (country: string, code: string) => LabelLimits | undefined

export const labelLimits =
  (terms: OpenCountries | undefined): LimitsTo =>
  (to, of) => {
    const destination = terms?.destinations.find(({ country }) => country === to)
    const carrier = destination?.methods.find(({ code }) => code === of)?.carrier.code
    return terms?.carriers.find(({ code }) => code === carrier)?.limits
  }

export const useLabelLimits = (): LimitsTo => labelLimits(useDeliveryTerms())
