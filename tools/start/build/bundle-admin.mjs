// Bundles a plugin's extensions of Medusa Admin with the engine's own bundler, as `medusa plugin:build` does, but without
// checking types a second time: that command needs the declarations of other plugins, which nothing else here makes.
// usage: node bundle-admin.mjs FOLDER_OF_THE_PLUGIN
import { plugin } from "@medusajs/admin-bundler"
import { join } from "node:path"

const [, , root] = process.argv
if (!root) throw new Error("usage: node bundle-admin.mjs FOLDER_OF_THE_PLUGIN")
process.chdir(root)
await plugin({ root, outDir: join(".medusa", "server") })
