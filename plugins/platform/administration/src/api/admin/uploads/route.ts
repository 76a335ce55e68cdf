import { Refusal, refuse } from "@bon-perroquet/api-kit/http"
import { DEFAULT_LANGUAGE } from "@bon-perroquet/contract"
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { Modules } from "@medusajs/framework/utils"
import { noteUpload, pictureVariants, storePicture } from "../../../images"

interface Sent {
  originalname: string
  mimetype: string
  buffer: Buffer
}

/**
 * Returns whether a file is a CSV table, which Medusa Admin uploads for its product import. The shop does not serve
 * these files.
 */
const isTable = ({ originalname }: Sent): boolean => /^[^/\\]+\.csv$/i.test(originalname)

/** Replaces Medusa's route: detects pictures by their bytes and re-encodes them. */
export async function POST(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const sent = (request as unknown as { files?: Sent[] }).files ?? []
  const files = request.scope.resolve(Modules.FILE)
  const keep = async (file: Sent): Promise<{ id: string; url: string }> => {
    if (!isTable(file)) {
      const url = await storePicture(request.scope, await pictureVariants(file.buffer))
      return { id: url.slice(url.indexOf("/pictures/") + 1), url }
    }
    const { originalname: filename, mimetype: mimeType, buffer } = file
    const content = buffer.toString("base64")
    const stored = await files.createFiles({ filename, mimeType, content, access: "public" })
    await noteUpload(request.scope, stored)
    return stored
  }
  try {
    if (!sent.length) throw refuse("invalid_request", 400)
    const storedFiles: { id: string; url: string }[] = []
    for (const file of sent) storedFiles.push(await keep(file))
    response.status(200).json({ files: storedFiles })
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    const { detail } = error.in(DEFAULT_LANGUAGE)
    response.status(error.status).json({ type: "invalid_data", message: detail })
  }
}
