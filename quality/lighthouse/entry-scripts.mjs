import { gzipSync } from "node:zlib"

const SCRIPT = /<(?:script[^>]*\ssrc|link rel="modulepreload"[^>]*\shref)="([^"]+\.js)"/g

/**
 * Returns the compressed size of a page's scripts in KB.
 * @param {string} page address
 * @returns {Promise<number>}
 */
export async function entryScripts(page) {
  const html = await (await fetch(page)).text()
  const files = new Set(Array.from(html.matchAll(SCRIPT), ([, file]) => new URL(file ?? "", page).href))
  const sizes = await Promise.all(
    [...files].map(async (file) => gzipSync(await (await fetch(file)).arrayBuffer(), { level: 9 }).length),
  )
  return sizes.reduce((sum, size) => sum + size, 0) / 1_000
}
