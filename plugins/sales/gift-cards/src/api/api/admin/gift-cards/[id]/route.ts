import { route } from "@bon-perroquet/api-kit/http"
import { requireAdministrator } from "@bon-perroquet/api-kit/identity"
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
  async ({ params: { id }, container, request }) => {
    await requireAdministrator(request)
    return requireBalance(container, id)
  },
)
