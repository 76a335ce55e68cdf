import { signedInSchema } from "@bon-perroquet/contract"
import { route } from "@bon-perroquet/api-kit/http"
import { requireCaller } from "@bon-perroquet/api-kit/identity"
import type { SignedIn } from "@bon-perroquet/contract"
import { userView } from "../../../../customers"
import { nextToken } from "../../../../sessions"

export const POST = route(
  {
    summary: "Refresh a token",
    description: "Returns a new token for a valid one, so that active users stay signed in.",
    access: "account",
    answer: signedInSchema,
  },
  async ({ container, request }) => {
    const caller = await requireCaller(request)
    return { token: await nextToken(container, caller), user: userView(caller) } satisfies SignedIn
  },
)
