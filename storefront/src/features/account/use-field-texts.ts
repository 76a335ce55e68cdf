import { DELIVERY_COUNTRIES } from "@bon-perroquet/contract"
import { useTranslation } from "react-i18next"
import { customName } from "../../components/custom-fields/custom-values"
import { useLanguage } from "../../i18n"
import { OWN_FIELDS } from "./account-forms"
import { countryName } from "../../i18n/country-names"
import type { FieldTexts } from "../../components/draft"

const NAMED = [
  "first_name",
  "last_name",
  "phone",
  "company",
  "vat_number",
  "country",
  "street",
  "number",
  "postal_code",
  "city",
] as const

export function useFieldTexts(): FieldTexts {
  const { t, i18n } = useTranslation("account")
  const { language } = useLanguage()
  const { t: checkout } = useTranslation("checkout")
  return {
    nameOf: (path) => {
      const field = NAMED.find((each) => each === path)
      if (field) return checkout(`fields.${field}`)
      const custom = OWN_FIELDS.find(({ key }) => path === `custom_fields.${key}`)
      if (custom) return customName(custom, language)
      return path === "apartment" ? checkout("fields.box") : t("addresses.makeDefault")
    },
    valueOf: (path, value) => {
      const country = path === "country" && DELIVERY_COUNTRIES.find((each) => each === value)
      if (country) return countryName(country, i18n.language)
      return typeof value === "string" ? value : value ? "✓" : "✗"
    },
  }
}
