import * as contract from "@bon-perroquet/contract"
import { z } from "zod"
import { notes } from "./generated/notes"

export interface JsonSchema {
  $ref?: string
  type?: string | string[]
  description?: string
  properties?: Record<string, JsonSchema>
  required?: string[]
  additionalProperties?: JsonSchema | boolean
  items?: JsonSchema
  prefixItems?: JsonSchema[]
  anyOf?: JsonSchema[]
  enum?: unknown[]
  const?: unknown
  [keyword: string]: unknown
}
export type Schemas = Record<string, JsonSchema>
/** A field with a default is optional in requests and required in answers. */
export type Side = "sent" | "answered"

const OF_THE_REGISTRY = new Set(["$id", "$schema", "id"])

export const REFERENCE = "#/components/schemas/"
const DEFINITION = "#/$defs/"

const nameOf = (constant: string) =>
  (constant[0]?.toUpperCase() ?? "") + constant.slice(1).replace(/Schema$/, "")

/** The contract's schemas by their names in the document: cartSchema is Cart. */
export const NAMED: ReadonlyMap<z.ZodType, string> = new Map(
  Object.entries(contract).flatMap(([constant, value]): [z.ZodType, string][] =>
    constant.endsWith("Schema") && value instanceof z.ZodType ? [[value, nameOf(constant)]] : [],
  ),
)

function annotated(name: string, schema: JsonSchema): JsonSchema {
  const fieldNotes = notes[name] ?? {}
  const visit = (part: JsonSchema, path: string): void => {
    for (const [field, value] of Object.entries(part.properties ?? {})) {
      const here = path ? `${path}.${field}` : field
      if (fieldNotes[here]) value.description ??= fieldNotes[here]
      visit(value, here)
    }
    for (const inner of [part.items, ...(part.anyOf ?? [])]) if (inner) visit(inner, path)
  }
  visit(schema, "")
  return fieldNotes[""] ? { description: fieldNotes[""], ...schema } : schema
}

/**
 * Converts the contract's schemas and the given unnamed ones.
 * @returns schemas by name, or by index for unnamed ones
 */
export function jsonSchemas(side: Side, nameless: readonly z.ZodType[]): Schemas {
  const registry = z.registry<{ id: string }>()
  for (const [schema, id] of NAMED) registry.add(schema, { id })
  nameless.forEach((schema, place) => registry.add(schema, { id: String(place) }))
  // Converts all as one schema. With a registry, Zod would visit all schemas again for each one, which took seconds.
  const all = z.tuple([z.unknown(), ...NAMED.keys(), ...nameless])
  const { $defs: schemas = {} } = z.toJSONSchema(all, {
    metadata: registry,
    io: side === "sent" ? "input" : "output",
    target: "draft-2020-12",
    unrepresentable: "any",
    // Allows unknown fields, because later versions may add fields to answers.
    override: ({ jsonSchema }) => {
      if (jsonSchema.additionalProperties === false) delete jsonSchema.additionalProperties
    },
  }) as { $defs?: Schemas }
  referencesIn(schemas, (reference) => {
    reference.$ref = REFERENCE + reference.$ref.slice(DEFINITION.length)
  })
  return Object.fromEntries(
    Object.entries(schemas).map(([name, schema]) => {
      const own = Object.entries(schema).filter(([keyword]) => !OF_THE_REGISTRY.has(keyword))
      return [name, annotated(name, Object.fromEntries(own))]
    }),
  )
}

export function referencesIn(value: unknown, visit: (reference: { $ref: string }) => void): void {
  if (typeof value !== "object" || value === null) return
  if ("$ref" in value && typeof value.$ref === "string") visit(value as { $ref: string })
  for (const inner of Object.values(value)) referencesIn(inner, visit)
}
