import {
  acceptedSchema,
  bothFactorsSchema,
  newSecondFactorSchema,
  secondFactorSchema,
  startSecondFactorSchema,
  type Accepted,
} from "@bon-perroquet/contract"
import { route } from "@bon-perroquet/api-kit/http"
import { requireAdministrator, requireCaller } from "@bon-perroquet/api-kit/identity"
import { recordProof } from "../../../../fresh-proof"
import { recoveryCodesLeft, removeSecondFactor, startSecondFactor } from "../../../../second-factor"
import { requirePasswordAlone, tellAccountChanged } from "../../../../sign-in"

export const GET = route(
  {
    summary: "Retrieve the second factor's state",
    access: "account",
    answer: secondFactorSchema,
  },
  async ({ container, request }) => {
    const caller = await requireCaller(request)
    const { has_second_factor: enabled, auth_identity_id } = caller
    return {
      enabled,
      demanded: caller.is_admin && caller.second_factor_demanded,
      recovery_codes_left: enabled ? await recoveryCodesLeft(container, auth_identity_id) : 0,
    }
  },
)

export const POST = route(
  {
    summary: "Start the setup of a second factor",
    description:
      "For administrators. Enter the secret in an authenticator app (TOTP, RFC 6238), or show its URL " +
      "as a QR code. It becomes active after the confirmation with a first code.",
    access: "administrator",
    body: startSecondFactorSchema,
    answer: newSecondFactorSchema,
    refusals: { 403: ["wrong_password"], 409: ["second_factor_active"] },
    limit: "10 wrong passwords in 15 minutes",
    example: { password: "noix de cajou" },
  },
  async ({ body, container, request }) => {
    const caller = await requireAdministrator(request)
    await requirePasswordAlone(request, caller, body.password)
    await recordProof(container, caller)
    return startSecondFactor(container, caller)
  },
)

export const DELETE = route(
  {
    summary: "Remove the second factor",
    description: "Requires both the password and a code of the app or a recovery code.",
    access: "account",
    body: bothFactorsSchema,
    answer: acceptedSchema,
    refusals: { 403: ["wrong_password", "wrong_code"], 409: ["second_factor_missing"] },
    limit: "10 wrong passwords or codes in 15 minutes",
    example: { password: "noix de cajou", code: "123456" },
  },
  async ({ body, container, language, request }) => {
    const caller = await requireCaller(request)
    await requirePasswordAlone(request, caller, body.password)
    await removeSecondFactor(request, caller, body.code)
    tellAccountChanged(container, "second_factor_off", caller, language)
    return { accepted: true } satisfies Accepted
  },
)
