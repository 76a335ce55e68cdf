import { repeatDeliveriesSchema } from "@bon-perroquet/contract"
import { route } from "@bon-perroquet/api-kit/http"
import { requireCaller } from "@bon-perroquet/api-kit/identity"
import { repeatsOfAccount } from "../../../../views"

export const GET = route(
  {
    summary: "List subscriptions",
    description: "Newest first, ended ones last.",
    access: "account",
    answer: repeatDeliveriesSchema,
  },
  async ({ container, request, language }) => {
    const { customer } = await requireCaller(request)
    return { repeats: customer ? await repeatsOfAccount(container, customer.id, language) : [] }
  },
)
