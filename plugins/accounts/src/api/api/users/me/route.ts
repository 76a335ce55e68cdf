import { deleteAccountSchema, type Accepted } from "@bon-perroquet/shop-api/contract"
import { Refusal, refuse, route } from "@bon-perroquet/shop-api/http"
import { requireCaller } from "@bon-perroquet/shop-api/identity"
import { eraseAccount } from "../../../../personal-data"
import { userView } from "../../../../people"
import { checkPassword } from "../../../../sign-in"

export const GET = route({}, async ({ request }) => userView(await requireCaller(request)))

/** Deletes the account, for whoever knows its password: a token alone may be a forgotten browser's. */
export const DELETE = route({ body: deleteAccountSchema }, async ({ body, container, request }) => {
  const caller = await requireCaller(request)
  await checkPassword(request, caller.email.toLowerCase(), body.password).catch((error: unknown) => {
    const isWrong = error instanceof Refusal && error.code === "invalid_credentials"
    throw isWrong ? refuse("wrong_password", 403) : error
  })
  await eraseAccount(container, caller)
  return { accepted: true } satisfies Accepted
})
