import { creditAccountSchema } from "@bon-perroquet/contract"
import { route } from "@bon-perroquet/api-kit/http"
import { requireCaller } from "@bon-perroquet/api-kit/identity"
import { creditAccount } from "../../../../statement"

export const GET = route(
  {
    summary: "Retrieve your statement of account",
    description:
      "Terms of payment by invoice, open invoices and entries. `terms` is null if the account may not pay by invoice. An " +
      "order by invoice may cost at most `available_cents`. An administrator without a customer account has no terms.",
    access: "account",
    answer: creditAccountSchema,
  },
  async ({ container, request }) => {
    const { customer } = await requireCaller(request)
    return creditAccount(container, customer?.id ?? "")
  },
)
