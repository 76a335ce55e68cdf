import { mkdir, writeFile } from "node:fs/promises"
import { dirname, join } from "node:path"
import type { FileTypes } from "@medusajs/framework/types"
import { LocalFileService } from "@medusajs/file-local/dist/services/local-file"
import { PICTURES_FOLDER } from "./folder"

/** A picture's own name, which nobody chose but the shop: it can't lead out of the folder. */
const PICTURE = new RegExp(`^${PICTURES_FOLDER}/[A-Za-z0-9_-]+\\.(webp|avif)$`)

/**
 * The engine's local file store, but for pictures: it begins each name with the moment, so that the sizes of one picture
 * could not be told from each other's names. Theirs are unique already and stay.
 */
export class NamedFilesProvider extends LocalFileService {
  static override identifier = "named-files"

  override async upload(file: FileTypes.ProviderUploadFileDTO): Promise<FileTypes.ProviderFileResultDTO> {
    const { filename, content } = file
    if (file.access !== "public" || !PICTURE.test(filename)) return super.upload(file)
    const path = join(this.uploadDir_, filename)
    await mkdir(dirname(path), { recursive: true })
    await writeFile(path, content, { encoding: "base64", flag: "wx" })
    return { key: filename, url: `${this.backendUrl_}/${filename}` }
  }
}
