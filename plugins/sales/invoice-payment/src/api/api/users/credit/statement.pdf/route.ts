import { route } from "@bon-perroquet/api-kit/http"
import { answerPdf } from "../../../../../statement/answer"
import { requireCustomer } from "@bon-perroquet/api-kit/identity"

export const GET = route(
  {
    summary: "Download your statement of account as PDF",
    description: "Invoices, credits and payments with the balance after each, oldest first.",
    access: "account",
    answer: { file: "application/pdf" },
    refusals: { 404: ["not_found"], 403: ["administrator_account"] },
    limit: "120 documents a minute",
  },
  async ({ container, request, response, language }) => {
    await answerPdf(response, container, await requireCustomer(request), language)
  },
)
