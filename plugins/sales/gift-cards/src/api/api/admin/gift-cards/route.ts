import { route } from "@bon-perroquet/api-kit/http"
import { requireAdministrator } from "@bon-perroquet/api-kit/identity"
import { issuedGiftCardSchema, issueGiftCardSchema } from "@bon-perroquet/contract"
import { issueByStaff } from "../../../../staff"

export const POST = route(
  {
    summary: "Issue a gift card",
    description:
      "Returns the code of the new card. It is shown only once, because the shop stores a keyed hash. `key` is an " +
      "idempotency key: a repeated key is rejected.",
    access: "administrator",
    body: issueGiftCardSchema,
    answer: issuedGiftCardSchema,
    refusals: { 404: ["not_found"], 409: ["gift_card_issued"] },
    example: { amount_cents: 2500, reason: "Geste commercial", key: "card-2026-11-29-1" },
  },
  async ({ body, container, request }) => {
    const { email } = await requireAdministrator(request)
    return issueByStaff(container, email, body)
  },
)
