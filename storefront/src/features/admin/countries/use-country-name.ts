import type { DeliveryCountry } from "@bon-perroquet/contract"
import { useLanguage } from "../../../i18n"
import { countryName } from "../../../i18n/country-names"

/** What a country is called in the administrator's language. */
export function useCountryName(): (code: DeliveryCountry) => string {
  const { language } = useLanguage()
  return (code) => countryName(code, language)
}
