import {
  creditAccountsQuerySchema,
  listedCreditAccountsSchema,
  TOTAL_COUNT_HEADER,
} from "@bon-perroquet/contract"
import { route } from "@bon-perroquet/api-kit/http"
import { requireAdministrator } from "@bon-perroquet/api-kit/identity"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { listAccounts } from "../../../../credit"

export const GET = route(
  {
    summary: "List accounts that pay by invoice",
    description:
      "Accounts that may pay by invoice, and those with an open amount. The highest overdue amount comes first.",
    access: "administrator",
    query: creditAccountsQuerySchema,
    answer: listedCreditAccountsSchema,
    headers: { [TOTAL_COUNT_HEADER]: "How many match, on all pages." },
  },
  async ({ query, container, request, response }) => {
    await requireAdministrator(request)
    const { rows, total } = await listAccounts(
      container.resolve(ContainerRegistrationKeys.PG_CONNECTION),
      query,
    )
    response.setHeader(TOTAL_COUNT_HEADER, String(total))
    return rows
  },
)
