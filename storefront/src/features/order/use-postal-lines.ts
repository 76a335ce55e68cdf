import { addressLines, parseSecondLine } from "@bon-perroquet/contract/address"
import type { Address } from "@bon-perroquet/contract"
import { useLanguage } from "../../i18n"
import { countryName } from "../../i18n/country-names"

type Place = Pick<Address, "street" | "number" | "apartment" | "postal_code" | "city"> & { country: string }
type Recipient = { first_name: string; last_name: string; company: string | null }

export function usePostalLines(): (address: Place & Partial<Recipient>) => string[] {
  const { language } = useLanguage()
  return ({ first_name = "", last_name = "", apartment, country, ...place }) => {
    const printed = { ...place, ...parseSecondLine(apartment), name: `${first_name} ${last_name}`, country }
    const named = /^[A-Z]{2}$/.test(country) ? countryName(country, language) : country
    return [...addressLines(printed, language), ...(named ? [named] : [])]
  }
}
