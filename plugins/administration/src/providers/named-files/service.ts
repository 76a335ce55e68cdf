import { mkdir, rename, rm, writeFile } from "node:fs/promises"
import { dirname, join } from "node:path"
import type { FileTypes } from "@medusajs/framework/types"
import { LocalFileService } from "@medusajs/file-local/dist/services/local-file"
import { isPictureName } from "../../images/picture-name"

/**
 * The engine's local file store, but for pictures: it begins each name with the moment, so that the sizes of one picture
 * could not be told from each other's names. Theirs are unique already and stay.
 */
export class NamedFilesProvider extends LocalFileService {
  static override identifier = "named-files"

  override async upload(file: FileTypes.ProviderUploadFileDTO): Promise<FileTypes.ProviderFileResultDTO> {
    const { filename, content } = file
    if (file.access !== "public" || !isPictureName(filename)) return super.upload(file)
    const path = join(this.uploadDir_, filename)
    await mkdir(dirname(path), { recursive: true })
    await writeWhole(path, Buffer.from(content, "base64"))
    return { key: filename, url: `${this.backendUrl_}/${filename}` }
  }
}

/** Under another name until it is complete: a full disk or a crash leaves no half file under the picture's own. */
async function writeWhole(path: string, bytes: Buffer): Promise<void> {
  const draft = `${path}.draft`
  try {
    await writeFile(draft, bytes)
    await rename(draft, path)
  } catch (error) {
    await rm(draft, { force: true })
    throw error
  }
}
