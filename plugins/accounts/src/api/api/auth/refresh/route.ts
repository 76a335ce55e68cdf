import { signedInSchema } from "@bon-perroquet/contract"
import { route } from "@bon-perroquet/shop-api/http"
import { requireCaller } from "@bon-perroquet/shop-api/identity"
import type { SignedIn } from "@bon-perroquet/contract"
import { userView } from "../../../../customers"
import { nextToken } from "../../../../sessions"

export const POST = route(
  {
    summary: "Get a new token",
    description: "For one that still holds: who uses the shop stays signed in.",
    access: "account",
    answer: signedInSchema,
  },
  async ({ container, request }) => {
    const caller = await requireCaller(request)
    return { token: await nextToken(container, caller), user: userView(caller) } satisfies SignedIn
  },
)
