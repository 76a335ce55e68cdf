import { bothFactorsSchema, recoveryCodesSchema } from "@bon-perroquet/contract"
import { refuse, route } from "@bon-perroquet/api-kit/http"
import { requireCaller } from "@bon-perroquet/api-kit/identity"
import { newRecoveryCodes } from "../../../../../second-factor"
import { requirePassword } from "../../../../../sign-in"

export const POST = route(
  {
    summary: "Create new recovery codes",
    description: "They are shown only once. The previous codes become invalid.",
    access: "account",
    body: bothFactorsSchema,
    answer: recoveryCodesSchema,
    refusals: { 403: ["wrong_password", "wrong_code"], 409: ["second_factor_missing"] },
    limit: "10 wrong passwords or codes in 15 minutes",
    example: { password: "noix de cajou", code: "123456" },
  },
  async ({ body, container, request }) => {
    const caller = await requireCaller(request)
    if (!caller.has_second_factor) throw refuse("second_factor_missing", 409)
    await requirePassword(request, caller, body.password, body.code)
    return { recovery_codes: await newRecoveryCodes(container, caller) }
  },
)
