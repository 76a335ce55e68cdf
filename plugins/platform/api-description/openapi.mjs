// Writes the API description, without a shop's URL, to packages/shop-client/openapi.json, from the built plugins.
// usage: npm run openapi
import { readFileSync, writeFileSync } from "node:fs"
import { createRequire } from "node:module"
import { join } from "node:path"
import { buildChanged } from "../../../tools/start/build.mjs"
import { ENGINE } from "../../../tools/start/build/build-plan.mjs"
import { outputOf, packageDir, root } from "../../../tools/start/paths.mjs"
import { PLUGINS, pluginDir } from "../../../tools/start/plugins.mjs"
import { Progress } from "../../../tools/start/progress.mjs"
import { formatted } from "../../../tools/format.mjs"

const output = join(packageDir("shop-client"), "openapi.json")

await buildChanged(new Progress(), ENGINE)
const builds = PLUGINS.map((name) => join(outputOf(pluginDir(name)), "src"))
const { callsOf, openApiDocument, VERSION } = createRequire(import.meta.url)(
  join(outputOf(pluginDir("api-description")), "src", "document"),
)
const { name: title } = JSON.parse(readFileSync(join(root, "merchant.json"), "utf8"))
const document = openApiDocument(await callsOf(builds), { title, version: VERSION, url: "" })
writeFileSync(output, await formatted(output, JSON.stringify({ ...document, servers: [] })))
// Ends the process, because the loaded routes keep connections open.
process.exit()
