import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { analyticsQuerySchema, DEFAULT_LANGUAGE, LANGUAGES } from "@bon-perroquet/contract"
import { Refusal } from "@bon-perroquet/api-kit/http"
import { z } from "zod"
import { analytics } from "../../../analytics"

const querySchema = analyticsQuerySchema.extend({ language: z.enum(LANGUAGES).catch(DEFAULT_LANGUAGE) })

/** Returns the figures of GET /api/admin/analytics. An error's `message` is its code. */
export async function GET({ scope, query }: MedusaRequest, response: MedusaResponse): Promise<void> {
  const parsed = querySchema.safeParse(query)
  if (!parsed.success) {
    response.status(400).json({ type: "invalid_data", message: "invalid_request" })
    return
  }
  const { language, ...period } = parsed.data
  try {
    response.set("Cache-Control", "no-store").json(await analytics(scope, period, language))
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    response.status(error.status).json({ type: "not_allowed", message: error.code })
  }
}
