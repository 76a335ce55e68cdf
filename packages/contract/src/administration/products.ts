import { BIRD_KINDS } from "../shop/bird-sets"
import { isWholeCents } from "../money"
import { z } from "zod"
import { partSchema, searchedSchema } from "../lists"
import { productIdSchema } from "../shop/cart"
import { HANDLE, MAX_HANDLE, productSchema, productVariantSchema } from "../shop/catalogue"
import { ALL_CATEGORIES, DEFAULT_UNIT_LABEL } from "../constants"
import { inLanguages, TRANSLATED_LANGUAGES } from "../sets"
import { DEFAULT_VAT_CLASS, VAT_CLASSES } from "../vat-classes"

/** A size of a product, with what of it is promised. */
export const adminVariantSchema = productVariantSchema.extend({
  /** Its own, as the merchant gave it. */
  price: z.number(),
  /** What one piece costs now where price lists of Medusa Admin make that another than its own price; null where it costs that. */
  charged_price: z.number().nullable(),
  /** Units promised to open payment pages and to orders not sent yet; `stock` is what remains. */
  held: z.number().int(),
  /** The number of its bar code (GTIN); "" where nobody said one. */
  ean: z.string(),
})
export type AdminVariant = z.infer<typeof adminVariantSchema>

/** GET /api/admin/products: the contract's product, in the languages as they are written, not as they fall back. */
export const adminProductSchema = productSchema.extend({
  /** Its own, as the merchant gave it: price lists may make it another for a time. */
  price: z.number(),
  /** Of all its sizes together. */
  held: z.number().int(),
  variants: z.array(adminVariantSchema).min(1),
  /** What the merchant says of it: `is_perishable` for this product alone, null when it is as its category. */
  perishable: z.boolean().nullable(),
  /** How many of a size are few, to whoever orders goods; null: as many as to shoppers, five. */
  low_stock_threshold: z.number().int().nullable(),
  /** Languages in which the name or the description is missing. */
  untranslated: z.array(z.enum(TRANSLATED_LANGUAGES)),
  updated_at: z.string(),
  /** Changes with any of the rest, whoever changed it: for `If-Match` of a write. */
  version: z.string(),
})
export type AdminProduct = z.infer<typeof adminProductSchema>
export const adminProductsSchema = z.array(adminProductSchema)

export const ADMIN_PRODUCT_SORTS = ["newest", "name", "stock"] as const
export type AdminProductSort = (typeof ADMIN_PRODUCT_SORTS)[number]

/** The most products that one call may name. */
export const MAX_PRODUCTS_AT_ONCE = 100

/** Ids of products, comma separated. */
const idsSchema = z
  .string()
  .max(10_000)
  .transform((list) => list.split(","))
  .pipe(z.array(productIdSchema).min(1).max(MAX_PRODUCTS_AT_ONCE))

export const adminProductsQuerySchema = partSchema.extend({
  /** Those with these ids, comma separated. */
  ids: idsSchema.optional(),
  /** The scarcest first for "stock", by French name for "name". */
  sort: z.enum(ADMIN_PRODUCT_SORTS).default("newest"),
  /** In the names, the descriptions and the SKU. */
  search: searchedSchema,
  out_of_stock_only: z.enum(["true", "false"]).optional(),
  /** For sale, with a size of which its `low_stock_threshold` or fewer are left, five where it has none. */
  low_stock_only: z.enum(["true", "false"]).optional(),
  /** For sale, and something is not told that the law wants told before buying. */
  uninformed_only: z.enum(["true", "false"]).optional(),
  category_id: z
    .string()
    .max(100)
    .optional()
    .transform((id) => (id === ALL_CATEGORIES ? undefined : id)),
})

export type AdminProductsQuery = z.infer<typeof adminProductsQuerySchema>

/** The dearest and the fullest a shelf gets; beyond it is a typing error. */
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
/** "": as it is made of the name. */
const handle = z
  .string()
  .trim()
  .max(MAX_HANDLE)
  .refine((text) => text === "" || HANDLE.test(text))
const unitLabel = z.string().trim().min(1).max(30)
const vatRate = z.literal(VAT_CLASSES)
/** The first is the one on the product's card. */
const images = z.array(z.string().min(1).max(2_000)).max(MAX_IMAGES)

/** Euro, VAT included, in whole cents. */
export const priceSchema = z.number().min(0.01).max(MAX_PRICE_EURO).refine(isWholeCents)
export const stockSchema = z.number().int().min(0).max(MAX_STOCK)

const sku = z
  .string()
  .trim()
  .regex(/^[A-Za-z0-9._-]{1,60}$/)
/** Net weight of one unit in grams; a weight that the label says holds. */
const weight = z.number().int().min(1).max(1_000_000).nullish()

export const MAX_VARIANTS = 20
/** What a size is called: "5 kg", "Grand sac" … */
const label = z.string().trim().max(28)

/** A size of a product that is made or changed. */
export const variantInputSchema = z.object({
  /** Of one that the product has; a new one has none. */
  id: productIdSchema.optional(),
  ...inLanguages("label", () => label.optional()),
  label_fr: label.min(1),
  price: priceSchema,
  /** As it is when absent; a new one's as a new product's. */
  stock: stockSchema.optional(),
  /** Made from the product's when a new one has none. */
  sku: sku.optional(),
  weight,
})
export type VariantInput = z.input<typeof variantInputSchema>

/**
 * All sizes of a product, in the order in which the shop shows them: one that is not named is taken away. What the product
 * itself says of price, stock, unit, weight and SKU is then the first one's.
 */
const variants = z.array(variantInputSchema).min(1).max(MAX_VARIANTS).optional()

/** Each once, in their order. */
const birds = z
  .array(z.enum(BIRD_KINDS))
  .max(BIRD_KINDS.length)
  .overwrite((said) => BIRD_KINDS.filter((each) => said.includes(each)))

/** POST /api/admin/products. */
export const productInputSchema = z.object({
  ...inLanguages("name", () => name.default("")),
  name_fr: name.min(1),
  /** As they are when absent: the contract's first form sends them in French and Dutch only. */
  ...inLanguages("description", () => description.optional()),
  description_fr: description.default(""),
  description_nl: description.default(""),
  /** Of its page, in each language; made of the name when absent. */
  ...inLanguages("handle", () => handle.optional()),
  category_id: z.string().min(1).max(100).nullish(),
  price: priceSchema,
  unit_label: unitLabel.default(NEW_PRODUCT.unit_label),
  stock: stockSchema.default(NEW_PRODUCT.stock),
  vat_rate: vatRate.default(NEW_PRODUCT.vat_rate),
  images: images.default([]),
  /** Made from the name when a new product has none. */
  sku: sku.optional(),
  weight,
  variants,
  active: z.boolean().optional(),
  is_promotion: z.boolean().optional(),
  is_featured: z.boolean().optional(),
  /** null: as its category. */
  perishable: z.boolean().nullable().optional(),
  /** null: as the shop has it. */
  low_stock_threshold: stockSchema.nullable().optional(),
  /** For which birds it is. */
  birds: birds.optional(),
})
export type ProductInput = z.input<typeof productInputSchema>

/** PUT /api/admin/products/{id}: the same, but what is absent stays as it is. */
export const productChangeSchema = productInputSchema.extend({
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

/** Of the size that is named, else of the first. */
const ofVariant = { variant_id: productIdSchema.optional() }
export const priceChangeSchema = z.object({ price: priceSchema, ...ofVariant })
export const stockChangeSchema = z.object({ stock: stockSchema, ...ofVariant })
export const promotionChangeSchema = z.object({ is_promotion: z.boolean() })

/** POST /api/admin/upload-image: the address of the picture as the shop serves it. */
export const uploadedImageSchema = z.object({ url: z.string() })
export const MAX_IMAGE_BYTES = 10 * 1024 * 1024
export const IMAGE_TYPES = ["image/jpeg", "image/png", "image/webp", "image/avif", "image/gif"] as const
