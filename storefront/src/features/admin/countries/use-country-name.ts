import type { DeliveryCountry } from "@bon-perroquet/contract"
import { useLanguage } from "../../../i18n"
import { countryName } from "../../../i18n/country-names"

export function useCountryName(): (code: DeliveryCountry) => string {
  const { language } = useLanguage()
  return (code) => countryName(code, language)
}
