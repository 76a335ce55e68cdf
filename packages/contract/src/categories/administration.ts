import { z } from "zod"
import { customFieldsOf } from "../custom-fields/declared"
import { customInputSchema, customValuesSchema } from "../custom-fields/values"
import { HANDLE, MAX_HANDLE } from "../shop/catalogue"
import { inLanguages, TRANSLATED_LANGUAGES } from "../sets"

export const MAX_CATEGORY_NAME = 120
export const MAX_CATEGORY_DESCRIPTION = 5_000
/** Maximum number of subcategories of a category, and of categories at the top level. */
export const MAX_SUBCATEGORIES = 500

const text = (maximum: number) => z.string().trim().max(maximum)
const name = text(MAX_CATEGORY_NAME)
const description = text(MAX_CATEGORY_DESCRIPTION)
/** "": the shop creates the handle from the name. */
const handle = text(MAX_HANDLE).refine((written) => written === "" || HANDLE.test(written))
const categoryId = z.string().regex(/^[A-Za-z0-9_-]{1,255}$/)

/** GET /api/admin/categories: a category with its texts as written, without language fallback. */
export const adminCategorySchema = z.object({
  id: z.string(),
  /** Id of the parent category. Null at the top level. */
  parent_id: z.string().nullable(),
  ...inLanguages("name", () => z.string()),
  ...inLanguages("description", () => z.string()),
  /** Name in the URL of the category's page. If the language has no name, the French handle applies. */
  ...inLanguages("handle", () => z.string()),
  /** URL of its picture. Null without one. */
  picture: z.string().nullable(),
  /** Whether shoppers see it. */
  is_shown: z.boolean(),
  /** Whether its products have no right of withdrawal. A product can override this. */
  is_perishable: z.boolean(),
  /** Number or name in Google's product taxonomy, for product feeds. "" without one. */
  google_category: z.string(),
  /** Values of the merchant's custom fields of categories. Null if a field has no value. */
  custom_fields: customValuesSchema("category"),
  /** Number of products directly in the category, including products that are not for sale. */
  product_count: z.number().int(),
  /** Languages without a name or description. */
  untranslated: z.array(z.enum(TRANSLATED_LANGUAGES)),
  /** Changes when its own fields change. Send it as `If-Match` with a write. */
  version: z.string(),
})
export type AdminCategory = z.infer<typeof adminCategorySchema>
/** Each category follows its parent, in the order of the shop. */
export const adminCategoriesSchema = z.array(adminCategorySchema)

/** PUT /api/admin/categories/{id}. Absent fields are not changed. */
export const categoryChangeSchema = z.object({
  ...inLanguages("name", () => name.optional()),
  name_fr: name.min(1).optional(),
  ...inLanguages("description", () => description.optional()),
  ...inLanguages("handle", () => handle.optional()),
  parent_id: categoryId.nullable().optional(),
  picture: z.string().min(1).max(2_000).nullable().optional(),
  /** A hidden category hides the categories below it. */
  is_shown: z.boolean().optional(),
  is_perishable: z.boolean().optional(),
  google_category: text(200).optional(),
  /** Values of the merchant's custom fields. Absent values are not changed. Null removes a value. */
  custom_fields: customInputSchema(customFieldsOf("category")).optional(),
})
export type CategoryChange = z.input<typeof categoryChangeSchema>

/** POST /api/admin/categories. Default: a shown category in the last place of the top level. */
export const categoryInputSchema = categoryChangeSchema.extend({ name_fr: name.min(1) })
export type CategoryInput = z.input<typeof categoryInputSchema>

/**
 * PUT /api/admin/categories/order: all subcategories of a category, or all categories at the top level, in their new
 * order.
 */
export const categoryOrderSchema = z.object({
  parent_id: categoryId.nullable(),
  ids: z.array(categoryId).min(1).max(MAX_SUBCATEGORIES),
})
export type CategoryOrder = z.input<typeof categoryOrderSchema>

/**
 * POST /api/admin/categories/{id}/merge: `into` is the category that receives the products, page addresses and
 * promotions.
 */
export const categoryMergeSchema = z.object({ into: categoryId })
