import { route } from "@bon-perroquet/api-kit/http"
import { answerCsv } from "../../../../../statement/answer"
import { requireCustomer } from "@bon-perroquet/api-kit/identity"

export const GET = route(
  {
    summary: "Download your statement of account as CSV",
    description: "Invoices, credits and payments with the balance after each, oldest first.",
    access: "account",
    answer: { file: "text/csv" },
    refusals: { 403: ["administrator_account"] },
    limit: "120 documents a minute",
  },
  async ({ container, request, response }) => {
    await answerCsv(response, container, await requireCustomer(request))
  },
)
