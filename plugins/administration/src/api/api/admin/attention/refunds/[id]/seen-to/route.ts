import { recordChange } from "@bon-perroquet/change-log/changes"
import { seeToRefund } from "@bon-perroquet/orders/attention"
import { acceptedSchema, refundIdSchema, type Accepted } from "@bon-perroquet/contract"
import { refuse, route } from "@bon-perroquet/shop-api/http"
import { requireAdministrator } from "@bon-perroquet/shop-api/identity"
import { z } from "zod"

export const POST = route(
  {
    summary: "Say that a failed refund was seen to",
    description: "Its money was given back in another way: it needs nobody any more.",
    access: "administrator",
    params: z.object({ id: refundIdSchema }),
    answer: acceptedSchema,
    refusals: { 409: ["refund_not_failed"] },
  },
  async ({ params: { id }, container, request }) => {
    const { email } = await requireAdministrator(request)
    const seenTo = await seeToRefund(container, id, email)
    if (!seenTo) throw refuse("refund_not_failed", 409)
    await recordChange(container, {
      by: email,
      subject: "order",
      subject_id: seenTo.order_id,
      label: seenTo.order_number,
      action: "refund_seen_to",
      before: null,
      after: { amount_cents: seenTo.amount_cents },
    })
    return { accepted: true } satisfies Accepted
  },
)
