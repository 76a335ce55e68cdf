import { afterSuccess, beforeEngine, languageOf, refuse } from "@bon-perroquet/api-kit/http"
import { identityOf, statedIdentity } from "@bon-perroquet/api-kit/identity"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { z } from "zod"
import { mayBeMailed } from "../limits"
import { mailPerson } from "../mails"

const bodySchema = z.looseObject({ email: z.string().trim().toLowerCase() })

/**
 * Requires a new customer to have the identity's e-mail address, so that nobody takes the address of another person.
 * Sends a verification e-mail.
 */
export const ownAddress = beforeEngine(async (request, response) => {
  const { scope: container } = request
  const { data } = bodySchema.safeParse(request.body)
  const id = statedIdentity(request)
  if (!data || !id) return
  const knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const identity = await identityOf(knex, id)
  if (identity?.email.toLowerCase() !== data.email) throw refuse("invalid_request", 400, { field: "email" })
  for (const body of [request.body, request.validatedBody])
    if (typeof body === "object" && body) Object.assign(body, { email: data.email })
  afterSuccess(request, response, async () => {
    const person = await identityOf(knex, id)
    if (person?.customer && (await mayBeMailed(request, "verify", person.email)))
      await mailPerson(container, "verify", person, languageOf(request.headers["accept-language"]))
  })
})
