import * as contract from "@bon-perroquet/contract"
import { z } from "zod"
import { notes } from "./notes"

/** The part of JSON Schema (2020-12) that this package looks into. */
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
/** What has a default may be left out of what is sent, never of what is answered. */
export type Side = "sent" | "answered"

/** What tells where a schema came from, and nothing of what fits it. */
const OF_THE_REGISTRY = new Set(["$id", "$schema", "id"])

export const REFERENCE = "#/components/schemas/"
/** How Zod refers to one of several schemas. */
const DEFINITION = "#/$defs/"

const nameOf = (constant: string) =>
  (constant[0]?.toUpperCase() ?? "") + constant.slice(1).replace(/Schema$/, "")

/** The contract's schemas by the name that the document gives them: cartSchema is Cart. */
export const NAMED: ReadonlyMap<z.ZodType, string> = new Map(
  Object.entries(contract).flatMap(([constant, value]): [z.ZodType, string][] =>
    constant.endsWith("Schema") && value instanceof z.ZodType ? [[value, nameOf(constant)]] : [],
  ),
)

/** Adds what the contract's comments say of a schema and of its fields. */
function annotated(name: string, schema: JsonSchema): JsonSchema {
  const noted = notes[name] ?? {}
  const visit = (part: JsonSchema, path: string): void => {
    for (const [field, value] of Object.entries(part.properties ?? {})) {
      const here = path ? `${path}.${field}` : field
      if (noted[here]) value.description ??= noted[here]
      visit(value, here)
    }
    for (const inner of [part.items, ...(part.anyOf ?? [])]) if (inner) visit(inner, path)
  }
  visit(schema, "")
  return noted[""] ? { description: noted[""], ...schema } : schema
}

/**
 * The contract's schemas, and the nameless ones given, as JSON Schema; those of the contract are referred to by name.
 * @returns by name; a nameless one by its place in the list
 */
export function jsonSchemas(side: Side, nameless: readonly z.ZodType[]): Schemas {
  const registry = z.registry<{ id: string }>()
  for (const [schema, id] of NAMED) registry.add(schema, { id })
  nameless.forEach((schema, place) => registry.add(schema, { id: String(place) }))
  // As parts of one schema: of a registry Zod looks through all of them again for each, which took seconds.
  const all = z.tuple([z.unknown(), ...NAMED.keys(), ...nameless])
  const { $defs: schemas = {} } = z.toJSONSchema(all, {
    metadata: registry,
    io: side === "sent" ? "input" : "output",
    target: "draft-2020-12",
    unrepresentable: "any",
    // A reader is to expect fields that are added later.
    override: ({ jsonSchema }) => {
      if (jsonSchema.additionalProperties === false) delete jsonSchema.additionalProperties
    },
  }) as { $defs?: Schemas }
  referencesIn(schemas, (holder) => {
    holder.$ref = REFERENCE + holder.$ref.slice(DEFINITION.length)
  })
  return Object.fromEntries(
    Object.entries(schemas).map(([name, schema]) => {
      const own = Object.entries(schema).filter(([keyword]) => !OF_THE_REGISTRY.has(keyword))
      return [name, annotated(name, Object.fromEntries(own))]
    }),
  )
}

/** Calls back for everything inside that refers to a named schema. */
export function referencesIn(value: unknown, visit: (holder: { $ref: string }) => void): void {
  if (typeof value !== "object" || value === null) return
  if ("$ref" in value && typeof value.$ref === "string") visit(value as { $ref: string })
  for (const inner of Object.values(value)) referencesIn(inner, visit)
}
