// Bundles a plugin's extensions of Medusa Admin, like `medusa plugin:build`, but without its type check. That check
// would need the type declarations of other plugins, which no target builds.
// usage: node bundle-admin.mjs FOLDER_OF_THE_PLUGIN
import { plugin } from "@medusajs/admin-bundler"
import { join } from "node:path"

const [, , root] = process.argv
if (!root) throw new Error("usage: node bundle-admin.mjs FOLDER_OF_THE_PLUGIN")
process.chdir(root)
await plugin({ root, outDir: join(".medusa", "server") })
