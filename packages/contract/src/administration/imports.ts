import { z } from "zod"
import { pageSchema } from "../lists"
import { LANGUAGES } from "../sets"

/**
 * Columns of a product CSV file, for GET /api/admin/products/export.csv and for imports. A line is one size
 * of a product. `product` is its French handle and the same for all its sizes. Imports ignore `held`.
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
/** Units on the shelf by lot, if the shop uses lots. */
export const LOT_COLUMN = "lots" as const
export type ProductColumn = (typeof PRODUCT_COLUMNS)[number]

/**
 * Product import from a CSV file with the column `sku` and any other columns. POST /api/admin/imports checks
 * the file (text/csv) without changes. GET …/imports/{id}/lines lists the changes by line. POST
 * …/imports/{id}/run runs the import. GET …/imports/{id} returns its progress.
 */
export const IMPORT_STATES = ["checked", "running", "done"] as const
export const MAX_IMPORT_LINES = 150_000
export const MAX_IMPORT_BYTES = 16 * 1024 * 1024

/**
 * Picture import from a ZIP file. Each picture is named by a SKU or a French handle, then `-1`, `-2` … for
 * the order. POST /api/admin/imports/pictures checks the file (application/zip). The next steps are the same
 * as for a CSV file, with one line per picture.
 */
export const IMPORT_KINDS = ["csv", "pictures"] as const
export const MAX_ZIP_BYTES = 64 * 1024 * 1024
/** Total unpacked size of all pictures. */
export const MAX_ZIP_UNPACKED_BYTES = 96 * 1024 * 1024
export const MAX_ZIP_FILES = 1_000

export const importSchema = z.object({
  id: z.string(),
  kind: z.enum(IMPORT_KINDS),
  state: z.enum(IMPORT_STATES),
  created_at: z.string(),
  by: z.string(),
  file_name: z.string(),
  /** Unknown column headings. Their values are ignored. */
  unknown_columns: z.array(z.string()),
  /** Number of lines without the heading. For a ZIP file, the number of pictures. */
  lines: z.number().int(),
  /** Number of lines with changes. */
  changes: z.number().int(),
  /** Number of these lines that create a product. */
  created: z.number().int(),
  /** Number of processed lines, including lines with errors. */
  done: z.number().int(),
  /** Errors by line number (the heading is line 1). At most 1,000. */
  errors: z.array(
    z.object({
      line: z.number().int(),
      /** Name of the file in a ZIP file. */
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

/** Filter for lines of an import: all, with changes, or with errors. */
export const IMPORT_LINES_SHOWN = ["all", "changes", "errors"] as const
export const importLinesQuerySchema = pageSchema.extend({
  show: z.enum(IMPORT_LINES_SHOWN).default("all"),
})

/**
 * GET /api/admin/imports/{id}/lines: in the order of the file. The header X-Total-Count has the total number.
 */
export const importLineSchema = z.object({
  /** Line number as in a spreadsheet (the heading is line 1). */
  line: z.number().int(),
  /** Name of the picture file in a ZIP file. */
  file: z.string().nullable(),
  /** Position among the product's pictures, from 1. Null for a picture of one size. */
  position: z.number().int().nullable(),
  sku: z.string(),
  /** French name of the product, with the size if there are several. */
  name: z.string(),
  /** Whether the line creates a product. */
  is_new: z.boolean(),
  /** Old values of the changed fields. Null for a new product. */
  before: z.record(z.string(), z.unknown()).nullable(),
  /** New values of the changed fields. Null if nothing changes. A new size includes its `product`. */
  after: z.record(z.string(), z.unknown()).nullable(),
  /** Error code and a sentence in the caller's language. */
  code: z.string().nullable(),
  detail: z.string().nullable(),
})
export type ImportLine = z.infer<typeof importLineSchema>
export const importLinesSchema = z.array(importLineSchema)
