import { customerIdSchema } from "@bon-perroquet/contract"
import { route } from "@bon-perroquet/api-kit/http"
import { z } from "zod"
import { answerPdf } from "../../../../../../../statement/answer"
import { requireDebtor } from "../../../../../../../statement/staff"

export const GET = route(
  {
    summary: "Download an account's statement as PDF",
    description: "Invoices, credits and payments with the balance after each, oldest first.",
    access: "administrator",
    params: z.object({ id: customerIdSchema }),
    answer: { file: "application/pdf" },
    refusals: { 404: ["customer_not_found", "not_found"] },
  },
  async ({ params: { id }, container, response, language }) => {
    await requireDebtor(container, id)
    await answerPdf(response, container, id, language)
  },
)
