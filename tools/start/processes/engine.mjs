// Starts the engine like `medusa start`, but does not generate types, which would take a quarter of the time.
// usage: node engine.mjs HOST PORT
import module, { createRequire } from "node:module"
import { join } from "node:path"
import { poolRandomIds } from "./pooled-ids.mjs"
import { rememberResolvedPaths } from "./resolved-paths.mjs"

const directory = process.cwd()
const [host, port] = process.argv.slice(2)
process.env.NODE_ENV ??= "production"
const storePaths = rememberResolvedPaths()
const fromEngine = createRequire(join(directory, "package.json"))
poolRandomIds(fromEngine)
const { default: start } = fromEngine("@medusajs/medusa/commands/start")
await start({ directory, host, port: Number(port), types: false })
const { flushCompileCache } = /** @type {typeof module & { flushCompileCache?: () => void }} */ (module)
// Stores the compiled code now, because a killed process stores none.
flushCompileCache?.()
storePaths()
