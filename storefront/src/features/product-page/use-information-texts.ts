import {
  DEFAULT_LANGUAGE,
  type Allergen,
  type InformationText,
  type Language,
  type Product,
  type ProductInformation,
} from "@bon-perroquet/contract"
import { useTranslation } from "react-i18next"
import { formatWeight } from "../../components/price"
import { useLanguage } from "../../i18n"
import { countryName } from "../../i18n/country-names"
import { hasSizes, sizeName } from "../products"

/** Returns product information in the reader's language. */
export function useInformationTexts(told: ProductInformation) {
  const { t } = useTranslation("products")
  const { language } = useLanguage()
  return {
    /** French is the fallback. */
    textOf: (field: InformationText): string =>
      told[`${field}_${language}`] || told[`${field}_${DEFAULT_LANGUAGE}`],
    allergensOf: (allergens: readonly Allergen[]): string =>
      allergens.map((each) => t(`information.allergens.${each}`)).join(", "),
    countryOf: (code: string): string => countryName(code, language),
    quantities,
  }
}

/** Formats the net quantity of each size. */
function quantities(product: Product, language: Language): string {
  const told = product.variants.flatMap((variant) => {
    const name = sizeName(variant, language)
    if (variant.weight !== null) return [formatWeight(variant.weight, language)]
    return variant.price_per_litre !== null || hasSizes(product) ? [name] : []
  })
  return [...new Set(told)].join(", ")
}
