import { route } from "@bon-perroquet/api-kit/http"
import { adminBalanceDetailSchema, balanceIdSchema } from "@bon-perroquet/contract"
import { z } from "zod"
import { requireBalance } from "../../../../../staff"

export const GET = route(
  {
    summary: "Retrieve a gift card or store credit",
    description: "The balance with its entries, newest first.",
    access: "administrator",
    params: z.object({ id: balanceIdSchema }),
    answer: adminBalanceDetailSchema,
    refusals: { 404: ["not_found"] },
  },
  ({ params: { id }, container }) => requireBalance(container, id),
)
