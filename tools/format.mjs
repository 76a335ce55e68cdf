import { readFileSync } from "node:fs"
import { format } from "oxfmt"

/** @type {import("oxfmt").FormatOptions} */
const options = JSON.parse(readFileSync(new URL("../.oxfmtrc.json", import.meta.url), "utf8"))

/**
 * Formats a text with the options of `npm run format:write`.
 * @param {string} file target, whose extension selects the language @param {string} text
 * @returns {Promise<string>}
 */
export async function formatted(file, text) {
  const { code, errors } = await format(file, text, options)
  if (errors[0]) throw new Error(`${file}: ${errors[0].message}`)
  return code
}
