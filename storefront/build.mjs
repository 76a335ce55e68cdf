// Builds the storefront for browsers and for the edge, and compresses the files for browsers with the best quality.
import { readdirSync, readFileSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { promisify } from "node:util"
import { brotliCompress, constants, gzip } from "node:zlib"
import { build } from "vite"

const TEXT = /\.(html|js|mjs|css|svg|json|txt|xml|webmanifest)$/
const WORTHWHILE = 512

/** @param {string} file */
async function compress(file) {
  const content = readFileSync(file)
  if (content.length < WORTHWHILE) return
  const [br, gz] = await Promise.all([
    promisify(brotliCompress)(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
    promisify(gzip)(content, { level: 9 }),
  ])
  if (br.length < content.length) writeFileSync(`${file}.br`, br)
  if (gz.length < content.length) writeFileSync(`${file}.gz`, gz)
}

const root = import.meta.dirname
await build({ root, logLevel: "warn" })
const files = readdirSync(join(root, "dist", "client"), { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && TEXT.test(entry.name))
  .map((entry) => join(entry.parentPath, entry.name))
await Promise.all([
  ...files.map(compress),
  build({ root, logLevel: "warn", build: { ssr: join("src", "entry-server.tsx") } }),
])
