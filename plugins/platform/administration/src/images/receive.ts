import { z } from "zod"
import { MAX_IMAGE_BYTES } from "@bon-perroquet/contract"
import { Refusal, refuse } from "@bon-perroquet/api-kit/http"
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import multer from "multer"

const FIELD = "file"

/** Receives into memory, so that rejected files are never written to disk. */
const receive = multer({
  storage: multer.memoryStorage(),
  limits: { fileSize: MAX_IMAGE_BYTES, files: 1, fields: 5, fieldSize: 1_000, parts: 6 },
}).single(FIELD)

function refusalOf(error: unknown): Refusal {
  if (error instanceof multer.MulterError && error.code === "LIMIT_FILE_SIZE")
    return refuse("image_too_large", 413)
  return refuse("invalid_request", 400, { field: FIELD })
}

export async function receivedFile(request: MedusaRequest, response: MedusaResponse): Promise<Buffer> {
  if (!request.is("multipart/form-data")) throw refuse("upload_form_expected", 415)
  await new Promise<void>((resolve, reject) => {
    const done = (error: unknown) => {
      if (error) reject(refusalOf(error))
      else resolve()
    }
    // The type casts bridge two copies of Express' types.
    receive(request as never, response as never, done)
  })
  const { file } = request as { file?: { buffer: Buffer } }
  if (!file) throw refuse("invalid_request", 400, { field: FIELD })
  return file.buffer
}

/** Description of a call that receives one picture as a form. */
export const PICTURE_UPLOAD = {
  refusals: {
    413: ["image_too_large"],
    415: ["upload_form_expected", "image_type"],
    422: ["image_unreadable", "image_too_many_pixels"],
  } as const,
  reads: { "multipart/form-data": z.object({ file: z.file() }) },
}
