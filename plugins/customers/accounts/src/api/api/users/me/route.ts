import { deleteAccountSchema, type Accepted, userSchema, acceptedSchema } from "@bon-perroquet/contract"
import { route } from "@bon-perroquet/api-kit/http"
import { requireCaller } from "@bon-perroquet/api-kit/identity"
import { eraseAccount } from "../../../../personal-data"
import { userView } from "../../../../customers"
import { requirePassword } from "../../../../sign-in"

export const GET = route(
  { summary: "Retrieve the current account", access: "account", answer: userSchema, versioned: true },
  async ({ request }) => userView(await requireCaller(request)),
)

export const DELETE = route(
  {
    summary: "Delete the current account",
    description:
      "Requires the password, because a forgotten browser can still have a token. The shop keeps " +
      "invoices and other accounting records that the law requires, without the account. Store credit is lost: send its " +
      "available amount as `given_up_cents`.",
    access: "account",
    body: deleteAccountSchema,
    answer: acceptedSchema,
    refusals: {
      403: ["wrong_password", "mfa_required", "administrator_account"],
      409: ["cart_frozen", "store_credit_left"],
      503: ["payment_unavailable"],
    },
    limit: "10 wrong passwords in 15 minutes",
    example: { password: "noix de cajou" },
  },
  async ({ body, container, request }) => {
    const caller = await requireCaller(request)
    await requirePassword(request, caller, body.password)
    await eraseAccount(container, caller, body.given_up_cents ?? 0)
    return { accepted: true } satisfies Accepted
  },
)
