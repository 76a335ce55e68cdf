import { refuse, route } from "@bon-perroquet/api-kit/http"
import { acceptedSchema, type Accepted } from "@bon-perroquet/contract"
import { brevoEventSchema } from "@bon-perroquet/contract/brevo"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { z } from "zod"
import { currentConnection, isWebhookToken } from "../../../../../connection"
import { checkUnsubscription } from "../../../../../contacts/unsubscriptions"

export const POST = route(
  {
    summary: "Receive an event of Brevo",
    description:
      "The address contains a secret. For an unsubscription, the shop reads the contact at Brevo, and ends the " +
      "subscription if Brevo confirms it. If Brevo does not answer, the regular synchronisation finds it.",
    params: z.object({ token: z.string().max(100) }),
    body: brevoEventSchema,
    answer: acceptedSchema,
    refusals: { 404: ["not_found"] },
    example: { event: "unsubscribe", email: "anne@example.org" },
  },
  async ({ params: { token }, body, knex, container }) => {
    const connection = isWebhookToken(container, token) ? currentConnection(container) : null
    if (!connection) throw refuse("not_found", 404)
    const logger = container.resolve(ContainerRegistrationKeys.LOGGER)
    await checkUnsubscription(knex, connection, body.email).catch((error: unknown) =>
      logger.warn(`An event of Brevo was left to the next synchronisation: ${String(error)}`),
    )
    return { accepted: true } satisfies Accepted
  },
)
