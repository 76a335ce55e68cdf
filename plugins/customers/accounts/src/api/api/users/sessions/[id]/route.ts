import { acceptedSchema, sessionKeySchema, type Accepted } from "@bon-perroquet/contract"
import { refuse, route } from "@bon-perroquet/api-kit/http"
import { requireCaller } from "@bon-perroquet/api-kit/identity"
import { z } from "zod"
import { sessionsOf } from "../../../../../sessions"

export const DELETE = route(
  {
    summary: "Sign out one device",
    access: "account",
    params: z.object({ id: sessionKeySchema }),
    answer: acceptedSchema,
    refusals: { 404: ["session_not_found"] },
  },
  async ({ params, container, request }) => {
    const { auth_identity_id } = await requireCaller(request)
    if (!(await sessionsOf(container).end(auth_identity_id, params.id)))
      throw refuse("session_not_found", 404)
    return { accepted: true } satisfies Accepted
  },
)
