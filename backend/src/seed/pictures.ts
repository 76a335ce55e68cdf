import { cp, mkdir } from "node:fs/promises"
import { join } from "node:path"
import { above } from "./above"

const FOLDER = "pictures"

/**
 * Copies the catalogue's pictures to the uploads folder. Does not overwrite files, so pictures that the merchant
 * replaced stay.
 */
export async function copyPictures(): Promise<void> {
  const uploads = process.env.UPLOADS_DIR
  if (!uploads) throw new Error("UPLOADS_DIR must be the path of the folder with the shop's pictures.")
  await mkdir(uploads, { recursive: true })
  await cp(join(above(FOLDER), FOLDER), uploads, { recursive: true, force: false })
}
