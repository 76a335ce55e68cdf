import { mkdir, rename, rm, writeFile } from "node:fs/promises"
import { dirname, join } from "node:path"
import type { FileTypes } from "@medusajs/framework/types"
import { LocalFileService } from "@medusajs/file-local/dist/services/local-file"
import { isPictureName } from "../../images/picture-name"

/**
 * The engine's local file store, which keeps the names of pictures. The engine prefixes names with the time,
 * so that the sizes of a picture could not be derived from each other. Names of pictures are already unique.
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

/** Writes to a temporary name first, so that a full disk or a crash leaves no partial file. */
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
