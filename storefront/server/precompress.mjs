// Compresses the built storefront with the best quality.
// usage: node precompress.mjs FOLDER
import { readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { promisify } from "node:util"
import { brotliCompress, constants, gzip } from "node:zlib"

const TEXT = /\.(html|js|mjs|css|svg|json|txt|xml|webmanifest)$/
const WORTHWHILE = 512

const folder = process.argv[2]
if (!folder) throw new Error("usage: node precompress.mjs FOLDER")

const files = readdirSync(folder, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && TEXT.test(entry.name))
  .map((entry) => join(entry.parentPath, entry.name))

await Promise.all(
  files.map(async (file) => {
    const content = readFileSync(file)
    const [br, gz] = await Promise.all([
      promisify(brotliCompress)(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
      promisify(gzip)(content, { level: 9 }),
    ])
    for (const [suffix, compressed] of /** @type {const} */ ([
      [".br", br],
      [".gz", gz],
    ]))
      if (content.length >= WORTHWHILE && compressed.length < content.length)
        writeFileSync(file + suffix, compressed)
      else rmSync(file + suffix, { force: true })
  }),
)
