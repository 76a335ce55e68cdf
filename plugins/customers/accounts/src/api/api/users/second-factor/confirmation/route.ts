import {
  confirmedSecondFactorSchema,
  confirmSecondFactorSchema,
  type ConfirmedSecondFactor,
} from "@bon-perroquet/contract"
import { route } from "@bon-perroquet/api-kit/http"
import { requireAdministrator } from "@bon-perroquet/api-kit/identity"
import { userView } from "../../../../../customers"
import { confirmSecondFactor } from "../../../../../second-factor"
import { nextToken, sessionsOf } from "../../../../../sessions"
import { tellAccountChanged } from "../../../../../sign-in"

export const POST = route(
  {
    summary: "Enable the second factor",
    description:
      "Requires a first code of the app. Returns a new token and the recovery codes, which are shown " +
      "only once. All other sessions end.",
    access: "administrator",
    body: confirmSecondFactorSchema,
    answer: confirmedSecondFactorSchema,
    refusals: { 403: ["wrong_code"], 409: ["second_factor_active", "second_factor_missing"] },
    limit: "10 wrong codes in 15 minutes",
    example: { code: "123456" },
  },
  async ({ body, container, language, request }) => {
    const caller = await requireAdministrator(request)
    const recovery_codes = await confirmSecondFactor(request, caller, body.code)
    await sessionsOf(container).endAll(caller.auth_identity_id, caller.session?.id)
    // The session's sensitive actions were confirmed with the password. From now on, they require a code.
    await sessionsOf(container).forgetProof(caller.session?.id ?? "")
    tellAccountChanged(container, "second_factor_on", caller, language)
    const token = await nextToken(container, caller, new Date().toISOString())
    return { token, user: userView(caller), recovery_codes } satisfies ConfirmedSecondFactor
  },
)
