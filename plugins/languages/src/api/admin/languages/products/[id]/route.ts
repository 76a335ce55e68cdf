import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { setTranslations, textsAsWritten } from "../../../../../translations"
import type { TextsToSave } from "../../../../middlewares"

/** The texts of a product as they are written in each language: nothing stands in for what is missing. */
export async function GET(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const { id = "" } = request.params
  const texts = (await textsAsWritten(request.scope, "product", [id])).get(id)
  if (!texts) {
    response.status(404).json({ type: "not_found", message: "product_not_found" })
    return
  }
  response.json({ texts })
}

/** Writes the texts of the languages given, and answers all of them. */
export async function POST(request: MedusaRequest<TextsToSave>, response: MedusaResponse): Promise<void> {
  const { id = "" } = request.params
  if (!(await textsAsWritten(request.scope, "product", [id])).has(id)) {
    response.status(404).json({ type: "not_found", message: "product_not_found" })
    return
  }
  await setTranslations(request.scope, "product", [{ id, ...request.validatedBody }])
  response.json({ texts: (await textsAsWritten(request.scope, "product", [id])).get(id) })
}
