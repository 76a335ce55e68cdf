import { signedInSchema } from "@bon-perroquet/contract"
import { route } from "@bon-perroquet/shop-api/http"
import { issueToken, requireCaller } from "@bon-perroquet/shop-api/identity"
import type { SignedIn } from "@bon-perroquet/contract"
import { userView } from "../../../../people"

export const POST = route(
  {
    summary: "Get a new token",
    description: "For one that still holds: who uses the shop stays signed in.",
    access: "account",
    answer: signedInSchema,
  },
  async ({ container, request }) => {
    const caller = await requireCaller(request)
    const token = issueToken(container, caller, caller.is_admin ? "user" : "customer")
    return { token, user: userView(caller) } satisfies SignedIn
  },
)
