import { changePasswordSchema, signedInSchema, type SignedIn } from "@bon-perroquet/contract"
import { route } from "@bon-perroquet/api-kit/http"
import { requireCaller } from "@bon-perroquet/api-kit/identity"
import { userView } from "../../../../customers"
import { nextToken } from "../../../../sessions"
import { changePassword, rememberDevice, tellAccountChanged } from "../../../../sign-in"

export const PUT = route(
  {
    summary: "Change the password",
    description:
      "Requires the current password, and a code if the account has a second factor. All other sessions " +
      "end. Returns a new token for the current one.",
    access: "account",
    body: changePasswordSchema,
    answer: signedInSchema,
    refusals: {
      400: ["password_too_short", "password_too_common"],
      403: ["wrong_password", "mfa_required", "wrong_code"],
    },
    limit: "10 wrong passwords or codes in 15 minutes",
    example: { password: "noix de cajou", new_password: "amandes et noisettes" },
  },
  async ({ body, container, language, request, response }) => {
    const caller = await changePassword(request, await requireCaller(request), body)
    rememberDevice(request, response, caller)
    tellAccountChanged(container, "password", caller, language)
    return { token: await nextToken(container, caller), user: userView(caller) } satisfies SignedIn
  },
)
