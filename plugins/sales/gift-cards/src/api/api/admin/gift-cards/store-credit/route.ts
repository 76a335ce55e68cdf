import { route } from "@bon-perroquet/api-kit/http"
import { giveStoreCreditSchema, storeCreditSchema } from "@bon-perroquet/contract"
import { creditByStaff } from "../../../../../staff"

export const POST = route(
  {
    summary: "Give store credit",
    description:
      "Adds to the store credit of a customer with an account, once per `key`. Returns the available balance.",
    access: "administrator",
    body: giveStoreCreditSchema,
    answer: storeCreditSchema,
    refusals: { 404: ["customer_not_found"] },
    example: { customer_id: "cus_01JX2V", amount_cents: 500, reason: "Retard", key: "credit-2026-11-29-1" },
  },
  async ({ body, administrator: { email }, container }) => ({
    balance_cents: await creditByStaff(container, email, body),
    currency: "eur" as const,
  }),
)
