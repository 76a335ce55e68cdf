import {
  ALLERGENS,
  CONSTITUENTS,
  INFORMATION_TEXTS,
  languageName,
  NUTRIENTS,
  OPERATOR_LINES,
  PRODUCT_KINDS,
  SHIPPED_LANGUAGES,
} from "@bon-perroquet/contract"
import { useTranslation } from "react-i18next"
import { useLanguage } from "../../../i18n"
import { countryName } from "../../../i18n/country-names"

const NAMED = [
  ...(["kind", "allergens", "traces", "origin", "manufacturer_country"] as const),
  ...NUTRIENTS,
  ...CONSTITUENTS,
  ...OPERATOR_LINES,
]
const COUNTRIES: readonly string[] = ["origin", "manufacturer_country"]
const LISTS: readonly string[] = ["allergens", "traces"]

/** Returns functions that translate names and values of fields. They return undefined for other fields. */
export function useInformationWords() {
  const { t } = useTranslation("products")
  const { t: words } = useTranslation("product-information")
  const { language } = useLanguage()

  function nameOf(field: string): string | undefined {
    const named = NAMED.find((each) => each === field)
    if (named) return words(`fields.${named}`)
    const text = INFORMATION_TEXTS.find((each) => field.startsWith(`${each}_`))
    const match = SHIPPED_LANGUAGES.find((each) => field === `${text}_${each}`)
    return text && match && `${words(`fields.${text}`)} (${languageName(match, language)})`
  }

  function allergenName(code: unknown): string {
    const allergen = ALLERGENS.find((each) => each === code)
    return allergen ? t(`information.allergens.${allergen}`) : String(code)
  }

  function valueOf(field: string, value: unknown): string | undefined {
    const kind = PRODUCT_KINDS.find((each) => field === "kind" && each === value)
    if (kind) return words(`kinds.${kind}`)
    if (LISTS.includes(field) && Array.isArray(value))
      return value.map(allergenName).join(", ") || words("noAllergens")
    if (COUNTRIES.includes(field) && typeof value === "string" && value) return countryName(value, language)
    return undefined
  }

  return { nameOf, valueOf, allergenName }
}
