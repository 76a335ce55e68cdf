import { cp, mkdir } from "node:fs/promises"
import { join } from "node:path"
import { above } from "./above"

const FOLDER = "pictures"

/** Puts the catalogue's pictures where the edge serves uploads as /static; one that a merchant replaced stays. */
export async function copyPictures(): Promise<void> {
  const uploads = process.env.UPLOADS_DIR
  if (!uploads) throw new Error("UPLOADS_DIR must name the folder of the shop's pictures")
  await mkdir(uploads, { recursive: true })
  await cp(join(above(FOLDER), FOLDER), uploads, { recursive: true, force: false })
}
