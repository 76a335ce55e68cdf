import { acceptedSchema, sessionsSchema } from "@bon-perroquet/contract"
import { accepted, route } from "@bon-perroquet/api-kit/http"
import { requireCaller } from "@bon-perroquet/api-kit/identity"
import { sessionsOf, sessionViews } from "../../../../sessions"

export const GET = route(
  {
    summary: "List sessions",
    description: "In the shop and in Medusa Admin, most recently used first.",
    access: "account",
    answer: sessionsSchema,
  },
  async ({ container, request }) => sessionViews(container, await requireCaller(request)),
)

export const DELETE = route(
  {
    summary: "Sign out everywhere",
    description: "Ends all sessions of the account, including the current one.",
    access: "account",
    answer: acceptedSchema,
  },
  async ({ container, request }) =>
    accepted(sessionsOf(container).endAll((await requireCaller(request)).auth_identity_id)),
)
