import { route } from "@bon-perroquet/api-kit/http"
import { storeCreditSchema } from "@bon-perroquet/contract"
import { requireCustomer, storeCreditCents } from "../../../../cards"

export const GET = route(
  {
    summary: "Read the customer's store credit",
    description: "The part that open payment pages have reserved is not included.",
    access: "account",
    answer: storeCreditSchema,
    refusals: { 403: ["administrator_account"], 404: ["not_found"] },
  },
  async ({ container, request }) => ({
    balance_cents: await storeCreditCents(container, await requireCustomer(request)),
    currency: "eur" as const,
  }),
)
