import { Refusal, refuse } from "@bon-perroquet/shop-api/http"
import { DEFAULT_LANGUAGE } from "@bon-perroquet/contract"
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { Modules } from "@medusajs/framework/utils"
import { noteUpload, pictureVariants, storePicture } from "../../../images"

/** As the engine's own middleware has received it, in memory. */
interface Sent {
  originalname: string
  mimetype: string
  buffer: Buffer
}

/** What Medusa Admin sends beside pictures: the table of an import, which the shop serves to nobody. */
const isTable = ({ originalname }: Sent): boolean => /^[^/\\]+\.csv$/i.test(originalname)

/** In the place of the engine's own call: what Medusa Admin uploads is recognised by its bytes and drawn anew. */
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
    const kept = await files.createFiles({ filename, mimeType, content, access: "public" })
    await noteUpload(request.scope, kept)
    return kept
  }
  try {
    if (!sent.length) throw refuse("invalid_request", 400)
    const kept: { id: string; url: string }[] = []
    for (const file of sent) kept.push(await keep(file))
    response.status(200).json({ files: kept })
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    const { detail } = error.in(DEFAULT_LANGUAGE)
    response.status(error.status).json({ type: "invalid_data", message: detail })
  }
}
