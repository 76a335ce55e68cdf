// A process of the engine, run in the folder of its build: engine.mjs HOST PORT. What `medusa start` does, without that command's
// other half: it loads what a new project is made with first, a quarter of the time that a start takes.
import { createRequire } from "node:module"
import { join } from "node:path"

const directory = process.cwd()
const [host, port] = process.argv.slice(2)
process.env.NODE_ENV ??= "production"
const { default: start } = createRequire(join(directory, "package.json"))("@medusajs/medusa/commands/start")
await start({ directory, host, port, types: false })
