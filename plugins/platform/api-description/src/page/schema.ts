import { REFERENCE, type JsonSchema } from "../document/json-schema"
import { escaped, inline } from "./html"

const link = (name: string) => `<a href="#schema-${escaped(name)}">${escaped(name)}</a>`
const code = (value: unknown) => `<code>${escaped(JSON.stringify(value))}</code>`

export function typeOf(schema: JsonSchema): string {
  if (schema.$ref) return link(schema.$ref.slice(REFERENCE.length))
  if (schema.enum) return schema.enum.map(code).join(" or ")
  if (schema.const !== undefined) return code(schema.const)
  if (schema.anyOf) return schema.anyOf.map(typeOf).join(" or ")
  if (schema.prefixItems) return `[${schema.prefixItems.map(typeOf).join(", ")}]`
  if (schema.items) return `list of ${typeOf(schema.items)}`
  return [schema.type ?? "anything"].flat().map(escaped).join(" or ")
}

const LIMITS: Readonly<Record<string, string>> = {
  minimum: "at least",
  maximum: "at most",
  minLength: "characters, at least",
  maxLength: "characters, at most",
  maxItems: "entries, at most",
  pattern: "pattern",
  format: "format",
  default: "when absent:",
}
/** Hides the bounds that Zod adds to all integers. */
const isMeaningful = (value: unknown) =>
  typeof value !== "number" || Math.abs(value) < Number.MAX_SAFE_INTEGER

export const limitsOf = (schema: JsonSchema): string =>
  Object.entries(LIMITS)
    .filter(([keyword]) => schema[keyword] !== undefined && isMeaningful(schema[keyword]))
    .map(([keyword, words]) => {
      const value = schema[keyword]
      return `${words} <code>${escaped(typeof value === "string" ? value : JSON.stringify(value))}</code>`
    })
    .join(" · ")

function objectIn(schema: JsonSchema): JsonSchema | undefined {
  if (schema.properties) return schema
  for (const inner of [schema.items, ...(schema.anyOf ?? [])]) {
    const object = inner && !inner.$ref ? objectIn(inner) : undefined
    if (object) return object
  }
  return undefined
}

const row = (name: string, schema: JsonSchema, isRequired: boolean): string => {
  const notes = [schema.description && inline(schema.description), limitsOf(schema)].filter(Boolean)
  const within = objectIn(schema)
  return (
    `<li><div class="field"><code class="name">${escaped(name)}</code> <span class="type">${typeOf(schema)}</span>` +
    `${isRequired ? "" : ' <span class="optional">optional</span>'}</div>` +
    `${notes.length ? `<div class="notes">${notes.join("<br>")}</div>` : ""}${within ? fieldsOf(within) : ""}</li>`
  )
}

export function fieldsOf(schema: JsonSchema): string {
  const { properties = {}, required = [] } = objectIn(schema) ?? {}
  const rows = Object.entries(properties).map(([name, field]) => row(name, field, required.includes(name)))
  return rows.length ? `<ul class="fields">${rows.join("")}</ul>` : ""
}

export const namedSchema = (name: string, schema: JsonSchema): string =>
  `<section class="schema" id="schema-${escaped(name)}"><h3>${escaped(name)}</h3>` +
  (schema.description ? `<p>${inline(schema.description)}</p>` : "") +
  (objectIn(schema)
    ? fieldsOf(schema)
    : `<p>${[typeOf(schema), limitsOf(schema)].filter(Boolean).join(" · ")}</p>`) +
  (schema.items ? `<p class="quiet">${typeOf(schema)}</p>` : "") +
  "</section>"
