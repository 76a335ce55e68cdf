// Generates src/generated/schema.ts from openapi.json.
import { mkdirSync, readFileSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import openapiTS, { astToString } from "openapi-typescript"
import ts from "typescript"

const output = join(import.meta.dirname, "src", "generated")
/** @type {any} */
const described = JSON.parse(readFileSync(join(import.meta.dirname, "openapi.json"), "utf8"))
/**
 * All shipped languages. The enum has more than the enabled ones, because old documents can be in a disabled language.
 * @type {string[]}
 */
const LANGUAGES = described.components.schemas.AdminDocument.properties.language.enum

/**
 * Replaces the enabled languages by all shipped ones, in lists and fields (`name_fr`, …).
 * @param {any} node
 * @returns {any}
 */
function inEveryLanguage(node) {
  if (Array.isArray(node)) return node.map(inEveryLanguage)
  if (typeof node !== "object" || node === null) return node
  const created = Object.fromEntries(
    Object.entries(node).map(([key, value]) => [key, inEveryLanguage(value)]),
  )
  if (Array.isArray(created.enum) && created.enum.every((/** @type {any} */ one) => LANGUAGES.includes(one)))
    created.enum = LANGUAGES.filter((language) => language !== "fr" || created.enum.includes("fr"))
  for (const [name, schema] of Object.entries(created.properties ?? {}))
    if (name.endsWith("_nl"))
      for (const language of LANGUAGES) {
        const field = name.replace(/nl$/, language)
        created.properties[field] ??= schema
        if (created.required?.includes(name) && !created.required.includes(field))
          created.required.push(field)
      }
  return created
}

const document = inEveryLanguage(described)
for (const path of Object.values(document.paths))
  for (const call of Object.values(path)) {
    const { 200: success, default: refusal } = call.responses
    call.responses = { 200: { description: success.description, content: success.content }, default: refusal }
  }
const FILE = ts.factory.createTypeReferenceNode("Blob")
const types = astToString(
  await openapiTS(document, {
    alphabetize: true,
    // Fields with a default are optional in requests and present in responses.
    defaultNonNullable: false,
    transform: ({ format }) => (format === "binary" ? FILE : undefined),
  }),
)
mkdirSync(output, { recursive: true })
writeFileSync(join(output, "schema.ts"), types)
