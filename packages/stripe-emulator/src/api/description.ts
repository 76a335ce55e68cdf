import { readFileSync } from "node:fs"
import { join } from "node:path"
import { badParameter } from "../fault"
import { nameOf } from "./parameters"
import type { FormValue } from "./form"

type Schema =
  | { enum: string[] }
  | { anyOf: Schema[] }
  | { type: "string" | "number" | "boolean" }
  | { type: "array"; items: Schema }
  | { type: "object"; values: Schema }
  | { type: "object"; properties: Record<string, Schema>; required?: string[] }

type Compact = string | Compact[] | { [name: string]: Compact }

export const DESCRIPTION = JSON.parse(
  readFileSync(join(__dirname, "..", "..", "description", "requests.json"), "utf8"),
) as {
  api_version: string
  openapi: string
  calls: Record<string, Compact>
  shared: Record<string, Compact>
}

function expanded(compact: Compact): Schema {
  if (typeof compact === "string") {
    if (compact.startsWith("=")) return { enum: compact.slice(1).split("|") }
    if (compact.startsWith("&")) return expanded(DESCRIPTION.shared[compact.slice(1)] ?? "string")
    return { type: compact as "string" | "number" | "boolean" }
  }
  if (Array.isArray(compact)) return { type: "array", items: expanded(compact[0] ?? "string") }
  const { "|": kinds, "*": values, ...properties } = compact
  if (Array.isArray(kinds)) return { anyOf: kinds.map(expanded) }
  if (values) return { type: "object", values: expanded(values) }
  const entries = Object.entries(properties)
  return {
    type: "object",
    properties: Object.fromEntries(entries.map(([name, one]) => [name.replace("!", ""), expanded(one)])),
    required: entries.flatMap(([name]) => (name.endsWith("!") ? [name.slice(0, -1)] : [])),
  }
}

type Path = readonly (string | number)[]

export type ApiVersion = "released" | "preview"

/** Parameters of the preview version that the shop uses. Stripe's SDK for Python of the preview contains them all. */
const PREVIEW: Record<string, { [name: string]: Compact }> = {
  "POST /v1/payment_intents/:id/confirm": {
    payment_method_data: { type: "string", "shared_payment_granted_token!": "string" },
  },
}

/** Returns a validator for a call such as `POST /v1/refunds`. Like Stripe, reports unknown names first. */
export function describedCall(
  call: string,
  version: ApiVersion = "released",
): (parameters: { [name: string]: FormValue }) => void {
  const described = DESCRIPTION.calls[call]
  if (described === undefined)
    throw new Error(`description/requests.json has no call ${call}. Add it to description/cut.mjs.`)
  const schema = expanded(
    version === "preview" ? { ...(described as Record<string, Compact>), ...PREVIEW[call] } : described,
  )
  return (parameters) => {
    const unknown = unknownIn(schema, parameters, [])
    if (unknown.length) {
      const noun = unknown.length > 1 ? "parameters" : "parameter"
      throw badParameter(`Received unknown ${noun}: ${unknown.join(", ")}`, unknown[0], "parameter_unknown")
    }
    check(schema, parameters, [])
  }
}

const isHash = (value: FormValue): value is { [name: string]: FormValue } =>
  typeof value === "object" && !Array.isArray(value)

function unknownIn(schema: Schema, value: FormValue, path: Path): string[] {
  if ("anyOf" in schema) return unknownIn(alternative(schema.anyOf, value), value, path)
  if ("items" in schema)
    return Array.isArray(value) ? value.flatMap((one, at) => unknownIn(schema.items, one, [...path, at])) : []
  if (!isHash(value)) return []
  const entries = Object.entries(value)
  if ("values" in schema)
    return entries.flatMap(([key, one]) => unknownIn(schema.values, one, [...path, key]))
  if (!("properties" in schema)) return []
  return entries.flatMap(([key, one]) => {
    const property = Object.hasOwn(schema.properties, key) ? schema.properties[key] : undefined
    return property ? unknownIn(property, one, [...path, key]) : [nameOf([...path, key])]
  })
}

function alternative(kinds: Schema[], value: FormValue): Schema {
  const fits = (kind: Schema): boolean => {
    if (typeof value === "string") return "enum" in kind ? kind.enum.includes(value) : isText(kind)
    return "type" in kind && kind.type === (Array.isArray(value) ? "array" : "object")
  }
  return kinds.find(fits) ?? kinds[0] ?? { type: "string" }
}

const isText = (kind: Schema): boolean => "type" in kind && !["array", "object"].includes(kind.type)

function check(schema: Schema, value: FormValue, path: Path): void {
  const name = nameOf([...path])
  if ("anyOf" in schema) return check(alternative(schema.anyOf, value), value, path)
  if ("enum" in schema) {
    if (typeof value === "string" && schema.enum.includes(value)) return
    throw badParameter(`Invalid ${name}: must be one of ${schema.enum.filter(Boolean).join(", ")}`, name)
  }
  if (schema.type === "array") {
    if (!Array.isArray(value)) throw badParameter("Invalid array", name)
    for (const [at, one] of value.entries()) check(schema.items, one, [...path, at])
  } else if (schema.type === "object") {
    if (!isHash(value)) throw badParameter("Invalid object", name)
    checkHash(schema, value, path)
  } else checkText(schema.type, value, name)
}

function checkHash(
  schema: Extract<Schema, { type: "object" }>,
  hash: { [name: string]: FormValue },
  path: Path,
): void {
  const missing = "required" in schema ? schema.required?.find((key) => !Object.hasOwn(hash, key)) : undefined
  if (missing) {
    const name = nameOf([...path, missing])
    throw badParameter(`Missing required param: ${name}.`, name, "parameter_missing")
  }
  for (const [key, one] of Object.entries(hash)) {
    const kind = "values" in schema ? schema.values : schema.properties[key]
    if (kind) check(kind, one, [...path, key])
  }
}

function checkText(type: "string" | "number" | "boolean", value: FormValue, name: string): void {
  if (typeof value !== "string") throw badParameter(`Invalid ${type === "number" ? "integer" : type}`, name)
  if (type === "number" && !/^-?\d+(\.\d+)?$/.test(value))
    throw badParameter(`Invalid integer: ${value}`, name, "parameter_invalid_integer")
  if (type === "boolean" && value !== "true" && value !== "false")
    throw badParameter(`Invalid boolean: ${value}`, name)
}
