import { refuse, shopOrigins } from "@bon-perroquet/api-kit/http"
import type { MedusaContainer } from "@medusajs/framework/types"
import { generateEntityId, Modules } from "@medusajs/framework/utils"
import { noteUpload } from "./forget-uploads"
import { PICTURES_FOLDER } from "./picture-name"
import type { PictureVariant } from "./variants"

/** Returns a URL of the shop as a path, so that the shop's domain can change. Other URLs are unchanged. */
export function servedAddress(container: MedusaContainer, url: string): string {
  const own = shopOrigins(container).find((origin) => url.startsWith(`${origin}/`))
  return own ? url.slice(own.length) : url
}

/**
 * Stores a picture in all sizes with Medusa's file module.
 * @param own unique name. If a picture has this name, it is overwritten. If the file store generates its own names,
 * as Medusa's does, the sizes can't be found, so only the largest is stored
 * @returns the URL of the largest WebP
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
  if (!largest) throw new Error("The picture has no variant.")
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

/** Errors of the disk that the administrator can fix. */
const FULL = ["ENOSPC", "EDQUOT", "EFBIG", "EROFS"]

const isFull = (error: unknown): boolean =>
  error instanceof Error &&
  FULL.some((code) => ("code" in error && error.code === code) || error.message.includes(code))
