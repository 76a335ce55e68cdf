import { join } from "node:path"
import { runVisibly } from "../../../tools/start/test/runners.mjs"
import { copySources } from "./copy.mjs"

/**
 * Everything happens in a copy: the working tree is never changed, and can be worked on meanwhile.
 * @param {string[]} words @param {{ folder: string, signal: AbortSignal }} options @returns {Promise<boolean>} whether all were noticed
 */
export async function mutateShop(words, { folder, signal }) {
  const copy = join(folder, "shop")
  copySources(copy)
  if (signal.aborted) return false
  const campaign = join(copy, "quality", "mutation", "shop", "campaign.mjs")
  return (await runVisibly([campaign, ...words], copy, process.env)) === 0
}
