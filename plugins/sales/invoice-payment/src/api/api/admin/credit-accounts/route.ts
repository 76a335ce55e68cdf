import {
  creditAccountsQuerySchema,
  listedCreditAccountsSchema,
  TOTAL_COUNT_HEADER,
} from "@bon-perroquet/contract"
import { route } from "@bon-perroquet/api-kit/http"
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
  async ({ query, response, knex }) => {
    const { rows, total } = await listAccounts(knex, query)
    response.setHeader(TOTAL_COUNT_HEADER, String(total))
    return rows
  },
)
