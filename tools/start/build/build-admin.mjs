// Builds Medusa Admin with the extensions of all plugins, like `medusa build`. It does not build the backend, which
// transpile.mjs does.
// usage: node build-admin.mjs FOLDER_OF_THE_BACKEND
import * as bundler from "@medusajs/admin-bundler"
import { Compiler } from "@medusajs/framework/build-tools"
import { logger } from "@medusajs/framework/logger"

const [, , folder] = process.argv
if (!folder) throw new Error("usage: node build-admin.mjs FOLDER_OF_THE_APPLICATION")
process.chdir(folder)
const compiler = new Compiler(folder, logger)
const config = await compiler.loadTSConfigFile()
const built = config && (await compiler.buildAppFrontend(false, config, bundler))
process.exit(built ? 0 : 1)
