// Writes requests.json: the part of Stripe's API description that the emulator's calls use. The SDK's types are
// generated from the description of one version (OPENAPI_VERSION in the SDK) and contain name, type, allowed values
// and optionality of every parameter.
// The file is compact: "number" is a type, "=a|b" lists values, [x] is an array of x, { "*": x } is a map, { "|": [x, y] }
// has several types, "name!" is a required parameter, and "&name" refers to `shared`.
// usage: node packages/stripe-emulator/description/cut.mjs [--check]
import { readFileSync, writeFileSync } from "node:fs"
import { createRequire } from "node:module"
import { dirname, join } from "node:path"
import ts from "typescript"
import { formatted } from "../../../tools/format.mjs"

const output = join(import.meta.dirname, "requests.json")

const CALLS = {
  "POST /v1/checkout/sessions": "Stripe.Checkout.SessionCreateParams",
  "GET /v1/checkout/sessions": "Stripe.Checkout.SessionListParams",
  "GET /v1/checkout/sessions/:id": "Stripe.Checkout.SessionRetrieveParams",
  "POST /v1/checkout/sessions/:id/expire": "Stripe.Checkout.SessionExpireParams",
  "GET /v1/checkout/sessions/:id/line_items": "Stripe.Checkout.SessionListLineItemsParams",
  "GET /v1/payment_intents": "Stripe.PaymentIntentListParams",
  "GET /v1/payment_intents/:id": "Stripe.PaymentIntentRetrieveParams",
  "POST /v1/payment_intents": "Stripe.PaymentIntentCreateParams",
  "POST /v1/payment_intents/:id/confirm": "Stripe.PaymentIntentConfirmParams",
  "POST /v1/payment_intents/:id/cancel": "Stripe.PaymentIntentCancelParams",
  "GET /v1/payment_method_configurations": "Stripe.PaymentMethodConfigurationListParams",
  "GET /v1/payment_methods/:id": "Stripe.PaymentMethodRetrieveParams",
  "POST /v1/payment_methods/:id/detach": "Stripe.PaymentMethodDetachParams",
  "GET /v1/customers/:id": "Stripe.CustomerRetrieveParams",
  "GET /v1/charges": "Stripe.ChargeListParams",
  "GET /v1/charges/:id": "Stripe.ChargeRetrieveParams",
  "POST /v1/refunds": "Stripe.RefundCreateParams",
  "GET /v1/refunds": "Stripe.RefundListParams",
  "GET /v1/refunds/:id": "Stripe.RefundRetrieveParams",
  "GET /v1/disputes": "Stripe.DisputeListParams",
  "GET /v1/disputes/:id": "Stripe.DisputeRetrieveParams",
  "GET /v1/payouts": "Stripe.PayoutListParams",
  "GET /v1/payouts/:id": "Stripe.PayoutRetrieveParams",
  "GET /v1/balance_transactions": "Stripe.BalanceTransactionListParams",
  "GET /v1/events": "Stripe.EventListParams",
  "GET /v1/events/:id": "Stripe.EventRetrieveParams",
  "GET /v1/balance": "Stripe.BalanceRetrieveParams",
  "GET /v1/account": "Stripe.AccountRetrieveCurrentParams",
  "GET /v1/webhook_endpoints": "Stripe.WebhookEndpointListParams",
  "POST /v1/webhook_endpoints": "Stripe.WebhookEndpointCreateParams",
  "DELETE /v1/webhook_endpoints/:id": "Stripe.WebhookEndpointDeleteParams",
}

const require = createRequire(import.meta.url)
const sdk = join(dirname(require.resolve("stripe")), "..")
const { apiVersion, openapi } = readSdk()

/** @typedef {{ type?: string, enum?: string[], properties?: Record<string, Schema>, required?: string[], values?: Schema, items?: Schema, anyOf?: Schema[] }} Schema */

/** @type {ts.CompilerOptions} */
const OPTIONS = {
  strict: true,
  lib: ["lib.es2022.d.ts"],
  skipLibCheck: true,
  esModuleInterop: true,
  types: [],
  module: ts.ModuleKind.Node16,
  moduleResolution: ts.ModuleResolutionKind.Node16,
}
const entry = join(import.meta.dirname, "calls.ts")
const lines = Object.entries(CALLS).map(([call, type]) => `  ${JSON.stringify(call)}: ${type}`)
const program = ts.createProgram([entry], OPTIONS, hostOf(entry))
const checker = program.getTypeChecker()

/** Returns a compiler host with a virtual file that contains the calls as types. @param {string} path */
function hostOf(path) {
  const text = `import Stripe from "stripe"\nexport interface Calls {\n${lines.join("\n")}\n}\n`
  const host = ts.createCompilerHost({})
  host.jsDocParsingMode = ts.JSDocParsingMode.ParseNone
  const { getSourceFile, fileExists, readFile } = host
  host.fileExists = (name) => name === path || fileExists(name)
  host.readFile = (name) => (name === path ? text : readFile(name))
  host.getSourceFile = (name, target) =>
    name === path ? ts.createSourceFile(name, text, target) : getSourceFile(name, target)
  return host
}

function readSdk() {
  const read = (/** @type {string} */ file) => readFileSync(join(sdk, file), "utf8")
  return {
    apiVersion: /'([\w.-]+)'/.exec(read("cjs/apiVersion.js"))?.[1],
    openapi: read("OPENAPI_VERSION").trim(),
  }
}

/** @typedef {string | Compact[] | { [name: string]: Compact | Compact[] }} Compact */

/** @type {Map<string, number>} */
const occurrences = new Map()
/**
 * Objects that occur several times, by name. `names` contains the name of each object by its JSON.
 * @type {Record<string, Compact>}
 */
const shared = {}
/** @type {Map<string, string>} */
const names = new Map()
/** Minimum length of the JSON of an object that is moved to `shared`. */
const LARGE = 120

/** @param {Schema} schema */
function count(schema) {
  const text = JSON.stringify(schema)
  const seen = occurrences.get(text) ?? 0
  if (text.length > LARGE) occurrences.set(text, seen + 1)
  if (seen > 0) return
  const { properties = {}, values, items, anyOf = [] } = schema
  for (const one of [...Object.values(properties), ...anyOf]) count(one)
  for (const one of [values, items]) if (one) count(one)
}

/** @param {Schema} schema @param {string} name of the parameter @returns {Compact} */
function compact(schema, name) {
  const text = JSON.stringify(schema)
  if ((occurrences.get(text) ?? 0) < 2) return written(schema, name)
  let component = names.get(text)
  if (!component) {
    component = name in shared ? `${name} ${names.size}` : name
    names.set(text, component)
    shared[component] = ""
    shared[component] = written(schema, name)
  }
  return `&${component}`
}

/** @param {Schema} schema @param {string} name @returns {Compact} */
function written({ type, enum: listed, anyOf, items, values, properties = {}, required = [] }, name) {
  if (listed) return `=${listed.join("|")}`
  if (anyOf) return { "|": anyOf.map((one) => compact(one, name)) }
  if (items) return [compact(items, name)]
  if (values) return { "*": compact(values, name) }
  if (type !== "object") return type ?? ""
  const entries = Object.entries(properties).map(([key, one]) => [
    required.includes(key) ? `${key}!` : key,
    compact(one, key),
  ])
  return Object.fromEntries(entries)
}

/** @param {ts.Type} type @returns {Schema} */
function schemaOf(type) {
  if (type.isUnion()) return unionOf(type)
  if (type.isStringLiteral()) return { enum: [type.value] }
  if (type.flags & ts.TypeFlags.StringLike) return { type: "string" }
  if (type.flags & ts.TypeFlags.NumberLike) return { type: "number" }
  if (type.flags & ts.TypeFlags.BooleanLike) return { type: "boolean" }
  // The SDK's decimals and extensible lists of values are sent as text.
  if (checker.typeToString(type) === "Decimal" || type.isIntersection()) return { type: "string" }
  const items =
    checker.isArrayType(type) && checker.getTypeArguments(/** @type {ts.TypeReference} */ (type))[0]
  if (items) return { type: "array", items: schemaOf(items) }
  const values = type.getStringIndexType()
  if (values) return { type: "object", values: schemaOf(values) }
  return objectOf(type)
}

/** @param {ts.Type} type @returns {Schema} */
function objectOf(type) {
  const fields = checker.getPropertiesOfType(type).sort((a, b) => (a.name < b.name ? -1 : 1))
  const required = fields.filter(({ flags }) => !(flags & ts.SymbolFlags.Optional)).map(({ name }) => name)
  const entries = fields.map((field) => [field.name, schemaOf(checker.getTypeOfSymbol(field))])
  return { type: "object", properties: Object.fromEntries(entries), ...(required.length && { required }) }
}

/**
 * Converts a union to a schema. Drops `undefined`, which marks an optional parameter. `null` becomes "". Drops a plain
 * `string` beside literals: it stands for values of later versions, which Stripe rejects today.
 * @param {ts.UnionType} union
 * @returns {Schema}
 */
function unionOf({ types }) {
  const { Null, StringLiteral, Undefined, BooleanLiteral } = ts.TypeFlags
  const texts = types.flatMap((one) => (one.isStringLiteral() ? [one.value] : one.flags & Null ? [""] : []))
  const schemas = types
    .filter(({ flags }) => !(flags & (Undefined | Null | StringLiteral)))
    .map((one) => (one.flags & BooleanLiteral ? { type: "boolean" } : schemaOf(one)))
    // Drops a number beside text, because it is sent as text.
    .filter(({ type }, _, all) => type !== "number" || !all.some((other) => other.type === "string"))
    .filter(({ type }) => type !== "string" || !texts.some(Boolean))
  const listed = [...new Set(texts)].sort()
  const all = [...schemas, ...(listed.length ? [{ enum: listed }] : [])]
  const unique = all.filter((one, index) => all.findIndex((other) => isSame(one, other)) === index)
  return unique.length === 1 && unique[0] ? unique[0] : { anyOf: unique }
}

const isSame = (/** @type {Schema} */ a, /** @type {Schema} */ b) => JSON.stringify(a) === JSON.stringify(b)

function cut() {
  const source = program.getSourceFile(entry)
  const calls =
    source && checker.getSymbolAtLocation(source)?.exports?.get(ts.escapeLeadingUnderscores("Calls"))
  if (!calls) throw new Error("The calls could not be read from Stripe's SDK.")
  const problem = ts.formatDiagnostics(program.getSemanticDiagnostics(source), {
    getCanonicalFileName: (name) => name,
    getCurrentDirectory: () => import.meta.dirname,
    getNewLine: () => "\n",
  })
  if (problem) throw new Error(problem)
  const described = objectOf(checker.getDeclaredTypeOfSymbol(calls)).properties ?? {}
  for (const one of Object.values(described)) count(one)
  const compacted = Object.entries(described).map(([call, one]) => [call, written(one, call)])
  const file = { api_version: apiVersion, openapi, calls: Object.fromEntries(compacted), shared }
  return formatted(output, JSON.stringify(file))
}

const text = await cut()
if (!process.argv.includes("--check")) writeFileSync(output, text)
else if (readFileSync(output, "utf8") !== text) {
  console.error("description/requests.json does not match the pinned SDK. Run cut.mjs.")
  process.exitCode = 1
}
