// Makes src/schema.ts of the API's own description.
// usage: node generate.mjs [--check] URL_OF_A_RUNNING_SHOP
import { readFileSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import openapiTS, { astToString } from "openapi-typescript"
import prettier from "prettier"

const output = join(import.meta.dirname, "src", "schema.ts")
const words = process.argv.slice(2)
const shop = words.find((word) => !word.startsWith("--")) ?? "http://localhost:8000"

/** @type {any} */
const document = await (await fetch(new URL("/api/openapi.json", shop))).json()
// Where the shop is, is no part of a client for any such shop; and every refusal has one shape, whatever its status.
document.servers = []
for (const path of Object.values(document.paths))
  for (const call of Object.values(path)) {
    const { 200: success, default: refusal } = call.responses
    call.responses = { 200: { description: success.description, content: success.content }, default: refusal }
  }
const types = astToString(await openapiTS(document, { alphabetize: true }))
const text = `/** Made of the API's description by generate.mjs. */\n\n${types}`
const formatted = await prettier.format(text, { ...(await prettier.resolveConfig(output)), filepath: output })
if (!words.includes("--check")) writeFileSync(output, formatted)
else if (readFileSync(output, "utf8") !== formatted) {
  process.stderr.write("schema.ts is behind the API: npm run generate -w @bon-perroquet/shop-client -- URL\n")
  process.exitCode = 1
}
