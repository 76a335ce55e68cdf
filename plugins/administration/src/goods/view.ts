import { catalogueProduct, type ProductRow } from "@bon-perroquet/shop-api/catalogue"
import {
  DEFAULT_LANGUAGE,
  DEFAULT_VAT_CLASS,
  inLanguages,
  TRANSLATED_LANGUAGES,
  type AdminProduct,
  type TranslatedLanguage,
} from "@bon-perroquet/contract"

const written = (texts: Record<string, unknown> | null | undefined, field: string): string => {
  const text = texts?.[field]
  return typeof text === "string" ? text.trim() : ""
}

/** The administrator's product: texts as they are written, and its VAT class rather than today's rate of it. */
export function adminProduct(row: ProductRow): AdminProduct {
  const vatClass = row.vat_class ?? DEFAULT_VAT_CLASS
  const { product } = catalogueProduct(row, () => vatClass)
  const isMissing = (language: TranslatedLanguage) =>
    !written(row[language], "title") || (!!row.description?.trim() && !written(row[language], "description"))
  return {
    ...product,
    ...inLanguages("name", (language) =>
      language === DEFAULT_LANGUAGE ? product.name_fr : written(row[language], "title"),
    ),
    ...inLanguages("description", (language) =>
      language === DEFAULT_LANGUAGE ? product.description_fr : written(row[language], "description"),
    ),
    active: row.status === "published",
    held: row.held ?? 0,
    untranslated: TRANSLATED_LANGUAGES.filter(isMissing),
    updated_at: row.updated_at.toISOString(),
  }
}
