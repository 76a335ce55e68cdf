import { z } from "zod"
import { partSchema, searchedSchema } from "./lists"
import { productSchema } from "./catalogue"
import { ALL_CATEGORIES, DEFAULT_UNIT_LABEL } from "./constants"
import { DEFAULT_VAT_CLASS, inLanguages, TRANSLATED_LANGUAGES, VAT_CLASSES } from "./sets"

/** GET /api/admin/products: the contract's product, in the languages as they are written, not as they fall back. */
export const adminProductSchema = productSchema.extend({
  /** Units promised to open payment pages and to orders not sent yet; `stock` is what remains. */
  held: z.number().int(),
  /** Languages in which the name or the description is missing. */
  untranslated: z.array(z.enum(TRANSLATED_LANGUAGES)),
  updated_at: z.string(),
})
export type AdminProduct = z.infer<typeof adminProductSchema>
export const adminProductsSchema = z.array(adminProductSchema)

export const adminProductsQuerySchema = partSchema.extend({
  /** In the names, the descriptions and the SKU. */
  search: searchedSchema,
  out_of_stock_only: z.enum(["true", "false"]).optional(),
  category_id: z
    .string()
    .max(100)
    .optional()
    .transform((id) => (id === ALL_CATEGORIES ? undefined : id)),
})

export type AdminProductsQuery = z.infer<typeof adminProductsQuerySchema>

/** The dearest and the fullest a shelf gets; beyond it is a slip of the hand. */
export const MAX_PRICE_EURO = 10_000
export const MAX_STOCK = 1_000_000
export const MAX_IMAGES = 12
export const NEW_PRODUCT = {
  stock: 100,
  vat_rate: DEFAULT_VAT_CLASS,
  unit_label: DEFAULT_UNIT_LABEL,
} as const

const name = z.string().trim().max(120)
const description = z.string().trim().max(5_000)
const unitLabel = z.string().trim().min(1).max(30)
const vatRate = z.literal(VAT_CLASSES)
/** The first is the one on the product's card. */
const images = z.array(z.string().min(1).max(2_000)).max(MAX_IMAGES)

/** Euro, VAT included, in whole cents. */
export const priceSchema = z
  .number()
  .min(0.01)
  .max(MAX_PRICE_EURO)
  .refine((euro) => Math.abs(euro * 100 - Math.round(euro * 100)) < 1e-6)
export const stockSchema = z.number().int().min(0).max(MAX_STOCK)

/** POST /api/admin/products. */
export const productInputSchema = z.object({
  ...inLanguages("name", () => name.default("")),
  name_fr: name.min(1),
  /** As they are when absent: the contract's first form sends them in French and Dutch only. */
  ...inLanguages("description", () => description.optional()),
  description_fr: description.default(""),
  description_nl: description.default(""),
  category_id: z.string().min(1).max(100).nullish(),
  price: priceSchema,
  unit_label: unitLabel.default(NEW_PRODUCT.unit_label),
  stock: stockSchema.default(NEW_PRODUCT.stock),
  vat_rate: vatRate.default(NEW_PRODUCT.vat_rate),
  images: images.default([]),
  /** Made from the name when a new product has none. */
  sku: z
    .string()
    .trim()
    .regex(/^[A-Za-z0-9._-]{1,60}$/)
    .optional(),
  /** Net weight of one unit in grams. */
  weight: z.number().int().min(1).max(1_000_000).nullish(),
  active: z.boolean().optional(),
  is_promotion: z.boolean().optional(),
})
export type ProductInput = z.input<typeof productInputSchema>

/** PUT /api/admin/products/{id}: the same, but what is absent stays as it is. */
export const productChangeSchema = productInputSchema.extend({
  ...inLanguages("name", () => name.optional()),
  name_fr: name.min(1),
  ...inLanguages("description", () => description.optional()),
  unit_label: unitLabel.optional(),
  stock: stockSchema.optional(),
  vat_rate: vatRate.optional(),
  images: images.optional(),
})
export type ProductChange = z.input<typeof productChangeSchema>

/** DELETE /api/admin/products/{id} */
export const deletedProductSchema = z.object({ id: z.string(), deleted: z.literal(true) })

export const priceChangeSchema = z.object({ price: priceSchema })
export const stockChangeSchema = z.object({ stock: stockSchema })
export const promotionChangeSchema = z.object({ is_promotion: z.boolean() })

/** POST /api/admin/upload-image: the address of the picture as the shop serves it. */
export const uploadedImageSchema = z.object({ url: z.string() })
export const MAX_IMAGE_BYTES = 10 * 1024 * 1024
export const IMAGE_TYPES = ["image/jpeg", "image/png", "image/webp", "image/avif"] as const

/**
 * Prices and stock from a CSV file with the columns `sku` and `price` and/or `stock`. POST /api/admin/imports checks the
 * file (text/csv) and changes nothing; POST …/imports/{id}/run carries it out; GET …/imports/{id} says how far it is.
 */
export const IMPORT_STATES = ["checked", "running", "done"] as const
export const MAX_IMPORT_LINES = 150_000
export const MAX_IMPORT_BYTES = 16 * 1024 * 1024
export const importSchema = z.object({
  id: z.string(),
  state: z.enum(IMPORT_STATES),
  created_at: z.string(),
  by: z.string(),
  file_name: z.string(),
  /** Lines of goods in the file, the heading not counted. */
  lines: z.number().int(),
  /** Lines that would change, or have changed, something. */
  changes: z.number().int(),
  /** Lines gone through so far, those with an error included. */
  done: z.number().int(),
  /** Errors by line of the file, the heading being line 1; the first 1,000. */
  errors: z.array(z.object({ line: z.number().int(), code: z.string(), detail: z.string() })),
  error_count: z.number().int(),
})
export type ProductImport = z.infer<typeof importSchema>
/** Newest first. */
export const importsSchema = z.array(importSchema)
