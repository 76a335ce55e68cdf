import { route } from "@bon-perroquet/api-kit/http"
import { ownStoreCreditSchema } from "@bon-perroquet/contract"
import { requireCustomer } from "@bon-perroquet/api-kit/identity"
import { ownStoreCredit } from "../../../../cards"

export const GET = route(
  {
    summary: "Read the customer's store credit",
    description:
      "The available balance, without the part that open payment pages have reserved, and its entries, newest first.",
    access: "account",
    answer: ownStoreCreditSchema,
    refusals: { 403: ["administrator_account"], 404: ["not_found"] },
  },
  async ({ container, request }) => ownStoreCredit(container, await requireCustomer(request)),
)
