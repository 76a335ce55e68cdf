import { formatEditedCents, toCents, toEuro, type Language } from "@bon-perroquet/contract"
import "../../../config/validation"
import {
  BIRD_KINDS,
  customKeys,
  HANDLE,
  hasUnitPrice,
  inLanguages,
  MAX_HANDLE,
  MAX_STOCK,
  NEW_PRODUCT,
  VAT_CLASSES,
} from "@bon-perroquet/contract"
import type {
  AdminProduct,
  AdminVariant,
  ProductChange,
  ProductInput,
  VariantInput,
  VatClass,
} from "@bon-perroquet/contract"
import { z } from "zod"
import { isSame } from "../../../components/draft/merge"
import { typedCustomValues } from "../../../components/custom-fields/custom-values"
import {
  changedCustomValues,
  refuseWrongValues,
  savedCustomValues,
  typedCustomSchema,
} from "../../../components/custom-fields/custom-rules"
import { parseUnits } from "../number-formats"
import { isPriceJump, typedPrice } from "./prices"

export const CUSTOM = customKeys("product")
export const SIZE_CUSTOM = customKeys("variant")
const MAX_WEIGHT_GRAMS = 1_000_000

const isPrice = (text: string) => typedPrice(text) !== null
const isUnits = (most: number, least: number) => (text: string) => {
  const units = parseUnits(text)
  return units !== null && units >= least && units <= most
}
const isWeight = isUnits(MAX_WEIGHT_GRAMS, 1)

/**
 * Whether the right of withdrawal is excluded, because the goods can spoil: as for the category, or an exception for
 * this product.
 */
export const PERISHABLE = ["category", "yes", "no"] as const

/** Size of a product. The id of a new size is "". */
const sizeSchema = z.object({
  id: z.string(),
  ...inLanguages("label", () => z.string().trim().max(28)),
  label_fr: z.string().trim().min(1).max(28),
  price: z.string().refine(isPrice),
  stock: z.string().refine(isUnits(MAX_STOCK, 0)),
  sku: z
    .string()
    .trim()
    .regex(/^[A-Za-z0-9._-]{0,60}$/),
  weight: z.string().refine((text) => text.trim() === "" || isWeight(text)),
  custom_fields: typedCustomSchema,
})
export type SizeValues = z.infer<typeof sizeSchema>

const isMeasured = ({ label_fr, weight }: SizeValues): boolean =>
  hasUnitPrice(`€/${label_fr}`, parseUnits(weight))

/** Values of the form as typed. It shows its own error messages. */
export const productFormSchema = z
  .object({
    ...inLanguages("name", () => z.string().trim().max(120)),
    name_fr: z.string().trim().min(1).max(120),
    ...inLanguages("description", () => z.string().trim().max(5_000)),
    ...inLanguages("handle", () =>
      z
        .string()
        .trim()
        .max(MAX_HANDLE)
        .refine((text) => text === "" || HANDLE.test(text)),
    ),
    category_id: z.string(),
    price: z.string().refine(isPrice),
    unit_label: z.string().trim().min(1).max(30),
    stock: z.string().refine(isUnits(MAX_STOCK, 0)),
    vat_rate: z.enum(VAT_CLASSES.map(String)),
    sku: z
      .string()
      .trim()
      .regex(/^[A-Za-z0-9._-]{0,60}$/),
    weight: z.string().refine((text) => text.trim() === "" || isWeight(text)),
    active: z.boolean(),
    is_promotion: z.boolean(),
    is_featured: z.boolean(),
    perishable: z.enum(PERISHABLE),
    low_stock_threshold: z.string().refine((text) => text.trim() === "" || isUnits(MAX_STOCK, 0)(text)),
    birds: z.array(z.enum(BIRD_KINDS)),
    custom_fields: typedCustomSchema,
    /** Custom fields of the size of a product with one size. */
    variant_custom_fields: typedCustomSchema,
    images: z.array(z.string()),
    variants: z.array(sizeSchema),
  })
  .superRefine(({ active, variants, custom_fields, variant_custom_fields }, context) => {
    const isActive = active
    refuseWrongValues(CUSTOM, custom_fields, context, { isActive })
    if (variants.length === 0)
      refuseWrongValues(SIZE_CUSTOM, variant_custom_fields, context, {
        isActive,
        at: ["variant_custom_fields"],
      })
    for (const [place, size] of variants.entries()) {
      const at = ["variants", place, "custom_fields"]
      refuseWrongValues(SIZE_CUSTOM, size.custom_fields, context, { isActive, at })
      if (active && !isMeasured(size))
        context.addIssue({
          ...{ code: "custom", input: size.weight, params: { code: "needed" } },
          path: ["variants", place, "weight"],
        })
    }
  })
  .refine(({ active, unit_label, weight }) => !active || hasUnitPrice(unit_label, parseUnits(weight)), {
    path: ["weight"],
    params: { code: "needed" },
  })
export type ProductValues = z.infer<typeof productFormSchema>

export const NEW_VALUES: ProductValues = {
  ...inLanguages("name", () => ""),
  ...inLanguages("description", () => ""),
  ...inLanguages("handle", () => ""),
  category_id: "",
  price: "",
  unit_label: NEW_PRODUCT.unit_label,
  stock: String(NEW_PRODUCT.stock),
  vat_rate: String(NEW_PRODUCT.vat_rate),
  sku: "",
  weight: "",
  active: true,
  is_promotion: false,
  is_featured: false,
  perishable: "category",
  low_stock_threshold: "",
  birds: [],
  custom_fields: typedCustomValues(CUSTOM),
  variant_custom_fields: typedCustomValues(SIZE_CUSTOM),
  images: [],
  variants: [],
}

export const NEW_SIZE: SizeValues = {
  ...{ id: "", price: "", stock: String(NEW_PRODUCT.stock), sku: "", weight: "" },
  ...inLanguages("label", () => ""),
  custom_fields: typedCustomValues(SIZE_CUSTOM),
}

export const sizeValuesOf = (variant: AdminVariant, language: Language): SizeValues => ({
  ...inLanguages("label", (each) => variant[`label_${each}`]),
  id: variant.id,
  price: formatEditedCents(toCents(variant.price), language),
  stock: String(variant.stock),
  sku: variant.sku,
  weight: variant.weight === null ? "" : String(variant.weight),
  custom_fields: typedCustomValues(SIZE_CUSTOM, variant.custom_fields),
})

export function withFirstSize(values: ProductValues): ProductValues {
  const [first] = values.variants
  if (!first) return values
  const { price, stock, weight, label_fr } = first
  return { ...values, price, stock, weight, sku: "", unit_label: `€/${label_fr}` }
}

export const valuesOf = (product: AdminProduct, language: Language): ProductValues => ({
  ...inLanguages("name", (each) => product[`name_${each}`]),
  ...inLanguages("description", (each) => product[`description_${each}`]),
  ...inLanguages("handle", (each) => product[`handle_${each}`]),
  category_id: product.category_id ?? "",
  price: formatEditedCents(toCents(product.price), language),
  unit_label: product.unit_label,
  stock: String(product.stock),
  vat_rate: String(product.vat_rate),
  sku: product.sku,
  weight: product.weight === null ? "" : String(product.weight),
  active: product.active,
  is_promotion: product.is_promotion,
  is_featured: product.is_featured,
  perishable: product.perishable === null ? "category" : product.perishable ? "yes" : "no",
  low_stock_threshold: product.low_stock_threshold === null ? "" : String(product.low_stock_threshold),
  birds: product.birds,
  custom_fields: typedCustomValues(CUSTOM, product.custom_fields),
  variant_custom_fields: typedCustomValues(SIZE_CUSTOM, product.variants[0]?.custom_fields),
  images: product.images,
  variants: product.variants.length > 1 ? product.variants.map((each) => sizeValuesOf(each, language)) : [],
})

export function inputFrom(values: ProductValues): ProductInput {
  const {
    sku,
    weight,
    category_id,
    vat_rate,
    price,
    stock,
    perishable,
    low_stock_threshold,
    variants,
    custom_fields,
    variant_custom_fields,
    ...rest
  } = values
  return {
    ...rest,
    custom_fields: savedCustomValues(CUSTOM, custom_fields),
    category_id: category_id || null,
    price: toEuro(typedPrice(price) ?? 0),
    stock: parseUnits(stock) ?? 0,
    vat_rate: Number(vat_rate) as VatClass,
    weight: parseUnits(weight),
    perishable: perishable === "category" ? null : perishable === "yes",
    low_stock_threshold: parseUnits(low_stock_threshold),
    ...(sku && { sku }),
    ...(variants.length > 0
      ? { variants: variants.map(sizeFrom) }
      : SIZE_CUSTOM.length > 0 && {
          variant_custom_fields: savedCustomValues(SIZE_CUSTOM, variant_custom_fields),
        }),
  }
}

const sizeFrom = ({ id, price, stock, sku, weight, custom_fields, ...labels }: SizeValues): VariantInput => ({
  ...labels,
  ...(SIZE_CUSTOM.length > 0 && { custom_fields: savedCustomValues(SIZE_CUSTOM, custom_fields) }),
  price: toEuro(typedPrice(price) ?? 0),
  stock: parseUnits(stock) ?? 0,
  weight: parseUnits(weight),
  ...(id && { id }),
  ...(sku && { sku }),
})

/** Returns only changed fields, so that other fields keep changes by others. */
export function changesFrom(values: ProductValues, read: ProductValues): ProductChange {
  const before: Partial<Record<string, unknown>> = inputFrom(read)
  const changed = Object.entries(inputFrom(values)).filter(([field, value]) => !isSame(value, before[field]))
  const changes: ProductChange = Object.fromEntries(changed)
  if (changes.custom_fields)
    changes.custom_fields = changedCustomValues(
      changes.custom_fields,
      savedCustomValues(CUSTOM, read.custom_fields),
    )
  if (changes.variant_custom_fields)
    changes.variant_custom_fields = changedCustomValues(
      changes.variant_custom_fields,
      savedCustomValues(SIZE_CUSTOM, read.variant_custom_fields),
    )
  const readOf = new Map(read.variants.map((size) => [size.id, sizeFrom(size)]))
  // Sends only a changed stock, because goods are sold while the form is open, and only changed custom fields.
  if (changes.variants)
    changes.variants = changes.variants.map(({ stock, custom_fields, ...size }) => {
      const before = readOf.get(size.id ?? "")
      return {
        ...size,
        ...(stock !== undefined && !(size.id && before?.stock === stock) && { stock }),
        ...(custom_fields && !isSame(custom_fields, before?.custom_fields) && { custom_fields }),
      }
    })
  return changes
}

export interface PriceJump {
  variantId: string
  before: number
  cents: number
}

export function priceJumps(
  { variants, price }: ProductValues,
  product: AdminProduct | undefined,
): PriceJump[] {
  return (product?.variants ?? []).flatMap(({ id, price: saved }, place) => {
    const typed = variants.length > 0 ? variants.find((size) => size.id === id)?.price : place === 0 && price
    const cents = typed ? typedPrice(typed) : null
    const before = toCents(saved)
    return cents !== null && isPriceJump(cents, before) ? [{ variantId: id, before, cents }] : []
  })
}
