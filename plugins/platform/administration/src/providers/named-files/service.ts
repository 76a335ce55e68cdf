import { mkdir, rename, rm, writeFile } from "node:fs/promises"
import { dirname, join } from "node:path"
import type { FileTypes, LocalFileServiceOptions } from "@medusajs/framework/types"
import { LocalFileService } from "@medusajs/file-local/dist/services/local-file"
import { isPictureName } from "../../images/picture-name"
import { deleteOldExports, exportOf } from "./exports"

/**
 * Keeps the unique names of pictures. Medusa would prefix the time, so that a picture's sizes could not be derived.
 * Exports have the engine's URL (`admin_url`), because nothing serves the private folder.
 */
export class NamedFilesProvider extends LocalFileService {
  static override identifier = "named-files"
  private readonly adminUrl: string

  constructor(container: Record<string, unknown>, options: LocalFileServiceOptions & { admin_url: string }) {
    super(container, options)
    this.adminUrl = options.admin_url
  }

  override async getPresignedDownloadUrl(file: FileTypes.ProviderGetFileDTO): Promise<string> {
    const url = await super.getPresignedDownloadUrl(file)
    const { fileKey } = file
    const exported = exportOf(fileKey)
    return exported ? `${this.adminUrl}/admin/exports/${exported.kind}/${fileKey}` : url
  }

  override async getUploadStream(file: FileTypes.ProviderUploadStreamDTO) {
    if (file.access !== "public") await deleteOldExports(this.privateUploadDir_)
    return super.getUploadStream(file)
  }

  override async upload(file: FileTypes.ProviderUploadFileDTO): Promise<FileTypes.ProviderFileResultDTO> {
    const { filename, content } = file
    if (file.access !== "public") await deleteOldExports(this.privateUploadDir_)
    if (file.access !== "public" || !isPictureName(filename)) return super.upload(file)
    const path = join(this.uploadDir_, filename)
    await mkdir(dirname(path), { recursive: true })
    await writeWhole(path, Buffer.from(content, "base64"))
    return { key: filename, url: `${this.backendUrl_}/${filename}` }
  }
}

/** Writes under a temporary name first, so that no partial file remains. */
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
