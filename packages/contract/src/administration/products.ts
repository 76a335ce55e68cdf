import { BIRD_KINDS } from "../shop/bird-sets"
import { customFieldsOf } from "../custom-fields/declared"
import { customInputSchema } from "../custom-fields/values"
import { isWholeCents } from "../money"
import { z } from "zod"
import { partSchema, searchedSchema } from "../lists"
import { productIdSchema } from "../shop/cart"
import { productInformationChangeSchema } from "../shop/information"
import { HANDLE, MAX_HANDLE, productSchema, productVariantSchema } from "../shop/catalogue"
import { ALL_CATEGORIES, DEFAULT_UNIT_LABEL } from "../constants"
import { inLanguages, TRANSLATED_LANGUAGES } from "../sets"
import { DEFAULT_VAT_CLASS, VAT_CLASSES } from "../vat-classes"

/** Size of a product, with its reserved units. */
export const adminVariantSchema = productVariantSchema.extend({
  /** Base price, without price lists. */
  price: z.number(),
  /** Current price of one unit if a sale or a price list of Medusa Admin makes it different. Otherwise null. */
  charged_price: z.number().nullable(),
  /** Units reserved for open payment pages and for orders not sent yet. `stock` excludes them. */
  held: z.number().int(),
  /** Bar code number (GTIN). "" if unknown. */
  ean: z.string(),
})
export type AdminVariant = z.infer<typeof adminVariantSchema>

/** GET /api/admin/products: a product with its texts as written, without language fallback. */
export const adminProductSchema = productSchema.extend({
  /** Base price. Sales and price lists can change the charged price for a time. */
  price: z.number(),
  /** Reserved units of all sizes. */
  held: z.number().int(),
  variants: z.array(adminVariantSchema).min(1),
  /** Overrides `is_perishable` of the category. Null means that the category applies. */
  perishable: z.boolean().nullable(),
  /** Stock level of a size at which administrators are warned. Null means 5. */
  low_stock_threshold: z.number().int().nullable(),
  /** Languages without a name or description. */
  untranslated: z.array(z.enum(TRANSLATED_LANGUAGES)),
  updated_at: z.string(),
  /** Changes when any other field changes. Send it as `If-Match` with a write. */
  version: z.string(),
})
export type AdminProduct = z.infer<typeof adminProductSchema>
export const adminProductsSchema = z.array(adminProductSchema)

export const ADMIN_PRODUCT_SORTS = ["newest", "name", "stock"] as const
export type AdminProductSort = (typeof ADMIN_PRODUCT_SORTS)[number]

export const MAX_PRODUCTS_AT_ONCE = 100

/** Product ids, separated by commas. */
const idsSchema = z
  .string()
  .max(10_000)
  .transform((list) => list.split(","))
  .pipe(z.array(productIdSchema).min(1).max(MAX_PRODUCTS_AT_ONCE))

export const adminProductsQuerySchema = partSchema.extend({
  /** Products with these ids, separated by commas. */
  ids: idsSchema.optional(),
  /** "stock": lowest stock first. "name": by French name. */
  sort: z.enum(ADMIN_PRODUCT_SORTS).default("newest"),
  /** Text in the names, descriptions or SKU. */
  search: searchedSchema,
  out_of_stock_only: z.enum(["true", "false"]).optional(),
  /** Products for sale with a size at or below its `low_stock_threshold` (default: 5). */
  low_stock_only: z.enum(["true", "false"]).optional(),
  /** Products for sale without all mandatory product information. */
  uninformed_only: z.enum(["true", "false"]).optional(),
  /** Id of an import: products that it kept as drafts and that still lack mandatory information. */
  drafts_of: z.string().max(100).optional(),
  category_id: z
    .string()
    .max(100)
    .optional()
    .transform((id) => (id === ALL_CATEGORIES ? undefined : id)),
})

export type AdminProductsQuery = z.infer<typeof adminProductsQuerySchema>

/** Highest price and stock. A higher value is probably a typing error. */
export const MAX_PRICE_EURO = 10_000
export const MAX_STOCK = 1_000_000
export const MAX_IMAGES = 12
export const NEW_PRODUCT = {
  stock: 100,
  vat_rate: DEFAULT_VAT_CLASS,
  unit_label: DEFAULT_UNIT_LABEL,
} as const

export const MAX_PRODUCT_NAME = 120
const name = z.string().trim().max(MAX_PRODUCT_NAME)
const description = z.string().trim().max(5_000)
/** "": the shop creates the handle from the name. */
const handle = z
  .string()
  .trim()
  .max(MAX_HANDLE)
  .refine((text) => text === "" || HANDLE.test(text))
/** "": the default unit of a new product. */
const unitLabel = z
  .string()
  .trim()
  .max(30)
  .transform((label) => label || NEW_PRODUCT.unit_label)
const vatRate = z.literal(VAT_CLASSES)
/** The first picture is shown on the product card. */
const images = z.array(z.string().min(1).max(2_000)).max(MAX_IMAGES)

/** Euro, VAT included, in whole cents. */
export const priceSchema = z.number().min(0.01).max(MAX_PRICE_EURO).refine(isWholeCents)
export const stockSchema = z.number().int().min(0).max(MAX_STOCK)

const sku = z
  .string()
  .trim()
  .regex(/^[A-Za-z0-9._-]{1,60}$/)
/** Net weight of one unit in grams. If the unit label contains a weight, the label takes precedence. */
const weight = z.number().int().min(1).max(1_000_000).nullish()

export const MAX_VARIANTS = 20
/** Name of a size: "5 kg", "Grand sac" … */
const label = z.string().trim().max(28)

export const variantInputSchema = z.object({
  /** Id of an existing size. Absent for a new size. */
  id: productIdSchema.optional(),
  ...inLanguages("label", () => label.optional()),
  label_fr: label.min(1),
  price: priceSchema,
  /** If absent, the stock is not changed. A new size gets the default stock of a new product. */
  stock: stockSchema.optional(),
  /** Default for a new size: created from the product's SKU. */
  sku: sku.optional(),
  weight,
  /** Values of the merchant's custom fields of sizes. Absent values are not changed. Null removes a value. */
  custom_fields: customInputSchema(customFieldsOf("variant")).optional(),
})
export type VariantInput = z.input<typeof variantInputSchema>

/**
 * All sizes of a product, in display order. A size that is not listed is deleted. Without this list, the product's
 * price, stock, unit, weight and SKU apply to the first size.
 */
const variants = z.array(variantInputSchema).min(1).max(MAX_VARIANTS).optional()

/** Removes duplicates and sorts. */
const birds = z
  .array(z.enum(BIRD_KINDS))
  .max(BIRD_KINDS.length)
  .overwrite((values) => BIRD_KINDS.filter((each) => values.includes(each)))

/** POST /api/admin/products. */
export const productInputSchema = z.object({
  ...inLanguages("name", () => name.default("")),
  name_fr: name.min(1),
  /** If absent, descriptions are not changed. Older clients send French and Dutch only. */
  ...inLanguages("description", () => description.optional()),
  description_fr: description.default(""),
  description_nl: description.default(""),
  /** Handle of the product page by language. Default: created from the name. */
  ...inLanguages("handle", () => handle.optional()),
  /** "" or null: in no category. */
  category_id: z
    .string()
    .max(100)
    .nullish()
    .transform((id) => (id === "" ? null : id)),
  price: priceSchema,
  unit_label: unitLabel.default(NEW_PRODUCT.unit_label),
  stock: stockSchema.default(NEW_PRODUCT.stock),
  vat_rate: vatRate.default(NEW_PRODUCT.vat_rate),
  images: images.default([]),
  /** Default for a new product: created from the name. */
  sku: sku.optional(),
  weight,
  variants,
  active: z.boolean().optional(),
  is_promotion: z.boolean().optional(),
  is_featured: z.boolean().optional(),
  /** Null means that the category applies. */
  perishable: z.boolean().nullable().optional(),
  /** Null means the shop's default. */
  low_stock_threshold: stockSchema.nullable().optional(),
  birds: birds.optional(),
  /** Values of the merchant's custom fields. Absent values are not changed. Null removes a value. */
  custom_fields: customInputSchema(customFieldsOf("product")).optional(),
  /** Without `variants`: values of the custom fields of the first size. */
  variant_custom_fields: customInputSchema(customFieldsOf("variant")).optional(),
  /**
   * Mandatory product information. Without `active`, a product is for sale if its information is complete, otherwise
   * it is a draft.
   */
  information: productInformationChangeSchema.optional(),
})
export type ProductInput = z.input<typeof productInputSchema>

/** PUT /api/admin/products/{id}. Absent fields are not changed. */
export const productChangeSchema = productInputSchema.omit({ information: true }).extend({
  ...inLanguages("name", () => name.optional()),
  name_fr: name.min(1).optional(),
  ...inLanguages("description", () => description.optional()),
  price: priceSchema.optional(),
  unit_label: unitLabel.optional(),
  stock: stockSchema.optional(),
  vat_rate: vatRate.optional(),
  images: images.optional(),
})
export type ProductChange = z.input<typeof productChangeSchema>

/** DELETE /api/admin/products/{id} */
export const deletedProductSchema = z.object({ id: z.string(), deleted: z.literal(true) })

/** DELETE /api/admin/products */
export const deletedProductsQuerySchema = z.object({ ids: idsSchema })
export const deletedProductsSchema = z.object({
  deleted: z.array(z.string()),
  /** Products that were not deleted, because units are reserved for orders. */
  held: z.array(z.string()),
})

/** Id of the size. Default: the first size. */
const ofVariant = { variant_id: productIdSchema.optional() }
export const priceChangeSchema = z.object({ price: priceSchema, ...ofVariant })
export const stockChangeSchema = z.object({ stock: stockSchema, ...ofVariant })
export const promotionChangeSchema = z.object({ is_promotion: z.boolean() })

/** POST /api/admin/upload-image: URL of the uploaded picture. */
export const uploadedImageSchema = z.object({ url: z.string() })
export const MAX_IMAGE_BYTES = 10 * 1024 * 1024
export const IMAGE_TYPES = ["image/jpeg", "image/png", "image/webp", "image/avif", "image/gif"] as const
