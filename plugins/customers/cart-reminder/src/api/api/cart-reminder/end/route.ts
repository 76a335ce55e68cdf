import { route } from "@bon-perroquet/api-kit/http"
import { linkData } from "@bon-perroquet/api-kit/signed-links"
import { acceptedSchema, linkSchema, type Accepted } from "@bon-perroquet/contract"
import { refuseReminders } from "../../../../consents"

export const POST = route(
  {
    summary: "Refuse reminders of carts",
    description: "Requires the token of the link in a reminder. The address never gets one again.",
    body: linkSchema,
    answer: acceptedSchema,
    refusals: { 400: ["link_expired"] },
    example: { token: "eyJhbGciOi…" },
  },
  async ({ body, knex, container }) => {
    const { address } = linkData(container, "cart_reminder", body.token)
    await refuseReminders(knex, address)
    return { accepted: true } satisfies Accepted
  },
)
