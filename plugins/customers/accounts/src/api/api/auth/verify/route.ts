import { verifyAddressSchema, type Accepted, acceptedSchema } from "@bon-perroquet/contract"
import { refuse, route } from "@bon-perroquet/api-kit/http"
import { callerOf, identityOf } from "@bon-perroquet/api-kit/identity"
import { markVerified } from "../../../../customers"
import { requirePassword } from "../../../../sign-in"
import { linkData } from "@bon-perroquet/api-kit/signed-links"

export const POST = route(
  {
    summary: "Verify an e-mail address",
    description:
      "Requires the token of the e-mailed link, and either a session of the account or its password. " +
      "The link alone is not enough, because a stranger can create an account with another person's " +
      "address.",
    access: "anyone-or-account",
    body: verifyAddressSchema,
    answer: acceptedSchema,
    refusals: { 400: ["link_expired"], 403: ["password_required", "wrong_password", "mfa_required"] },
    limit: "10 wrong passwords in 15 minutes",
    example: { token: "eyJhbGciOi…", password: "noix de cajou" },
  },
  async ({ body, knex, container, request }) => {
    const { identity: id, email } = linkData(container, "verify", body.token)
    const identity = await identityOf(knex, id)
    if (identity?.email !== email) throw refuse("link_expired", 400)
    // If the caller is not signed in to this account, the password is checked.
    const caller = await callerOf(request).catch(() => null)
    if (caller?.auth_identity_id !== id) {
      if (body.password === undefined) throw refuse("password_required", 403)
      await requirePassword(request, identity, body.password)
    }
    await markVerified(container, identity)
    return { accepted: true } satisfies Accepted
  },
)
