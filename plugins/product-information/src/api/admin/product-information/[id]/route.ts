import { productInformationChangeSchema } from "@bon-perroquet/contract"
import { Refusal, refuse } from "@bon-perroquet/shop-api/http"
import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { ContainerRegistrationKeys, Modules } from "@medusajs/framework/utils"
import { z } from "zod"
import { adminInformation, changeInformation } from "../../../../information"

const bodySchema = productInformationChangeSchema.extend({ version: z.string().max(100).optional() })

const knexOf = ({ scope }: Pick<AuthenticatedMedusaRequest, "scope">) =>
  scope.resolve(ContainerRegistrationKeys.PG_CONNECTION)

/** Returns errors in Medusa Admin's format. */
async function answer(response: MedusaResponse, work: () => Promise<object>): Promise<void> {
  try {
    response.json(await work())
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    response.status(error.status).json({ type: "not_allowed", message: error.code })
  }
}

/** The same as GET /api/admin/products/{id}/information. */
export async function GET(request: AuthenticatedMedusaRequest, response: MedusaResponse): Promise<void> {
  await answer(response, () => adminInformation(knexOf(request), request.params["id"] ?? ""))
}

/** Stores the given fields. `version` has the role of `If-Match`. */
export async function POST(request: AuthenticatedMedusaRequest, response: MedusaResponse): Promise<void> {
  const { id = "" } = request.params
  await answer(response, async () => {
    await adminInformation(knexOf(request), id)
    const read = bodySchema.safeParse(request.body)
    if (!read.success) throw refuse("invalid_request", 400)
    const { email } = await request.scope.resolve(Modules.USER).retrieveUser(request.auth_context.actor_id)
    const { version, ...given } = read.data
    const change = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined))
    await changeInformation(
      request.scope,
      { by: email },
      [{ product_id: id, change }],
      version && `"${version}"`,
    )
    return adminInformation(knexOf(request), id)
  })
}
