// Copies the files that the shop needs at runtime from a built checkout into a folder. The image contains them without
// sources. usage: node deploy/image/collect.mjs FOLDER
import { cpSync, existsSync, readdirSync } from "node:fs"
import { join } from "node:path"
import { pathToFileURL } from "node:url"

const OF_THE_SHOP = [
  ...["package.json", "package-lock.json", "medusa-config.js", "merchant.json", "deploy/image"],
  ...["docs/buy-through-the-api.mjs", "storefront/package.json", "storefront/dist"],
  ...[
    "backend/package.json",
    "backend/extensions.js",
    "backend/features.js",
    "backend/merchant.js",
    "backend/once.js",
    "backend/timeouts.js",
    "backend/required-secret.js",
    "backend/address.js",
    "backend/stripe.js",
    "tools/start",
  ],
  ...["backend/pictures", "backend/.medusa"],
]
/** Files of each plugin and package. The folders in src are needed, because `npm start` compares their fingerprint. */
const OF_A_PLUGIN = [
  "package.json",
  ".medusa",
  "dist",
  "description",
  "src/modules",
  "src/links",
  "src/migration-scripts",
]

/** Files ending in .mjs are left out, because only developers run them. */
const isSetting = (/** @type {string} */ name) => /\.c?js$/.test(name)

/** @returns {string[]} */
export const collected = () =>
  [
    ...OF_THE_SHOP,
    ...["packages", ...readdirSync("plugins").map((group) => `plugins/${group}`)].flatMap((folder) =>
      readdirSync(folder).flatMap((name) =>
        [...OF_A_PLUGIN, ...readdirSync(join(folder, name)).filter(isSetting)].map(
          (part) => `${folder}/${name}/${part}`,
        ),
      ),
    ),
  ].filter((path) => existsSync(path))

/** Skips npm's links to packages, because the image has its own installation. */
const isWanted = (/** @type {string} */ path) => !/\.map$|\.spec\.[jt]sx?$|\/node_modules$/.test(path)

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
  const [, , target = "/built"] = process.argv
  for (const path of collected()) cpSync(path, join(target, path), { recursive: true, filter: isWanted })
}
