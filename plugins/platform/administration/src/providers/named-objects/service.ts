import { PutObjectCommand } from "@aws-sdk/client-s3"
import type { FileTypes } from "@medusajs/framework/types"
import { S3FileService } from "@medusajs/file-s3/dist/services/s3-file"
import { isPictureName } from "../../images/picture-name"

/** Keeps the unique names of pictures. Medusa would append a code, so that a picture's sizes could not be derived. */
export class NamedObjectsProvider extends S3FileService {
  static override identifier = "named-objects"

  override async upload(file: FileTypes.ProviderUploadFileDTO): Promise<FileTypes.ProviderFileResultDTO> {
    const { filename, mimeType, content, access } = file
    if (access !== "public" || !isPictureName(filename)) return super.upload(file)
    const { bucket, prefix = "", cacheControl, fileUrl } = this.config_
    const key = `${prefix}${filename}`
    await this.client_.send(
      new PutObjectCommand({
        Bucket: bucket,
        Key: key,
        Body: Buffer.from(content, "base64"),
        ContentType: mimeType,
        CacheControl: cacheControl,
        ACL: this.resolveAcl(access),
      }),
    )
    return { key, url: `${fileUrl}/${key}` }
  }
}
