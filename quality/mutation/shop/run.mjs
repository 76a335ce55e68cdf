import { join } from "node:path"
import { runVisibly } from "../../../tools/start/test/runners.mjs"
import { copySources } from "./copy.mjs"

/**
 * @param {string[]} words @param {{ folder: string, signal: AbortSignal }} options
 * @returns {Promise<boolean>} true if all were detected
 */
export async function mutateShop(words, { folder, signal }) {
  const copy = join(folder, "shop")
  copySources(copy)
  if (signal.aborted) return false
  const campaign = join(copy, "quality", "mutation", "shop", "campaign.mjs")
  return (await runVisibly([campaign, ...words], copy, process.env)) === 0
}
