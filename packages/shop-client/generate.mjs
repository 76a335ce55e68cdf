// Makes src/schema.ts of the API's own description.
// usage: node generate.mjs [--check] URL_OF_A_RUNNING_SHOP
import { readFileSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import openapiTS, { astToString } from "openapi-typescript"
import ts from "typescript"
import { formatted } from "../../tools/format.mjs"

const output = join(import.meta.dirname, "src", "schema.ts")
const words = process.argv.slice(2)
const shop = words.find((word) => !word.startsWith("--")) ?? "http://localhost:8000"

/** @type {any} */
const served = await (await fetch(new URL("/api/openapi.json", shop))).json()
/** An old invoice may be in any language that the shop is shipped in. @type {string[]} */
const LANGUAGES = served.components.schemas.AdminDocument.properties.language.enum

/**
 * Which languages a shop speaks is its merchant's choice: the client knows all that there can be, in lists and as fields
 * (`name_fr`, `name_nl` …), as the contract's types do.
 * @param {any} node
 * @returns {any}
 */
function inEveryLanguage(node) {
  if (Array.isArray(node)) return node.map(inEveryLanguage)
  if (typeof node !== "object" || node === null) return node
  const made = Object.fromEntries(Object.entries(node).map(([key, value]) => [key, inEveryLanguage(value)]))
  if (Array.isArray(made.enum) && made.enum.every((/** @type {any} */ one) => LANGUAGES.includes(one)))
    made.enum = LANGUAGES.filter((language) => language !== "fr" || made.enum.includes("fr"))
  for (const [name, schema] of Object.entries(made.properties ?? {}))
    if (name.endsWith("_nl"))
      for (const language of LANGUAGES) {
        const field = name.replace(/nl$/, language)
        made.properties[field] ??= schema
        if (made.required?.includes(name) && !made.required.includes(field)) made.required.push(field)
      }
  return made
}

const document = inEveryLanguage(served)
// Where the shop is, is no part of a client for any such shop; and every refusal has one shape, whatever its status.
document.servers = []
for (const path of Object.values(document.paths))
  for (const call of Object.values(path)) {
    const { 200: success, default: refusal } = call.responses
    call.responses = { 200: { description: success.description, content: success.content }, default: refusal }
  }
const FILE = ts.factory.createTypeReferenceNode("Blob")
const types = astToString(
  await openapiTS(document, {
    alphabetize: true,
    // What has a default may be left out of what is sent; answers say that they have it.
    defaultNonNullable: false,
    transform: ({ format }) => (format === "binary" ? FILE : undefined),
  }),
)
const text = `/** Made of the API's description by generate.mjs. */\n\n${types}`
const schema = await formatted(output, text)
if (!words.includes("--check")) writeFileSync(output, schema)
else if (readFileSync(output, "utf8") !== schema) {
  process.stderr.write("schema.ts is behind the API: npm run generate -w @bon-perroquet/shop-client -- URL\n")
  process.exitCode = 1
}
