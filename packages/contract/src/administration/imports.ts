import { z } from "zod"
import { pageSchema } from "../lists"
import { LANGUAGES } from "../sets"

/**
 * The columns of a file of products, as GET /api/admin/products/export.csv writes it and an import reads it: a line for each size
 * of a product. `product` is its French handle, the same on the lines of all its sizes. `held` is told and not read.
 */
export const PRODUCT_COLUMNS = [
  "sku",
  "product",
  ...LANGUAGES.map((language) => `name_${language}` as const),
  ...LANGUAGES.map((language) => `size_${language}` as const),
  "price",
  "stock",
  "held",
  "vat_rate",
  "unit_label",
  "weight",
  "ean",
  "category",
  "active",
  "is_promotion",
  "is_featured",
  "perishable",
  "low_stock_threshold",
  "birds",
  ...LANGUAGES.map((language) => `description_${language}` as const),
  ...LANGUAGES.map((language) => `handle_${language}` as const),
  "images",
  "size_image",
] as const
/** Where the shop keeps lots: how many of each lie on a size's shelf. */
export const LOT_COLUMN = "lots" as const
export type ProductColumn = (typeof PRODUCT_COLUMNS)[number]

/**
 * Products from a CSV file with the column `sku` and any others of those above. POST /api/admin/imports checks the file
 * (text/csv) and changes nothing; GET …/imports/{id}/lines tells line by line what would change; POST …/imports/{id}/run carries
 * it out; GET …/imports/{id} says how far it is.
 */
export const IMPORT_STATES = ["checked", "running", "done"] as const
export const MAX_IMPORT_LINES = 150_000
export const MAX_IMPORT_BYTES = 16 * 1024 * 1024

/**
 * Pictures of products from a ZIP, each named by a SKU or a French handle, then `-1`, `-2` … for their order. POST
 * /api/admin/imports/pictures checks it (application/zip); it goes on like a CSV file, a file of the ZIP being a line.
 */
export const IMPORT_KINDS = ["csv", "pictures"] as const
export const MAX_ZIP_BYTES = 64 * 1024 * 1024
/** Of all pictures together as they unpack. */
export const MAX_ZIP_UNPACKED_BYTES = 96 * 1024 * 1024
export const MAX_ZIP_FILES = 1_000

export const importSchema = z.object({
  id: z.string(),
  kind: z.enum(IMPORT_KINDS),
  state: z.enum(IMPORT_STATES),
  created_at: z.string(),
  by: z.string(),
  file_name: z.string(),
  /** Headings of the file that are no column of products: nothing below them is read. */
  unknown_columns: z.array(z.string()),
  /** Lines of goods in the file, the heading not counted; of a ZIP its pictures. */
  lines: z.number().int(),
  /** Lines that would change, or have changed, something. */
  changes: z.number().int(),
  /** Those among them that make a new product. */
  created: z.number().int(),
  /** Lines gone through so far, those with an error included. */
  done: z.number().int(),
  /** Errors by line of the file, the heading being line 1; the first 1,000. */
  errors: z.array(
    z.object({
      line: z.number().int(),
      /** In a ZIP. */
      file: z.string().nullable(),
      code: z.string(),
      detail: z.string(),
    }),
  ),
  error_count: z.number().int(),
})
export type ProductImport = z.infer<typeof importSchema>
/** Newest first. */
export const importsSchema = z.array(importSchema)

/** Which lines of an import are asked for: all, those that change something, or those that can't be carried out. */
export const IMPORT_LINES_SHOWN = ["all", "changes", "errors"] as const
export const importLinesQuerySchema = pageSchema.extend({
  show: z.enum(IMPORT_LINES_SHOWN).default("all"),
})

/** GET /api/admin/imports/{id}/lines: in the order of the file; the total number is in the header X-Total-Count. */
export const importLineSchema = z.object({
  /** As a spreadsheet counts them, the heading being line 1. */
  line: z.number().int(),
  /** Of a ZIP of pictures: the file's name. */
  file: z.string().nullable(),
  /** As which of its product's pictures the file comes, 1 being the first; null for a size's own picture. */
  position: z.number().int().nullable(),
  sku: z.string(),
  /** The product's French name, with that of the size where it has several. */
  name: z.string(),
  /** Whether it makes a new product. */
  is_new: z.boolean(),
  /** The fields that change, as they are, or were, before; null for a new product. */
  before: z.record(z.string(), z.unknown()).nullable(),
  /** The same fields as they become; null where nothing changes. A new size tells its `product` among them. */
  after: z.record(z.string(), z.unknown()).nullable(),
  /** Why it can't be carried out: a name, and a sentence in the caller's language. */
  code: z.string().nullable(),
  detail: z.string().nullable(),
})
export type ImportLine = z.infer<typeof importLineSchema>
export const importLinesSchema = z.array(importLineSchema)
