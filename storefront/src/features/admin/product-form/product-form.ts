import "../../../config/validation"
import { MAX_PRICE_EURO, MAX_STOCK, NEW_PRODUCT } from "@bon-perroquet/contract"
import type { AdminProduct, ProductInput } from "@bon-perroquet/contract"
import { z } from "zod"
import { centsOf } from "../../../components/price"
import { parseCents, parseUnits, typedCents } from "../figures"

const MAX_WEIGHT_GRAMS = 1_000_000

const isPrice = (text: string) => {
  const cents = parseCents(text)
  return cents !== null && cents >= 1 && cents <= MAX_PRICE_EURO * 100
}
const isUnits = (most: number, least: number) => (text: string) => {
  const units = parseUnits(text)
  return units !== null && units >= least && units <= most
}
const isWeight = isUnits(MAX_WEIGHT_GRAMS, 1)

/** A product as it stands in its form: what is typed is text. What the form says of a broken rule is in the catalogue. */
export const productFormSchema = z.object({
  name_fr: z.string().trim().min(1).max(120),
  name_nl: z.string().trim().max(120),
  name_en: z.string().trim().max(120),
  description_fr: z.string().trim().max(5_000),
  description_nl: z.string().trim().max(5_000),
  description_en: z.string().trim().max(5_000),
  category_id: z.string(),
  price: z.string().refine(isPrice),
  unit_label: z.string().trim().min(1).max(30),
  stock: z.string().refine(isUnits(MAX_STOCK, 0)),
  vat_rate: z.enum(["6", "21"]),
  sku: z
    .string()
    .trim()
    .regex(/^[A-Za-z0-9._-]{0,60}$/),
  weight: z.string().refine((text) => text.trim() === "" || isWeight(text)),
  active: z.boolean(),
  is_promotion: z.boolean(),
  images: z.array(z.string()),
})
export type ProductValues = z.infer<typeof productFormSchema>

/** A form for something new. */
export const NEW_VALUES: ProductValues = {
  name_fr: "",
  name_nl: "",
  name_en: "",
  description_fr: "",
  description_nl: "",
  description_en: "",
  category_id: "",
  price: "",
  unit_label: NEW_PRODUCT.unit_label,
  stock: String(NEW_PRODUCT.stock),
  vat_rate: NEW_PRODUCT.vat_rate === 21 ? "21" : "6",
  sku: "",
  weight: "",
  active: true,
  is_promotion: false,
  images: [],
}

/** A form for a product as it is. */
export const valuesOf = (product: AdminProduct): ProductValues => ({
  name_fr: product.name_fr,
  name_nl: product.name_nl,
  name_en: product.name_en,
  description_fr: product.description_fr,
  description_nl: product.description_nl,
  description_en: product.description_en,
  category_id: product.category_id ?? "",
  price: typedCents(centsOf(product.price)),
  unit_label: product.unit_label,
  stock: String(product.stock),
  vat_rate: product.vat_rate === 6 ? "6" : "21",
  sku: product.sku,
  weight: product.weight === null ? "" : String(product.weight),
  active: product.active,
  is_promotion: product.is_promotion,
  images: product.images,
})

/** What is sent for a form: its texts as the numbers they are. */
export function inputFrom(values: ProductValues): ProductInput {
  const { sku, weight, category_id, vat_rate, price, stock, ...rest } = values
  return {
    ...rest,
    category_id: category_id || null,
    price: (parseCents(price) ?? 0) / 100,
    stock: parseUnits(stock) ?? 0,
    vat_rate: vat_rate === "6" ? 6 : 21,
    weight: parseUnits(weight),
    ...(sku && { sku }),
  }
}
