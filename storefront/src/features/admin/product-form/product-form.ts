import "../../../config/validation"
import { inLanguages, MAX_PRICE_EURO, MAX_STOCK, NEW_PRODUCT, VAT_CLASSES } from "@bon-perroquet/contract"
import type { AdminProduct, ProductInput, VatClass } from "@bon-perroquet/contract"
import { z } from "zod"
import { centsOf } from "../../../components/price/money"
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
  ...inLanguages("name", () => z.string().trim().max(120)),
  name_fr: z.string().trim().min(1).max(120),
  ...inLanguages("description", () => z.string().trim().max(5_000)),
  category_id: z.string(),
  price: z.string().refine(isPrice),
  unit_label: z.string().trim().min(1).max(30),
  stock: z.string().refine(isUnits(MAX_STOCK, 0)),
  // A class that the shop has not is not taken for another one.
  vat_rate: z.enum(VAT_CLASSES.map(String)),
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
  ...inLanguages("name", () => ""),
  ...inLanguages("description", () => ""),
  category_id: "",
  price: "",
  unit_label: NEW_PRODUCT.unit_label,
  stock: String(NEW_PRODUCT.stock),
  vat_rate: String(NEW_PRODUCT.vat_rate),
  sku: "",
  weight: "",
  active: true,
  is_promotion: false,
  images: [],
}

/** A form for a product as it is. */
export const valuesOf = (product: AdminProduct): ProductValues => ({
  ...inLanguages("name", (language) => product[`name_${language}`]),
  ...inLanguages("description", (language) => product[`description_${language}`]),
  category_id: product.category_id ?? "",
  price: typedCents(centsOf(product.price)),
  unit_label: product.unit_label,
  stock: String(product.stock),
  vat_rate: String(product.vat_rate),
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
    // The form lets no other through, and the shop takes no other.
    vat_rate: Number(vat_rate) as VatClass,
    weight: parseUnits(weight),
    ...(sku && { sku }),
  }
}
