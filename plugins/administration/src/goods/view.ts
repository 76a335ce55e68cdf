import { catalogueProduct, type ProductRow } from "@bon-perroquet/shop-api/catalogue"
import { DEFAULT_VAT_CLASS, type AdminProduct } from "@bon-perroquet/contract"

const TRANSLATED = ["nl", "en"] as const

const written = (texts: Record<string, unknown> | null, field: string): string => {
  const text = texts?.[field]
  return typeof text === "string" ? text.trim() : ""
}

/** The administrator's product: texts as they are written, and its VAT class rather than today's rate of it. */
export function adminProduct(row: ProductRow): AdminProduct {
  const vatClass = row.vat_class ?? DEFAULT_VAT_CLASS
  const { product } = catalogueProduct(row, () => vatClass)
  const isMissing = (language: (typeof TRANSLATED)[number]) =>
    !written(row[language], "title") || (!!row.description?.trim() && !written(row[language], "description"))
  return {
    ...product,
    name_nl: written(row.nl, "title"),
    name_en: written(row.en, "title"),
    description_nl: written(row.nl, "description"),
    description_en: written(row.en, "description"),
    active: row.status === "published",
    held: row.held ?? 0,
    untranslated: TRANSLATED.filter(isMissing),
    updated_at: row.updated_at.toISOString(),
  }
}
