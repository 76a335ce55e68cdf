import { customerIdSchema } from "@bon-perroquet/contract"
import { route } from "@bon-perroquet/api-kit/http"
import { z } from "zod"
import { answerCsv } from "../../../../../../../statement/answer"
import { requireDebtor } from "../../../../../../../statement/staff"

export const GET = route(
  {
    summary: "Download an account's statement as CSV",
    description: "Invoices, credits and payments with the balance after each, oldest first.",
    access: "administrator",
    params: z.object({ id: customerIdSchema }),
    answer: { file: "text/csv" },
    refusals: { 404: ["customer_not_found"] },
  },
  async ({ params: { id }, container, response }) => {
    await requireDebtor(container, id)
    await answerCsv(response, container, id)
  },
)
