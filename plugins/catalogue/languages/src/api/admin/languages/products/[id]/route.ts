import { DEFAULT_LANGUAGE, LANGUAGES, perLanguage, TRANSLATED_LANGUAGES } from "@bon-perroquet/contract/sets"
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { handlesOf, isHandleTaken, setHandles } from "../../../../../handles"
import { setTranslations, textsAsWritten } from "../../../../../translations"
import type { TextsToSave } from "../../../../middlewares"

async function writtenTexts(container: MedusaContainer, id: string) {
  const texts = (await textsAsWritten(container, "product", [id])).get(id)
  if (!texts) return undefined
  const handles = await handlesOf(container.resolve(ContainerRegistrationKeys.PG_CONNECTION), id)
  return perLanguage(LANGUAGES, (language) => ({
    ...texts[language],
    ...(language !== DEFAULT_LANGUAGE && { handle: handles[language] ?? "" }),
  }))
}

function notFound(response: MedusaResponse): void {
  response.status(404).json({ type: "not_found", message: "product_not_found" })
}

/** Returns stored texts, without falling back to French. */
export async function GET(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const texts = await writtenTexts(request.scope, request.params["id"] ?? "")
  if (texts) response.json({ texts })
  else notFound(response)
}

export async function POST(request: MedusaRequest<TextsToSave>, response: MedusaResponse): Promise<void> {
  const { id = "" } = request.params
  const { scope, validatedBody: texts } = request
  const knex = scope.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  if (!(await textsAsWritten(scope, "product", [id])).has(id)) {
    notFound(response)
    return
  }
  for (const language of TRANSLATED_LANGUAGES) {
    const { handle } = texts[language] ?? {}
    if (!handle || !(await isHandleTaken(knex, language, handle, id))) continue
    response.status(409).json({ type: "conflict", message: "handle_in_use" })
    return
  }
  await setTranslations(scope, "product", [{ id, ...texts }])
  await setHandles(
    knex,
    id,
    perLanguage(TRANSLATED_LANGUAGES, (language) => texts[language]?.handle),
  )
  response.json({ texts: await writtenTexts(scope, id) })
}
