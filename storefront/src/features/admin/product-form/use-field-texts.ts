import {
  BIRD_KINDS,
  languageName,
  LANGUAGES,
  VAT_CLASSES,
  vatClassChoice,
  type Language,
} from "@bon-perroquet/contract"
import { useCategories } from "@bon-perroquet/shop-react"
import { useTranslation } from "react-i18next"
import type { FieldTexts } from "../../../components/draft"
import { useLanguage } from "../../../i18n"
import { localised } from "../../../i18n/localised"
import { CUSTOM, PERISHABLE, SIZE_CUSTOM, type SizeValues } from "./product-form"
import { useCustomFieldTexts } from "../../../components/custom-fields/use-custom-field-texts"

const WRITTEN = ["name", "description", "handle"] as const
const SAID = {
  category_id: "category",
  price: "price",
  unit_label: "unitLabel",
  stock: "stock",
  vat_rate: "vat",
  sku: "sku",
  weight: "weight",
  active: "active",
  is_promotion: "promotion",
  is_featured: "featured",
  perishable: "perishable",
  low_stock_threshold: "lowStock",
  birds: "birds",
} as const
const isSaid = (field: string): field is keyof typeof SAID => field in SAID

const FIELDS = [...CUSTOM, ...SIZE_CUSTOM]

/** Matches for example `variants.1.price`, the price of the second size. */
const OF_A_SIZE = /^variants\.(\d+)\.(\w+)$/

export function useFieldTexts(): FieldTexts {
  const { t } = useTranslation("admin")
  const { t: products } = useTranslation("products")
  const { language } = useLanguage()
  const { data: categories = [] } = useCategories()
  const custom = useCustomFieldTexts(FIELDS)

  function inLanguage(field: string): string | undefined {
    const match = LANGUAGES.find((each) => field.endsWith(`_${each}`))
    const what = WRITTEN.find((each) => field === `${each}_${match}`)
    if (!match) return undefined
    return what ? `${t(`form.${what}`)} (${languageName(match, language)})` : labelOf(match)
  }
  const labelOf = (textLanguage: Language) => t("form.sizes.label", { language: textLanguage.toUpperCase() })

  function nameOf(path: string): string {
    const customName = custom.nameOf(path)
    if (customName) return customName
    const [, place, field = path] = OF_A_SIZE.exec(path) ?? []
    const name =
      inLanguage(field) ?? (isSaid(field) ? t(`form.${SAID[field]}`) : t(`form.${listOf(field)}.title`))
    return place === undefined ? name : `${t("form.sizes.size", { number: Number(place) + 1 })}: ${name}`
  }

  function textOf(path: string, value: string): string {
    const category = categories.find(({ id }) => id === value)
    const vat = VAT_CLASSES.find((each) => String(each) === value)
    const perishable = PERISHABLE.find((each) => each === value)
    if (path === "category_id") return category ? localised(category, "name", language) : t("form.noCategory")
    if (path === "vat_rate" && vat) return vatClassChoice(vat, language)
    if (path === "perishable" && perishable) return t(`form.perishableIs.${perishable}`)
    return value
  }

  function valueOf(path: string, value: unknown): string {
    const customText = custom.valueOf(path, value)
    if (customText !== undefined) return customText
    if (typeof value === "string") return textOf(path, value)
    if (typeof value === "boolean") return t(`form.perishableIs.${value ? "yes" : "no"}`)
    if (path === "birds")
      return BIRD_KINDS.filter((kind) => (value as string[]).includes(kind))
        .map((kind) => products(`birds.kinds.${kind}`))
        .join(", ")
    if (path === "images")
      return (value as string[]).map((address) => address.replace(/^.*\//, "")).join(", ")
    return (value as SizeValues[]).map(({ label_fr, price }) => `${label_fr} (${price} €)`).join(", ")
  }
  return { nameOf, valueOf }
}

const listOf = (field: string): "images" | "sizes" => (field === "images" ? "images" : "sizes")
