import type { DeliveryCountry } from "@bon-perroquet/contract"
import { useLanguage } from "../../../i18n"
import { countryName } from "../../../i18n/country-names"

/** Returns a function that translates the name of a country. */
export function useCountryName(): (code: DeliveryCountry) => string {
  const { language } = useLanguage()
  return (code) => countryName(code, language)
}
