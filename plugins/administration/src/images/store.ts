import { refuse, shopOrigins } from "@bon-perroquet/shop-api/http"
import type { MedusaContainer } from "@medusajs/framework/types"
import { generateEntityId, Modules } from "@medusajs/framework/utils"
import { noteUpload } from "./forget-uploads"
import { PICTURES_FOLDER } from "./picture-name"
import type { PictureVariant } from "./variants"

/** Address of one stored file: a path where the shop serves it itself, so that the shop may move to another host. */
export function servedAddress(container: MedusaContainer, url: string): string {
  const own = shopOrigins(container).find((origin) => url.startsWith(`${origin}/`))
  return own ? url.slice(own.length) : url
}

/**
 * Keeps a picture in all its sizes with the engine's file module. @returns the address of the largest WebP
 * @param own its name, nobody else's: stored twice under the same, it is there once
 *
 * A store that names files itself (as the engine's own do) would tear the sizes apart: there the largest stands alone.
 */
export async function storePicture(
  container: MedusaContainer,
  variants: PictureVariant[],
  own: string = generateEntityId(undefined, "pic"),
): Promise<string> {
  const files = container.resolve(Modules.FILE)
  const name = `${PICTURES_FOLDER}/${own}`
  const stored: string[] = []
  const keep = async ({ suffix, mime_type, bytes }: PictureVariant): Promise<string> => {
    const { id, url } = await files.createFiles({
      filename: `${name}${suffix}`,
      mimeType: mime_type,
      content: bytes.toString("base64"),
      access: "public",
    })
    stored.push(id)
    return url
  }
  const [largest, ...others] = variants
  if (!largest) throw new Error("A picture without any size.")
  try {
    const url = await keep(largest)
    if (url.endsWith(`${name}${largest.suffix}`)) for (const other of others) await keep(other)
    const address = servedAddress(container, url)
    await noteUpload(container, { id: `${name}${largest.suffix}`, url: address })
    return address
  } catch (error) {
    await files.deleteFiles(stored)
    throw isFull(error) ? refuse("storage_full", 409) : error
  }
}

/** No space, a quota or a limit reached, or a folder that takes no more writes: the administrator can mend these. */
const FULL = ["ENOSPC", "EDQUOT", "EFBIG", "EROFS"]

const isFull = (error: unknown): boolean =>
  error instanceof Error &&
  FULL.some((code) => ("code" in error && error.code === code) || error.message.includes(code))
