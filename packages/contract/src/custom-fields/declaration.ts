import { z } from "zod"
import { PRODUCT_KINDS } from "../information-sets"
import type { Language } from "../sets"

/** Objects of Medusa that can have custom fields. Their values are in the object's `metadata`. */
export const CUSTOM_FIELD_ENTITIES = ["product", "variant", "category", "customer", "order"] as const
export type CustomFieldEntity = (typeof CUSTOM_FIELD_ENTITIES)[number]

export const CUSTOM_FIELD_TYPES = ["text", "integer", "decimal", "boolean", "date", "choice"] as const

/** Names that are already query parameters of the product list, or fields of every shop. */
const RESERVED = [
  ...["q", "category", "sort", "in_stock", "without", "bird", "page", "limit", "offset"],
  ...["meta_title", "meta_description"],
]

/** Names that the shop itself uses in the same metadata. */
const RESERVED_IN: Partial<Record<CustomFieldEntity, readonly string[]>> = {
  customer: ["language", "newsletter", "business", "phone", "email_verified_at"],
  order: ["order_number", "replaces", "repeat_delivery_run"],
}

const name = z
  .string()
  .regex(/^[a-z][a-z0-9_]{0,39}$/)
  .refine((text) => !RESERVED.includes(text), "is reserved")
const text = z.string().trim().min(1).max(200)
/** A text by language. The French one replaces missing texts. */
const texts = z.strictObject({
  ...{ fr: text, nl: text.optional(), en: text.optional(), de: text.optional() },
} satisfies Record<Language, z.ZodType>)

/** Field that a merchant adds to the shop, declared in merchant.json under `custom_fields`. */
export const customFieldSchema = z
  .strictObject({
    /** Name in the API, in `metadata` and in files. */
    name,
    type: z.enum(CUSTOM_FIELD_TYPES),
    label: texts,
    /** Explanation in the dashboard's form. */
    hint: texts.optional(),
    /** Shown after a number: "kg", "%". */
    unit: z.string().max(20).optional(),
    /** Limits of a number. */
    min: z.number().optional(),
    max: z.number().optional(),
    /** Maximum characters of a text. Default: 200. */
    max_length: z.number().int().min(1).max(5_000).optional(),
    /** Values of a choice, in display order. */
    options: z
      .array(z.strictObject({ value: name, label: texts }))
      .min(1)
      .max(50)
      .optional(),
    /** Whether several options can be chosen. */
    is_multiple: z.boolean().optional(),
    /** Whether a text differs by language. */
    is_translated: z.boolean().optional(),
    /**
     * Whether customers see it: on the product page, in their account or in their orders. Customers also change a shown
     * field of their account. Default: true.
     */
    is_shown: z.boolean().optional(),
    /** Whether shoppers can filter the product list by the field. Possible for integers, booleans and choices. */
    is_filter: z.boolean().optional(),
    /** Whether the search finds its text. */
    is_searched: z.boolean().optional(),
    /** Attribute for the value in the product feed: Google's `product_detail`, or a custom label for campaigns. */
    feed: z
      .enum([
        "product_detail",
        "custom_label_0",
        "custom_label_1",
        "custom_label_2",
        "custom_label_3",
        "custom_label_4",
      ])
      .optional(),
    /**
     * Products that need a value to be for sale: true for all products, or the kinds of products. For orders: true if
     * the checkout needs a value.
     */
    required: z.union([z.literal(true), z.array(z.enum(PRODUCT_KINDS)).min(1)]).optional(),
    /** Whether the checkout asks customers for the field of an order. */
    is_asked: z.boolean().optional(),
    /** Whether administrators can change the field of an order. */
    is_editable: z.boolean().optional(),
  })
  .superRefine((field, context) => {
    const only = (is: boolean, path: keyof typeof field) => {
      if (field[path] !== undefined && !is)
        context.addIssue({
          code: "custom",
          path: [path],
          message: `is not possible for the type ${field.type}`,
        })
    }
    const isNumber = field.type === "integer" || field.type === "decimal"
    only(isNumber, "unit")
    only(isNumber, "min")
    only(isNumber, "max")
    only(field.type === "text", "max_length")
    only(field.type === "text", "is_translated")
    only(field.type === "choice", "options")
    only(field.type === "choice", "is_multiple")
    only(["integer", "boolean", "choice"].includes(field.type), "is_filter")
    if (field.type === "choice" && !field.options)
      context.addIssue({ code: "custom", path: ["options"], message: "is missing" })
  })
export type CustomField = z.infer<typeof customFieldSchema>

/** Properties that concern the sale of products and their sizes. */
const OF_GOODS = ["is_filter", "is_searched", "feed", "required"] as const
const OF_ORDERS = ["is_asked", "is_editable"] as const

const isOfGoods = (entity: CustomFieldEntity): boolean => entity === "product" || entity === "variant"
const isTranslatable = (entity: CustomFieldEntity): boolean => isOfGoods(entity) || entity === "category"

const fieldOf = (entity: CustomFieldEntity) =>
  customFieldSchema.superRefine((field, context) => {
    const refuse = (path: keyof CustomField, message: string) =>
      context.addIssue({ code: "custom", path: [path], message })
    for (const path of OF_GOODS)
      if (field[path] !== undefined && !isOfGoods(entity) && !(path === "required" && entity === "order"))
        refuse(path, "is only possible for products and variants")
    for (const path of OF_ORDERS)
      if (field[path] !== undefined && entity !== "order") refuse(path, "is only possible for orders")
    if (field.is_translated && !isTranslatable(entity))
      refuse("is_translated", `is not possible for ${entity}s`)
    if (RESERVED_IN[entity]?.includes(field.name)) refuse("name", "is reserved")
    if (entity !== "order") return
    if (!field.is_asked && !field.is_editable) refuse("is_asked", "is missing, and nobody can edit the field")
    if (field.required !== undefined && !(field.required === true && field.is_asked))
      refuse("required", "must be true, for a field that the checkout asks for")
  })

/**
 * Declarations by entity. Rejects two fields with the same name, because they would share a value. Products and variants
 * share a name space, because they share the columns of files and the parameters of filters.
 */
export const customFieldsDeclarationSchema = z
  .strictObject(
    Object.fromEntries(
      CUSTOM_FIELD_ENTITIES.map((entity) => [
        entity,
        z
          .array(fieldOf(entity))
          .max(50)
          .refine(
            (fields) => new Set(fields.map((each) => each.name)).size === fields.length,
            "has a name twice",
          )
          .default([]),
      ]),
    ) as Record<CustomFieldEntity, z.ZodDefault<z.ZodArray<typeof customFieldSchema>>>,
  )
  .superRefine(({ product, variant }, context) => {
    for (const [place, { name }] of variant.entries())
      if (product.some((each) => each.name === name))
        context.addIssue({
          code: "custom",
          path: ["variant", place, "name"],
          message: "is a field of products",
        })
  })
