import { z } from "zod"
import { daySchema } from "../days/day"
import { customFieldsDeclarationSchema, type CustomField, type CustomFieldEntity } from "./declaration"
import { customFieldsOf, filterFields, keysOf, type CustomKey, type CustomValues } from "./declared"

const MAX_TEXT = 200

/**
 * Validates the declarations of merchant.json. @throws an error that names field and reason, so that the shop does not
 * start
 */
export function checkCustomFields(declared: unknown): void {
  const [issue] = customFieldsDeclarationSchema.safeParse(declared ?? {}).error?.issues ?? []
  if (issue) throw new Error(`merchant.json: custom_fields.${issue.path.join(".")}: ${issue.message}`)
}

/** Schema of one value, without null. */
export function customValueSchema(field: CustomField): z.ZodType {
  const { type, min, max, max_length = MAX_TEXT, options = [], is_multiple } = field
  const limits = <Schema extends z.ZodNumber>(number: Schema) => {
    const from = min === undefined ? number : number.min(min)
    return max === undefined ? from : from.max(max)
  }
  switch (type) {
    case "integer":
      return limits(z.number().int())
    case "decimal":
      return limits(z.number())
    case "boolean":
      return z.boolean()
    case "date":
      return daySchema
    case "choice": {
      const values = options.map(({ value }) => value)
      const one = z.enum(values)
      return is_multiple
        ? z
            .array(one)
            .max(values.length)
            .overwrite((chosen) => values.filter((each) => chosen.includes(each)))
        : one
    }
    case "text":
      return z.string().trim().max(max_length)
  }
}

const shapeOf = (fields: readonly CustomField[], of: (schema: z.ZodType) => z.ZodType): z.ZodRawShape =>
  Object.fromEntries(keysOf(fields).map(({ key, field }) => [key, of(customValueSchema(field))]))

/** Values in a response: each key, with null if it has no value. */
export const customValuesSchema = (
  entity: CustomFieldEntity,
  fields = customFieldsOf(entity),
): z.ZodType<CustomValues> =>
  z.object(shapeOf(fields, (schema) => schema.nullable())) as unknown as z.ZodType<CustomValues>

/**
 * Values of an entity without fields of every shop. Absent if the merchant declares no field, so that responses are then
 * as small as without custom fields.
 */
export const declaredValuesSchema = (
  entity: CustomFieldEntity,
  fields = customFieldsOf(entity),
): z.ZodOptional<z.ZodType<CustomValues>> => customValuesSchema(entity, fields).optional()

/** Values to save. Absent keys are not changed. Null and "" remove a value. */
export const customInputSchema = (fields: readonly CustomField[]): z.ZodType<CustomValues, CustomValues> =>
  z.strictObject(shapeOf(fields, (schema) => schema.nullable().optional())) as unknown as z.ZodType<
    CustomValues,
    CustomValues
  >

/** Returns query parameters for filters. Values are separated by commas. */
export const customFilterShape = (): z.ZodRawShape =>
  Object.fromEntries(
    filterFields().map(({ name }) => [
      name,
      z
        .string()
        .max(300)
        .transform((text) => text.split(",").filter(Boolean))
        .optional(),
    ]),
  )

/**
 * Returns the keys of required fields that have no value. A product with such a field cannot be for sale.
 * @param kind null if unknown
 */
export const missingFields = (
  keys: readonly CustomKey[],
  values: CustomValues,
  kind: string | null,
): string[] =>
  keys.flatMap(({ key, field: { required }, language }) => {
    const isRequired = required === true || (required?.some((each) => each === kind) ?? false)
    // Only the French text is required, because it replaces missing translations.
    const isMissing = (values[key] ?? null) === null || values[key] === ""
    return isRequired && isMissing && (language === null || language === "fr") ? [key] : []
  })

/** Returns values for Medusa's `metadata`. Medusa removes keys with the value "". */
export const metadataOf = (values: CustomValues): Record<string, unknown> =>
  Object.fromEntries(Object.entries(values).map(([key, value]) => [key, value ?? ""]))
