import { administrators } from "@bon-perroquet/api-kit/roles"
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"

export async function GET({ scope }: MedusaRequest, response: MedusaResponse): Promise<void> {
  const knex = scope.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  response.set("Cache-Control", "no-store").json({ administrators: await administrators(knex) })
}
