// Gathers what runs, once the shop is built: the image takes this and no sources.
// usage: node deploy/image/collect.mjs FOLDER
import { cpSync, existsSync, readdirSync } from "node:fs"
import { join } from "node:path"
import { pathToFileURL } from "node:url"

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
  ".medusa",
  "dist",
  "description",
  "src/modules",
  "src/links",
  "src/migration-scripts",
]

/** Settings and what they load, beside package.json. Modules (.mjs) there are tools for developers. */
const isSetting = (/** @type {string} */ name) => /\.c?js$/.test(name)

/** Returns the files and folders of the checkout that the image takes. @returns {string[]} */
export const collected = () =>
  [
    ...OF_THE_SHOP,
    ...["plugins", "packages"].flatMap((kind) =>
      readdirSync(kind).flatMap((name) =>
        [...OF_A_PLUGIN, ...readdirSync(join(kind, name)).filter(isSetting)].map(
          (part) => `${kind}/${name}/${part}`,
        ),
      ),
    ),
  ].filter((path) => existsSync(path))

/** A link that npm made leads to the installed packages, which the image gets by themselves. */
const isWanted = (/** @type {string} */ path) => !/\.map$|\.spec\.[jt]sx?$|\/node_modules$/.test(path)

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
  const [, , target = "/built"] = process.argv
  for (const path of collected()) cpSync(path, join(target, path), { recursive: true, filter: isWanted })
}
