import { creditAccountSchema } from "@bon-perroquet/contract"
import { route } from "@bon-perroquet/api-kit/http"
import { creditAccount } from "../../../../statement"
import { requireCustomer } from "../../../../statement/customer"

export const GET = route(
  {
    summary: "Retrieve your statement of account",
    description:
      "Terms of payment by invoice, open invoices and entries. `terms` is null if the account may not pay by invoice. An " +
      "order by invoice may cost at most `available_cents`.",
    access: "account",
    answer: creditAccountSchema,
    refusals: { 403: ["administrator_account"] },
  },
  async ({ container, request }) => creditAccount(container, await requireCustomer(request)),
)
