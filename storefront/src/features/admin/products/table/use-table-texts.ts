import type { AdminProduct } from "@bon-perroquet/contract"
import { useTranslation } from "react-i18next"
import type { FieldTexts } from "../../../../components/draft"
import { useLanguage } from "../../../../i18n"
import { localised } from "../../../../i18n/localised"
import { sizeTitle } from "../../product-form/size-title"
import { useFieldTexts } from "../../product-form/use-field-texts"

/**
 * Matches the path of a row's field. `rows.3.sizes.0.price` is the price of the fourth product's first
 * size.
 */
const OF_A_ROW = /^rows\.(\d+)\.(?:sizes\.(\d+)\.)?(\w+)$/

/** Returns labels of fields with conflicting changes. */
export function useTableTexts(products: readonly AdminProduct[]): FieldTexts {
  const { t } = useTranslation("admin")
  const { language } = useLanguage()
  const form = useFieldTexts()

  function nameOf(path: string): string {
    const [, at, sizeAt, field = path] = OF_A_ROW.exec(path) ?? []
    const product = products[Number(at)]
    const variant = product?.variants[Number(sizeAt ?? 0)]
    if (!product || !variant) return t("productTable.title")
    const name =
      sizeAt === undefined ? localised(product, "name", language) : sizeTitle(product, variant, language)
    return `${name}: ${form.nameOf(field)}`
  }

  const fieldOf = (path: string) => OF_A_ROW.exec(path)?.[3] ?? path
  return { nameOf, valueOf: (path, value) => form.valueOf(fieldOf(path), value) }
}
