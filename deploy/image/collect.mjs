// Gathers what runs, once the shop is built: the image takes this and no sources.
// usage: node deploy/image/collect.mjs FOLDER
import { cpSync, existsSync, readdirSync } from "node:fs"
import { join } from "node:path"

const [, , target = "/built"] = process.argv

const OF_THE_SHOP = [
  ...["package.json", "package-lock.json", "medusa-config.js", "merchant.json", "deploy/image"],
  ...["docs/buy-through-the-api.mjs", "storefront/package.json", "storefront/dist"],
  ...[
    "backend/package.json",
    "backend/extensions.js",
    "backend/timeouts.js",
    "backend/required-secret.js",
    "tools/start",
  ],
  ...["backend/pictures", "backend/.medusa"],
]
/** Tables and links are said by the sources: what changed in them is what the preparation compares. */
const OF_A_PLUGIN = [
  "package.json",
  "shop.config.js",
  ".medusa",
  "dist",
  "vite.cjs",
  "description",
  "src/modules",
  "src/links",
  "src/migration-scripts",
]

const paths = [
  ...OF_THE_SHOP,
  ...["plugins", "packages"].flatMap((kind) =>
    readdirSync(kind).flatMap((name) => OF_A_PLUGIN.map((part) => `${kind}/${name}/${part}`)),
  ),
]
/** A link that npm made leads to the installed packages, which the image gets by themselves. */
const isWanted = (/** @type {string} */ path) => !/\.map$|\.spec\.[jt]sx?$|\/node_modules$/.test(path)

for (const path of paths)
  if (existsSync(path)) cpSync(path, join(target, path), { recursive: true, filter: isWanted })
