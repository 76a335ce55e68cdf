import type { DeliveryCountry } from "@bon-perroquet/contract"
import { useLanguage } from "../../../i18n"

/** What a country is called in the administrator's language. */
export function useCountryName(): (code: DeliveryCountry) => string {
  const { language } = useLanguage()
  const names = new Intl.DisplayNames([language], { type: "region" })
  return (code) => names.of(code) ?? code
}
