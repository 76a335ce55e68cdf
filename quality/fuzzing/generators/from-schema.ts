import fc from "fast-check"
import { z } from "zod"

/** Parts of JSON Schema that the generator supports. */
interface Described {
  type?: string | string[]
  const?: unknown
  enum?: unknown[]
  anyOf?: Described[]
  oneOf?: Described[]
  allOf?: Described[]
  properties?: Record<string, Described>
  required?: string[]
  additionalProperties?: Described | boolean
  items?: Described
  minItems?: number
  maxItems?: number
  minLength?: number
  maxLength?: number
  pattern?: string
  minimum?: number
  maximum?: number
  exclusiveMinimum?: number
  exclusiveMaximum?: number
}

export type KnownValues = Readonly<Record<string, fc.Arbitrary<unknown>>>

/** Generates values that match a zod schema. Ignores the schema's refinements. */
export function fitting(schema: z.ZodType, values: KnownValues): fc.Arbitrary<unknown> {
  return arbitrary(z.toJSONSchema(schema, { io: "input", unrepresentable: "any" }) as Described, values)
}

function arbitrary(schema: Described, values: KnownValues): fc.Arbitrary<unknown> {
  if (schema.const !== undefined) return fc.constant(schema.const)
  if (schema.enum) return fc.constantFrom(...schema.enum)
  const choices = schema.anyOf ?? schema.oneOf
  if (choices) return fc.oneof(...choices.map((choice) => arbitrary(choice, values)))
  if (schema.allOf?.[0]) return arbitrary(schema.allOf[0], values)
  if (Array.isArray(schema.type))
    return fc.oneof(...schema.type.map((type) => arbitrary({ ...schema, type }, values)))
  switch (schema.type) {
    case "string":
      return text(schema)
    case "integer":
      return fc.integer(bounds(schema))
    case "number":
      // Most amounts are euro with whole cents.
      return fc.oneof(
        fc.integer(bounds(schema)),
        fc.integer({ min: 1, max: 99_999 }).map((n) => n / 100),
      )
    case "boolean":
      return fc.boolean()
    case "null":
      return fc.constant(null)
    case "array":
      return fc.array(arbitrary(schema.items ?? {}, values), {
        minLength: schema.minItems ?? 0,
        maxLength: Math.min(schema.maxItems ?? 4, (schema.minItems ?? 0) + 4),
      })
    case "object":
      return object(schema, values)
    default:
      return fc.oneof(fc.string(), fc.integer(), fc.boolean())
  }
}

function object(schema: Described, values: KnownValues): fc.Arbitrary<unknown> {
  const fields = Object.entries(schema.properties ?? {}).map(([name, field]) => {
    const any = arbitrary(field, values)
    const value = values[name]
    return [
      name,
      value ? fc.oneof({ weight: 3, arbitrary: value }, { weight: 1, arbitrary: any }) : any,
    ] as const
  })
  return fc.record(Object.fromEntries(fields), { requiredKeys: schema.required ?? [] })
}

/** Generators of texts by their limits. fast-check needs milliseconds to create one. */
const texts = new Map<string, fc.Arbitrary<string>>()

function text({ pattern, minLength, maxLength }: Described): fc.Arbitrary<string> {
  const limits = JSON.stringify([pattern, minLength, maxLength])
  const kept = texts.get(limits) ?? createText({ pattern, minLength, maxLength })
  texts.set(limits, kept)
  return kept
}

function createText({ pattern, minLength = 0, maxLength = 40 }: Described): fc.Arbitrary<string> {
  if (pattern) {
    try {
      return fc.stringMatching(new RegExp(pattern, "u"))
    } catch {
      // The generator does not support the pattern. Values that do not match are useful, too.
    }
  }
  return fc.string({ unit: "grapheme", minLength, maxLength: Math.min(maxLength, minLength + 40) })
}

function bounds({ minimum, maximum, exclusiveMinimum, exclusiveMaximum }: Described) {
  const min = Math.ceil(minimum ?? (exclusiveMinimum ?? -1_001) + 1)
  const max = Math.floor(maximum ?? (exclusiveMaximum ?? 1_001) - 1)
  return { min, max: Math.max(min, max) }
}
