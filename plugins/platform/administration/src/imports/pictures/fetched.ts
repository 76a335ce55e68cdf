import { Refusal } from "@bon-perroquet/api-kit/http"
import type { MedusaContainer } from "@medusajs/framework/types"
import { checkedAddresses, fetchPicture, pictureNameOf, pictureVariants, storePicture } from "../../images"
import type { PendingLine } from "../../modules/product-import"
import { objection, without, type Objection } from "../objection"

const FIELDS = ["images", "size_image"] as const

export interface PicturedLine {
  line: PendingLine
  missing: Objection | null
}

/**
 * Fetches and stores a line's pictures from other sites. If one can't be fetched, a new product is imported without it, and
 * an existing product keeps its pictures.
 */
export async function withPictures(container: MedusaContainer, line: PendingLine): Promise<PicturedLine> {
  let missing: Objection | null = null
  const take = async (address: string): Promise<string[]> => {
    if (isInShop(container, address)) return [address]
    try {
      const bytes = await fetchPicture(address)
      // The name derives from the content, so that a repeated run does not store the picture twice.
      return [await storePicture(container, await pictureVariants(bytes), pictureNameOf(line.sku, bytes))]
    } catch (error) {
      if (!(error instanceof Refusal) || error.code === "storage_full") throw error
      missing = objection("picture_unfetched", address)
      return []
    }
  }
  if (!line.after) return { line, missing }
  let after = line.after
  for (const field of FIELDS) {
    const value = after[field]
    const addresses = typeof value === "string" ? [value].filter(Boolean) : Array.isArray(value) ? value : []
    const stored: string[] = []
    for (const address of addresses) stored.push(...(await take(String(address))))
    const hadPictures = [line.before?.[field]].flat().some(Boolean)
    const isIncomplete = stored.length < addresses.length
    // A picture that cannot be fetched must not remove those that the product has.
    if (isIncomplete && (hadPictures || stored.length === 0)) after = without(after, field)
    else if (addresses.length > 0) after = { ...after, [field]: field === "images" ? stored : stored[0] }
  }
  return { line: { ...line, after }, missing }
}

function isInShop(container: MedusaContainer, address: string): boolean {
  try {
    checkedAddresses(container, [address])
    return true
  } catch (error) {
    if (error instanceof Refusal) return false
    throw error
  }
}
