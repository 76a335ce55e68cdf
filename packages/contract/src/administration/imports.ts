import { z } from "zod"
import { pageSchema } from "../lists"
import { customKeys } from "../custom-fields/declared"
import { LANGUAGES } from "../sets"
import { CUSTOMER_COLUMNS, importConsentSchema, type CustomerColumn } from "./moving/customers"
import { GIFT_CARD_COLUMNS, type GiftCardColumn } from "./moving/gift-cards"
import { ORDER_COLUMNS, type OrderColumn } from "./moving/orders"
import { PROMOTION_COLUMNS, type PromotionColumn } from "./moving/promotions"
import { REVIEW_COLUMNS, type ReviewColumn } from "./moving/reviews"
import { TRADE_PRICE_COLUMNS, type TradePriceColumn } from "./moving/trade-prices"
import { VAT_CLASSES } from "../vat-classes"
import { INFORMATION_COLUMNS, type InformationField } from "../shop/information"

/**
 * Columns of a product CSV file, for GET /api/admin/products/export.csv and for imports. Each line is one size of a
 * product. `product` is the product's French handle, which all its sizes share. `held` contains the reserved units.
 * Imports ignore it.
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
  "old_addresses",
] as const
export const LOT_COLUMN = "lots" as const
/** Columns of the merchant's custom fields, for example `custom_origin_year`. */
export type CustomColumn = `custom_${string}`
export const CUSTOM_COLUMNS = [...customKeys("product"), ...customKeys("variant")].map(
  ({ key }): CustomColumn => `custom_${key}`,
)
export type ProductColumn = (typeof PRODUCT_COLUMNS)[number]
export type FileColumn = ProductColumn | CustomColumn | InformationField | typeof LOT_COLUMN
export type ImportColumn =
  | FileColumn
  | CustomerColumn
  | OrderColumn
  | PromotionColumn
  | ReviewColumn
  | TradePriceColumn
  | GiftCardColumn
const PRODUCT_FILE: readonly FileColumn[] = [
  ...PRODUCT_COLUMNS,
  ...CUSTOM_COLUMNS,
  ...INFORMATION_COLUMNS,
  LOT_COLUMN,
]

/**
 * Product import from a CSV file with the column `sku` and any other columns. POST /api/admin/imports checks
 * the file (text/csv) without changes. GET …/imports/{id}/lines lists the changes by line. POST
 * …/imports/{id}/run runs the import. GET …/imports/{id} returns its progress.
 */
export const IMPORT_STATES = ["checked", "running", "paused", "done"] as const
export const MAX_IMPORT_LINES = 150_000
export const MAX_IMPORT_BYTES = 16 * 1024 * 1024

/** Encodings of a file. The shop detects one. PATCH /api/admin/imports/{id} reads the file again with another one. */
export const IMPORT_ENCODINGS = [
  "utf-8",
  "utf-16le",
  "utf-16be",
  "windows-1252",
  "macintosh",
  "cp850",
] as const
export type ImportEncoding = (typeof IMPORT_ENCODINGS)[number]

export const WORKBOOK_TYPE = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"

/**
 * Kinds of imports. POST /api/admin/imports/{kind} checks a file without changes (products: POST /api/admin/imports).
 * The next steps are those of a product import. `sku` identifies a line:
 * - customers and newsletter: the e-mail address
 * - orders (of a former shop): the order number
 * - promotions: the code
 * - reviews: the handle of the product
 * - trade_prices: the SKU
 * - gift_cards: the last four characters of the code, or the e-mail address of a store credit
 * Pictures are a ZIP file (application/zip), other kinds a CSV file (text/csv). Each picture is named by a SKU or a
 * French handle, then `-1`, `-2` … for the order. Each picture is a line.
 */
export const IMPORT_KINDS = [
  "csv",
  "pictures",
  "customers",
  "newsletter",
  "orders",
  "promotions",
  "reviews",
  "trade_prices",
  "gift_cards",
] as const
export type ImportKindName = (typeof IMPORT_KINDS)[number]
export type TableKind = Exclude<ImportKindName, "pictures">
/** Kinds of files with personal data or codes. Only owners see their imports, and their lines are deleted after 30 days. */
export const PERSONAL_IMPORTS: readonly ImportKindName[] = [
  "customers",
  "newsletter",
  "orders",
  "reviews",
  "gift_cards",
]
export const TABLE_KINDS = IMPORT_KINDS.filter((kind): kind is TableKind => kind !== "pictures")
export const COLUMNS_OF: Record<TableKind, readonly ImportColumn[]> = {
  csv: PRODUCT_FILE,
  customers: CUSTOMER_COLUMNS,
  newsletter: CUSTOMER_COLUMNS,
  orders: ORDER_COLUMNS,
  promotions: PROMOTION_COLUMNS,
  reviews: REVIEW_COLUMNS,
  trade_prices: TRADE_PRICE_COLUMNS,
  gift_cards: GIFT_CARD_COLUMNS,
}
const IMPORT_COLUMNS: readonly ImportColumn[] = [...new Set(Object.values(COLUMNS_OF).flat())]
export const MAX_ZIP_BYTES = 64 * 1024 * 1024
/** Total unpacked size of all pictures. */
export const MAX_ZIP_UNPACKED_BYTES = 96 * 1024 * 1024
export const MAX_ZIP_FILES = 1_000

/** Questions about a file. The field of the same name in PATCH /api/admin/imports/{id} answers them. */
export const IMPORT_QUESTIONS = [
  "columns",
  "weight_unit",
  "prices_include_vat",
  "vat_rates",
  "consent",
  "may_combine",
] as const
/** Systems whose product files are read without a mapping. */
export const IMPORT_LAYOUTS = [
  "woocommerce",
  "shopify",
  "prestashop",
  "magento",
  "medusa",
  "lightspeed",
  "ecwid",
] as const
export type ImportLayout = (typeof IMPORT_LAYOUTS)[number]
export const MAX_HEADING = 200

const columnName = z.string().refine((name) => IMPORT_COLUMNS.some((column) => column === name))

/** Options for reading a file. */
export const importReadingSchema = z.object({
  /** Null for a workbook (XLSX). */
  encoding: z.enum(IMPORT_ENCODINGS).nullable(),
  /** Language of texts in columns that name no language, such as "Name". */
  language: z.enum(LANGUAGES),
  /** Unit of weights that are written without a unit. Null if unknown. */
  weight_unit: z.enum(["g", "kg"]).nullable(),
  /**
   * The administrator's choice of a column for each heading. Null ignores the heading. For other headings, the shop
   * recognises the column.
   */
  columns: z.record(z.string().max(MAX_HEADING), columnName.nullable()),
  /** Whether prices include VAT. Otherwise the VAT of the product's class is added. Null if unknown. */
  prices_include_vat: z.boolean().nullable(),
  /**
   * Product files of another system: VAT classes by tax class of the file, for example "TVA 6 %". If the file has none, by
   * category. "*" is the class of all others. Those that the file states are filled in.
   */
  vat_rates: z.record(z.string(), z.literal(VAT_CLASSES)).optional(),
  /** The system that wrote the file. Null for columns that are mapped one by one. */
  layout: z.enum(IMPORT_LAYOUTS).nullable(),
  /** Whether pictures of other sites are fetched when the import runs. */
  fetch_pictures: z.boolean(),
  /** Whether unknown categories are created. "Graines > Perruches" is a category below another one. */
  create_categories: z.boolean(),
  /** Proof of consents in a customer file. Null if unknown. */
  consent: importConsentSchema.nullable().optional(),
  /**
   * Promotions: whether codes that could not be combined in the former shop can be combined here, up to five per cart.
   * Null if unknown.
   */
  may_combine: z.boolean().nullable().optional(),
  /** Whether the analytics count the past orders of the file. */
  count_orders: z.boolean().optional(),
})
export type ImportReading = z.infer<typeof importReadingSchema>
export const importReadingInputSchema = importReadingSchema.partial().strict()

export const importSchema = z.object({
  id: z.string(),
  kind: z.enum(IMPORT_KINDS),
  state: z.enum(IMPORT_STATES),
  created_at: z.string(),
  by: z.string(),
  file_name: z.string(),
  /** Id of the import that this import reverses. */
  undoes: z.string().nullable(),
  /** Null for pictures, and for files that are no longer stored. */
  reading: importReadingSchema
    .extend({
      detected_encoding: z.enum(IMPORT_ENCODINGS).nullable(),
      /** Headings of the file with the column that each is read as, and some of its values. */
      headings: z.array(
        z.object({
          name: z.string(),
          column: z.enum(IMPORT_COLUMNS).nullable(),
          samples: z.array(z.string()),
        }),
      ),
      /** Open questions with sample values. The import can run when all are answered. */
      questions: z.array(z.object({ code: z.enum(IMPORT_QUESTIONS), samples: z.array(z.string()) })),
    })
    .nullable(),
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
  /** Products of a finished product import that are not for sale. Null in lists, and for other imports. */
  drafts: z
    .object({
      /** Number of products that stayed drafts, because mandatory information is missing. */
      incomplete: z.number().int(),
      /** Missing information in the caller's language, and how many of these products lack it. */
      missing: z.array(z.object({ name: z.string(), products: z.number().int() })),
      /** Number of old addresses that answer 404 until their product is for sale. */
      address_count: z.number().int(),
      /** At most 100 of these addresses. */
      addresses: z.array(z.string()),
    })
    .nullable(),
})
export type ProductImport = z.infer<typeof importSchema>
/** Imports, newest first. */
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
  is_new: z.boolean(),
  /** Old values of the changed fields. Null for a new product. */
  before: z.record(z.string(), z.unknown()).nullable(),
  /**
   * New values of the changed fields. Null if nothing changes. For a new size, `product` contains the product's handle.
   */
  after: z.record(z.string(), z.unknown()).nullable(),
  /** All errors, with sentences in the caller's language. */
  errors: z.array(z.object({ code: z.string(), detail: z.string() })),
})
export type ImportLine = z.infer<typeof importLineSchema>
export const importLinesSchema = z.array(importLineSchema)
